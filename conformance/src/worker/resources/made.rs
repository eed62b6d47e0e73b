//! What making an argument takes, and what comes of it.

use crate::worker::driver_calls::CallError;

/// Why there is no argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SetupError {
    /// The runner does not know how: a mistake of ours, and never silent.
    Unknown(String),
    /// It cannot be had from this library, on this machine.
    Unavailable(String),
    /// The library refused to make it.
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
    /// A number of the exemplar, or what it is if the suite does not say.
    pub(in crate::worker) fn get(&self, name: &str, default: usize) -> usize {
        self.0
            .iter()
            .find(|(known, _)| known == name)
            .and_then(|(_, value)| usize::try_from(*value).ok())
            .unwrap_or(default)
    }
}
