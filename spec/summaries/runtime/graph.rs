//! Graphs: work that is described once and launched many times.

/// Returns how much memory the allocation nodes of graphs use or hold on a device, now or at most
/// so far, in bytes.
fn cudaDeviceGetGraphMemAttribute();

/// Gives memory that graphs hold on a device and do not use back to the system.
fn cudaDeviceGraphMemTrim();

/// Resets a high-water mark of the memory that graphs use or hold on a device.
fn cudaDeviceSetGraphMemAttribute();

/// Adds a node that runs a copy of another graph.
fn cudaGraphAddChildGraphNode();

/// Adds edges between nodes of a graph; since CUDA 13 each has data that says what of the first
/// node the second waits for.
fn cudaGraphAddDependencies();

/// Adds a node that does nothing, at which many edges can meet instead of each with each.
fn cudaGraphAddEmptyNode();

/// Adds a node that records an event each time the graph runs.
fn cudaGraphAddEventRecordNode();

/// Adds a node that waits for an event, which work outside the graph may record.
fn cudaGraphAddEventWaitNode();

/// Adds a node that signals imported semaphores.
fn cudaGraphAddExternalSemaphoresSignalNode();

/// Adds a node that waits for imported semaphores.
fn cudaGraphAddExternalSemaphoresWaitNode();

/// Adds a node that calls a function on the host.
fn cudaGraphAddHostNode();

/// Adds a node that launches a kernel; the arguments are copied before the call returns.
fn cudaGraphAddKernelNode();

/// Adds a node that allocates memory when the graph runs, and returns the address that it will
/// have.
fn cudaGraphAddMemAllocNode();

/// Adds a node that frees memory which an allocation node allocated, in this graph or an earlier
/// one.
fn cudaGraphAddMemFreeNode();

/// Adds a node that copies a box of up to three dimensions between any two kinds of memory.
fn cudaGraphAddMemcpyNode();

/// Adds a node that copies a range of bytes.
fn cudaGraphAddMemcpyNode1D();

/// Adds a node that copies bytes out of a variable of the program on the device.
fn cudaGraphAddMemcpyNodeFromSymbol();

/// Adds a node that copies bytes into a variable of the program on the device.
fn cudaGraphAddMemcpyNodeToSymbol();

/// Adds a node that fills rows of memory with a value of 1, 2 or 4 bytes.
fn cudaGraphAddMemsetNode();

/// Adds a node of any kind, described by one structure for all kinds; since CUDA 13 with data on
/// the edges to it.
fn cudaGraphAddNode();

/// Returns the graph inside a child graph node: the node's own, and no copy of it.
fn cudaGraphChildGraphNodeGetGraph();

/// Makes a copy of a graph and of the graphs inside it; later changes to one leave the other alone.
fn cudaGraphClone();

/// Creates a handle whose value, which kernels set, decides whether and which part of a conditional
/// node runs.
fn cudaGraphConditionalHandleCreate();

/// Creates a handle for conditional nodes, and says in which execution context they are to run.
fn cudaGraphConditionalHandleCreate_v2();

/// Creates an empty graph, to which nodes and edges are then added.
fn cudaGraphCreate();

/// Writes a graph to a file in the DOT language, as detailed as the flags say.
fn cudaGraphDebugDotPrint();

/// Destroys a graph with all of its nodes; graphs instantiated from it live on.
fn cudaGraphDestroy(
    /// The graph; its references to user objects are released.
    graph: _,
);

/// Takes a node out of its graph, with all edges from and to it.
fn cudaGraphDestroyNode();

/// Returns the event that a node records.
fn cudaGraphEventRecordNodeGetEvent();

/// Sets the event that a node of a graph records; graphs instantiated before keep theirs.
fn cudaGraphEventRecordNodeSetEvent();

/// Returns the event that a node waits for.
fn cudaGraphEventWaitNodeGetEvent();

/// Sets the event that a node of a graph waits for; graphs instantiated before keep theirs.
fn cudaGraphEventWaitNodeSetEvent();

/// Replaces a child graph in an executable graph by one of the same topology, for launches from now
/// on.
fn cudaGraphExecChildGraphNodeSetParams();

/// Destroys an executable graph; a launch of it that is under way still completes.
fn cudaGraphExecDestroy(
    /// The executable graph.
    graphExec: _,
);

/// Sets the event that a node of an executable graph records, for launches from now on.
fn cudaGraphExecEventRecordNodeSetEvent();

/// Sets the event that a node of an executable graph waits for, for launches from now on.
fn cudaGraphExecEventWaitNodeSetEvent();

/// Sets which semaphores a node of an executable graph signals, and how, for launches from now on.
fn cudaGraphExecExternalSemaphoresSignalNodeSetParams();

/// Sets which semaphores a node of an executable graph waits for, and how, for launches from now
/// on.
fn cudaGraphExecExternalSemaphoresWaitNodeSetParams();

/// Returns the flags that an executable graph was instantiated with.
fn cudaGraphExecGetFlags();

/// Returns a number that identifies an executable graph in this process.
fn cudaGraphExecGetId();

/// Sets the host function of a node in an executable graph and its argument, for launches from now
/// on.
fn cudaGraphExecHostNodeSetParams();

/// Sets kernel, dimensions and arguments of a node in an executable graph, for launches from now
/// on.
fn cudaGraphExecKernelNodeSetParams();

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

/// Sets what a node of an executable graph fills, for launches from now on; the kind of memory
/// stays the same.
fn cudaGraphExecMemsetNodeSetParams();

/// Sets the parameters of a node of any kind in an executable graph, for launches from now on.
fn cudaGraphExecNodeSetParams();

/// Updates all parameters of an executable graph from a graph of the same topology, and tells why
/// where that fails.
fn cudaGraphExecUpdate();

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

/// Lists the edges of a graph as pairs of nodes, since CUDA 13 with the data on each, or only
/// counts them.
fn cudaGraphGetEdges();

/// Returns a number that identifies a graph in this process.
fn cudaGraphGetId();

/// Lists the nodes of a graph, or only counts them where there is no room for a list.
fn cudaGraphGetNodes();

/// Lists the nodes of a graph that wait for no other, or only counts them.
fn cudaGraphGetRootNodes();

/// Returns the function that a host node calls, and the argument that it gets.
fn cudaGraphHostNodeGetParams();

/// Sets the function that a host node calls and its argument; graphs instantiated before keep
/// theirs.
fn cudaGraphHostNodeSetParams();

/// Creates an executable graph, with flags since CUDA 12; in 11 it named the node at fault and
/// filled a log.
fn cudaGraphInstantiate(
    /// Room for the executable graph, which `cudaGraphExecDestroy` destroys.
    pGraphExec: _,
    /// The graph; changes to it later do not matter.
    graph: _,
    /// Whether launches free what an earlier one left, follow the nodes' priorities, or come from
    /// the device.
    flags: _,
);

/// Creates an executable graph, with flags for launches from the device, for priorities, and for
/// freeing what a launch left.
fn cudaGraphInstantiateWithFlags();

/// Creates an executable graph with flags and a stream to upload it in, and tells what failed at
/// which node.
fn cudaGraphInstantiateWithParams();

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

/// Runs an executable graph in stream order; one graph never runs at the same time as itself.
fn cudaGraphLaunch(
    /// The executable graph.
    graphExec: _,
    /// Stream whose order the launch joins; the nodes themselves run where the graph says.
    stream: _,
);

/// Returns what an allocation node allocates, and the address that it has.
fn cudaGraphMemAllocNodeGetParams();

/// Returns the address of the memory that a node frees.
fn cudaGraphMemFreeNodeGetParams();

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

/// Returns what a memset node fills, and with which value.
fn cudaGraphMemsetNodeGetParams();

/// Sets what a memset node of a graph fills, and with which value; graphs instantiated before keep
/// theirs.
fn cudaGraphMemsetNodeSetParams();

/// Returns the node of a copied graph that stands for a node of the original.
fn cudaGraphNodeFindInClone();

/// Returns the graph that a node is part of.
fn cudaGraphNodeGetContainingGraph();

/// Lists the nodes that a node waits for, since CUDA 13 with the data on each edge, or only counts
/// them.
fn cudaGraphNodeGetDependencies();

/// Lists the nodes that wait for a node, since CUDA 13 with the data on each edge, or only counts
/// them.
fn cudaGraphNodeGetDependentNodes();

/// Returns whether a node of an executable graph takes part in its launches.
fn cudaGraphNodeGetEnabled();

/// Returns a number that identifies a node within its graph.
fn cudaGraphNodeGetLocalId();

/// Returns the parameters of a node of any kind; what they point to belongs to the node.
fn cudaGraphNodeGetParams();

/// Returns the number under which profilers and other tools know a node.
fn cudaGraphNodeGetToolsId();

/// Tells of what kind a node is: kernel, memcpy, memset, host function or another.
fn cudaGraphNodeGetType();

/// Makes launches from now on skip a kernel, copy or memset node of an executable graph, or take it
/// in again.
fn cudaGraphNodeSetEnabled();

/// Sets the parameters of a node of any kind in a graph; graphs instantiated before keep theirs.
fn cudaGraphNodeSetParams();

/// Gives up references to a user object that a graph holds.
fn cudaGraphReleaseUserObject();

/// Removes edges between nodes of a graph; since CUDA 13 the data on an edge tells it from others
/// between the same nodes.
fn cudaGraphRemoveDependencies();

/// Makes a graph hold references to a user object, which are released when the graph and all
/// instances of it are gone.
fn cudaGraphRetainUserObject(
    /// The graph.
    graph: _,
    /// The user object.
    object: _,
    /// How many references.
    count: _,
    /// Zero, or `cudaGraphUserObjectMove` to hand over the caller's references instead of adding
    /// new ones.
    flags: _,
);

/// Prepares an executable graph for launches in a stream without running it, so that the first one
/// is quicker.
fn cudaGraphUpload();

/// Creates a counted reference to something of the caller's, whose destructor is called when the
/// last one is released.
fn cudaUserObjectCreate(
    /// Room for the user object.
    object_out: _,
    /// What the destructor gets as its argument.
    ptr: _,
    /// The destructor; any thread may call it, and it must make no CUDA calls.
    destroy: _,
    /// How many references the caller holds at first.
    initialRefcount: _,
    /// `cudaUserObjectNoDestructorSync`, which has to be there: nothing waits for the destructor.
    flags: _,
);

/// Gives up references of the caller to a user object; the last one calls its destructor.
fn cudaUserObjectRelease();

/// Adds references of the caller to a user object, each of which has to be released again.
fn cudaUserObjectRetain();
