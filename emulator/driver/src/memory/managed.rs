//! Managed memory: who was advised what about which part of it.

use std::collections::BTreeMap;

use cuspec_sys::driver::CUmemLocation;

use super::Memory;
use super::kinds::{Allocation, Kind};
use crate::code::{Code, Outcome};
use crate::device;

/// Advice counts for whole pages.
const PAGE: u64 = 4096;

/// A `CUmemLocation`: a kind and, for some kinds, a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    pub kind: u32,
    pub id: i32,
}

impl From<CUmemLocation> for Location {
    fn from(location: CUmemLocation) -> Self {
        Location {
            kind: location.r#type.0,
            // SAFETY: whichever member was written, its bytes are a number.
            id: unsafe { location.anon1.id },
        }
    }
}

impl Location {
    pub const NOWHERE: Location = Location {
        kind: 0,
        id: device::NO_DEVICE,
    };
    pub const DEVICE: u32 = 1;
    pub const HOST: u32 = 2;
    pub const HOST_NUMA: u32 = 3;
    pub const HOST_NUMA_CURRENT: u32 = 4;

    /// A device as the older calls name it, minus one being the host.
    pub fn from_device(device: i32) -> Location {
        match device {
            device::CPU => Location {
                kind: Location::HOST,
                id: 0,
            },
            id => Location {
                kind: Location::DEVICE,
                id,
            },
        }
    }

    /// Whether a part of the host's memory is meant, and not all of it.
    pub fn is_numa(self) -> bool {
        matches!(self.kind, Location::HOST_NUMA | Location::HOST_NUMA_CURRENT)
    }

    /// The number that answers name it by; the host's own is minus one.
    pub fn number(self) -> i32 {
        match self.kind {
            Location::HOST => device::CPU,
            _ => self.id,
        }
    }

    /// The device, the host or no device, as the older answers name it.
    pub fn as_device(self) -> i32 {
        match self.kind {
            Location::DEVICE => self.id,
            Location::HOST | Location::HOST_NUMA | Location::HOST_NUMA_CURRENT => device::CPU,
            _ => device::NO_DEVICE,
        }
    }
}

/// What is known about one page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    pub read_mostly: bool,
    pub preferred: Option<Location>,
    pub accessed_by: Vec<i32>,
    pub last_prefetch: Option<Location>,
}

/// One piece of advice, by its number in `CUmem_advise`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advise {
    ReadMostly(bool),
    Preferred(Option<Location>),
    AccessedBy(Location),
    NotAccessedBy(Location),
    Prefetched(Location),
}

impl Advise {
    pub fn from_number(number: u32, location: Location) -> Outcome<Advise> {
        match number {
            1 => Ok(Advise::ReadMostly(!location.is_numa())),
            2 => Ok(Advise::ReadMostly(false)),
            3 => Ok(Advise::Preferred(Some(location))),
            4 => Ok(Advise::Preferred(None)),
            5 => Ok(Advise::AccessedBy(location)),
            6 => Ok(Advise::NotAccessedBy(location)),
            _ => Err(Code::INVALID_VALUE),
        }
    }

    fn apply(self, to: &mut Advice) {
        match self {
            // Parts of the host's memory are accepted and come to nothing.
            Advise::Preferred(Some(location)) if location.is_numa() => {}
            Advise::ReadMostly(is_so) => to.read_mostly = is_so,
            Advise::Preferred(location) => to.preferred = location,
            Advise::AccessedBy(location) => {
                let device = location.as_device();
                if !to.accessed_by.contains(&device) {
                    to.accessed_by.push(device);
                }
            }
            Advise::NotAccessedBy(location) => {
                to.accessed_by
                    .retain(|device| *device != location.as_device());
            }
            Advise::Prefetched(location) => to.last_prefetch = Some(location),
        }
    }
}

/// What only managed memory has.
#[derive(Clone, Debug)]
pub struct Managed {
    /// `CU_MEM_ATTACH_*`: who may touch it.
    pub attach: u32,
    /// The stream it is attached to alone.
    pub stream: Option<usize>,
    /// Advice from each offset to the next; the first offset is zero.
    spans: BTreeMap<u64, Advice>,
}

impl Managed {
    pub fn new(attach: u32) -> Managed {
        Managed {
            attach,
            stream: None,
            spans: BTreeMap::from([(0, Advice::default())]),
        }
    }

    /// Gives advice about the pages that hold the bytes from `start` to `end`.
    pub fn advise(&mut self, start: u64, end: u64, advise: Advise) {
        let (start, end) = (start / PAGE * PAGE, end.next_multiple_of(PAGE));
        self.split(start);
        self.split(end);
        for (_, advice) in self.spans.range_mut(start..end) {
            advise.apply(advice);
        }
    }

    /// Lets a span begin at `at`.
    fn split(&mut self, at: u64) {
        if let Some((_, advice)) = self.spans.range(..=at).next_back() {
            let advice = advice.clone();
            self.spans.entry(at).or_insert(advice);
        }
    }

    /// What is known about the bytes from `start` to `end`.
    pub fn advice(&self, start: u64, end: u64) -> impl Iterator<Item = &Advice> {
        let first = self.spans.range(..=start).next_back();
        let first = first.map_or(0, |(offset, _)| *offset);
        self.spans
            .range(first..end.max(first + 1))
            .map(|(_, advice)| advice)
    }
}

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
