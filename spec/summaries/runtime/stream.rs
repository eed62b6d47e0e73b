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

/// Tells whether a stream is being captured, is not, or was and has been invalidated.
fn cudaStreamIsCapturing(
    /// The stream.
    stream: _,
    /// Room for the answer.
    pCaptureStatus: _,
);

/// Sets one attribute of a stream, such as its L2 access policy or its priority, for the work that
/// follows.
fn cudaStreamSetAttribute();

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

/// Gives the calling thread a capture mode, which says what unsafe calls it may make, and returns
/// the one it had.
fn cudaThreadExchangeStreamCaptureMode(
    /// The new mode; room for the old one at the same time.
    mode: _,
);
