//! Ranges of addresses of 32 bits.

use std::collections::BTreeMap;

/// The first address, and the end of all addresses.
const START: u64 = 0x20_0000;
const END: u64 = 0xf3e0_0000;

/// Each range begins at a multiple of this, and occupies whole multiples.
const ALIGNMENT: u64 = 512;

/// Unit in which the addresses of large allocations are counted as used.
const LARGE: u64 = 2 << 20;

/// Ranges of addresses of 32 bits, with the memory of each.
#[derive(Debug, Default)]
pub(super) struct FirstAddresses(BTreeMap<u64, Range>);

#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    pub(super) size: u64,
    /// The address of 64 bits.
    pub(super) real: u64,
}

impl FirstAddresses {
    /// Returns the start of the range of memory at an address of 64 bits.
    pub(super) fn start_of(&self, real: u64) -> Option<u64> {
        let mut known = self.0.iter();
        let found = known.find(|(_, range)| range.real == real);
        found.map(|(start, _)| *start)
    }

    /// Adds a range in the first gap, and returns its start. `None` if no gap has this size.
    pub(super) fn add(&mut self, range: Range) -> Option<u64> {
        let start = self.gap(range.size)?;
        self.0.insert(start, range);
        Some(start)
    }

    /// Returns the range with an address, and its start.
    pub(super) fn find(&self, address: u32) -> Option<(u64, Range)> {
        let address = u64::from(address);
        let (start, range) = self.0.range(..=address).next_back()?;
        (address - start < range.size).then_some((*start, *range))
    }

    pub(super) fn retain(&mut self, is_kept: impl Fn(Range) -> bool) {
        self.0.retain(|_, range| is_kept(*range));
    }

    /// Returns the free bytes, in units of large allocations.
    pub(super) fn free(&self) -> u64 {
        let sizes = self.0.values().map(|range| range.size);
        let used: u64 = sizes.map(|size| size.next_multiple_of(LARGE)).sum();
        (END - START).saturating_sub(used)
    }

    /// Returns the start of the first gap of this size.
    fn gap(&self, size: u64) -> Option<u64> {
        let length = size.max(1).checked_next_multiple_of(ALIGNMENT)?;
        let mut at = START;
        for (start, range) in &self.0 {
            if at + length <= *start {
                break;
            }
            at = (start + range.size.max(1)).next_multiple_of(ALIGNMENT);
        }
        (at.checked_add(length)? <= END).then_some(at)
    }
}
