//! Three-dimensional copies.

use super::prelude::*;
use crate::operations::boxes::Side;
use crate::operations::transfers::Order;
use cuspec_glue::driver::calls::MemCopyBoxesCalls;

/// Runs the copy of a descriptor of either kind.
macro_rules! slices {
    ($driver:expr, $copy:expr, $order:expr) => {{
        // SAFETY: the caller guarantees that the pointer is null or points to a record.
        let given = unsafe { array($copy, 1) };
        let copy = given.first().ok_or(Code::INVALID_VALUE)?;
        let to = Side {
            memory_type: copy.dstMemoryType.0,
            host: copy.dstHost as u64,
            device: copy.dstDevice,
            array: copy.dstArray as usize,
            pitch: copy.dstPitch as u64,
            height: copy.dstHeight as u64,
            left_out: [copy.dstXInBytes as u64, copy.dstY as u64, copy.dstZ as u64],
        };
        let from = Side {
            memory_type: copy.srcMemoryType.0,
            host: copy.srcHost as u64,
            device: copy.srcDevice,
            array: copy.srcArray as usize,
            pitch: copy.srcPitch as u64,
            height: copy.srcHeight as u64,
            left_out: [copy.srcXInBytes as u64, copy.srcY as u64, copy.srcZ as u64],
        };
        let extent = [
            copy.WidthInBytes as u64,
            copy.Height as u64,
            copy.Depth as u64,
        ];
        let order: Order = $order;
        $driver.copy_box(to, from, extent, order)
    }};
}

pub(super) use slices;

impl MemCopyBoxesCalls for Driver {
    unsafe fn cuMemcpy3D_v2(&self, pCopy: *const CUDA_MEMCPY3D) -> Outcome {
        slices!(self, pCopy, waiting())
    }

    unsafe fn cuMemcpy3DAsync_v2(&self, pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> Outcome {
        slices!(self, pCopy, joining(hStream))
    }
}
