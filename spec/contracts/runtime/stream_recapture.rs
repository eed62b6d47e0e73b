//! Captures of a stream onto the nodes of a graph that exists. The function is newer than all drivers that were tested.

/// The function that is called for nodes with other parameters.
#[fields]
struct cudaGraphRecaptureCallbackData {
    /// The function. The recapture fails if it returns another code than Success.
    callbackFunc: Callback<cudaGraphRecaptureCallback_t>,
    /// Passed on to the function.
    userData: Opaque,
}

#[as_driver(
    cuStreamBeginRecaptureToGraph,
    callbackFunc = callbackData.callbackFunc,
    userData = callbackData.userData
)]
#[class(context_state)]
fn cudaStreamBeginRecaptureToGraph(
    stream: _,
    mode: _,
    graph: _,
    /// The function that is called for nodes with other parameters; null for none.
    #[undefined(callbackFunc.Null)]
    callbackData: Optional<cudaGraphRecaptureCallbackData>,
) {
    check!(runtime, outside_callback);

    /// The driver is older than 13.3.
    #[rule("driver-has-it", assumed)]
    if driver.version() < 13030 {
        return CallRequiresNewerDriver;
    }
}

/// A recapture changes the parameters of a graph's nodes, and calls a function for each node that differs.
#[scenario]
#[needs(runtime)]
#[gate(driver.version() >= 13030)]
#[shows(cudaStreamBeginRecaptureToGraph)]
fn a_recapture_changes_the_nodes_of_a_graph(cuda: &Runtime) {
    unsafe extern "C" fn note(
        data: *mut c_void,
        _: cudaGraphNode_t,
        known: *const cudaGraphNodeParams,
        given: *const cudaGraphNodeParams,
        _: cudaGraphRecaptureStatus,
    ) -> cudaError_t {
        let seen = unsafe { &mut *data.cast::<Vec<[c_uint; 2]>>() };
        let values = [known, given].map(|params| unsafe { (*params).anon1.memset.value });
        seen.push(values);
        cudaError_t::cudaSuccess
    }
    let memory = cuda.cudaMalloc(16)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mode = cudaStreamCaptureModeRelaxed;
    cuda.cudaStreamBeginCapture(stream, mode)?;
    cuda.cudaMemsetAsync(memory, 5, 16, stream)?;
    let graph = cuda.cudaStreamEndCapture(stream)?;
    let mut seen: Vec<[c_uint; 2]> = Vec::new();
    let mut ask = cudaGraphRecaptureCallbackData {
        callbackFunc: Some(note),
        userData: (&raw mut seen).cast(),
    };
    cuda.cudaStreamBeginRecaptureToGraph(stream, mode, graph, &mut ask)?;
    cuda.cudaMemsetAsync(memory, 7, 16, stream)?;
    expect!(cuda.cudaStreamEndCapture(stream)? == graph);
    expect!(seen == [[5, 7]]);
    let exec = cuda.cudaGraphInstantiateWithFlags(graph, 0)?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let mut filled = [0u8; 16];
    let to = filled.as_mut_ptr().cast();
    cuda.cudaMemcpy(to, memory, 16, cudaMemcpyDeviceToHost)?;
    expect!(filled == [7; 16]);
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaStreamBeginRecaptureToGraph(stream, mode, graph, ptr::null_mut())?;
    let other = cuda.cudaMemcpyAsync(memory, memory, 8, cudaMemcpyDefault, stream);
    expect!(other == Err(GraphRecaptureFailure));
    expect!(cuda.cudaStreamEndCapture(stream).is_err());
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}
