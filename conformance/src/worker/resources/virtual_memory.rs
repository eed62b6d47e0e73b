//! Reserved address ranges, physical memory, and mappings between them.

use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};

use cuspec_suite::exemplars::{
    ExportableMemory, Make, PhysicalMemory, RangeAddress, SharedDescriptor,
};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{RecordedCalls, recorded_calls};

recorded_calls! {
    VirtualMemoryCalls:
    cuMemAddressReserve(
        address: &mut u64, size: usize, alignment: usize, wish: u64, flags: u64
    );
    cuMemAddressFree(address: u64, size: usize);
    cuMemMap(address: u64, size: usize, offset: usize, memory: u64, flags: u64);
    cuMemSetAccess(address: u64, size: usize, access: *const u8, count: usize);
}

/// The granularity of allocations and mappings in bytes.
const GRANULE: usize = 2 << 20;

/// `CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`.
const BY_DESCRIPTOR: u32 = 1;

/// Size of a reserved range in bytes.
const RANGE: usize = 2 * GRANULE;

impl Make<RangeAddress> for CaseResources<'_> {
    fn make(&mut self, exemplar: RangeAddress, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        if exemplar == RangeAddress::Allocated {
            let mut address = 0;
            resources.cuMemAlloc_v2(&mut address, GRANULE)?;
            return Ok(address);
        }
        let range = reserve(resources, RANGE)?;
        let middle = range + GRANULE as u64;
        match exemplar {
            RangeAddress::Reserved | RangeAddress::Allocated => {}
            RangeAddress::ReservedMiddle => return Ok(middle),
            RangeAddress::Unaligned => return Ok(range + 65536),
            RangeAddress::HalfMapped => map(resources, &[range])?,
            RangeAddress::MappedTwice => map(resources, &[range, middle])?,
            RangeAddress::Freed => {
                resources
                    .before_call(move |resources| Ok(resources.cuMemAddressFree(range, RANGE)?));
            }
        }
        Ok(range)
    }
}

impl Make<PhysicalMemory> for CaseResources<'_> {
    fn make(&mut self, exemplar: PhysicalMemory, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            PhysicalMemory::Created => create(resources, GRANULE),
            PhysicalMemory::Large => create(resources, 2 * GRANULE),
            PhysicalMemory::Released => {
                let memory = create(resources, GRANULE)?;
                resources.before_call(move |resources| Ok(resources.cuMemRelease(memory)?));
                Ok(memory)
            }
        }
    }
}

impl Make<ExportableMemory> for CaseResources<'_> {
    fn make(&mut self, exemplar: ExportableMemory, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ExportableMemory::Exportable => create_exportable(resources),
            ExportableMemory::Private => create(resources, GRANULE),
        }
    }
}

impl Make<SharedDescriptor> for CaseResources<'_> {
    fn make(&mut self, exemplar: SharedDescriptor, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            SharedDescriptor::Exported => {
                let memory = create_exportable(resources)?;
                let mut number = -1;
                resources.api().cuMemExportToShareableHandle(
                    &mut number,
                    memory,
                    BY_DESCRIPTOR,
                    0,
                )?;
                if number <= 2 {
                    let reason = format!("memory was exported as the standard descriptor {number}");
                    return Err(SetupError::Unavailable(reason));
                }
                // SAFETY: the descriptor is new, and has no other owner.
                let descriptor = unsafe { OwnedFd::from_raw_fd(number) };
                let number = descriptor.as_raw_fd() as u64;
                resources.on_release(move |_| {
                    drop(descriptor);
                    Ok(())
                });
                Ok(number)
            }
        }
    }
}

/// A range mapped to device memory, with access for the device. A reserved granule after it separates it
/// from the next mapping.
pub(super) fn mapped(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    let range = reserve(resources, size + GRANULE)?;
    map(resources, &[range])?;
    let access = access(resources.shared.device);
    resources.cuMemSetAccess(range, size, access.as_ptr(), 1)?;
    Ok(range)
}

fn reserve(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    let mut address = 0;
    resources.cuMemAddressReserve(&mut address, size, 0, 0, 0)?;
    Ok(address)
}

fn create(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    let properties = properties(resources.shared.device);
    let mut memory = 0;
    resources.cuMemCreate(&mut memory, size, properties.as_ptr(), 0)?;
    Ok(memory)
}

/// Memory that can be exported as a descriptor.
fn create_exportable(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut properties = properties(resources.shared.device);
    properties[4..8].copy_from_slice(&BY_DESCRIPTOR.to_le_bytes());
    let mut memory = 0;
    resources.cuMemCreate(&mut memory, GRANULE, properties.as_ptr(), 0)?;
    Ok(memory)
}

/// Maps one granule of new memory at each address. The mappings keep the memory alive.
fn map(resources: &mut CaseResources<'_>, addresses: &[u64]) -> Result<(), SetupError> {
    let memory = create(resources, GRANULE)?;
    for address in addresses {
        resources.cuMemMap(*address, GRANULE, 0, memory, 0)?;
    }
    Ok(resources.cuMemRelease(memory)?)
}

/// `CUmemAllocationProp`: pinned memory on a device.
fn properties(device: i32) -> [u8; 32] {
    const PINNED: u32 = 1;
    let mut properties = [0; 32];
    properties[0..4].copy_from_slice(&PINNED.to_le_bytes());
    properties[8..16].copy_from_slice(&location(device));
    properties
}

/// `CUmemAccessDesc`: read and write access for a device.
fn access(device: i32) -> [u8; 12] {
    const READ_AND_WRITE: u32 = 3;
    let mut access = [0; 12];
    access[0..8].copy_from_slice(&location(device));
    access[8..12].copy_from_slice(&READ_AND_WRITE.to_le_bytes());
    access
}

/// `CUmemLocation`: a device.
fn location(device: i32) -> [u8; 8] {
    const DEVICE: u32 = 1;
    let mut location = [0; 8];
    location[0..4].copy_from_slice(&DEVICE.to_le_bytes());
    location[4..8].copy_from_slice(&device.to_le_bytes());
    location
}
