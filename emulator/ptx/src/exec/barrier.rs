//! Barriers of a block and of a cluster.

/// How many barriers a block has.
pub(super) const BARRIERS: usize = 16;

/// A barrier of a block. Who waits at it is with the warps.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Barrier {
    /// Threads that came without waiting.
    pub(super) passed: u32,
    /// How many have to come; all of the block, if nothing is said.
    pub(super) expected: Option<u32>,
    /// How many brought a predicate, and how many one that holds.
    pub(super) asked: u32,
    pub(super) held: u32,
}

/// The barrier of a cluster.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cluster {
    pub(super) arrived: u32,
    /// How often all have arrived.
    pub(super) phase: u32,
}
