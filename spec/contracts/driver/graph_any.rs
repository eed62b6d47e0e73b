//! Nodes of any type, and their parameters.

#![on("580.159.04")]

/// The type of memory of a device.
#[domain]
enum TypeOfDevice {
    /// `CU_MEMORYTYPE_DEVICE`.
    #[accepted]
    Device = 2,
}

/// A copy of a row within the memory of a device. Other copies have their cases in `cuGraphAddMemcpyNode`.
#[fields(CUDA_MEMCPY3D)]
struct RowOfDevice {
    /// The type of the source.
    srcMemoryType: TypeOfDevice,
    /// The first byte of the source.
    #[when(srcMemoryType == CU_MEMORYTYPE_DEVICE)]
    srcDevice: Address<
        Device,
        Interior,
        Misaligned,
        Managed,
        ManagedInterior,
        Pooled,
        Pinned,
        PinnedInterior,
        Registered,
    >,
    /// The type of the destination.
    dstMemoryType: TypeOfDevice,
    /// The first byte of the destination.
    #[when(dstMemoryType == CU_MEMORYTYPE_DEVICE)]
    dstDevice: Address<
        Device,
        Interior,
        Misaligned,
        Managed,
        ManagedInterior,
        Pooled,
        Pinned,
        PinnedInterior,
        Registered,
    >,
    /// Bytes of a row.
    WidthInBytes: RowWidth,
    /// Rows of a slice.
    #[without(Some)]
    Height: Length<8>,
    /// Slices.
    #[without(Two)]
    Depth: SliceCount,
}

/// A node has a type, and objects and functions that this type needs.
#[rules]
fn node_has_a_type(nodeParams: CUgraphNodeParams) {
    check!(
        nodeParams.r#type,
        nodeParams.reserved0,
        nodeParams.reserved2,
        nodeParams.hostFunction,
        nodeParams.awaited,
        nodeParams.recorded
    );
}

/// A node has what its type needs.
#[rules]
fn node_is_described(nodeParams: CUgraphNodeParams) {
    check!(initialized);

    if matches!(
        nodeParams.r#type,
        CU_GRAPH_NODE_TYPE_KERNEL
            | CU_GRAPH_NODE_TYPE_MEMCPY
            | CU_GRAPH_NODE_TYPE_MEMSET
            | CU_GRAPH_NODE_TYPE_GRAPH
    ) {
        check!(own_process, outside_callback);
    }

    if matches!(
        nodeParams.r#type,
        CU_GRAPH_NODE_TYPE_KERNEL
            | CU_GRAPH_NODE_TYPE_MEMCPY
            | CU_GRAPH_NODE_TYPE_MEMSET
            | CU_GRAPH_NODE_TYPE_BATCH_MEM_OP
    ) {
        check!(sound_context);
    }

    check!(
        nodeParams.func,
        nodeParams.kern,
        nodeParams.copyParams.srcDevice,
        nodeParams.copyParams.dstDevice
    );

    /// A kernel belongs to a context, and none is current.
    #[rule("kernel-in-a-context", observed, on("580.159.04"))]
    if nodeParams.r#type == CU_GRAPH_NODE_TYPE_KERNEL && !thread.has_context() {
        return UNDEFINED;
    }

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

/// The memory of a node's copy, fill or operations permits them.
#[rules]
fn node_is_possible(nodeParams: CUgraphNodeParams) {
    check!(
        nodeParams.child,
        nodeParams.dst,
        nodeParams.elementSize,
        nodeParams.width,
        nodeParams.height
    );

    /// The memory is of a pool or mapped, and no context is named.
    #[rule("context-of-pooled-memory", observed, on("580.159.04"))]
    if nodeParams.fillingContext.is_null()
        && (nodeParams.dst.is_pooled() || nodeParams.dst.is_mapped())
    {
        return INVALID_VALUE;
    }

    rows_are_filled(
        nodeParams.dst,
        nodeParams.pitch,
        nodeParams.elementSize,
        nodeParams.width,
        nodeParams.height,
    );

    /// A copy has no slice, slices without a row, or rows without a byte.
    #[rule("something-to-copy", observed, on("580.159.04"))]
    if nodeParams.copyParams.WidthInBytes == 0
        || nodeParams.copyParams.Height == 0
        || nodeParams.copyParams.Depth == 0
    {
        return INVALID_VALUE;
    }
}

/// A condition selects at most one of a conditional node's bodies.
#[rules]
fn node_has_bodies(nodeParams: CUgraphNodeParams) {
    check!(nodeParams.conditionalType, nodeParams.bodies);

    /// A condition has more bodies than it selects from: one of `WHILE`, two of `IF`.
    #[rule("bodies-of-the-type", observed, on("580.159.04"))]
    if nodeParams.conditionalType == CU_GRAPH_COND_TYPE_WHILE && nodeParams.bodies > 1
        || nodeParams.conditionalType == CU_GRAPH_COND_TYPE_IF && nodeParams.bodies > 2
    {
        return INVALID_VALUE;
    }

    check!(nodeParams.conditionalContext);
}

/// Adds a node of any type to a graph.
#[needs(initialized)]
#[class(device_state)]
#[order(observed, except(sound_context))]
#[unreachable(
    NOT_SUPPORTED,
    "a child graph with nodes of memory or of conditions, which no case passes"
)]
fn cuGraphAddNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The type of the node, and its parameters.
    // `cuGraphAddNode_v2` has cases for these.
    #[without(
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
        recorded.OtherContext,
        reserved0.OtherBit,
        reserved2.OtherBit,
        copyFlags.OtherBit,
        copyReserved.OtherBit,
        copyingContext.Created,
        memOp.paramArray.Two,
        memOp.flags.OtherBit
    )]
    #[unseen("only nodes with memory or bodies write into it")]
    nodeParams: InOut<CUgraphNodeParams>,
) {
    check!(nodeParams);
    node_has_a_type(nodeParams);
    node_has_bodies(nodeParams);
    node_is_described(nodeParams);
    check!(hGraph, dependencies);
    node_is_possible(nodeParams);
    check!(nodeParams.condition);
}

/// Sets the parameters of a node of any type. Executables keep theirs.
#[needs(initialized)]
#[class(device_state)]
#[order(observed, except(sound_context))]
#[unreachable(NOT_SUPPORTED, "every type of node that cases pass has parameters that can be set")]
fn cuGraphNodeSetParams(
    /// The node.
    #[without(Memcpy, BatchMemOp, Child)]
    hNode: NodeOf<Kernel, Memcpy, Memset, Host, Empty, WaitEvent, EventRecord, BatchMemOp>,
    /// The type of the node, and its parameters.
    #[without(
        r#type.CU_GRAPH_NODE_TYPE_MEMCPY,
        r#type.CU_GRAPH_NODE_TYPE_GRAPH,
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
    check!(hNode, nodeParams, nodeParams.r#type);

    /// The node has another type.
    #[rule("type-of-node", documented, on("580.159.04"))]
    if hNode.is_kernel() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_KERNEL
        || hNode.is_memcpy() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_MEMCPY
        || hNode.is_memset() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_MEMSET
        || hNode.is_host() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_HOST
        || hNode.is_empty() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_EMPTY
        || hNode.is_wait_event() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_WAIT_EVENT
        || hNode.is_event_record() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_EVENT_RECORD
        || hNode.is_batch_mem_op() && nodeParams.r#type != CU_GRAPH_NODE_TYPE_BATCH_MEM_OP
    {
        return INVALID_VALUE;
    }

    node_has_a_type(nodeParams);
    node_is_described(nodeParams);

    /// The memory is not aligned to the size of an element.
    #[rule("aligned", documented, on("580.159.04"))]
    if hNode.is_memset() && nodeParams.dst.offset() % nodeParams.elementSize != 0 {
        return INVALID_VALUE;
    }

    /// Rows overlap, or a row is not aligned to the size of an element.
    #[rule("rows-apart", documented, on("580.159.04"))]
    if hNode.is_memset()
        && nodeParams.height > 1
        && (nodeParams.pitch < nodeParams.width * nodeParams.elementSize
            || nodeParams.pitch % nodeParams.elementSize != 0)
    {
        return INVALID_VALUE;
    }

    /// The rows reach beyond the memory.
    #[rule("inside", documented, on("580.159.04"))]
    if hNode.is_memset()
        && (nodeParams.height - 1) * nodeParams.pitch + nodeParams.width * nodeParams.elementSize
            > nodeParams.dst.remaining()
    {
        return INVALID_VALUE;
    }
}

/// Nodes of several types are added with the parameters of their types, and executables do their work.
#[scenario]
#[needs(context)]
#[shows(cuGraphAddNode)]
fn nodes_of_several_types_are_added(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let memory = cuda.cuMemAlloc_v2(32)?;
    cuda.write(memory, &[0; 32])?;
    let graph = cuda.cuGraphCreate(0)?;
    let mut fill = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_MEMSET,
        ..Default::default()
    };
    fill.anon1.memset = CUDA_MEMSET_NODE_PARAMS_v2 {
        dst: memory,
        value: 7,
        elementSize: 1,
        width: 8,
        height: 1,
        ctx: context,
        ..Default::default()
    };
    let filled = cuda.cuGraphAddNode(graph, core::ptr::null(), 0, &mut fill)?;
    expect!(cuda.cuGraphMemsetNodeGetParams(filled)?.value == 7);
    let calls = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let mut call = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_HOST,
        ..Default::default()
    };
    call.anon1.host.r#fn = calls.host_fn();
    call.anon1.host.userData = calls.data();
    let called = cuda.cuGraphAddNode(graph, &filled, 1, &mut call)?;
    expect!(cuda.cuGraphNodeGetType(called)? == CU_GRAPH_NODE_TYPE_HOST);
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(calls.take().len() == 1);
    expect!(cuda.read(memory, 16)? == [[7; 8], [0; 8]].concat());
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A node takes the parameters of its own type.
#[scenario]
#[needs(context)]
#[shows(cuGraphNodeSetParams)]
fn a_node_keeps_its_type(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let memory = cuda.cuMemAlloc_v2(32)?;
    cuda.write(memory, &[0; 32])?;
    let graph = cuda.cuGraphCreate(0)?;
    let fill = CUDA_MEMSET_NODE_PARAMS {
        dst: memory,
        value: 3,
        elementSize: 4,
        width: 8,
        height: 1,
        ..Default::default()
    };
    let none = core::ptr::null();
    let node = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill, context)?;
    let other = cuda.cuGraphCreate(0)?;
    cuda.cuGraphAddMemsetNode(other, none, 0, &fill, context)?;
    let mut next = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_EMPTY,
        ..Default::default()
    };
    expect!(cuda.cuGraphNodeSetParams(node, &mut next) == Err(INVALID_VALUE));
    next.r#type = CU_GRAPH_NODE_TYPE_MEMSET;
    next.anon1.memset = CUDA_MEMSET_NODE_PARAMS_v2 {
        dst: memory + 8,
        value: 7,
        elementSize: 1,
        width: 8,
        height: 1,
        ctx: context,
        ..Default::default()
    };
    cuda.cuGraphNodeSetParams(node, &mut next)?;
    expect!(cuda.cuGraphMemsetNodeGetParams(node)?.value == 7);
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 32)? == [[0; 8], [7; 8], [0; 8], [0; 8]].concat());
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuMemFree_v2(memory)?;
}
