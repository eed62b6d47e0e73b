//! Address space for the memory the driver hands out.
//!
//! One stretch of address space per kind of memory is set aside at once and backed by the host's
//! memory page by page, as it is touched. Nothing in it is ever unmapped, so even a program's
//! worst copy inside it cannot bring the process down; giving memory back only drops its pages.
//!
//! What only the device may touch has two stretches of one length: addresses, which are handed out and
//! which nobody can read or write, and bytes, which are what a device would find there. From an address
//! to its bytes it is the same way everywhere.

use std::collections::BTreeMap;
use std::fs::File;
use std::ptr;

use crate::nameless_file::put_pages;

/// Granule of small allocations, and the alignment every allocation has.
pub const SMALL_ALIGNMENT: u64 = 512;

/// Granule of large allocations: what the device maps at once.
pub const LARGE_ALIGNMENT: u64 = 2 << 20;

/// Sizes from here on are large.
pub const LARGE_SIZE: u64 = 1 << 20;

/// Sets address space aside, or says that there is none to be had.
pub fn reserve(size: usize, protection: libc::c_int) -> Option<usize> {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: an anonymous mapping at an address of the kernel's choosing touches nothing.
    let start = unsafe { libc::mmap(ptr::null_mut(), size, protection, flags, -1, 0) };
    (start != libc::MAP_FAILED).then_some(start as usize)
}

/// Sets address space of twice the length aside: the first half stands for a device's addresses and cannot
/// be touched, the second can hold their bytes, under the protection that is asked for.
pub fn reserve_apart(size: usize, protection: libc::c_int) -> Option<usize> {
    let start = reserve(size.checked_mul(2)?, libc::PROT_NONE)?;
    if protection != libc::PROT_NONE {
        // SAFETY: the second half of the fresh mapping is nobody else's.
        unsafe { libc::mprotect((start + size) as *mut _, size, protection) };
    }
    Some(start)
}

/// Who may touch the memory of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The program as well: the bytes lie at their addresses.
    Shared,
    /// The device alone: the bytes lie elsewhere.
    DeviceAlone,
}

/// A stretch of address space and what of it is free.
#[derive(Debug)]
pub struct Zone {
    base: u64,
    size: u64,
    /// From an address to its bytes.
    offset: u64,
    /// Whether the bytes lie in a file.
    is_file: bool,
    /// Start and length of each free piece.
    free: BTreeMap<u64, u64>,
    /// Where the last allocation ended. The search begins here, so that an address that was given
    /// back stays unused for long, and a stale pointer is told from a live one.
    cursor: u64,
}

impl Zone {
    /// A zone of `size` bytes, or of less where the system is short of address space. With no
    /// space at all the zone is empty and every allocation fails.
    pub fn new(size: u64, sight: Sight) -> Zone {
        let readable = libc::PROT_READ | libc::PROT_WRITE;
        let reserve = |size: u64| match sight {
            Sight::Shared => reserve(size as usize, readable),
            Sight::DeviceAlone => reserve_apart(size as usize, readable),
        };
        let sizes = std::iter::successors(Some(size), |size| Some(size / 2));
        let found = sizes
            .take_while(|size| *size >= LARGE_ALIGNMENT * 2)
            .find_map(|size| Some((reserve(size)? as u64, size)));
        let Some((start, size)) = found else {
            return Zone {
                base: 0,
                size: 0,
                offset: 0,
                is_file: false,
                free: BTreeMap::new(),
                cursor: 0,
            };
        };
        let offset = match sight {
            Sight::Shared => 0,
            Sight::DeviceAlone => size,
        };
        // SAFETY: the range is the fresh mapping of this zone; the advice changes no contents.
        unsafe {
            libc::madvise(
                (start + offset) as *mut _,
                size as usize,
                libc::MADV_DONTDUMP,
            )
        };
        let base = start.next_multiple_of(LARGE_ALIGNMENT);
        let size = size - LARGE_ALIGNMENT;
        Zone {
            base,
            size,
            offset,
            is_file: false,
            free: BTreeMap::from([(base, size)]),
            cursor: base,
        }
    }

    /// Has the bytes of a fresh zone lie in a file that is as long; whether they do now.
    pub fn lie_in(&mut self, file: &File) -> bool {
        if self.size == 0 || !put_pages(self.base + self.offset, self.size, file, 0) {
            return false;
        }
        let bytes = self.base + self.offset;
        // SAFETY: the range is the mapping that was made just now; the advice changes no contents.
        unsafe { libc::madvise(bytes as *mut _, self.size as usize, libc::MADV_DONTDUMP) };
        self.is_file = true;
        true
    }

    pub fn base(&self) -> u64 {
        self.base
    }

    pub fn size(&self) -> u64 {
        self.size
    }

    /// How far behind an address its bytes lie; zero where the program may touch them.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    pub fn contains(&self, address: u64) -> bool {
        address >= self.base && address - self.base < self.size
    }

    /// Takes `size` bytes (rounded up to the granule that fits it) at a multiple of `alignment`.
    pub fn take(&mut self, size: u64, alignment: u64) -> Option<u64> {
        let size = rounded(size)?;
        let alignment = alignment.max(granule(size));
        let at = self.search(size, alignment)?;
        self.carve(at, size);
        self.cursor = at + size;
        Some(at)
    }

    /// Gives back what `take` handed out for the same size; its contents are lost. What comes back is the
    /// start and the length of the free piece that it is part of now.
    pub fn give(&mut self, start: u64, size: u64) -> (u64, u64) {
        let Some(size) = rounded(size) else {
            return (start, 0);
        };
        self.drop_pages(start, size);
        let (mut start, mut length) = (start, size);
        if let Some((before, before_length)) = self.piece_around(start)
            && before + before_length == start
        {
            self.free.remove(&before);
            (start, length) = (before, before_length + length);
        }
        if let Some(after_length) = self.free.remove(&(start + length)) {
            length += after_length;
        }
        self.free.insert(start, length);
        (start, length)
    }

    /// Lets the system have the whole pages of a range back; they read as zero from then on.
    pub fn drop_pages(&self, start: u64, size: u64) {
        const PAGE: u64 = 4096;
        let first = start.next_multiple_of(PAGE);
        let end = (start + size) / PAGE * PAGE;
        if end > first {
            let bytes = first + self.offset;
            // What lies in a file stays there until it is taken out.
            let advice = match self.is_file {
                true => libc::MADV_REMOVE,
                false => libc::MADV_DONTNEED,
            };
            // SAFETY: the pages belong to this zone, and nothing lives in them any more.
            unsafe { libc::madvise(bytes as *mut _, (end - first) as usize, advice) };
        }
    }

    /// The last free piece that starts at or before `at`.
    fn piece_around(&self, at: u64) -> Option<(u64, u64)> {
        let (start, length) = self.free.range(..=at).next_back()?;
        Some((*start, *length))
    }

    /// First fit, from the cursor to the end and then from the beginning.
    fn search(&self, size: u64, alignment: u64) -> Option<u64> {
        let fits = |from: u64, start: u64, length: u64| {
            let at = start.max(from).checked_next_multiple_of(alignment)?;
            (at - start)
                .checked_add(size)
                .is_some_and(|used| used <= length)
                .then_some(at)
        };
        self.piece_around(self.cursor)
            .and_then(|(start, length)| fits(self.cursor, start, length))
            .or_else(|| {
                self.free
                    .range(self.cursor..)
                    .chain(self.free.range(..self.cursor))
                    .find_map(|(start, length)| fits(0, *start, *length))
            })
    }

    /// Cuts a range out of the free piece that holds it.
    fn carve(&mut self, at: u64, size: u64) {
        let Some((start, length)) = self.piece_around(at) else {
            return;
        };
        self.free.remove(&start);
        if at > start {
            self.free.insert(start, at - start);
        }
        let rest = length - (at - start) - size;
        if rest > 0 {
            self.free.insert(at + size, rest);
        }
    }
}

/// The granule an allocation of `size` bytes is made of.
fn granule(size: u64) -> u64 {
    if size < LARGE_SIZE {
        SMALL_ALIGNMENT
    } else {
        LARGE_ALIGNMENT
    }
}

/// `size` in whole granules; none when that is more than can be counted.
pub fn rounded(size: u64) -> Option<u64> {
    size.max(1).checked_next_multiple_of(granule(size))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone() -> Zone {
        Zone::new(64 << 20, Sight::DeviceAlone)
    }

    #[test]
    fn small_allocations_lie_at_multiples_of_their_granule() {
        let mut zone = zone();
        for _ in 0..3 {
            assert_eq!(zone.take(1, 1).unwrap() % SMALL_ALIGNMENT, 0);
        }
    }

    #[test]
    fn large_allocations_lie_at_multiples_of_theirs() {
        let mut zone = zone();
        zone.take(1, 1).unwrap();
        assert_eq!(zone.take(LARGE_SIZE, 1).unwrap() % LARGE_ALIGNMENT, 0);
    }

    #[test]
    fn an_address_given_back_is_not_handed_out_next() {
        let mut zone = zone();
        let first = zone.take(4096, 1).unwrap();
        zone.give(first, 4096);
        assert_ne!(zone.take(4096, 1).unwrap(), first);
    }

    #[test]
    fn space_given_back_piece_by_piece_becomes_one_again() {
        let mut zone = zone();
        let whole = zone.free.clone();
        let taken: Vec<u64> = (0..3).map(|_| zone.take(8 << 20, 1).unwrap()).collect();
        for at in [taken[1], taken[0], taken[2]] {
            zone.give(at, 8 << 20);
        }
        assert_eq!(zone.free, whole);
    }

    #[test]
    fn a_full_zone_says_so() {
        let mut zone = zone();
        assert_eq!(zone.take(1 << 40, 1), None);
    }

    #[test]
    fn memory_given_back_reads_as_zero() {
        let mut zone = zone();
        let at = zone.take(8192, 1).unwrap();
        let bytes = at + zone.offset();
        // SAFETY: the zone handed these bytes out.
        unsafe { ptr::write_bytes(bytes as *mut u8, 7, 8192) };
        zone.give(at, 8192);
        let first_page = bytes.next_multiple_of(4096);
        // SAFETY: the bytes of a zone stay mapped.
        assert_eq!(unsafe { *(first_page as *const u8) }, 0);
    }
}
