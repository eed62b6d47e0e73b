//! Memory pools.

use cuspec_glue::runtime::calls::MemoryPoolsCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::{cudaMemAccessDesc, cudaMemPool_t};

use super::prelude::*;

impl MemoryPoolsCalls for Runtime {
    /// The driver rejects an empty list; the runtime accepts it for a valid pool.
    unsafe fn cudaMemPoolSetAccess(
        &self,
        memPool: cudaMemPool_t,
        descList: *const cudaMemAccessDesc,
        count: usize,
    ) -> Outcome {
        match count {
            0 if !memPool.is_null() => Ok(()),
            // SAFETY: the caller guarantees that pointers are valid.
            _ => unsafe { driver_calls::cudaMemPoolSetAccess(self, memPool, descList, count) },
        }
    }
}
