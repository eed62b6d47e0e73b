//! Host memory that the device can reach.

use super::prelude::*;

pub unsafe fn cuMemAllocHost_v2(driver: &Driver, pp: *mut *mut c_void, bytesize: usize) -> Outcome {
    unsafe { cuMemHostAlloc(driver, pp, bytesize, 0) }
}

pub unsafe fn cuMemHostAlloc(
    driver: &Driver,
    pp: *mut *mut c_void,
    bytesize: usize,
    Flags: c_uint,
) -> Outcome {
    if bytesize == 0 {
        // Nothing is allocated, and nothing is what can be freed.
        unsafe { put(pp, std::ptr::null_mut()) };
        return Ok(());
    }
    let mut world = driver.lock();
    let context = world.current_context()?;
    let memory = &mut world.memory;
    let address = memory.allocate_host(context, bytesize as u64, Flags)?;
    unsafe { put(pp, address as *mut c_void) };
    Ok(())
}

pub unsafe fn cuMemFreeHost(driver: &Driver, p: *mut c_void) -> Outcome {
    match p as u64 {
        0 => Ok(()),
        address => driver.free_host(address),
    }
}

pub unsafe fn cuMemHostGetDevicePointer_v2(
    driver: &Driver,
    pdptr: *mut CUdeviceptr,
    p: *mut c_void,
    _Flags: c_uint,
) -> Outcome {
    let world = driver.lock();
    world.memory.host_memory(p as u64)?;
    unsafe { put(pdptr, p as CUdeviceptr) };
    Ok(())
}

pub unsafe fn cuMemHostGetFlags(driver: &Driver, pFlags: *mut c_uint, p: *mut c_void) -> Outcome {
    let flags = driver.lock().memory.host_flags(p as u64)?;
    unsafe { put(pFlags, flags) };
    Ok(())
}

pub unsafe fn cuMemHostRegister_v2(
    driver: &Driver,
    p: *mut c_void,
    bytesize: usize,
    Flags: c_uint,
) -> Outcome {
    let mut world = driver.lock();
    let context = world.current_context()?;
    let memory = &mut world.memory;
    memory.register_host(context, p as u64, bytesize as u64, Flags)
}

pub unsafe fn cuMemHostUnregister(driver: &Driver, p: *mut c_void) -> Outcome {
    driver.unregister_host(p as u64)
}
