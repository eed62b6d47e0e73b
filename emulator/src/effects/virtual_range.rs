//! Virtual memory management.

use super::prelude::*;
use crate::device::ALLOCATION_GRANULARITY;
use crate::memory::managed::Location;
use crate::memory::virtual_range::Properties;

pub unsafe fn cuMemAddressReserve(
    driver: &Driver,
    ptr: *mut CUdeviceptr,
    size: usize,
    alignment: usize,
    _addr: CUdeviceptr,
    _flags: c_ulonglong,
) -> Outcome {
    let mut world = driver.lock();
    let memory = &mut world.memory;
    let base = memory.reserve_range(size as u64, alignment as u64)?;
    unsafe { put(ptr, base) };
    Ok(())
}

pub unsafe fn cuMemAddressFree(driver: &Driver, ptr: CUdeviceptr, size: usize) -> Outcome {
    driver.lock().memory.free_range(ptr, size as u64)
}

pub unsafe fn cuMemCreate(
    driver: &Driver,
    handle: *mut CUmemGenericAllocationHandle,
    size: usize,
    prop: *const CUmemAllocationProp,
    _flags: c_ulonglong,
) -> Outcome {
    let Some(wish) = unsafe { array(prop, 1) }.first().copied() else {
        return Err(Code::INVALID_VALUE);
    };
    let flags = &wish.allocFlags;
    let properties = Properties {
        kind: wish.r#type.0,
        handle_types: wish.requestedHandleTypes.0,
        location: Location::from(wish.location),
        compression: flags.compressionType,
        rdma: flags.gpuDirectRDMACapable,
        usage: flags.usage,
    };
    let made = driver
        .lock()
        .memory
        .create_physical(size as u64, properties)?;
    unsafe { put(handle, made as CUmemGenericAllocationHandle) };
    Ok(())
}

pub unsafe fn cuMemRelease(driver: &Driver, handle: CUmemGenericAllocationHandle) -> Outcome {
    driver.lock().memory.release_physical(handle as usize)
}

pub unsafe fn cuMemMap(
    driver: &Driver,
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    _flags: c_ulonglong,
) -> Outcome {
    let mut world = driver.lock();
    let memory = &mut world.memory;
    memory.map(ptr, size as u64, offset as u64, handle as usize)
}

pub unsafe fn cuMemUnmap(driver: &Driver, ptr: CUdeviceptr, size: usize) -> Outcome {
    driver.lock().memory.unmap(ptr, size as u64)
}

pub unsafe fn cuMemSetAccess(
    driver: &Driver,
    ptr: CUdeviceptr,
    size: usize,
    desc: *const CUmemAccessDesc,
    count: usize,
) -> Outcome {
    let wishes = unsafe { array(desc, count) };
    let last = wishes.last().ok_or(Code::INVALID_VALUE)?;
    let mut world = driver.lock();
    world.memory.set_access(ptr, size as u64, last.flags.0)
}

pub unsafe fn cuMemGetAccess(
    driver: &Driver,
    flags: *mut c_ulonglong,
    _location: *const CUmemLocation,
    ptr: CUdeviceptr,
) -> Outcome {
    let access = driver.lock().memory.access(ptr)?;
    unsafe { put(flags, access.into()) };
    Ok(())
}

pub unsafe fn cuMemGetAllocationGranularity(
    _driver: &Driver,
    granularity: *mut usize,
    _prop: *const CUmemAllocationProp,
    _option: CUmemAllocationGranularity_flags,
) -> Outcome {
    unsafe { put(granularity, ALLOCATION_GRANULARITY as usize) };
    Ok(())
}

pub unsafe fn cuMemGetAllocationPropertiesFromHandle(
    driver: &Driver,
    prop: *mut CUmemAllocationProp,
    handle: CUmemGenericAllocationHandle,
) -> Outcome {
    let world = driver.lock();
    let known = world.memory.physical(handle as usize)?.properties;
    if prop.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: all zeros is a value of this structure of numbers and a pointer.
    let mut answer: CUmemAllocationProp = unsafe { std::mem::zeroed() };
    answer.r#type = CUmemAllocationType(known.kind as _);
    answer.requestedHandleTypes = CUmemAllocationHandleType(known.handle_types as _);
    answer.location.r#type = CUmemLocationType(known.location.kind as _);
    answer.location.anon1.id = known.location.id;
    answer.allocFlags.compressionType = known.compression;
    answer.allocFlags.gpuDirectRDMACapable = known.rdma;
    answer.allocFlags.usage = known.usage;
    unsafe { put(prop, answer) };
    Ok(())
}

pub unsafe fn cuMemRetainAllocationHandle(
    driver: &Driver,
    handle: *mut CUmemGenericAllocationHandle,
    addr: *mut c_void,
) -> Outcome {
    let retained = driver.lock().memory.retain_physical(addr as u64)?;
    unsafe { put(handle, retained as CUmemGenericAllocationHandle) };
    Ok(())
}
