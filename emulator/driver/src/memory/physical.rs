//! Reserved addresses and physical memory, as plain data.

use std::os::fd::OwnedFd;
use std::sync::Arc;

use super::commitment::Commitment;
use super::managed::Location;

/// A range of addresses that was set aside for a program.
#[derive(Debug)]
pub struct Reservation {
    pub base: u64,
    pub size: u64,
    /// What the system was asked for: where it begins, and the length of one of its halves, which is more
    /// than the range where that had to be aligned. The range lies in the first half, its bytes in the second.
    pub(super) mapping: (usize, usize),
}

impl Reservation {
    pub fn contains(&self, address: u64) -> bool {
        address >= self.base && address - self.base < self.size
    }

    /// How far behind an address its bytes lie.
    pub fn offset(&self) -> u64 {
        self.mapping.1 as u64
    }

    /// Whether the host keeps the bytes of one of its addresses there.
    pub fn keeps_bytes_at(&self, place: u64) -> bool {
        self.contains(place.wrapping_sub(self.offset()))
    }

    pub fn remaining(&self, address: u64) -> u64 {
        self.size.saturating_sub(address.saturating_sub(self.base))
    }
}

/// How physical memory was asked for.
#[derive(Clone, Copy, Debug)]
pub struct Properties {
    pub kind: u32,
    pub handle_types: u32,
    pub location: Location,
    pub compression: u8,
    pub rdma: u8,
    pub usage: u16,
}

/// Physical memory. It lasts until nobody holds a handle to it and it is mapped nowhere.
#[derive(Debug)]
pub struct Physical {
    pub size: u64,
    pub properties: Properties,
    pub(super) handles: u32,
    pub(super) mappings: u32,
    pub(super) file: OwnedFd,
    /// Which of its bytes somebody has touched.
    pub(super) commitment: Arc<Commitment>,
}

impl Physical {
    /// Whether the program may touch it where it is mapped.
    pub fn is_of_host(&self) -> bool {
        self.properties.location.kind != Location::DEVICE
    }
}

/// A part of imported memory that is mapped.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Where the whole memory is mapped for it.
    pub(super) base: u64,
    pub(super) size: u64,
}
