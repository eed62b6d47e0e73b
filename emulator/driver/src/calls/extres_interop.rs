//! Imported external memory, which is always exported by this driver.

use std::os::fd::{FromRawFd, OwnedFd, RawFd};

use super::prelude::*;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, ExternalMemory as Exemplar, MemoryDescriptor};
use cuspec_glue::driver::calls::ExtresInteropCalls;

use crate::classify::neighbour;
use crate::memory::external::is_open;

/// Imported memory.
pub(super) struct ExternalMemory {
    /// Its physical memory.
    pub(super) physical: usize,
    /// Size of the imported part in bytes.
    size: u64,
}

impl ExtresInteropCalls for Driver {
    unsafe fn cuImportExternalMemory(
        &self,
        extMem_out: *mut CUexternalMemory,
        memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `memHandleDesc` is null or points to a record.
        let asked = unsafe { array(memHandleDesc, 1) };
        let asked = asked.first().ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the handle type selects the descriptor.
        let descriptor = unsafe { asked.handle.fd };
        let mut world = self.lock();
        let physical = world.memory.import_physical(descriptor);
        let physical = physical.ok_or(Code::INVALID_HANDLE)?;
        // SAFETY: the driver takes ownership of an imported descriptor.
        drop(unsafe { OwnedFd::from_raw_fd(descriptor) });
        let size = asked.size;
        let handle = world.others.of().insert(ExternalMemory { physical, size });
        // SAFETY: the caller guarantees that `extMem_out` is valid for writes.
        unsafe { put(extMem_out, handle as CUexternalMemory) };
        Ok(())
    }

    unsafe fn cuExternalMemoryGetMappedBuffer(
        &self,
        devPtr: *mut CUdeviceptr,
        extMem: CUexternalMemory,
        bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `bufferDesc` is null or points to a record.
        let asked = unsafe { array(bufferDesc, 1) };
        let asked = asked.first().ok_or(Code::INVALID_VALUE)?;
        let mut world = self.lock();
        let memory = world.others.of::<ExternalMemory>().get(extMem as usize);
        let physical = memory.ok_or(Code::INVALID_VALUE)?.physical;
        let address = world.memory.map_part(physical, asked.offset)?;
        // SAFETY: the caller guarantees that `devPtr` is valid for writes.
        unsafe { put(devPtr, address) };
        Ok(())
    }

    unsafe fn cuDestroyExternalMemory(&self, extMem: CUexternalMemory) -> Outcome {
        let mut world = self.lock();
        let ended = world.others.of::<ExternalMemory>().remove(extMem as usize);
        let memory = ended.ok_or(Code::INVALID_VALUE)?;
        world.memory.release_physical(memory.physical)
    }
}

impl Classify<Exemplar> for Driver {
    fn classify(&self, value: u64) -> Facts<Exemplar> {
        let handle = value as usize;
        let known = self.known().map(|mut world| {
            let table = world.others.of::<ExternalMemory>();
            let size = table.get(handle).map(|memory| memory.size);
            (table.identify(handle), size)
        });
        let (identity, size) = known.unwrap_or((Identity::Unknown, None));
        let facts = Facts::new(match identity {
            _ if value == 0 => Exemplar::Null,
            Identity::Live => Exemplar::Imported,
            Identity::Gone => Exemplar::Destroyed,
            Identity::Unknown => Exemplar::Garbage,
        });
        match size {
            Some(size) => facts.with("size", size.into()),
            None => facts,
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<ExternalMemory>(), value)
    }
}

impl Classify<MemoryDescriptor> for Driver {
    fn classify(&self, value: u64) -> Facts<MemoryDescriptor> {
        let descriptor = value as RawFd;
        let exported = || self.known()?.memory.exported(descriptor);
        Facts::new(match exported() {
            Some(_) => MemoryDescriptor::Exported,
            None if is_open(descriptor) => MemoryDescriptor::Foreign,
            None => MemoryDescriptor::Nobodys,
        })
    }
}
