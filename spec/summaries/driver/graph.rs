//! Graphs: work that is described once and launched many times.

/// Returns how much memory the allocation nodes of graphs use or hold on a device, now or at most
/// so far, in bytes.
fn cuDeviceGetGraphMemAttribute();

/// Gives memory that graphs hold on a device and do not use back to the system.
fn cuDeviceGraphMemTrim();

/// Resets a high-water mark of the memory that graphs use or hold on a device.
fn cuDeviceSetGraphMemAttribute();

/// Adds edges between nodes of a graph, each with data that says which part of the first node the
/// second waits for.
fn cuGraphAddDependencies_v2();

/// Adds a node that signals imported semaphores.
fn cuGraphAddExternalSemaphoresSignalNode();

/// Adds a node that waits for imported semaphores.
fn cuGraphAddExternalSemaphoresWaitNode();

/// Adds a node that allocates memory when the graph runs, and returns the address that it will
/// have.
fn cuGraphAddMemAllocNode();

/// Adds a node that frees memory which an allocation node allocated, in this graph or an earlier
/// one.
fn cuGraphAddMemFreeNode();

/// Adds a node of any kind, and refuses a kernel whose function belongs to another device context
/// than the one that is given.
fn cuGraphAddNode_v3();

/// Creates a handle whose value, which kernels set, decides whether and which part of a conditional
/// node runs.
fn cuGraphConditionalHandleCreate();

/// Writes a graph to a file in the DOT language, as detailed as the flags say.
fn cuGraphDebugDotPrint();

/// Sets the waits and writes of a node in an executable graph, for launches from now on.
fn cuGraphExecBatchMemOpNodeSetParams();

/// Replaces a child graph in an executable graph by one of the same topology, for launches from now
/// on.
fn cuGraphExecChildGraphNodeSetParams();

/// Sets the event that a node of an executable graph records, for launches from now on.
fn cuGraphExecEventRecordNodeSetEvent();

/// Sets the event that a node of an executable graph waits for, for launches from now on.
fn cuGraphExecEventWaitNodeSetEvent();

/// Sets which semaphores a node of an executable graph signals, and how, for launches from now on.
fn cuGraphExecExternalSemaphoresSignalNodeSetParams();

/// Sets which semaphores a node of an executable graph waits for, and how, for launches from now
/// on.
fn cuGraphExecExternalSemaphoresWaitNodeSetParams();

/// Returns a number that identifies an executable graph in this process.
fn cuGraphExecGetId();

/// Sets the host function of a node in an executable graph and its argument, for launches from now
/// on.
fn cuGraphExecHostNodeSetParams();

/// Sets kernel, dimensions and arguments of a node in an executable graph, for launches from now
/// on.
fn cuGraphExecKernelNodeSetParams_v2();

/// Sets what a node of an executable graph copies, for launches from now on; the kinds of memory
/// stay the same.
fn cuGraphExecMemcpyNodeSetParams();

/// Sets what a node of an executable graph fills, for launches from now on; the kind of memory
/// stays the same.
fn cuGraphExecMemsetNodeSetParams();

/// Sets the parameters of a node of any kind in an executable graph, for launches from now on.
fn cuGraphExecNodeSetParams();

/// Updates all parameters of an executable graph from a graph of the same topology, and names the
/// node where that fails.
fn cuGraphExecUpdate();

/// Updates all parameters of an executable graph from a graph of the same topology, and tells in a
/// structure why that fails.
fn cuGraphExecUpdate_v2();

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

/// Lists the edges of a graph with the data on each, or only counts them.
fn cuGraphGetEdges_v2();

/// Returns a number that identifies a graph in this process.
fn cuGraphGetId();

/// Creates an executable graph, in the first form of the call, which names the node at fault and
/// fills a log.
fn cuGraphInstantiate();

/// Creates an executable graph with flags and a stream to upload it in, and tells what failed at
/// which node.
fn cuGraphInstantiateWithParams();

/// Creates an executable graph; where that fails, it names the node at fault and writes a log into
/// a buffer of the caller.
fn cuGraphInstantiate_v2();

/// Returns what an allocation node allocates, and the address that it has.
fn cuGraphMemAllocNodeGetParams();

/// Returns the address of the memory that a node frees.
fn cuGraphMemFreeNodeGetParams();

/// Returns the graph that a node is part of.
fn cuGraphNodeGetContainingGraph();

/// Lists the nodes that a node waits for with the data on each edge, or only counts them.
fn cuGraphNodeGetDependencies_v2();

/// Lists the nodes that wait for a node with the data on each edge, or only counts them.
fn cuGraphNodeGetDependentNodes_v2();

/// Returns a number that identifies a node within its graph.
fn cuGraphNodeGetLocalId();

/// Returns the parameters of a node of any kind; what they point to belongs to the node.
fn cuGraphNodeGetParams();

/// Returns the number under which profilers and other tools know a node.
fn cuGraphNodeGetToolsId();

/// Sets the parameters of a node, and refuses a kernel whose function belongs to another device
/// context than the one given.
fn cuGraphNodeSetParams_v2();

/// Gives up references to a user object that a graph holds.
fn cuGraphReleaseUserObject();

/// Removes edges between nodes of a graph, each told from others between the same nodes by its
/// data.
fn cuGraphRemoveDependencies_v2();

/// Makes a graph hold references to a user object, which are released when the graph and all
/// instances of it are gone.
fn cuGraphRetainUserObject();

/// Creates a counted reference to something of the caller's, whose destructor is called when the
/// last one is released.
fn cuUserObjectCreate();

/// Gives up references of the caller to a user object; the last one calls its destructor.
fn cuUserObjectRelease();

/// Adds references of the caller to a user object, each of which has to be released again.
fn cuUserObjectRetain();
