//! What keeps something from being measured, and what to do then.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why there is no number.
#[derive(Debug)]
pub(crate) enum Error {
    /// A file cannot be read or written.
    File { path: PathBuf, reason: String },
    /// A program cannot be started.
    Start { program: String, reason: String },
    /// A program ended with an error; the reason is its own words.
    Failed { what: String, reason: String },
    /// A program said something that is not understood.
    Unreadable { what: String, text: String },
}

impl Error {
    /// A file or folder that cannot be used.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Self {
        Self::File {
            path: path.to_owned(),
            reason: error.to_string(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, reason } => write!(f, "{}: {reason}", path.display()),
            Self::Start { program, reason } => write!(
                f,
                "`{program}` cannot be started: {reason}\n  help: install it or put it on PATH"
            ),
            Self::Failed { what, reason } => write!(f, "{what} failed: {reason}"),
            Self::Unreadable { what, text } => {
                write!(f, "{what} said something unexpected: {}", text.trim())
            }
        }
    }
}

impl std::error::Error for Error {}
