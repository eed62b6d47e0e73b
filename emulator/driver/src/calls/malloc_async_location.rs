//! Pools by location.

use super::prelude::*;
use crate::memory::managed::Location;
use crate::memory::pool::PINNED;
use cuspec_glue::driver::calls::MallocAsyncLocationCalls;

impl MallocAsyncLocationCalls for Driver {
    unsafe fn cuMemGetDefaultMemPool(
        &self,
        pool_out: *mut CUmemoryPool,
        location: *mut CUmemLocation,
        r#type: CUmemAllocationType,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `location` points to a record.
        let place = unsafe { place(location) };
        let pool = self.lock().memory.pools.default_of(place, r#type.0);
        // SAFETY: the caller guarantees that `pool_out` is valid for writes.
        unsafe { put(pool_out, pool as CUmemoryPool) };
        Ok(())
    }

    unsafe fn cuMemGetMemPool(
        &self,
        pool: *mut CUmemoryPool,
        location: *mut CUmemLocation,
        r#type: CUmemAllocationType,
    ) -> Outcome {
        // SAFETY: as above.
        let place = unsafe { place(location) };
        let pools = &mut self.lock().memory.pools;
        let current = match place == Location::from_device(0) && r#type.0 == PINNED {
            true => pools.current(),
            false => pools.default_of(place, r#type.0),
        };
        // SAFETY: the caller guarantees that `pool` is valid for writes.
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

/// Parses a location. The host is one location, regardless of its number.
///
/// # Safety
/// The address is valid.
unsafe fn place(location: *mut CUmemLocation) -> Location {
    // SAFETY: as above.
    let location = unsafe { array(location, 1) }.first().copied();
    let mut place = location.map_or(Location::NOWHERE, Location::from);
    if place.kind == Location::HOST {
        place.id = 0;
    }
    place
}
