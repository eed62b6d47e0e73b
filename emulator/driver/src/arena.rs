//! Address space for the memory that the driver allocates.
//!
//! One range of address space for each kind of memory is reserved at once and backed by host
//! memory page by page on first touch. It is never unmapped, so a program's
//! stray copy inside it cannot crash the process; freeing memory drops its pages.
//!
//! Device-only memory has two ranges of equal length: addresses, which are allocated but inaccessible to the
//! host, and bytes, the contents of the memory. The distance from an address to its bytes is constant.

use std::collections::BTreeMap;
use std::fs::File;
use std::ptr;

use crate::nameless_file::put_pages;

/// Granularity of small allocations, and the alignment of every allocation.
pub const SMALL_ALIGNMENT: u64 = 512;

/// Granularity of large allocations: the unit that the device maps.
pub const LARGE_ALIGNMENT: u64 = 2 << 20;

/// Allocations of this size or more are large.
pub const LARGE_SIZE: u64 = 1 << 20;

/// Reserves address space. Returns `None` if none is left.
pub fn reserve(size: usize, protection: libc::c_int) -> Option<usize> {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: an anonymous mapping at an address of the kernel's choosing touches nothing.
    let start = unsafe { libc::mmap(ptr::null_mut(), size, protection, flags, -1, 0) };
    (start != libc::MAP_FAILED).then_some(start as usize)
}

/// Reserves address space of twice the length. The first half holds the device's addresses and cannot
/// be accessed; the second holds their bytes, with the given protection.
pub fn reserve_apart(size: usize, protection: libc::c_int) -> Option<usize> {
    let start = reserve(size.checked_mul(2)?, libc::PROT_NONE)?;
    if protection != libc::PROT_NONE {
        // SAFETY: the second half of the fresh mapping is unused.
        unsafe { libc::mprotect((start + size) as *mut _, size, protection) };
    }
    Some(start)
}

/// Access to the memory of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// The program and the device: the bytes are at their addresses.
    Shared,
    /// Only the device: the bytes are elsewhere.
    DeviceOnly,
}

/// A range of address space and its free pieces.
#[derive(Debug)]
pub struct Zone {
    base: u64,
    size: u64,
    /// Distance from an address to its bytes.
    offset: u64,
    /// Whether the bytes are backed by a file.
    is_file: bool,
    /// Start and length of each free piece.
    free: BTreeMap<u64, u64>,
    /// End of the last allocation. The search starts here, so that a freed address
    /// stays unused for long, and a stale pointer is distinguished from a live one.
    cursor: u64,
}

impl Zone {
    /// Creates a zone of `size` bytes, or less if the system is short of address space. Without any
    /// space the zone is empty and every allocation fails.
    pub fn new(size: u64, visibility: Visibility) -> Zone {
        let readable = libc::PROT_READ | libc::PROT_WRITE;
        let reserve = |size: u64| match visibility {
            Visibility::Shared => reserve(size as usize, readable),
            Visibility::DeviceOnly => reserve_apart(size as usize, readable),
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
        let offset = match visibility {
            Visibility::Shared => 0,
            Visibility::DeviceOnly => size,
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

    /// Backs the bytes of a fresh zone with a file of the same length. Returns whether it succeeded.
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

    /// Distance from an address to its bytes; zero if the program may access them.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    pub fn contains(&self, address: u64) -> bool {
        address >= self.base && address - self.base < self.size
    }

    /// Allocates `size` bytes (rounded up to their granularity) at a multiple of `alignment`.
    pub fn take(&mut self, size: u64, alignment: u64) -> Option<u64> {
        let size = rounded(size)?;
        let alignment = alignment.max(granule(size));
        let at = self.search(size, alignment)?;
        self.carve(at, size);
        self.cursor = at + size;
        Some(at)
    }

    /// Frees an allocation of `take`, whose size must be the same; its contents are lost. Returns the
    /// start and the length of the free piece that now contains it.
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

    /// Releases the whole pages of a range to the system; they read as zero afterwards.
    pub fn drop_pages(&self, start: u64, size: u64) {
        const PAGE: u64 = 4096;
        let first = start.next_multiple_of(PAGE);
        let end = (start + size) / PAGE * PAGE;
        if end > first {
            let bytes = first + self.offset;
            // A file keeps its pages until a hole is punched.
            let advice = match self.is_file {
                true => libc::MADV_REMOVE,
                false => libc::MADV_DONTNEED,
            };
            // SAFETY: the pages belong to this zone, and no allocation uses them.
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

    /// Removes a range from the free piece that contains it.
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

/// Granularity of an allocation of `size` bytes.
fn granule(size: u64) -> u64 {
    if size < LARGE_SIZE {
        SMALL_ALIGNMENT
    } else {
        LARGE_ALIGNMENT
    }
}

/// Rounds `size` up to its granularity; `None` on overflow.
pub fn rounded(size: u64) -> Option<u64> {
    size.max(1).checked_next_multiple_of(granule(size))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone() -> Zone {
        Zone::new(64 << 20, Visibility::DeviceOnly)
    }

    #[test]
    fn small_allocations_are_aligned_to_small_granules() {
        let mut zone = zone();
        for _ in 0..3 {
            assert_eq!(zone.take(1, 1).unwrap() % SMALL_ALIGNMENT, 0);
        }
    }

    #[test]
    fn large_allocations_are_aligned_to_large_granules() {
        let mut zone = zone();
        zone.take(1, 1).unwrap();
        assert_eq!(zone.take(LARGE_SIZE, 1).unwrap() % LARGE_ALIGNMENT, 0);
    }

    #[test]
    fn a_freed_address_is_not_reused_next() {
        let mut zone = zone();
        let first = zone.take(4096, 1).unwrap();
        zone.give(first, 4096);
        assert_ne!(zone.take(4096, 1).unwrap(), first);
    }

    #[test]
    fn freed_pieces_are_merged() {
        let mut zone = zone();
        let whole = zone.free.clone();
        let taken: Vec<u64> = (0..3).map(|_| zone.take(8 << 20, 1).unwrap()).collect();
        for at in [taken[1], taken[0], taken[2]] {
            zone.give(at, 8 << 20);
        }
        assert_eq!(zone.free, whole);
    }

    #[test]
    fn a_full_zone_has_no_space() {
        let mut zone = zone();
        assert_eq!(zone.take(1 << 40, 1), None);
    }

    #[test]
    fn freed_memory_reads_as_zero() {
        let mut zone = zone();
        let at = zone.take(8192, 1).unwrap();
        let bytes = at + zone.offset();
        // SAFETY: the zone allocated these bytes.
        unsafe { ptr::write_bytes(bytes as *mut u8, 7, 8192) };
        zone.give(at, 8192);
        let first_page = bytes.next_multiple_of(4096);
        // SAFETY: the bytes of a zone stay mapped.
        assert_eq!(unsafe { *(first_page as *const u8) }, 0);
    }
}
