//! Domains: room for results, values to read, texts and functions.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A place for one result; untouched when the call fails, unless `OnFailure` says otherwise.
#[domain(place)]
enum Out<T> {
    #[accepted]
    Place,
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// One value to read.
#[domain(pointer)]
enum In<T> {
    #[accepted]
    #[is(given)]
    Given,
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// A record that is passed as it is, or lies in another.
#[domain(record)]
enum Record<T> {
    #[accepted]
    Given,
}

/// One value to read, which a successful call replaces.
#[domain(pointer, replaced)]
enum InOut<T, from = None> {
    #[accepted]
    #[is(given)]
    Given,
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// `count` elements to read.
#[domain(array)]
enum Slice<T, count> {
    #[accepted]
    #[has(len = 1)]
    One,
    #[accepted]
    #[has(len = 2)]
    Two,
    #[accepted]
    #[has(len = 2)]
    Twice,
    #[accepted]
    #[is(empty)]
    #[has(len = 0)]
    Empty,
    #[accepted]
    #[is(empty, null)]
    #[has(len = 0)]
    NullEmpty = 0,
    #[refused(INVALID_VALUE)]
    #[has(len = 1)]
    Null = 0,
}

/// As many elements as another array has, one for each of its own; a successful call may replace them.
#[domain(array, replaced)]
enum Beside<T, other> {
    #[accepted]
    #[has(len = other.len())]
    Given,
    #[refused(INVALID_VALUE)]
    #[has(len = 0)]
    Null = 0,
}

/// Room for `count` results.
#[domain(place)]
enum OutSlice<T, count> {
    #[accepted]
    Room,
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// Room for a text of so many bytes, its end mark included.
#[domain(place)]
enum OutText<size> {
    #[accepted]
    Room,
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// A word handed through to a callback.
#[domain]
enum Opaque {
    #[accepted]
    Null = 0,
    #[accepted]
    Some = 0x1234_5678,
}

/// The name of one of the driver's own functions, without version or stream suffix.
#[domain(text)]
#[any_thread]
enum DriverSymbol {
    #[accepted]
    #[has(introduced = 2000)]
    Known = "cuInit",
    #[accepted]
    #[is(known)]
    #[has(introduced = 12000)]
    Recent = "cuLibraryLoadData",
    #[accepted]
    Unknown = "cuNobodyKnowsThis",
    #[accepted]
    Empty = "",
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// The address of a device on the PCI bus, as text.
#[domain(text)]
#[any_thread]
enum PciBusId {
    #[accepted]
    First,
    #[refused(INVALID_DEVICE)]
    Absent = "fffe:fe:1e.0",
    #[refused(INVALID_VALUE)]
    Malformed = "not an address",
    #[refused(INVALID_VALUE)]
    Empty = "",
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// A host function of a type of the headers; the suite supplies each behaviour.
#[domain(function)]
enum Callback<F> {
    #[accepted]
    Returns,
    #[accepted]
    CallsApi,
    #[refused(INVALID_VALUE)]
    Null = 0,
}
