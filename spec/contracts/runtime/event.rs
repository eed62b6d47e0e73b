//! Events.

#![on("13.0.96")]

/// Makes an event that keeps time.
#[as_driver(cuEventCreate, Flags = 0)]
fn cudaEventCreate(event: _) {}

/// Makes an event.
#[as_driver(cuEventCreate)]
fn cudaEventCreateWithFlags(event: _, flags: _) {}

#[as_driver(cuEventRecord)]
#[class(context_state)]
fn cudaEventRecord(event: _, stream: _) {}

#[as_driver(cuEventRecordWithFlags)]
#[class(context_state)]
fn cudaEventRecordWithFlags(event: _, stream: _, flags: _) {}

#[as_driver(cuEventQuery)]
#[order(observed, except(no_capture))]
#[needs(devices)]
#[class(wait)]
fn cudaEventQuery(event: _) {
    check!(devices);
}

#[as_driver(cuEventSynchronize)]
#[order(observed, except(no_capture))]
#[needs(devices)]
#[class(wait)]
#[contradicted(InvalidValue, "null is an invalid handle")]
fn cudaEventSynchronize(event: _) {
    check!(devices, event);
}

#[as_driver(cuEventDestroy_v2)]
#[order(observed, except(sound_context))]
#[needs(runtime)]
#[class(context_state)]
#[contradicted(InvalidValue, "null is an invalid handle")]
fn cudaEventDestroy(event: _) {
    check!(outside_callback);
}

#[as_driver(cuEventElapsedTime_v2)]
#[needs(devices, outside_callback, usable_context, sound_context, own_process)]
#[tolerates(no_capture, uncaptured_context)]
fn cudaEventElapsedTime(
    /// Room for the time, in milliseconds.
    #[is(pMilliseconds)]
    #[varies]
    ms: Out<f32>,
    start: _, end: _) {
    check!(devices, ms);
    #[until(13000, on("11.7.99", "12.9.79"), not_on("13.0.96"))]
    check!(own_process, outside_callback, usable_context);
}

/// An event is not ready while the stream is busy, and ready once the stream has come to it.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaEventCreate,
    cudaEventCreateWithFlags,
    cudaEventQuery,
    cudaEventRecord,
    cudaEventRecordWithFlags,
    cudaEventSynchronize
)]
fn event_follows_its_stream(cuda: &Runtime) {
    let event = cuda.cudaEventCreate()?;
    let other = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.driver().hold(stream)?;
    cuda.cudaEventRecord(event, stream)?;
    cuda.cudaEventRecordWithFlags(other, stream, 0)?;
    expect!(cuda.cudaEventQuery(event) == Err(NotReady));
    expect!(cuda.cudaEventQuery(other) == Err(NotReady));
    gate.open_soon();
    cuda.cudaEventSynchronize(event)?;
    expect!(cuda.cudaEventQuery(event) == Ok(()));
    cuda.cudaEventSynchronize(other)?;
    expect!(cuda.cudaEventQuery(other) == Ok(()));
    cuda.cudaEventDestroy(other)?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// Time passes from one event of a stream to the next, never backwards.
#[scenario]
#[needs(context)]
#[shows(cudaEventElapsedTime)]
fn time_passes_between_events(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreate()?;
    let start = cuda.cudaEventCreate()?;
    let end = cuda.cudaEventCreate()?;
    cuda.cudaEventRecord(start, stream)?;
    let gate = cuda.driver().hold(stream)?;
    cuda.cudaEventRecord(end, stream)?;
    expect!(cuda.cudaEventElapsedTime(start, end) == Err(NotReady));
    expect!(gate.wait_reached());
    std::thread::sleep(std::time::Duration::from_millis(5));
    gate.open();
    cuda.cudaEventSynchronize(end)?;
    let milliseconds = cuda.cudaEventElapsedTime(start, end)?;
    expect!(milliseconds == cuda.driver().cuEventElapsedTime_v2(start, end)?);
    expect!(milliseconds >= 5.0);
    expect!(milliseconds < 60_000.0);
    expect!(cuda.cudaEventElapsedTime(end, start)? <= -5.0);
    cuda.cudaEventDestroy(end)?;
    cuda.cudaEventDestroy(start)?;
    cuda.cudaStreamDestroy(stream)?;
}
