//! Parameters of the nodes of executables.

#![on("13.0.96")]

#[as_driver(cuGraphExecHostNodeSetParams)]
#[needs(runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
#[yields(outside_callback = NotPermitted, own_process = InitializationError)]
fn cudaGraphExecHostNodeSetParams(hGraphExec: _, node: _, pNodeParams: _) {
    check!(runtime, outside_callback, pNodeParams, usable_context, pNodeParams.r#fn);
}

#[as_driver(cuGraphExecChildGraphNodeSetParams)]
#[needs(devices, runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
#[yields(outside_callback = NotPermitted, own_process = InitializationError)]
fn cudaGraphExecChildGraphNodeSetParams(hGraphExec: _, node: _, childGraph: _) {
    check!(devices, own_process);
    if childGraph.is_null() {
        check!(childGraph);
    }
    check!(runtime, usable_context, hGraphExec, outside_callback, childGraph);
}

#[as_driver(cuGraphExecEventRecordNodeSetEvent)]
#[needs(devices, runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
#[yields(outside_callback = NotPermitted, own_process = InitializationError)]
fn cudaGraphExecEventRecordNodeSetEvent(hGraphExec: _, hNode: _, event: _) {
    check!(devices, own_process);
    if event.is_null() {
        check!(event);
    }
    check!(runtime, usable_context, hGraphExec, outside_callback, event);
}

#[as_driver(cuGraphExecEventWaitNodeSetEvent)]
#[needs(devices, runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
#[yields(outside_callback = NotPermitted, own_process = InitializationError)]
fn cudaGraphExecEventWaitNodeSetEvent(hGraphExec: _, hNode: _, event: _) {
    check!(devices, own_process);
    if event.is_null() {
        check!(event);
    }
    check!(runtime, usable_context, hGraphExec, outside_callback, event);
}

#[as_driver(cuGraphExecMemsetNodeSetParams, ctx = 0)]
#[needs(runtime)]
#[class(context_state)]
#[order(observed, except(outside_callback, usable_context))]
#[unobserved(usable_context)]
#[except("context-of-memory")]
#[yields(outside_callback = NotPermitted, own_process = InitializationError)]
fn cudaGraphExecMemsetNodeSetParams(hGraphExec: _, node: _, pNodeParams: _) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        pNodeParams,
        sound_context
    );
}

/// Sets the launch of a node of an executable, of a kernel of the program. Pending launches, and the graph, keep theirs.
#[as_driver(cuGraphExecKernelNodeSetParams)]
#[needs(runtime)]
#[class(context_state)]
#[order(observed, except(outside_callback, usable_context, sound_context))]
#[except("kernel-in-a-context", "one-way-only", "extra-without-parameters")]
#[unobserved(usable_context)]
#[yields(outside_callback = NotPermitted, own_process = InitializationError)]
fn cudaGraphExecKernelNodeSetParams(
    hGraphExec: _,
    node: _,
    /// The launch.
    #[is(nodeParams)]
    #[undefined(Null)]
    pNodeParams: In<cudaKernelNodeParams>,
) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        sound_context,
        pNodeParams,
        pNodeParams.func
    );
}

/// An executable calls the function that was set, and the graph keeps its own.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphExecHostNodeSetParams)]
fn a_call_of_an_executable_is_set(cuda: &Runtime) {
    let first = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let second = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = cudaHostNodeParams {
        r#fn: first.host_fn(),
        userData: first.data(),
    };
    let other = cudaHostNodeParams {
        r#fn: second.host_fn(),
        userData: second.data(),
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let node = cuda.cudaGraphAddHostNode(graph, ptr::null(), 0, &call)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    cuda.cudaGraphExecHostNodeSetParams(exec, node, &other)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(first.take().is_empty());
    expect!(second.take().len() == 1);
    cuda.cudaGraphExecDestroy(exec)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(first.take().len() == 1);
    expect!(second.take().is_empty());
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
}

/// The child graph of an executable does the work of the graph that was set.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphExecChildGraphNodeSetParams)]
fn a_child_graph_of_an_executable_is_set(cuda: &Runtime) {
    let first = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let second = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = cudaHostNodeParams {
        r#fn: first.host_fn(),
        userData: first.data(),
    };
    let other = cudaHostNodeParams {
        r#fn: second.host_fn(),
        userData: second.data(),
    };
    let (graph, inner) = (cuda.cudaGraphCreate(0)?, cuda.cudaGraphCreate(0)?);
    cuda.cudaGraphAddHostNode(inner, ptr::null(), 0, &call)?;
    let node = cuda.cudaGraphAddChildGraphNode(graph, ptr::null(), 0, inner)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    let next = cuda.cudaGraphCreate(0)?;
    cuda.cudaGraphAddHostNode(next, ptr::null(), 0, &other)?;
    cuda.cudaGraphExecChildGraphNodeSetParams(exec, node, next)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(first.take().is_empty());
    expect!(second.take().len() == 1);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaGraphDestroy(inner)?;
    cuda.cudaGraphDestroy(next)?;
}

/// An executable waits for the event that was set, and records the event that was set. Work before the former event
/// does not delay it.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphExecEventRecordNodeSetEvent,
    cudaGraphExecEventWaitNodeSetEvent
)]
fn events_of_an_executable_are_set(cuda: &Runtime) {
    let [old, awaited, recorded] = [
        cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?,
        cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?,
        cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?,
    ];
    let graph = cuda.cudaGraphCreate(0)?;
    let wait = cuda.cudaGraphAddEventWaitNode(graph, ptr::null(), 0, old)?;
    let record = cuda.cudaGraphAddEventRecordNode(graph, &wait, 1, old)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    cuda.cudaGraphExecEventWaitNodeSetEvent(exec, wait, awaited)?;
    cuda.cudaGraphExecEventRecordNodeSetEvent(exec, record, recorded)?;

    let held = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.hold(held)?;
    cuda.cudaEventRecord(old, held)?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.cudaEventQuery(old) == Err(NotReady));
    expect!(cuda.cudaEventQuery(recorded) == Ok(()));
    gate.open();
    cuda.cudaStreamDestroy(held)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    for event in [old, awaited, recorded] {
        cuda.cudaEventDestroy(event)?;
    }
}

/// An executable fills with the value, and launches with the parameters, that were set.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphExecMemsetNodeSetParams, cudaGraphExecKernelNodeSetParams)]
fn a_fill_and_a_kernel_of_an_executable_are_set(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let memory = cuda.cudaMalloc(8)?;
    cuda.cudaMemset(memory, 0, 8)?;
    let mut fill = cudaMemsetParams {
        dst: memory,
        value: 3,
        elementSize: 1,
        width: 4,
        height: 1,
        ..Default::default()
    };
    let mut target = (memory as u64 + 4) as *mut c_void;
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
    let filled = cuda.cudaGraphAddMemsetNode(graph, ptr::null(), 0, &fill)?;
    let stored = cuda.cudaGraphAddKernelNode(graph, &filled, 1, &launch)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    fill.value = 4;
    value = 6;
    cuda.cudaGraphExecMemsetNodeSetParams(exec, filled, &fill)?;
    cuda.cudaGraphExecKernelNodeSetParams(exec, stored, &launch)?;
    expect!(value == 6);
    value = 7;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(value == 7);
    expect!(cuda.driver().read(memory as u64, 8)? == [4, 4, 4, 4, 6, 0, 0, 0]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}
