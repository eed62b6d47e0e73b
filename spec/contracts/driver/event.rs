//! Events.

#![on("580.159.04")]

/// Makes an event.
#[class(context_state)]
#[tolerates(free_memory)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[waits(never)]
fn cuEventCreate(
    /// Room for the event.
    #[creates(Event)]
    phEvent: Out<CUevent>,
    /// How threads wait for it, whether it keeps time, whether other processes may open it.
    Flags: BitsOf<CUevent_flags>,
) {
    /// An event shared between processes keeps no time.
    #[rule("shared-keeps-no-time", documented, on("580.159.04"))]
    if Flags & CU_EVENT_INTERPROCESS != 0 && Flags & CU_EVENT_DISABLE_TIMING == 0 {
        return INVALID_VALUE;
    }
}

/// An event notes the work of its own context only.
#[rules]
fn belong_together(hEvent: Event, hStream: Stream) {
    /// Event and stream belong to one context.
    #[rule("same-context", documented, on("580.159.04"))]
    if hEvent.context() != hStream.context() {
        return INVALID_HANDLE;
    }
}

/// An event that other processes see cannot become a part of a capture.
#[rules]
fn captures_stay_inside(hEvent: Event, hStream: Stream) {
    /// A capture takes no event that is shared between processes.
    #[rule("shared-not-captured", observed, on("580.159.04"), undocumented)]
    if hEvent.is_ipc() && hStream.is_capturing() {
        return STREAM_CAPTURE_UNSUPPORTED;
    }
}

/// Notes in an event what a stream has to do up to here, in place of what it held before.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[unreachable(
    INVALID_VALUE,
    "neither parameter is a value; handles that do not fit give INVALID_HANDLE"
)]
#[waits(never, stream = hStream)]
fn cuEventRecord(
    /// The event; what it held is forgotten.
    #[without(CaptureEnded)]
    #[until(10010, undefined(Null), on("390.157"), not_on("418.226.00", "580.159.04"))]
    hEvent: Event,
    /// The stream; in a capture the event becomes a part of it.
    // An event that a capture cannot note leaves the capture as it was.
    #[spares(Capture)]
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(hStream, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hEvent);
    belong_together(hEvent, hStream);
    captures_stay_inside(hEvent, hStream);
}

/// Notes in an event what a stream has to do up to here, and says how a capture is to take that.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
fn cuEventRecordWithFlags(
    /// The event; what it held is forgotten.
    #[without(CaptureEnded)]
    hEvent: Event,
    /// The stream; in a capture the event becomes a part of it.
    // An event that a capture cannot note leaves the capture as it was.
    #[spares(Capture)]
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
    /// Whether a capture gets a node that records the event each time the graph runs.
    flags: OneOf<CUevent_record_flags>,
) {
    check!(hStream, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hEvent);

    check!(flags);

    /// Outside a capture there is no graph in which the node could stand.
    #[rule("external-needs-capture", documented, on("580.159.04"), undocumented)]
    if flags == CU_EVENT_RECORD_EXTERNAL && !hStream.is_capturing() {
        return ILLEGAL_STATE;
    }

    belong_together(hEvent, hStream);
    captures_stay_inside(hEvent, hStream);
}

/// Whether everything an event holds is done; an event that was never recorded holds nothing.
#[class(wait)]
#[order(observed)]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
#[waits(never, event = hEvent, when(hEvent.is_pending()))]
#[waits(never)]
fn cuEventQuery(
    /// The event.
    #[undefined(Garbage)]
    hEvent: Event,
) {
    check!(hEvent, sound_context);

    /// An event that a capture recorded never happens.
    #[rule("capture-ended", documented, on("580.159.04"))]
    if hEvent.is_captured() {
        return INVALID_VALUE;
    }

    check!(no_capture);

    /// What it holds is still under way.
    #[rule("done", documented, on("580.159.04"))]
    if !hEvent.is_complete() {
        return NOT_READY;
    }
}

/// Waits until everything an event holds is done.
#[class(wait)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a current context")]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
#[waits(event = hEvent)]
fn cuEventSynchronize(
    /// The event.
    #[undefined(Garbage)]
    hEvent: Event,
) {
    check!(hEvent, sound_context);

    /// An event that a capture recorded never happens.
    #[rule("capture-ended", observed, on("580.159.04"))]
    if hEvent.is_captured() {
        return INVALID_VALUE;
    }
}

/// Destroys an event, at once or when what it holds is done.
#[class(handle_lookup)]
#[needs(own_process)]
#[yields(own_process = UNDEFINED)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a current context")]
#[no_visible_effect("destroying leaves nothing to ask")]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
#[waits(never, event = hEvent)]
fn cuEventDestroy_v2(
    /// The event.
    #[ends(Event)]
    #[undefined(Garbage)]
    #[without(CaptureEnded)]
    hEvent: Event,
) {
    check!(hEvent);
}

/// Destroys an event, under the name it had first. In a forked child the driver crashes now and then.
#[needs(sound_context, own_process)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(outside_callback = UNDEFINED, own_process = UNDEFINED)]
#[order(observed)]
#[same_rules(cuEventDestroy_v2)]
#[no_visible_effect("destroying leaves nothing to ask")]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
fn cuEventDestroy(
    /// The event.
    #[ends(Event)]
    #[undefined(Garbage)]
    #[without(CaptureEnded)]
    hEvent: Event,
) {
}

/// The time between two events.
#[class(handle_lookup)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a current context")]
#[unreachable(UNKNOWN, "the documents name no way to it")]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
fn cuEventElapsedTime_v2(
    /// Room for the time, in milliseconds.
    #[refuses(Null = INVALID_HANDLE)]
    #[varies]
    pMilliseconds: Out<f32>,
    /// Where it begins.
    #[undefined(Garbage)]
    #[without(CaptureEnded)]
    hStart: Event,
    /// Where it ends.
    #[undefined(Garbage)]
    #[without(CaptureEnded)]
    hEnd: Event,
) {
    check!(pMilliseconds, hStart, hEnd);

    for event in [hStart, hEnd] {
        /// An event nobody recorded has no time.
        #[rule("recorded", documented, on("580.159.04"))]
        if !event.is_recorded() {
            return INVALID_HANDLE;
        }

        /// Nor has one that was told to keep none.
        #[rule("keeps-time", documented, on("580.159.04"))]
        if !event.is_timed() {
            return INVALID_HANDLE;
        }
    }

    /// Times of two contexts have nothing to do with each other.
    #[rule("same-context", observed, on("580.159.04"))]
    if hStart.context() != hEnd.context() {
        return INVALID_HANDLE;
    }

    for event in [hStart, hEnd] {
        /// Both must have happened.
        #[rule("happened", documented, on("580.159.04"))]
        if !event.is_complete() {
            return NOT_READY;
        }
    }
}

/// The time between two events, under the name it had first.
#[class(handle_lookup)]
#[order(observed)]
#[same_rules(cuEventElapsedTime_v2)]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
fn cuEventElapsedTime(
    /// Room for the time, in milliseconds.
    #[refuses(Null = INVALID_HANDLE)]
    #[varies]
    pMilliseconds: Out<f32>,
    /// Where it begins.
    #[undefined(Garbage)]
    #[without(CaptureEnded)]
    hStart: Event,
    /// Where it ends.
    #[undefined(Garbage)]
    #[without(CaptureEnded)]
    hEnd: Event,
) {
}

/// An event is not ready while the stream is busy, and ready once the stream has come to it.
#[scenario]
#[needs(context)]
#[shows(cuEventCreate, cuEventSynchronize)]
fn event_follows_its_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    let other = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    let gate = cuda.hold(stream)?;
    cuda.cuEventRecord(event, stream)?;
    expect!(cuda.cuEventQuery(event) == Err(NOT_READY));
    gate.open_soon();
    cuda.cuEventSynchronize(event)?;
    expect!(cuda.cuEventQuery(event) == Ok(()));
    cuda.cuEventDestroy_v2(other)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Recording an event again replaces what it held.
#[scenario]
#[needs(context)]
fn record_replaces_what_an_event_held(cuda: &Driver) {
    let busy = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    let gate = cuda.hold(busy)?;
    cuda.cuEventRecord(event, busy)?;
    cuda.cuEventRecord(event, idle)?;
    cuda.cuEventSynchronize(event)?;
    expect!(cuda.cuStreamQuery(busy) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(busy)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(busy)?;
}

/// Time passes from one event of a stream to the next, never backwards.
#[scenario]
#[needs(context)]
#[shows(cuEventElapsedTime, cuEventElapsedTime_v2)]
fn time_passes_between_events(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let start = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    let end = cuda.cuEventCreate(CU_EVENT_BLOCKING_SYNC)?;
    cuda.cuEventRecord(start, stream)?;
    let gate = cuda.hold(stream)?;
    cuda.cuEventRecord(end, stream)?;
    expect!(cuda.cuEventElapsedTime_v2(start, end) == Err(NOT_READY));
    expect!(gate.wait_reached());
    std::thread::sleep(std::time::Duration::from_millis(5));
    gate.open();
    cuda.cuEventSynchronize(end)?;
    let milliseconds = cuda.cuEventElapsedTime_v2(start, end)?;
    expect!(milliseconds >= 5.0);
    expect!(milliseconds < 60_000.0);
    expect!(cuda.cuEventElapsedTime(start, end)? == milliseconds);
    expect!(cuda.cuEventElapsedTime_v2(end, start)? <= -5.0);
    cuda.cuEventDestroy_v2(end)?;
    cuda.cuEventDestroy_v2(start)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Destroying an event does not wait for what it holds, and holds nothing up.
#[scenario]
#[needs(context)]
fn pending_event_may_be_destroyed(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let gate = cuda.hold(stream)?;
    cuda.cuEventRecord(event, stream)?;
    cuda.cuEventDestroy_v2(event)?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// An event that a capture recorded cannot be asked about, not even by a thread that may do
/// everything else.
#[scenario]
#[needs(context)]
#[shows(cuEventQuery, cuEventRecord)]
fn captured_event_has_no_status(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuEventRecord(event, stream)?;
    expect!(cuda.cuEventQuery(event) == Err(CAPTURED_EVENT));
    if let Ok(graph) = cuda.cuStreamEndCapture(stream) {
        cuda.cuGraphDestroy(graph)?;
    }
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// An event that was recorded in an invalidated capture holds nothing: a stream cannot wait for it, and goes on.
#[scenario]
#[needs(context)]
fn an_idle_stream_passes_an_event_of_an_invalidated_capture(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(4)?;
    let captured = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    cuda.cuStreamBeginCapture_v2(captured, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuEventRecord(event, captured)?;
    // A wait for a captured stream invalidates the capture.
    expect!(cuda.cuStreamSynchronize(captured) == Err(STREAM_CAPTURE_UNSUPPORTED));
    expect!(cuda.cuStreamEndCapture(captured) == Err(STREAM_CAPTURE_INVALIDATED));
    expect!(cuda.cuEventQuery(event) == Err(INVALID_VALUE));
    expect!(cuda.cuStreamWaitEvent(idle, event, CU_EVENT_WAIT_DEFAULT) == Err(INVALID_VALUE));
    cuda.cuMemsetD8Async(memory, 7, 4, idle)?;
    cuda.cuStreamSynchronize(idle)?;
    expect!(cuda.read(memory, 4)? == [7; 4]);
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(captured)?;
    cuda.cuMemFree_v2(memory)?;
}

/// An event that is recorded with flags follows its own stream, and no other event does.
#[scenario]
#[needs(context)]
#[shows(cuEventRecordWithFlags)]
fn record_with_flags_follows_its_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    let other = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    let gate = cuda.hold(stream)?;
    cuda.cuEventRecordWithFlags(event, stream, CU_EVENT_RECORD_DEFAULT)?;
    cuda.cuEventRecordWithFlags(other, idle, CU_EVENT_RECORD_DEFAULT)?;
    cuda.cuEventSynchronize(other)?;
    expect!(cuda.cuEventQuery(other) == Ok(()));
    expect!(cuda.cuEventQuery(event) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(event)?;
    expect!(cuda.cuEventQuery(event) == Ok(()));
    cuda.cuEventDestroy_v2(other)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Destroying an event by the first form of the call leaves other events alone.
#[scenario]
#[needs(context)]
fn other_events_outlive_an_event(cuda: &Driver) {
    let event = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    let other = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    cuda.cuEventDestroy(event)?;
    expect!(cuda.cuEventQuery(other) == Ok(()));
    cuda.cuEventDestroy(other)?;
}
