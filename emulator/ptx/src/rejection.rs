//! Errors in a text and their positions.

use std::fmt;

/// A position in a text. Line and column start at one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

/// The kind of an error, which a driver maps to a result code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The text is not PTX, or operands do not fit their instruction.
    Syntax,
    /// The PTX version is newer than the supported ones.
    NewerVersion,
    /// The target architecture is unknown.
    UnknownTarget,
    /// PTX that this executor does not support.
    Unsupported,
    /// A name without a declaration.
    Undefined,
    /// A name with two declarations.
    Duplicate,
}

/// An error in a text and its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The kind of the error.
    pub reason: Reason,
    /// The line, starting at one.
    pub line: u32,
    /// The column, starting at one.
    pub column: u32,
    /// The message.
    pub message: String,
}

impl Rejection {
    pub(crate) fn new(reason: Reason, place: Place, message: impl Into<String>) -> Rejection {
        Rejection {
            reason,
            line: place.line,
            column: place.column,
            message: message.into(),
        }
    }

    pub(crate) fn syntax(place: Place, message: impl Into<String>) -> Rejection {
        Rejection::new(Reason::Syntax, place, message)
    }

    pub(crate) fn unsupported(place: Place, message: impl Into<String>) -> Rejection {
        Rejection::new(Reason::Unsupported, place, message)
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.reason {
            Reason::Syntax => "error",
            Reason::NewerVersion => "error: version",
            Reason::UnknownTarget => "error: target",
            Reason::Unsupported => "error: unsupported",
            Reason::Undefined => "error: undefined",
            Reason::Duplicate => "error: duplicate",
        };
        write!(
            formatter,
            "ptx input, line {}, column {}; {kind}: {}",
            self.line, self.column, self.message
        )
    }
}

impl std::error::Error for Rejection {}
