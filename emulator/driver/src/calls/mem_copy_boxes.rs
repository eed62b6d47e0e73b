//! Three-dimensional copies.

use super::prelude::*;
use crate::objects::graph::BoxCopy;
use crate::operations::boxes::Side;
use crate::operations::transfers::Order;
use cuspec_glue::driver::calls::MemCopyBoxesCalls;

/// The copy of a descriptor of either kind.
macro_rules! box_of {
    ($copy:expr) => {
        BoxCopy {
            to: Side {
                memory_type: $copy.dstMemoryType.0,
                host: $copy.dstHost as u64,
                device: $copy.dstDevice,
                array: $copy.dstArray as usize,
                pitch: $copy.dstPitch as u64,
                height: $copy.dstHeight as u64,
                left_out: [
                    $copy.dstXInBytes as u64,
                    $copy.dstY as u64,
                    $copy.dstZ as u64,
                ],
            },
            from: Side {
                memory_type: $copy.srcMemoryType.0,
                host: $copy.srcHost as u64,
                device: $copy.srcDevice,
                array: $copy.srcArray as usize,
                pitch: $copy.srcPitch as u64,
                height: $copy.srcHeight as u64,
                left_out: [
                    $copy.srcXInBytes as u64,
                    $copy.srcY as u64,
                    $copy.srcZ as u64,
                ],
            },
            extent: [
                $copy.WidthInBytes as u64,
                $copy.Height as u64,
                $copy.Depth as u64,
            ],
        }
    };
}

pub(super) use box_of;

/// Makes a copy that a descriptor describes.
pub(super) fn copy_described(driver: &Driver, copy: BoxCopy, order: Order) -> Outcome {
    driver.copy_box(copy.to, copy.from, copy.extent, order)
}

impl MemCopyBoxesCalls for Driver {
    unsafe fn cuMemcpy3D_v2(&self, pCopy: *const CUDA_MEMCPY3D) -> Outcome {
        // SAFETY: the caller guarantees that the pointer is null or points to a record.
        let copy = unsafe { record(pCopy) }?;
        copy_described(self, box_of!(copy), waiting())
    }

    unsafe fn cuMemcpy3DAsync_v2(&self, pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> Outcome {
        // SAFETY: the caller guarantees that the pointer is null or points to a record.
        let copy = unsafe { record(pCopy) }?;
        copy_described(self, box_of!(copy), joining(hStream))
    }
}
