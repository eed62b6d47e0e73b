//! What an import has to say about headers.

use std::fmt;
use std::path::PathBuf;

use cuspec_spec::declared::Toolkit;

/// Something that a maintainer should know about the headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Remark {
    /// A declaration that was not understood, and is not in the registry.
    LeftOut {
        header: String,
        /// Counted from 1; 0 when the place is not known.
        line: usize,
        column: usize,
        item: String,
        reason: String,
    },
    /// A header that is not there, as the caller knows; what it declares is not in the registry.
    NoHeader { header: String },
    /// What could not be read and is recorded as the toolkit before has it.
    Kept { from: Toolkit, names: Vec<String> },
    /// Macros that stand for something else than a value or a name.
    NoValue { header: String, names: Vec<String> },
    /// Functions that the headers for Windows lack, and that nothing says so of.
    NotOnWindows { names: Vec<String> },
    /// The views of a header contradict each other; both are recorded as they are.
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

/// What is wrong with a file as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Damage {
    pub header: String,
    /// Counted from 1.
    pub line: usize,
    pub what: String,
}

/// One thing that clang refuses.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Complaint {
    /// Nothing for what is in no file.
    pub file: PathBuf,
    /// Counted from 1, like the column.
    pub line: usize,
    pub column: usize,
    pub reason: String,
}
