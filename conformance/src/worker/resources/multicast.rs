//! Multicast objects of one device, and memory for them.

use cuspec_suite::exemplars::{BoundAddress, BoundMemory, Make, MulticastObject};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{RecordedCalls, recorded_calls};

recorded_calls! {
    MulticastCalls:
    cuMulticastCreate(object: &mut u64, properties: *const u8);
    cuMulticastAddDevice(object: u64, device: i32);
    cuMulticastBindMem(
        object: u64, offset: usize, memory: u64, memory_offset: usize, size: usize, flags: u64
    );
    cuMemAddressReserve(
        address: &mut u64, size: usize, alignment: usize, wish: u64, flags: u64
    );
    cuMemMap(address: u64, size: usize, offset: usize, memory: u64, flags: u64);
    cuMemSetAccess(address: u64, size: usize, access: *const u8, count: usize);
}

/// Size of an object in bytes.
const WHOLE: usize = 1 << 30;

/// Size of half an object in bytes.
const HALF: usize = WHOLE / 2;

impl Make<MulticastObject> for CaseResources<'_> {
    fn make(&mut self, exemplar: MulticastObject, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        if exemplar == MulticastObject::Memory {
            return memory(resources, HALF);
        }
        let object = create(resources)?;
        let device = resources.shared.device;
        if exemplar != MulticastObject::Incomplete {
            resources.cuMulticastAddDevice(object, device)?;
        }
        if exemplar == MulticastObject::Bound {
            let bound = memory(resources, HALF)?;
            resources.cuMulticastBindMem(object, 0, bound, 0, HALF, 0)?;
        }
        Ok(object)
    }
}

impl Make<BoundMemory> for CaseResources<'_> {
    fn make(&mut self, exemplar: BoundMemory, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let size = match exemplar {
            BoundMemory::Half => HALF,
            BoundMemory::Whole => WHOLE,
        };
        memory(self, size)
    }
}

impl Make<BoundAddress> for CaseResources<'_> {
    fn make(&mut self, exemplar: BoundAddress, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let size = match exemplar {
            BoundAddress::Half => HALF,
            BoundAddress::Whole => WHOLE,
        };
        mapped(self, size)
    }
}

/// Creates an object for one device, without the device.
fn create(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    // `CUmulticastObjectProp`.
    let mut properties = [0_u8; 32];
    properties[0..4].copy_from_slice(&1_u32.to_le_bytes());
    properties[8..16].copy_from_slice(&WHOLE.to_le_bytes());
    let mut object = 0;
    resources.cuMulticastCreate(&mut object, properties.as_ptr())?;
    Ok(object)
}

/// Physical memory of the device.
fn memory(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    const PINNED: u32 = 1;
    // `CUmemAllocationProp`.
    let mut properties = [0_u8; 32];
    properties[0..4].copy_from_slice(&PINNED.to_le_bytes());
    properties[8..16].copy_from_slice(&location(resources.shared.device));
    let mut memory = 0;
    resources.cuMemCreate(&mut memory, size, properties.as_ptr(), 0)?;
    Ok(memory)
}

/// The address of such memory, with access for the device.
fn mapped(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    const READ_AND_WRITE: u32 = 3;
    let memory = memory(resources, size)?;
    let mut address = 0;
    resources.cuMemAddressReserve(&mut address, size, 0, 0, 0)?;
    resources.cuMemMap(address, size, 0, memory, 0)?;
    // `CUmemAccessDesc`.
    let mut access = [0_u8; 12];
    access[0..8].copy_from_slice(&location(resources.shared.device));
    access[8..12].copy_from_slice(&READ_AND_WRITE.to_le_bytes());
    resources.cuMemSetAccess(address, size, access.as_ptr(), 1)?;
    Ok(address)
}

/// `CUmemLocation`: a device.
fn location(device: i32) -> [u8; 8] {
    const DEVICE: u32 = 1;
    let mut location = [0; 8];
    location[0..4].copy_from_slice(&DEVICE.to_le_bytes());
    location[4..8].copy_from_slice(&device.to_le_bytes());
    location
}
