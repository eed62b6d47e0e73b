//! Streams, and captures of their work into graphs.

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

/// Begins a capture into an existing graph, where the captured work waits for the given nodes.
fn cudaStreamBeginCaptureToGraph();

/// Begins to capture a stream once more onto a graph of the same topology, and asks a callback
/// about parameters that differ.
fn cudaStreamBeginRecaptureToGraph();

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
