//! Ranges of managed memory: advice and attachment.

use super::Memory;
use super::kinds::{Allocation, Kind};
use super::managed::{Advice, Advise, Location};
use crate::code::{Code, Outcome};
use crate::id::next_id;

/// The properties that all parts of a range share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub read_mostly: bool,
    pub preferred: Option<Location>,
    pub accessed_by: Vec<i32>,
    pub last_prefetch: Option<Location>,
}

/// Returns the value that all parts share, if any.
fn common<T: PartialEq>(mut parts: impl Iterator<Item = Option<T>>) -> Option<T> {
    let first = parts.next()??;
    parts
        .all(|part| part.as_ref() == Some(&first))
        .then_some(first)
}

impl Memory {
    /// Returns the managed allocations of a range. Fails if the range has a gap.
    fn managed_range(&self, start: u64, size: u64) -> Outcome<Vec<u64>> {
        let end = start.checked_add(size).ok_or(Code::INVALID_VALUE)?;
        let mut bases = Vec::new();
        let mut at = start;
        while at < end {
            let allocation = self
                .find(at)
                .filter(|allocation| allocation.is_managed())
                .ok_or(Code::INVALID_VALUE)?;
            bases.push(allocation.base);
            at = allocation.end();
        }
        Ok(bases)
    }

    /// Checks that the whole range is managed memory.
    pub fn check_managed(&self, start: u64, size: u64) -> Outcome {
        self.managed_range(start, size).map(|_| ())
    }

    /// Applies advice to a range of managed memory.
    pub fn advise(&mut self, start: u64, size: u64, advise: Advise) -> Outcome {
        for base in self.managed_range(start, size)? {
            if let Some(allocation) = self.find_mut(base) {
                let (from, to) = overlap(allocation, start, size);
                if let Kind::Managed(managed) = &mut allocation.kind {
                    managed.advise(from, to, advise);
                }
            }
        }
        Ok(())
    }

    /// Migrates a range of managed memory when its prefetch runs. Freed memory is ignored.
    pub fn migrate(&mut self, start: u64, size: u64, to: Location) {
        let moved = match to.kind {
            Location::DEVICE => Advise::Arrived(next_id()),
            _ => Advise::Left,
        };
        if self.advise(start, size, moved).is_ok() {
            self.evict_managed();
        }
    }

    /// Returns the number of bytes of managed memory on the device.
    pub(super) fn resident_managed_bytes(&self) -> u64 {
        let parts = self.resident_parts();
        parts.map(|(_, start, end)| end - start).sum()
    }

    /// Iterates over the parts of managed memory on the device, with migration times and addresses.
    fn resident_parts(&self) -> impl Iterator<Item = (u64, u64, u64)> {
        let managed = self.all().filter_map(|allocation| match &allocation.kind {
            Kind::Managed(managed) => Some((allocation, managed)),
            _ => None,
        });
        managed.flat_map(|(allocation, managed)| {
            let parts = managed.on_device(allocation.size);
            parts.map(|(start, end, moment)| {
                (moment, allocation.base + start, allocation.base + end)
            })
        })
    }

    /// Evicts managed memory from the device, oldest first, until all device memory fits. Other memory is
    /// never evicted.
    pub(super) fn evict_managed(&mut self) {
        let mut excess = self.resident_managed_bytes().saturating_sub(self.free());
        if excess == 0 {
            return;
        }
        let mut parts: Vec<_> = self.resident_parts().collect();
        parts.sort_unstable();
        for (_, start, end) in parts {
            let size = excess.min(end - start);
            if size > 0 && self.advise(start, size, Advise::Left).is_ok() {
                excess -= size;
            }
        }
    }

    /// Returns the properties that the parts of a range share.
    pub fn summarize(&self, start: u64, size: u64) -> Outcome<Summary> {
        let mut parts: Vec<&Advice> = Vec::new();
        for base in self.managed_range(start, size)? {
            if let Some(allocation) = self.find(base)
                && let Kind::Managed(managed) = &allocation.kind
            {
                let (from, to) = overlap(allocation, start, size);
                parts.extend(managed.advice(from, to));
            }
        }
        let everywhere = |device: &i32| parts.iter().all(|part| part.accessed_by.contains(device));
        let devices = parts.first().map(|part| part.accessed_by.clone());
        Ok(Summary {
            read_mostly: parts.iter().all(|part| part.read_mostly),
            preferred: common(parts.iter().map(|part| part.preferred)),
            last_prefetch: common(parts.iter().map(|part| part.last_prefetch)),
            accessed_by: devices
                .unwrap_or_default()
                .into_iter()
                .filter(everywhere)
                .collect(),
        })
    }

    /// Sets the permitted accesses to a managed allocation.
    pub fn attach(&mut self, address: u64, flags: u32, stream: Option<usize>) {
        if let Some(allocation) = self.find_mut(address)
            && let Kind::Managed(managed) = &mut allocation.kind
        {
            managed.attach = flags;
            managed.stream = stream;
        }
    }
}

/// Returns the part of an allocation that a range covers, as offsets.
fn overlap(allocation: &Allocation, start: u64, size: u64) -> (u64, u64) {
    let end = start.saturating_add(size).min(allocation.end());
    let start = start.max(allocation.base);
    (start - allocation.base, end - allocation.base)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn device() -> Location {
        Location::from_device(0)
    }

    #[test]
    fn advice_is_returned_for_its_range() {
        let mut memory = Memory::default();
        let base = memory.allocate_managed(1, 65536, 1).unwrap();
        let half = Advise::Preferred(Some(device()));
        memory.advise(base, 32768, half).unwrap();
        assert_eq!(
            memory.summarize(base, 32768).unwrap().preferred,
            Some(device())
        );
    }

    #[test]
    fn differing_parts_have_no_common_location() {
        let mut memory = Memory::default();
        let base = memory.allocate_managed(1, 65536, 1).unwrap();
        memory
            .advise(base, 32768, Advise::Prefetched(device()))
            .unwrap();
        assert_eq!(memory.summarize(base, 65536).unwrap().last_prefetch, None);
    }

    #[test]
    fn a_device_counts_as_accessing_when_it_accesses_every_part() {
        let mut memory = Memory::default();
        let base = memory.allocate_managed(1, 65536, 1).unwrap();
        memory
            .advise(base, 65536, Advise::AccessedBy(device()))
            .unwrap();
        memory
            .advise(base, 4096, Advise::AccessedBy(Location::from_device(-1)))
            .unwrap();
        assert_eq!(memory.summarize(base, 65536).unwrap().accessed_by, [0]);
    }

    #[test]
    fn the_oldest_managed_memory_is_evicted_first() {
        const SIZE: u64 = 64 << 20;
        let mut memory = Memory::default();
        let first = memory.allocate_managed(1, SIZE, 1).unwrap();
        let second = memory.allocate_managed(1, SIZE, 1).unwrap();
        let plain = memory.info().0 - SIZE - SIZE / 2;
        let plain = memory.allocate_device(1, plain).unwrap();
        let room = memory.info().0;
        memory.migrate(first, SIZE, device());
        assert_eq!(memory.info().0, room - SIZE);
        memory.migrate(second, SIZE, device());
        assert_eq!(memory.info().0, 0);
        memory.release(first, |_| true).unwrap();
        assert_eq!(memory.info().0, room - SIZE);
        memory.allocate_device(1, room - (4 << 20)).unwrap();
        assert_eq!(memory.info().0, 0);
        memory.release(second, |_| true).unwrap();
        assert!(memory.info().0 <= 4 << 20);
        assert!(memory.find(plain).is_some());
    }

    #[test]
    fn withdrawn_advice_is_removed() {
        let mut memory = Memory::default();
        let base = memory.allocate_managed(1, 65536, 1).unwrap();
        memory
            .advise(base, 65536, Advise::ReadMostly(true))
            .unwrap();
        memory
            .advise(base, 65536, Advise::ReadMostly(false))
            .unwrap();
        assert!(!memory.summarize(base, 65536).unwrap().read_mostly);
    }

    #[test]
    fn a_part_of_the_host_cannot_be_preferred() {
        let mut memory = Memory::default();
        let base = memory.allocate_managed(1, 65536, 1).unwrap();
        let numa = Location {
            kind: Location::HOST_NUMA,
            id: 0,
        };
        memory
            .advise(base, 65536, Advise::Preferred(Some(numa)))
            .unwrap();
        assert_eq!(memory.summarize(base, 65536).unwrap().preferred, None);
    }

    #[test]
    fn a_range_that_leaves_managed_memory_is_refused() {
        let mut memory = Memory::default();
        let base = memory.allocate_managed(1, 65536, 1).unwrap();
        assert_eq!(memory.summarize(base, 1 << 40), Err(Code::INVALID_VALUE));
    }
}
