//! Domains: devices and handles.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

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

// Streams and events are the same to every thread that their context is current to.
#[domain(CUstream, live)]
#[any_thread]
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
    // Each thread has another one, and cases share it all the same, as they share the legacy one: its
    // work is waited for after each call. A capture or an attribute would stay in it, and what begins
    // the one or sets the other is a function that says `#[own_thread]`.
    PerThread = 2,
    /// A host function it runs has not returned.
    #[accepted]
    #[has(context = 1)]
    // Another thread holds it up, until the call is over.
    #[own_thread]
    Busy,
    #[refused(STREAM_CAPTURE_UNSUPPORTED)]
    #[has(context = 1)]
    #[own_thread]
    Capturing,
    #[refused(STREAM_CAPTURE_INVALIDATED)]
    #[is(capturing)]
    #[has(context = 1)]
    #[own_thread]
    CaptureInvalidated,
    /// Another thread has begun the capture, and not in relaxed mode.
    #[undefined]
    #[is(capturing)]
    #[has(context = 1)]
    // A call could draw what is this thread's own into the other's capture.
    #[own_thread]
    CapturedElsewhere,
    #[accepted]
    #[has(context = 2)]
    // To make it is to have another context current for a while.
    #[own_thread]
    OtherContext,
    #[undefined]
    Destroyed,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

#[domain(CUevent, live)]
#[any_thread]
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
    // Another thread holds up what it stands behind, until the call is over.
    #[own_thread]
    Pending,
    #[accepted]
    #[is(complete, ipc)]
    #[has(context = 1)]
    Interprocess,
    #[accepted]
    #[is(recorded, timed, complete)]
    #[has(context = 2)]
    // To make it is to have another context current for a while.
    #[own_thread]
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
#[any_thread]
enum StreamAttributeValue {
    /// All zeros.
    #[accepted]
    Plain,
    /// Bytes that mean nothing.
    #[accepted]
    Nonsense,
}
