//! What both sides are asked to do.

use clap::ValueEnum;

/// What both sides do.
pub(crate) struct Trial {
    pub cases: u32,
    pub jobs: u16,
    pub way: Way,
}

/// How cases are run.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Way {
    /// Many in a process, on one thread.
    Batched,
    /// Many in a process, each on a thread of its own, which deqp-runner knows nothing of.
    OwnThreads,
    /// Each in a process of its own.
    Isolated,
}
