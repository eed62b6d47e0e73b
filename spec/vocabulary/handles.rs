//! Domains: devices and handles.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A device handle or ordinal.
#[domain(CUdevice)]
enum Device {
    /// The first device, which every machine with a driver has.
    #[accepted]
    First = 0,
    /// The second device.
    #[accepted]
    #[gate(machine.devices() >= 2)]
    Second = 1,
    /// The number that stands for the host where a location is meant.
    #[refused(INVALID_DEVICE)]
    #[when(value == -1)]
    Cpu = -1,
    /// A number past the last device.
    #[refused(INVALID_DEVICE)]
    #[when(value >= machine.devices())]
    Beyond = 99,
    /// A number below zero that stands for nothing.
    #[refused(INVALID_DEVICE)]
    #[when(value < -1)]
    Negative = -5,
}

/// A memory location: a kind and an id. Nothing is accepted unless the parameter lists it.
#[domain(CUmemLocation, record)]
enum Location {
    /// The first device.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 1, id = 0)]
    Device,
    /// The host, whichever node.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 2, id = 0)]
    Host,
    /// The first node of the host.
    #[refused(INVALID_VALUE)]
    #[is(numa)]
    #[has(r#type = 3, id = 0)]
    HostNuma,
    /// The node of the host that the calling thread runs on.
    #[refused(INVALID_VALUE)]
    #[is(numa)]
    #[has(r#type = 4, id = 0)]
    HostNumaCurrent,
    /// A device past the last one.
    #[refused(INVALID_DEVICE)]
    #[has(r#type = 1, id = 99)]
    DeviceBeyond,
    /// A node that the host does not have.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 3, id = 77)]
    NumaBeyond,
    /// The kind that the header calls invalid.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 0, id = 0)]
    Invalid,
    /// A kind that the header does not know.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 9, id = 0)]
    Unknown,
}

// Streams and events are the same to every thread that their context is current to.
#[domain(CUstream, live)]
#[any_thread]
enum Stream {
    /// A stream that the suite has made, and that waits for the legacy stream.
    #[accepted]
    #[has(context = 1)]
    Created,
    /// A stream that the suite has made, and that does not wait for the legacy stream.
    #[accepted]
    #[has(context = 1)]
    NonBlocking,
    /// Null: the legacy stream, or the one of the thread, by the symbol that is called.
    #[refused(INVALID_HANDLE)]
    #[is(special)]
    #[has(context = 1)]
    Null = 0,
    /// The legacy stream by its own handle.
    #[refused(INVALID_HANDLE)]
    #[is(special)]
    #[has(context = 1)]
    Legacy = 1,
    /// The stream of the calling thread by its own handle.
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
    /// The calling thread captures it in relaxed mode.
    #[refused(STREAM_CAPTURE_UNSUPPORTED)]
    #[has(context = 1)]
    #[own_thread]
    Capturing,
    /// It is being captured, and a mistake has spoilt the capture.
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
    /// A stream of a context that is not current.
    #[accepted]
    #[has(context = 2)]
    // To make it is to have another context current for a while.
    #[own_thread]
    OtherContext,
    /// A stream that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

#[domain(CUevent, live)]
#[any_thread]
enum Event {
    /// An event that was recorded and has happened.
    #[accepted]
    #[is(recorded, timed, complete)]
    #[has(context = 1)]
    Recorded,
    /// An event that was never recorded.
    #[accepted]
    #[is(timed, complete)]
    #[has(context = 1)]
    Unrecorded,
    /// An event that was recorded and does not take the time.
    #[accepted]
    #[is(recorded, complete)]
    #[has(context = 1)]
    NoTiming,
    /// An event that stands behind work which is not done.
    #[accepted]
    #[is(recorded, timed)]
    #[has(context = 1)]
    // Another thread holds up what it stands behind, until the call is over.
    #[own_thread]
    Pending,
    /// An event that is shared between processes.
    #[accepted]
    #[is(complete, ipc)]
    #[has(context = 1)]
    Interprocess,
    /// An event of a context that is not current.
    #[accepted]
    #[is(recorded, timed, complete)]
    #[has(context = 2)]
    // To make it is to have another context current for a while.
    #[own_thread]
    OtherContext,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// An event that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
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
    /// Null.
    #[refused(INVALID_CONTEXT)]
    Null = 0,
    /// A context that was destroyed.
    #[refused(CONTEXT_IS_DESTROYED)]
    Destroyed,
    /// A number that never was a handle.
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
    /// A number of multiprocessors.
    #[accepted]
    Multiprocessors,
    /// A kind of share that the header does not know.
    #[refused(INVALID_VALUE)]
    Unknown,
}

#[domain(CUmemoryPool, live)]
enum MemPool {
    /// The device's own pool.
    #[accepted]
    Default,
    /// A pool that the suite has made.
    #[accepted]
    Created,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A pool that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

#[domain(CUgraph, live)]
enum Graph {
    /// A graph without nodes.
    #[accepted]
    Empty,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A graph that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A node of the graph at hand.
#[domain(CUgraphNode, live)]
enum Node {
    /// A node of the graph.
    #[accepted]
    Member,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A number that never was a handle.
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
