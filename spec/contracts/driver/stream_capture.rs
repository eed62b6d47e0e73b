//! Capturing what a stream is given into a graph, instead of running it.

#![on("580.159.04")]

/// What must hold of a stream whose capture begins.
#[rules]
fn may_begin(hStream: Stream) {
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);

    /// The legacy stream belongs to everybody, and null is the legacy stream, except in the
    /// per-thread twin of the symbol.
    #[rule("legacy-stream", documented, undocumented, on("580.159.04"))]
    if hStream.is_legacy() || hStream.is_null() && !symbol.is_per_thread() {
        return STREAM_CAPTURE_UNSUPPORTED;
    }

    /// One capture at a time on a stream.
    #[rule("already-capturing", documented, undocumented, on("580.159.04"))]
    if hStream.is_capturing() {
        return ILLEGAL_STATE;
    }
}

/// Begins to note in a graph what a stream is given, instead of running it.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[own_thread]
fn cuStreamBeginCapture_v2(
    /// Stream to capture.
    #[acquires(Capture)]
    hStream: AnyStream,
    /// Which calls with effects outside the capture are refused, and to whom.
    mode: OneOf<CUstreamCaptureMode>,
) {
    check!(mode, initialized);
    may_begin(hStream);
}

/// Begins a capture in global mode, under the name the call had first.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[unreachable(INVALID_VALUE, "the only parameter is a handle")]
#[own_thread]
fn cuStreamBeginCapture(
    /// Stream to capture.
    #[acquires(Capture)]
    hStream: AnyStream,
) {
    check!(initialized);
    may_begin(hStream);
}

/// Begins to note in a graph that exists what a stream is given.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[own_thread]
fn cuStreamBeginCaptureToGraph(
    /// Stream to capture.
    #[acquires(Capture)]
    hStream: AnyStream,
    /// Graph to put the nodes in.
    hGraph: Graph,
    /// Nodes of the graph that come before the first new one; one named twice counts once.
    dependencies: Slice<Node, numDependencies>,
    /// How each of them comes before it; null for fully.
    #[accepts(Null)]
    dependencyData: Beside<CUgraphEdgeData, dependencies>,
    /// Number of nodes that come before it.
    numDependencies: Count<dependencies>,
    /// Which calls with effects outside the capture are refused, and to whom.
    mode: OneOf<CUstreamCaptureMode>,
) {
    check!(mode, hGraph, initialized);
    may_begin(hStream);
    check!(dependencies);
}

/// Gives the thread another capture mode and hands back the one it had.
#[needs(initialized)]
#[class(lookup)]
#[order(observed)]
#[contradicted(
    INVALID_VALUE,
    "a number that is no mode becomes the mode all the same, and null ends the process"
)]
#[changes(CaptureMode)]
fn cuThreadExchangeStreamCaptureMode(
    /// The mode the thread gets, replaced by the one it had.
    #[undefined(Null)]
    mode: InOut<CUstreamCaptureMode, OneOf<CUstreamCaptureMode, Unknown>>,
) {
    // A `cuInit` that has found no device has done enough for this.
    if !process.is_without_devices() {
        check!(initialized);
    }
}

/// Ends a capture and hands over the graph.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[contradicted(
    INVALID_VALUE,
    "with no room for the graph the capture ends all the same"
)]
#[own_thread]
fn cuStreamEndCapture(
    /// Stream whose capture began it all.
    #[ends(Capture)]
    hStream: Stream<Null, Legacy, PerThread, Capturing, CapturedElsewhere>,
    /// Room for the graph, null when the capture went wrong; with no room the graph is lost.
    #[creates(Graph)]
    #[on_failure(written)]
    phGraph: Out<CUgraph, Null>,
) {
    /// Old drivers want room for the graph before anything else.
    #[rule("room", observed, on("470.256.02", "525.147.05", "535.261.03"))]
    #[until(12040, not_on("550.163.01", "555.58.02", "580.159.04"))]
    if phGraph.is_null() {
        return INVALID_VALUE;
    }

    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);

    /// There must be a capture to end.
    #[rule("capturing", documented, undocumented, on("580.159.04"))]
    if !hStream.is_capturing() && (!hStream.is_special() || thread.has_context()) {
        return ILLEGAL_STATE;
    }

    /// The thread that began a capture ends it, unless its mode is relaxed.
    #[rule("own-thread", documented, on("580.159.04"))]
    if hStream.is_captured_elsewhere() {
        return STREAM_CAPTURE_WRONG_THREAD;
    }

    check!(hStream, phGraph);
}

/// Whether a stream is captured.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[unreachable(
    STREAM_CAPTURE_IMPLICIT,
    "takes a second stream; legacy_stream_is_drawn_in shows it"
)]
fn cuStreamIsCapturing(
    /// The stream.
    hStream: AnyStream,
    /// Room for the status.
    #[on_failure(written)]
    captureStatus: Out<CUstreamCaptureStatus>,
) {
    check!(captureStatus, initialized);
    special_needs_context(hStream);
    check!(hStream);
    status(hStream, captureStatus);
}

/// What the status of a stream's capture says.
#[rules]
fn status(hStream: Stream, captureStatus: Out) {
    /// A stream that nobody captures has no status to speak of.
    #[ensure("none", documented, on("580.159.04"))]
    if !hStream.is_capturing() {
        assert!(captureStatus.value() == CU_STREAM_CAPTURE_STATUS_NONE);
    }

    /// A capture under way is active.
    #[ensure("active", documented, on("580.159.04"))]
    if hStream.is_capturing() && !hStream.is_capture_invalidated() {
        assert!(captureStatus.value() == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    }

    /// A spoilt capture stays until it is ended.
    #[ensure("invalidated", documented, on("580.159.04"))]
    if hStream.is_capture_invalidated() {
        assert!(captureStatus.value() == CU_STREAM_CAPTURE_STATUS_INVALIDATED);
    }
}

/// Whether a stream is captured, which capture it is, and where the next node will stand.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[unreachable(
    STREAM_CAPTURE_IMPLICIT,
    "takes a second stream; legacy_stream_is_drawn_in shows it"
)]
#[unreachable(LOSSY_QUERY, "takes edges that carry data, which only kernels have")]
#[own_thread]
fn cuStreamGetCaptureInfo_v3(
    /// The stream.
    hStream: AnyStream,
    /// Room for the status.
    #[on_failure(written)]
    captureStatus_out: Out<CUstreamCaptureStatus>,
    /// Room for a number that no other capture of the process has or had.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    #[varies]
    id_out: Out<cuuint64_t, Null>,
    /// Room for the graph, which stays the capture's.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    #[lends(Graph)]
    graph_out: Out<CUgraph, Null>,
    /// Room for the nodes that the next one will come after, an array of the driver's.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    dependencies_out: Out<VoidPtr, Null>,
    /// Room for how each of them comes before it, an array of the driver's.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    #[unseen("without data of edges the place may hold anything")]
    edgeData_out: Out<VoidPtr, Null>,
    /// Room for the number of these nodes.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    numDependencies_out: Out<usize, Null>,
) {
    check!(captureStatus_out, initialized);
    special_needs_context(hStream);
    check!(hStream);

    /// Edges mean nothing without the nodes they come from; without a capture there are neither.
    #[rule("edges-need-nodes", documented, on("580.159.04"))]
    if hStream.is_capturing()
        && !hStream.is_capture_invalidated()
        && edgeData_out.is_place()
        && dependencies_out.is_null()
    {
        return INVALID_VALUE;
    }

    status(hStream, captureStatus_out);

    /// A capture that has noted nothing comes after nothing.
    #[ensure("no-nodes", documented, on("580.159.04"))]
    if hStream.is_capturing() && !hStream.is_capture_invalidated() && numDependencies_out.is_place()
    {
        assert!(numDependencies_out.value() == 0);
    }
}

/// Whether a stream is captured, which capture it is, and where the next node will stand.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[unreachable(
    STREAM_CAPTURE_IMPLICIT,
    "takes a second stream; legacy_stream_is_drawn_in shows it"
)]
#[own_thread]
fn cuStreamGetCaptureInfo_v2(
    /// The stream.
    hStream: AnyStream,
    /// Room for the status.
    #[on_failure(written)]
    captureStatus_out: Out<CUstreamCaptureStatus>,
    /// Room for a number that no other capture of the process has or had.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    #[varies]
    id_out: Out<cuuint64_t, Null>,
    /// Room for the graph, which stays the capture's.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    #[lends(Graph)]
    graph_out: Out<CUgraph, Null>,
    /// Room for the nodes that the next one will come after, an array of the driver's.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    dependencies_out: Out<VoidPtr, Null>,
    /// Room for the number of these nodes.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    numDependencies_out: Out<usize, Null>,
) {
    check!(captureStatus_out, initialized);
    special_needs_context(hStream);
    check!(hStream);
    status(hStream, captureStatus_out);
}

/// Whether a stream is captured, and which capture it is.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[unreachable(
    STREAM_CAPTURE_IMPLICIT,
    "takes a second stream; legacy_stream_is_drawn_in shows it"
)]
#[own_thread]
fn cuStreamGetCaptureInfo(
    /// The stream.
    hStream: AnyStream,
    /// Room for the status.
    #[on_failure(written)]
    captureStatus_out: Out<CUstreamCaptureStatus>,
    /// Room for a number that no other capture of the process has or had.
    #[on_failure(written)]
    #[may_leave_alone(
        "there is a capture to tell of only while it is active",
        when(!(hStream.is_capturing() && !hStream.is_capture_invalidated()))
    )]
    #[varies]
    id_out: Out<cuuint64_t, Null>,
) {
    check!(captureStatus_out, initialized);
    special_needs_context(hStream);
    check!(hStream);
    status(hStream, captureStatus_out);
}

/// There is nothing to come after outside a capture.
#[rules]
fn is_captured(hStream: Stream) {
    // A special stream without a context has failed before; said again so that it can fail alone.
    /// The stream must be captured.
    #[rule("capturing", documented, on("580.159.04"))]
    if !hStream.is_capturing() && (!hStream.is_special() || thread.has_context()) {
        return ILLEGAL_STATE;
    }
}

/// Changes which nodes the next one of a capture will come after.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[own_thread]
fn cuStreamUpdateCaptureDependencies_v2(
    /// The captured stream.
    hStream: SoundStream,
    /// Nodes of the capture's graph.
    #[without(One, Two, Twice)]
    dependencies: Slice<Node, numDependencies>,
    /// How each of them comes before the next one; null for fully.
    #[accepts(Null)]
    #[without(Given)]
    dependencyData: Beside<Any, dependencies>,
    /// Number of nodes.
    numDependencies: Count<dependencies>,
    /// Whether they join those before or replace them.
    flags: OneOf<CUstreamUpdateCaptureDependencies_flags>,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);
    is_captured(hStream);
    check!(dependencies, flags);
}

/// Changes which nodes the next one of a capture will come after.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[own_thread]
fn cuStreamUpdateCaptureDependencies(
    /// The captured stream.
    hStream: SoundStream,
    /// Nodes of the capture's graph.
    #[without(One, Two, Twice)]
    dependencies: Slice<Node, numDependencies>,
    /// Number of nodes.
    numDependencies: Count<dependencies>,
    /// Whether they join those before or replace them.
    flags: OneOf<CUstreamUpdateCaptureDependencies_flags>,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);
    is_captured(hStream);
    check!(dependencies, flags);
}

/// While a stream is captured its work is noted and not done; afterwards it takes work again.
#[scenario]
#[needs(context)]
fn captured_work_does_not_run(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    cuda.cuLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    let graph = cuda.cuStreamEndCapture(stream)?;
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_NONE);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(seen.take().is_empty());
    cuda.cuLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(seen.take().len() == 1);
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Only the thread that began a capture may end it.
#[scenario]
#[needs(context)]
#[shows(cuStreamBeginCapture_v2)]
fn capture_ends_where_it_began(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)?;
    cuda.thread(|cuda| {
        cuda.cuCtxSetCurrent(context)?;
        expect!(cuda.cuStreamEndCapture(stream) == Err(STREAM_CAPTURE_WRONG_THREAD));
        Ok(())
    })?;
    if let Ok(graph) = cuda.cuStreamEndCapture(stream) {
        cuda.cuGraphDestroy(graph)?;
    }
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A capture in relaxed mode may be ended by any thread.
#[scenario]
#[needs(context)]
fn relaxed_capture_ends_anywhere(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.thread(|cuda| {
        cuda.cuCtxSetCurrent(context)?;
        let graph = cuda.cuStreamEndCapture(stream)?;
        expect!(!graph.is_null());
        cuda.cuGraphDestroy(graph)?;
        Ok(())
    })?;
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_NONE);
    cuda.cuStreamDestroy_v2(stream)?;
}

/// An unsafe call spoils the capture; the end of the capture reports it.
#[scenario]
#[needs(context)]
fn unsafe_call_spoils_a_capture(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_GLOBAL)?;
    expect!(cuda.cuMemAlloc_v2(16) == Err(STREAM_CAPTURE_UNSUPPORTED));
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_INVALIDATED);
    expect!(cuda.cuStreamEndCapture(stream) == Err(STREAM_CAPTURE_INVALIDATED));
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_NONE);
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A launch with an invalid grid or too much shared memory invalidates the capture, and so does a wait for a null event. A
/// launch without a function does not.
#[scenario]
#[needs(context)]
#[on("580.159.04")]
#[shows(cuLaunchKernel, cuLaunchCooperativeKernel, cuStreamWaitEvent)]
fn refused_launches_spoil_a_capture(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    let (none, null) = (core::ptr::null_mut(), core::ptr::null_mut());
    let too_much = 0x7fff_ffff;
    for call in 0..5 {
        cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
        let refused = match call {
            0 => cuda.cuLaunchKernel(kernel, 0, 1, 1, 1, 1, 1, 0, stream, none, none),
            1 => cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, too_much, stream, none, none),
            2 => cuda.cuLaunchCooperativeKernel(kernel, 0, 1, 1, 1, 1, 1, 0, stream, none),
            3 => cuda.cuStreamWaitEvent(stream, null, CU_EVENT_WAIT_DEFAULT),
            _ => cuda.cuLaunchKernel(core::ptr::null_mut(), 1, 1, 1, 1, 1, 1, 0, stream, none, none),
        };
        if call < 3 {
            expect!(refused == Err(INVALID_VALUE));
        } else {
            expect!(refused == Err(INVALID_HANDLE));
        }
        if call == 4 {
            let graph = cuda.cuStreamEndCapture(stream)?;
            cuda.cuGraphDestroy(graph)?;
        } else {
            expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_INVALIDATED);
            expect!(cuda.cuStreamEndCapture(stream) == Err(STREAM_CAPTURE_INVALIDATED));
        }
    }
    cuda.cuModuleUnload(module)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Waiting for a stream that is captured, or asking whether it is done, spoils the capture.
#[scenario]
#[needs(context)]
fn captured_stream_has_no_end(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    expect!(cuda.cuStreamSynchronize(stream) == Err(STREAM_CAPTURE_UNSUPPORTED));
    expect!(cuda.cuStreamEndCapture(stream) == Err(STREAM_CAPTURE_INVALIDATED));
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    expect!(cuda.cuStreamQuery(stream) == Err(STREAM_CAPTURE_UNSUPPORTED));
    expect!(cuda.cuStreamEndCapture(stream) == Err(STREAM_CAPTURE_INVALIDATED));
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A thread in relaxed mode may do what its own capture forbids.
#[scenario]
#[needs(context)]
fn relaxed_thread_may_allocate(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let mut mode = CU_STREAM_CAPTURE_MODE_RELAXED;
    cuda.cuThreadExchangeStreamCaptureMode(&mut mode)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_GLOBAL)?;
    let address = cuda.cuMemAlloc_v2(16)?;
    cuda.cuMemFree_v2(address)?;
    let graph = cuda.cuStreamEndCapture(stream)?;
    cuda.cuThreadExchangeStreamCaptureMode(&mut mode)?;
    expect!(mode == CU_STREAM_CAPTURE_MODE_RELAXED);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A new thread is in global mode, and each exchange hands back the mode before.
#[scenario]
#[needs(context)]
#[shows(cuThreadExchangeStreamCaptureMode)]
fn capture_mode_is_exchanged(cuda: &Driver) {
    cuda.thread(|cuda| {
        let mut mode = CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
        cuda.cuThreadExchangeStreamCaptureMode(&mut mode)?;
        expect!(mode == CU_STREAM_CAPTURE_MODE_GLOBAL);
        cuda.cuThreadExchangeStreamCaptureMode(&mut mode)?;
        expect!(mode == CU_STREAM_CAPTURE_MODE_THREAD_LOCAL);
        Ok(())
    })?;
}

/// While a blocking stream is captured the legacy stream is drawn in: it has no status, and asking
/// for one spoils nothing.
#[scenario]
#[needs(context)]
#[shows(cuStreamGetCaptureInfo_v3)]
fn legacy_stream_is_drawn_in(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    expect!(cuda.cuStreamIsCapturing(CU_STREAM_LEGACY) == Err(STREAM_CAPTURE_IMPLICIT));
    expect!(cuda.cuStreamGetCaptureInfo_v3(CU_STREAM_LEGACY) == Err(STREAM_CAPTURE_IMPLICIT));
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    let graph = cuda.cuStreamEndCapture(stream)?;
    expect!(cuda.cuStreamIsCapturing(CU_STREAM_LEGACY)? == CU_STREAM_CAPTURE_STATUS_NONE);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Each capture has a number of its own, and knows the node that the next one comes after.
#[scenario]
#[needs(context)]
fn captures_have_numbers(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    let (status, first, graph, _nodes, _edges, before) = cuda.cuStreamGetCaptureInfo_v3(stream)?;
    expect!(status == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    expect!(before == 0);
    cuda.cuLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    let (_status, same, _graph, _nodes, _edges, after) = cuda.cuStreamGetCaptureInfo_v3(stream)?;
    expect!(same == first);
    expect!(after == 1);
    expect!(cuda.cuStreamEndCapture(stream)? == graph);
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    let (_status, second) = cuda.cuStreamGetCaptureInfo(stream)?;
    expect!(second != first);
    let other = cuda.cuStreamEndCapture(stream)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A capture forgets what the next node would come after when it is told to.
#[scenario]
#[needs(context)]
#[shows(cuStreamGetCaptureInfo_v2, cuStreamUpdateCaptureDependencies_v2)]
fn dependencies_are_replaced(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let beside = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let none = core::ptr::null_mut();
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuStreamBeginCapture_v2(beside, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    cuda.cuStreamUpdateCaptureDependencies(stream, none, 0, CU_STREAM_ADD_CAPTURE_DEPENDENCIES)?;
    let (_status, _id, _graph, _nodes, kept) = cuda.cuStreamGetCaptureInfo_v2(stream)?;
    expect!(kept == 1);
    cuda.cuStreamUpdateCaptureDependencies_v2(
        stream,
        none,
        core::ptr::null(),
        0,
        CU_STREAM_SET_CAPTURE_DEPENDENCIES,
    )?;
    let (_status, _id, lent, _nodes, left) = cuda.cuStreamGetCaptureInfo_v2(stream)?;
    expect!(left == 0);
    let graph = cuda.cuStreamEndCapture(stream)?;
    expect!(graph == lent);
    cuda.cuGraphDestroy(graph)?;
    let other = cuda.cuStreamEndCapture(beside)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuStreamDestroy_v2(beside)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A capture into a graph that exists ends with that graph.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphCreate,
    cuStreamBeginCaptureToGraph,
    cuStreamEndCapture,
    cuStreamIsCapturing
)]
fn capture_goes_into_a_graph(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let beside = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let graph = cuda.cuGraphCreate(0)?;
    let other = cuda.cuGraphCreate(0)?;
    cuda.cuStreamBeginCapture_v2(beside, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuStreamBeginCaptureToGraph(
        stream,
        graph,
        core::ptr::null(),
        core::ptr::null(),
        0,
        CU_STREAM_CAPTURE_MODE_RELAXED,
    )?;
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    expect!(cuda.cuStreamEndCapture(stream)? == graph);
    let third = cuda.cuStreamEndCapture(beside)?;
    expect!(third != graph);
    cuda.cuGraphDestroy(third)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(beside)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A capture that another thread tried to end is over, and nobody gets its graph.
#[scenario]
#[needs(context)]
fn failed_end_ends_the_capture(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)?;
    cuda.thread(|cuda| {
        expect!(cuda.cuStreamEndCapture(stream) == Err(STREAM_CAPTURE_WRONG_THREAD));
    })?;
    expect!(cuda.cuStreamEndCapture(stream) == Err(ILLEGAL_STATE));
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_NONE);
    cuda.cuStreamDestroy_v2(stream)?;
}

/// The first forms begin a capture, and replace what the next node comes after.
#[scenario]
#[needs(context)]
#[shows(cuStreamBeginCapture, cuStreamUpdateCaptureDependencies)]
fn first_forms_capture(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let beside = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let none = core::ptr::null_mut();
    cuda.cuStreamBeginCapture(stream)?;
    cuda.cuStreamBeginCapture_v2(beside, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    cuda.cuLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    let (_status, _id, _graph, _nodes, kept) = cuda.cuStreamGetCaptureInfo_v2(stream)?;
    expect!(kept == 1);
    cuda.cuStreamUpdateCaptureDependencies(stream, none, 0, CU_STREAM_SET_CAPTURE_DEPENDENCIES)?;
    let (_status, _id, _graph, _nodes, left) = cuda.cuStreamGetCaptureInfo_v2(stream)?;
    expect!(left == 0);
    let graph = cuda.cuStreamEndCapture(stream)?;
    cuda.cuGraphDestroy(graph)?;
    let other = cuda.cuStreamEndCapture(beside)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuStreamDestroy_v2(beside)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// All forms of the question tell the same of a capture: its number, its graph, and what comes before.
#[scenario]
#[needs(context)]
#[shows(
    cuStreamGetCaptureInfo,
    cuStreamGetCaptureInfo_v2,
    cuStreamGetCaptureInfo_v3
)]
fn all_forms_tell_the_same(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let beside = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    cuda.cuStreamBeginCapture_v2(beside, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuLaunchHostFunc(beside, seen.host_fn(), seen.data())?;

    let (status, number) = cuda.cuStreamGetCaptureInfo(stream)?;
    expect!(status == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    let (status, second, graph, nodes, count) = cuda.cuStreamGetCaptureInfo_v2(stream)?;
    expect!(status == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    expect!(second == number);
    expect!(count == 1);
    expect!(!nodes.is_null());
    let node = unsafe { nodes.read_unaligned() };
    expect!(!node.is_null());
    let (status, third, same, nodes, _edges, count) = cuda.cuStreamGetCaptureInfo_v3(stream)?;
    expect!(status == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    expect!(third == number);
    expect!(same == graph);
    expect!(count == 1);
    expect!(!nodes.is_null());
    expect!(unsafe { nodes.read_unaligned() } == node);

    let other = cuda.cuStreamEndCapture(beside)?;
    expect!(cuda.cuStreamEndCapture(stream)? == graph);
    cuda.cuGraphDestroy(other)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(beside)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A node that later work depends on has data of its edge.
#[scenario]
#[needs(context)]
#[gate(driver.version() >= 13000)]
fn dependencies_have_data_of_edges(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let memory = cuda.cuMemAlloc_v2(64)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuMemsetD8Async(memory, 0, 64, stream)?;
    let (_, _, _, _, edges, count) = cuda.cuStreamGetCaptureInfo_v3(stream)?;
    expect!(count == 1);
    expect!(!edges.is_null());
    let graph = cuda.cuStreamEndCapture(stream)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
}
