//! Streams, and captures of their work into graphs.

/// Turns everything in the current device's L2 cache that was to persist back into ordinary lines.
fn cudaCtxResetPersistingL2Cache();

/// Has a thread of the driver call a function when the stream comes to it, even after an error;
/// later work of the stream waits for it.
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

/// Begins to note a stream's work in a graph instead of doing it.
fn cudaStreamBeginCapture(
    /// The stream; the legacy stream cannot be captured.
    stream: _,
    /// Which unsafe calls the capture forbids: of all threads, of this one, or none.
    mode: _,
);

/// Begins to note a stream's work in a graph that is there already, behind given nodes of it.
fn cudaStreamBeginCaptureToGraph();

/// Begins to capture a stream once more onto a graph of the same shape, and asks a callback about
/// parameters that differ.
fn cudaStreamBeginRecaptureToGraph();

/// Gives a stream the attributes of another.
fn cudaStreamCopyAttributes();

/// Makes a stream of the current device that waits for the legacy stream and the other way round.
fn cudaStreamCreate(
    /// Room for the stream, which `cudaStreamDestroy` gives up.
    pStream: _,
);

/// Makes a stream of the current device, which may be independent of the legacy stream.
fn cudaStreamCreateWithFlags(
    /// Room for the stream, which `cudaStreamDestroy` gives up.
    pStream: _,
    /// Whether the stream waits for the legacy stream and the other way round.
    flags: _,
);

/// Makes a stream of the current device with a priority.
fn cudaStreamCreateWithPriority(
    /// Room for the stream, which `cudaStreamDestroy` gives up.
    pStream: _,
    /// Whether the stream waits for the legacy stream and the other way round.
    flags: _,
    /// Lower numbers go first; moved into the device's range.
    priority: _,
);

/// Destroys a stream, at once or when its work is done; the call does not wait.
fn cudaStreamDestroy(
    /// The stream; those that are always there stay.
    stream: _,
);

/// Ends a capture and returns the graph that was made.
fn cudaStreamEndCapture(
    /// The stream in which the capture was begun.
    stream: _,
    /// Room for the graph, which is null where the capture was spoilt.
    pGraph: _,
);

/// Returns one attribute of a stream.
fn cudaStreamGetAttribute();

/// Tells whether a stream is being captured, and if so into which graph and behind which nodes.
fn cudaStreamGetCaptureInfo(
    /// The stream.
    stream: _,
    /// Room for whether it is being captured, or was and is spoilt.
    captureStatus_out: _,
    /// Room for the number of the capture; may be null.
    id_out: _,
    /// Room for the graph that is being made, which the caller may change but not destroy; may be
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

/// Returns the flags that a stream was made with.
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

/// Tells whether a stream is being captured, is not, or was and is spoilt.
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

/// Sets one attribute of a stream for the work that follows.
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
