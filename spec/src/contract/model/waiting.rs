//! When a call returns, and when it reads its source.

use cuspec_case::ReadTime;

use super::Expr;
use crate::span::Span;

/// Whether a call waits for some work.
#[derive(Clone, Debug)]
pub struct Wait {
    /// The work.
    pub work: Work,
    /// Whether the call returns only after the work; otherwise it returns before.
    pub waits: bool,
    /// The statement is about calls that meet this condition, and that meet no condition of an earlier statement.
    pub when: Option<Expr>,
    /// Its position.
    pub span: Span,
}

/// Work that a call may wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// The work that the call itself starts, and so all that this work follows.
    Own,
    /// All work of the current context.
    Context,
    /// All work of the context that is passed for a parameter.
    ContextOf(usize),
    /// The work in the stream that is passed for a parameter.
    Stream(usize),
    /// The work that the event was recorded behind that is passed for a parameter.
    Event(usize),
}

/// The ends of a copy, by the parameters that hold the addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copy {
    /// The parameter with the address of the source.
    pub from: usize,
    /// The parameter with the address of the destination.
    pub to: usize,
}

/// When a call reads the source of its copy.
#[derive(Clone, Debug)]
pub struct SourceRead {
    /// The time.
    pub time: ReadTime,
    /// The statement is about calls that meet this condition, and that meet no condition of an earlier statement.
    pub when: Option<Expr>,
    /// Its position.
    pub span: Span,
}
