//! Parameters of the nodes of executables.

#![on("580.159.04")]

/// Sets the call of a node of an executable. Pending launches, and the graph, keep theirs.
#[class(executable_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed)]
fn cuGraphExecHostNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<Host>,
    /// The call.
    nodeParams: In<CUDA_HOST_NODE_PARAMS>,
) {
    check!(hGraphExec, hNode, nodeParams);
}

/// Updates the child graph of a node of an executable from a graph with the same nodes and dependencies.
#[class(executable_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed)]
fn cuGraphExecChildGraphNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<Child>,
    /// The graph.
    #[accepts(Owned)]
    childGraph: SourceGraph,
) {
    check!(own_process, outside_callback);
    check!(hGraphExec, hNode, childGraph);

    /// The graph has more or fewer nodes than the child graph.
    #[rule("same-nodes", observed, on("580.159.04"))]
    if childGraph.nodes() != hNode.child_nodes() {
        return GRAPH_EXEC_UPDATE_FAILURE;
    }
}

/// Sets the event that a node of an executable records. Pending launches, and the graph, keep theirs.
#[class(executable_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed)]
fn cuGraphExecEventRecordNodeSetEvent(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<EventRecord>,
    /// The event.
    #[refuses(Null = INVALID_VALUE, OtherContext = INVALID_VALUE)]
    #[without(CaptureEnded)]
    event: Event,
) {
    check!(hGraphExec, hNode, event);
}

/// Sets the event that a node of an executable waits for. Pending launches, and the graph, keep theirs.
#[class(executable_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed)]
#[same_rules(cuGraphExecEventRecordNodeSetEvent)]
fn cuGraphExecEventWaitNodeSetEvent(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<WaitEvent>,
    /// The event.
    #[refuses(Null = INVALID_VALUE, OtherContext = INVALID_VALUE)]
    #[without(CaptureEnded)]
    event: Event,
) {
}

/// Sets the fill of a node of an executable. Pending launches, and the graph, keep theirs.
#[class(executable_device_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(partial)]
fn cuGraphExecMemsetNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<Memset>,
    /// The fill.
    memsetParams: In<CUDA_MEMSET_NODE_PARAMS>,
    /// The context of the memory; null for the current one.
    #[accepts(Null)]
    #[unseen("the work of the node is the same in each context, even after its end")]
    ctx: Context,
) {
    check!(sound_context, ctx, hGraphExec, hNode, memsetParams);

    /// No usable context is current, and none is passed.
    #[rule("context-of-memory", observed, on("580.159.04"))]
    if ctx.is_null() && (!thread.has_context() || thread.has_destroyed_context()) {
        return INVALID_VALUE;
    }

    /// The memory is not aligned to the size of an element.
    #[rule("aligned", documented, on("580.159.04"))]
    if memsetParams.dst.offset() % memsetParams.elementSize != 0 {
        return INVALID_VALUE;
    }

    /// The row reaches beyond the memory.
    #[rule("inside", documented, on("580.159.04"))]
    if memsetParams.width * memsetParams.elementSize > memsetParams.dst.remaining() {
        return INVALID_VALUE;
    }

    /// The node fills another number of rows.
    #[rule("same-rows", observed, on("580.159.04"))]
    if memsetParams.height != hNode.rows() {
        return INVALID_VALUE;
    }
}

/// Sets the copy of a node of an executable. Pending launches, and the graph, keep theirs.
#[class(executable_device_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed)]
fn cuGraphExecMemcpyNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<Memcpy>,
    /// The copy.
    #[without(
        srcMemoryType.CU_MEMORYTYPE_HOST,
        srcMemoryType.CU_MEMORYTYPE_ARRAY,
        srcMemoryType.CU_MEMORYTYPE_UNIFIED,
        dstMemoryType.CU_MEMORYTYPE_HOST,
        dstMemoryType.CU_MEMORYTYPE_ARRAY,
        dstMemoryType.CU_MEMORYTYPE_UNIFIED,
        srcPitch.Narrow,
        srcPitch.Enormous,
        dstPitch.Narrow,
        dstPitch.Enormous,
        WidthInBytes.Zero,
        Height.Some,
        Height.Zero,
        Depth.Two,
        Depth.Zero
    )]
    #[refuses(
        srcDevice.Pooled = INVALID_VALUE,
        srcDevice.Mapped = INVALID_VALUE,
        dstDevice.Pooled = INVALID_VALUE,
        dstDevice.Mapped = INVALID_VALUE
    )]
    copyParams: In<CUDA_MEMCPY3D>,
    /// The context of the memory; null for the current one.
    #[accepts(Null)]
    #[unseen("the work of the node is the same in each context, even after its end")]
    ctx: Context,
) {
    check!(sound_context, ctx, hGraphExec, hNode, copyParams);

    /// No usable context is current, and none is passed.
    #[rule("context-of-memory", observed, on("580.159.04"))]
    if ctx.is_null() && (!thread.has_context() || thread.has_destroyed_context()) {
        return INVALID_VALUE;
    }
}

/// Sets the launch of a node of an executable. Pending launches, and the graph, keep theirs.
#[class(executable_device_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed)]
fn cuGraphExecKernelNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<Kernel>,
    /// The launch.
    #[refuses(func.OtherContext = INVALID_VALUE)]
    nodeParams: In<CUDA_KERNEL_NODE_PARAMS_v1>,
) {
    /// Earlier drivers have to be initialized.
    #[rule("initialization", observed, on("418.226.00"))]
    #[until(11040, not_on("470.256.02", "580.159.04"))]
    #[unreachable("without initialization there is no executable graph")]
    if !process.is_initialized() {
        return NOT_INITIALIZED;
    }

    check!(own_process, outside_callback);
    check!(hGraphExec, hNode, nodeParams, sound_context);

    /// A kernel belongs to a context, and none is current.
    #[rule("kernel-in-a-context", observed, on("580.159.04"))]
    if !thread.has_context() {
        return UNDEFINED;
    }

    check!(nodeParams.func);
    node_has_a_shape(
        nodeParams.gridDimX,
        nodeParams.gridDimY,
        nodeParams.gridDimZ,
        nodeParams.blockDimX,
        nodeParams.blockDimY,
        nodeParams.blockDimZ,
    );
    node_has_shared_memory(nodeParams.func, nodeParams.sharedMemBytes);
    node_has_parameters(nodeParams.func, nodeParams.kernelParams, nodeParams.extra);
}

/// Sets the launch of a node of an executable: a function, or a kernel of a library in a context. Pending launches,
/// and the graph, keep theirs.
#[class(executable_device_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed)]
fn cuGraphExecKernelNodeSetParams_v2(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<Kernel>,
    /// The launch.
    #[refuses(func.OtherContext = INVALID_VALUE)]
    #[without(ctx.Created)]
    nodeParams: In<CUDA_KERNEL_NODE_PARAMS>,
) {
    check!(own_process, outside_callback);
    check!(hGraphExec, hNode, nodeParams);

    /// A kernel belongs to a context, and none is current.
    #[rule("kernel-in-a-context", observed, on("580.159.04"))]
    if !thread.has_context() {
        return UNDEFINED;
    }

    check!(sound_context, nodeParams.func, nodeParams.kern);
    node_has_a_shape(
        nodeParams.gridDimX,
        nodeParams.gridDimY,
        nodeParams.gridDimZ,
        nodeParams.blockDimX,
        nodeParams.blockDimY,
        nodeParams.blockDimZ,
    );
    node_has_shared_memory(nodeParams.func, nodeParams.sharedMemBytes);
    node_has_parameters(nodeParams.func, nodeParams.kernelParams, nodeParams.extra);
    node_runs_kernel(
        nodeParams.func,
        nodeParams.kern,
        nodeParams.ctx,
        nodeParams.sharedMemBytes,
        nodeParams.kernelParams,
        nodeParams.extra,
    );
}

/// Sets the parameters of a node of an executable, whose type stays. Pending launches, and the graph, keep theirs.
#[class(executable_device_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed, except(sound_context))]
#[unreachable(NOT_SUPPORTED, "every type of node that cases pass has parameters that can be set")]
fn cuGraphExecNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    #[without(Memcpy)]
    hNode: NodeOf<Kernel, Memset, Host, Child, Empty, WaitEvent, EventRecord>,
    /// The type of the node, and its parameters.
    #[refuses(awaited.OtherContext = INVALID_VALUE, recorded.OtherContext = INVALID_VALUE)]
    #[without(
        r#type.CU_GRAPH_NODE_TYPE_MEMCPY,
        r#type.CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL,
        r#type.CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT,
        r#type.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP,
        r#type.CU_GRAPH_NODE_TYPE_CONDITIONAL,
        gridDimX.Some,
        gridDimX.Over,
        gridDimY.Some,
        gridDimY.Zero,
        gridDimY.Over,
        gridDimZ.Some,
        gridDimZ.Zero,
        gridDimZ.Over,
        blockDimX.Some,
        blockDimY.Most,
        blockDimY.Zero,
        blockDimY.Over,
        blockDimZ.Some,
        blockDimZ.Most,
        blockDimZ.Zero,
        blockDimZ.Over,
        sharedMemBytes.Some,
        sharedMemBytes.Huge,
        func.OtherContext,
        kern.Weigh,
        ctx.Created,
        functionContext.Primary,
        functionContext.Created,
        extra.UnknownKey,
        extra.Ended,
        extra.Unsized,
        dst.Interior,
        dst.Managed,
        dst.ManagedInterior,
        dst.Pinned,
        dst.PinnedInterior,
        dst.Registered,
        pitch.Narrow,
        pitch.Enormous,
        filledValue.Some,
        width.One,
        fillingContext.Created,
        awaited.Unrecorded,
        awaited.NoTiming,
        awaited.Pending,
        awaited.Interprocess,
        awaited.OtherContext,
        recorded.Unrecorded,
        recorded.NoTiming,
        recorded.Pending,
        recorded.Interprocess,
        recorded.OtherContext
    )]
    #[unseen("the driver only reads it")]
    nodeParams: InOut<CUgraphNodeParams>,
) {
    check!(own_process, outside_callback);
    check!(hGraphExec, hNode, nodeParams, nodeParams.r#type);

    /// The node has another type.
    #[rule("type-of-node", documented, on("580.159.04"))]
    if hNode.is_kernel() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_KERNEL
        || hNode.is_memset() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_MEMSET
        || hNode.is_host() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_HOST
        || hNode.is_child() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_GRAPH
        || hNode.is_empty() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_EMPTY
        || hNode.is_wait_event() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_WAIT_EVENT
        || hNode.is_event_record() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_EVENT_RECORD
    {
        return INVALID_VALUE;
    }

    check!(
        nodeParams.reserved0,
        nodeParams.reserved2,
        nodeParams.hostFunction,
        nodeParams.awaited,
        nodeParams.recorded,
        sound_context
    );

    /// A kernel belongs to a context, and none is current.
    #[rule("kernel-in-a-context", observed, on("580.159.04"))]
    if nodeParams.r#type == CU_GRAPH_NODE_TYPE_KERNEL && !thread.has_context() {
        return UNDEFINED;
    }

    check!(nodeParams.func, nodeParams.kern);
    node_has_a_shape(
        nodeParams.gridDimX,
        nodeParams.gridDimY,
        nodeParams.gridDimZ,
        nodeParams.blockDimX,
        nodeParams.blockDimY,
        nodeParams.blockDimZ,
    );
    node_has_shared_memory(nodeParams.func, nodeParams.sharedMemBytes);
    node_has_parameters(nodeParams.func, nodeParams.kernelParams, nodeParams.extra);
    node_runs_kernel(
        nodeParams.func,
        nodeParams.kern,
        nodeParams.ctx,
        nodeParams.sharedMemBytes,
        nodeParams.kernelParams,
        nodeParams.extra,
    );
    check!(
        nodeParams.child,
        nodeParams.dst,
        nodeParams.elementSize,
        nodeParams.width,
        nodeParams.height
    );

    /// The memory is not aligned to the size of an element.
    #[rule("aligned", documented, on("580.159.04"))]
    if hNode.is_memset() && nodeParams.dst.offset() % nodeParams.elementSize != 0 {
        return INVALID_VALUE;
    }

    /// The row reaches beyond the memory.
    #[rule("inside", documented, on("580.159.04"))]
    if hNode.is_memset() && nodeParams.width * nodeParams.elementSize > nodeParams.dst.remaining() {
        return INVALID_VALUE;
    }

    /// The node fills another number of rows.
    #[rule("same-rows", observed, on("580.159.04"))]
    if hNode.is_memset() && nodeParams.height != hNode.rows() {
        return INVALID_VALUE;
    }
}
