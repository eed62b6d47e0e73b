//! Captures of a stream onto the nodes of a graph that exists. The function is newer than all drivers that were tested.

/// The function that is called for nodes with other parameters.
#[fields]
struct cudaGraphRecaptureCallbackData {
    /// Passed on to the function. No case passes a function.
    userData: Opaque,
}

/// Begins to capture a stream onto the nodes of a graph, in the order in which they were added. Each node gets the
/// parameters of the captured work, and a function of the program is called for those that differ.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
#[own_thread]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
fn cudaStreamBeginRecaptureToGraph(
    /// The stream.
    #[acquires(Capture)]
    stream: AnyStream,
    /// The calls with effects outside the capture that are refused, and the threads to which this applies.
    mode: OneOf<cudaStreamCaptureMode>,
    /// The graph. Its user objects are released.
    graph: Graph,
    /// The function that is called for nodes with other parameters; null for none.
    callbackData: Optional<cudaGraphRecaptureCallbackData>,
) {
    check!(runtime, outside_callback);

    /// The driver is older than 13.3.
    #[rule("driver-has-it", assumed)]
    if driver.version() < 13030 {
        return CallRequiresNewerDriver;
    }

    check!(mode, graph);

    /// The stream is the legacy stream.
    #[rule("legacy-stream", assumed)]
    if stream.is_legacy() || stream.is_null() && !symbol.is_per_thread() {
        return StreamCaptureUnsupported;
    }

    /// The stream is already captured.
    #[rule("already-capturing", assumed)]
    if stream.is_capturing() {
        return IllegalState;
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
