//! The state of the calling thread around a call: the current context, and the capture under way.

use cuspec_case::Api;

use super::arguments::Arguments;
use super::call::Answer;
use crate::worker::driver_calls::{Handle, Libraries};
use crate::worker::ipc::{Aftermath, CaptureStatus, ContextChange};

/// `CU_STREAM_CAPTURE_STATUS_ACTIVE` and `CU_STREAM_CAPTURE_STATUS_INVALIDATED`.
const ACTIVE: i32 = 1;
const INVALIDATED: i32 = 2;

/// `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`, which has the same number in both APIs: the code of a call that a
/// capture forbids.
const FORBIDDEN: u32 = 900;

/// The current context of a thread around a call; `None` if the driver does not return it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Contexts {
    pub before: Option<u64>,
    pub after: Option<u64>,
}

impl Contexts {
    pub(super) fn change(self) -> ContextChange {
        match (self.before, self.after) {
            (Some(before), Some(after)) if before != after && after == 0 => ContextChange::None,
            (Some(before), Some(after)) if before != after => ContextChange::Other,
            _ => ContextChange::Same,
        }
    }

    /// What a failed call has wrongly changed. The runtime may set up a thread that has no context.
    pub(super) fn find_fault(self, api: Api) -> Option<String> {
        let is_set_up = api == Api::Runtime && self.before == Some(0);
        let change = match self.change() {
            ContextChange::Other if is_set_up => return None,
            ContextChange::Same => return None,
            ContextChange::None => "removed the current context",
            ContextChange::Other => "changed the current context",
        };
        Some(format!("a failed call {change}"))
    }
}

/// The capture that the state of a case holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Captured {
    stream: u64,
    before: CaptureStatus,
}

impl Captured {
    pub(super) fn read(api: &Libraries, stream: u64) -> Captured {
        Captured {
            stream,
            before: capture_status(api, stream),
        }
    }

    pub(super) fn status(&self, api: &Libraries) -> CaptureStatus {
        capture_status(api, self.stream)
    }

    /// What a call that failed with this code has wrongly done to the capture.
    pub(super) fn find_fault(&self, api: &Libraries, code: u32) -> Option<String> {
        if self.before != CaptureStatus::Active {
            return None;
        }
        let fault = match (self.status(api), code) {
            // The capture of another argument may forbid the call, and only that one becomes invalid.
            (CaptureStatus::Invalidated, FORBIDDEN) => return None,
            (CaptureStatus::Invalidated, _) => "invalidated a capture",
            (CaptureStatus::Ended, _) => "ended a capture",
            (CaptureStatus::Active | CaptureStatus::Unknown, _) => return None,
        };
        Some(format!("a failed call {fault}"))
    }
}

/// The state of the calling thread after a call, compared with the one before.
pub(super) fn compare(
    api: &Libraries,
    captured: Option<Captured>,
    answer: &Answer,
    arguments: &Arguments,
) -> Aftermath {
    let places = arguments.places().iter();
    let written = places.filter(|place| place.is_written());
    let last_error = answer.last_error.map(|around| around.after);
    Aftermath {
        capture: captured.map(|captured| captured.status(api)),
        context: answer.contexts.change(),
        last_error: last_error.map(|code| api.show_code(Api::Runtime, code)),
        written: written.map(|place| place.label().to_owned()).collect(),
    }
}

/// The current context; zero for none, and `None` if the driver does not answer.
pub(super) fn current_context(api: &Libraries) -> Option<u64> {
    let mut context: Handle = std::ptr::null_mut();
    let answer = api.cuCtxGetCurrent(&mut context);
    answer.is_ok().then_some(context as u64)
}

fn capture_status(api: &Libraries, stream: u64) -> CaptureStatus {
    let mut status = 0;
    match api.cuStreamIsCapturing(stream as Handle, &mut status) {
        Ok(()) if status == ACTIVE => CaptureStatus::Active,
        Ok(()) if status == INVALIDATED => CaptureStatus::Invalidated,
        Ok(()) => CaptureStatus::Ended,
        Err(_) => CaptureStatus::Unknown,
    }
}
