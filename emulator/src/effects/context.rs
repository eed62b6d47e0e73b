//! Contexts.

use super::prelude::*;
use crate::context::{API_VERSION, Context, MAP_HOST, current};
use crate::device::{self, attributes};

pub unsafe fn cuCtxCreate_v2(
    driver: &Driver,
    pctx: *mut CUcontext,
    flags: c_uint,
    _dev: CUdevice,
) -> Outcome {
    let context = driver.create_context(flags, API_VERSION);
    unsafe { put(pctx, context as CUcontext) };
    Ok(())
}

pub unsafe fn cuCtxCreate_v3(
    driver: &Driver,
    pctx: *mut CUcontext,
    _paramsArray: *mut CUexecAffinityParam,
    _numParams: c_int,
    flags: c_uint,
    dev: CUdevice,
) -> Outcome {
    unsafe { cuCtxCreate_v2(driver, pctx, flags, dev) }
}

pub unsafe fn cuCtxCreate_v4(
    driver: &Driver,
    pctx: *mut CUcontext,
    _ctxCreateParams: *mut CUctxCreateParams,
    flags: c_uint,
    dev: CUdevice,
) -> Outcome {
    unsafe { cuCtxCreate_v2(driver, pctx, flags, dev) }
}

pub unsafe fn cuCtxDestroy_v2(driver: &Driver, ctx: CUcontext) -> Outcome {
    driver.destroy_context(ctx as usize)
}

pub unsafe fn cuCtxPushCurrent_v2(driver: &Driver, ctx: CUcontext) -> Outcome {
    let context = driver.lock().live_context(ctx as usize)?;
    current::push(context);
    Ok(())
}

pub unsafe fn cuCtxPopCurrent_v2(_driver: &Driver, pctx: *mut CUcontext) -> Outcome {
    let context = current::pop().ok_or(Code::INVALID_CONTEXT)?;
    unsafe { put(pctx, context as CUcontext) };
    Ok(())
}

pub unsafe fn cuCtxSetCurrent(driver: &Driver, ctx: CUcontext) -> Outcome {
    let context = match ctx as usize {
        0 => None,
        context => Some(driver.lock().live_context(context)?),
    };
    current::replace(context);
    Ok(())
}

pub unsafe fn cuCtxGetCurrent(_driver: &Driver, pctx: *mut CUcontext) -> Outcome {
    unsafe { put(pctx, current::get().unwrap_or(0) as CUcontext) };
    Ok(())
}

pub unsafe fn cuCtxGetDevice(_driver: &Driver, device: *mut CUdevice) -> Outcome {
    unsafe { put(device, device::ORDINAL) };
    Ok(())
}

pub unsafe fn cuCtxGetDevice_v2(driver: &Driver, device: *mut CUdevice, ctx: CUcontext) -> Outcome {
    driver.lock().named_context(ctx as usize)?;
    unsafe { put(device, device::ORDINAL) };
    Ok(())
}

pub unsafe fn cuCtxGetFlags(driver: &Driver, flags: *mut c_uint) -> Outcome {
    let world = driver.lock();
    let handle = current::get().ok_or(Code::INVALID_CONTEXT)?;
    // Whoever still has a destroyed context may ask, and learns of no flags.
    let now = world.context(handle).map_or(0, Context::visible_flags);
    unsafe { put(flags, now) };
    Ok(())
}

pub unsafe fn cuCtxSetFlags(driver: &Driver, flags: c_uint) -> Outcome {
    let mut world = driver.lock();
    let handle = world.current_context()?;
    let context = world.context_mut(handle)?;
    // Whether host memory is mapped was settled when the context was made.
    context.flags = flags & !MAP_HOST | context.flags & MAP_HOST;
    Ok(())
}

pub unsafe fn cuCtxGetId(driver: &Driver, ctx: CUcontext, ctxId: *mut c_ulonglong) -> Outcome {
    let world = driver.lock();
    let context = world.context(world.named_context(ctx as usize)?)?;
    unsafe { put(ctxId, context.id) };
    Ok(())
}

pub unsafe fn cuCtxSynchronize(driver: &Driver) -> Outcome {
    driver.synchronize_context(0)
}

pub unsafe fn cuCtxSynchronize_v2(driver: &Driver, ctx: CUcontext) -> Outcome {
    driver.synchronize_context(ctx as usize)
}

pub unsafe fn cuCtxSetLimit(driver: &Driver, limit: CUlimit, value: usize) -> Outcome {
    let mut world = driver.lock();
    let handle = world.current_context()?;
    let context = world.context_mut(handle)?;
    context.limits.set(limit.0, value as u64)
}

pub unsafe fn cuCtxGetLimit(driver: &Driver, pvalue: *mut usize, limit: CUlimit) -> Outcome {
    let world = driver.lock();
    let context = world.context(world.current_context()?)?;
    let value = context.limits.get(limit.0)?;
    unsafe { put(pvalue, value as usize) };
    Ok(())
}

pub unsafe fn cuCtxGetCacheConfig(driver: &Driver, pconfig: *mut CUfunc_cache) -> Outcome {
    let world = driver.lock();
    let context = world.context(world.current_context()?)?;
    unsafe { put(pconfig.cast(), context.cache_config) };
    Ok(())
}

pub unsafe fn cuCtxSetCacheConfig(driver: &Driver, config: CUfunc_cache) -> Outcome {
    let mut world = driver.lock();
    let handle = world.current_context()?;
    world.context_mut(handle)?.cache_config = config.0;
    Ok(())
}

pub unsafe fn cuCtxGetSharedMemConfig(driver: &Driver, pConfig: *mut CUsharedconfig) -> Outcome {
    let world = driver.lock();
    let context = world.context(world.current_context()?)?;
    unsafe { put(pConfig.cast(), context.shared_config) };
    Ok(())
}

pub unsafe fn cuCtxSetSharedMemConfig(driver: &Driver, _config: CUsharedconfig) -> Outcome {
    // The banks of this device have one width; the wish is taken and changes nothing.
    driver.lock().current_context().map(|_| ())
}

pub unsafe fn cuCtxGetApiVersion(driver: &Driver, ctx: CUcontext, version: *mut c_uint) -> Outcome {
    let world = driver.lock();
    let context = world.context(world.named_context(ctx as usize)?)?;
    unsafe { put(version, context.version) };
    Ok(())
}

pub unsafe fn cuCtxGetStreamPriorityRange(
    driver: &Driver,
    leastPriority: *mut c_int,
    greatestPriority: *mut c_int,
) -> Outcome {
    driver.lock().current_context()?;
    unsafe {
        put(leastPriority, device::LEAST_PRIORITY);
        put(greatestPriority, device::GREATEST_PRIORITY);
    }
    Ok(())
}

pub unsafe fn cuCtxResetPersistingL2Cache(driver: &Driver) -> Outcome {
    driver.lock().current_context().map(|_| ())
}

pub unsafe fn cuCtxGetExecAffinity(
    driver: &Driver,
    pExecAffinity: *mut CUexecAffinityParam,
    r#type: CUexecAffinityType,
) -> Outcome {
    driver.lock().current_context()?;
    let all = device::attribute(attributes::MULTIPROCESSOR_COUNT).unwrap_or(0);
    // The kind, and behind it the number of multiprocessors.
    unsafe { put(pExecAffinity.cast(), [r#type.0, all as u32]) };
    Ok(())
}

pub unsafe fn cuCtxRecordEvent(driver: &Driver, hCtx: CUcontext, hEvent: CUevent) -> Outcome {
    driver.record_event_in_context(hEvent as usize, hCtx as usize)
}

pub unsafe fn cuCtxWaitEvent(driver: &Driver, hCtx: CUcontext, hEvent: CUevent) -> Outcome {
    driver.wait_event_in_context(hCtx as usize, hEvent as usize)
}

pub unsafe fn cuCtxAttach(driver: &Driver, pctx: *mut CUcontext, _flags: c_uint) -> Outcome {
    let mut world = driver.lock();
    let handle = world.current_context()?;
    world.context_mut(handle)?.attachments += 1;
    unsafe { put(pctx, handle as CUcontext) };
    Ok(())
}

pub unsafe fn cuCtxDetach(driver: &Driver, ctx: CUcontext) -> Outcome {
    let is_last = {
        let mut world = driver.lock();
        let context = world.context_mut(ctx as usize)?;
        context.attachments = context.attachments.saturating_sub(1);
        // The primary context is let go by releasing it, and by nothing else.
        context.attachments == 0 && !context.is_primary
    };
    match is_last {
        true => driver.destroy_context(ctx as usize),
        false => Ok(()),
    }
}
