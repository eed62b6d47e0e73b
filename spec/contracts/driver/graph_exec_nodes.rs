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
    ctx: Context,
) {
    check!(sound_context, ctx, hGraphExec, hNode, memsetParams);

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
    ctx: Context,
) {
    check!(sound_context, ctx, hGraphExec, hNode, copyParams);
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

/// An executable calls the function that was set, and the graph keeps its own. A node of another graph is refused.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecHostNodeSetParams, cuGraphExecNodeSetParams)]
fn a_call_of_an_executable_is_set(cuda: &Driver) {
    let first = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let second = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: first.host_fn(),
        userData: first.data(),
    };
    let other = CUDA_HOST_NODE_PARAMS {
        r#fn: second.host_fn(),
        userData: second.data(),
    };
    let graph = cuda.cuGraphCreate(0)?;
    let node = cuda.cuGraphAddHostNode(graph, core::ptr::null(), 0, &call)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let late = cuda.cuGraphAddHostNode(graph, core::ptr::null(), 0, &call)?;
    expect!(cuda.cuGraphExecHostNodeSetParams(exec, late, &other) == Err(INVALID_VALUE));
    cuda.cuGraphExecHostNodeSetParams(exec, node, &other)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(first.take().is_empty());
    expect!(second.take().len() == 1);
    let mut params = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_HOST,
        ..Default::default()
    };
    params.anon1.host = CUDA_HOST_NODE_PARAMS_v2 {
        r#fn: first.host_fn(),
        userData: first.data(),
        ..Default::default()
    };
    cuda.cuGraphExecNodeSetParams(exec, node, &mut params)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(first.take().len() == 1);
    expect!(second.take().is_empty());
    cuda.cuGraphExecDestroy(exec)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(first.take().len() == 2);
    expect!(second.take().is_empty());
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
}

/// The child graph of an executable does the work of the graph that was set.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecChildGraphNodeSetParams)]
fn a_child_graph_of_an_executable_is_set(cuda: &Driver) {
    let (none, null) = (core::ptr::null(), core::ptr::null_mut());
    let first = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let second = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: first.host_fn(),
        userData: first.data(),
    };
    let other = CUDA_HOST_NODE_PARAMS {
        r#fn: second.host_fn(),
        userData: second.data(),
    };
    let (graph, inner) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    cuda.cuGraphAddHostNode(inner, none, 0, &call)?;
    let node = cuda.cuGraphAddChildGraphNode(graph, none, 0, inner)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let next = cuda.cuGraphCreate(0)?;
    let last = cuda.cuGraphAddHostNode(next, none, 0, &other)?;
    cuda.cuGraphExecChildGraphNodeSetParams(exec, node, next)?;
    cuda.cuGraphLaunch(exec, null)?;
    cuda.cuCtxSynchronize()?;
    expect!(first.take().is_empty());
    expect!(second.take().len() == 1);
    cuda.cuGraphAddHostNode(next, &last, 1, &other)?;
    let failure = Err(GRAPH_EXEC_UPDATE_FAILURE);
    expect!(cuda.cuGraphExecChildGraphNodeSetParams(exec, node, next) == failure);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(inner)?;
    cuda.cuGraphDestroy(next)?;
}

/// An executable waits for the event that was set, and records the event that was set.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecEventRecordNodeSetEvent, cuGraphExecEventWaitNodeSetEvent)]
fn events_of_an_executable_are_set(cuda: &Driver) {
    let [first, second, awaited, recorded] = [
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
    ];
    let graph = cuda.cuGraphCreate(0)?;
    let wait = cuda.cuGraphAddEventWaitNode(graph, core::ptr::null(), 0, first)?;
    let record = cuda.cuGraphAddEventRecordNode(graph, &wait, 1, second)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphExecEventWaitNodeSetEvent(exec, wait, awaited)?;
    cuda.cuGraphExecEventRecordNodeSetEvent(exec, record, recorded)?;

    let held = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(held)?;
    cuda.cuEventRecord(awaited, held)?;
    cuda.cuGraphLaunch(exec, stream)?;
    expect!(cuda.cuEventQuery(recorded) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.cuEventQuery(recorded) == Ok(()));
    let gate = cuda.hold(held)?;
    cuda.cuEventRecord(first, held)?;
    cuda.cuGraphLaunch(exec, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.cuEventQuery(first) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamDestroy_v2(held)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    for event in [first, second, awaited, recorded] {
        cuda.cuEventDestroy_v2(event)?;
    }
}

/// An executable fills and copies as was set, and the graph keeps its own fill and copy.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecMemsetNodeSetParams, cuGraphExecMemcpyNodeSetParams)]
fn a_fill_and_a_copy_of_an_executable_are_set(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    let (none, context) = (core::ptr::null(), core::ptr::null_mut());
    let mut fill = CUDA_MEMSET_NODE_PARAMS {
        dst: memory,
        value: 1,
        elementSize: 1,
        width: 16,
        height: 1,
        ..Default::default()
    };
    let mut copy = CUDA_MEMCPY3D {
        srcMemoryType: CU_MEMORYTYPE_DEVICE,
        srcDevice: memory,
        dstMemoryType: CU_MEMORYTYPE_DEVICE,
        dstDevice: memory + 32,
        WidthInBytes: 16,
        Height: 1,
        Depth: 1,
        ..Default::default()
    };
    let graph = cuda.cuGraphCreate(0)?;
    let filled = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill, context)?;
    let copied = cuda.cuGraphAddMemcpyNode(graph, &filled, 1, &copy, context)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    fill.value = 2;
    fill.width = 8;
    copy.WidthInBytes = 4;
    cuda.cuGraphExecMemsetNodeSetParams(exec, filled, &fill, context)?;
    cuda.cuGraphExecMemcpyNodeSetParams(exec, copied, &copy, context)?;
    cuda.write(memory, &[0; 64])?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 16)? == [[2; 8], [0; 8]].concat());
    expect!(cuda.read(memory + 32, 8)? == [[2; 4], [0; 4]].concat());
    cuda.cuGraphExecDestroy(exec)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory + 32, 16)? == [1; 16]);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
}

/// An executable launches the kernel with the values that were set. A pending launch keeps the earlier ones.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecKernelNodeSetParams, cuGraphExecKernelNodeSetParams_v2)]
fn a_kernel_of_an_executable_is_set(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(8)?;
    cuda.write(memory, &[0; 8])?;
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let (mut target, mut value) = (memory, 1_u32);
    let mut values = [(&raw mut target).cast(), (&raw mut value).cast()];
    let launch = CUDA_KERNEL_NODE_PARAMS_v1 {
        func: store,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    let graph = cuda.cuGraphCreate(0)?;
    let node = cuda.cuGraphAddKernelNode(graph, core::ptr::null(), 0, &launch)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    cuda.cuGraphLaunch(exec, stream)?;
    (target, value) = (memory + 4, 2);
    cuda.cuGraphExecKernelNodeSetParams(exec, node, &launch)?;
    expect!((target, value) == (memory + 4, 2));
    cuda.cuGraphLaunch(exec, stream)?;
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 8)? == [1, 0, 0, 0, 2, 0, 0, 0]);
    value = 3;
    let later = CUDA_KERNEL_NODE_PARAMS {
        func: store,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    cuda.cuGraphExecKernelNodeSetParams_v2(exec, node, &later)?;
    expect!(value == 3);
    cuda.cuGraphLaunch(exec, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 8)? == [1, 0, 0, 0, 3, 0, 0, 0]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFree_v2(memory)?;
}
