//! Multicast objects of one device, and memory for them.

use cuspec_suite::exemplars::{BoundAddress, BoundMemory, Make, MulticastObject};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::virtual_memory;
use crate::worker::driver_calls::recorded_calls;

recorded_calls! {
    MulticastCalls:
    cuMulticastCreate(object: &mut u64, properties: *const u8);
    cuMulticastAddDevice(object: u64, device: i32);
    cuMulticastBindMem(
        object: u64, offset: usize, memory: u64, memory_offset: usize, size: usize, flags: u64
    );
}

/// Size of an object in bytes.
const WHOLE: usize = 1 << 30;

/// Size of half an object in bytes.
const HALF: usize = WHOLE / 2;

impl Make<MulticastObject> for CaseResources<'_> {
    fn make(&mut self, exemplar: MulticastObject, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        if exemplar == MulticastObject::Memory {
            return virtual_memory::create(resources, HALF);
        }
        let object = create(resources)?;
        let device = resources.shared.device;
        if exemplar != MulticastObject::Incomplete {
            resources.cuMulticastAddDevice(object, device)?;
        }
        if exemplar == MulticastObject::Bound {
            let memory = virtual_memory::create(resources, HALF)?;
            resources.cuMulticastBindMem(object, 0, memory, 0, HALF, 0)?;
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
        virtual_memory::create(self, size)
    }
}

impl Make<BoundAddress> for CaseResources<'_> {
    fn make(&mut self, exemplar: BoundAddress, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let size = match exemplar {
            BoundAddress::Half => HALF,
            BoundAddress::Whole => WHOLE,
        };
        virtual_memory::mapped(self, size)
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
