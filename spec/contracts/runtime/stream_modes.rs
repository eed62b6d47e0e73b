//! Whose captures keep a thread from calls that no capture sees.

#![on("13.0.96")]

/// A thread in thread-local mode is bound by captures of its own that are not relaxed, and by nobody else's.
#[scenario]
#[needs(runtime)]
#[shows(cudaThreadExchangeStreamCaptureMode)]
fn a_thread_local_thread_is_bound_by_its_own_captures(cuda: &Runtime) {
    let theirs = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaStreamBeginCapture(theirs, cudaStreamCaptureModeGlobal)?;
    cuda.thread(|cuda| {
        let mut mode = cudaStreamCaptureModeThreadLocal;
        cuda.raw().cudaThreadExchangeStreamCaptureMode(&mut mode)?;
        expect!(mode == cudaStreamCaptureModeGlobal);
        let memory = cuda.cudaMalloc(4096)?;
        cuda.cudaFree(memory)?;
        cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
        let memory = cuda.cudaMalloc(4096)?;
        cuda.cudaFree(memory)?;
        let graph = cuda.cudaStreamEndCapture(stream)?;
        cuda.driver().cuGraphDestroy(graph)?;
        for own in [cudaStreamCaptureModeThreadLocal, cudaStreamCaptureModeGlobal] {
            cuda.cudaStreamBeginCapture(stream, own)?;
            expect!(cuda.cudaMalloc(4096) == Err(StreamCaptureUnsupported));
            expect!(cuda.cudaStreamEndCapture(stream) == Err(StreamCaptureInvalidated));
        }
        Ok(())
    })?;
    expect!(cuda.cudaStreamIsCapturing(theirs)? == cudaStreamCaptureStatusActive);
    let graph = cuda.cudaStreamEndCapture(theirs)?;
    cuda.driver().cuGraphDestroy(graph)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaStreamDestroy(theirs)?;
}

/// A thread in global mode is bound by the global captures of other threads, and by their others not.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamBeginCapture)]
fn a_global_thread_is_bound_by_others_global_captures(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    for mode in [cudaStreamCaptureModeThreadLocal, cudaStreamCaptureModeRelaxed] {
        cuda.cudaStreamBeginCapture(stream, mode)?;
        cuda.thread(|cuda| {
            let memory = cuda.cudaMalloc(4096)?;
            cuda.cudaFree(memory)?;
            Ok(())
        })?;
        let graph = cuda.cudaStreamEndCapture(stream)?;
        cuda.driver().cuGraphDestroy(graph)?;
    }
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal)?;
    cuda.thread(|cuda| {
        expect!(cuda.cudaMalloc(4096) == Err(StreamCaptureUnsupported));
    })?;
    expect!(cuda.cudaStreamIsCapturing(stream)? == cudaStreamCaptureStatusInvalidated);
    expect!(cuda.cudaStreamEndCapture(stream) == Err(StreamCaptureInvalidated));
    cuda.cudaStreamDestroy(stream)?;
}

/// A thread in relaxed mode, which may allocate, still may not ask for what is captured: neither for an event that was
/// recorded there nor for the stream.
#[scenario]
#[needs(runtime)]
#[shows(cudaEventQuery, cudaStreamQuery)]
fn a_relaxed_thread_may_not_ask_for_what_is_captured(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreate()?;
    cuda.thread(|cuda| {
        let mut mode = cudaStreamCaptureModeRelaxed;
        cuda.raw().cudaThreadExchangeStreamCaptureMode(&mut mode)?;
        cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal)?;
        let memory = cuda.cudaMalloc(4096)?;
        cuda.cudaFree(memory)?;
        cuda.cudaEventRecord(event, stream)?;
        expect!(cuda.cudaEventQuery(event) == Err(CapturedEvent));
        expect!(cuda.cudaStreamEndCapture(stream) == Err(StreamCaptureInvalidated));
        cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal)?;
        cuda.cudaEventRecord(event, stream)?;
        expect!(cuda.cudaEventSynchronize(event) == Err(CapturedEvent));
        expect!(cuda.cudaStreamEndCapture(stream) == Err(StreamCaptureInvalidated));
        cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal)?;
        expect!(cuda.cudaStreamQuery(stream) == Err(StreamCaptureUnsupported));
        expect!(cuda.cudaStreamEndCapture(stream) == Err(StreamCaptureInvalidated));
        Ok(())
    })?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(stream)?;
}
