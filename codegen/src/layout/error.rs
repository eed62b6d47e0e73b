//! Reasons why a toolkit cannot be checked.

use std::fmt;
use std::path::PathBuf;

use cuspec_spec::declared::Toolkit;

/// The reason why a toolkit cannot be checked.
#[derive(Debug)]
pub(crate) enum Error {
    /// The toolkit is not in the registry.
    NotImported { asked: Toolkit, known: Vec<Toolkit> },
    /// The headers are missing.
    NoHeaders(String),
    /// The compiler cannot be started, or is not one.
    NoCompiler { path: PathBuf, reason: String },
    /// The headers do not compile, or the program does not run.
    Broken { toolkit: Toolkit, message: String },
    /// A temporary file cannot be written.
    File { path: PathBuf, reason: String },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NotImported { asked, known } => {
                let known: Vec<String> = known.iter().map(ToString::to_string).collect();
                write!(
                    f,
                    "toolkit {asked} was not imported; there are {}; `cuspec import {asked}` adds it",
                    known.join(", ")
                )
            }
            Error::NoHeaders(reason) => write!(f, "{reason}"),
            Error::NoCompiler { path, reason } => write!(
                f,
                "`{}` cannot be used: {reason}; install gcc, or name a compiler that takes its \
                 options with `--gcc PATH`",
                path.display()
            ),
            Error::Broken { toolkit, message } => write!(
                f,
                "the program for {toolkit} does not compile or run, and not because of a fact:\n\
                 {message}\n`cuspec layout {toolkit} --emit` prints it"
            ),
            Error::File { path, reason } => write!(f, "{}: {reason}", path.display()),
        }
    }
}
