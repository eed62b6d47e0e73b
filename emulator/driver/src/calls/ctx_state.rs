//! State of contexts.

use super::prelude::*;
use crate::device::occupancy::resident_threads;
use crate::device::{self, attributes};
use crate::objects::context::{Context, FIXED};
use crate::objects::limits::is_stack;
use crate::objects::thread;
use cuspec_glue::driver::calls::CtxStateCalls;

impl CtxStateCalls for Driver {
    unsafe fn cuCtxGetExecAffinity_failed(
        &self,
        pExecAffinity: *mut CUexecAffinityParam,
        r#type: CUexecAffinityType,
        code: ResultCode,
    ) {
        if code == ResultCode::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY {
            // The driver writes the kind before it validates the rest.
            // SAFETY: the caller guarantees that a pointer that is not null is valid for writes.
            unsafe { put(pExecAffinity.cast::<u32>(), r#type.0) };
        }
    }

    unsafe fn cuCtxGetDevice(&self, device: *mut CUdevice) -> Outcome {
        // SAFETY: the caller guarantees that `device` is null or valid for writes.
        unsafe { put(device, device::ORDINAL) };
        Ok(())
    }

    unsafe fn cuCtxGetDevice_v2(&self, device: *mut CUdevice, ctx: CUcontext) -> Outcome {
        self.lock().named_context(ctx as usize)?;
        // SAFETY: the caller guarantees that `device` is null or valid for writes.
        unsafe { put(device, device::ORDINAL) };
        Ok(())
    }

    unsafe fn cuCtxGetFlags(&self, flags: *mut c_uint) -> Outcome {
        let world = self.lock();
        let handle = thread::get().ok_or(Code::INVALID_CONTEXT)?;
        // A destroyed context that is still current has no flags.
        let now = world.context(handle).map_or(0, Context::visible_flags);
        // SAFETY: the caller guarantees that `flags` is null or valid for writes.
        unsafe { put(flags, now) };
        Ok(())
    }

    unsafe fn cuCtxSetFlags(&self, flags: c_uint) -> Outcome {
        let mut world = self.lock();
        let handle = world.current_context()?;
        let context = world.context_mut(handle)?;
        context.flags = flags & !FIXED | context.flags & FIXED;
        Ok(())
    }

    unsafe fn cuCtxGetId(&self, ctx: CUcontext, ctxId: *mut c_ulonglong) -> Outcome {
        let world = self.lock();
        let named = match ctx as usize {
            0 => thread::get().ok_or(Code::INVALID_CONTEXT)?,
            named => named,
        };
        let id = match world.green(named) {
            Ok(green) => green.id,
            Err(_) => world.context(named)?.id,
        };
        // SAFETY: the caller guarantees that `ctxId` is null or valid for writes.
        unsafe { put(ctxId, id) };
        Ok(())
    }

    unsafe fn cuCtxSetLimit(&self, limit: CUlimit, value: usize) -> Outcome {
        let mut world = self.lock();
        let handle = world.current_context()?;
        let (free, _) = world.memory.info();
        let context = world.context_mut(handle)?;
        let mut limits = context.limits.clone();
        limits.set(limit.0, value as u64)?;
        // All resident threads have a stack each.
        if is_stack(limit.0) && u64::from(limits.stack_bytes()) * resident_threads() > free {
            return Err(Code::OUT_OF_MEMORY);
        }
        let is_larger = limits.stack_bytes() > context.limits.stack_bytes();
        context.limits = limits;
        if is_larger {
            // Larger stacks replace those that kernels use.
            let unfinished = world.unfinished(handle);
            drop(world);
            unfinished.iter().for_each(|token| token.wait());
        }
        Ok(())
    }

    unsafe fn cuCtxGetLimit(&self, pvalue: *mut usize, limit: CUlimit) -> Outcome {
        let world = self.lock();
        let context = world.context(world.current_context()?)?;
        let value = context.limits.get(limit.0)?;
        // SAFETY: the caller guarantees that `pvalue` is null or valid for writes.
        unsafe { put(pvalue, value as usize) };
        Ok(())
    }

    unsafe fn cuCtxGetCacheConfig(&self, pconfig: *mut CUfunc_cache) -> Outcome {
        let world = self.lock();
        let context = world.context(world.current_context()?)?;
        // SAFETY: the caller guarantees that `pconfig` is null or valid for writes.
        unsafe { put(pconfig.cast(), context.cache_config) };
        Ok(())
    }

    unsafe fn cuCtxSetCacheConfig(&self, config: CUfunc_cache) -> Outcome {
        let mut world = self.lock();
        let handle = world.current_context()?;
        world.context_mut(handle)?.cache_config = config.0;
        Ok(())
    }

    unsafe fn cuCtxGetApiVersion(&self, ctx: CUcontext, version: *mut c_uint) -> Outcome {
        let world = self.lock();
        let named = world.named_context(ctx as usize);
        // The primary context has no version while it is inactive.
        let context = world.context(named.map_err(|_| Code::INVALID_CONTEXT)?)?;
        // SAFETY: the caller guarantees that `version` is null or valid for writes.
        unsafe { put(version, context.version) };
        Ok(())
    }

    unsafe fn cuCtxGetStreamPriorityRange(
        &self,
        leastPriority: *mut c_int,
        greatestPriority: *mut c_int,
    ) -> Outcome {
        self.lock().current_context()?;
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(leastPriority, device::LEAST_PRIORITY);
            put(greatestPriority, device::GREATEST_PRIORITY);
        }
        Ok(())
    }

    unsafe fn cuCtxResetPersistingL2Cache(&self) -> Outcome {
        self.lock().current_context().map(|_| ())
    }

    unsafe fn cuCtxGetExecAffinity(
        &self,
        pExecAffinity: *mut CUexecAffinityParam,
        r#type: CUexecAffinityType,
    ) -> Outcome {
        self.lock().current_context()?;
        let all = device::attribute(attributes::MULTIPROCESSOR_COUNT).unwrap_or(0);
        // The kind, followed by the number of multiprocessors.
        // SAFETY: the caller guarantees that `pExecAffinity` is null or valid for writes.
        unsafe { put(pExecAffinity.cast(), [r#type.0, all as u32]) };
        Ok(())
    }
}
