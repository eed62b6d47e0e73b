//! Graphs: work that is described once and launched many times.

/// Adds a node that waits for words of memory and writes them, like `cuStreamBatchMemOp`.
fn cuGraphAddBatchMemOpNode();

/// Adds a node that signals imported semaphores.
fn cuGraphAddExternalSemaphoresSignalNode();

/// Adds a node that waits for imported semaphores.
fn cuGraphAddExternalSemaphoresWaitNode();

/// Adds a node that launches a kernel; the arguments are copied before the call returns.
fn cuGraphAddKernelNode_v2();

/// Adds a node of any kind, described by one structure for all kinds.
fn cuGraphAddNode();

/// Adds a node of any kind, and refuses a kernel whose function belongs to another device context
/// than the one that is given.
fn cuGraphAddNode_v3();

/// Returns the waits and writes of a node; they belong to the node and change with it.
fn cuGraphBatchMemOpNodeGetParams();

/// Sets the waits and writes of a node in a graph; graphs instantiated before keep theirs.
fn cuGraphBatchMemOpNodeSetParams();

/// Creates a handle whose value, which kernels set, decides whether and which part of a conditional
/// node runs.
fn cuGraphConditionalHandleCreate();

/// Returns the event that a node records.
fn cuGraphEventRecordNodeGetEvent();

/// Sets the event that a node of a graph records; graphs instantiated before keep theirs.
fn cuGraphEventRecordNodeSetEvent();

/// Returns the event that a node waits for.
fn cuGraphEventWaitNodeGetEvent();

/// Sets the event that a node of a graph waits for; graphs instantiated before keep theirs.
fn cuGraphEventWaitNodeSetEvent();

/// Sets the waits and writes of a node in an executable graph, for launches from now on.
fn cuGraphExecBatchMemOpNodeSetParams();

/// Sets which semaphores a node of an executable graph signals, and how, for launches from now on.
fn cuGraphExecExternalSemaphoresSignalNodeSetParams();

/// Sets which semaphores a node of an executable graph waits for, and how, for launches from now
/// on.
fn cuGraphExecExternalSemaphoresWaitNodeSetParams();

/// Returns a number that identifies an executable graph in this process.
fn cuGraphExecGetId();

/// Sets kernel, dimensions and arguments of a node in an executable graph, for launches from now
/// on.
fn cuGraphExecKernelNodeSetParams_v2();

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

/// Returns the function that a host node calls, and the argument that it gets.
fn cuGraphHostNodeGetParams();

/// Sets the function that a host node calls and its argument; graphs instantiated before keep
/// theirs.
fn cuGraphHostNodeSetParams();

/// Gives a kernel node all launch attributes of another one.
fn cuGraphKernelNodeCopyAttributes();

/// Returns one launch attribute of a kernel node, such as its priority.
fn cuGraphKernelNodeGetAttribute();

/// Returns kernel, dimensions and arguments of a node; the arguments belong to the node and change
/// with it.
fn cuGraphKernelNodeGetParams_v2();

/// Sets one launch attribute of a kernel node, such as its priority.
fn cuGraphKernelNodeSetAttribute();

/// Sets kernel, dimensions and arguments of a node in a graph; graphs instantiated before keep
/// theirs.
fn cuGraphKernelNodeSetParams_v2();

/// Returns what a memcpy node copies, from where and to where.
fn cuGraphMemcpyNodeGetParams();

/// Sets what a memcpy node of a graph copies; graphs instantiated before keep theirs.
fn cuGraphMemcpyNodeSetParams();

/// Returns what a memset node fills, and with which value.
fn cuGraphMemsetNodeGetParams();

/// Sets what a memset node of a graph fills, and with which value; graphs instantiated before keep
/// theirs.
fn cuGraphMemsetNodeSetParams();

/// Returns the graph that a node is part of.
fn cuGraphNodeGetContainingGraph();

/// Returns a number that identifies a node within its graph.
fn cuGraphNodeGetLocalId();

/// Returns the parameters of a node of any kind; what they point to belongs to the node.
fn cuGraphNodeGetParams();

/// Returns the number under which profilers and other tools know a node.
fn cuGraphNodeGetToolsId();

/// Sets the parameters of a node of any kind in a graph; graphs instantiated before keep theirs.
fn cuGraphNodeSetParams();

/// Sets the parameters of a node, and refuses a kernel whose function belongs to another device
/// context than the one given.
fn cuGraphNodeSetParams_v2();
