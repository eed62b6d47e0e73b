//! Two-dimensional copies.

use super::prelude::*;
use crate::operations::boxes::Side;
use crate::operations::transfers::Order;
use cuspec_glue::driver::calls::MemCopyRowsCalls;

impl MemCopyRowsCalls for Driver {
    unsafe fn cuMemcpy2D_v2(&self, pCopy: *const CUDA_MEMCPY2D) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { rectangle(self, pCopy, waiting()) }
    }

    unsafe fn cuMemcpy2DUnaligned_v2(&self, pCopy: *const CUDA_MEMCPY2D) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { rectangle(self, pCopy, waiting()) }
    }

    unsafe fn cuMemcpy2DAsync_v2(&self, pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { rectangle(self, pCopy, joining(hStream)) }
    }
}

/// Runs the copy of a descriptor.
///
/// # Safety
/// The pointer is null or valid.
unsafe fn rectangle(driver: &Driver, copy: *const CUDA_MEMCPY2D, order: Order) -> Outcome {
    // SAFETY: `copy` is null or points to a record.
    let given = unsafe { array(copy, 1) };
    let copy = given.first().ok_or(Code::INVALID_VALUE)?;
    let to = Side {
        memory_type: copy.dstMemoryType.0,
        host: copy.dstHost as u64,
        device: copy.dstDevice,
        array: copy.dstArray as usize,
        pitch: copy.dstPitch as u64,
        height: 0,
        left_out: [copy.dstXInBytes as u64, copy.dstY as u64, 0],
    };
    let from = Side {
        memory_type: copy.srcMemoryType.0,
        host: copy.srcHost as u64,
        device: copy.srcDevice,
        array: copy.srcArray as usize,
        pitch: copy.srcPitch as u64,
        height: 0,
        left_out: [copy.srcXInBytes as u64, copy.srcY as u64, 0],
    };
    let extent = [copy.WidthInBytes as u64, copy.Height as u64, 1];
    driver.copy_box(to, from, extent, order)
}
