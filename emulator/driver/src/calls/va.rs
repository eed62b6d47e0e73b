//! Virtual memory: reserved ranges of addresses, physical memory, and mappings.

use super::prelude::*;
use crate::classify::neighbour;
use crate::device::ALLOCATION_GRANULARITY;
use crate::memory::Place;
use crate::memory::kinds::Kind;
use crate::memory::managed::Location;
use crate::memory::physical::{Physical, Properties};
use crate::memory::virtual_range::Party;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, PhysicalMemory, RangeAddress};
use cuspec_glue::driver::calls::VaCalls;

/// `CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`.
const POSIX_DESCRIPTOR: u32 = 1;
/// `CU_MEM_HANDLE_TYPE_FABRIC`.
const FABRIC: u32 = 8;
/// Bytes that memory is mapped in.
const GRANULE: u64 = crate::device::ALLOCATION_GRANULARITY;

impl Classify<RangeAddress> for Driver {
    fn classify(&self, value: u64) -> Facts<RangeAddress> {
        let Some(world) = self.known() else {
            return Facts::new(match value {
                0 => RangeAddress::Null,
                _ => RangeAddress::Garbage,
            });
        };
        let memory = &world.memory;
        let Some(range) = memory.reservation(value) else {
            return Facts::new(match memory.locate(value) {
                Place::Null => RangeAddress::Null,
                Place::Known(_) => RangeAddress::Allocated,
                Place::Freed => RangeAddress::Freed,
                _ => RangeAddress::Garbage,
            });
        };
        let mapping = memory.find(value).map_or(0, |found| found.remaining(value));
        // Access is set up to the end of any later mapping.
        let spanned = match (mapping, memory.end_of_mappings(value)) {
            (0, _) => range.remaining(value),
            (_, Some(end)) => end - value,
            (_, None) => memory.stretch(value),
        };
        let found = memory.find(value);
        let is_of_host = found.is_some_and(|found| match found.kind {
            Kind::Mapped { physical, .. } => {
                let physical = memory.physical.get(physical);
                physical.is_some_and(Physical::is_of_host)
            }
            _ => false,
        });
        Facts::new(match mapping {
            _ if found.is_some_and(|found| found.base != value) => RangeAddress::MappedMiddle,
            _ if is_of_host => RangeAddress::HostMapped,
            _ if !value.is_multiple_of(GRANULE) => RangeAddress::Unaligned,
            0 if value == range.base => RangeAddress::Reserved,
            0 => RangeAddress::ReservedMiddle,
            mapping if mapping < memory.stretch(value) => RangeAddress::MappedTwice,
            _ => RangeAddress::HalfMapped,
        })
        .with("range_size", range.size.into())
        .with("remaining", range.remaining(value).into())
        .with("mapping_size", mapping.into())
        .with("spanned", spanned.into())
    }

    /// Another range in the same state.
    fn neighbour(&self, value: u64) -> Option<u64> {
        let world = self.known()?;
        let memory = &world.memory;
        let is_mapped = |address| memory.find(address).is_some();
        let mut others = memory.reservations.values();
        let other = others
            .find(|range| !range.contains(value) && is_mapped(range.base) == is_mapped(value));
        other.map(|range| range.base)
    }
}

impl Classify<PhysicalMemory> for Driver {
    fn classify(&self, value: u64) -> Facts<PhysicalMemory> {
        let handle = value as usize;
        let known = self.known();
        let memory = known.as_ref().map(|world| &world.memory);
        if value == 0 {
            return Facts::new(PhysicalMemory::Null);
        }
        let found = memory.and_then(|memory| memory.physical(handle).ok());
        match found.map(|physical| physical.size) {
            Some(GRANULE) => {
                Facts::new(PhysicalMemory::Created).with("memory_size", GRANULE.into())
            }
            Some(size) => Facts::new(PhysicalMemory::Large).with("memory_size", size.into()),
            None => Facts::new(
                match memory.map(|memory| memory.physical.identify(handle)) {
                    Some(Identity::Gone) => PhysicalMemory::Released,
                    // Mappings have the memory, which has no handle.
                    Some(Identity::Live) => PhysicalMemory::Released,
                    _ => PhysicalMemory::Garbage,
                },
            ),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(&self.known()?.memory.physical, value)
    }
}

impl VaCalls for Driver {
    unsafe fn cuMemGetAllocationGranularity(
        &self,
        granularity: *mut usize,
        _prop: *const CUmemAllocationProp,
        _option: CUmemAllocationGranularity_flags,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(granularity, ALLOCATION_GRANULARITY as usize) };
        Ok(())
    }

    unsafe fn cuMemAddressReserve(
        &self,
        ptr: *mut CUdeviceptr,
        size: usize,
        alignment: usize,
        _addr: CUdeviceptr,
        _flags: c_ulonglong,
    ) -> Outcome {
        let mut world = self.lock();
        let memory = &mut world.memory;
        let base = memory.reserve_range(size as u64, alignment as u64)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(ptr, base) };
        Ok(())
    }

    unsafe fn cuMemAddressFree(&self, ptr: CUdeviceptr, size: usize) -> Outcome {
        self.lock().memory.free_range(ptr, size as u64)
    }

    unsafe fn cuMemCreate(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        size: usize,
        prop: *const CUmemAllocationProp,
        _flags: c_ulonglong,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let wish = unsafe { array(prop, 1) }.first().copied();
        let wish = wish.ok_or(Code::INVALID_VALUE)?;
        let flags = &wish.allocFlags;
        // A process of this machine may not share memory across machines.
        if wish.requestedHandleTypes.0 & FABRIC != 0 {
            return Err(Code::NOT_PERMITTED);
        }
        let properties = Properties {
            kind: wish.r#type.0,
            handle_types: wish.requestedHandleTypes.0 & POSIX_DESCRIPTOR,
            location: match Location::from(wish.location) {
                // Memory of the host without a node is memory of the first one.
                Location {
                    kind: Location::HOST,
                    ..
                } => Location {
                    kind: Location::HOST_NUMA,
                    id: 0,
                },
                location => location,
            },
            compression: flags.compressionType,
            rdma: (flags.gpuDirectRDMACapable != 0).into(),
            usage: flags.usage,
        };
        let mut world = self.lock();
        let made = world.memory.create_physical(size as u64, properties)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(handle, made as CUmemGenericAllocationHandle) };
        Ok(())
    }

    unsafe fn cuMemRelease(&self, handle: CUmemGenericAllocationHandle) -> Outcome {
        self.lock().memory.release_physical(handle as usize)
    }

    unsafe fn cuMemMap(
        &self,
        ptr: CUdeviceptr,
        size: usize,
        offset: usize,
        handle: CUmemGenericAllocationHandle,
        _flags: c_ulonglong,
    ) -> Outcome {
        let mut world = self.lock();
        let memory = &mut world.memory;
        memory.map(ptr, size as u64, offset as u64, handle as usize)
    }

    unsafe fn cuMemUnmap(&self, ptr: CUdeviceptr, size: usize) -> Outcome {
        self.lock().memory.unmap(ptr, size as u64)
    }

    unsafe fn cuMemGetAccess(
        &self,
        flags: *mut c_ulonglong,
        location: *const CUmemLocation,
        ptr: CUdeviceptr,
    ) -> Outcome {
        let (of_device, of_host) = self.lock().memory.access(ptr)?;
        // SAFETY: the caller guarantees that pointers are valid.
        let location = unsafe { array(location, 1) }.first().copied();
        let location = location.ok_or(Code::INVALID_VALUE)?;
        let access = match location.r#type {
            CU_MEM_LOCATION_TYPE_DEVICE => of_device,
            CU_MEM_LOCATION_TYPE_HOST_NUMA => of_host,
            // Where the host was given no access of its own, it has that of the device.
            _ if of_host == 0 => of_device,
            _ => of_host,
        };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(flags, access.into()) };
        Ok(())
    }

    unsafe fn cuMemSetAccess(
        &self,
        ptr: CUdeviceptr,
        size: usize,
        desc: *const CUmemAccessDesc,
        count: usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let wishes = unsafe { array(desc, count) };
        let mut world = self.lock();
        for wish in wishes {
            let party = match wish.location.r#type {
                CU_MEM_LOCATION_TYPE_DEVICE => Party::Device,
                _ => Party::Host,
            };
            world
                .memory
                .set_access(ptr, size as u64, party, wish.flags.0)?;
        }
        Ok(())
    }
}
