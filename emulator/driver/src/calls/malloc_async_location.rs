//! Which pool a place has.

use super::prelude::*;
use cuspec_glue::driver::calls::MallocAsyncLocationCalls;

impl MallocAsyncLocationCalls for Driver {
    unsafe fn cuMemGetDefaultMemPool(
        &self,
        pool_out: *mut CUmemoryPool,
        _location: *mut CUmemLocation,
        _type: CUmemAllocationType,
    ) -> Outcome {
        let pool = self.lock().memory.pools.default_pool();
        // SAFETY: the caller promises that `pool_out` has room for the value.
        unsafe { put(pool_out, pool as CUmemoryPool) };
        Ok(())
    }

    unsafe fn cuMemGetMemPool(
        &self,
        pool: *mut CUmemoryPool,
        _location: *mut CUmemLocation,
        _type: CUmemAllocationType,
    ) -> Outcome {
        let current = self.lock().memory.pools.current();
        // SAFETY: the caller promises that `pool` has room for the value.
        unsafe { put(pool, current as CUmemoryPool) };
        Ok(())
    }

    unsafe fn cuMemSetMemPool(
        &self,
        _location: *mut CUmemLocation,
        _type: CUmemAllocationType,
        pool: CUmemoryPool,
    ) -> Outcome {
        self.lock().memory.pools.set_current(pool as usize)
    }
}
