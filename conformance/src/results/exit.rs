//! Exit status of the program. CI systems depend on these numbers, so they do not change.

use std::io;
use std::path::Path;

/// Exit status of `cuconform`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// All results were expected; nothing differs.
    Expected = 0,
    /// Unexpected results, or differences.
    Unexpected = 1,
    /// Usage error.
    Usage = 2,
    /// The runner failed; another attempt may succeed.
    Infrastructure = 3,
    /// The library or its device is missing.
    Absent = 4,
    /// Every selected case was skipped.
    Skipped = 5,
}

/// A failed command: its message and exit status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    pub exit: Exit,
    pub message: String,
}

impl Stop {
    pub fn usage(message: impl Into<String>) -> Stop {
        Stop {
            exit: Exit::Usage,
            message: message.into(),
        }
    }

    pub fn infrastructure(message: impl Into<String>) -> Stop {
        Stop {
            exit: Exit::Infrastructure,
            message: message.into(),
        }
    }

    pub fn absent(message: impl Into<String>) -> Stop {
        Stop {
            exit: Exit::Absent,
            message: message.into(),
        }
    }

    /// A file or folder that cannot be written.
    pub fn cannot_write(path: &Path, error: &io::Error) -> Stop {
        Stop::infrastructure(format!("cannot write to {}: {error}", path.display()))
    }
}
