//! Device memory and host memory.

use cuspec_suite::exemplars::{Address, Host, Make};

use super::acquired::AcquiredList;
use super::case_resources::CaseResources;
use super::kept_memory::Block;
use super::made::{Numbers, SetupError};
use super::virtual_memory;
use crate::worker::driver_calls::{Handle, RecordedCalls};

/// `CU_MEM_ATTACH_GLOBAL`.
const ATTACH_GLOBAL: u32 = 1;
/// `CUDA_ERROR_OUT_OF_MEMORY`.
const OUT_OF_MEMORY: u32 = 2;
/// More bytes than any device has.
const MAX_ALLOCATION: usize = 1 << 40;
/// `CU_MEMHOSTALLOC_PORTABLE` and `CU_MEMHOSTALLOC_DEVICEMAP`.
const PORTABLE_AND_MAPPED: u32 = 3;

impl Make<Address> for CaseResources<'_> {
    fn make(&mut self, exemplar: Address, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Address::Device | Address::Interior | Address::Misaligned => {
                inside(numbers, |size| resources.memory("device", size, device))
            }
            Address::Mapped => inside(numbers, |size| {
                resources.memory("mapped", size, virtual_memory::mapped)
            }),
            Address::Managed | Address::ManagedInterior => {
                inside(numbers, |size| resources.memory("managed", size, managed))
            }
            Address::Pooled => inside(numbers, |size| resources.memory("pooled", size, pooled)),
            Address::Pinned | Address::PinnedInterior => {
                inside(numbers, |size| resources.memory("pinned", size, pinned))
            }
            Address::Registered => inside(numbers, |size| {
                resources.memory("registered", size, registered)
            }),
            Address::Pageable => inside(numbers, |size| pageable(resources, size)),
            Address::Freed => make_freed(resources, numbers),
        }
    }
}

impl Make<Host> for CaseResources<'_> {
    fn make(&mut self, exemplar: Host, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Host::Pageable => inside(numbers, |size| pageable(resources, size)),
            Host::Pinned => inside(numbers, |size| resources.memory("pinned", size, pinned)),
            Host::Managed => inside(numbers, |size| resources.memory("managed", size, managed)),
        }
    }
}

/// Whether the address is that of host memory. Managed memory is left out: its pages move.
pub(super) fn is_host(exemplar: Address) -> bool {
    match exemplar {
        Address::Pinned | Address::PinnedInterior | Address::Registered | Address::Pageable => true,
        Address::Device
        | Address::Interior
        | Address::Misaligned
        | Address::Mapped
        | Address::Managed
        | Address::ManagedInterior
        | Address::Pooled
        | Address::Freed => false,
    }
}

/// Bytes from the address to the end of its allocation.
pub(super) fn remaining(numbers: &Numbers<'_>) -> usize {
    numbers.get("remaining", 65536)
}

/// An address at the exemplar's offset inside an allocation of its size.
fn inside(
    numbers: &Numbers<'_>,
    allocate: impl FnOnce(usize) -> Result<u64, SetupError>,
) -> Result<u64, SetupError> {
    let size = numbers.get("allocation_size", remaining(numbers));
    let base = allocate(size)?;
    Ok(base + numbers.get("offset", 0) as u64)
}

pub(super) fn device(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    let mut address = 0;
    resources.cuMemAlloc_v2(&mut address, size)?;
    Ok(address)
}

pub(super) fn managed(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    let mut address = 0;
    resources.cuMemAllocManaged(&mut address, size, ATTACH_GLOBAL)?;
    Ok(address)
}

/// Memory of the device's current pool, which is usable when this returns.
pub(super) fn pooled(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    let stream: Handle = std::ptr::null_mut();
    let mut address = 0;
    resources
        .api()
        .cuMemAllocAsync(&mut address, size, stream)?;
    // `cuMemFree` would also free it, but waits for the whole device.
    resources.on_release(move |api| {
        api.cuMemFreeAsync(address, std::ptr::null_mut())?;
        api.cuStreamSynchronize(std::ptr::null_mut())
    });
    resources.api().cuStreamSynchronize(stream)?;
    Ok(address)
}

pub(super) fn pinned(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    let mut address: Handle = std::ptr::null_mut();
    resources.cuMemHostAlloc(&mut address, size, PORTABLE_AND_MAPPED)?;
    Ok(address as u64)
}

pub(super) fn registered(
    resources: &mut CaseResources<'_>,
    size: usize,
) -> Result<u64, SetupError> {
    let address = pageable(resources, size)?;
    resources.cuMemHostRegister_v2(address as Handle, size, PORTABLE_AND_MAPPED)?;
    Ok(address)
}

/// Pages of this process, which are zeroed on first access.
pub(super) fn pageable(resources: &mut CaseResources<'_>, size: usize) -> Result<u64, SetupError> {
    resources
        .map(size, true)
        .ok_or_else(|| SetupError::Unavailable("no memory on the host".to_owned()))
}

/// Allocates all remaining memory of the device.
pub(crate) fn fill_device(resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
    let mut size = MAX_ALLOCATION;
    while size > 0 {
        match device(resources, size) {
            Ok(_) => {}
            Err(SetupError::Refused(error)) if error.code == Some(OUT_OF_MEMORY) => size /= 2,
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Freed right before the call, so that no other allocation gets its address.
fn make_freed(resources: &mut CaseResources<'_>, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
    let size = numbers.get("allocation_size", numbers.get("remaining", 65536));
    let address = device(resources, size)?;
    resources.before_call(move |resources| Ok(resources.cuMemFree_v2(address)?));
    Ok(address)
}

impl CaseResources<'_> {
    /// Memory of this kind: an allocation that an earlier case has used, or a new one. If the call may
    /// change its state, it is new and freed after the case.
    pub(super) fn memory(
        &mut self,
        kind: &'static str,
        size: usize,
        allocate: fn(&mut Self, usize) -> Result<u64, SetupError>,
    ) -> Result<u64, SetupError> {
        if self.alters {
            return allocate(self, size);
        }
        if let Some(block) = self.shared.memory.take(self.maker, kind, size) {
            let address = block.address;
            self.is_reused = true;
            self.lent.push(block);
            return Ok(address);
        }
        // The allocation made here belongs to the worker, so its resources are recorded in a list of its
        // own.
        let own = AcquiredList::new(self.shared.suite, self.maker);
        let of_case = std::mem::replace(&mut self.acquired, own);
        let made = allocate(self, size);
        let acquired = std::mem::replace(&mut self.acquired, of_case);
        match made {
            Ok(address) => self.lent.push(Block {
                maker: self.maker,
                kind,
                size,
                address,
                acquired,
            }),
            Err(_) => self.acquired.append(acquired),
        }
        made
    }
}
