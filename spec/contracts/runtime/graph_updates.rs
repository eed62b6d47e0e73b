//! Updates of executables from graphs, and instantiation with all options.

#![on("13.0.96")]

#[as_driver(cuGraphInstantiateWithParams)]
#[order(observed, except(outside_callback, usable_context))]
#[unobserved(usable_context)]
#[except("no-free-by-device")]
fn cudaGraphInstantiateWithParams(pGraphExec: _, graph: _, instantiateParams: _) {
    check!(
        runtime,
        outside_callback,
        instantiateParams,
        usable_context,
        sound_context
    );

    /// An executable that the device launches frees no memory on its own. The runtime reports it before a capture.
    #[rule("no-free-by-device", observed, on("13.0.96"))]
    if instantiateParams.flags & cudaGraphInstantiateFlagAutoFreeOnLaunch != 0
        && instantiateParams.flags & cudaGraphInstantiateFlagDeviceLaunch != 0
    {
        return InvalidValue;
    }

    // An upload into the null stream is made whatever is captured.
    if instantiateParams.flags & cudaGraphInstantiateFlagUpload == 0
        || !instantiateParams.hUploadStream.is_null()
    {
        check!(no_capture);
    }
}

#[as_driver(cuGraphExecUpdate_v2)]
#[order(observed, except(outside_callback))]
#[needs(devices, runtime)]
#[class(context_lookup)]
fn cudaGraphExecUpdate(hGraphExec: _, hGraph: _, resultInfo: _) {
    check!(devices, hGraphExec);
    if hGraph.is_null() {
        check!(hGraph);
    }
    check!(runtime, outside_callback, usable_context, hGraph);
}

/// An instantiation with all options reports no error, and an update replaces the work of the executable.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphInstantiateWithParams, cudaGraphExecUpdate)]
fn an_update_replaces_the_work(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(4)?;
    let fill = |value| cudaMemsetParams {
        dst: memory,
        value,
        elementSize: 1,
        width: 4,
        height: 1,
        ..Default::default()
    };
    let graph = cuda.cudaGraphCreate(0)?;
    cuda.cudaGraphAddMemsetNode(graph, ptr::null(), 0, &fill(1))?;
    let mut params = cudaGraphInstantiateParams {
        result_out: cudaGraphInstantiateError,
        ..Default::default()
    };
    let exec = cuda.cudaGraphInstantiateWithParams(graph, &mut params)?;
    expect!(params.result_out == cudaGraphInstantiateSuccess);
    expect!(params.errNode_out.is_null());
    expect!(params.flags == 0);
    expect!(params.uploadStream.is_null());
    let next = cuda.cudaGraphCreate(0)?;
    let node = cuda.cudaGraphAddMemsetNode(next, ptr::null(), 0, &fill(2))?;
    let info = cuda.cudaGraphExecUpdate(exec, next)?;
    expect!(info.result == cudaGraphExecUpdateSuccess);
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(memory as u64, 4)? == [2; 4]);

    cuda.cudaGraphAddEmptyNode(next, &node, 1)?;
    let mut info = cudaGraphExecUpdateResultInfo::default();
    let answer = cuda.raw().cudaGraphExecUpdate(exec, next, &mut info);
    expect!(answer == Err(GraphExecUpdateFailure));
    expect!(cuda.cudaGetLastError() == Err(GraphExecUpdateFailure));
    expect!(info.result == cudaGraphExecUpdateErrorTopologyChanged);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(next)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}
