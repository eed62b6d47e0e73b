//! Numbers that tell things apart.

use std::sync::atomic::{AtomicU64, Ordering};

/// A number no object in this process has had before, from one on.
pub fn next_id() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
