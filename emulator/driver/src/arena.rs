//! Address space for the memory the driver hands out.
//!
//! One stretch of address space per kind of memory is set aside at once and backed by the host's
//! memory page by page, as it is touched. Nothing in it is ever unmapped, so even a program's
//! worst copy inside it cannot bring the process down; giving memory back only drops its pages.

use std::collections::BTreeMap;
use std::ptr;

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

/// A stretch of address space and what of it is free.
#[derive(Debug)]
pub struct Zone {
    base: u64,
    size: u64,
    /// Start and length of each free piece.
    free: BTreeMap<u64, u64>,
    /// Where the last allocation ended. The search begins here, so that an address that was given
    /// back stays unused for long, and a stale pointer is told from a live one.
    cursor: u64,
}

impl Zone {
    /// A zone of `size` bytes, or of less where the system is short of address space. With no
    /// space at all the zone is empty and every allocation fails.
    pub fn new(size: u64) -> Zone {
        let readable = libc::PROT_READ | libc::PROT_WRITE;
        let sizes = std::iter::successors(Some(size), |size| Some(size / 2));
        let found = sizes
            .take_while(|size| *size >= LARGE_ALIGNMENT * 2)
            .find_map(|size| Some((reserve(size as usize, readable)? as u64, size)));
        let Some((start, size)) = found else {
            return Zone {
                base: 0,
                size: 0,
                free: BTreeMap::new(),
                cursor: 0,
            };
        };
        // SAFETY: the range is the fresh mapping of this zone; the advice changes no contents.
        unsafe { libc::madvise(start as *mut _, size as usize, libc::MADV_DONTDUMP) };
        let base = start.next_multiple_of(LARGE_ALIGNMENT);
        let size = size - LARGE_ALIGNMENT;
        Zone {
            base,
            size,
            free: BTreeMap::from([(base, size)]),
            cursor: base,
        }
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

    /// Gives back what `take` handed out for the same size; its contents are lost.
    pub fn give(&mut self, start: u64, size: u64) {
        let Some(size) = rounded(size) else {
            return;
        };
        drop_pages(start, size);
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

/// Lets the system have the whole pages of a range back; they read as zero from then on.
fn drop_pages(start: u64, size: u64) {
    const PAGE: u64 = 4096;
    let first = start.next_multiple_of(PAGE);
    let end = (start + size) / PAGE * PAGE;
    if end > first {
        // SAFETY: the pages belong to a zone, and nothing lives in them any more.
        unsafe { libc::madvise(first as *mut _, (end - first) as usize, libc::MADV_DONTNEED) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone() -> Zone {
        Zone::new(64 << 20)
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
        // SAFETY: the zone handed these bytes out.
        unsafe { ptr::write_bytes(at as *mut u8, 7, 8192) };
        zone.give(at, 8192);
        let first_page = at.next_multiple_of(4096);
        // SAFETY: zones stay mapped.
        assert_eq!(unsafe { *(first_page as *const u8) }, 0);
    }
}
