//! Waiting for the work of a whole context, and holding it back.

#![on("580.159.04")]

/// Waits until the current context has done everything it was given.
#[needs(context, outside_callback, live_context, no_capture, uncaptured_context, sound_context, own_process)]
#[order(observed)]
#[own_thread]
fn cuCtxSynchronize() {}

/// Waits until a context has done everything it was given.
#[needs(initialized, outside_callback, no_capture, uncaptured_context, sound_context, own_process)]
#[tolerates(live_context)]
#[order(observed)]
#[unreachable(
    INVALID_VALUE,
    "the only parameter is a handle, and null stands for the current context"
)]
#[own_thread]
#[waits(context = ctx)]
fn cuCtxSynchronize_v2(
    /// The context, or null for the current one.
    #[undefined(Destroyed)]
    ctx: Context<Null>,
) {
    check!(initialized, outside_callback);
    given_or_current(ctx);
    check!(ctx);
}

/// Notes in an event everything a context has to do up to here.
#[needs(initialized, outside_callback, no_capture, uncaptured_context, sound_context, own_process)]
#[tolerates(live_context)]
#[order(observed)]
#[own_thread]
fn cuCtxRecordEvent(
    /// The context.
    hCtx: Context,
    /// The event; what it held is forgotten.
    #[without(CaptureEnded)]
    hEvent: Event,
) {
    check!(initialized, own_process, outside_callback, hCtx, hEvent);

    /// Event and context belong together.
    #[rule("same-context", documented, on("580.159.04"))]
    if hCtx.context() != hEvent.context() {
        return INVALID_HANDLE;
    }

    check!(no_capture, uncaptured_context);
}

/// Holds back all later work of a context until an event has happened.
#[needs(initialized, outside_callback, no_capture, uncaptured_context, sound_context, own_process)]
#[tolerates(live_context)]
#[order(observed)]
#[own_thread]
fn cuCtxWaitEvent(
    /// The context.
    hCtx: Context,
    /// The event, of whichever context or device.
    #[without(CaptureEnded)]
    hEvent: Event,
) {
    check!(initialized, own_process, outside_callback, hCtx);

    /// An event that processes share is waited for in its own context; elsewhere the driver dies.
    #[rule("interprocess-keeps-context", observed, on("580.159.04"))]
    if hCtx.is_created() && hEvent.is_interprocess() {
        return UNDEFINED;
    }

    check!(no_capture, uncaptured_context, hEvent);
}

/// Waiting for a context waits for all of its streams.
#[scenario]
#[needs(context)]
#[shows(cuCtxSynchronize)]
fn synchronize_waits_for_every_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    gate.open_soon();
    cuda.cuCtxSynchronize()?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuStreamDestroy_v2(stream)?;
}

/// An event of a context happens when all of its streams have come to it.
#[scenario]
#[needs(context)]
#[shows(cuCtxRecordEvent, cuLaunchHostFunc)]
fn context_event_covers_every_stream(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let other = cuda.new_context()?;
    cuda.cuCtxPopCurrent_v2()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let unrecorded = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let gate = cuda.gate();
    cuda.cuLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    cuda.cuCtxRecordEvent(context, event)?;
    expect!(cuda.cuEventQuery(event) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(event)?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuEventDestroy_v2(unrecorded)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuCtxDestroy_v2(other)?;
}

/// A context that waits for an event holds back every stream of it.
#[scenario]
#[needs(context)]
#[shows(cuCtxWaitEvent)]
fn context_waits_with_every_stream(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let other = cuda.new_context()?;
    cuda.cuCtxPopCurrent_v2()?;
    let ahead = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let behind = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let later = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let gate = cuda.hold(ahead)?;
    cuda.cuEventRecord(event, ahead)?;
    cuda.cuCtxWaitEvent(context, event)?;
    cuda.cuEventRecord(later, behind)?;
    expect!(cuda.cuEventQuery(later) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(later)?;
    cuda.cuEventDestroy_v2(later)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(behind)?;
    cuda.cuStreamDestroy_v2(ahead)?;
    cuda.cuCtxDestroy_v2(other)?;
}

/// An event of a context cannot be recorded while one of its streams is captured, and trying to
/// spoils the capture.
#[scenario]
#[needs(context)]
fn context_event_spoils_a_capture(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    expect!(cuda.cuCtxRecordEvent(context, event) == Err(STREAM_CAPTURE_UNSUPPORTED));
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_INVALIDATED);
    expect!(cuda.cuStreamEndCapture(stream) == Err(STREAM_CAPTURE_INVALIDATED));
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A context is waited for by its name, from a thread that has none, and no other one is.
#[scenario]
#[needs(context)]
#[shows(cuCtxSynchronize_v2)]
fn named_context_is_waited_for(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let other = cuda.new_context()?;
    cuda.cuCtxPopCurrent_v2()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    cuda.thread(|cuda| {
        cuda.cuCtxSynchronize_v2(other)?;
        Ok(())
    })?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    gate.open_soon();
    cuda.thread(|cuda| {
        cuda.cuCtxSynchronize_v2(context)?;
        Ok(())
    })?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuCtxDestroy_v2(other)?;
}
