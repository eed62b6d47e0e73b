//! Single copies with attributes, implemented as batches of one.

use super::prelude::*;
use cuspec_glue::driver::calls::{
    MemCopyAttributesCalls, MemCopyBatchBoxesCalls, MemCopyBatchCalls,
};

impl MemCopyAttributesCalls for Driver {
    unsafe fn cuMemcpyWithAttributesAsync(
        &self,
        dst: CUdeviceptr,
        src: CUdeviceptr,
        size: usize,
        attr: *mut CUmemcpyAttributes,
        hStream: CUstream,
    ) -> Outcome {
        let (mut to, mut from, mut size, mut first) = (dst, src, size, 0);
        // SAFETY: the caller guarantees that each array has one element, and the attributes are valid.
        unsafe {
            self.cuMemcpyBatchAsync_v2(
                &mut to, &mut from, &mut size, 1, attr, &mut first, 1, hStream,
            )
        }
    }

    unsafe fn cuMemcpy3DWithAttributesAsync(
        &self,
        op: *mut CUDA_MEMCPY3D_BATCH_OP,
        flags: c_ulonglong,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the copy is valid.
        unsafe { self.cuMemcpy3DBatchAsync_v2(1, op, flags, hStream) }
    }
}
