//! Device and managed memory: making it, freeing it, asking for its bounds.

use super::prelude::*;
use crate::device::PITCH_ALIGNMENT;
use crate::memory::Place;

pub unsafe fn cuMemGetInfo_v2(driver: &Driver, free: *mut usize, total: *mut usize) -> Outcome {
    let (now, all) = driver.lock().memory.info();
    unsafe {
        put(free, now as usize);
        put(total, all as usize);
    }
    Ok(())
}

fn allocate(driver: &Driver, size: u64) -> Outcome<u64> {
    let mut world = driver.lock();
    let context = world.current_context()?;
    world.memory.allocate_device(context, size)
}

pub unsafe fn cuMemAlloc_v2(driver: &Driver, dptr: *mut CUdeviceptr, bytesize: usize) -> Outcome {
    let address = allocate(driver, bytesize as u64)?;
    unsafe { put(dptr, address) };
    Ok(())
}

pub unsafe fn cuMemAllocPitch_v2(
    driver: &Driver,
    dptr: *mut CUdeviceptr,
    pPitch: *mut usize,
    WidthInBytes: usize,
    Height: usize,
    _ElementSizeBytes: c_uint,
) -> Outcome {
    let pitch = (WidthInBytes as u64)
        .checked_next_multiple_of(PITCH_ALIGNMENT)
        .ok_or(Code::OUT_OF_MEMORY)?;
    let size = pitch
        .checked_mul(Height as u64)
        .ok_or(Code::OUT_OF_MEMORY)?;
    let address = allocate(driver, size)?;
    unsafe {
        put(dptr, address);
        put(pPitch, pitch as usize);
    }
    Ok(())
}

pub unsafe fn cuMemAllocManaged(
    driver: &Driver,
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    flags: c_uint,
) -> Outcome {
    let mut world = driver.lock();
    let context = world.current_context()?;
    let memory = &mut world.memory;
    let address = memory.allocate_managed(context, bytesize as u64, flags)?;
    unsafe { put(dptr, address) };
    Ok(())
}

pub unsafe fn cuMemFree_v2(driver: &Driver, dptr: CUdeviceptr) -> Outcome {
    match dptr {
        0 => Ok(()),
        address => driver.free(address),
    }
}

pub unsafe fn cuMemGetAddressRange_v2(
    driver: &Driver,
    pbase: *mut CUdeviceptr,
    psize: *mut usize,
    dptr: CUdeviceptr,
) -> Outcome {
    let (base, size) = match driver.lock().memory.locate(dptr) {
        Place::Known(found) => (found.base, found.size),
        Place::Reserved(found) => (found.base, found.size),
        _ => return Err(Code::NOT_FOUND),
    };
    unsafe {
        put(pbase, base);
        put(psize, size as usize);
    }
    Ok(())
}

pub unsafe fn cuIpcGetMemHandle(
    _driver: &Driver,
    _pHandle: *mut CUipcMemHandle,
    _dptr: CUdeviceptr,
) -> Outcome {
    Err(Code::NOT_SUPPORTED)
}

pub unsafe fn cuIpcOpenMemHandle_v2(
    _driver: &Driver,
    _pdptr: *mut CUdeviceptr,
    _handle: CUipcMemHandle,
    _Flags: c_uint,
) -> Outcome {
    Err(Code::NOT_SUPPORTED)
}

pub unsafe fn cuIpcCloseMemHandle(_driver: &Driver, _dptr: CUdeviceptr) -> Outcome {
    Err(Code::NOT_SUPPORTED)
}

pub unsafe fn cuMemGetHandleForAddressRange(
    _driver: &Driver,
    _handle: *mut c_void,
    _dptr: CUdeviceptr,
    _size: usize,
    _handleType: CUmemRangeHandleType,
    _flags: c_ulonglong,
) -> Outcome {
    Err(Code::NOT_SUPPORTED)
}
