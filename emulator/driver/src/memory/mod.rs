//! The memory of the driver: allocations and their access.

pub mod budget;
pub mod commitment;
pub mod copy;
pub mod device_space;
pub mod external;
pub mod first;
mod first_addresses;
pub mod footprint;
pub mod host;
pub mod kinds;
pub mod location;
pub mod managed;
pub mod managed_ranges;
pub mod of_graph;
pub mod opened;
pub mod pageable;
pub mod physical;
pub mod pool;
pub mod reach;
pub mod sharing;
pub mod span;
pub mod view;
pub mod virtual_range;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::arena::{self, LARGE_ALIGNMENT, Visibility, Zone};
use crate::code::{Code, Outcome};
use crate::device;
use crate::id::next_id;
use crate::objects::handle::Table;
use budget::Budget;
use device_space::DeviceSpace;
use kinds::{Allocation, Kind};
use physical::{Part, Physical, Reservation};
use pool::Pools;
use span::Span;

/// Unit in which free memory is reported.
const REPORTED_UNIT: u64 = 4096;
/// `CU_MEM_ATTACH_GLOBAL`: the initial attachment of managed variables.
const ATTACH_GLOBAL: u32 = 1;

/// Size of the address space for device memory. It exceeds the memory, so that freed addresses stay unused
/// for long.
const DEVICE_SPACE: u64 = 512 << 30;
const HOST_SPACE: u64 = 256 << 30;
const MANAGED_SPACE: u64 = 256 << 30;

#[derive(Debug)]
pub struct Memory {
    device: DeviceSpace,
    host: Zone,
    managed: Zone,
    /// Allocations by base address, without overlaps.
    allocations: BTreeMap<u64, Allocation>,
    pub reservations: BTreeMap<u64, Reservation>,
    pub physical: Table<Physical>,
    /// Mapped parts of imported memory, by address.
    parts: BTreeMap<u64, Part>,
    pub pools: Pools,
    /// Addresses of 32 bits.
    first: first_addresses::FirstAddresses,
    footprint: footprint::Footprint,
    /// Bytes of device memory in use, in whole granules.
    used: u64,
    /// The ranges that kernels see, until an allocation changes.
    spans: Option<Arc<[Span]>>,
    /// The limit of host memory.
    budget: Arc<Budget>,
}

impl Default for Memory {
    fn default() -> Self {
        Memory::new(Arc::new(Budget::of_host()))
    }
}

impl Memory {
    pub fn new(budget: Arc<Budget>) -> Memory {
        Memory {
            device: DeviceSpace::new(DEVICE_SPACE, budget.clone()),
            host: Zone::new(HOST_SPACE, Visibility::Shared),
            managed: Zone::new(MANAGED_SPACE, Visibility::Shared),
            allocations: BTreeMap::new(),
            reservations: BTreeMap::new(),
            physical: Table::default(),
            parts: BTreeMap::new(),
            pools: Pools::default(),
            first: first_addresses::FirstAddresses::default(),
            footprint: footprint::Footprint::default(),
            used: 0,
            spans: None,
            budget,
        }
    }
}

/// The meaning of an address.
#[derive(Clone, Copy, Debug)]
pub enum Place<'a> {
    Null,
    /// In memory of the driver.
    Known(&'a Allocation),
    /// In a reserved range without a mapping.
    Reserved(&'a Reservation),
    /// In the driver's address space, but not allocated.
    Freed,
    /// In memory of the program that is not registered.
    Pageable,
    /// Not mapped.
    Unmapped,
}

impl Memory {
    /// Returns free and total bytes of device memory. Resident managed memory counts as used until other
    /// allocations evict it.
    pub fn info(&self) -> (u64, u64) {
        let free = self.free().saturating_sub(self.resident_managed_bytes());
        // Small allocations share pages, and the device counts whole ones.
        (free / REPORTED_UNIT * REPORTED_UNIT, device::TOTAL_MEMORY)
    }

    /// Returns whether the smallest allocation fits.
    pub fn has_room(&self) -> bool {
        charged(1).is_some_and(|least| least <= self.free())
    }

    fn free(&self) -> u64 {
        (device::TOTAL_MEMORY - device::OVERHEAD).saturating_sub(self.used)
    }

    /// Counts device memory as used, in allocation granules.
    pub fn charge(&mut self, size: u64) -> Outcome {
        let bytes = charged(size).ok_or(Code::OUT_OF_MEMORY)?;
        if bytes > self.free() {
            return Err(Code::OUT_OF_MEMORY);
        }
        self.used += bytes;
        self.evict_managed();
        Ok(())
    }

    pub fn discharge(&mut self, size: u64) {
        self.used = self.used.saturating_sub(charged(size).unwrap_or(0));
    }

    pub fn allocate_device(&mut self, context: usize, size: u64) -> Outcome<u64> {
        self.allocate_counted(context, size, Kind::Device)
    }

    /// Allocates a module variable. It occupies whole pages, because free memory is reported in pages.
    pub fn allocate_variable(&mut self, context: usize, size: u64) -> Outcome<u64> {
        let charged = page_multiple(size)?;
        self.charge(charged)?;
        let Some(base) = self.device.take(size) else {
            self.discharge(charged);
            return Err(Code::OUT_OF_MEMORY);
        };
        self.note(base, size, Kind::Variable, context);
        Ok(base)
    }

    /// Allocates device memory and counts it as used.
    fn allocate_counted(&mut self, context: usize, size: u64, kind: Kind) -> Outcome<u64> {
        self.charge(size)?;
        let taken = self.device.take(size);
        self.record_allocation(taken, size, kind, context)
    }

    /// Allocates stream-ordered memory. Its pool counts the memory.
    pub fn allocate_pooled(&mut self, context: usize, pool: usize, size: u64) -> Outcome<u64> {
        let at = self.allocate_counted(context, size, Kind::Pooled { pool })?;
        self.pools.note_use(pool, size);
        Ok(at)
    }

    pub fn allocate_managed(&mut self, context: usize, size: u64, attach: u32) -> Outcome<u64> {
        self.charge_host(size)?;
        let taken = self.managed.take(size, 4096);
        let kind = Kind::Managed(managed::Managed::new(attach));
        self.record_allocation(taken, size, kind, context)
    }

    /// Allocates a managed variable of a module or library, which a program cannot free.
    pub fn allocate_managed_variable(&mut self, context: usize, size: u64) -> Outcome<u64> {
        let at = self.allocate_managed(context, size, ATTACH_GLOBAL)?;
        if let Some(Kind::Managed(managed)) = self.find_mut(at).map(|found| &mut found.kind) {
            managed.is_variable = true;
        }
        Ok(at)
    }

    pub fn allocate_host(&mut self, context: usize, size: u64, flags: u32) -> Outcome<u64> {
        self.charge_host(size)?;
        let taken = self.host.take(size, 1);
        self.record_allocation(taken, size, Kind::Pinned { flags }, context)
    }

    /// Charges host memory that a program may access directly: later accesses cannot fail for lack of memory.
    fn charge_host(&self, size: u64) -> Outcome {
        let bytes = arena::rounded(size).ok_or(Code::OUT_OF_MEMORY)?;
        self.budget.take(bytes)
    }

    fn refund_host(&self, size: u64) {
        self.budget.give(arena::rounded(size).unwrap_or(0));
    }

    /// Records an allocation, or fails if no memory was available.
    fn record_allocation(
        &mut self,
        taken: Option<u64>,
        size: u64,
        kind: Kind,
        context: usize,
    ) -> Outcome<u64> {
        let is_charged = matches!(kind, Kind::Device | Kind::Pooled { .. });
        match taken {
            Some(base) => {
                self.note(base, size, kind, context);
                Ok(base)
            }
            None => {
                match is_charged {
                    true => self.discharge(size),
                    false => self.refund_host(size),
                }
                Err(Code::OUT_OF_MEMORY)
            }
        }
    }

    pub fn note(&mut self, base: u64, size: u64, kind: Kind, context: usize) {
        let allocation = Allocation {
            base,
            size,
            kind,
            context,
            id: next_id(),
            sync_memops: None,
        };
        self.spans = None;
        self.allocations.insert(base, allocation);
    }

    /// Returns the allocation that contains an address.
    pub fn find(&self, address: u64) -> Option<&Allocation> {
        let (_, allocation) = self.allocations.range(..=address).next_back()?;
        allocation.contains(address).then_some(allocation)
    }

    /// Iterates over all allocations.
    pub fn all(&self) -> impl Iterator<Item = &Allocation> {
        self.allocations.values()
    }

    fn all_mut(&mut self) -> impl Iterator<Item = &mut Allocation> {
        self.allocations.values_mut()
    }

    pub fn find_mut(&mut self, address: u64) -> Option<&mut Allocation> {
        let (_, allocation) = self.allocations.range_mut(..=address).next_back()?;
        allocation.contains(address).then_some(allocation)
    }

    /// Iterates over the allocations that overlap a range.
    pub fn overlapping(&self, base: u64, size: u64) -> impl Iterator<Item = &Allocation> {
        let end = base.saturating_add(size);
        self.allocations
            .range(..end)
            .rev()
            .map(|(_, allocation)| allocation)
            .take_while(move |allocation| allocation.end() > base)
    }

    /// Returns the meaning of an address.
    pub fn locate(&self, address: u64) -> Place<'_> {
        if address == 0 {
            return Place::Null;
        }
        if let Some(allocation) = self.find(address) {
            return Place::Known(allocation);
        }
        if let Some(reservation) = self.reservation(address) {
            return Place::Reserved(reservation);
        }
        let shared = [&self.host, &self.managed];
        if self.device.contains(address) || shared.iter().any(|zone| zone.contains(address)) {
            return Place::Freed;
        }
        if self.device.keeps_bytes_at(address) {
            return Place::Unmapped;
        }
        match pageable::is_readable(address) {
            true => Place::Pageable,
            false => Place::Unmapped,
        }
    }

    /// Frees the allocation that starts at `base`, if `fits` accepts its kind.
    pub fn release(&mut self, base: u64, fits: impl Fn(&Kind) -> bool) -> Outcome<Allocation> {
        let allocation = self.take_out(base, fits)?;
        self.recycle(&allocation);
        Ok(allocation)
    }

    /// Like `release`, but the addresses and bytes stay in use until `recycle`.
    pub fn take_out(&mut self, base: u64, fits: impl Fn(&Kind) -> bool) -> Outcome<Allocation> {
        let found = self.allocations.get(&base);
        found
            .filter(|allocation| fits(&allocation.kind))
            .ok_or(Code::INVALID_VALUE)?;
        self.spans = None;
        self.allocations.remove(&base).ok_or(Code::INVALID_VALUE)
    }

    /// Releases the addresses and counted bytes of an allocation.
    pub fn recycle(&mut self, allocation: &Allocation) {
        let (base, size) = (allocation.base, allocation.size);
        match allocation.kind {
            Kind::Variable => {
                self.discharge(page_multiple(size).unwrap_or(0));
                self.device.give(base, size);
            }
            Kind::Device => {
                self.discharge(size);
                self.device.give(base, size);
            }
            Kind::Pooled { pool } => {
                self.discharge(size);
                self.device.give(base, size);
                self.pools.note_return(pool, size);
            }
            Kind::OfGraph { .. } => self.device.give(base, size),
            Kind::Opened { pages, .. } => self.device.close(pages),
            Kind::Managed(_) => {
                self.managed.give(base, size);
                self.refund_host(size);
            }
            Kind::Pinned { .. } => {
                self.host.give(base, size);
                self.refund_host(size);
            }
            Kind::Registered { .. } | Kind::Mapped { .. } => {}
        }
    }

    /// Frees the memory of a destroyed context. Pooled and mapped memory belongs to the device.
    pub fn free_all_of(&mut self, context: usize) {
        let is_left = |allocation: &Allocation| {
            allocation.context == context
                && !matches!(
                    allocation.kind,
                    Kind::Pooled { .. } | Kind::OfGraph { .. } | Kind::Mapped { .. }
                )
        };
        let doomed: Vec<u64> = self
            .allocations
            .values()
            .filter(|allocation| is_left(allocation))
            .map(|allocation| allocation.base)
            .collect();
        for base in doomed {
            let _ = self.release(base, |_| true);
        }
    }
}

/// Rounds up to whole pages.
fn page_multiple(size: u64) -> Outcome<u64> {
    size.checked_next_multiple_of(4096)
        .ok_or(Code::OUT_OF_MEMORY)
}

/// Returns the charged size of an allocation: large ones occupy granules of the device, and small ones share
/// a granule.
fn charged(size: u64) -> Option<u64> {
    match size {
        0..arena::LARGE_SIZE => arena::rounded(size),
        _ => size.checked_next_multiple_of(LARGE_ALIGNMENT),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_inside_an_allocation_belongs_to_it() {
        let mut memory = Memory::default();
        let base = memory.allocate_device(1, 65536).unwrap();
        assert_eq!(memory.find(base + 256).unwrap().base, base);
        assert!(memory.find(base + 65536).is_none());
    }

    #[test]
    fn freed_memory_is_distinguished_from_pageable_memory() {
        let mut memory = Memory::default();
        let base = memory.allocate_device(1, 65536).unwrap();
        memory.release(base, |_| true).unwrap();
        assert!(matches!(memory.locate(base), Place::Freed));
        let here = 0_u64;
        let address = &raw const here as u64;
        assert!(matches!(memory.locate(address), Place::Pageable));
    }

    #[test]
    fn allocations_beyond_the_free_memory_fail() {
        let mut memory = Memory::default();
        let (free, _) = memory.info();
        assert_eq!(
            memory.allocate_device(1, free + 1),
            Err(Code::OUT_OF_MEMORY)
        );
        assert_eq!(memory.allocate_device(1, 1 << 60), Err(Code::OUT_OF_MEMORY));
        assert_eq!(
            memory.allocate_device(1, u64::MAX),
            Err(Code::OUT_OF_MEMORY)
        );
    }

    #[test]
    fn freed_memory_counts_as_free() {
        let mut memory = Memory::default();
        let before = memory.info();
        let base = memory.allocate_device(1, 3 << 20).unwrap();
        assert!(memory.info().0 < before.0);
        memory.release(base, |_| true).unwrap();
        assert_eq!(memory.info(), before);
    }

    #[test]
    fn destroying_a_context_frees_its_memory() {
        let mut memory = Memory::default();
        let mine = memory.allocate_device(1, 512).unwrap();
        let other = memory.allocate_device(2, 512).unwrap();
        memory.free_all_of(1);
        assert!(memory.find(mine).is_none());
        assert!(memory.find(other).is_some());
    }
}
