//! Kernels that a worker keeps, because loading one takes longer than most calls.

use std::ffi::CStr;
use std::sync::{Mutex, PoisonError};

/// A kind of context, and the name of a kernel in it.
pub(super) type Key = (&'static str, &'static CStr);

/// Kernels that no call under test changes or unloads.
#[derive(Default)]
pub(super) struct KeptKernels(Mutex<Vec<(Key, u64)>>);

impl KeptKernels {
    pub(super) fn find(&self, key: Key) -> Option<u64> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|(known, _)| *known == key);
        found.map(|(_, kernel)| *kernel)
    }

    pub(super) fn keep(&self, key: Key, kernel: u64) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push((key, kernel));
    }
}
