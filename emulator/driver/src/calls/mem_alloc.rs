//! Device and managed memory: allocation, release, address ranges.

use super::prelude::*;
use crate::device::PITCH_ALIGNMENT;
use cuspec_glue::driver::calls::MemAllocCalls;

impl MemAllocCalls for Driver {
    unsafe fn cuMemAlloc_v2(&self, dptr: *mut CUdeviceptr, bytesize: usize) -> Outcome {
        let address = allocate(self, bytesize as u64)?;
        // SAFETY: the caller guarantees that `dptr` is null or valid for writes.
        unsafe { put(dptr, address) };
        Ok(())
    }

    unsafe fn cuMemAllocPitch_v2(
        &self,
        dptr: *mut CUdeviceptr,
        pPitch: *mut usize,
        WidthInBytes: usize,
        Height: usize,
        _ElementSizeBytes: c_uint,
    ) -> Outcome {
        let pitch = (WidthInBytes as u64)
            .checked_next_multiple_of(PITCH_ALIGNMENT)
            .ok_or(Code::OUT_OF_MEMORY)?;
        let size = pitch
            .checked_mul(Height as u64)
            .ok_or(Code::OUT_OF_MEMORY)?;
        let address = allocate(self, size)?;
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(dptr, address);
            put(pPitch, pitch as usize);
        }
        Ok(())
    }

    /// Rows of no width have no pitch.
    unsafe fn cuMemAllocPitch_v2_failed(
        &self,
        dptr: *mut CUdeviceptr,
        pPitch: *mut usize,
        WidthInBytes: usize,
        _Height: usize,
        _ElementSizeBytes: c_uint,
        code: ResultCode,
    ) {
        if code == ResultCode::CUDA_ERROR_INVALID_VALUE && WidthInBytes == 0 && !dptr.is_null() {
            // SAFETY: the caller guarantees that `pPitch` is null or valid for writes.
            unsafe { put(pPitch, 0) };
        }
    }

    unsafe fn cuMemAllocManaged(
        &self,
        dptr: *mut CUdeviceptr,
        bytesize: usize,
        flags: c_uint,
    ) -> Outcome {
        let mut world = self.lock();
        let context = world.working_context()?;
        let memory = &mut world.memory;
        let address = memory.allocate_managed(context, bytesize as u64, flags)?;
        // SAFETY: the caller guarantees that `dptr` is null or valid for writes.
        unsafe { put(dptr, address) };
        Ok(())
    }

    unsafe fn cuMemFree_v2(&self, dptr: CUdeviceptr) -> Outcome {
        match dptr {
            0 => Ok(()),
            address => self.free(address),
        }
    }
}

fn allocate(driver: &Driver, size: u64) -> Outcome<u64> {
    let mut world = driver.lock();
    let context = world.working_context()?;
    world.memory.allocate_device(context, size)
}
