//! Stream-ordered memory and its pools.

use super::prelude::*;
use crate::memory::managed::Location;
use crate::memory::pool::Pool;
use cuspec_glue::driver::calls::MallocAsyncCalls;

/// Pools of this size or more exceed the memory that a device can address.
const MAX_POOL: usize = 1 << 45;

impl MallocAsyncCalls for Driver {
    unsafe fn cuMemPoolCreate(
        &self,
        pool: *mut CUmemoryPool,
        poolProps: *const CUmemPoolProps,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `poolProps` is null or points to a value.
        let Some(wish) = unsafe { array(poolProps, 1) }.first().copied() else {
            return Err(Code::INVALID_VALUE);
        };
        if wish.maxSize >= MAX_POOL {
            return Err(Code::OUT_OF_MEMORY);
        }
        let made = Pool::new(Location::from(wish.location), wish.handleTypes.0);
        let handle = self.lock().memory.pools.create(made);
        // SAFETY: the caller guarantees that `pool` is null or valid for writes.
        unsafe { put(pool, handle as CUmemoryPool) };
        Ok(())
    }

    unsafe fn cuMemPoolDestroy(&self, pool: CUmemoryPool) -> Outcome {
        self.lock().memory.pools.destroy(pool as usize)
    }

    unsafe fn cuMemPoolSetAccess(
        &self,
        pool: CUmemoryPool,
        map: *const CUmemAccessDesc,
        count: usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let wishes = unsafe { array(map, count) };
        let mut world = self.lock();
        let pool = world.memory.pools.get_mut(pool as usize)?;
        if let Some(last) = wishes.last() {
            pool.access = last.flags.0;
        }
        Ok(())
    }

    unsafe fn cuMemPoolGetAccess(
        &self,
        flags: *mut CUmemAccess_flags,
        memPool: CUmemoryPool,
        location: *mut CUmemLocation,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `location` points to a record.
        let asked = unsafe { array(location, 1) };
        let is_device = asked
            .first()
            .is_some_and(|place| place.r#type == CU_MEM_LOCATION_TYPE_DEVICE);
        let access = match is_device {
            true => self.lock().memory.pools.get(memPool as usize)?.access,
            false => 0,
        };
        // SAFETY: the caller guarantees that `flags` is null or valid for writes.
        unsafe { put(flags.cast(), access) };
        Ok(())
    }
}
