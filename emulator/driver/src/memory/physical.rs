//! Reserved addresses and physical memory, as plain data.

use std::os::fd::OwnedFd;
use std::sync::Arc;

use super::commitment::Commitment;
use super::managed::Location;

/// A reserved range of addresses.
#[derive(Debug)]
pub struct Reservation {
    pub base: u64,
    pub size: u64,
    /// The mapping behind it: its start, and the length of each half, which exceeds the
    /// range for alignment. The range lies in the first half, its bytes in the second.
    pub(super) mapping: (usize, usize),
}

impl Reservation {
    pub fn contains(&self, address: u64) -> bool {
        address >= self.base && address - self.base < self.size
    }

    /// Distance from an address to its bytes.
    pub fn offset(&self) -> u64 {
        self.mapping.1 as u64
    }

    /// Whether the address is among the bytes of this range.
    pub fn keeps_bytes_at(&self, place: u64) -> bool {
        self.contains(place.wrapping_sub(self.offset()))
    }

    pub fn remaining(&self, address: u64) -> u64 {
        self.size.saturating_sub(address.saturating_sub(self.base))
    }
}

/// Requested properties of physical memory.
#[derive(Clone, Copy, Debug)]
pub struct Properties {
    pub kind: u32,
    pub handle_types: u32,
    pub location: Location,
    pub compression: u8,
    pub rdma: u8,
    /// Purpose, which no call returns.
    pub usage: u16,
}

/// Physical memory. It lives until it has neither handles nor mappings.
#[derive(Debug)]
pub struct Physical {
    pub size: u64,
    pub properties: Properties,
    /// Whether it was imported: it cannot be exported again.
    pub is_imported: bool,
    pub(super) handles: u32,
    pub(super) mappings: u32,
    pub(super) file: OwnedFd,
    /// Committed bytes.
    pub(super) commitment: Arc<Commitment>,
}

impl Physical {
    /// Whether the program may access it where it is mapped.
    pub fn is_of_host(&self) -> bool {
        self.properties.location.kind != Location::DEVICE
    }
}

/// A mapped part of imported memory.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Address of the mapping of the whole memory.
    pub(super) base: u64,
    pub(super) size: u64,
}
