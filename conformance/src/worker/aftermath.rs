//! The state of the calling thread around a call, and the capture under way.

use cuspec_case::Api;

use super::arguments::Arguments;
use super::call::Answer;
use crate::worker::driver_calls::{Handle, Libraries};
use crate::worker::ipc::{Aftermath, CaptureStatus};

/// `CU_STREAM_CAPTURE_STATUS_ACTIVE` and `CU_STREAM_CAPTURE_STATUS_INVALIDATED`.
const ACTIVE: i32 = 1;
const INVALIDATED: i32 = 2;

/// `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`, which has the same number in both APIs: the code of a call that a
/// capture forbids.
const FORBIDDEN: u32 = 900;
/// `CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`, which has the same number in both APIs: the code of a call whose work
/// would wait for a captured stream.
const IMPLICIT: u32 = 906;

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
            (CaptureStatus::Invalidated, FORBIDDEN | IMPLICIT) => return None,
            (CaptureStatus::Invalidated, _) => "invalidated a capture",
            (CaptureStatus::Active, IMPLICIT) => "left a capture valid",
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

fn capture_status(api: &Libraries, stream: u64) -> CaptureStatus {
    let mut status = 0;
    match api.cuStreamIsCapturing(stream as Handle, &mut status) {
        Ok(()) if status == ACTIVE => CaptureStatus::Active,
        Ok(()) if status == INVALIDATED => CaptureStatus::Invalidated,
        Ok(()) => CaptureStatus::Ended,
        Err(_) => CaptureStatus::Unknown,
    }
}
