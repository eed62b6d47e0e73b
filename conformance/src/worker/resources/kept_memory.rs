//! The memory that a worker keeps: a device takes longer to make and to free it than for most calls.
//!
//! A case is lent what an earlier one was given, if its call cannot leave it in another state. What
//! stands in it is anybody's guess, as it is in fresh memory: no case looks at that. After a case that
//! did not come out as the contract says, everything that is kept is freed.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::acquired::AcquiredList;
use super::case_resources::CaseResources;
use super::made::SetupError;
use crate::worker::driver_calls::{CallError, Libraries};

/// How memory of a kind is made.
pub(super) type Allocate = fn(&mut CaseResources<'_>, usize) -> Result<u64, SetupError>;

/// An allocation that a case may be lent.
pub(super) struct Block {
    kind: &'static str,
    size: usize,
    address: u64,
    /// How it is given back.
    acquired: AcquiredList,
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
    ) -> Vec<CallError> {
        let mut all: Vec<Block> = self.lock().drain(..).collect();
        all.extend(lent);
        let freed = all.iter_mut().rev();
        freed
            .flat_map(|block| block.acquired.end_all(api))
            .collect()
    }

    fn take(&self, kind: &str, size: usize) -> Option<Block> {
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

impl CaseResources<'_> {
    /// Memory of a kind: what an earlier case was given, or else fresh. Where the call may leave it in
    /// another state it is fresh, and freed after the case.
    pub(super) fn memory(
        &mut self,
        kind: &'static str,
        size: usize,
        allocate: Allocate,
    ) -> Result<u64, SetupError> {
        if self.spoils {
            return allocate(self, size);
        }
        if let Some(block) = self.shared.memory.take(kind, size) {
            let address = block.address;
            self.is_second_hand = true;
            self.lent.push(block);
            return Ok(address);
        }
        // What is made here is not the case's to free.
        let own = AcquiredList::new(self.shared.suite);
        let of_case = std::mem::replace(&mut self.acquired, own);
        let made = allocate(self, size);
        let acquired = std::mem::replace(&mut self.acquired, of_case);
        match made {
            Ok(address) => self.lent.push(Block {
                kind,
                size,
                address,
                acquired,
            }),
            Err(_) => self.acquired.append(acquired),
        }
        made
    }
}
