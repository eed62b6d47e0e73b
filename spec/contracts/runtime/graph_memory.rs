//! Memory that nodes of graphs allocate and free.

#![on("13.0.96")]

#[as_driver(cuGraphAddMemAllocNode)]
#[unreachable(NotSupported, "only kinds of handles and places, which other codes precede")]
#[class(context_lookup)]
fn cudaGraphAddMemAllocNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    nodeParams: _,
) {
}

#[as_driver(cuGraphAddMemFreeNode)]
#[class(context_lookup)]
#[unreachable(NotSupported, "every device at hand has nodes of memory")]
fn cudaGraphAddMemFreeNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    dptr: _,
) {
}

#[as_driver(cuGraphMemAllocNodeGetParams)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphMemAllocNodeGetParams(node: _, params_out: _) {
    check!(runtime, params_out, outside_callback);
}

#[as_driver(cuGraphMemFreeNodeGetParams)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphMemFreeNodeGetParams(node: _, dptr_out: _) {
    check!(runtime, dptr_out, outside_callback);
}

#[as_driver(cuDeviceGetGraphMemAttribute)]
#[needs(devices)]
#[class(process_state)]
#[unobserved(devices)]
fn cudaDeviceGetGraphMemAttribute(device: _, attr: _, value: _) {
    check!(devices, outside_callback);
}

#[as_driver(cuDeviceSetGraphMemAttribute)]
#[needs(devices)]
#[class(process_state)]
#[unobserved(devices)]
fn cudaDeviceSetGraphMemAttribute(device: _, attr: _, value: _) {
    check!(devices, outside_callback);
}

#[as_driver(cuDeviceGraphMemTrim)]
#[needs(devices)]
#[class(process_state)]
#[unobserved(devices)]
#[contradicted(InvalidValue, "a device that does not exist is an invalid device")]
fn cudaDeviceGraphMemTrim(device: _) {
    check!(devices, outside_callback);
}

/// Memory of a graph is allocated by a launch, and freed by a node or by the program before the next launch.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphAddMemAllocNode,
    cudaGraphAddMemFreeNode,
    cudaGraphMemAllocNodeGetParams,
    cudaGraphMemFreeNodeGetParams
)]
fn a_graph_allocates_and_frees_memory(cuda: &Runtime) {
    let graph = cuda.cudaGraphCreate(0)?;
    let mut params = cudaMemAllocNodeParams::default();
    params.poolProps.allocType = cudaMemAllocationTypePinned;
    params.poolProps.location.r#type = cudaMemLocationTypeDevice;
    params.bytesize = 4096;
    let allocated = cuda.cudaGraphAddMemAllocNode(graph, ptr::null(), 0, &mut params)?;
    expect!(cuda.cudaGraphNodeGetType(allocated)? == cudaGraphNodeTypeMemAlloc);
    expect!(params.poolProps.allocType == cudaMemAllocationTypePinned);
    expect!(params.bytesize == 4096);
    let found = cuda.cudaGraphMemAllocNodeGetParams(allocated)?;
    expect!(found.poolProps.allocType == cudaMemAllocationTypePinned);
    expect!(found.poolProps.location.r#type == cudaMemLocationTypeDevice);
    expect!(found.dptr == params.dptr);
    expect!(found.bytesize == 4096);
    expect!(cuda.cudaGraphClone(graph) == Err(NotSupported));

    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    expect!(cuda.cudaGraphInstantiate(graph, 0) == Err(NotSupported));
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaMemsetAsync(params.dptr, 3, 4096, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(params.dptr as u64, 2)? == [3, 3]);
    expect!(cuda.cudaGraphLaunch(exec, stream) == Err(InvalidValue));
    cuda.cudaFreeAsync(params.dptr, stream)?;
    expect!(cuda.cudaFreeAsync(params.dptr, stream) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;

    cuda.cudaGraphDestroy(graph)?;

    let graph = cuda.cudaGraphCreate(0)?;
    let allocated = cuda.cudaGraphAddMemAllocNode(graph, ptr::null(), 0, &mut params)?;
    let freed = cuda.cudaGraphAddMemFreeNode(graph, &allocated, 1, params.dptr)?;
    let mut address = ptr::null_mut::<c_void>();
    cuda.raw().cudaGraphMemFreeNodeGetParams(freed, (&raw mut address).cast())?;
    expect!(address == params.dptr);
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    for _ in 0..3 {
        cuda.cudaGraphLaunch(exec, stream)?;
    }
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaStreamDestroy(stream)?;
}
