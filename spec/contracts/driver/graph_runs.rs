//! Executable graphs.

#![on("580.159.04")]

/// Makes an executable of a graph.
#[needs(initialized)]
#[class(context_object)]
#[tolerates(free_memory)]
#[order(observed)]
fn cuGraphInstantiateWithFlags(
    /// Place for the executable.
    #[creates(GraphExec)]
    phGraphExec: Out<CUgraphExec>,
    /// The graph. Later changes of it do not change the executable.
    hGraph: SourceGraph,
    /// Options.
    #[refuses(CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = INVALID_VALUE, All = INVALID_VALUE)]
    flags: BitsOf<CUgraphInstantiate_flags>,
) {
    check!(flags, initialized, context, hGraph);

    /// An executable that the device launches has a node, and the device can execute all of its nodes.
    #[rule("nodes-for-device", observed, on("580.159.04"))]
    if flags & CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH != 0 && !hGraph.is_on_device() {
        return INVALID_VALUE;
    }

    check!(phGraphExec);
}

/// Destroys an executable. Launches of it that are pending complete.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[no_visible_effect("destroying leaves nothing to ask")]
fn cuGraphExecDestroy(
    /// The executable.
    #[ends(GraphExec)]
    hGraphExec: GraphExec,
) {
    check!(initialized, hGraphExec);
}

/// Returns the options with which an executable was instantiated.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphExecGetFlags(
    /// The executable.
    hGraphExec: GraphExec,
    /// Place for the options.
    flags: Out<cuuint64_t>,
) {
    check!(initialized, hGraphExec, flags);

    /// An executable that was instantiated without options has none.
    #[ensure("none", documented)]
    if true {
        assert!(flags.value() == 0);
    }
}

/// Launches an executable in stream order. Launches of the same executable do not overlap, and no capture records one.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
fn cuGraphLaunch(
    /// The executable.
    hGraphExec: GraphExec,
    /// The stream.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    hStream: Stream<Null, Legacy, PerThread>,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream, sound_context, hGraphExec);
}

/// Moves an executable to the device in stream order, so that its first launch does not have to.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[no_visible_effect("only the time of the first launch changes")]
fn cuGraphUpload(
    /// The executable.
    hGraphExec: GraphExec,
    /// The stream.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    hStream: Stream<Null, Legacy, PerThread>,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream, sound_context, hGraphExec);
}

/// Sets whether launches of an executable run a node or skip it. Later nodes do not wait for a node that is skipped.
#[class(executable_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed)]
fn cuGraphNodeSetEnabled(
    /// The executable.
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<Kernel, Memcpy, Memset>,
    /// Zero to skip the node.
    isEnabled: Any,
) {
    check!(hGraphExec, hNode);
}

/// Returns whether launches of an executable run a node.
#[class(executable_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(observed)]
fn cuGraphNodeGetEnabled(
    /// The executable.
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: NodeOf<Kernel, Memcpy, Memset>,
    /// Place for the answer: one, or zero for a node that is skipped.
    isEnabled: Out<c_uint>,
) {
    check!(hGraphExec, hNode, isEnabled);

    /// Nodes are enabled until a call disables them.
    #[ensure("enabled-at-first", documented, on("580.159.04"))]
    if true {
        assert!(isEnabled.value() == 1);
    }
}

/// A launch fills, copies and calls in the order of the dependencies; a disabled node is skipped.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphInstantiateWithFlags,
    cuGraphLaunch,
    cuGraphNodeSetEnabled,
    cuGraphAddMemsetNode,
    cuGraphAddMemcpyNode,
    cuGraphAddHostNode
)]
fn a_launch_follows_the_dependencies(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    cuda.write(memory, &[0; 64])?;
    let none = core::ptr::null();
    let (context, stream) = (core::ptr::null_mut(), core::ptr::null_mut());
    let graph = cuda.cuGraphCreate(0)?;
    let fill = CUDA_MEMSET_NODE_PARAMS {
        dst: memory,
        value: 7,
        elementSize: 1,
        width: 16,
        height: 1,
        ..Default::default()
    };
    let filled = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill, context)?;
    let copy = CUDA_MEMCPY3D {
        srcMemoryType: CU_MEMORYTYPE_DEVICE,
        srcDevice: memory,
        dstMemoryType: CU_MEMORYTYPE_DEVICE,
        dstDevice: memory + 32,
        WidthInBytes: 16,
        Height: 1,
        Depth: 1,
        ..Default::default()
    };
    let copied = cuda.cuGraphAddMemcpyNode(graph, &filled, 1, &copy, context)?;
    let calls = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: calls.host_fn(),
        userData: calls.data(),
    };
    cuda.cuGraphAddHostNode(graph, &copied, 1, &call)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, stream)?;
    cuda.cuCtxSynchronize()?;
    expect!(calls.take().len() == 1);
    expect!(cuda.read(memory, 64)? == [[7; 16], [0; 16], [7; 16], [0; 16]].concat());

    cuda.write(memory, &[0; 64])?;
    cuda.cuGraphNodeSetEnabled(exec, copied, 0)?;
    expect!(cuda.cuGraphNodeGetEnabled(exec, copied)? == 0);
    cuda.cuGraphLaunch(exec, stream)?;
    cuda.cuCtxSynchronize()?;
    expect!(calls.take().len() == 1);
    expect!(cuda.read(memory, 64)? == [[7; 16], [0; 16], [0; 16], [0; 16]].concat());
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A launch waits for events and records events; the waits follow the records that precede the launch.
#[scenario]
#[needs(context)]
#[shows(cuGraphAddEventRecordNode, cuGraphAddEventWaitNode)]
fn nodes_wait_for_events_and_record_them(cuda: &Driver) {
    let awaited = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let recorded = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let graph = cuda.cuGraphCreate(0)?;
    let wait = cuda.cuGraphAddEventWaitNode(graph, core::ptr::null(), 0, awaited)?;
    cuda.cuGraphAddEventRecordNode(graph, &wait, 1, recorded)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;

    let held = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(held)?;
    cuda.cuEventRecord(awaited, held)?;
    cuda.cuGraphLaunch(exec, stream)?;
    expect!(cuda.cuEventQuery(recorded) == Err(NOT_READY));
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.cuEventQuery(recorded) == Ok(()));
    cuda.cuStreamDestroy_v2(held)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuEventDestroy_v2(awaited)?;
    cuda.cuEventDestroy_v2(recorded)?;
}

/// A kernel node has the values that the parameters had when it was added.
#[scenario]
#[needs(context)]
#[shows(cuGraphAddKernelNode)]
fn a_kernel_node_keeps_its_parameters(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(4)?;
    cuda.write(memory, &[0; 4])?;
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let mut target = memory;
    let mut value = 5_u32;
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
    cuda.cuGraphAddKernelNode(graph, core::ptr::null(), 0, &launch)?;
    value = 6;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    expect!(value == 6);
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 4)? == [5, 0, 0, 0]);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFree_v2(memory)?;
}
