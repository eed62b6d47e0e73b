//! Attributes of pools.

use super::prelude::*;
use crate::memory::pool::attribute_size;
use cuspec_glue::driver::calls::MallocAsyncAttributesCalls;

impl MallocAsyncAttributesCalls for Driver {
    unsafe fn cuMemPoolGetAttribute(
        &self,
        pool: CUmemoryPool,
        attr: CUmemPool_attribute,
        value: *mut c_void,
    ) -> Outcome {
        let number = attr.0;
        let word = self.lock().memory.pools.own(pool as usize)?.get(number)?;
        match attribute_size(number) {
            // SAFETY: the caller guarantees that `value` is null or valid for writes.
            4 => unsafe { put(value.cast(), word as u32) },
            // SAFETY: the caller guarantees that `value` is null or valid for writes.
            _ => unsafe { put(value.cast(), word) },
        }
        Ok(())
    }

    unsafe fn cuMemPoolSetAttribute(
        &self,
        pool: CUmemoryPool,
        attr: CUmemPool_attribute,
        value: *mut c_void,
    ) -> Outcome {
        let number = attr.0;
        // SAFETY: the caller guarantees that `value` is null or points to `attribute_size(number)`
        // elements.
        let bytes = unsafe { array(value.cast::<u8>(), attribute_size(number)) };
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(&bytes);
        let mut world = self.lock();
        let pool = world.memory.pools.own(pool as usize)?;
        pool.set(number, u64::from_le_bytes(word))
    }

    unsafe fn cuMemPoolTrimTo(&self, pool: CUmemoryPool, minBytesToKeep: usize) -> Outcome {
        let mut world = self.lock();
        let pool = world.memory.pools.own(pool as usize)?;
        pool.trim(minBytesToKeep as u64);
        Ok(())
    }
}
