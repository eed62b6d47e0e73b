//! Export and import of physical memory by file descriptor.

use std::os::fd::{AsRawFd, OwnedFd, RawFd};

use super::Memory;
use super::physical::{Part, Physical, Properties};
use super::virtual_range::Party;
use crate::code::{Code, Outcome};
use crate::device::ALLOCATION_GRANULARITY;

/// `CU_MEM_ACCESS_FLAGS_PROT_READWRITE`.
const READ_AND_WRITE: u32 = 3;

impl Memory {
    /// Exports physical memory as a descriptor. Imported memory is not exported again.
    pub fn export_physical(&self, handle: usize) -> Outcome<OwnedFd> {
        let physical = self.physical(handle)?;
        if physical.is_imported {
            return Err(Code::INVALID_VALUE);
        }
        physical.file.try_clone().map_err(|_| Code::OUT_OF_MEMORY)
    }

    /// Returns the physical memory of a descriptor.
    pub fn exported(&self, descriptor: RawFd) -> Option<usize> {
        let asked = identity(descriptor)?;
        let found = self
            .physical
            .iter()
            .find(|(_, physical)| identity(physical.file.as_raw_fd()) == Some(asked));
        found.map(|(handle, _)| handle)
    }

    /// Adds a handle to the physical memory of a descriptor.
    pub fn import_physical(&mut self, descriptor: RawFd) -> Option<usize> {
        let handle = self.exported(descriptor)?;
        self.physical.get_mut(handle)?.handles += 1;
        Some(handle)
    }

    /// Makes a handle of its own for the physical memory of a descriptor, without a kind of handle.
    pub fn import_anew(&mut self, descriptor: RawFd) -> Outcome<usize> {
        let known = self.exported(descriptor).ok_or(Code::UNKNOWN)?;
        let known = self.physical.get(known).ok_or(Code::UNKNOWN)?;
        let file = known.file.try_clone().map_err(|_| Code::OUT_OF_MEMORY)?;
        let imported = Physical {
            size: known.size,
            properties: Properties {
                handle_types: 0,
                ..known.properties
            },
            is_imported: true,
            handles: 1,
            mappings: 0,
            file,
            commitment: known.commitment.clone(),
        };
        Ok(self.physical.insert(imported))
    }

    /// Size of physical memory in bytes.
    pub fn physical_size(&self, handle: usize) -> Outcome<u64> {
        Ok(self.physical(handle)?.size)
    }

    /// Maps physical memory once more and returns the address of an offset in it.
    pub fn map_part(&mut self, handle: usize, offset: u64) -> Outcome<u64> {
        let size = self.physical(handle)?.size;
        let base = self.reserve_range(size, ALLOCATION_GRANULARITY)?;
        self.map(base, size, 0, handle)?;
        self.set_access(base, size, Party::Device, READ_AND_WRITE)?;
        self.parts.insert(base + offset, Part { base, size });
        Ok(base + offset)
    }

    /// Unmaps it. Returns `None` if no such mapping begins here.
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

/// Whether a number is an open file descriptor.
pub fn is_open(descriptor: RawFd) -> bool {
    identity(descriptor).is_some()
}

/// Identity of the file behind a descriptor.
fn identity(descriptor: RawFd) -> Option<(u64, u64)> {
    // SAFETY: this structure of numbers may be all zeros.
    let mut found: libc::stat = unsafe { std::mem::zeroed() };
    // SAFETY: the structure is valid for writes.
    let answer = unsafe { libc::fstat(descriptor, &raw mut found) };
    (answer == 0).then_some((found.st_dev, found.st_ino))
}
