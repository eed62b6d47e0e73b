//! The settings of a comparison.

use clap::ValueEnum;

/// The settings for both sides.
pub(crate) struct Trial {
    pub cases: u32,
    pub jobs: u16,
    pub way: Way,
}

/// The way in which cases are run.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Way {
    /// Many in a process, on one thread.
    Batched,
    /// Many in a process, each on its own thread, which deqp-runner does not support.
    OwnThreads,
    /// Each in its own process.
    Isolated,
}
