//! Captures of a stream onto the nodes of a graph that exists. The function is newer than all drivers that were tested.

/// Begins to capture a stream onto the nodes of a graph, in the order in which they were added. Each node gets the
/// parameters of the captured work, and a function of the program is called for those that differ.
#[needs(initialized)]
#[class(stream_work)]
#[order(unknown)]
#[own_thread]
fn cuStreamBeginRecaptureToGraph(
    /// The stream.
    #[acquires(Capture)]
    hStream: AnyStream,
    /// The calls with effects outside the capture that are refused, and the threads to which this applies.
    mode: OneOf<CUstreamCaptureMode>,
    /// The graph. Its user objects are released.
    hGraph: Graph,
    /// The function that is called for nodes with other parameters; null for none. The recapture fails if it returns
    /// another code than SUCCESS.
    #[accepts(Null)]
    callbackFunc: Callback<CUgraphRecaptureCallback>,
    /// Passed on to the function.
    userData: Opaque,
) {
    check!(mode, hGraph, initialized);
    may_begin(hStream);
}

/// A recapture changes the parameters of a graph's nodes, and calls a function for each node that differs.
#[scenario]
#[needs(context)]
#[shows(cuStreamBeginRecaptureToGraph)]
fn a_recapture_changes_the_nodes_of_a_graph(cuda: &Driver) {
    unsafe extern "C" fn note(
        data: *mut c_void,
        _: CUgraphNode,
        known: *const CUgraphNodeParams,
        given: *const CUgraphNodeParams,
        _: CUgraphRecaptureStatus,
    ) -> CUresult {
        let seen = unsafe { &mut *data.cast::<Vec<[c_uint; 2]>>() };
        let values = [known, given].map(|params| unsafe { (*params).anon1.memset.value });
        seen.push(values);
        if values[1] == 99 {
            return CUresult::CUDA_ERROR_INVALID_VALUE;
        }
        CUresult::CUDA_SUCCESS
    }
    let memory = cuda.cuMemAlloc_v2(16)?;
    cuda.write(memory, &[0; 16])?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let mode = CU_STREAM_CAPTURE_MODE_RELAXED;
    cuda.cuStreamBeginCapture_v2(stream, mode)?;
    cuda.cuMemsetD8Async(memory, 3, 8, stream)?;
    cuda.cuMemsetD8Async(memory + 8, 5, 8, stream)?;
    let graph = cuda.cuStreamEndCapture(stream)?;

    let mut seen: Vec<[c_uint; 2]> = Vec::new();
    let data = (&raw mut seen).cast();
    cuda.cuStreamBeginRecaptureToGraph(stream, mode, graph, Some(note), data)?;
    cuda.cuMemsetD8Async(memory, 3, 8, stream)?;
    cuda.cuMemsetD8Async(memory + 8, 7, 8, stream)?;
    expect!(cuda.cuStreamEndCapture(stream)? == graph);
    expect!(seen == [[5, 7]]);
    let mut count = 0;
    cuda.cuGraphGetNodes(graph, core::ptr::null_mut(), &mut count)?;
    expect!(count == 2);
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 16)? == [[3; 8], [7; 8]].concat());
    cuda.cuGraphExecDestroy(exec)?;

    cuda.cuStreamBeginRecaptureToGraph(stream, mode, graph, Some(note), data)?;
    expect!(cuda.cuMemsetD8Async(memory, 99, 8, stream) == Err(GRAPH_RECAPTURE_FAILURE));
    expect!(cuda.cuStreamEndCapture(stream).is_err());
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A recapture fails where its nodes are not those of the graph.
#[scenario]
#[needs(context)]
#[shows(cuStreamBeginRecaptureToGraph)]
fn a_recapture_keeps_the_structure_of_a_graph(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(16)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let (mode, null) = (CU_STREAM_CAPTURE_MODE_RELAXED, core::ptr::null_mut());
    for is_complete in [true, false] {
        cuda.cuStreamBeginCapture_v2(stream, mode)?;
        cuda.cuMemsetD8Async(memory, 3, 8, stream)?;
        cuda.cuMemcpyDtoDAsync_v2(memory + 8, memory, 8, stream)?;
        let graph = cuda.cuStreamEndCapture(stream)?;
        cuda.cuStreamBeginRecaptureToGraph(stream, mode, graph, None, null)?;
        cuda.cuMemsetD8Async(memory, 3, 8, stream)?;
        if is_complete {
            let other = cuda.cuMemsetD8Async(memory, 4, 8, stream);
            expect!(other == Err(GRAPH_RECAPTURE_FAILURE));
        }
        expect!(cuda.cuStreamEndCapture(stream).is_err());
        expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_NONE);
        cuda.cuGraphDestroy(graph)?;
    }
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}
