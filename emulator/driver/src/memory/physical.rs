//! Reserved addresses and physical memory, as plain data.

use std::os::fd::OwnedFd;

use super::managed::Location;

/// A range of addresses that was set aside for a program.
#[derive(Debug)]
pub struct Reservation {
    pub base: u64,
    pub size: u64,
    /// What the system was asked for, which is more than the range where it had to be aligned.
    pub(super) mapping: (usize, usize),
}

impl Reservation {
    pub fn contains(&self, address: u64) -> bool {
        address >= self.base && address - self.base < self.size
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
}
