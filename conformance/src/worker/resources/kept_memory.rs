//! Memory that a worker keeps, because allocating and freeing it takes longer than most calls.
//!
//! A case gets the memory of an earlier case if its call cannot change the allocation's state. The content
//! is unspecified, as in fresh memory, and no case reads it. After a case with an unexpected result, all
//! kept memory is freed.

use std::sync::{Mutex, MutexGuard, PoisonError};

use cuspec_case::Api;

use super::acquired::{AcquiredList, Unreleased};
use crate::worker::driver_calls::Libraries;

/// An allocation that can be lent to a case.
pub(super) struct Block {
    /// The library that allocated it.
    pub maker: Api,
    pub kind: &'static str,
    pub size: usize,
    pub address: u64,
    /// The resources to end when it is freed.
    pub acquired: AcquiredList,
}

/// Allocations that are not lent to a case.
#[derive(Default)]
pub(super) struct KeptMemory(Mutex<Vec<Block>>);

impl KeptMemory {
    /// Keeps the allocations that were lent to a case.
    pub(super) fn keep(&self, blocks: impl IntoIterator<Item = Block>) {
        self.lock().extend(blocks);
    }

    /// Frees all kept allocations and the lent ones. Returns the resources that could not be freed.
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

    /// Takes an allocation of this library, kind and size, if there is one.
    pub(super) fn take(&self, maker: Api, kind: &str, size: usize) -> Option<Block> {
        let mut kept = self.lock();
        let wanted = (maker, kind, size);
        let place = kept
            .iter()
            .position(|block| (block.maker, block.kind, block.size) == wanted)?;
        Some(kept.remove(place))
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Block>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
