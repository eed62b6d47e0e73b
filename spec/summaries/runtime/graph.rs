//! Graphs: work that is described once and launched many times.

/// Adds a node that signals imported semaphores.
fn cudaGraphAddExternalSemaphoresSignalNode();

/// Adds a node that waits for imported semaphores.
fn cudaGraphAddExternalSemaphoresWaitNode();

/// Sets which semaphores a node of an executable graph signals, and how, for launches from now on.
fn cudaGraphExecExternalSemaphoresSignalNodeSetParams();

/// Sets which semaphores a node of an executable graph waits for, and how, for launches from now
/// on.
fn cudaGraphExecExternalSemaphoresWaitNodeSetParams();

/// Returns a number that identifies an executable graph in this process.
fn cudaGraphExecGetId();

/// Returns which semaphores a node signals, and how; the arrays belong to the node.
fn cudaGraphExternalSemaphoresSignalNodeGetParams();

/// Sets which semaphores a node of a graph signals, and how; graphs instantiated before keep
/// theirs.
fn cudaGraphExternalSemaphoresSignalNodeSetParams();

/// Returns which semaphores a node waits for, and how; the arrays belong to the node.
fn cudaGraphExternalSemaphoresWaitNodeGetParams();

/// Sets which semaphores a node of a graph waits for, and how; graphs instantiated before keep
/// theirs.
fn cudaGraphExternalSemaphoresWaitNodeSetParams();

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
