//! What can go wrong while importing, and what to do then.

use std::fmt;
use std::path::PathBuf;

/// Why nothing was imported.
#[derive(Debug)]
pub enum Error {
    /// libclang is missing or cannot be loaded.
    NoLibclang(String),
    /// clang refuses a header; its own words name the line.
    Header { header: String, text: String },
    /// Something that should not be possible; a mistake of this program.
    Internal(String),
    /// A file cannot be read or written.
    File { path: PathBuf, reason: String },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLibclang(reason) => write!(f, "libclang cannot be used: {reason}"),
            Self::Header { header, text } => {
                write!(f, "`{header}` does not parse:\n{}", text.trim_end())
            }
            Self::Internal(reason) => write!(f, "{reason}"),
            Self::File { path, reason } => write!(f, "{}: {reason}", path.display()),
        }
    }
}

impl std::error::Error for Error {}
