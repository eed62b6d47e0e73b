//! Creation of arrays.

use cuspec_glue::runtime::calls::ArrayCreateCalls;
use cuspec_sys::driver::CUDA_ARRAY3D_DESCRIPTOR;
use cuspec_sys::runtime::{cudaArray_t, cudaChannelFormatDesc, cudaExtent, cudaMipmappedArray_t};

use super::prelude::*;
use crate::channels::format_of;
use crate::driver::{code_of, driver};

impl ArrayCreateCalls for Runtime {
    unsafe fn cudaMallocArray(
        &self,
        array: *mut cudaArray_t,
        desc: *const cudaChannelFormatDesc,
        width: usize,
        height: usize,
        flags: c_uint,
    ) -> Outcome {
        let extent = cudaExtent {
            width,
            height,
            depth: 0,
        };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.cudaMalloc3DArray(array, desc, extent, flags) }
    }

    unsafe fn cudaMalloc3DArray(
        &self,
        array: *mut cudaArray_t,
        desc: *const cudaChannelFormatDesc,
        extent: cudaExtent,
        flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let shape = unsafe { shape(desc, extent, flags) }?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the descriptor is a local value.
        let made = unsafe { driver.cuArray3DCreate_v2(&shape) };
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(array, made.map_err(code_of)?.cast()) };
        Ok(())
    }

    unsafe fn cudaMallocMipmappedArray(
        &self,
        mipmappedArray: *mut cudaMipmappedArray_t,
        desc: *const cudaChannelFormatDesc,
        extent: cudaExtent,
        numLevels: c_uint,
        flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let shape = unsafe { shape(desc, extent, flags) }?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the descriptor is a local value.
        let made = unsafe { driver.cuMipmappedArrayCreate(&shape, numLevels) };
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(mipmappedArray, made.map_err(code_of)?.cast()) };
        Ok(())
    }
}

/// Returns the driver's descriptor of the array to create.
///
/// # Safety
/// The pointer is null or points to a descriptor.
pub(super) unsafe fn shape(
    desc: *const cudaChannelFormatDesc,
    extent: cudaExtent,
    flags: c_uint,
) -> Result<CUDA_ARRAY3D_DESCRIPTOR, Code> {
    if desc.is_null() {
        return Err(Code::cudaErrorInvalidValue);
    }
    // SAFETY: as above.
    let desc = unsafe { desc.read_unaligned() };
    let (format, channels) = format_of(&desc)?;
    Ok(CUDA_ARRAY3D_DESCRIPTOR {
        Width: extent.width,
        Height: extent.height,
        Depth: extent.depth,
        Format: format,
        NumChannels: channels,
        Flags: flags,
    })
}
