//! Remarks of an import about headers.

use std::fmt;
use std::path::PathBuf;

use cuspec_spec::declared::Toolkit;

/// A remark for the maintainer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Remark {
    /// A declaration that was not understood and is not in the registry.
    LeftOut {
        header: String,
        /// Line from 1; 0 if unknown.
        line: usize,
        column: usize,
        item: String,
        reason: String,
    },
    /// A header that is missing with the caller's consent; its declarations are not in the registry.
    NoHeader { header: String },
    /// Facts that could not be read and are recorded as in the previous toolkit.
    Kept { from: Toolkit, names: Vec<String> },
    /// Macros that denote neither a value nor a name.
    NoValue { header: String, names: Vec<String> },
    /// Functions that the headers for Windows lack without a stated reason.
    NotOnWindows { names: Vec<String> },
    /// Contradictions between the views of a header; both are recorded.
    Slip { header: String, what: String },
}

impl Remark {
    /// Whether facts are missing because of it.
    pub(crate) fn is_loss(&self) -> bool {
        matches!(self, Self::LeftOut { .. } | Self::NoHeader { .. })
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LeftOut {
                header,
                line,
                column,
                item,
                reason,
            } => write!(f, "{header}:{line}:{column}: left out `{item}`: {reason}"),
            Self::NoHeader { header } => write!(
                f,
                "there is no `{header}`: what it declares was left out; another `--from DIR` adds \
                 the folder that holds it"
            ),
            Self::Kept { from, names } => write!(
                f,
                "could not be read, and recorded as {from} has it: {}",
                names.join(", ")
            ),
            Self::NoValue { header, names } => write!(
                f,
                "{header}: macros without a value that the registry can hold: {}",
                names.join(", ")
            ),
            Self::NotOnWindows { names } => {
                write!(f, "not in the headers for Windows: {}", names.join(", "))
            }
            Self::Slip { header, what } => write!(f, "{header}: {what}"),
        }
    }
}

/// The reason why a whole file is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Damage {
    pub header: String,
    /// Line from 1.
    pub line: usize,
    pub what: String,
}

/// One error of clang.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Complaint {
    /// Empty if it is in no file.
    pub file: PathBuf,
    /// Line from 1, like the column.
    pub line: usize,
    pub column: usize,
    pub reason: String,
}
