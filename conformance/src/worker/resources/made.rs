//! The inputs and errors of making an argument.

use crate::worker::driver_calls::CallError;

/// Why an argument could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SetupError {
    /// The runner does not know how to make it, which is a defect of the runner.
    Unknown(String),
    /// It is not available from this library on this machine.
    Unavailable(String),
    /// The library failed to create it.
    Refused(CallError),
}

impl From<CallError> for SetupError {
    fn from(error: CallError) -> SetupError {
        SetupError::Refused(error)
    }
}

/// The numbers of an exemplar: `allocation_size` and the like.
pub(crate) struct Numbers<'a>(pub &'a [(String, i128)]);

impl Numbers<'_> {
    /// A number of the exemplar, or `default` if the suite does not state it.
    pub(in crate::worker) fn get(&self, name: &str, default: usize) -> usize {
        self.0
            .iter()
            .find(|(known, _)| known == name)
            .and_then(|(_, value)| usize::try_from(*value).ok())
            .unwrap_or(default)
    }
}
