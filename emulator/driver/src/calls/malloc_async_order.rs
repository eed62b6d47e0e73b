//! Stream-ordered allocation.

use super::prelude::*;
use cuspec_glue::driver::calls::MallocAsyncOrderCalls;

impl MallocAsyncOrderCalls for Driver {
    unsafe fn cuMemAllocAsync(
        &self,
        dptr: *mut CUdeviceptr,
        bytesize: usize,
        hStream: CUstream,
    ) -> Outcome {
        let pool = self.lock().memory.pools.current();
        // SAFETY: `cuMemAllocFromPoolAsync` has the same requirements.
        unsafe { self.cuMemAllocFromPoolAsync(dptr, bytesize, pool as CUmemoryPool, hStream) }
    }

    unsafe fn cuMemAllocFromPoolAsync(
        &self,
        dptr: *mut CUdeviceptr,
        bytesize: usize,
        pool: CUmemoryPool,
        hStream: CUstream,
    ) -> Outcome {
        self.lock().memory.pools.own(pool as usize)?;
        let address = match bytesize {
            0 => 0,
            _ => self.allocate_async(pool as usize, bytesize as u64, resolve_stream(hStream))?,
        };
        // SAFETY: the caller guarantees that `dptr` is null or valid for writes.
        unsafe { put(dptr, address) };
        Ok(())
    }

    unsafe fn cuMemFreeAsync(&self, dptr: CUdeviceptr, hStream: CUstream) -> Outcome {
        match dptr {
            0 => Ok(()),
            address => self.free_async(address, resolve_stream(hStream)),
        }
    }
}
