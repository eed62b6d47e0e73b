//! The device's own memory: its addresses, which the host cannot access, and the bytes behind them.

use std::sync::Arc;

use super::budget::Budget;
use super::commitment::{CHUNK, Commitment};
use super::sharing::{Shared, Sharing};
use crate::arena::{Visibility, Zone};
use crate::code::Outcome;
use crate::nameless_file::put_pages;

#[derive(Debug)]
pub struct DeviceSpace {
    zone: Zone,
    /// Committed bytes, counted from the start of the zone.
    commitment: Arc<Commitment>,
    /// The file that other processes map; `None` if the bytes are not in a file.
    sharing: Option<Sharing>,
}

impl DeviceSpace {
    pub fn new(size: u64, budget: Arc<Budget>) -> DeviceSpace {
        let mut zone = Zone::new(size, Visibility::DeviceOnly);
        let commitment = Arc::new(Commitment::new(zone.size(), budget));
        let sharing = Sharing::new(zone.size()).filter(|sharing| zone.lie_in(sharing.file()));
        DeviceSpace {
            zone,
            commitment,
            sharing,
        }
    }

    pub fn contains(&self, address: u64) -> bool {
        self.zone.contains(address)
    }

    /// Whether the address is among the bytes of the device's memory.
    pub fn keeps_bytes_at(&self, place: u64) -> bool {
        self.zone.contains(place.wrapping_sub(self.zone.offset()))
    }

    /// Allocates addresses for `size` bytes without committing them.
    pub fn take(&mut self, size: u64) -> Option<u64> {
        self.zone.take(size, 1)
    }

    /// Frees an allocation of `take` of the same size, with its pages.
    pub fn give(&mut self, start: u64, size: u64) {
        if let Some(sharing) = &mut self.sharing {
            sharing.end(start - self.zone.base());
        }
        let (free, length) = self.zone.give(start, size);
        // A chunk is free when its last allocation is.
        let base = self.zone.base();
        let around = |at: u64| at - (at - base) % CHUNK;
        let first = around(start).max(free);
        let end = start.saturating_add(size) + 2 * CHUNK;
        let end = around(end).min(free + length).max(first);
        self.zone.drop_pages(first, end - first);
        self.commitment.release(first - base, end - first);
    }

    /// Exports an allocation to other processes.
    pub fn share(&mut self, start: u64, size: u64) -> Option<Shared> {
        let from = start - self.zone.base();
        self.sharing.as_mut()?.share(from, size)
    }

    /// Maps the pages of another process's allocation. Returns their start and size.
    pub fn open(&mut self, shared: &Shared) -> Option<(u64, u64)> {
        let file = shared.open()?;
        let (first, size) = shared.pages();
        let at = self.zone.take(size, 4096)?;
        match put_pages(self.place(at), size, &file, first) {
            true => Some((at, size)),
            false => {
                self.zone.give(at, size);
                None
            }
        }
    }

    /// Unmaps them.
    pub fn close(&mut self, (at, size): (u64, u64)) {
        let own = self.sharing.as_ref();
        // Addresses of another process's bytes are not reused.
        if own.is_some_and(|own| put_pages(self.place(at), size, own.file(), at - self.zone.base()))
        {
            self.give(at, size);
        }
    }

    /// Returns the host address of the byte at a device address.
    pub fn place(&self, address: u64) -> u64 {
        address + self.zone.offset()
    }

    /// Commits host pages for a range.
    pub fn commit(&self, address: u64, size: u64) -> Outcome {
        self.commitment.commit(address - self.zone.base(), size)
    }

    /// The commitment, for use without the world's lock, and the offset of an address in it.
    pub fn commitment(&self, address: u64) -> (Arc<Commitment>, u64) {
        (self.commitment.clone(), address - self.zone.base())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(budget: &Arc<Budget>) -> DeviceSpace {
        DeviceSpace::new(64 << 20, budget.clone())
    }

    #[test]
    fn untouched_memory_takes_no_host_memory() {
        let budget = Arc::new(Budget::of(0));
        assert!(space(&budget).take(32 << 20).is_some());
    }

    #[test]
    fn a_chunk_is_released_with_its_last_allocation() {
        let budget = Arc::new(Budget::of(u64::MAX));
        let mut space = space(&budget);
        let small: Vec<u64> = (0..4).map(|_| space.take(512).unwrap()).collect();
        for at in &small {
            space.commit(*at, 512).unwrap();
        }
        assert_eq!(budget.taken(), CHUNK);
        for at in &small[1..] {
            space.give(*at, 512);
            assert_eq!(budget.taken(), CHUNK);
        }
        space.give(small[0], 512);
        assert_eq!(budget.taken(), 0);
    }

    #[test]
    fn a_chunk_that_is_shared_keeps_its_bytes() {
        let budget = Arc::new(Budget::of(u64::MAX));
        let mut space = space(&budget);
        let (mine, other) = (space.take(512).unwrap(), space.take(512).unwrap());
        // SAFETY: the space allocated these bytes.
        unsafe { *(space.place(mine) as *mut u8) = 42 };
        space.give(other, 512);
        // SAFETY: the space allocated these bytes.
        assert_eq!(unsafe { *(space.place(mine) as *const u8) }, 42);
    }
}
