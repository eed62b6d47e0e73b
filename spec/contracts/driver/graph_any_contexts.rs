//! The third form of the functions that describe nodes of any type: it compares the contexts of a kernel. It is newer than
//! all drivers that were tested.

/// Adds a node of any type to a graph.
#[needs(initialized)]
#[class(device_state)]
#[order(unknown)]
#[unreachable(
    NOT_SUPPORTED,
    "a child graph with nodes of memory or of conditions, which no case passes"
)]
fn cuGraphAddNode_v3(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// Data of each dependency; null for none.
    #[accepts(Null)]
    dependencyData: Beside<CUgraphEdgeData, dependencies>,
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

    /// A function and a context are named, and the function belongs to another context.
    #[rule("context-of-function", documented)]
    if nodeParams.r#type == CU_GRAPH_NODE_TYPE_KERNEL
        && !nodeParams.func.is_null()
        && !nodeParams.functionContext.is_null()
        && nodeParams.functionContext.context() != nodeParams.func.context()
    {
        return INVALID_CONTEXT;
    }

    check!(hGraph, dependencies);
    node_is_possible(nodeParams);
    check!(nodeParams.condition);
}

/// Sets the parameters of a node of any type. Executables keep theirs.
#[needs(initialized)]
#[class(device_state)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "every type of node that cases pass has parameters that can be set")]
fn cuGraphNodeSetParams_v2(
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
    #[rule("type-of-node", documented)]
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

    /// A function and a context are named, and the function belongs to another context.
    #[rule("context-of-function", documented)]
    if nodeParams.r#type == CU_GRAPH_NODE_TYPE_KERNEL
        && !nodeParams.func.is_null()
        && !nodeParams.functionContext.is_null()
        && nodeParams.functionContext.context() != nodeParams.func.context()
    {
        return INVALID_CONTEXT;
    }

    /// The memory is not aligned to the size of an element.
    #[rule("aligned", documented)]
    if hNode.is_memset() && nodeParams.dst.offset() % nodeParams.elementSize != 0 {
        return INVALID_VALUE;
    }

    /// Rows overlap, or a row is not aligned to the size of an element.
    #[rule("rows-apart", documented)]
    if hNode.is_memset()
        && nodeParams.height > 1
        && (nodeParams.pitch < nodeParams.width * nodeParams.elementSize
            || nodeParams.pitch % nodeParams.elementSize != 0)
    {
        return INVALID_VALUE;
    }

    /// The rows reach beyond the memory.
    #[rule("inside", documented)]
    if hNode.is_memset()
        && (nodeParams.height - 1) * nodeParams.pitch + nodeParams.width * nodeParams.elementSize
            > nodeParams.dst.remaining()
    {
        return INVALID_VALUE;
    }
}

/// A kernel takes the context of its function, and refuses another one.
#[scenario]
#[needs(context)]
#[shows(cuGraphAddNode_v3, cuGraphNodeSetParams_v2)]
fn a_function_is_in_the_context_of_its_node(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let other = cuda.new_context()?;
    cuda.cuCtxSetCurrent(context)?;
    let memory = cuda.cuMemAlloc_v2(8)?;
    cuda.write(memory, &[0; 8])?;
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let graph = cuda.cuGraphCreate(0)?;
    let (none, no_data) = (core::ptr::null(), core::ptr::null());
    let mut node = core::ptr::null_mut();
    for value in [7u32, 9] {
        let mut pointers = [
            (&raw const memory).cast_mut().cast(),
            (&raw const value).cast_mut().cast(),
        ];
        let mut launch = CUgraphNodeParams {
            r#type: CU_GRAPH_NODE_TYPE_KERNEL,
            ..Default::default()
        };
        launch.anon1.kernel = CUDA_KERNEL_NODE_PARAMS_v3 {
            func: store,
            gridDimX: 1,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 1,
            blockDimY: 1,
            blockDimZ: 1,
            kernelParams: pointers.as_mut_ptr(),
            ..Default::default()
        };
        for (named, answer) in [(other, Err(INVALID_CONTEXT)), (context, Ok(()))] {
            launch.anon1.kernel.ctx = named;
            let done = if value == 7 {
                let added = cuda.cuGraphAddNode_v3(graph, none, no_data, 0, &mut launch);
                added.map(|added| node = added)
            } else {
                cuda.cuGraphNodeSetParams_v2(node, &mut launch)
            };
            expect!(done == answer);
        }
        let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
        cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(memory, 4)? == value.to_le_bytes());
        cuda.cuGraphExecDestroy(exec)?;
    }
    cuda.cuGraphDestroy(graph)?;
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFree_v2(memory)?;
    cuda.cuCtxDestroy_v2(other)?;
}
