//! Captures and what belongs to one.

use crate::code::{Code, Outcome};

/// How far a capture keeps unsafe calls away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// In every thread.
    Global,
    /// In the thread that began it.
    ThreadLocal,
    Relaxed,
}

impl Mode {
    /// The number of the mode that threads begin with.
    pub const GLOBAL: u32 = 0;

    pub fn from_number(number: u32) -> Outcome<Mode> {
        match number {
            Mode::GLOBAL => Ok(Mode::Global),
            1 => Ok(Mode::ThreadLocal),
            2 => Ok(Mode::Relaxed),
            _ => Err(Code::INVALID_VALUE),
        }
    }
}

/// Whether a stream is captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    None,
    Active,
    Invalidated,
}

impl Status {
    pub fn number(self) -> u32 {
        match self {
            Status::None => 0,
            Status::Active => 1,
            Status::Invalidated => 2,
        }
    }
}

/// A capture from its beginning to its end. Several streams may be part of it.
#[derive(Debug)]
pub struct Capture {
    pub mode: Mode,
    /// The thread that began it.
    pub thread: u64,
    /// The stream it began in.
    pub origin: usize,
    pub graph: usize,
    pub is_invalidated: bool,
}

/// A stream's part in a capture.
#[derive(Clone, Debug)]
pub struct Membership {
    pub capture: u64,
    /// The nodes that the stream's next node comes after.
    pub tips: Vec<usize>,
}

/// What a capture looks like from one of its streams.
pub struct Info {
    pub status: Status,
    pub id: u64,
    pub graph: usize,
    /// Where the stream keeps its tips; valid until the stream changes.
    pub tips: *const usize,
    pub tip_count: usize,
}
