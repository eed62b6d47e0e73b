//! Surface objects, which are the driver's.

use cuspec_glue::runtime::calls::SurfaceObjectCalls;
use cuspec_sys::driver::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
use cuspec_sys::runtime::{cudaResourceDesc, cudaSurfaceObject_t};

use super::prelude::*;
use crate::driver::{code_of, driver};
use crate::textures;

impl SurfaceObjectCalls for Runtime {
    unsafe fn cudaCreateSurfaceObject(
        &self,
        pSurfObject: *mut cudaSurfaceObject_t,
        pResDesc: *const cudaResourceDesc,
    ) -> Outcome {
        // SAFETY: the caller guarantees that this points to a description.
        let memory = textures::memory(&unsafe { pResDesc.read_unaligned() })?;
        if memory.resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY {
            return Err(Code::cudaErrorInvalidResourceHandle);
        }
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the description is there.
        let made = unsafe { driver.cuSurfObjectCreate(&memory) };
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pSurfObject, made.map_err(code_of)?) };
        Ok(())
    }

    unsafe fn cudaGetSurfaceObjectResourceDesc(
        &self,
        pResDesc: *mut cudaResourceDesc,
        surfObject: cudaSurfaceObject_t,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the object is a number.
        let told = unsafe { driver.cuSurfObjectGetResourceDesc(surfObject) }.map_err(code_of)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pResDesc, textures::memory_back(&told)) };
        Ok(())
    }
}
