//! Domains: room for results, values to read, texts and functions.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A place for one result; written when the call succeeds and untouched when it fails, unless the parameter
/// says otherwise.
#[domain(place)]
enum Out<T> {
    /// Room for the result.
    #[accepted]
    Place,
    /// Null: no room.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// One value to read.
#[domain(pointer)]
enum In<T> {
    /// A value.
    #[accepted]
    #[is(given)]
    Given,
    /// Null: no value.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// One value to read, which a call needs not be given.
#[domain(pointer)]
enum Optional<T> {
    /// Null: no value.
    #[accepted]
    Null = 0,
    /// A value.
    #[accepted]
    Given,
}

/// A record that is passed as it is, or lies in another.
#[domain(record)]
enum Record<T> {
    /// A record, each field of which is described by itself.
    #[accepted]
    Given,
}

/// One value to read, which a successful call replaces.
#[domain(pointer, replaced)]
enum InOut<T, from = None> {
    /// Room with a value in it.
    #[accepted]
    #[is(given)]
    Given,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// `count` elements to read.
#[domain(array)]
enum Slice<T, count> {
    /// One element.
    #[accepted]
    #[has(len = 1)]
    One,
    /// Two elements that differ, where there are two.
    #[accepted]
    #[has(len = 2)]
    Two,
    /// The same element twice.
    #[accepted]
    #[has(len = 2)]
    #[repeated]
    Twice,
    /// No element, behind a pointer that leads somewhere.
    #[accepted]
    #[is(empty)]
    #[has(len = 0)]
    Empty,
    /// No element, behind null.
    #[accepted]
    #[is(empty, null)]
    #[has(len = 0)]
    NullEmpty = 0,
    /// Null, although an element is promised.
    #[refused(INVALID_VALUE)]
    #[has(len = 1)]
    Null = 0,
}

/// As many elements as another array has, one for each of its own; a successful call may replace them.
#[domain(array, replaced)]
enum Beside<T, other> {
    /// As many elements as the other array has.
    #[accepted]
    #[has(len = other.len())]
    Given,
    /// Null.
    #[refused(INVALID_VALUE)]
    #[has(len = 0)]
    Null = 0,
}

/// Room for `count` results.
#[domain(place)]
enum OutSlice<T, count> {
    /// Room for all results.
    #[accepted]
    Room,
    /// Null: no room.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// Room for a text of so many bytes, its end mark included.
#[domain(place)]
enum OutText<size> {
    /// Room for the text.
    #[accepted]
    Room,
    /// Null: no room.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// A word handed through to a callback.
#[domain]
enum Opaque {
    /// Null.
    #[accepted]
    Null = 0,
    /// Some other word.
    #[accepted]
    Some = 0x1234_5678,
}

/// The name of one of the driver's own functions, without version or stream suffix.
#[domain(text)]
#[any_thread]
enum DriverSymbol {
    /// A name that every driver knows, since CUDA 2.0.
    #[accepted]
    #[has(introduced = 2000, function = exports.cuInit())]
    Known = "cuInit",
    /// A name that drivers know since CUDA 12.0.
    #[accepted]
    #[is(known)]
    #[has(introduced = 12000, function = exports.cuLibraryLoadData())]
    #[gate(driver.version() >= 12000)]
    Recent = "cuLibraryLoadData",
    /// A name that no driver knows.
    #[accepted]
    Unknown = "cuNobodyKnowsThis",
    /// The empty text.
    #[accepted]
    Empty = "",
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// The address of a device on the PCI bus, as text.
#[domain(text)]
#[any_thread]
enum PciBusId {
    /// The address of the first device.
    #[accepted]
    First,
    /// An address in the right form, where there is no device.
    #[refused(INVALID_DEVICE)]
    Absent = "fffe:fe:1e.0",
    /// A text that is no such address.
    #[refused(INVALID_VALUE)]
    Malformed = "not an address",
    /// The empty text.
    #[refused(INVALID_VALUE)]
    Empty = "",
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// A host function of a type of the headers; the suite supplies each behaviour.
#[domain(function)]
enum Callback<F> {
    /// A function that returns at once.
    #[accepted]
    Returns,
    /// A function that calls the driver.
    #[accepted]
    CallsApi,
    /// Null: no function.
    #[refused(INVALID_VALUE)]
    Null = 0,
}
