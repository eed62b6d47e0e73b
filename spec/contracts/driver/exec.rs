//! Work that functions are.

/// Runs a host function once everything already in the stream is done.
#[needs(initialized, outside_callback)]
#[stream_ordered(hStream)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "only devices of before compute capability 1.1")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuLaunchHostFunc(
    /// Stream the function takes its place in; a capture notes it.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_INVALIDATED)]
    hStream: Stream<Null, Legacy, PerThread, Capturing, CapturedElsewhere>,
    /// Function to run; it may not call the driver.
    r#fn: Callback<CUhostFn>,
    /// Handed to the function untouched.
    userData: Opaque,
) {
    check!(r#fn, initialized);
    special_needs_context(hStream);
    check!(hStream);
}
