//! Captures that several streams take part in, and captures that come to nothing.

#![on("13.0.96")]

/// An event brings another stream into a capture and back, and nodes come after what their streams waited for.
#[scenario]
#[needs(runtime)]
#[shows(cudaEventRecord, cudaStreamWaitEvent)]
fn an_event_brings_a_stream_into_a_capture_and_back(cuda: &Runtime) {
    let origin = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let side = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let (fork, join) = (cuda.cudaEventCreate()?, cuda.cudaEventCreate()?);
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaMemset(memory, 0, 4096)?;
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaStreamBeginCapture(origin, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaMemsetAsync(memory, 1, 4096, origin)?;
    let (_status, id, graph, tips, _edges, _count) = cuda.cudaStreamGetCaptureInfo(origin)?;
    let first = *tips;
    cuda.cudaEventRecord(fork, origin)?;
    expect!(cuda.cudaStreamIsCapturing(side)? == cudaStreamCaptureStatusNone);
    cuda.cudaStreamWaitEvent(side, fork, 0)?;
    let (status, same, shared, tips, _edges, count) = cuda.cudaStreamGetCaptureInfo(side)?;
    expect!(status == cudaStreamCaptureStatusActive);
    expect!((same, shared) == (id, graph));
    expect!((count, *tips) == (1, first));
    cuda.cudaMemsetAsync(memory, 2, 4096, side)?;
    let beside = *cuda.cudaStreamGetCaptureInfo(side)?.3;
    cuda.cudaMemsetAsync(memory, 3, 4096, origin)?;
    let ahead = *cuda.cudaStreamGetCaptureInfo(origin)?.3;
    cuda.cudaEventRecord(join, side)?;
    cuda.cudaStreamWaitEvent(origin, join, 0)?;
    let (_status, _id, _graph, tips, _edges, count) = cuda.cudaStreamGetCaptureInfo(origin)?;
    expect!(count == 2);
    let tips = [*tips, *tips.add(1)];
    expect!(tips.contains(&beside) && tips.contains(&ahead));
    cuda.cudaMemsetAsync(memory, 4, 4096, origin)?;
    let last = *cuda.cudaStreamGetCaptureInfo(origin)?.3;
    expect!(cuda.cudaStreamEndCapture(origin)? == graph);
    expect!(cuda.cudaStreamIsCapturing(side)? == cudaStreamCaptureStatusNone);

    let mut count = 0;
    cuda.driver().raw().cuGraphGetNodes(graph, ptr::null_mut(), &mut count)?;
    expect!(count == 4);
    let mut before = [ptr::null_mut(); 2];
    for node in [beside, ahead] {
        count = 2;
        cuda.driver()
            .raw()
            .cuGraphNodeGetDependencies(node, before.as_mut_ptr(), &mut count)?;
        expect!((count, before[0]) == (1, first));
    }
    count = 2;
    cuda.driver()
        .raw()
        .cuGraphNodeGetDependencies(last, before.as_mut_ptr(), &mut count)?;
    expect!(count == 2);
    expect!(before.contains(&beside) && before.contains(&ahead));
    cuda.cudaStreamSynchronize(side)?;
    cuda.cudaStreamSynchronize(origin)?;
    expect!(cuda.driver().read(memory as u64, 4)? == [0; 4]);
    cuda.driver().cuGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
    cuda.cudaEventDestroy(join)?;
    cuda.cudaEventDestroy(fork)?;
    cuda.cudaStreamDestroy(side)?;
    cuda.cudaStreamDestroy(origin)?;
}

/// A stream that an event brought into a capture cannot end it, and has spoilt it by the attempt.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamEndCapture)]
fn a_capture_ends_on_the_stream_it_began_on(cuda: &Runtime) {
    let origin = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let side = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreate()?;
    cuda.cudaStreamBeginCapture(origin, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaEventRecord(event, origin)?;
    cuda.cudaStreamWaitEvent(side, event, 0)?;
    expect!(cuda.cudaStreamEndCapture(side) == Err(StreamCaptureUnmatched));
    expect!(cuda.cudaStreamIsCapturing(origin)? == cudaStreamCaptureStatusInvalidated);
    expect!(cuda.cudaStreamEndCapture(origin) == Err(StreamCaptureInvalidated));
    expect!(cuda.cudaStreamIsCapturing(side)? == cudaStreamCaptureStatusNone);
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(side)?;
    cuda.cudaStreamDestroy(origin)?;
}

/// A capture whose streams have not all come back ends without a graph, and its streams are free again.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamEndCapture)]
fn a_fork_that_is_not_joined_leaves_no_graph(cuda: &Runtime) {
    let origin = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let side = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreate()?;
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaStreamBeginCapture(origin, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaEventRecord(event, origin)?;
    cuda.cudaStreamWaitEvent(side, event, 0)?;
    cuda.cudaMemsetAsync(memory, 1, 4096, side)?;
    let mut graph = ptr::dangling_mut();
    let ended = cuda.raw().cudaStreamEndCapture(origin, &mut graph);
    expect!(ended == Err(StreamCaptureUnjoined));
    expect!(graph.is_null());
    expect!(cuda.cudaStreamIsCapturing(origin)? == cudaStreamCaptureStatusNone);
    expect!(cuda.cudaStreamIsCapturing(side)? == cudaStreamCaptureStatusNone);
    cuda.cudaMemsetAsync(memory, 2, 4096, side)?;
    cuda.cudaStreamSynchronize(side)?;
    expect!(cuda.driver().read(memory as u64, 4)? == [2; 4]);
    cuda.cudaFree(memory)?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(side)?;
    cuda.cudaStreamDestroy(origin)?;
}

/// What spoils a capture on one of its streams spoils it on all, work is refused from then on, and the graph that its
/// end gives is null.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamEndCapture, cudaStreamIsCapturing)]
fn a_spoilt_capture_gives_a_null_graph(cuda: &Runtime) {
    let origin = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let side = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreate()?;
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaStreamBeginCapture(origin, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaMemsetAsync(memory, 1, 4096, origin)?;
    cuda.cudaEventRecord(event, origin)?;
    cuda.cudaStreamWaitEvent(side, event, 0)?;
    expect!(cuda.cudaStreamSynchronize(side) == Err(StreamCaptureUnsupported));
    expect!(cuda.cudaStreamIsCapturing(side)? == cudaStreamCaptureStatusInvalidated);
    expect!(cuda.cudaStreamIsCapturing(origin)? == cudaStreamCaptureStatusInvalidated);
    let refused = cuda.cudaMemsetAsync(memory, 1, 4096, origin);
    expect!(refused == Err(StreamCaptureInvalidated));
    let mut graph = ptr::dangling_mut();
    let ended = cuda.raw().cudaStreamEndCapture(origin, &mut graph);
    expect!(ended == Err(StreamCaptureInvalidated));
    expect!(graph.is_null());
    expect!(cuda.cudaStreamIsCapturing(origin)? == cudaStreamCaptureStatusNone);
    expect!(cuda.cudaStreamIsCapturing(side)? == cudaStreamCaptureStatusNone);
    cuda.cudaFree(memory)?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(side)?;
    cuda.cudaStreamDestroy(origin)?;
}

/// A captured stream waits neither for what was recorded outside its capture nor for what another capture recorded, and
/// the attempt spoils all captures that have to do with it.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamWaitEvent)]
fn no_event_leads_into_a_capture(cuda: &Runtime) {
    let first = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let second = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreate()?;
    cuda.cudaEventRecord(event, second)?;
    cuda.cudaStreamBeginCapture(first, cudaStreamCaptureModeRelaxed)?;
    expect!(cuda.cudaStreamWaitEvent(first, event, 0) == Err(StreamCaptureIsolation));
    expect!(cuda.cudaStreamEndCapture(first) == Err(StreamCaptureInvalidated));
    cuda.cudaStreamBeginCapture(first, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaStreamBeginCapture(second, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaEventRecord(event, second)?;
    expect!(cuda.cudaStreamWaitEvent(first, event, 0) == Err(StreamCaptureMerge));
    expect!(cuda.cudaStreamEndCapture(first) == Err(StreamCaptureInvalidated));
    expect!(cuda.cudaStreamEndCapture(second) == Err(StreamCaptureInvalidated));
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(second)?;
    cuda.cudaStreamDestroy(first)?;
}
