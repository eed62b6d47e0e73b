//! The current context of the calling thread around a call.

use cuspec_case::Api;

use crate::worker::driver_calls::{Handle, Libraries};
use crate::worker::ipc::ContextChange;

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

/// The current context; zero for none, and `None` if the driver does not answer.
pub(super) fn current_context(api: &Libraries) -> Option<u64> {
    let mut context: Handle = std::ptr::null_mut();
    let answer = api.cuCtxGetCurrent(&mut context);
    answer.is_ok().then_some(context as u64)
}
