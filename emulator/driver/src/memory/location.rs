//! The places where the pages of managed and pageable memory lie.

use super::kinds::Kind;
use super::managed::Location;
use super::{Memory, Place, pageable};

/// Bytes that lie in one place.
const PAGE: u64 = 4096;

impl Memory {
    /// Returns whether a range is managed memory throughout, or begins in pageable memory.
    pub fn has_locations(&self, start: u64, size: u64) -> bool {
        match self.locate(start) {
            Place::Pageable => true,
            _ => self.check_managed(start, size).is_ok(),
        }
    }

    /// Returns the place of most of the pages that are sampled in a range, every `step` bytes.
    pub fn most_common_location(&self, start: u64, size: u64, step: u64) -> Location {
        let end = start.saturating_add(size);
        // A page lies in one place, so that further samples in it tell nothing.
        let step = step.max(PAGE);
        let mut counts: Vec<(Location, u64)> = Vec::new();
        let mut at = start;
        while at < end {
            let location = self.location(at);
            match counts.iter_mut().find(|(known, _)| *known == location) {
                Some((_, count)) => *count += 1,
                None => counts.push((location, 1)),
            }
            at = at.saturating_add(step);
        }
        let most = counts.into_iter().max_by_key(|(_, count)| *count);
        most.map_or(Location::NOWHERE, |(location, _)| location)
    }

    /// Returns the place of one page.
    fn location(&self, address: u64) -> Location {
        if let Some(found) = self.find(address)
            && let Kind::Managed(managed) = &found.kind
            && managed.is_on_device(address - found.base)
        {
            return Location {
                kind: Location::DEVICE,
                id: 0,
            };
        }
        match pageable::is_resident(address) {
            true => Location {
                kind: Location::HOST,
                id: 0,
            },
            false => Location::NOWHERE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::managed::Advise;

    #[test]
    fn the_place_of_most_pages_is_that_of_the_range() {
        let mut memory = Memory::default();
        let base = memory.allocate_managed(1, 8 * PAGE, 1).unwrap();
        let place = |memory: &Memory| memory.most_common_location(base, 8 * PAGE, 1).kind;
        // SAFETY: the memory was just allocated and has these bytes.
        unsafe { std::ptr::write_bytes(base as *mut u8, 1, 8 * PAGE as usize) };
        assert_eq!(place(&memory), Location::HOST);
        memory.advise(base, 5 * PAGE, Advise::Arrived(1)).unwrap();
        assert_eq!(place(&memory), Location::DEVICE);
    }

    #[test]
    fn memory_without_pages_is_nowhere() {
        let mut memory = Memory::default();
        let base = memory.allocate_managed(1, 64 * PAGE, 1).unwrap();
        let place = memory.most_common_location(base, 64 * PAGE, PAGE);
        assert_eq!(place, Location::NOWHERE);
    }
}
