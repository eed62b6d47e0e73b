//! Mipmapped arrays in imported external memory.

use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, ExternalMemory};
use cuspec_glue::runtime::calls::ExtresInteropArrayCalls;
use cuspec_sys::driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
use cuspec_sys::runtime::{
    cudaExternalMemory_t, cudaExternalMemoryMipmappedArrayDesc, cudaMipmappedArray_t,
};

use super::array_create::shape;
use super::prelude::*;
use crate::driver::{code_of, driver};

impl Classify<ExternalMemory> for Runtime {
    /// Only the driver knows the object behind the handle.
    fn classify(&self, value: u64) -> Facts<ExternalMemory> {
        Facts::new(match value {
            0 => ExternalMemory::Null,
            _ => ExternalMemory::Imported,
        })
    }
}

impl ExtresInteropArrayCalls for Runtime {
    unsafe fn cudaExternalMemoryGetMappedMipmappedArray(
        &self,
        mipmap: *mut cudaMipmappedArray_t,
        extMem: cudaExternalMemory_t,
        mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc,
    ) -> Outcome {
        if mipmapDesc.is_null() {
            return Err(Code::cudaErrorInvalidValue);
        }
        // SAFETY: the caller guarantees that a pointer that is not null points to a record.
        let given = unsafe { mipmapDesc.read_unaligned() };
        // SAFETY: the descriptor is a local value.
        let array = unsafe { shape(&given.formatDesc, given.extent, given.flags) }?;
        let desc = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
            offset: given.offset,
            arrayDesc: array,
            numLevels: given.numLevels,
            reserved: given.reserved,
        };
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that handles are valid.
        let made = unsafe { driver.cuExternalMemoryGetMappedMipmappedArray(extMem.cast(), &desc) };
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(mipmap, made.map_err(code_of)?.cast()) };
        Ok(())
    }
}
