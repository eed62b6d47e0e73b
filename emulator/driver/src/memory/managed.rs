//! Managed memory: who was advised what about which part of it.

use std::collections::BTreeMap;

use cuspec_sys::driver::CUmemLocation;

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

impl Advice {
    fn is_on_device(&self) -> bool {
        self.last_prefetch
            .is_some_and(|location| location.kind == Location::DEVICE)
    }
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

    /// Bytes of memory of the device that the first `size` bytes take: those that were moved there last.
    pub fn on_device(&self, size: u64) -> u64 {
        let ends = self.spans.keys().skip(1).copied().chain([size]);
        let spans = self.spans.iter().zip(ends);
        spans
            .filter(|((_, advice), _)| advice.is_on_device())
            .map(|((start, _), end)| end.min(size).saturating_sub(*start))
            .sum()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_moved_to_the_device_takes_memory_of_it() {
        let mut managed = Managed::new(1);
        assert_eq!(managed.on_device(5 * PAGE), 0);
        let to = |device| Advise::Prefetched(Location::from_device(device));
        managed.advise(PAGE, 3 * PAGE, to(0));
        assert_eq!(managed.on_device(5 * PAGE), 2 * PAGE);
        managed.advise(2 * PAGE, 5 * PAGE, to(device::CPU));
        assert_eq!(managed.on_device(5 * PAGE), PAGE);
        managed.advise(0, 5 * PAGE - 1, to(0));
        assert_eq!(managed.on_device(5 * PAGE - 1), 5 * PAGE - 1);
    }
}
