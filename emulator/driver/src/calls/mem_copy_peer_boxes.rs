//! Three-dimensional copies between contexts of the one device.

use super::mem_copy_boxes::slices;
use super::prelude::*;
use crate::operations::boxes::Side;
use crate::operations::transfers::Order;
use cuspec_glue::driver::calls::MemCopyPeerBoxesCalls;

impl MemCopyPeerBoxesCalls for Driver {
    unsafe fn cuMemcpy3DPeer(&self, pCopy: *const CUDA_MEMCPY3D_PEER) -> Outcome {
        slices!(self, pCopy, waiting())
    }

    unsafe fn cuMemcpy3DPeerAsync(
        &self,
        pCopy: *const CUDA_MEMCPY3D_PEER,
        hStream: CUstream,
    ) -> Outcome {
        slices!(self, pCopy, joining(hStream))
    }
}
