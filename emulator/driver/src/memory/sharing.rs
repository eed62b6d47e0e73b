//! Device memory that other processes open.
//!
//! The bytes of the device are in an anonymous file, so that another process can map the pages of an
//! allocation and nothing else. After the bytes, the file lists the shared allocations, so that a handle that
//! outlives its allocation is detected.

use std::collections::BTreeMap;
use std::fs::File;
use std::os::fd::AsRawFd;
use std::os::unix::fs::{FileExt, MetadataExt};

use crate::id::next_id;
use crate::nameless_file::{nameless_file, reopen};

const PAGE: u64 = 4096;

/// Size of the list of shared allocations, with eight bytes for each.
const LIST: u64 = 1 << 20;

/// The content of an exported handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shared {
    pub process: u32,
    descriptor: u32,
    /// Inode of the file, against confusion with another.
    number: u64,
    /// Offset of its number in the file, and the number.
    slot: u64,
    id: u64,
    /// Offset of its bytes in the file.
    start: u64,
    pub size: u64,
}

impl Shared {
    /// Size in bytes.
    pub const LENGTH: usize = 48;

    pub fn to_bytes(self) -> [u8; Shared::LENGTH] {
        let mut bytes = [0; Shared::LENGTH];
        let first = u64::from(self.process) << 32 | u64::from(self.descriptor);
        let words = [
            first,
            self.number,
            self.slot,
            self.id,
            self.start,
            self.size,
        ];
        for (place, word) in bytes.chunks_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    pub fn from_bytes(bytes: &[u8]) -> Option<Shared> {
        let mut words = bytes.chunks_exact(8).map(|bytes| {
            let word = <[u8; 8]>::try_from(bytes);
            word.map(u64::from_le_bytes)
        });
        let mut word = || words.next()?.ok();
        let first = word()?;
        Some(Shared {
            process: (first >> 32) as u32,
            descriptor: first as u32,
            number: word()?,
            slot: word()?,
            id: word()?,
            start: word()?,
            size: word()?,
        })
    }

    /// Opens the exporting process's file, if that process lives and still shares the allocation.
    pub fn open(&self) -> Option<File> {
        let file = reopen(self.process, self.descriptor, self.number)?;
        let mut id = [0; 8];
        file.read_exact_at(&mut id, self.slot).ok()?;
        (u64::from_le_bytes(id) == self.id).then_some(file)
    }

    /// The pages of the allocation: their offset in the file, and their size.
    pub fn pages(&self) -> (u64, u64) {
        let first = self.start / PAGE * PAGE;
        (
            first,
            (self.start + self.size).next_multiple_of(PAGE) - first,
        )
    }

    /// Offset of the allocation in its pages.
    pub fn within_page(&self) -> u64 {
        self.start % PAGE
    }
}

/// The file of the device's bytes, and the list of shared allocations.
#[derive(Debug)]
pub struct Sharing {
    file: File,
    number: u64,
    /// Size of the device's bytes; the list is behind them.
    size: u64,
    /// Shared allocations by start.
    shared: BTreeMap<u64, Shared>,
    slots: u64,
}

impl Sharing {
    /// Creates the file for a device of `size` bytes; `None` if the system has no such files.
    pub fn new(size: u64) -> Option<Sharing> {
        let file = nameless_file(c"cuda-device", size + LIST)?;
        let number = file.metadata().ok()?.ino();
        Some(Sharing {
            file,
            number,
            size,
            shared: BTreeMap::new(),
            slots: 0,
        })
    }

    pub fn file(&self) -> &File {
        &self.file
    }

    /// Shares the allocation at an offset of the device's bytes. Repeated calls return the same handle.
    pub fn share(&mut self, start: u64, size: u64) -> Option<Shared> {
        if let Some(known) = self.shared.get(&start) {
            return Some(*known);
        }
        let slot = self.size + self.slots % (LIST / 8) * 8;
        self.slots += 1;
        let shared = Shared {
            process: std::process::id(),
            descriptor: self.file.as_raw_fd() as u32,
            number: self.number,
            slot,
            id: next_id(),
            start,
            size,
        };
        self.file
            .write_all_at(&shared.id.to_le_bytes(), slot)
            .ok()?;
        self.shared.insert(start, shared);
        Some(shared)
    }

    /// Removes a freed allocation from the list.
    pub fn end(&mut self, start: u64) {
        if let Some(shared) = self.shared.remove(&start) {
            let _ = self.file.write_all_at(&[0; 8], shared.slot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_allocation_can_be_opened_until_it_is_freed() {
        let mut sharing = Sharing::new(1 << 20).unwrap();
        let shared = sharing.share(8192 + 512, 512).unwrap();
        assert_eq!(sharing.share(8192 + 512, 512), Some(shared));
        let again = Shared::from_bytes(&shared.to_bytes()).unwrap();
        assert_eq!(again, shared);
        assert_eq!((again.pages(), again.within_page()), ((8192, 4096), 512));
        assert!(again.open().is_some());
        sharing.end(8192 + 512);
        assert!(again.open().is_none());
    }

    #[test]
    fn a_handle_of_a_replaced_file_is_not_opened() {
        let mut sharing = Sharing::new(1 << 20).unwrap();
        let mut shared = sharing.share(0, 512).unwrap();
        shared.number += 1;
        assert!(shared.open().is_none());
    }
}
