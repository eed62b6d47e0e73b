//! Streams.

use cuspec_suite::exemplars::{Make, Stream};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, Libraries, RecordedCalls};

pub(super) const NON_BLOCKING: u32 = 1;
/// Values of `CUstreamCaptureMode`.
pub(super) const THREAD_LOCAL: i32 = 1;
pub(super) const RELAXED: i32 = 2;
/// `CU_STREAM_CAPTURE_STATUS_INVALIDATED`.
const INVALIDATED: i32 = 2;

impl Make<Stream> for CaseResources<'_> {
    fn make(&mut self, exemplar: Stream, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Stream::Created => create(resources, 0),
            Stream::NonBlocking => create(resources, NON_BLOCKING),
            Stream::Busy => make_busy(resources, numbers),
            Stream::Capturing => make_capturing(resources, numbers),
            Stream::CaptureInvalidated => make_invalidated(resources, numbers),
            Stream::CapturedElsewhere => make_captured_elsewhere(resources, numbers),
            Stream::OtherContext => resources.in_other_context(|resources| create(resources, 0)),
            Stream::Destroyed => make_destroyed(resources, numbers),
        }
    }
}

/// A new stream of the current context.
pub(crate) fn create(resources: &mut CaseResources<'_>, flags: u32) -> Result<u64, SetupError> {
    let mut stream: Handle = std::ptr::null_mut();
    resources.cuStreamCreate(&mut stream, flags)?;
    Ok(stream as u64)
}

/// Begins a capture on this thread, which is ended after the call.
pub(crate) fn begin_capture(
    resources: &mut CaseResources<'_>,
    stream: u64,
    mode: i32,
) -> Result<(), SetupError> {
    Ok(resources.cuStreamBeginCapture_v2(stream as Handle, mode)?)
}

/// Ends a capture on the thread that began it, and discards its graph.
pub(crate) fn drop_capture(api: &Libraries, stream: u64) {
    let mut graph: Handle = std::ptr::null_mut();
    let ended = api.cuStreamEndCapture(stream as Handle, &mut graph);
    if ended.is_ok() && !graph.is_null() {
        let _ = api.cuGraphDestroy(graph as Handle);
    }
}

fn make_busy(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let stream = create(resources, NON_BLOCKING)?;
    resources.before_call(move |resources| resources.block(stream as Handle));
    Ok(stream)
}

/// The capture is relaxed, so that the thread can still make other calls that the case needs.
fn make_capturing(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let stream = create(resources, NON_BLOCKING)?;
    begin_capture(resources, stream, RELAXED)?;
    Ok(stream)
}

fn make_invalidated(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let stream = create(resources, NON_BLOCKING)?;
    begin_capture(resources, stream, RELAXED)?;
    let api = resources.api();
    // Waiting for a capturing stream fails, and invalidates the capture.
    let _ = api.cuStreamSynchronize(stream as Handle);
    require_invalidated(resources, stream)?;
    Ok(stream)
}

/// Checks that waiting for a captured stream has invalidated its capture.
pub(crate) fn require_invalidated(
    resources: &CaseResources<'_>,
    stream: u64,
) -> Result<(), SetupError> {
    let mut status = 0;
    resources
        .api()
        .cuStreamIsCapturing(stream as Handle, &mut status)?;
    if status != INVALIDATED {
        let reason = "waiting for a captured stream did not invalidate its capture";
        return Err(SetupError::Unavailable(reason.to_owned()));
    }
    Ok(())
}

/// The capture is thread-local, so it restricts the other thread and not this one.
fn make_captured_elsewhere(
    resources: &mut CaseResources<'_>,
    _: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let stream = create(resources, NON_BLOCKING)?;
    resources.before_call(move |resources| {
        resources.hold_on_other_thread(
            move |api| api.cuStreamBeginCapture_v2(stream as Handle, THREAD_LOCAL),
            move |api| drop_capture(api, stream),
        )
    });
    Ok(stream)
}

/// Destroyed right before the call, so that no other object gets its handle.
fn make_destroyed(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let stream = create(resources, 0)?;
    resources.before_call(move |resources| Ok(resources.cuStreamDestroy_v2(stream as Handle)?));
    Ok(stream)
}
