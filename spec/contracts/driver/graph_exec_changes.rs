//! Changes of nodes of executables, as launches show them.

#![on("580.159.04")]

/// An executable calls the function that was set. A node of another graph is refused.
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
    cuda.cuGraphAddHostNode(graph, core::ptr::null(), 0, &call)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let unchanged = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphExecHostNodeSetParams(exec, node, &other)?;
    let late = cuda.cuGraphAddHostNode(graph, core::ptr::null(), 0, &call)?;
    expect!(cuda.cuGraphExecHostNodeSetParams(exec, late, &other) == Err(INVALID_VALUE));
    cuda.cuGraphDestroyNode(late)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(first.take().len() == 1);
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
    expect!(first.take().len() == 2);
    expect!(second.take().is_empty());
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphLaunch(unchanged, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(first.take().len() == 2);
    expect!(second.take().is_empty());
    cuda.cuGraphExecDestroy(unchanged)?;
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
    let third = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: first.host_fn(),
        userData: first.data(),
    };
    let other = CUDA_HOST_NODE_PARAMS {
        r#fn: second.host_fn(),
        userData: second.data(),
    };
    let apart = CUDA_HOST_NODE_PARAMS {
        r#fn: third.host_fn(),
        userData: third.data(),
    };
    let (graph, inner) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let sibling = cuda.cuGraphCreate(0)?;
    cuda.cuGraphAddHostNode(inner, none, 0, &call)?;
    cuda.cuGraphAddHostNode(sibling, none, 0, &apart)?;
    let node = cuda.cuGraphAddChildGraphNode(graph, none, 0, inner)?;
    cuda.cuGraphAddChildGraphNode(graph, none, 0, sibling)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let unchanged = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let next = cuda.cuGraphCreate(0)?;
    let last = cuda.cuGraphAddHostNode(next, none, 0, &other)?;
    cuda.cuGraphExecChildGraphNodeSetParams(exec, node, next)?;
    cuda.cuGraphLaunch(exec, null)?;
    cuda.cuCtxSynchronize()?;
    expect!(first.take().is_empty());
    expect!(second.take().len() == 1);
    expect!(third.take().len() == 1);
    cuda.cuGraphAddHostNode(next, &last, 1, &other)?;
    let failure = Err(GRAPH_EXEC_UPDATE_FAILURE);
    expect!(cuda.cuGraphExecChildGraphNodeSetParams(exec, node, next) == failure);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphExecDestroy(unchanged)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(inner)?;
    cuda.cuGraphDestroy(sibling)?;
    cuda.cuGraphDestroy(next)?;
}

/// An executable uses the events that were set.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecEventRecordNodeSetEvent, cuGraphExecEventWaitNodeSetEvent)]
fn events_of_an_executable_are_set(cuda: &Driver) {
    let [spare, first, second, awaited, recorded] = [
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
    ];
    let graph = cuda.cuGraphCreate(0)?;
    let early = cuda.cuGraphAddEventWaitNode(graph, core::ptr::null(), 0, spare)?;
    let early = cuda.cuGraphAddEventRecordNode(graph, &early, 1, second)?;
    let wait = cuda.cuGraphAddEventWaitNode(graph, &early, 1, first)?;
    let record = cuda.cuGraphAddEventRecordNode(graph, &wait, 1, second)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let unchanged = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphExecEventWaitNodeSetEvent(exec, wait, awaited)?;
    cuda.cuGraphExecEventRecordNodeSetEvent(exec, record, recorded)?;

    let held = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(held)?;
    cuda.cuEventRecord(awaited, held)?;
    cuda.cuGraphLaunch(exec, stream)?;
    // The nodes that were not set come first.
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cuEventQuery(second) == Err(NOT_READY) && std::time::Instant::now() < patience {}
    expect!(cuda.cuEventQuery(second) == Ok(()));
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(20);
    while std::time::Instant::now() < patience {
        expect!(cuda.cuEventQuery(recorded) == Err(NOT_READY));
    }
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
    cuda.cuGraphExecDestroy(unchanged)?;
    cuda.cuGraphDestroy(graph)?;
    for event in [spare, first, second, awaited, recorded] {
        cuda.cuEventDestroy_v2(event)?;
    }
}

/// An executable fills and copies as was set.
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
    let other = CUDA_MEMSET_NODE_PARAMS {
        dst: memory + 16,
        value: 5,
        width: 4,
        ..fill
    };
    let next = CUDA_MEMCPY3D {
        srcDevice: memory + 16,
        dstDevice: memory + 48,
        WidthInBytes: 4,
        ..copy
    };
    let node = cuda.cuGraphAddMemsetNode(graph, none, 0, &other, context)?;
    cuda.cuGraphAddMemcpyNode(graph, &node, 1, &next, context)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let unchanged = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    fill.value = 2;
    fill.width = 8;
    copy.WidthInBytes = 4;
    cuda.cuGraphExecMemsetNodeSetParams(exec, filled, &fill, context)?;
    cuda.cuGraphExecMemcpyNodeSetParams(exec, copied, &copy, context)?;
    cuda.write(memory, &[0; 64])?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 24)? == [[2; 8], [0; 8], [5, 5, 5, 5, 0, 0, 0, 0]].concat());
    expect!(cuda.read(memory + 32, 8)? == [[2; 4], [0; 4]].concat());
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphLaunch(unchanged, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory + 32, 16)? == [1; 16]);
    expect!(cuda.read(memory + 48, 4)? == [5; 4]);
    cuda.cuGraphExecDestroy(unchanged)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
}

/// An executable launches the kernel with the values that were set. A pending launch keeps the earlier ones.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecKernelNodeSetParams, cuGraphExecKernelNodeSetParams_v2)]
fn a_kernel_of_an_executable_is_set(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(12)?;
    cuda.write(memory, &[0; 12])?;
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
    let (mut place, mut nine) = (memory + 8, 9_u32);
    let mut apart = [(&raw mut place).cast(), (&raw mut nine).cast()];
    let other = CUDA_KERNEL_NODE_PARAMS_v1 {
        kernelParams: apart.as_mut_ptr(),
        ..launch
    };
    cuda.cuGraphAddKernelNode(graph, core::ptr::null(), 0, &other)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let unchanged = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    cuda.cuGraphLaunch(exec, stream)?;
    (target, value) = (memory + 4, 2);
    cuda.cuGraphExecKernelNodeSetParams(exec, node, &launch)?;
    expect!((target, value) == (memory + 4, 2));
    cuda.cuGraphLaunch(exec, stream)?;
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 12)? == [1, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 0]);
    cuda.write(memory, &[0; 12])?;
    cuda.cuGraphLaunch(exec, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 12)? == [0, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 0]);
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
    expect!(cuda.read(memory, 12)? == [0, 0, 0, 0, 3, 0, 0, 0, 9, 0, 0, 0]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphExecDestroy(unchanged)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFree_v2(memory)?;
}
