//! Virtual memory: reserved ranges, physical memory, and mappings.
//!
//! Physical memory is an anonymous file, so that it can be mapped at several addresses. A second range
//! follows each reserved range; the host accesses the bytes of the first there. Host memory is accessible in
//! both.

use std::ffi::c_void;
use std::fs::File;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::sync::Arc;

use super::commitment::Commitment;
use super::kinds::Kind;
use super::managed::Location;
use super::physical::{Physical, Properties, Reservation};
use super::{Memory, Place};
use crate::arena::reserve_apart;
use crate::code::{Code, Outcome};
use crate::device::ALLOCATION_GRANULARITY;

const PAGE: u64 = 4096;

/// `CU_MEM_ACCESS_FLAGS_PROT_READ`.
pub(super) const READ_ONLY: u32 = 1;

/// Protection of accessible memory.
const OPEN: libc::c_int = libc::PROT_READ | libc::PROT_WRITE;

/// A location that is given access to a mapping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    Device,
    Host,
}

impl Memory {
    pub fn reservation(&self, address: u64) -> Option<&Reservation> {
        let (_, reservation) = self.reservations.range(..=address).next_back()?;
        reservation.contains(address).then_some(reservation)
    }

    /// Reserves a range of addresses.
    pub fn reserve_range(&mut self, size: u64, alignment: u64) -> Outcome<u64> {
        let alignment = alignment.max(ALLOCATION_GRANULARITY);
        let length = size
            .checked_add(alignment)
            .and_then(|length| length.checked_next_multiple_of(PAGE))
            .and_then(|length| usize::try_from(length).ok())
            .ok_or(Code::OUT_OF_MEMORY)?;
        let start = reserve_apart(length, OPEN).ok_or(Code::OUT_OF_MEMORY)?;
        let base = (start as u64).next_multiple_of(alignment);
        self.reservations.insert(
            base,
            Reservation {
                base,
                size,
                mapping: (start, length),
            },
        );
        Ok(base)
    }

    /// Frees a whole range without mappings.
    pub fn free_range(&mut self, base: u64, size: u64) -> Outcome {
        let is_whole = self
            .reservations
            .get(&base)
            .is_some_and(|reservation| reservation.size == size);
        if !is_whole || self.overlapping(base, size).next().is_some() {
            return Err(Code::INVALID_VALUE);
        }
        if let Some(reservation) = self.reservations.remove(&base) {
            let (start, length) = reservation.mapping;
            // SAFETY: the mapping is the reservation's own and nothing is mapped inside it.
            unsafe { libc::munmap(start as *mut c_void, length * 2) };
        }
        Ok(())
    }

    pub fn create_physical(&mut self, size: u64, properties: Properties) -> Outcome<usize> {
        let is_on_device = properties.location.kind == Location::DEVICE;
        if is_on_device {
            self.charge(size)?;
        }
        match anonymous_file(size) {
            Some(file) => Ok(self.physical.insert(Physical {
                size,
                properties,
                is_imported: false,
                handles: 1,
                mappings: 0,
                file,
                commitment: Arc::new(Commitment::new(size, self.budget.clone())),
            })),
            None => {
                if is_on_device {
                    self.discharge(size);
                }
                Err(Code::OUT_OF_MEMORY)
            }
        }
    }

    /// Adds a handle to the physical memory behind an address.
    pub fn retain_physical(&mut self, address: u64) -> Outcome<usize> {
        let Some(Kind::Mapped { physical, .. }) = self.find(address).map(|found| &found.kind)
        else {
            return Err(Code::INVALID_VALUE);
        };
        let handle = *physical;
        let physical = self.physical.get_mut(handle).ok_or(Code::INVALID_VALUE)?;
        physical.handles += 1;
        Ok(handle)
    }

    pub fn release_physical(&mut self, handle: usize) -> Outcome {
        let physical = self
            .physical
            .get_mut(handle)
            .filter(|physical| physical.handles > 0)
            .ok_or(Code::INVALID_VALUE)?;
        physical.handles -= 1;
        self.drop_if_unused(handle);
        Ok(())
    }

    /// Returns physical memory by a valid handle; the memory itself may live longer.
    pub fn physical(&self, handle: usize) -> Outcome<&Physical> {
        self.physical
            .get(handle)
            .filter(|physical| physical.handles > 0)
            .ok_or(Code::INVALID_VALUE)
    }

    /// Opens the file of physical memory from an offset on, and counts this as a mapping.
    pub fn hold(&mut self, handle: usize, from: u64, size: u64) -> Outcome<File> {
        let file = self.physical(handle)?.file.try_clone();
        let physical = self.physical.get_mut(handle).ok_or(Code::INVALID_VALUE)?;
        physical.commitment.commit(from, size)?;
        physical.mappings += 1;
        Ok(file.map_err(|_| Code::OUT_OF_MEMORY)?.into())
    }

    /// Ends the use of `hold`.
    pub fn end_hold(&mut self, handle: usize) {
        if let Some(physical) = self.physical.get_mut(handle) {
            physical.mappings = physical.mappings.saturating_sub(1);
        }
        self.drop_if_unused(handle);
    }

    fn drop_if_unused(&mut self, handle: usize) {
        let is_unused = self
            .physical
            .get(handle)
            .is_some_and(|physical| physical.handles == 0 && physical.mappings == 0);
        if is_unused
            && let Some(physical) = self.physical.remove(handle)
            && physical.properties.location.kind == Location::DEVICE
            && self.exported(physical.file.as_raw_fd()).is_none()
        {
            self.discharge(physical.size);
        }
    }

    /// Maps physical memory to a part of a reserved range, without access.
    pub fn map(&mut self, at: u64, size: u64, offset: u64, handle: usize) -> Outcome {
        let fits_range = match self.locate(at) {
            Place::Reserved(reservation) => size <= reservation.remaining(at),
            _ => false,
        };
        let is_taken = self.overlapping(at, size).next().is_some();
        let physical = self.physical(handle)?;
        let fits_memory = offset
            .checked_add(size)
            .is_some_and(|end| end <= physical.size);
        if !fits_range || is_taken || !fits_memory {
            return Err(Code::INVALID_VALUE);
        }
        let (file, is_of_host) = (physical.file.as_raw_fd(), physical.is_of_host());
        let place = at + self.reservation(at).map_or(0, Reservation::offset);
        // SAFETY: the range, and the one with its bytes, belong to a reservation of this driver without
        // mappings in it.
        unsafe {
            map_file(file, offset, place, size, OPEN)?;
            if is_of_host {
                map_file(file, offset, at, size, libc::PROT_NONE)?;
            }
        }
        if let Some(physical) = self.physical.get_mut(handle) {
            physical.mappings += 1;
        }
        let kind = Kind::Mapped {
            physical: handle,
            offset,
            access: 0,
            host_access: 0,
        };
        self.note(at, size, kind, 0);
        Ok(())
    }

    /// Returns the mappings of a range up to the first hole. The range must begin where a mapping begins and end where
    /// one ends.
    fn mappings(&self, at: u64, size: u64) -> Outcome<Vec<(u64, u64, usize)>> {
        let end = at.checked_add(size).ok_or(Code::INVALID_VALUE)?;
        let last = end.checked_sub(1).and_then(|last| self.find(last));
        let ends_with_mapping =
            last.is_some_and(|last| matches!(last.kind, Kind::Mapped { .. }) && last.end() == end);
        let mut found = Vec::new();
        let mut next = at;
        while next < end
            && let Some(mapping) = self.find(next)
            && let Kind::Mapped { physical, .. } = mapping.kind
            && mapping.base == next
        {
            found.push((mapping.base, mapping.size, physical));
            next = mapping.end();
        }
        match found.is_empty() || !ends_with_mapping {
            true => Err(Code::INVALID_VALUE),
            false => Ok(found),
        }
    }

    /// Returns the end of the last mapping behind an address.
    pub fn end_of_mappings(&self, address: u64) -> Option<u64> {
        let mut behind = self.allocations.range(address..).rev();
        let last = behind.find(|(_, found)| matches!(found.kind, Kind::Mapped { .. }));
        last.map(|(_, mapping)| mapping.end())
    }

    /// Returns the mappings in a range, which must lie wholly inside it.
    fn whole_mappings(&self, at: u64, size: u64) -> Outcome<Vec<(u64, u64, usize)>> {
        let end = at.wrapping_add(size);
        if end < at {
            // The driver compares the wrapped end alone.
            let inside = self.find(end).filter(|found| found.base < end);
            return match inside.or(self.find(at).filter(|found| found.base < at)) {
                Some(_) => Err(Code::INVALID_VALUE),
                None => Ok(Vec::new()),
            };
        }
        let found = self
            .overlapping(at, size)
            .map(|mapping| match mapping.kind {
                Kind::Mapped { physical, .. } if mapping.base >= at && mapping.end() <= end => {
                    Ok((mapping.base, mapping.size, physical))
                }
                _ => Err(Code::INVALID_VALUE),
            });
        found.collect()
    }

    /// Unmaps every mapping in a range; the range stays reserved.
    pub fn unmap(&mut self, at: u64, size: u64) -> Outcome {
        for (base, size, physical) in self.whole_mappings(at, size)? {
            let place = self.place(base);
            // SAFETY: both ranges are a mapping of this driver inside its own reservation.
            unsafe {
                make_inaccessible(place, size, OPEN);
                make_inaccessible(base, size, libc::PROT_NONE);
            }
            self.release(base, |_| true)?;
            if let Some(physical) = self.physical.get_mut(physical) {
                physical.mappings = physical.mappings.saturating_sub(1);
            }
            self.drop_if_unused(physical);
        }
        Ok(())
    }

    /// Sets the access of the device, or of the host, to a mapped range. The host is given no access to memory of a
    /// device.
    pub fn set_access(&mut self, at: u64, size: u64, party: Party, access: u32) -> Outcome {
        self.spans = None;
        for (base, size, physical) in self.mappings(at, size)? {
            let is_of_host = self
                .physical
                .get(physical)
                .is_some_and(Physical::is_of_host);
            if party == Party::Host && !is_of_host {
                match access {
                    0 => continue,
                    _ => return Err(Code::NOT_SUPPORTED),
                }
            }
            let Some(mapping) = self.find_mut(base) else {
                continue;
            };
            let Kind::Mapped {
                access: of_device,
                host_access: of_host,
                ..
            } = &mut mapping.kind
            else {
                continue;
            };
            match party {
                Party::Device => *of_device = access,
                Party::Host => *of_host = access,
            }
            let protection = match (*of_device, *of_host) {
                (0, 0) => libc::PROT_NONE,
                _ => OPEN,
            };
            if is_of_host {
                // SAFETY: the range is a mapping of this driver inside its own reservation.
                unsafe { libc::mprotect(base as *mut c_void, size as usize, protection) };
            }
        }
        Ok(())
    }

    /// Returns the access of the device and of the host to the mapping at an address. Access to memory that was
    /// allocated is never set.
    pub fn access(&self, address: u64) -> Outcome<(u32, u32)> {
        match self.find(address).map(|found| &found.kind) {
            Some(Kind::Mapped {
                access,
                host_access,
                ..
            }) => Ok((*access, *host_access)),
            Some(Kind::Registered { .. }) | None => Err(Code::INVALID_VALUE),
            Some(_) => Ok((0, 0)),
        }
    }
}

/// Maps a part of a file to a range of addresses.
///
/// # Safety
/// The range belongs to a reservation and is unused.
unsafe fn map_file(
    file: RawFd,
    offset: u64,
    at: u64,
    size: u64,
    protection: libc::c_int,
) -> Outcome {
    let flags = libc::MAP_SHARED | libc::MAP_FIXED;
    let (at, offset) = (at as *mut c_void, offset as libc::off_t);
    // SAFETY: the caller guarantees that the range is valid.
    let mapped = unsafe { libc::mmap(at, size as usize, protection, flags, file, offset) };
    match mapped == libc::MAP_FAILED {
        true => Err(Code::OUT_OF_MEMORY),
        false => Ok(()),
    }
}

/// Replaces a mapping by inaccessible memory. The addresses stay reserved, so that late accesses fault
/// instead of corrupting other memory.
///
/// # Safety
/// The range belongs to a reservation.
unsafe fn make_inaccessible(at: u64, size: u64, protection: libc::c_int) {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED;
    // SAFETY: the caller guarantees that the range is valid.
    unsafe { libc::mmap(at as *mut c_void, size as usize, protection, flags, -1, 0) };
}

/// Creates an anonymous file of `size` zeros, whose pages are allocated on write.
fn anonymous_file(size: u64) -> Option<OwnedFd> {
    // SAFETY: the name is a zero-terminated constant.
    let number = unsafe { libc::memfd_create(c"cuda-physical".as_ptr(), libc::MFD_CLOEXEC) };
    if number < 0 {
        return None;
    }
    // SAFETY: the descriptor is new and not shared.
    let file = unsafe { OwnedFd::from_raw_fd(number) };
    let size = libc::off_t::try_from(size).ok()?;
    // SAFETY: the descriptor is open.
    (unsafe { libc::ftruncate(file.as_raw_fd(), size) } == 0).then_some(file)
}

#[cfg(test)]
mod tests {
    use super::super::budget::Budget;
    use super::super::reach::Touch;
    use super::*;

    const SIZE: u64 = ALLOCATION_GRANULARITY;

    fn properties() -> Properties {
        Properties {
            kind: 1,
            handle_types: 0,
            location: Location::from_device(0),
            compression: 0,
            rdma: 0,
            usage: 0,
        }
    }

    #[test]
    fn physical_memory_can_be_mapped_at_two_addresses() {
        let mut memory = Memory::default();
        let range = memory.reserve_range(SIZE * 2, 0).unwrap();
        let physical = memory.create_physical(SIZE, properties()).unwrap();
        for at in [range, range + SIZE] {
            memory.map(at, SIZE, 0, physical).unwrap();
        }
        memory
            .set_access(range, SIZE * 2, Party::Device, 3)
            .unwrap();
        let (first, second) = (memory.place(range), memory.place(range + SIZE));
        assert_ne!(first, range);
        // SAFETY: the bytes of both addresses are mapped and open.
        unsafe { *(first as *mut u8) = 42 };
        // SAFETY: as above.
        assert_eq!(unsafe { *(second as *const u8) }, 42);
    }

    #[test]
    fn mapped_host_memory_is_accessible_at_its_address() {
        let mut memory = Memory::default();
        let range = memory.reserve_range(SIZE, 0).unwrap();
        let properties = Properties {
            location: Location::from_device(crate::device::CPU),
            ..properties()
        };
        let physical = memory.create_physical(SIZE, properties).unwrap();
        memory.map(range, SIZE, 0, physical).unwrap();
        memory.set_access(range, SIZE, Party::Device, 3).unwrap();
        // SAFETY: memory of the host is mapped and open at both places.
        unsafe { *(range as *mut u8) = 42 };
        // SAFETY: as above.
        assert_eq!(unsafe { *(memory.place(range) as *const u8) }, 42);
    }

    #[test]
    fn physical_memory_is_counted_once_wherever_it_is_mapped() {
        let budget = Arc::new(Budget::of(SIZE));
        let mut memory = Memory::new(budget.clone());
        let range = memory.reserve_range(SIZE * 2, 0).unwrap();
        let physical = memory.create_physical(SIZE, properties()).unwrap();
        for at in [range, range + SIZE] {
            memory.map(at, SIZE, 0, physical).unwrap();
        }
        assert_eq!(memory.commit(range, SIZE * 2, Touch::Read), Ok(()));
        assert_eq!(budget.taken(), SIZE);
        memory.unmap(range, SIZE * 2).unwrap();
        memory.release_physical(physical).unwrap();
        assert_eq!(budget.taken(), 0);
    }

    #[test]
    fn a_mapping_outlives_the_handle() {
        let mut memory = Memory::default();
        let free = memory.info();
        let range = memory.reserve_range(SIZE, 0).unwrap();
        let physical = memory.create_physical(SIZE, properties()).unwrap();
        memory.map(range, SIZE, 0, physical).unwrap();
        memory.release_physical(physical).unwrap();
        assert_eq!(memory.set_access(range, SIZE, Party::Device, 3), Ok(()));
        memory.unmap(range, SIZE).unwrap();
        memory.free_range(range, SIZE).unwrap();
        assert_eq!(memory.info(), free);
    }

    #[test]
    fn a_range_with_mappings_is_not_freed() {
        let mut memory = Memory::default();
        let range = memory.reserve_range(SIZE, 0).unwrap();
        let physical = memory.create_physical(SIZE, properties()).unwrap();
        memory.map(range, SIZE, 0, physical).unwrap();
        assert_eq!(memory.free_range(range, SIZE), Err(Code::INVALID_VALUE));
    }

    #[test]
    fn access_is_set_up_to_the_first_hole() {
        let mut memory = Memory::default();
        let range = memory.reserve_range(SIZE * 3, 0).unwrap();
        let physical = memory.create_physical(SIZE, properties()).unwrap();
        for at in [range, range + 2 * SIZE] {
            memory.map(at, SIZE, 0, physical).unwrap();
        }
        let refused = memory.set_access(range, SIZE * 2, Party::Device, 3);
        assert_eq!(refused, Err(Code::INVALID_VALUE));
        memory
            .set_access(range, SIZE * 3, Party::Device, 3)
            .unwrap();
        assert_eq!(memory.access(range), Ok((3, 0)));
        assert_eq!(memory.access(range + 2 * SIZE), Ok((0, 0)));
    }

    #[test]
    fn a_copy_does_not_reach_a_mapping_without_access() {
        let mut memory = Memory::default();
        let range = memory.reserve_range(SIZE * 2, 0).unwrap();
        let physical = memory.create_physical(SIZE, properties()).unwrap();
        for at in [range, range + SIZE] {
            memory.map(at, SIZE, 0, physical).unwrap();
        }
        memory.set_access(range, SIZE, Party::Device, 3).unwrap();
        let over_the_seam = memory.check_reach(range + SIZE - 8, 16);
        assert_eq!(over_the_seam, Err(Code::INVALID_VALUE));
    }

    #[test]
    fn the_host_is_given_access_to_its_own_memory_only() {
        let mut memory = Memory::default();
        let range = memory.reserve_range(SIZE, 0).unwrap();
        let physical = memory.create_physical(SIZE, properties()).unwrap();
        memory.map(range, SIZE, 0, physical).unwrap();
        let refused = memory.set_access(range, SIZE, Party::Host, 1);
        assert_eq!(refused, Err(Code::NOT_SUPPORTED));
        assert_eq!(memory.set_access(range, SIZE, Party::Host, 0), Ok(()));
    }

    #[test]
    fn a_mapping_that_is_not_open_is_out_of_reach() {
        let mut memory = Memory::default();
        let range = memory.reserve_range(SIZE, 0).unwrap();
        let physical = memory.create_physical(SIZE, properties()).unwrap();
        memory.map(range, SIZE, 0, physical).unwrap();
        assert_eq!(memory.check_reach(range, 1), Err(Code::INVALID_VALUE));
        memory.set_access(range, SIZE, Party::Device, 3).unwrap();
        assert_eq!(memory.check_reach(range, SIZE), Ok(()));
    }
}
