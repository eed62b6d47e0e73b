//! Physical memory that leaves the driver by a descriptor and comes back by one.

use std::os::fd::{AsRawFd, OwnedFd, RawFd};

use super::Memory;
use super::physical::Part;
use crate::code::{Code, Outcome};
use crate::device::ALLOCATION_GRANULARITY;

/// `CU_MEM_ACCESS_FLAGS_PROT_READWRITE`.
const READ_AND_WRITE: u32 = 3;

impl Memory {
    /// A descriptor of physical memory.
    pub fn export_physical(&self, handle: usize) -> Outcome<OwnedFd> {
        let file = &self.physical(handle)?.file;
        file.try_clone().map_err(|_| Code::OUT_OF_MEMORY)
    }

    /// The physical memory that a descriptor stands for.
    pub fn exported(&self, descriptor: RawFd) -> Option<usize> {
        let asked = identity(descriptor)?;
        let found = self
            .physical
            .iter()
            .find(|(_, physical)| identity(physical.file.as_raw_fd()) == Some(asked));
        found.map(|(handle, _)| handle)
    }

    /// One more handle to the physical memory that a descriptor stands for.
    pub fn import_physical(&mut self, descriptor: RawFd) -> Option<usize> {
        let handle = self.exported(descriptor)?;
        self.physical.get_mut(handle)?.handles += 1;
        Some(handle)
    }

    /// Bytes of physical memory.
    pub fn physical_size(&self, handle: usize) -> Outcome<u64> {
        Ok(self.physical(handle)?.size)
    }

    /// Maps physical memory once more, and yields the address of a place inside.
    pub fn map_part(&mut self, handle: usize, offset: u64) -> Outcome<u64> {
        let size = self.physical(handle)?.size;
        let base = self.reserve_range(size, ALLOCATION_GRANULARITY)?;
        self.map(base, size, 0, handle)?;
        self.set_access(base, size, READ_AND_WRITE)?;
        self.parts.insert(base + offset, Part { base, size });
        Ok(base + offset)
    }

    /// Ends such a mapping; `None` if there is none that begins here.
    pub fn free_part(&mut self, address: u64) -> Option<Outcome> {
        let Part { base, size } = self.parts.remove(&address)?;
        let unmapped = self.unmap(base, size);
        Some(unmapped.and_then(|()| self.free_range(base, size)))
    }

    /// Whether a mapped part of imported memory begins here.
    pub fn is_part(&self, address: u64) -> bool {
        self.parts.contains_key(&address)
    }
}

/// Whether a number is a descriptor of the process, of whatever.
pub fn is_open(descriptor: RawFd) -> bool {
    identity(descriptor).is_some()
}

/// Which file a descriptor stands for.
fn identity(descriptor: RawFd) -> Option<(u64, u64)> {
    // SAFETY: all zeros is a value of this structure of numbers.
    let mut found: libc::stat = unsafe { std::mem::zeroed() };
    // SAFETY: the structure has room for the answer.
    let answer = unsafe { libc::fstat(descriptor, &raw mut found) };
    (answer == 0).then_some((found.st_dev, found.st_ino))
}
