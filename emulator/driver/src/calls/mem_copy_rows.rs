//! Copies of rows that lie apart.

use super::mem_copy::rectangle;
use super::prelude::*;
use super::waiting;
use cuspec_glue::driver::calls::MemCopyRowsCalls;

impl MemCopyRowsCalls for Driver {
    unsafe fn cuMemcpy2D_v2(&self, pCopy: *const CUDA_MEMCPY2D) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        unsafe { rectangle(self, pCopy, waiting()) }
    }
}
