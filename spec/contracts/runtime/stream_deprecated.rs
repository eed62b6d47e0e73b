//! Captures of streams: forms that went with 13.0, which gave their names to the last of them.

#![on("12.9.79")]

#[class(context_state)]
#[as_driver(cuStreamGetCaptureInfo_v2)]
#[order(observed)]
fn cudaStreamGetCaptureInfo_v2(
    stream: _,
    captureStatus_out: _,
    id_out: _,
    graph_out: _,
    dependencies_out: _,
    numDependencies_out: _,
) {
    check!(runtime, captureStatus_out, outside_callback);
}

#[class(context_state)]
#[as_driver(cuStreamGetCaptureInfo_v3)]
#[order(observed)]
fn cudaStreamGetCaptureInfo_v3(
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

#[class(context_state)]
#[as_driver(cuStreamUpdateCaptureDependencies_v2)]
fn cudaStreamUpdateCaptureDependencies_v2(
    stream: _,
    dependencies: _,
    dependencyData: _,
    numDependencies: _,
    flags: _,
) {
}

/// What comes next in a capture is told by every form, and told to follow nothing by the last.
#[scenario]
#[needs(nothing)]
#[shows(
    cudaStreamGetCaptureInfo_v2,
    cudaStreamGetCaptureInfo_v3,
    cudaStreamUpdateCaptureDependencies_v2
)]
fn every_form_tells_what_comes_next(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaMemsetAsync(memory, 1, 4096, stream)?;
    let (mut status, mut id, mut ahead) = (cudaStreamCaptureStatusNone, 0, 77);
    let (graph, places) = (ptr::null_mut(), ptr::null_mut());
    cuda.raw().cudaStreamGetCaptureInfo_v2(
        stream,
        &mut status,
        &mut id,
        graph,
        places,
        &mut ahead,
    )?;
    expect!(status == cudaStreamCaptureStatusActive);
    expect!(ahead == 1);
    cuda.cudaStreamUpdateCaptureDependencies_v2(
        stream,
        ptr::null_mut(),
        ptr::null(),
        0,
        cudaStreamSetCaptureDependencies.0,
    )?;
    let mut same_id = 0;
    cuda.raw().cudaStreamGetCaptureInfo_v3(
        stream,
        &mut status,
        &mut same_id,
        graph,
        places,
        ptr::null_mut(),
        &mut ahead,
    )?;
    expect!(status == cudaStreamCaptureStatusActive);
    expect!(ahead == 0);
    expect!(id == same_id);
    let graph = cuda.cudaStreamEndCapture(stream)?;
    cuda.driver().cuGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(stream)?;
}
