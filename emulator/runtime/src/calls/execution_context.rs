//! Execution contexts: the primary context of a device, or a green context. Both have the handles of the
//! driver.

use std::ffi::c_ulonglong;

use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, DevResource, ExecutionContext, ResourceDesc};
use cuspec_glue::runtime::calls::ExecutionContextCalls;
use cuspec_sys::driver::{
    CU_GREEN_CTX_DEFAULT_STREAM, CU_STREAM_NON_BLOCKING, CUcontext, CUdevResource,
    CUdevResourceType, CUgreenCtx, CUstream_flags, Values,
};
use cuspec_sys::runtime::{
    cudaDevResource, cudaDevResourceDesc_t, cudaDevResourceType, cudaEvent_t,
    cudaExecutionContext_t, cudaStream_t,
};

use super::prelude::*;
use crate::contexts;
use crate::driver::code_of;

/// The driver context behind an execution context.
enum Which {
    Primary(CUcontext),
    Green(CUgreenCtx),
}

fn which(driver: Values, context: cudaExecutionContext_t) -> Result<Which, Code> {
    let handle: CUcontext = context.cast();
    Ok(
        match contexts::is_primary(driver, contexts::device(), handle)? {
            true => Which::Primary(handle),
            false => Which::Green(context.cast()),
        },
    )
}

impl Classify<ExecutionContext> for Runtime {
    fn classify(&self, value: u64) -> Facts<ExecutionContext> {
        let known = contexts::initialize().ok().filter(|_| value != 0);
        let Some(driver) = known else {
            return Facts::new(match value {
                0 => ExecutionContext::Null,
                _ => ExecutionContext::Garbage,
            });
        };
        // SAFETY: the caller guarantees that the handle is valid.
        let id = |green: CUgreenCtx| unsafe { driver.cuGreenCtxGetId(green) };
        Facts::new(
            match which(driver, value as usize as cudaExecutionContext_t) {
                Ok(Which::Primary(_)) => ExecutionContext::Device,
                Ok(Which::Green(green)) if id(green).is_ok() => ExecutionContext::Green,
                _ => ExecutionContext::Destroyed,
            },
        )
    }
}

impl Classify<ResourceDesc> for Runtime {
    /// Only the driver knows what the descriptor contains.
    fn classify(&self, value: u64) -> Facts<ResourceDesc> {
        Facts::new(match value {
            0 => ResourceDesc::Null,
            _ => ResourceDesc::Group,
        })
    }
}

impl Classify<DevResource> for Runtime {
    /// Only the driver knows the kind of the resource.
    fn classify(&self, value: u64) -> Facts<DevResource> {
        Facts::new(match value {
            0 => DevResource::Null,
            _ => DevResource::Group,
        })
    }
}

/// Converts a resource of the driver to the type of the runtime, which has the same layout.
fn same(resource: CUdevResource) -> cudaDevResource {
    const { assert!(size_of::<CUdevResource>() == size_of::<cudaDevResource>()) }
    // SAFETY: both types consist of numbers and an address, with the same size and layout.
    unsafe { std::mem::transmute(resource) }
}

impl ExecutionContextCalls for Runtime {
    unsafe fn cudaDeviceGetExecutionCtx(
        &self,
        ctx: *mut cudaExecutionContext_t,
        device: c_int,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        let primary = contexts::primary(driver, device)?;
        // SAFETY: the caller guarantees that `ctx` is null or valid for writes.
        unsafe { put(ctx, primary.cast()) };
        Ok(())
    }

    unsafe fn cudaGreenCtxCreate(
        &self,
        phCtx: *mut cudaExecutionContext_t,
        desc: cudaDevResourceDesc_t,
        device: c_int,
        _flags: c_uint,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        let flags = CU_GREEN_CTX_DEFAULT_STREAM;
        // SAFETY: the caller guarantees that the description is valid.
        let green = unsafe { driver.cuGreenCtxCreate(desc.cast(), device, flags) };
        let green = green.map_err(code_of)?;
        // SAFETY: the caller guarantees that `phCtx` is null or valid for writes.
        unsafe { put(phCtx, green.cast()) };
        Ok(())
    }

    unsafe fn cudaExecutionCtxDestroy(&self, ctx: cudaExecutionContext_t) -> Outcome {
        let driver = contexts::initialize()?;
        match which(driver, ctx)? {
            Which::Primary(_) => Err(Code::cudaErrorInvalidValue),
            // SAFETY: the caller guarantees that the handle is valid.
            Which::Green(green) => unsafe { driver.cuGreenCtxDestroy(green) }.map_err(code_of),
        }
    }

    unsafe fn cudaExecutionCtxGetDevResource(
        &self,
        ctx: cudaExecutionContext_t,
        resource: *mut cudaDevResource,
        r#type: cudaDevResourceType,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        let kind = CUdevResourceType(r#type.0);
        // SAFETY: the caller guarantees that the handle is valid.
        let has = unsafe { driver.cuCtxGetDevResource(ctx.cast(), kind) }.map_err(code_of)?;
        // SAFETY: the caller guarantees that `resource` is null or valid for writes.
        unsafe { put(resource, same(has)) };
        Ok(())
    }

    unsafe fn cudaExecutionCtxGetDevice(
        &self,
        device: *mut c_int,
        ctx: cudaExecutionContext_t,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        // SAFETY: as above.
        let of = unsafe { driver.cuCtxGetDevice_v2(ctx.cast()) }.map_err(code_of)?;
        // SAFETY: the caller guarantees that `device` is null or valid for writes.
        unsafe { put(device, of) };
        Ok(())
    }

    unsafe fn cudaExecutionCtxGetId(
        &self,
        ctx: cudaExecutionContext_t,
        ctxId: *mut c_ulonglong,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        // SAFETY: as above.
        let id = unsafe { driver.cuCtxGetId(ctx.cast()) }.map_err(code_of)?;
        // SAFETY: the caller guarantees that `ctxId` is null or valid for writes.
        unsafe { put(ctxId, id) };
        Ok(())
    }

    unsafe fn cudaExecutionCtxRecordEvent(
        &self,
        ctx: cudaExecutionContext_t,
        event: cudaEvent_t,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        let recorded = match which(driver, ctx)? {
            // SAFETY: the caller guarantees that the handles are valid.
            Which::Primary(context) => unsafe { driver.cuCtxRecordEvent(context, event) },
            // SAFETY: as above.
            Which::Green(green) => unsafe { driver.cuGreenCtxRecordEvent(green, event) },
        };
        recorded.map_err(code_of)
    }

    unsafe fn cudaExecutionCtxWaitEvent(
        &self,
        ctx: cudaExecutionContext_t,
        event: cudaEvent_t,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        let waiting = match which(driver, ctx)? {
            // SAFETY: the caller guarantees that the handles are valid.
            Which::Primary(context) => unsafe { driver.cuCtxWaitEvent(context, event) },
            // SAFETY: as above.
            Which::Green(green) => unsafe { driver.cuGreenCtxWaitEvent(green, event) },
        };
        waiting.map_err(code_of)
    }

    unsafe fn cudaExecutionCtxStreamCreate(
        &self,
        phStream: *mut cudaStream_t,
        ctx: cudaExecutionContext_t,
        flags: c_uint,
        priority: c_int,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        let stream = match which(driver, ctx)? {
            Which::Primary(context) => {
                let flags = CUstream_flags(flags);
                let made = contexts::with_current(context, |driver| {
                    Some(driver.cuStreamCreateWithPriority(flags, priority))
                });
                made.ok_or(Code::cudaErrorInvalidValue)?
            }
            Which::Green(green) => {
                let flags = CU_STREAM_NON_BLOCKING;
                // SAFETY: the caller guarantees that the handle is valid.
                unsafe { driver.cuGreenCtxStreamCreate(green, flags, priority) }
            }
        };
        let stream = stream.map_err(code_of)?;
        // SAFETY: the caller guarantees that `phStream` is null or valid for writes.
        unsafe { put(phStream, stream) };
        Ok(())
    }

    /// Older drivers cannot query resources of streams, so this function queries the stream's context.
    unsafe fn cudaStreamGetDevResource(
        &self,
        hStream: cudaStream_t,
        resource: *mut cudaDevResource,
        r#type: cudaDevResourceType,
    ) -> Outcome {
        contexts::set_up()?;
        let driver = contexts::initialize()?;
        if resource.is_null() {
            return Err(Code::cudaErrorInvalidValue);
        }
        let kind = CUdevResourceType(r#type.0);
        // SAFETY: the caller guarantees that the stream is valid, and its context is alive.
        let has = unsafe {
            let context = driver.cuStreamGetCtx(hStream).map_err(code_of)?;
            driver.cuCtxGetDevResource(context, kind)
        };
        // SAFETY: the caller guarantees that `resource` is null or valid for writes.
        unsafe { put(resource, same(has.map_err(code_of)?)) };
        Ok(())
    }
}
