//! The state of the calling thread around a call: the current context, and the capture under way.

use cuspec_case::Api;

use super::arguments::Arguments;
use super::call::Answer;
use crate::worker::driver_calls::{Handle, Libraries};
use crate::worker::ipc::{Aftermath, CaptureStatus, ContextChange};

/// `CU_STREAM_CAPTURE_STATUS_ACTIVE` and `CU_STREAM_CAPTURE_STATUS_INVALIDATED`.
const ACTIVE: i32 = 1;
const INVALIDATED: i32 = 2;

/// The state of the calling thread before a call.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    context: Option<u64>,
    /// The stream that the state of the case captures.
    captured: Option<u64>,
}

impl Before {
    pub(super) fn read(api: &Libraries, captured: Option<u64>) -> Before {
        Before {
            context: current_context(api),
            captured,
        }
    }

    /// Compares the state of the calling thread with the one before the call.
    pub(super) fn compare(
        self,
        api: &Libraries,
        answer: &Answer,
        arguments: &Arguments,
    ) -> Aftermath {
        let places = arguments.places().iter();
        let written = places.filter(|place| place.is_written());
        let last_error = answer.last_error.map(|around| around.after);
        Aftermath {
            capture: self.captured.map(|stream| capture_status(api, stream)),
            context: self.context_change(current_context(api)),
            last_error: last_error.map(|code| api.show_code(Api::Runtime, code)),
            written: written.map(|place| place.label().to_owned()).collect(),
        }
    }

    fn context_change(self, after: Option<u64>) -> ContextChange {
        match (self.context, after) {
            (Some(before), Some(after)) if before != after && after == 0 => ContextChange::None,
            (Some(before), Some(after)) if before != after => ContextChange::Other,
            _ => ContextChange::Same,
        }
    }
}

/// The current context; zero for none, and `None` if the driver does not answer.
fn current_context(api: &Libraries) -> Option<u64> {
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
