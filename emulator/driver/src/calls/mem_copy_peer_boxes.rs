//! Three-dimensional copies between contexts of the one device.

use super::mem_copy_boxes::{box_of, copy_described};
use super::prelude::*;
use crate::objects::graph::BoxCopy;
use crate::operations::boxes::Side;
use cuspec_glue::driver::calls::MemCopyPeerBoxesCalls;

impl MemCopyPeerBoxesCalls for Driver {
    unsafe fn cuMemcpy3DPeer(&self, pCopy: *const CUDA_MEMCPY3D_PEER) -> Outcome {
        // SAFETY: the caller guarantees that the pointer is null or points to a record.
        let copy = unsafe { record(pCopy) }?;
        copy_described(self, box_of!(copy), waiting())
    }

    unsafe fn cuMemcpy3DPeerAsync(
        &self,
        pCopy: *const CUDA_MEMCPY3D_PEER,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the pointer is null or points to a record.
        let copy = unsafe { record(pCopy) }?;
        copy_described(self, box_of!(copy), joining(hStream))
    }
}
