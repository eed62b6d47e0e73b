//! Streams, and captures of their work into graphs.

/// Begins to capture a stream once more onto a graph of the same topology, and asks a callback
/// about parameters that differ.
fn cudaStreamBeginRecaptureToGraph();
