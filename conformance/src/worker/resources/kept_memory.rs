//! The memory that a worker keeps: a device takes longer to make and to free it than for most calls.
//!
//! A case is lent what an earlier one was given, if its call cannot leave it in another state. What
//! stands in it is anybody's guess, as it is in fresh memory: no case looks at that. After a case that
//! did not come out as the contract says, everything that is kept is freed.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::acquired::{AcquiredList, Unreleased};
use crate::worker::driver_calls::Libraries;

/// An allocation that a case may be lent.
pub(super) struct Block {
    pub kind: &'static str,
    pub size: usize,
    pub address: u64,
    /// How it is given back.
    pub acquired: AcquiredList,
}

/// What no case has at the moment.
#[derive(Default)]
pub(super) struct KeptMemory(Mutex<Vec<Block>>);

impl KeptMemory {
    /// Keeps what a case was lent for the next.
    pub(super) fn keep(&self, blocks: impl IntoIterator<Item = Block>) {
        self.lock().extend(blocks);
    }

    /// Frees everything, together with what a case was lent; what refused to be freed.
    pub(super) fn free(
        &self,
        api: &Libraries,
        lent: impl IntoIterator<Item = Block>,
    ) -> Vec<Unreleased> {
        let mut all: Vec<Block> = self.lock().drain(..).collect();
        all.extend(lent);
        let freed = all.iter_mut().rev();
        freed
            .flat_map(|block| block.acquired.end_all(api))
            .collect()
    }

    /// Memory of this kind and size, if there is some.
    pub(super) fn take(&self, kind: &str, size: usize) -> Option<Block> {
        let mut kept = self.lock();
        let place = kept
            .iter()
            .position(|block| block.kind == kind && block.size == size)?;
        Some(kept.remove(place))
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Block>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
