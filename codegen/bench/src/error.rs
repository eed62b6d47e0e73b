//! Errors of a measurement, with remedies.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// The reason why a number is missing.
#[derive(Debug)]
pub(crate) enum Error {
    /// A file cannot be read or written.
    File { path: PathBuf, reason: String },
    /// A program cannot be started.
    Start { program: String, reason: String },
    /// A program ended with an error; the reason is its message.
    Failed { what: String, reason: String },
    /// The output of a program cannot be parsed.
    Unreadable { what: String, text: String },
}

impl Error {
    /// Returns the error for a file or folder that cannot be used.
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
                write!(f, "{what} printed unexpected output: {}", text.trim())
            }
        }
    }
}

impl std::error::Error for Error {}
