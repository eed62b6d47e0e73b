//! Why a text is refused, and where.

use std::fmt;

/// A place in a text. Both count from one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

/// The kind of a mistake, which a driver turns into a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The text is not PTX, or its operands do not fit its instructions.
    Syntax,
    /// The version of PTX is newer than the newest one known.
    NewerVersion,
    /// The target is no architecture that is known.
    UnknownTarget,
    /// PTX that this executor does not take.
    Unsupported,
    /// A name that nothing declares.
    Undefined,
    /// A name that is declared twice.
    Duplicate,
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The kind of the mistake.
    pub reason: Reason,
    /// The line, from one.
    pub line: u32,
    /// The column, from one.
    pub column: u32,
    /// What is wrong, in a sentence.
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
