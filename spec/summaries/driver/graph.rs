//! Graphs: work that is described once and launched many times.

/// Adds a node that signals imported semaphores.
fn cuGraphAddExternalSemaphoresSignalNode();

/// Adds a node that waits for imported semaphores.
fn cuGraphAddExternalSemaphoresWaitNode();

/// Adds a node of any kind, and refuses a kernel whose function belongs to another device context
/// than the one that is given.
fn cuGraphAddNode_v3();

/// Sets which semaphores a node of an executable graph signals, and how, for launches from now on.
fn cuGraphExecExternalSemaphoresSignalNodeSetParams();

/// Sets which semaphores a node of an executable graph waits for, and how, for launches from now
/// on.
fn cuGraphExecExternalSemaphoresWaitNodeSetParams();

/// Returns a number that identifies an executable graph in this process.
fn cuGraphExecGetId();

/// Returns which semaphores a node signals, and how; the arrays belong to the node.
fn cuGraphExternalSemaphoresSignalNodeGetParams();

/// Sets which semaphores a node of a graph signals, and how; graphs instantiated before keep
/// theirs.
fn cuGraphExternalSemaphoresSignalNodeSetParams();

/// Returns which semaphores a node waits for, and how; the arrays belong to the node.
fn cuGraphExternalSemaphoresWaitNodeGetParams();

/// Sets which semaphores a node of a graph waits for, and how; graphs instantiated before keep
/// theirs.
fn cuGraphExternalSemaphoresWaitNodeSetParams();

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
