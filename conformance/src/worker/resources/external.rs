//! Memory that is exported by the driver and imported through a descriptor.

use std::fs::File;
use std::os::fd::IntoRawFd;

use cuspec_suite::exemplars::{
    ExternalMemory, ExternalSemaphore, Make, MemoryDescriptor, TilePool,
};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    ExternalCalls:
    cuImportExternalMemory(memory: &mut Handle, description: *const u8);
    cuDestroyExternalMemory(memory: Handle);
    cuImportExternalSemaphore(semaphore: &mut Handle, description: *const u8);
    cuDestroyExternalSemaphore(semaphore: Handle);
    cuSignalExternalSemaphoresAsync(
        semaphores: *const Handle, how: *const u8, count: u32, stream: Handle
    );
}

impl Make<ExternalMemory> for CaseResources<'_> {
    fn make(&mut self, exemplar: ExternalMemory, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ExternalMemory::Imported => import(resources),
            ExternalMemory::Destroyed => {
                let memory = import(resources)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuDestroyExternalMemory(memory as Handle)?)
                });
                Ok(memory)
            }
        }
    }
}

impl Make<ExternalSemaphore> for CaseResources<'_> {
    fn make(&mut self, exemplar: ExternalSemaphore, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ExternalSemaphore::Imported => import_semaphore(resources),
            ExternalSemaphore::Signalled => {
                let semaphore = import_semaphore(resources)?;
                signal(resources, semaphore)?;
                Ok(semaphore)
            }
            ExternalSemaphore::Destroyed => {
                let semaphore = import_semaphore(resources)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuDestroyExternalSemaphore(semaphore as Handle)?)
                });
                Ok(semaphore)
            }
        }
    }
}

// Descriptors are not closed here: the driver closes one that it imports, and its number may then belong to
// another file.
impl Make<MemoryDescriptor> for CaseResources<'_> {
    fn make(&mut self, exemplar: MemoryDescriptor, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            MemoryDescriptor::Exported => export(resources).map(|number| number as u64),
            MemoryDescriptor::Foreign => {
                let file = File::open("/dev/null");
                let file = file.map_err(|error| SetupError::Unavailable(error.to_string()))?;
                Ok(file.into_raw_fd() as u64)
            }
        }
    }
}

// Memory that is not mapped yet, by its intended use.
impl Make<TilePool> for CaseResources<'_> {
    fn make(&mut self, exemplar: TilePool, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            TilePool::Pool => {
                const TILE_POOL: u8 = 1;
                create(resources, TILE_POOL)
            }
            TilePool::Ordinary => create(resources, 0),
        }
    }
}

fn create(resources: &mut CaseResources<'_>, usage: u8) -> Result<u64, SetupError> {
    let mut properties = properties(resources.shared.device);
    // The memory is not exported, so it needs no handle type.
    properties[4] = 0;
    properties[26] = usage;
    let mut memory = 0;
    let api = resources.api();
    api.cuMemCreate(&mut memory, SIZE, properties.as_ptr(), 0)?;
    resources.on_release(move |api| api.cuMemRelease(memory));
    Ok(memory)
}

/// Size of the memory in bytes.
const SIZE: usize = 2 << 20;

/// Exports device memory as a descriptor, which keeps the memory alive.
fn export(resources: &mut CaseResources<'_>) -> Result<i32, SetupError> {
    const BY_DESCRIPTOR: u32 = 1;
    let properties = properties(resources.shared.device);
    let mut memory = 0;
    let api = resources.api();
    api.cuMemCreate(&mut memory, SIZE, properties.as_ptr(), 0)?;
    let mut number = -1;
    api.cuMemExportToShareableHandle(&mut number, memory, BY_DESCRIPTOR, 0)?;
    resources.on_release(move |api| api.cuMemRelease(memory));
    Ok(number)
}

fn import(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    const BY_DESCRIPTOR: u32 = 1;
    let number = export(resources)?;
    let mut description = [0_u8; 104];
    description[0..4].copy_from_slice(&BY_DESCRIPTOR.to_le_bytes());
    description[8..12].copy_from_slice(&number.to_le_bytes());
    description[24..32].copy_from_slice(&SIZE.to_le_bytes());
    let mut memory: Handle = std::ptr::null_mut();
    resources.cuImportExternalMemory(&mut memory, description.as_ptr())?;
    Ok(memory as u64)
}

/// Imports the descriptor of exported memory as a semaphore, which the driver accepts.
fn import_semaphore(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    const BY_DESCRIPTOR: u32 = 1;
    let number = export(resources)?;
    let mut description = [0_u8; 96];
    description[0..4].copy_from_slice(&BY_DESCRIPTOR.to_le_bytes());
    description[8..12].copy_from_slice(&number.to_le_bytes());
    let mut semaphore: Handle = std::ptr::null_mut();
    resources.cuImportExternalSemaphore(&mut semaphore, description.as_ptr())?;
    Ok(semaphore as u64)
}

/// Signals a semaphore, and waits until it is signalled.
fn signal(resources: &mut CaseResources<'_>, semaphore: u64) -> Result<(), SetupError> {
    // `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS`.
    let how = [0_u8; 144];
    let (semaphore, stream) = (semaphore as Handle, std::ptr::null_mut());
    resources.cuSignalExternalSemaphoresAsync(&semaphore, how.as_ptr(), 1, stream)?;
    Ok(resources.api().cuStreamSynchronize(stream)?)
}

/// `CUmemAllocationProp`: pinned memory on a device that can be exported as a descriptor.
fn properties(device: i32) -> [u8; 32] {
    const PINNED: u32 = 1;
    const BY_DESCRIPTOR: u32 = 1;
    const ON_DEVICE: u32 = 1;
    let mut properties = [0; 32];
    properties[0..4].copy_from_slice(&PINNED.to_le_bytes());
    properties[4..8].copy_from_slice(&BY_DESCRIPTOR.to_le_bytes());
    properties[8..12].copy_from_slice(&ON_DEVICE.to_le_bytes());
    properties[12..16].copy_from_slice(&device.to_le_bytes());
    properties
}
