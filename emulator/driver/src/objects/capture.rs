//! Captures of streams.

use crate::code::{Code, Outcome};

/// Scope in which a capture forbids unsafe calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// All threads.
    Global,
    /// The thread that began it.
    ThreadLocal,
    Relaxed,
}

impl Mode {
    /// The default mode of threads.
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

/// State of a stream's capture.
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

/// A capture from begin to end. It may include several streams.
#[derive(Debug)]
pub struct Capture {
    pub mode: Mode,
    /// The thread that began it.
    pub thread: u64,
    /// The stream it began in.
    pub origin: usize,
    pub graph: usize,
    pub is_invalidated: bool,
    /// Set if the capture changes the nodes of its graph in place of adding nodes.
    pub recapture: Option<Recapture>,
}

/// A capture onto the nodes of a graph, in the order in which they were added.
#[derive(Debug)]
pub struct Recapture {
    /// The number of nodes that were captured.
    pub captured: usize,
    /// The function that the program is asked with, or null.
    pub callback: usize,
    /// The argument of the function.
    pub data: usize,
    pub has_failed: bool,
}

/// A stream's state in a capture.
#[derive(Clone, Debug)]
pub struct Membership {
    pub capture: u64,
    /// Dependencies of the stream's next node.
    pub tips: Vec<usize>,
}

/// State of a capture as seen from one of its streams.
pub struct Info {
    pub status: Status,
    pub id: u64,
    pub graph: usize,
    /// Address of the stream's list of dependencies; valid until the stream changes.
    pub tips: *const usize,
    pub tip_count: usize,
}
