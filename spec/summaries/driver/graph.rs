//! Graphs: work that is described once and launched many times.

/// Adds a node of any kind, and refuses a kernel whose function belongs to another device context
/// than the one that is given.
fn cuGraphAddNode_v3();

/// Returns a number that identifies an executable graph in this process.
fn cuGraphExecGetId();

/// Returns a number that identifies a graph in this process.
fn cuGraphGetId();

/// Returns the graph that a node is part of.
fn cuGraphNodeGetContainingGraph();

/// Returns a number that identifies a node within its graph.
fn cuGraphNodeGetLocalId();

/// Returns the parameters of a node of any kind; what they point to belongs to the node.
fn cuGraphNodeGetParams();

/// Returns the number under which profilers and other tools know a node.
fn cuGraphNodeGetToolsId();

/// Sets the parameters of a node, and refuses a kernel whose function belongs to another device
/// context than the one given.
fn cuGraphNodeSetParams_v2();
