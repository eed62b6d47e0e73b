//! Captures of streams.

#![on("13.0.96")]

#[as_driver(cuStreamBeginCapture_v2)]
#[class(context_state)]
fn cudaStreamBeginCapture(stream: _, mode: _) {}

#[as_driver(cuStreamEndCapture)]
#[class(context_state)]
fn cudaStreamEndCapture(stream: _, pGraph: _) {}

#[as_driver(cuStreamIsCapturing)]
#[needs(devices, runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaStreamIsCapturing(stream: _, pCaptureStatus: _) {
    check!(devices, pCaptureStatus, runtime, outside_callback);
}

#[as_driver(cuStreamGetCaptureInfo_v3)]
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaStreamGetCaptureInfo(
    stream: _,
    captureStatus_out: _,
    id_out: _,
    graph_out: _,
    dependencies_out: _,
    edgeData_out: _,
    numDependencies_out: _,
) {
    check!(runtime, captureStatus_out, outside_callback);
}

#[as_driver(cuStreamBeginCaptureToGraph)]
#[class(context_state)]
fn cudaStreamBeginCaptureToGraph(
    stream: _,
    graph: _,
    dependencies: _,
    dependencyData: _,
    numDependencies: _,
    mode: _,
) {
}

#[as_driver(cuStreamUpdateCaptureDependencies_v2)]
#[class(context_state)]
fn cudaStreamUpdateCaptureDependencies(
    stream: _,
    dependencies: _,
    dependencyData: _,
    numDependencies: _,
    flags: _,
) {
}

#[as_driver(cuThreadExchangeStreamCaptureMode)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaThreadExchangeStreamCaptureMode(mode: _) {
    check!(runtime, outside_callback);
}

/// What a stream is given while it is captured becomes a graph and is not done.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaStreamBeginCapture,
    cudaStreamEndCapture,
    cudaStreamGetCaptureInfo,
    cudaStreamIsCapturing
)]
fn captured_work_does_not_run(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaMemset(memory, 0, 4096)?;
    expect!(cuda.cudaStreamIsCapturing(stream)? == cudaStreamCaptureStatusNone);
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal)?;
    expect!(cuda.cudaStreamIsCapturing(stream)? == cudaStreamCaptureStatusActive);
    cuda.cudaMemsetAsync(memory, 1, 4096, stream)?;
    let (mut status, mut nodes) = (cudaStreamCaptureStatusNone, 0);
    let (mut graph, mut places) = (ptr::null_mut(), ptr::null());
    let (mut id, mut same_id) = (0, 1);
    let mut same_places = ptr::null();
    cuda.raw().cudaStreamGetCaptureInfo(
        stream,
        &mut status,
        &mut id,
        &mut graph,
        &mut places,
        ptr::null_mut(),
        &mut nodes,
    )?;
    expect!(status == cudaStreamCaptureStatusActive);
    expect!(nodes == 1);
    cuda.driver().raw().cuStreamGetCaptureInfo_v3(
        stream,
        (&raw mut status).cast(),
        &mut same_id,
        ptr::null_mut(),
        &mut same_places,
        ptr::null_mut(),
        ptr::null_mut(),
    )?;
    expect!(id == same_id && *places == *same_places);
    let ended = cuda.cudaStreamEndCapture(stream)?;
    expect!(ended == graph);
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(memory as u64, 4096)? == [0; 4096]);
    cuda.driver().cuGraphDestroy(ended)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A call that a capture cannot note spoils it, and a thread may allow itself more.
#[scenario]
#[needs(runtime)]
#[shows(cudaThreadExchangeStreamCaptureMode)]
fn a_thread_may_allow_itself_more(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal)?;
    let mut mode = cudaStreamCaptureModeRelaxed;
    cuda.raw().cudaThreadExchangeStreamCaptureMode(&mut mode)?;
    expect!(mode == cudaStreamCaptureModeGlobal);
    let memory = cuda.cudaMalloc(4096)?;
    cuda.raw().cudaThreadExchangeStreamCaptureMode(&mut mode)?;
    expect!(mode == cudaStreamCaptureModeRelaxed);
    expect!(cuda.cudaMalloc(4096) == Err(StreamCaptureUnsupported));
    expect!(cuda.cudaGetLastError() == Err(StreamCaptureUnsupported));
    expect!(cuda.cudaStreamEndCapture(stream) == Err(StreamCaptureInvalidated));
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A capture may go on in a graph that exists, behind nodes of it, and what comes next may be told to follow nothing.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamBeginCaptureToGraph, cudaStreamUpdateCaptureDependencies)]
fn a_capture_goes_on_in_a_graph(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(4096)?;
    let graph = cuda.driver().cuGraphCreate(0)?;
    cuda.cudaStreamBeginCaptureToGraph(
        stream,
        graph,
        ptr::null(),
        ptr::null(),
        0,
        cudaStreamCaptureModeRelaxed,
    )?;
    cuda.cudaMemsetAsync(memory, 1, 4096, stream)?;
    let (mut status, mut ahead) = (cudaStreamCaptureStatusNone, 77);
    let nobody = ptr::null_mut();
    let (nothing, nowhere) = (ptr::null_mut(), ptr::null_mut());
    cuda.raw().cudaStreamGetCaptureInfo(
        stream,
        &mut status,
        nobody,
        nothing,
        nowhere,
        ptr::null_mut(),
        &mut ahead,
    )?;
    expect!(ahead == 1);
    cuda.cudaStreamUpdateCaptureDependencies(
        stream,
        ptr::null_mut(),
        ptr::null(),
        0,
        cudaStreamSetCaptureDependencies.0,
    )?;
    cuda.raw().cudaStreamGetCaptureInfo(
        stream,
        &mut status,
        nobody,
        nothing,
        nowhere,
        ptr::null_mut(),
        &mut ahead,
    )?;
    expect!(ahead == 0);
    cuda.cudaMemsetAsync(memory, 2, 4096, stream)?;
    expect!(cuda.cudaStreamEndCapture(stream)? == graph);
    let mut nodes = 0;
    cuda.driver().raw().cuGraphGetNodes(graph, ptr::null_mut(), &mut nodes)?;
    expect!(nodes == 2);
    cuda.driver().cuGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(stream)?;
}
