//! Stream-ordered memory and its pools.

use super::prelude::*;
use crate::memory::managed::Location;
use crate::memory::pool::{Pool, attribute_size};

pub unsafe fn cuMemAllocAsync(
    driver: &Driver,
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    hStream: CUstream,
) -> Outcome {
    let pool = driver.lock().memory.pools.current();
    unsafe { cuMemAllocFromPoolAsync(driver, dptr, bytesize, pool as CUmemoryPool, hStream) }
}

pub unsafe fn cuMemAllocFromPoolAsync(
    driver: &Driver,
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
) -> Outcome {
    driver.lock().memory.pools.get(pool as usize)?;
    let address = driver.allocate_async(pool as usize, bytesize as u64, stream_meant(hStream))?;
    unsafe { put(dptr, address) };
    Ok(())
}

pub unsafe fn cuMemFreeAsync(driver: &Driver, dptr: CUdeviceptr, hStream: CUstream) -> Outcome {
    match dptr {
        0 => Ok(()),
        address => driver.free_async(address, stream_meant(hStream)),
    }
}

pub unsafe fn cuMemPoolCreate(
    driver: &Driver,
    pool: *mut CUmemoryPool,
    poolProps: *const CUmemPoolProps,
) -> Outcome {
    let Some(wish) = unsafe { array(poolProps, 1) }.first().copied() else {
        return Err(Code::INVALID_VALUE);
    };
    let made = Pool::new(Location::from(wish.location), wish.handleTypes.0);
    let handle = driver.lock().memory.pools.create(made);
    unsafe { put(pool, handle as CUmemoryPool) };
    Ok(())
}

pub unsafe fn cuMemPoolDestroy(driver: &Driver, pool: CUmemoryPool) -> Outcome {
    driver.lock().memory.pools.destroy(pool as usize)
}

pub unsafe fn cuMemPoolTrimTo(
    driver: &Driver,
    pool: CUmemoryPool,
    _minBytesToKeep: usize,
) -> Outcome {
    // A pool holds no more than what is in use, so there is nothing to trim.
    let world = driver.lock();
    world.memory.pools.get(pool as usize).map(|_| ())
}

pub unsafe fn cuMemPoolSetAttribute(
    driver: &Driver,
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Outcome {
    let number = attr.0;
    let bytes = unsafe { array(value.cast::<u8>(), attribute_size(number)) };
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(&bytes);
    let mut world = driver.lock();
    let pool = world.memory.pools.get_mut(pool as usize)?;
    pool.set(number, u64::from_le_bytes(word))
}

pub unsafe fn cuMemPoolGetAttribute(
    driver: &Driver,
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Outcome {
    let number = attr.0;
    let word = driver.lock().memory.pools.get(pool as usize)?.get(number)?;
    match attribute_size(number) {
        4 => unsafe { put(value.cast(), word as u32) },
        _ => unsafe { put(value.cast(), word) },
    }
    Ok(())
}

pub unsafe fn cuMemPoolSetAccess(
    driver: &Driver,
    pool: CUmemoryPool,
    map: *const CUmemAccessDesc,
    count: usize,
) -> Outcome {
    let wishes = unsafe { array(map, count) };
    let mut world = driver.lock();
    let pool = world.memory.pools.get_mut(pool as usize)?;
    if let Some(last) = wishes.last() {
        pool.access = last.flags.0;
    }
    Ok(())
}

pub unsafe fn cuMemPoolGetAccess(
    driver: &Driver,
    flags: *mut CUmemAccess_flags,
    memPool: CUmemoryPool,
    _location: *mut CUmemLocation,
) -> Outcome {
    let access = driver.lock().memory.pools.get(memPool as usize)?.access;
    unsafe { put(flags.cast(), access) };
    Ok(())
}

pub unsafe fn cuDeviceSetMemPool(driver: &Driver, _dev: CUdevice, pool: CUmemoryPool) -> Outcome {
    driver.lock().memory.pools.set_current(pool as usize)
}

pub unsafe fn cuDeviceGetMemPool(
    driver: &Driver,
    pool: *mut CUmemoryPool,
    _dev: CUdevice,
) -> Outcome {
    let current = driver.lock().memory.pools.current();
    unsafe { put(pool, current as CUmemoryPool) };
    Ok(())
}

pub unsafe fn cuDeviceGetDefaultMemPool(
    driver: &Driver,
    pool_out: *mut CUmemoryPool,
    _dev: CUdevice,
) -> Outcome {
    let default = driver.lock().memory.pools.default_pool();
    unsafe { put(pool_out, default as CUmemoryPool) };
    Ok(())
}
