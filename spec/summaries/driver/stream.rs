//! Captures of streams for graphics APIs, and anew onto a graph.

/// Begins to record a stream's work into a command list of Direct3D 12 or Vulkan, in whose order it
/// then runs.
fn cuStreamBeginCaptureToCig();

/// Begins to capture a stream once more onto a graph of the same topology, and asks a callback
/// about parameters that differ.
fn cuStreamBeginRecaptureToGraph();

/// Ends the recording of a stream into a graphics API's command list, which may then be submitted.
fn cuStreamEndCaptureToCig();
