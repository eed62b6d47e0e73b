//! Memory pools.

use std::ffi::c_int;
use std::fs::File;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};

use cuspec_suite::exemplars::{Make, MemPool, PoolDescriptor, SharedMemory, SharedPool};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::memory;
use crate::worker::driver_calls::{Handle, RecordedCalls, recorded_calls};

impl Make<MemPool> for CaseResources<'_> {
    fn make(&mut self, exemplar: MemPool, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            MemPool::Default => {
                let mut pool: Handle = std::ptr::null_mut();
                let device = resources.shared.device;
                resources
                    .api()
                    .cuDeviceGetDefaultMemPool(&mut pool, device)?;
                Ok(pool as u64)
            }
            MemPool::Created => create_pool(resources),
            MemPool::Destroyed => {
                let pool = create_pool(resources)?;
                resources
                    .before_call(move |resources| Ok(resources.cuMemPoolDestroy(pool as Handle)?));
                Ok(pool)
            }
        }
    }
}

// Pools by whether they can be shared.
impl Make<SharedPool> for CaseResources<'_> {
    fn make(&mut self, exemplar: SharedPool, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            SharedPool::Shareable => create_shareable(resources),
            SharedPool::Default => {
                let mut pool: Handle = std::ptr::null_mut();
                let device = resources.shared.device;
                resources
                    .api()
                    .cuDeviceGetDefaultMemPool(&mut pool, device)?;
                Ok(pool as u64)
            }
            SharedPool::Created => create_pool(resources),
        }
    }
}

// Descriptors of shared pools.
impl Make<PoolDescriptor> for CaseResources<'_> {
    fn make(&mut self, exemplar: PoolDescriptor, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            PoolDescriptor::Exported => {
                let pool = create_shareable(resources)?;
                let descriptor = export(resources, pool)?;
                Ok(close_after(resources, descriptor))
            }
            PoolDescriptor::Foreign => {
                let file = File::open("/dev/null");
                let file = file.map_err(|error| SetupError::Unavailable(error.to_string()))?;
                Ok(close_after(resources, file.into()))
            }
        }
    }
}

// Memory of pools that can be shared, and other memory.
impl Make<SharedMemory> for CaseResources<'_> {
    fn make(&mut self, exemplar: SharedMemory, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            SharedMemory::Shared => allocate_shared(resources),
            SharedMemory::Interior => Ok(allocate_shared(resources)? + 256),
            SharedMemory::Pooled => memory::pooled(resources, SIZE),
            SharedMemory::Device => memory::device(resources, SIZE),
        }
    }
}

/// Size of each allocation in bytes.
const SIZE: usize = 65536;

/// `CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`.
const SHARED_BY_DESCRIPTOR: u32 = 1;

recorded_calls! {
    PoolCalls:
    cuMemPoolExportToShareableHandle(number: &mut c_int, pool: Handle, kind: u32, flags: u64);
    cuMemAllocFromPoolAsync(address: &mut u64, bytes: usize, pool: Handle, stream: Handle);
}

/// The number of a descriptor that is closed after the case.
fn close_after(resources: &mut CaseResources<'_>, descriptor: OwnedFd) -> u64 {
    let number = descriptor.as_raw_fd() as u64;
    resources.on_release(move |_| {
        drop(descriptor);
        Ok(())
    });
    number
}

/// Exports a pool as a descriptor.
fn export(resources: &mut CaseResources<'_>, pool: u64) -> Result<OwnedFd, SetupError> {
    let mut number: c_int = -1;
    let kind = SHARED_BY_DESCRIPTOR;
    resources.cuMemPoolExportToShareableHandle(&mut number, pool as Handle, kind, 0)?;
    if number <= 2 {
        let reason = format!("a pool was exported as the standard descriptor {number}");
        return Err(SetupError::Unavailable(reason));
    }
    // SAFETY: the descriptor is new, and has no other owner.
    Ok(unsafe { OwnedFd::from_raw_fd(number) })
}

/// Memory of a shared pool. Pointers of other pools cannot be exported.
fn allocate_shared(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let pool = create_shareable(resources)?;
    drop(export(resources, pool)?);
    let mut address = 0;
    let stream: Handle = std::ptr::null_mut();
    resources.cuMemAllocFromPoolAsync(&mut address, SIZE, pool as Handle, stream)?;
    resources.api().cuStreamSynchronize(stream)?;
    Ok(address)
}

fn create_pool(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    create(resources, 0)
}

fn create_shareable(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    create(resources, SHARED_BY_DESCRIPTOR)
}

fn create(resources: &mut CaseResources<'_>, shared_by: u32) -> Result<u64, SetupError> {
    let mut pool: Handle = std::ptr::null_mut();
    let properties = pool_properties(resources.shared.device, shared_by);
    resources.cuMemPoolCreate(&mut pool, properties.as_ptr())?;
    Ok(pool as u64)
}

/// `CUmemPoolProps`: pinned memory on a device, of any size.
fn pool_properties(device: i32, shared_by: u32) -> [u8; 88] {
    const PINNED: u32 = 1;
    const ON_DEVICE: u32 = 1;
    let mut properties = [0; 88];
    properties[0..4].copy_from_slice(&PINNED.to_le_bytes());
    properties[4..8].copy_from_slice(&shared_by.to_le_bytes());
    properties[8..12].copy_from_slice(&ON_DEVICE.to_le_bytes());
    properties[12..16].copy_from_slice(&device.to_le_bytes());
    properties
}
