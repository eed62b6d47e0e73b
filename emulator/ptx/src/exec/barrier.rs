//! Barriers of a block and of a cluster.

/// Number of barriers of a block.
pub(super) const BARRIERS: usize = 16;

/// A barrier of a block. Each warp stores its own waiting threads.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Barrier {
    /// Number of threads that arrived without waiting.
    pub(super) passed: u32,
    /// Number of threads that have to arrive; `None` means all threads of the block.
    pub(super) expected: Option<u32>,
    /// Number of threads that supplied a predicate, and number of true predicates.
    pub(super) asked: u32,
    pub(super) held: u32,
}

/// The barrier of a cluster.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ClusterBarrier {
    pub(super) arrived: u32,
    /// Number of completed phases.
    pub(super) phase: u32,
}
