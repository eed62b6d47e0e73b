//! Addresses of 32 bits, which memory has in contexts of the first form.

use std::collections::BTreeMap;

use super::Memory;
use crate::code::{Code, Outcome};

/// The first address, and the end of all addresses.
const START: u64 = 0x20_0000;
const END: u64 = 0xf3e0_0000;

/// Each range begins at a multiple of this, and occupies whole multiples.
const ALIGNMENT: u64 = 512;

/// Unit in which the addresses of large allocations are counted as used.
const LARGE: u64 = 2 << 20;

/// An address that no memory has. Its lower half is the given one.
const NOWHERE: u64 = 1 << 63;

/// Ranges of addresses of 32 bits, with the memory of each.
#[derive(Debug, Default)]
pub struct FirstAddresses(BTreeMap<u64, Range>);

#[derive(Clone, Copy, Debug)]
struct Range {
    size: u64,
    /// The address of 64 bits.
    real: u64,
}

impl FirstAddresses {
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

    fn find(&self, address: u32) -> Option<(u64, Range)> {
        let address = u64::from(address);
        let (start, range) = self.0.range(..=address).next_back()?;
        (address - start < range.size).then_some((*start, *range))
    }
}

impl Memory {
    /// Returns the address of 32 bits of memory, which has the same one each time.
    pub fn first_address(&mut self, real: u64, size: u64) -> Outcome<u32> {
        self.forget_freed();
        let mut known = self.first.0.iter();
        if let Some((start, _)) = known.find(|(_, range)| range.real == real) {
            return Ok(*start as u32);
        }
        let start = self.first.gap(size).ok_or(Code::OUT_OF_MEMORY)?;
        self.first.0.insert(start, Range { size, real });
        Ok(start as u32)
    }

    /// Returns the address of 64 bits behind one of 32 bits; one without memory if there is none.
    pub fn real_address(&self, address: u32) -> u64 {
        match self.first.find(address) {
            _ if address == 0 => 0,
            Some((start, range)) if self.find(range.real).is_some() => {
                range.real + (u64::from(address) - start)
            }
            _ => NOWHERE | u64::from(address),
        }
    }

    /// Returns the range around an address of 32 bits.
    pub fn first_range(&self, address: u32) -> Option<(u32, u32)> {
        let (start, range) = self.first.find(address)?;
        self.find(range.real)?;
        Some((start as u32, range.size as u32))
    }

    /// Returns the free bytes among the addresses of 32 bits.
    pub fn free_first_addresses(&mut self) -> u32 {
        self.forget_freed();
        let used = self.first.0.values();
        let used: u64 = used.map(|range| range.size.next_multiple_of(LARGE)).sum();
        (END - START).saturating_sub(used) as u32
    }

    /// Forgets the ranges of memory that was freed.
    fn forget_freed(&mut self) {
        let mut ranges = std::mem::take(&mut self.first.0);
        ranges.retain(|_, range| self.find(range.real).is_some());
        self.first.0 = ranges;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_has_one_address_of_32_bits_while_it_lives() {
        let mut memory = Memory::default();
        let real = memory.allocate_device(1, 1000).unwrap();
        let first = memory.first_address(real, 1000).unwrap();
        assert_eq!(memory.first_address(real, 1000), Ok(first));
        assert_eq!(memory.real_address(first + 5), real + 5);
        assert_eq!(memory.first_range(first + 999), Some((first, 1000)));
        assert_eq!(memory.first_range(first + 1000), None);
        memory.release(real, |_| true).unwrap();
        assert_eq!(memory.first_range(first), None);
        assert!(memory.find(memory.real_address(first)).is_none());
    }

    #[test]
    fn addresses_of_32_bits_run_out() {
        let mut memory = Memory::default();
        for number in 0..15 {
            let real = memory.allocate_device(1, 256 << 20).unwrap();
            assert!(memory.first_address(real, 256 << 20).is_ok(), "{number}");
        }
        let real = memory.allocate_device(1, 256 << 20).unwrap();
        let refused = memory.first_address(real, 256 << 20);
        assert_eq!(refused, Err(Code::OUT_OF_MEMORY));
    }
}
