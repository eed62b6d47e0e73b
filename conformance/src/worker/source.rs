//! Memory of the host that a call may only read, such as the source of a copy.

use std::slice;

/// The byte that sources are filled with. No other part of a case writes it, so that a copy back is noticed as well.
const BYTE: u8 = 0xc3;
/// Bytes that are compared at once.
const BLOCK: usize = 4096;

/// Memory that has the same bytes after the call as before.
pub(super) struct Source {
    /// The argument, for people.
    label: String,
    address: u64,
    size: usize,
}

impl Source {
    /// Fills memory.
    ///
    /// # Safety
    /// The host must be able to read and write the memory as long as the value is used.
    pub(super) unsafe fn fill(label: String, address: u64, size: usize) -> Source {
        // SAFETY: the caller guarantees that the memory is there.
        unsafe { (address as *mut u8).write_bytes(BYTE, size) };
        Source {
            label,
            address,
            size,
        }
    }

    pub(super) fn label(&self) -> &str {
        &self.label
    }

    pub(super) fn is_changed(&self) -> bool {
        // SAFETY: the caller of `fill` guarantees that the memory is still there.
        let bytes = unsafe { slice::from_raw_parts(self.address as *const u8, self.size) };
        let wanted = [BYTE; BLOCK];
        let mut blocks = bytes.chunks(BLOCK);
        blocks.any(|block| *block != wanted[..block.len()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_of_the_last_byte_is_noticed() {
        let mut memory = vec![0_u8; 2 * BLOCK + 1];
        let address = memory.as_mut_ptr() as u64;
        // SAFETY: the memory outlives the source.
        let source = unsafe { Source::fill("argument 2".to_owned(), address, memory.len()) };
        assert!(!source.is_changed());
        memory[2 * BLOCK] = 0;
        assert!(source.is_changed());
    }
}
