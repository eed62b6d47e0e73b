//! Surface objects.

use cuspec_glue::runtime::calls::SurfaceObjectCalls;
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
        // SAFETY: the caller guarantees that the pointer points to a descriptor.
        let memory = textures::memory(&unsafe { pResDesc.read_unaligned() })?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the descriptor is a local value.
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
        // SAFETY: the driver checks the object, which is a number.
        let desc = unsafe { driver.cuSurfObjectGetResourceDesc(surfObject) }.map_err(code_of)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pResDesc, textures::memory_back(&desc)) };
        Ok(())
    }
}
