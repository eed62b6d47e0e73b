//! Executable graphs.

#![on("13.0.96")]

#[as_driver(cuGraphInstantiateWithFlags)]
#[unobserved(usable_context)]
fn cudaGraphInstantiate(pGraphExec: _, graph: _, flags: _) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        flags,
        no_capture,
        sound_context
    );
}

#[as_driver(cuGraphInstantiateWithFlags)]
#[unobserved(usable_context)]
fn cudaGraphInstantiateWithFlags(pGraphExec: _, graph: _, flags: _) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        flags,
        no_capture,
        sound_context
    );
}

#[as_driver(cuGraphExecDestroy)]
#[needs(runtime, outside_callback, no_capture, own_process, usable_context)]
#[tolerates(uncaptured_context, sound_context)]
fn cudaGraphExecDestroy(graphExec: _) {}

#[as_driver(cuGraphExecGetFlags)]
#[class(context_lookup)]
fn cudaGraphExecGetFlags(graphExec: _, flags: _) {}

#[as_driver(cuGraphLaunch)]
#[class(context_state)]
#[unobserved(usable_context)]
fn cudaGraphLaunch(graphExec: _, stream: _) {
    check!(runtime, outside_callback, sound_context);
}

#[as_driver(cuGraphUpload)]
#[class(context_state)]
#[unobserved(usable_context)]
fn cudaGraphUpload(graphExec: _, stream: _) {
    check!(runtime, outside_callback, sound_context);
}

#[as_driver(cuGraphNodeSetEnabled)]
#[needs(devices)]
#[class(lookup)]
#[unobserved(devices)]
fn cudaGraphNodeSetEnabled(hGraphExec: _, hNode: _, isEnabled: _) {
    check!(devices);
}

#[as_driver(cuGraphNodeGetEnabled)]
#[needs(devices)]
#[class(lookup)]
#[unobserved(devices)]
fn cudaGraphNodeGetEnabled(hGraphExec: _, hNode: _, isEnabled: _) {
    check!(devices);
}

/// A launch fills, copies and calls in the order of the dependencies; a disabled node is skipped.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphAddMemsetNode,
    cudaGraphAddMemcpyNode1D,
    cudaGraphAddHostNode,
    cudaGraphInstantiateWithFlags,
    cudaGraphLaunch,
    cudaGraphNodeSetEnabled
)]
fn a_launch_follows_the_dependencies(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(64)?;
    let address = memory as u64;
    cuda.driver().write(address, &[0; 64])?;
    let graph = cuda.cudaGraphCreate(0)?;
    let fill = cudaMemsetParams {
        dst: memory,
        value: 7,
        elementSize: 1,
        width: 16,
        height: 1,
        ..Default::default()
    };
    let filled = cuda.cudaGraphAddMemsetNode(graph, ptr::null(), 0, &fill)?;
    let to = (address + 32) as *mut c_void;
    let copied =
        cuda.cudaGraphAddMemcpyNode1D(graph, &filled, 1, to, memory, 16, cudaMemcpyDefault)?;
    let calls = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = cudaHostNodeParams {
        r#fn: calls.host_fn(),
        userData: calls.data(),
    };
    cuda.cudaGraphAddHostNode(graph, &copied, 1, &call)?;
    let exec = cuda.cudaGraphInstantiateWithFlags(graph, 0)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(calls.take().len() == 1);
    let found = cuda.driver().read(address, 64)?;
    expect!(found == [[7; 16], [0; 16], [7; 16], [0; 16]].concat());

    cuda.driver().write(address, &[0; 64])?;
    cuda.cudaGraphNodeSetEnabled(exec, copied, 0)?;
    expect!(cuda.cudaGraphNodeGetEnabled(exec, copied)? == 0);
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(calls.take().len() == 1);
    let found = cuda.driver().read(address, 64)?;
    expect!(found == [[7; 16], [0; 16], [0; 16], [0; 16]].concat());
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

/// A launch waits for events and records events; the waits follow the records that precede the launch.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphAddEventRecordNode, cudaGraphAddEventWaitNode)]
fn nodes_wait_for_events_and_record_them(cuda: &Runtime) {
    let awaited = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let recorded = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let graph = cuda.cudaGraphCreate(0)?;
    let wait = cuda.cudaGraphAddEventWaitNode(graph, ptr::null(), 0, awaited)?;
    cuda.cudaGraphAddEventRecordNode(graph, &wait, 1, recorded)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;

    let held = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.hold(held)?;
    cuda.cudaEventRecord(awaited, held)?;
    cuda.cudaGraphLaunch(exec, stream)?;
    expect!(cuda.cudaEventQuery(recorded) == Err(NotReady));
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.cudaEventQuery(recorded) == Ok(()));
    cuda.cudaStreamDestroy(held)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaEventDestroy(awaited)?;
    cuda.cudaEventDestroy(recorded)?;
}

/// A kernel node has the values that the parameters had when it was added.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphAddKernelNode, cudaGraphInstantiate)]
fn a_kernel_node_keeps_its_parameters(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let mut target = cuda.cudaMalloc(4)?;
    cuda.cudaMemset(target, 0, 4)?;
    let mut value = 5_u32;
    let mut values = [(&raw mut target).cast(), (&raw mut value).cast()];
    let one = dim3 { x: 1, y: 1, z: 1 };
    let launch = cudaKernelNodeParams {
        func: code.address(c"store").cast_mut(),
        gridDim: one,
        blockDim: one,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let node = cuda.cudaGraphAddKernelNode(graph, ptr::null(), 0, &launch)?;
    expect!(cuda.cudaGraphNodeGetType(node)? == cudaGraphNodeTypeKernel);
    value = 6;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    expect!(value == 6);
    cuda.cudaGraphUpload(exec, ptr::null_mut())?;
    cuda.cudaGraphLaunch(exec, ptr::null_mut())?;
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().read(target as u64, 4)? == [5, 0, 0, 0]);
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(target)?;
}
