//! Work that functions are.

#![on("580.159.04")]

/// Runs a host function once everything already in the stream is done.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "only devices of before compute capability 1.1")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
#[waits(never, stream = hStream)]
fn cuLaunchHostFunc(
    /// Stream the function takes its place in; a capture notes it.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_INVALIDATED)]
    hStream: Stream<Null, Legacy, PerThread, Capturing, CapturedElsewhere>,
    /// Function to run; it may not call the driver.
    r#fn: Callback<CUhostFn>,
    /// Handed to the function untouched.
    userData: Opaque,
) {
    #[until(11040, on("418.226.00"), not_on("470.256.02", "580.159.04"))]
    check!(r#fn);
    #[until(
        13000,
        on("470.256.02", "525.147.05", "535.261.03", "550.163.01", "555.58.02"),
        not_on("580.159.04")
    )]
    check!(initialized);
    check!(r#fn, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);
}

/// Puts a host function into a stream and chooses whether the thread that is to call it blocks or
/// spins until then.
// Drivers of 13.0 do not have it.
#[same_rules(cuLaunchHostFunc)]
#[needs(initialized)]
#[class(process_state)]
#[unobserved(own_process)]
#[stream_ordered(hStream)]
#[order(unknown)]
#[unobserved(success, alive, initialized, outside_callback)]
fn cuLaunchHostFunc_v2(
    /// Stream the function takes its place in; a capture notes it.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_INVALIDATED)]
    #[unobserved(Null, CaptureInvalidated)]
    hStream: Stream<Null, Legacy, PerThread, Capturing, CapturedElsewhere>,
    /// Function to run; it may not call the driver.
    #[unobserved(Null)]
    r#fn: Callback<CUhostFn>,
    /// Handed to the function untouched.
    userData: Opaque,
    /// How the thread waits that calls it.
    #[undefined(Unknown)]
    syncMode: OneOf<CUhostTaskSyncMode>,
) {
    check!(own_process);
}

/// A host function that may be waited for in either way is called when it is its turn.
#[scenario]
#[needs(context)]
#[shows(cuLaunchHostFunc_v2)]
fn a_host_function_is_waited_for_in_either_way(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    for mode in [CU_HOST_TASK_BLOCKING, CU_HOST_TASK_SPINWAIT] {
        let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
        let gate = cuda.hold(stream)?;
        cuda.cuLaunchHostFunc_v2(stream, seen.host_fn(), seen.data(), mode)?;
        expect!(gate.wait_reached());
        expect!(seen.take().is_empty());
        gate.open();
        cuda.cuStreamSynchronize(stream)?;
        expect!(seen.take().len() == 1);
    }
    cuda.cuStreamDestroy_v2(stream)?;
}
