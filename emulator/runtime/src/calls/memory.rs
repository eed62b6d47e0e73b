//! Allocation of memory.

use cuspec_glue::runtime::calls::MemoryCalls;
use cuspec_glue::runtime::driver_calls;

use super::prelude::*;
use crate::contexts;

/// `cudaMemAttachGlobal`.
const ATTACH_GLOBAL: c_uint = 1;

impl MemoryCalls for Runtime {
    /// The driver rejects a size of zero; the runtime returns a null pointer.
    unsafe fn cudaMalloc(&self, devPtr: *mut *mut c_void, size: usize) -> Outcome {
        if size == 0 && !devPtr.is_null() {
            // SAFETY: the caller guarantees that `devPtr` is valid for writes.
            unsafe { put(devPtr, std::ptr::null_mut()) };
            return Ok(());
        }
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaMalloc(self, devPtr, size) }
    }

    unsafe fn cudaMallocManaged(
        &self,
        devPtr: *mut *mut c_void,
        size: usize,
        flags: c_uint,
    ) -> Outcome {
        // Flags are not checked without bytes.
        let flags = if size == 0 { ATTACH_GLOBAL } else { flags };
        // SAFETY: the caller guarantees that pointers are valid. One byte is allocated so that the driver
        // checks the other arguments.
        unsafe {
            driver_calls::cudaMallocManaged(self, devPtr, size.max(1), flags)?;
            nothing_if(self, size == 0, devPtr)
        }
    }

    unsafe fn cudaHostAlloc(&self, pHost: *mut *mut c_void, size: usize, flags: c_uint) -> Outcome {
        // Without bytes the driver is not called, which would check flags and captures.
        if size == 0 {
            // SAFETY: the caller guarantees that `pHost` is valid for writes.
            unsafe { put(pHost, std::ptr::null_mut()) };
            return Ok(());
        }
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaHostAlloc(self, pHost, size, flags) }
    }

    unsafe fn cudaMallocPitch(
        &self,
        devPtr: *mut *mut c_void,
        pitch: *mut usize,
        width: usize,
        height: usize,
    ) -> Outcome {
        // Without bytes the driver is not called, which would check captures.
        if width == 0 || height == 0 {
            contexts::fault().map_or(Ok(()), Err)?;
            // SAFETY: the caller guarantees that both pointers are valid for writes.
            unsafe {
                put(devPtr, std::ptr::null_mut());
                put(pitch, 0);
            }
            return Ok(());
        }
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaMallocPitch(self, devPtr, pitch, width, height) }
    }
}

/// Frees the allocation that replaced a request for zero bytes, and writes a null pointer.
///
/// # Safety
/// `place` holds the address of an allocation that has no other user.
unsafe fn nothing_if(runtime: &Runtime, is_nothing: bool, place: *mut *mut c_void) -> Outcome {
    if is_nothing {
        // SAFETY: as above.
        unsafe {
            driver_calls::cudaFree(runtime, *place)?;
            put(place, std::ptr::null_mut());
        }
    }
    Ok(())
}
