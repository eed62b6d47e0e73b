//! Surface references of programs.
#![allow(deprecated, reason = "the functions of references are deprecated")]

use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, ProgramSurface, SurfaceArray};
use cuspec_glue::runtime::calls::SurfaceCalls;
use cuspec_sys::runtime::{cudaArray_const_t, cudaChannelFormatDesc, surfaceReference};

use super::prelude::*;
use crate::driver::{code_of, driver};
use crate::references;

impl Classify<ProgramSurface> for Runtime {
    fn classify(&self, value: u64) -> Facts<ProgramSurface> {
        Facts::new(match value {
            0 => ProgramSurface::Null,
            _ if references::is_surface(value as usize) => ProgramSurface::Registered,
            _ => ProgramSurface::Unregistered,
        })
    }
}

impl Classify<SurfaceArray> for Runtime {
    /// The driver checks the array.
    fn classify(&self, value: u64) -> Facts<SurfaceArray> {
        Facts::new(match value {
            0 => SurfaceArray::Null,
            _ => SurfaceArray::Writable,
        })
    }
}

impl SurfaceCalls for Runtime {
    unsafe fn cudaBindSurfaceToArray(
        &self,
        surfref: *const surfaceReference,
        array: cudaArray_const_t,
        _desc: *const cudaChannelFormatDesc,
    ) -> Outcome {
        let reference = references::surface(surfref.cast())?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let array = array.cast_mut().cast();
        // SAFETY: the driver checks the array.
        unsafe { driver.cuSurfRefSetArray(reference, array, 0) }.map_err(code_of)
    }

    unsafe fn cudaGetSurfaceReference(
        &self,
        surfref: *mut *const surfaceReference,
        symbol: *const c_void,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(surfref, symbol.cast()) };
        Ok(())
    }
}
