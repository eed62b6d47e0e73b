//! The closed list of domains.
//!
//! A variant is an exemplar, and its discriminant is the value the planner computes with.
//! Exemplars marked `accepted` pass, those marked `refused` carry the domain's implied rule,
//! `undefined` ones crash or worse. A parameter lists what it accepts beyond that:
//! `Stream<Null>`. `is` gives an exemplar its predicates (its own name is one of them),
//! `has` its numbers, `when` the live values that count as it, `gate` what a machine must offer.
//!
//! The words in `#[domain(..)]`: a C type, `live` (made by the driver: an exemplar without a value
//! exists only once it is initialised), and how a value is passed: `place`, `pointer`, `array`,
//! `record`; by value if none.

// ---- Plain values -------------------------------------------------------------------------

/// Any value of the C type.
#[domain]
enum Any {
    #[accepted]
    Zero = 0,
    #[accepted]
    Some = 7,
}

/// A parameter kept for later, zero for now.
#[domain]
enum Reserved {
    #[accepted]
    Zero = 0,
    #[refused(INVALID_VALUE)]
    #[when(value != 0)]
    One = 1,
    #[refused(INVALID_VALUE)]
    HighBit = 0x8000_0000,
}

/// One enumerator of `E`, as the driver under test knows it.
#[domain]
enum OneOf<E> {
    #[accepted]
    Each = each(E),
    #[refused(INVALID_VALUE)]
    Unset = gap(E),
    #[refused(INVALID_VALUE)]
    Unknown = beyond(E),
}

/// Bits of `E`, freely combined.
#[domain]
enum BitsOf<E> {
    #[accepted]
    None = 0,
    #[accepted]
    Each = each(E),
    #[accepted]
    All = all(E),
    #[refused(INVALID_VALUE)]
    UnknownBit = beyond(E),
}

/// One enumerator under `mask`, with free bits beside it.
#[domain]
enum Masked<E, mask> {
    #[accepted]
    Each = within(E),
    #[accepted]
    Bit = beside(E),
    #[refused(INVALID_VALUE)]
    Mixed = mixed(E),
    #[refused(INVALID_VALUE)]
    UnknownBit = beyond(E),
}

/// A number between two bounds, both allowed.
#[domain]
enum Range<lo, hi> {
    #[accepted]
    Lowest = lo,
    #[accepted]
    Highest = hi,
    #[refused(INVALID_VALUE)]
    #[when(value < lo)]
    Below = lo - 1,
    #[refused(INVALID_VALUE)]
    #[when(value > hi)]
    Above = hi + 1,
}

/// A number that the driver moves to the nearer end of what it can do.
#[domain]
enum Clamped {
    #[accepted]
    Zero = 0,
    #[accepted]
    Low = -100,
    #[accepted]
    High = 100,
}

/// Bits that headers give as macros: everything up to `all` is known.
#[domain]
enum Flags<all> {
    #[accepted]
    None = 0,
    #[accepted]
    Lowest = 1,
    #[accepted]
    Highest = (all + 1) / 2,
    #[accepted]
    All = all,
    #[refused(INVALID_VALUE)]
    #[when(value & all != value)]
    UnknownBit = 0x4000_0000,
}

/// A CUDA version as the driver encodes it, 13000 for 13.0.
#[domain]
enum CudaVersion {
    #[accepted]
    Current = 13000,
    #[accepted]
    Older = 11070,
    #[accepted]
    Oldest = 2000,
    #[accepted]
    #[is(too_old)]
    Zero = 0,
    #[accepted]
    #[is(too_old)]
    Negative = -1,
    #[accepted]
    Future = 99000,
}

// ---- Sizes --------------------------------------------------------------------------------

/// Bytes to allocate.
#[domain]
enum Size {
    #[accepted]
    Page = 65536,
    #[accepted]
    Small = 1,
    #[refused(INVALID_VALUE)]
    Zero = 0,
    #[refused(OUT_OF_MEMORY)]
    #[when(value > 0x100_0000_0000)]
    Huge = 0x1000_0000_0000_0000,
}

/// Bytes of the range that starts at `of`.
#[domain]
enum Bytes<of> {
    #[accepted]
    Whole = of.remaining(),
    #[accepted]
    Partial = of.remaining() / 2,
    #[accepted]
    One = 1,
    #[accepted]
    Zero = 0,
    #[refused(INVALID_VALUE)]
    #[when(value > of.remaining())]
    Over = of.remaining() + 1,
}

/// Elements of `size` bytes in the range that starts at `of`.
#[domain]
enum Elements<of, size> {
    #[accepted]
    Whole = of.remaining() / size,
    #[accepted]
    Partial = of.remaining() / size / 2,
    #[accepted]
    One = 1,
    #[accepted]
    Zero = 0,
    #[refused(INVALID_VALUE)]
    #[when(value > of.remaining() / size)]
    Over = of.remaining() / size + 1,
}

/// Bytes that must equal the size of the value behind `of`.
#[domain]
enum SizeOf<of> {
    #[accepted]
    Exact = of.value_size(),
    #[refused(INVALID_VALUE)]
    Short = of.value_size() - 1,
    #[refused(INVALID_VALUE)]
    Long = of.value_size() * 2,
    #[refused(INVALID_VALUE)]
    #[when(value != of.value_size())]
    Zero = 0,
}

/// How many elements the array beside it has; the array's exemplar decides.
#[domain]
enum Count<array> {
    #[accepted]
    Exact = array.len(),
}

/// How much of something there is to do; none is fine.
#[domain]
enum Length<some> {
    #[accepted]
    Some = some,
    #[accepted]
    One = 1,
    #[accepted]
    Zero = 0,
}

/// Bytes between two rows.
#[domain]
enum Pitch {
    #[accepted]
    Wide = 512,
    #[accepted]
    #[is(narrow)]
    Narrow = 3,
    #[accepted]
    Odd = 511,
    #[accepted]
    Zero = 0,
    #[accepted]
    #[is(enormous)]
    Enormous = 0x8000_0000,
}

/// Bytes of one element that rows are aligned for.
#[domain]
enum ElementSize {
    #[accepted]
    Four = 4,
    #[accepted]
    Eight = 8,
    #[accepted]
    Sixteen = 16,
    #[refused(INVALID_VALUE)]
    #[when(value != 4 && value != 8 && value != 16)]
    Three = 3,
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

// ---- Places and arrays --------------------------------------------------------------------

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

// ---- Text and functions -------------------------------------------------------------------

/// The name of one of the driver's own functions, without version or stream suffix.
#[domain(text)]
enum DriverSymbol {
    #[accepted]
    #[has(introduced = 2000)]
    Known,
    #[accepted]
    #[is(known)]
    #[has(introduced = 12000)]
    Recent,
    #[accepted]
    Unknown,
    #[accepted]
    Empty,
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// The address of a device on the PCI bus, as text.
#[domain(text)]
enum PciBusId {
    #[accepted]
    First,
    #[refused(INVALID_DEVICE)]
    Absent,
    #[refused(INVALID_VALUE)]
    Malformed,
    #[refused(INVALID_VALUE)]
    Empty,
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// A host function; the suite supplies each behaviour.
#[domain(function)]
enum Callback {
    #[accepted]
    Returns,
    #[accepted]
    CallsApi,
    #[refused(INVALID_VALUE)]
    Null = 0,
}

// ---- Devices and handles ------------------------------------------------------------------

/// A device handle or ordinal.
#[domain(CUdevice)]
enum Device {
    #[accepted]
    First = 0,
    #[accepted]
    #[gate(machine.devices() >= 2)]
    Second = 1,
    #[refused(INVALID_DEVICE)]
    #[when(value == -1)]
    Cpu = -1,
    #[refused(INVALID_DEVICE)]
    #[when(value >= machine.devices())]
    Beyond = 99,
    #[refused(INVALID_DEVICE)]
    #[when(value < -1)]
    Negative = -5,
}

/// A memory location: a kind and an id. Nothing is accepted unless the parameter lists it.
#[domain(CUmemLocation, record)]
enum Location {
    #[refused(INVALID_VALUE)]
    #[has(r#type = 1, id = 0)]
    Device,
    #[refused(INVALID_VALUE)]
    #[has(r#type = 2, id = 0)]
    Host,
    #[refused(INVALID_VALUE)]
    #[is(numa)]
    #[has(r#type = 3, id = 0)]
    HostNuma,
    #[refused(INVALID_VALUE)]
    #[is(numa)]
    #[has(r#type = 4, id = 0)]
    HostNumaCurrent,
    #[refused(INVALID_DEVICE)]
    #[has(r#type = 1, id = 99)]
    DeviceBeyond,
    #[refused(INVALID_VALUE)]
    #[has(r#type = 3, id = 77)]
    NumaBeyond,
    #[refused(INVALID_VALUE)]
    #[has(r#type = 0, id = 0)]
    Invalid,
    #[refused(INVALID_VALUE)]
    #[has(r#type = 9, id = 0)]
    Unknown,
}

#[domain(CUstream, live)]
enum Stream {
    #[accepted]
    #[has(context = 1)]
    Created,
    #[accepted]
    #[has(context = 1)]
    NonBlocking,
    #[refused(INVALID_HANDLE)]
    #[is(special)]
    #[has(context = 1)]
    Null = 0,
    #[refused(INVALID_HANDLE)]
    #[is(special)]
    #[has(context = 1)]
    Legacy = 1,
    #[refused(INVALID_HANDLE)]
    #[is(special)]
    #[has(context = 1)]
    PerThread = 2,
    /// A host function it runs has not returned.
    #[accepted]
    #[has(context = 1)]
    Busy,
    #[refused(STREAM_CAPTURE_UNSUPPORTED)]
    #[has(context = 1)]
    Capturing,
    #[refused(STREAM_CAPTURE_INVALIDATED)]
    #[is(capturing)]
    #[has(context = 1)]
    CaptureInvalidated,
    /// Another thread has begun the capture, and not in relaxed mode.
    #[undefined]
    #[is(capturing)]
    #[has(context = 1)]
    CapturedElsewhere,
    #[accepted]
    #[has(context = 2)]
    OtherContext,
    #[undefined]
    Destroyed,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

#[domain(CUevent, live)]
enum Event {
    #[accepted]
    #[is(recorded, timed, complete)]
    #[has(context = 1)]
    Recorded,
    #[accepted]
    #[is(timed, complete)]
    #[has(context = 1)]
    Unrecorded,
    #[accepted]
    #[is(recorded, complete)]
    #[has(context = 1)]
    NoTiming,
    #[accepted]
    #[is(recorded, timed)]
    #[has(context = 1)]
    Pending,
    #[accepted]
    #[is(complete, ipc)]
    #[has(context = 1)]
    Interprocess,
    #[accepted]
    #[is(recorded, timed, complete)]
    #[has(context = 2)]
    OtherContext,
    #[refused(INVALID_HANDLE)]
    Null = 0,
    #[undefined]
    Destroyed,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

#[domain(CUcontext, live)]
enum Context {
    /// The current one, which is the primary context of the first device.
    #[accepted]
    #[has(context = 1, current = 1)]
    Primary,
    /// Made by `cuCtxCreate`, not current.
    #[accepted]
    #[has(context = 3, current = 0)]
    Created,
    #[refused(INVALID_CONTEXT)]
    Null = 0,
    #[refused(CONTEXT_IS_DESTROYED)]
    Destroyed,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// What a context is made with beyond its flags.
#[domain(CUctxCreateParams, live)]
enum ContextParams {
    /// Nothing in it.
    #[accepted]
    Nothing,
    /// A share of the multiprocessors.
    #[accepted]
    Affinity,
    /// A partnership with graphics.
    #[accepted]
    Graphics,
}

/// A share of the device: its kind and how many multiprocessors.
#[domain(CUexecAffinityParam, live)]
enum AffinityParam {
    #[accepted]
    Multiprocessors,
    #[refused(INVALID_VALUE)]
    Unknown,
}

#[domain(CUmemoryPool, live)]
enum MemPool {
    #[accepted]
    Default,
    #[accepted]
    Created,
    #[refused(INVALID_VALUE)]
    Null = 0,
    #[undefined]
    Destroyed,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

#[domain(CUgraph, live)]
enum Graph {
    #[accepted]
    Empty,
    #[refused(INVALID_VALUE)]
    Null = 0,
    #[undefined]
    Destroyed,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A node of the graph at hand.
#[domain(CUgraphNode, live)]
enum Node {
    #[accepted]
    Member,
    #[refused(INVALID_VALUE)]
    Null = 0,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A value a stream attribute can take.
#[domain(CUstreamAttrValue, live)]
enum StreamAttributeValue {
    /// All zeros.
    #[accepted]
    Plain,
    /// Bytes that mean nothing.
    #[accepted]
    Nonsense,
}

// ---- Memory -------------------------------------------------------------------------------

/// An address, of the device or of the host. Nothing is accepted unless the parameter lists it.
#[domain(CUdeviceptr, live)]
enum Address {
    #[refused(INVALID_VALUE)]
    #[is(allocation, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Device,
    #[refused(INVALID_VALUE)]
    #[is(device, device_accessible)]
    #[has(allocation_size = 65536, offset = 256, remaining = 65280)]
    Interior,
    #[refused(INVALID_VALUE)]
    #[is(device, device_accessible)]
    #[has(allocation_size = 65536, offset = 1, remaining = 65535)]
    Misaligned,
    #[refused(INVALID_VALUE)]
    #[is(allocation, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Managed,
    #[refused(INVALID_VALUE)]
    #[is(managed, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 4096, remaining = 61440)]
    ManagedInterior,
    #[refused(INVALID_VALUE)]
    #[is(allocation, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Pooled,
    #[refused(INVALID_VALUE)]
    #[is(host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Pinned,
    #[refused(INVALID_VALUE)]
    #[is(pinned, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 256, remaining = 65280)]
    PinnedInterior,
    #[refused(INVALID_VALUE)]
    #[is(host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Registered,
    #[refused(INVALID_VALUE)]
    #[is(host_accessible)]
    #[has(remaining = 65536)]
    Pageable,
    #[refused(INVALID_VALUE)]
    #[has(remaining = 65536)]
    Freed,
    #[refused(INVALID_VALUE)]
    #[has(remaining = 65536)]
    Null = 0,
    #[refused(INVALID_VALUE)]
    #[has(remaining = 65536)]
    Garbage = 0xdead_0000_beef,
}

/// Host memory the call itself reads or writes.
#[domain(live)]
enum Host {
    #[accepted]
    #[has(remaining = 131072)]
    Pageable,
    #[accepted]
    #[has(remaining = 131072)]
    Pinned,
    #[refused(INVALID_VALUE)]
    Null = 0,
    #[undefined]
    Unmapped = 0xdead_0000_beef,
}
