//! Graphs: work that is described once and launched many times.

/// Returns a number that identifies an executable graph in this process.
fn cudaGraphExecGetId();

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
