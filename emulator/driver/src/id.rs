//! Unique numbers.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// Returns a number that no object of this process had before, from 1.
pub fn next_id() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Returns a number that no graph and no executable of this process had before, from 1.
pub fn next_graph_id() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
