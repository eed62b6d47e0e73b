//! Addresses of 32 bits, which memory has in contexts of the first form.

use super::Memory;
use super::first_addresses::Range;
use crate::code::{Code, Outcome};

/// An address that no memory has. Its lower half is the given one.
const NOWHERE: u64 = 1 << 63;

impl Memory {
    /// Returns the address of 32 bits of memory, which has the same one each time.
    pub fn first_address(&mut self, real: u64, size: u64) -> Outcome<u32> {
        self.forget_freed();
        let known = self.first.start_of(real);
        let start = known.or_else(|| self.first.add(Range { size, real }));
        start.map(|start| start as u32).ok_or(Code::OUT_OF_MEMORY)
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
        self.first.free() as u32
    }

    /// Forgets the ranges of memory that was freed.
    fn forget_freed(&mut self) {
        let mut ranges = std::mem::take(&mut self.first);
        ranges.retain(|range| self.find(range.real).is_some());
        self.first = ranges;
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
