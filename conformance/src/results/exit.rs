//! How the program ends. A CI system reads these numbers; they do not change.

use std::io;
use std::path::Path;

/// The exit codes of `cuconform`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Everything as expected; nothing differs.
    Expected = 0,
    /// Unexpected outcomes; differences.
    Unexpected = 1,
    /// The command line makes no sense.
    Usage = 2,
    /// The runner could not do its work; worth another try.
    Infrastructure = 3,
    /// No library, or no device behind it.
    Absent = 4,
}

/// A command that could not be carried out: what to say, and how to end.
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

    /// A file or a folder that cannot be written.
    pub fn cannot_write(path: &Path, error: &io::Error) -> Stop {
        Stop::infrastructure(format!("cannot write to {}: {error}", path.display()))
    }
}
