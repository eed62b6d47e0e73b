//! Imported external memory as arrays with levels.

use super::array::shape_of;
use super::extres_interop::ExternalMemory;
use super::prelude::*;
use cuspec_glue::driver::calls::ExtresInteropArrayCalls;

impl ExtresInteropArrayCalls for Driver {
    unsafe fn cuExternalMemoryGetMappedMipmappedArray(
        &self,
        mipmap: *mut CUmipmappedArray,
        extMem: CUexternalMemory,
        mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `mipmapDesc` is null or points to a record.
        let asked = unsafe { array(mipmapDesc, 1) };
        let asked = asked.first().ok_or(Code::INVALID_VALUE)?;
        let shape = shape_of(&asked.arrayDesc);
        let physical = {
            let mut world = self.lock();
            let memory = world.others.of::<ExternalMemory>().get(extMem as usize);
            memory.ok_or(Code::INVALID_VALUE)?.physical
        };
        let made = self.map_mipmapped_array(physical, asked.offset, shape, asked.numLevels)?;
        // SAFETY: the caller guarantees that `mipmap` is valid for writes.
        unsafe { put(mipmap, made as CUmipmappedArray) };
        Ok(())
    }
}
