//! Errors of measurements.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::{Command, Output};

#[derive(Debug)]
pub(crate) enum Error {
    /// A file cannot be read or written.
    File { path: String, reason: String },
    /// A program cannot be started.
    Start { program: String, reason: String },
    /// A program failed, or gave an unexpected result.
    Failed { what: String, reason: String },
    /// A value cannot be read or written as JSON.
    Unreadable(String),
}

impl Error {
    pub(crate) fn file(path: impl AsRef<Path>, error: &io::Error) -> Error {
        Error::File {
            path: path.as_ref().display().to_string(),
            reason: error.to_string(),
        }
    }

    pub(crate) fn failed(what: impl Into<String>, reason: impl Into<String>) -> Error {
        Error::Failed {
            what: what.into(),
            reason: reason.into(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::File { path, reason } => write!(f, "{path}: {reason}"),
            Error::Start { program, reason } => write!(
                f,
                "`{program}` cannot be started: {reason}\n  help: install it or put it on PATH"
            ),
            Error::Failed { what, reason } => write!(f, "{what} failed: {}", reason.trim()),
            Error::Unreadable(reason) => write!(f, "no JSON: {reason}"),
        }
    }
}

impl std::error::Error for Error {}

/// Runs a program to its end. Fails if the program fails.
pub(crate) fn finish(what: &str, command: &mut Command) -> Result<Output, Error> {
    let output = command.output().map_err(|error| Error::Start {
        program: command.get_program().to_string_lossy().into_owned(),
        reason: error.to_string(),
    })?;
    if output.status.success() {
        return Ok(output);
    }
    let stderr = String::from_utf8_lossy(&output.stderr);
    Err(Error::failed(what, format!("{}: {stderr}", output.status)))
}
