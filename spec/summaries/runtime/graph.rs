//! Graphs: work that is described once and launched many times.

/// Adds a node that signals imported semaphores.
fn cudaGraphAddExternalSemaphoresSignalNode();

/// Adds a node that waits for imported semaphores.
fn cudaGraphAddExternalSemaphoresWaitNode();

/// Adds a node of any kind, described by one structure for all kinds; since CUDA 13 with data on
/// the edges to it.
fn cudaGraphAddNode();

/// Creates a handle whose value, which kernels set, decides whether and which part of a conditional
/// node runs.
fn cudaGraphConditionalHandleCreate();

/// Creates a handle for conditional nodes, and says in which execution context they are to run.
fn cudaGraphConditionalHandleCreate_v2();

/// Sets which semaphores a node of an executable graph signals, and how, for launches from now on.
fn cudaGraphExecExternalSemaphoresSignalNodeSetParams();

/// Sets which semaphores a node of an executable graph waits for, and how, for launches from now
/// on.
fn cudaGraphExecExternalSemaphoresWaitNodeSetParams();

/// Returns a number that identifies an executable graph in this process.
fn cudaGraphExecGetId();

/// Sets what a node of an executable graph copies, for launches from now on; the kinds of memory
/// stay the same.
fn cudaGraphExecMemcpyNodeSetParams();

/// Makes a memcpy node of an executable graph copy another range of bytes, for launches from now
/// on.
fn cudaGraphExecMemcpyNodeSetParams1D();

/// Makes a memcpy node of an executable graph copy out of a variable of the program, for launches
/// from now on.
fn cudaGraphExecMemcpyNodeSetParamsFromSymbol();

/// Makes a memcpy node of an executable graph copy into a variable of the program, for launches
/// from now on.
fn cudaGraphExecMemcpyNodeSetParamsToSymbol();

/// Sets the parameters of a node of any kind in an executable graph, for launches from now on.
fn cudaGraphExecNodeSetParams();

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

/// Gives a kernel node all launch attributes of another one.
fn cudaGraphKernelNodeCopyAttributes();

/// Returns one launch attribute of a kernel node, such as its priority.
fn cudaGraphKernelNodeGetAttribute();

/// Returns kernel, dimensions and arguments of a node; the arguments belong to the node and change
/// with it.
fn cudaGraphKernelNodeGetParams();

/// Sets one launch attribute of a kernel node, such as its priority.
fn cudaGraphKernelNodeSetAttribute();

/// Sets kernel, dimensions and arguments of a node in a graph; graphs instantiated before keep
/// theirs.
fn cudaGraphKernelNodeSetParams();

/// Returns what a memcpy node copies, from where and to where.
fn cudaGraphMemcpyNodeGetParams();

/// Sets what a memcpy node of a graph copies; graphs instantiated before keep theirs.
fn cudaGraphMemcpyNodeSetParams();

/// Makes a memcpy node of a graph copy a range of bytes; graphs instantiated before keep what they
/// had.
fn cudaGraphMemcpyNodeSetParams1D();

/// Makes a memcpy node of a graph copy out of a variable of the program; graphs instantiated before
/// keep what they had.
fn cudaGraphMemcpyNodeSetParamsFromSymbol();

/// Makes a memcpy node of a graph copy into a variable of the program; graphs instantiated before
/// keep what they had.
fn cudaGraphMemcpyNodeSetParamsToSymbol();

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
