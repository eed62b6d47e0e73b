//! Streams, and captures of their work into graphs.

/// Turns everything in the current device's L2 cache that was to persist back into ordinary lines.
fn cudaCtxResetPersistingL2Cache();

/// Calls a function on a thread of the driver once the earlier work of a stream is done or has
/// failed; its later work waits.
fn cudaStreamAddCallback(
    /// Stream whose order the call joins; null is the default stream.
    stream: _,
    /// The function, which gets the stream, its error and `userData`; it must make no CUDA calls.
    callback: _,
    /// What the function gets as its last argument.
    userData: _,
    /// Zero.
    flags: _,
);

/// Sets who may touch a range of managed memory, in stream order.
fn cudaStreamAttachMemAsync();

/// Begins a capture: work given to the stream becomes nodes of a graph and is not done.
fn cudaStreamBeginCapture(
    /// The stream; the legacy stream cannot be captured.
    stream: _,
    /// Which unsafe calls the capture forbids: of all threads, of this one, or none.
    mode: _,
);

/// Begins a capture into an existing graph, where the captured work waits for the given nodes.
fn cudaStreamBeginCaptureToGraph();

/// Begins to capture a stream once more onto a graph of the same topology, and asks a callback
/// about parameters that differ.
fn cudaStreamBeginRecaptureToGraph();

/// Gives a stream all attributes of another one of the same device.
fn cudaStreamCopyAttributes();

/// Creates a stream on the current device that synchronises with the legacy default stream.
fn cudaStreamCreate(
    /// Room for the stream, which `cudaStreamDestroy` destroys.
    pStream: _,
);

/// Creates a stream on the current device, which a flag makes independent of the legacy default
/// stream.
fn cudaStreamCreateWithFlags(
    /// Room for the stream, which `cudaStreamDestroy` destroys.
    pStream: _,
    /// Whether the stream synchronises with the legacy default stream.
    flags: _,
);

/// Creates a stream on the current device with a priority over other streams.
fn cudaStreamCreateWithPriority(
    /// Room for the stream, which `cudaStreamDestroy` destroys.
    pStream: _,
    /// Whether the stream synchronises with the legacy default stream.
    flags: _,
    /// Lower numbers go first; moved into the device's range.
    priority: _,
);

/// Destroys a stream, at once or when its work is done; the call does not wait.
fn cudaStreamDestroy(
    /// The stream; those that are always there stay.
    stream: _,
);

/// Ends a capture and returns the graph that it created.
fn cudaStreamEndCapture(
    /// The stream in which the capture was begun.
    stream: _,
    /// Room for the graph, which is null where the capture was invalidated.
    pGraph: _,
);

/// Returns one attribute of a stream, such as its L2 access policy or its priority.
fn cudaStreamGetAttribute();

/// Tells whether a stream is being captured, and if so into which graph and behind which nodes.
fn cudaStreamGetCaptureInfo(
    /// The stream.
    stream: _,
    /// Room for whether it is being captured, or was and has been invalidated.
    captureStatus_out: _,
    /// Room for the number of the capture; may be null.
    id_out: _,
    /// Room for the graph that is being built, which the caller may change but not destroy; may be
    /// null.
    graph_out: _,
    /// Room for the nodes that the stream's next work will wait for, valid until the stream
    /// changes; may be null.
    dependencies_out: _,
    /// Room for the data on the edges from those nodes; may be null where no edge has any.
    edgeData_out: _,
    /// Room for the number of those nodes; may be null.
    numDependencies_out: _,
);

/// Returns the device that a stream runs on.
fn cudaStreamGetDevice();

/// Returns the flags that a stream was created with.
fn cudaStreamGetFlags();

/// Returns a number that no other stream of the process has or had.
fn cudaStreamGetId();

/// Returns the priority of a stream, as it was moved into the device's range.
fn cudaStreamGetPriority(
    /// The stream.
    hStream: _,
    /// Room for the priority; lower numbers go first.
    priority: _,
);

/// Tells whether a stream is being captured, is not, or was and has been invalidated.
fn cudaStreamIsCapturing(
    /// The stream.
    stream: _,
    /// Room for the answer.
    pCaptureStatus: _,
);

/// Tells without waiting whether a stream has done everything it was given.
fn cudaStreamQuery(
    /// The stream; null is the default stream.
    stream: _,
);

/// Sets one attribute of a stream, such as its L2 access policy or its priority, for the work that
/// follows.
fn cudaStreamSetAttribute();

/// Waits until a stream has done everything it was given.
fn cudaStreamSynchronize(
    /// The stream; null is the default stream.
    stream: _,
);

/// Sets or adds to the nodes that the next work of a stream under capture waits for.
fn cudaStreamUpdateCaptureDependencies(
    /// The stream, which is being captured.
    stream: _,
    /// The nodes; null if there are none.
    dependencies: _,
    /// Data on the edge from each; null for ordinary edges.
    dependencyData: _,
    /// How many nodes there are.
    numDependencies: _,
    /// Whether they are added to those that are there or take their place.
    flags: _,
);

/// Makes later work of a stream wait for what an event holds now; the calling thread does not wait.
fn cudaStreamWaitEvent(
    /// The stream; null is the default stream.
    stream: _,
    /// The event; of any device. One that was never recorded holds nothing.
    event: _,
    /// Whether a capture gets a node that waits for the event each time the graph runs.
    flags: _,
);

/// Gives the calling thread a capture mode, which says what unsafe calls it may make, and returns
/// the one it had.
fn cudaThreadExchangeStreamCaptureMode(
    /// The new mode; room for the old one at the same time.
    mode: _,
);
