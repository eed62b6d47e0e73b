//! Ranges of managed memory: advice about them, and whom they are attached to.

use super::Memory;
use super::kinds::{Allocation, Kind};
use super::managed::{Advice, Advise, Location};
use crate::code::{Code, Outcome};
use crate::id::next_id;

/// What a range of managed memory has in common; parts that differ have nothing in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub read_mostly: bool,
    pub preferred: Option<Location>,
    pub accessed_by: Vec<i32>,
    pub last_prefetch: Option<Location>,
}

/// The value all parts share.
fn common<T: PartialEq>(mut parts: impl Iterator<Item = Option<T>>) -> Option<T> {
    let first = parts.next()??;
    parts
        .all(|part| part.as_ref() == Some(&first))
        .then_some(first)
}

impl Memory {
    /// The managed allocations that make up a range, without a gap.
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

    /// Whether managed memory makes up the whole range.
    pub fn check_managed(&self, start: u64, size: u64) -> Outcome {
        self.managed_range(start, size).map(|_| ())
    }

    /// Gives advice about a range of managed memory.
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

    /// Moves a range of managed memory to where a prefetch has it go, whose turn has come. What has been freed by then
    /// goes nowhere.
    pub fn migrate(&mut self, start: u64, size: u64, to: Location) {
        let moved = match to.kind {
            Location::DEVICE => Advise::Arrived(next_id()),
            _ => Advise::Left,
        };
        if self.advise(start, size, moved).is_ok() {
            self.push_managed_out();
        }
    }

    /// Bytes of managed memory that lie on the device.
    pub(super) fn managed_on_device(&self) -> u64 {
        let parts = self.parts_on_device();
        parts.map(|(_, start, end)| end - start).sum()
    }

    /// When each part of managed memory that lies on the device came there, and its addresses.
    fn parts_on_device(&self) -> impl Iterator<Item = (u64, u64, u64)> {
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

    /// Has managed memory leave the device until what is there finds room, first what came there first. No other
    /// memory has to leave.
    pub(super) fn push_managed_out(&mut self) {
        let mut excess = self.managed_on_device().saturating_sub(self.free());
        if excess == 0 {
            return;
        }
        let mut parts: Vec<_> = self.parts_on_device().collect();
        parts.sort_unstable();
        for (_, start, end) in parts {
            let size = excess.min(end - start);
            if size > 0 && self.advise(start, size, Advise::Left).is_ok() {
                excess -= size;
            }
        }
    }

    /// What the parts of a range have in common.
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

    /// Says who may touch a managed allocation from now on.
    pub fn attach(&mut self, address: u64, flags: u32, stream: Option<usize>) {
        if let Some(allocation) = self.find_mut(address)
            && let Kind::Managed(managed) = &mut allocation.kind
        {
            managed.attach = flags;
            managed.stream = stream;
        }
    }
}

/// The part of an allocation that a range covers, as offsets.
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
    fn advice_reads_back_for_the_range_it_was_given_for() {
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
    fn parts_that_differ_have_no_location_in_common() {
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
    fn what_came_first_is_pushed_out_first_and_only_managed_memory_is() {
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
    fn advice_taken_back_is_gone() {
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
