//! What can go wrong while importing, and what to do then.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use cuspec_spec::diagnostic::Diagnostic;

/// Why nothing was imported.
#[derive(Debug)]
pub(crate) enum Error {
    /// What was asked for is not the name of a release.
    NotAToolkit(String),
    /// There is no place to keep packages in.
    NoCache,
    /// pip did not bring a package.
    Download { asked: String, reason: String },
    /// A package's file is not the one that is known.
    Hash {
        name: String,
        version: String,
        bytes: usize,
        found: String,
        known: String,
    },
    /// A package's file is no archive, or not all of one.
    Wheel {
        name: String,
        version: String,
        bytes: usize,
        reason: String,
    },
    /// A folder of headers lacks one that is imported.
    NoHeader {
        header: String,
        folders: Vec<PathBuf>,
    },
    /// libclang is missing or cannot be loaded.
    NoLibclang(String),
    /// clang refuses a header; its own words name the line.
    Header { header: String, text: String },
    /// A header was read and declares nothing.
    Empty { header: String },
    /// What was imported before cannot be read.
    Declared(Vec<Diagnostic>),
    /// A file cannot be read or written.
    File { path: PathBuf, reason: String },
    /// Something that should not be possible; a mistake of this program.
    Internal(String),
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
            Self::NotAToolkit(reason) => write!(f, "{reason}"),
            Self::NoCache => write!(
                f,
                "there is no folder to keep packages in\n  help: set CUSPEC_CACHE to one"
            ),
            Self::Download { asked, reason } => write!(
                f,
                "{asked} cannot be fetched:\n{}\n  help: it takes `python3 -m pip` and the network; \
                 without them, use `--from DIR` and `--libclang PATH`",
                indent(reason)
            ),
            Self::Hash {
                name,
                version,
                bytes,
                found,
                known,
            } => write!(
                f,
                "{name} {version} was not fetched whole: its {bytes} bytes hash to\n    {found}, not \
                 to\n    {known}\n  help: try again; if it stays so, the package is not the one \
                 that was imported"
            ),
            Self::Wheel {
                name,
                version,
                bytes,
                reason,
            } => write!(
                f,
                "{name} {version} cannot be unpacked: {reason}; {bytes} bytes came\n  help: try \
                 again; the download may have been cut short"
            ),
            Self::NoHeader { header, folders } => {
                let folders: Vec<String> = folders
                    .iter()
                    .map(|path| path.display().to_string())
                    .collect();
                write!(
                    f,
                    "there is no `{header}` in {}\n  help: `--from` takes the folder that holds \
                     it, often called `include`",
                    folders.join(", ")
                )
            }
            Self::NoLibclang(reason) => write!(
                f,
                "libclang cannot be used: {reason}\n  help: name one with `--libclang PATH`, or \
                 let `cuspec` fetch it: without the option it takes what `python3 -m pip download \
                 libclang==18.1.1` brings"
            ),
            Self::Header { header, text } => {
                write!(f, "`{header}` does not parse:\n{}", indent(text))?;
                if text.contains("file not found") {
                    write!(
                        f,
                        "\n  help: add the folder that holds the missing header with another \
                         `--from DIR`; `crt/*.h` comes with the package nvidia-cuda-crt, before \
                         13.0 with nvidia-cuda-nvcc-cu12 or -cu11"
                    )
                } else {
                    write!(f, "\n  help: mend the header at the lines named above")
                }
            }
            Self::Empty { header } => write!(
                f,
                "`{header}` declares no function\n  help: is it the toolkit's header?"
            ),
            Self::Declared(mistakes) => {
                writeln!(f, "what was imported before cannot be read:")?;
                for mistake in mistakes.iter().take(10) {
                    writeln!(f, "    {mistake}")?;
                }
                write!(
                    f,
                    "  help: restore `spec/declared`, or remove it and import every toolkit"
                )
            }
            Self::File { path, reason } => write!(f, "{}: {reason}", path.display()),
            Self::Internal(reason) => write!(f, "{reason}\n  help: this is a mistake of `cuspec`"),
        }
    }
}

impl std::error::Error for Error {}

fn indent(text: &str) -> String {
    let lines: Vec<String> = text
        .trim()
        .lines()
        .map(|line| format!("    {line}"))
        .collect();
    lines.join("\n")
}
