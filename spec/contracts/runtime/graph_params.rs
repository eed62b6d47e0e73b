//! Parameters of nodes: fills, calls of host functions, and events.

#![on("13.0.96")]

#[as_driver(cuGraphMemsetNodeGetParams)]
#[class(context_lookup)]
fn cudaGraphMemsetNodeGetParams(node: _, pNodeParams: _) {
    check!(runtime, pNodeParams, outside_callback);
}

#[as_driver(cuGraphMemsetNodeSetParams)]
#[class(context_state)]
#[order(observed, except(outside_callback, usable_context))]
#[unobserved(usable_context)]
fn cudaGraphMemsetNodeSetParams(node: _, pNodeParams: _) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        node,
        pNodeParams,
        sound_context
    );
}

#[as_driver(cuGraphHostNodeGetParams)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphHostNodeGetParams(node: _, pNodeParams: _) {
    check!(runtime, pNodeParams, outside_callback);
}

#[as_driver(cuGraphHostNodeSetParams)]
#[needs(runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
fn cudaGraphHostNodeSetParams(node: _, pNodeParams: _) {
    check!(runtime, outside_callback, pNodeParams, usable_context, pNodeParams.r#fn);
}

#[as_driver(cuGraphEventRecordNodeGetEvent)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphEventRecordNodeGetEvent(node: _, event_out: _) {
    check!(runtime, event_out, outside_callback);
}

#[as_driver(cuGraphEventRecordNodeSetEvent)]
#[needs(devices, runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
fn cudaGraphEventRecordNodeSetEvent(node: _, event: _) {
    check!(devices, event, runtime, outside_callback);
}

#[as_driver(cuGraphEventWaitNodeGetEvent)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphEventWaitNodeGetEvent(node: _, event_out: _) {
    check!(runtime, event_out, outside_callback);
}

#[as_driver(cuGraphEventWaitNodeSetEvent)]
#[needs(devices, runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
fn cudaGraphEventWaitNodeSetEvent(node: _, event: _) {
    check!(devices, event, runtime, outside_callback);
}

/// A fill is read back as it was set, and executables that are instantiated later make it.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphMemsetNodeGetParams, cudaGraphMemsetNodeSetParams)]
fn a_fill_is_read_back_and_made(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(64)?;
    cuda.cudaMemset(memory, 0, 64)?;
    let mut fill = cudaMemsetParams {
        dst: memory,
        value: 3,
        elementSize: 4,
        width: 16,
        height: 1,
        ..Default::default()
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let node = cuda.cudaGraphAddMemsetNode(graph, ptr::null(), 0, &fill)?;
    fill.value = 0x5678;
    fill.elementSize = 2;
    fill.width = 4;
    cuda.cudaGraphMemsetNodeSetParams(node, &fill)?;
    let found = cuda.cudaGraphMemsetNodeGetParams(node)?;
    expect!(found.dst == memory);
    expect!(found.value == 0x5678);
    expect!(found.elementSize == 2);
    expect!([found.width, found.height] == [4, 1]);
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let row = [0x78, 0x56, 0x78, 0x56, 0x78, 0x56, 0x78, 0x56, 0, 0];
    expect!(cuda.driver().read(memory as u64, 10)? == row);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

/// A call is read back as it was set, and executables that are instantiated later make it.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphHostNodeGetParams, cudaGraphHostNodeSetParams)]
fn a_call_is_read_back_as_it_was_set(cuda: &Runtime) {
    let first = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let second = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let mut call = cudaHostNodeParams {
        r#fn: first.host_fn(),
        userData: first.data(),
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let node = cuda.cudaGraphAddHostNode(graph, ptr::null(), 0, &call)?;
    call.r#fn = second.host_fn();
    call.userData = second.data();
    cuda.cudaGraphHostNodeSetParams(node, &call)?;
    let found = cuda.cudaGraphHostNodeGetParams(node)?;
    expect!(found.userData == second.data());
    expect!(
        found.r#fn.map(|function| function as usize) == call.r#fn.map(|function| function as usize)
    );
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(first.take().is_empty());
    expect!(second.take().len() == 1);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
}

/// The events of nodes are read back as they were set.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphEventRecordNodeGetEvent,
    cudaGraphEventRecordNodeSetEvent,
    cudaGraphEventWaitNodeGetEvent,
    cudaGraphEventWaitNodeSetEvent
)]
fn events_of_nodes_are_read_back_as_they_were_set(cuda: &Runtime) {
    let old = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let new = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let graph = cuda.cudaGraphCreate(0)?;
    let wait = cuda.cudaGraphAddEventWaitNode(graph, ptr::null(), 0, old)?;
    let record = cuda.cudaGraphAddEventRecordNode(graph, &wait, 1, old)?;
    expect!(cuda.cudaGraphEventWaitNodeGetEvent(wait)? == old);
    expect!(cuda.cudaGraphEventRecordNodeGetEvent(record)? == old);
    cuda.cudaGraphEventWaitNodeSetEvent(wait, new)?;
    cuda.cudaGraphEventRecordNodeSetEvent(record, new)?;
    expect!(cuda.cudaGraphEventWaitNodeGetEvent(wait)? == new);
    expect!(cuda.cudaGraphEventRecordNodeGetEvent(record)? == new);
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaEventDestroy(new)?;
    cuda.cudaEventDestroy(old)?;
}
