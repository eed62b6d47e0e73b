//! The access of kernels to host memory.

use super::plan::{Failure, FaultKind, Memory, Region};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

/// A cache of the regions that were used last.
pub(super) struct RegionCache<'a> {
    memory: &'a dyn Memory,
    workspace: Region,
    known: [Option<Region>; 4],
    next: usize,
}

/// A host address that is valid until the launch ends.
#[derive(Clone, Copy)]
pub(super) struct Place(NonNull<u8>);

impl<'a> RegionCache<'a> {
    /// The workspace is valid as long as the launch.
    pub(super) fn new(memory: &'a dyn Memory, workspace: Region) -> RegionCache<'a> {
        RegionCache {
            memory,
            workspace,
            known: [None; 4],
            next: 0,
        }
    }

    /// Returns the host address of `bytes` bytes at an address.
    #[inline]
    pub(super) fn place(&mut self, address: u64, bytes: u64) -> Result<Place, Failure> {
        if address & (bytes - 1) != 0 {
            return Err(Failure::at(FaultKind::Misaligned, address));
        }
        for region in self.known.iter().flatten() {
            if let Some(place) = within(region, address, bytes) {
                return Ok(place);
            }
        }
        self.find(address, bytes)
    }

    /// Returns the region of an address, if the memory reports one.
    #[inline]
    pub(super) fn region(&mut self, address: u64) -> Option<Region> {
        let inside = |region: &&Region| address.wrapping_sub(region.start) < region.bytes;
        if let Some(region) = self.known.iter().flatten().find(inside) {
            return Some(*region);
        }
        let _ = self.find(address, 1);
        self.known.iter().flatten().find(inside).copied()
    }

    #[cold]
    fn find(&mut self, address: u64, bytes: u64) -> Result<Place, Failure> {
        if let Some(place) = within(&self.workspace, address, bytes) {
            return Ok(place);
        }
        if let Some(region) = self.memory.region(address) {
            self.known[self.next] = Some(region);
            self.next = (self.next + 1) % self.known.len();
            if let Some(place) = within(&region, address, bytes) {
                return Ok(place);
            }
        }
        let place = self.memory.translate(address, bytes);
        place
            .map(Place)
            .ok_or(Failure::at(FaultKind::IllegalAddress, address))
    }
}

/// Returns the host address of `bytes` bytes, if all of them are in the region.
#[inline]
pub(super) fn within(region: &Region, address: u64, bytes: u64) -> Option<Place> {
    let distance = address.wrapping_sub(region.start);
    if distance >= region.bytes || region.bytes - distance < bytes {
        return None;
    }
    // SAFETY: the offset is within the region, which `Memory` guarantees to be contiguous.
    Some(Place(unsafe { region.host.add(distance as usize) }))
}

fn order(strong: bool) -> Ordering {
    if strong {
        Ordering::SeqCst
    } else {
        Ordering::Relaxed
    }
}

impl Place {
    /// Reads value `index` of an array of `bytes`-sized values.
    #[inline]
    pub(super) fn read(self, index: usize, bytes: u32, strong: bool) -> u64 {
        let order = order(strong);
        // SAFETY: `Memory` guarantees that the bytes are accessible until the launch ends, and that host and
        // kernel addresses have the same alignment, which `place` checked; other users access them with
        // atomics.
        unsafe {
            let at = self.0.as_ptr().add(index * bytes as usize);
            match bytes {
                1 => AtomicU8::from_ptr(at).load(order).into(),
                2 => AtomicU16::from_ptr(at.cast()).load(order).into(),
                4 => AtomicU32::from_ptr(at.cast()).load(order).into(),
                _ => AtomicU64::from_ptr(at.cast()).load(order),
            }
        }
    }

    /// Writes value `index` of an array of `bytes`-sized values.
    #[inline]
    pub(super) fn write(self, index: usize, bytes: u32, value: u64, strong: bool) {
        let order = order(strong);
        // SAFETY: as in `read`.
        unsafe {
            let at = self.0.as_ptr().add(index * bytes as usize);
            match bytes {
                1 => AtomicU8::from_ptr(at).store(value as u8, order),
                2 => AtomicU16::from_ptr(at.cast()).store(value as u16, order),
                4 => AtomicU32::from_ptr(at.cast()).store(value as u32, order),
                _ => AtomicU64::from_ptr(at.cast()).store(value, order),
            }
        }
    }

    /// Changes a value atomically and returns the old one.
    pub(super) fn change(self, bytes: u32, of: impl Fn(u64) -> u64) -> u64 {
        let (set, fetch) = (Ordering::SeqCst, Ordering::SeqCst);
        // SAFETY: as in `read`.
        let before: Result<u64, u64> = unsafe {
            let at = self.0.as_ptr();
            match bytes {
                2 => AtomicU16::from_ptr(at.cast())
                    .fetch_update(set, fetch, |old| Some(of(old.into()) as u16))
                    .map(u64::from)
                    .map_err(u64::from),
                4 => AtomicU32::from_ptr(at.cast())
                    .fetch_update(set, fetch, |old| Some(of(old.into()) as u32))
                    .map(u64::from)
                    .map_err(u64::from),
                _ => AtomicU64::from_ptr(at.cast()).fetch_update(set, fetch, |old| Some(of(old))),
            }
        };
        before.unwrap_or_else(|before| before)
    }
}
