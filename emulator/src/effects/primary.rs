//! The primary context.

use super::prelude::*;
use crate::context::MAP_HOST;

pub unsafe fn cuDevicePrimaryCtxRetain(
    driver: &Driver,
    pctx: *mut CUcontext,
    _dev: CUdevice,
) -> Outcome {
    let context = driver.lock().retain_primary();
    unsafe { put(pctx, context as CUcontext) };
    Ok(())
}

pub unsafe fn cuDevicePrimaryCtxRelease_v2(driver: &Driver, _dev: CUdevice) -> Outcome {
    driver.release_primary()
}

pub unsafe fn cuDevicePrimaryCtxSetFlags_v2(
    driver: &Driver,
    _dev: CUdevice,
    flags: c_uint,
) -> Outcome {
    if flags & MAP_HOST != 0 {
        return Err(Code::INVALID_VALUE);
    }
    driver.lock().set_primary_flags(flags);
    Ok(())
}

pub unsafe fn cuDevicePrimaryCtxGetState(
    driver: &Driver,
    _dev: CUdevice,
    flags: *mut c_uint,
    active: *mut c_int,
) -> Outcome {
    let (now, is_active) = driver.lock().primary_state();
    unsafe {
        put(flags, now);
        put(active, is_active.into());
    }
    Ok(())
}

pub unsafe fn cuDevicePrimaryCtxReset_v2(driver: &Driver, _dev: CUdevice) -> Outcome {
    driver.reset_primary()
}
