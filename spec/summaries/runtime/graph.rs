//! Graphs: work that is described once and launched many times.

/// Adds a node of any kind, described by one structure for all kinds; since CUDA 13 with data on
/// the edges to it.
fn cudaGraphAddNode();

/// Returns a number that identifies an executable graph in this process.
fn cudaGraphExecGetId();

/// Sets the parameters of a node of any kind in an executable graph, for launches from now on.
fn cudaGraphExecNodeSetParams();

/// Returns a number that identifies a graph in this process.
fn cudaGraphGetId();

/// Returns the graph that a node is part of.
fn cudaGraphNodeGetContainingGraph();

/// Returns a number that identifies a node within its graph.
fn cudaGraphNodeGetLocalId();

/// Returns the parameters of a node of any kind; what they point to belongs to the node.
fn cudaGraphNodeGetParams();

/// Returns the number under which profilers and other tools know a node.
fn cudaGraphNodeGetToolsId();

/// Sets the parameters of a node of any kind in a graph; graphs instantiated before keep theirs.
fn cudaGraphNodeSetParams();
