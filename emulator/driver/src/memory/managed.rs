//! Managed memory and the advice for its parts.

use std::collections::BTreeMap;

use cuspec_sys::driver::CUmemLocation;

use crate::code::{Code, Outcome};
use crate::device;

/// Advice applies to whole pages.
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
            // SAFETY: each member of the union is a number.
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

    /// Returns the location of a device number in the older calls, where -1 is the host.
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

    /// Returns whether it is a NUMA node of the host instead of the whole host.
    pub fn is_numa(self) -> bool {
        matches!(self.kind, Location::HOST_NUMA | Location::HOST_NUMA_CURRENT)
    }

    /// Returns its number in answers; -1 for the host.
    pub fn number(self) -> i32 {
        match self.kind {
            Location::HOST => device::CPU,
            _ => self.id,
        }
    }

    /// Returns the device, the host or no device, as the older calls return it.
    pub fn as_device(self) -> i32 {
        match self.kind {
            Location::DEVICE => self.id,
            Location::HOST | Location::HOST_NUMA | Location::HOST_NUMA_CURRENT => device::CPU,
            _ => device::NO_DEVICE,
        }
    }
}

/// The state of one page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    pub read_mostly: bool,
    pub preferred: Option<Location>,
    pub accessed_by: Vec<i32>,
    /// The last prefetch target, even if the page did not move.
    pub last_prefetch: Option<Location>,
    /// The time of its migration to the device; `None` if it is not there.
    arrived: Option<u64>,
}

/// A piece of advice, by its number in `CUmem_advise`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advise {
    ReadMostly(bool),
    Preferred(Option<Location>),
    AccessedBy(Location),
    NotAccessedBy(Location),
    Prefetched(Location),
    /// The page migrated to the device at this time.
    Arrived(u64),
    /// The page left the device, or was never there.
    Left,
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
            // NUMA nodes of the host are accepted without an effect.
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
            Advise::Arrived(moment) => to.arrived = Some(moment),
            Advise::Left => to.arrived = None,
        }
    }
}

/// The state that only managed memory has.
#[derive(Clone, Debug)]
pub struct Managed {
    /// `CU_MEM_ATTACH_*`: the permitted accesses.
    pub attach: u32,
    /// The only stream that may access it.
    pub stream: Option<usize>,
    /// Whether it is a variable of a module or library, which a program cannot free.
    pub is_variable: bool,
    /// Advice by the offset at which it begins; the first offset is zero.
    spans: BTreeMap<u64, Advice>,
}

impl Managed {
    pub fn new(attach: u32) -> Managed {
        Managed {
            attach,
            stream: None,
            is_variable: false,
            spans: BTreeMap::from([(0, Advice::default())]),
        }
    }

    /// Applies advice to the pages of the bytes from `start` to `end`.
    pub fn advise(&mut self, start: u64, end: u64, advise: Advise) {
        let (start, end) = (start / PAGE * PAGE, end.next_multiple_of(PAGE));
        self.split(start);
        self.split(end);
        for (_, advice) in self.spans.range_mut(start..end) {
            advise.apply(advice);
        }
    }

    /// Splits the span that contains `at`.
    fn split(&mut self, at: u64) {
        if let Some((_, advice)) = self.spans.range(..=at).next_back() {
            let advice = advice.clone();
            self.spans.entry(at).or_insert(advice);
        }
    }

    /// Iterates over the parts of the first `size` bytes that are on the device, with their migration times.
    pub fn on_device(&self, size: u64) -> impl Iterator<Item = (u64, u64, u64)> {
        let ends = self.spans.keys().skip(1).copied().chain([size]);
        let spans = self.spans.iter().zip(ends);
        spans.filter_map(move |((start, advice), end)| {
            let moment = advice.arrived?;
            let end = end.min(size);
            (*start < end).then_some((*start, end, moment))
        })
    }

    /// Returns whether the page at an offset has migrated to the device.
    pub fn is_on_device(&self, offset: u64) -> bool {
        let span = self.spans.range(..=offset).next_back();
        span.is_some_and(|(_, advice)| advice.arrived.is_some())
    }

    /// Iterates over the states of the bytes from `start` to `end`.
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
    fn migrated_memory_stays_on_the_device_until_it_leaves() {
        let mut managed = Managed::new(1);
        let there = |managed: &Managed, size| -> Vec<_> { managed.on_device(size).collect() };
        assert_eq!(there(&managed, 5 * PAGE), []);
        managed.advise(PAGE, 3 * PAGE, Advise::Arrived(1));
        assert_eq!(there(&managed, 5 * PAGE), [(PAGE, 3 * PAGE, 1)]);
        managed.advise(2 * PAGE, 5 * PAGE, Advise::Left);
        assert_eq!(there(&managed, 5 * PAGE), [(PAGE, 2 * PAGE, 1)]);
        managed.advise(0, 5 * PAGE - 1, Advise::Arrived(2));
        let bytes = there(&managed, 5 * PAGE - 1);
        let bytes: u64 = bytes.iter().map(|(start, end, _)| end - start).sum();
        assert_eq!(bytes, 5 * PAGE - 1);
    }
}
