//! Errors of an import, each with a remedy.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use cuspec_spec::declared::Toolkit;
use cuspec_spec::diagnostic::Diagnostic;

use super::remarks::{Complaint, Damage, Remark};

/// The reason why nothing was imported.
#[derive(Debug)]
pub(crate) enum Error {
    /// The argument is not the name of a release.
    NotAToolkit(String),
    /// No folder for packages.
    NoCache,
    /// pip did not fetch a package.
    Download { asked: String, reason: String },
    /// The hash of a package's file differs from the known one.
    Hash {
        name: String,
        version: String,
        bytes: usize,
        found: String,
        known: String,
    },
    /// A package's file is no archive, or is truncated.
    Wheel {
        name: String,
        version: String,
        bytes: usize,
        reason: String,
    },
    /// A folder of headers lacks a required one.
    NoHeader {
        header: String,
        folders: Vec<PathBuf>,
    },
    /// Files that are not headers, or are incomplete.
    Damaged(Vec<Damage>),
    /// clang rejects so much that the rest does not describe the toolkit.
    NotAHeader { why: String, refused: Vec<Remark> },
    /// Required headers of a toolkit are missing.
    Incomplete { missing: Vec<String> },
    /// A header names another release.
    Version {
        header: String,
        says: u32,
        toolkit: Toolkit,
    },
    /// libclang is missing or cannot be loaded.
    NoLibclang(String),
    /// clang refuses a header; its own words name the line.
    Header { header: String, text: String },
    /// A header declares nothing.
    Empty { header: String },
    /// The existing layer cannot be read.
    Declared(Vec<Diagnostic>),
    /// A file cannot be read or written.
    File { path: PathBuf, reason: String },
    /// An internal error of this program.
    Internal(String),
}

impl Error {
    /// No temporary folder.
    pub(crate) fn no_temporary_folder(error: &io::Error) -> Self {
        Self::File {
            path: std::env::temp_dir(),
            reason: format!(
                "cannot create a temporary folder: {}\n  help: set TMPDIR to another place",
                error.kind()
            ),
        }
    }

    /// An unusable file or folder.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Self {
        Self::File {
            path: path.to_owned(),
            reason: error.to_string(),
        }
    }
}

impl Error {
    /// A place that clang rejects and that cannot be left out.
    pub(super) fn header(complaint: &Complaint) -> Self {
        let Complaint {
            file,
            line,
            column,
            reason,
        } = complaint;
        let header = file.file_name().unwrap_or_default();
        let header = header.to_string_lossy().into_owned();
        Self::Header {
            text: format!("{header}:{line}:{column}: {reason}"),
            header,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAToolkit(reason) => write!(f, "{reason}"),
            Self::NoCache => write!(f, "no folder for packages\n  help: set CUSPEC_CACHE to one"),
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
            Self::Damaged(found) => {
                writeln!(f, "not a whole header:")?;
                write_some(
                    f,
                    found.iter().map(|damage| {
                        format!("{}:{}: {}", damage.header, damage.line, damage.what)
                    }),
                )?;
                write!(f, "  help: fetch the headers again; nothing was written")
            }
            Self::NotAHeader { why, refused } => {
                writeln!(f, "not a header that can be read: {why}")?;
                write_some(f, refused.iter().map(ToString::to_string))?;
                write!(
                    f,
                    "  help: is it C, and the toolkit's own? nothing was written"
                )
            }
            Self::Incomplete { missing } => write!(
                f,
                "there is no {}\n  help: another `--from DIR` adds the folder that holds it; \
                 `--allow-missing` imports what is there",
                missing.join(", no ")
            ),
            Self::Version {
                header,
                says,
                toolkit,
            } => write!(
                f,
                "`{header}` is of {}.{}, not of {toolkit}\n  help: import it as the toolkit that it \
                 is; `--allow-version-mismatch` records it as {toolkit} all the same",
                says / 1000,
                says % 1000 / 10
            ),
            Self::NoLibclang(reason) => write!(
                f,
                "libclang cannot be used: {reason}\n  help: name one with `--libclang PATH`, or \
                 let `cuspec` fetch it: without the option it takes what `python3 -m pip download \
                 libclang==18.1.1` brings"
            ),
            Self::Header { header, text } => {
                writeln!(f, "`{header}` does not parse:")?;
                let lines: Vec<String> = text.trim().lines().map(str::to_owned).collect();
                write_some(f, lines.into_iter())?;
                if text.contains("file not found") {
                    write!(
                        f,
                        "  help: add the folder that holds the missing header with another \
                         `--from DIR`; `crt/*.h` comes with the package nvidia-cuda-crt, before \
                         13.0 with nvidia-cuda-nvcc-cu12 or -cu11"
                    )
                } else {
                    write!(f, "  help: mend the header at the lines named above")
                }
            }
            Self::Empty { header } => write!(
                f,
                "`{header}` declares no function\n  help: is it the toolkit's header?"
            ),
            Self::Declared(mistakes) => {
                writeln!(f, "the existing layer cannot be read:")?;
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

/// Limit of items that one error lists.
const SOME: usize = 12;

fn write_some(
    f: &mut fmt::Formatter<'_>,
    lines: impl ExactSizeIterator<Item = String>,
) -> fmt::Result {
    let more = lines.len().saturating_sub(SOME);
    for line in lines.take(SOME) {
        writeln!(f, "    {line}")?;
    }
    match more {
        0 => Ok(()),
        more => writeln!(f, "    and {more} more"),
    }
}

fn indent(text: &str) -> String {
    let lines: Vec<String> = text
        .trim()
        .lines()
        .map(|line| format!("    {line}"))
        .collect();
    lines.join("\n")
}
