//! Contexts.

use super::prelude::*;
use crate::objects::context::{API_VERSION, FIRST_API_VERSION};
use crate::objects::thread;
use cuspec_glue::driver::calls::CtxCalls;

impl CtxCalls for Driver {
    unsafe fn cuCtxPopCurrent(&self, pctx: *mut CUcontext) -> Outcome {
        let current = thread::get().ok_or(Code::INVALID_CONTEXT)?;
        // A context with several users stays current.
        if self.lock().users(current) > 1 {
            return Ok(());
        }
        // SAFETY: the second form has the same requirements.
        unsafe { self.cuCtxPopCurrent_v2(pctx) }
    }

    unsafe fn cuCtxCreate(&self, pctx: *mut CUcontext, flags: c_uint, _dev: CUdevice) -> Outcome {
        self.lock().fault.check()?;
        let context = self.create_context(flags, FIRST_API_VERSION)?;
        // SAFETY: the caller guarantees that `pctx` is null or valid for writes.
        unsafe { put(pctx, context as CUcontext) };
        Ok(())
    }

    unsafe fn cuCtxCreate_v2(
        &self,
        pctx: *mut CUcontext,
        flags: c_uint,
        _dev: CUdevice,
    ) -> Outcome {
        self.lock().fault.check()?;
        let context = self.create_context(flags, API_VERSION)?;
        // SAFETY: the caller guarantees that `pctx` is null or valid for writes.
        unsafe { put(pctx, context as CUcontext) };
        Ok(())
    }

    unsafe fn cuCtxCreate_v3(
        &self,
        pctx: *mut CUcontext,
        _paramsArray: *mut CUexecAffinityParam,
        _numParams: c_int,
        flags: c_uint,
        dev: CUdevice,
    ) -> Outcome {
        // SAFETY: `cuCtxCreate_v2` has the same requirements.
        unsafe { self.cuCtxCreate_v2(pctx, flags, dev) }
    }

    unsafe fn cuCtxCreate_v4(
        &self,
        pctx: *mut CUcontext,
        _ctxCreateParams: *mut CUctxCreateParams,
        flags: c_uint,
        dev: CUdevice,
    ) -> Outcome {
        // SAFETY: `cuCtxCreate_v2` has the same requirements.
        unsafe { self.cuCtxCreate_v2(pctx, flags, dev) }
    }

    unsafe fn cuCtxDestroy_v2(&self, ctx: CUcontext) -> Outcome {
        self.destroy_context(ctx as usize)
    }

    unsafe fn cuCtxDestroy(&self, ctx: CUcontext) -> Outcome {
        // The first form takes a context with one user that is current to this thread or to none.
        let (context, is_current) = (ctx as usize, thread::get() == Some(ctx as usize));
        let is_held = thread::is_held_elsewhere(context) && !is_current;
        if is_held || self.lock().users(context) > 1 {
            return Err(Code::INVALID_CONTEXT);
        }
        self.destroy_context(ctx as usize)
    }

    unsafe fn cuCtxPushCurrent(&self, ctx: CUcontext) -> Outcome {
        // The first form takes a context that is current to no thread.
        if thread::is_held(ctx as usize) {
            return Err(Code::INVALID_CONTEXT);
        }
        // SAFETY: the second form has the same requirements.
        unsafe { self.cuCtxPushCurrent_v2(ctx) }
    }

    unsafe fn cuCtxPushCurrent_v2(&self, ctx: CUcontext) -> Outcome {
        self.lock().check_stackable(ctx as usize)?;
        thread::push(ctx as usize);
        Ok(())
    }

    unsafe fn cuCtxPopCurrent_v2(&self, pctx: *mut CUcontext) -> Outcome {
        let context = thread::pop().ok_or(Code::INVALID_CONTEXT)?;
        // SAFETY: the caller guarantees that `pctx` is null or valid for writes.
        unsafe { put(pctx, context as CUcontext) };
        Ok(())
    }

    unsafe fn cuCtxSetCurrent(&self, ctx: CUcontext) -> Outcome {
        let context = match ctx as usize {
            0 => None,
            context => {
                self.lock().check_stackable(context)?;
                Some(context)
            }
        };
        thread::replace(context);
        Ok(())
    }

    unsafe fn cuCtxGetCurrent(&self, pctx: *mut CUcontext) -> Outcome {
        // SAFETY: the caller guarantees that `pctx` is null or valid for writes.
        unsafe { put(pctx, thread::get().unwrap_or(0) as CUcontext) };
        Ok(())
    }
}
