//! The primary context.

use super::prelude::*;
use crate::objects::context::API_VERSION;
use crate::objects::context::MAP_HOST;
use cuspec_glue::driver::calls::PrimaryCtxCalls;

impl PrimaryCtxCalls for Driver {
    /// After a fault the driver creates no context, and still writes the handle.
    unsafe fn cuDevicePrimaryCtxRetain_failed(
        &self,
        pctx: *mut CUcontext,
        _dev: CUdevice,
        code: ResultCode,
    ) {
        if code == ResultCode::CUDA_ERROR_ILLEGAL_ADDRESS {
            let context = self.lock().primary_handle();
            // SAFETY: the caller guarantees that `pctx` is null or valid for writes.
            unsafe { put(pctx, context as CUcontext) };
        }
    }

    unsafe fn cuDevicePrimaryCtxRelease(&self, _dev: CUdevice) -> Outcome {
        // This form does not report a release without a retain.
        let _ = self.release_primary();
        Ok(())
    }

    unsafe fn cuDevicePrimaryCtxRetain(&self, pctx: *mut CUcontext, _dev: CUdevice) -> Outcome {
        let context = {
            let mut world = self.lock();
            world.check_forms(API_VERSION)?;
            world.retain_primary()
        };
        // SAFETY: the caller guarantees that `pctx` is null or valid for writes.
        unsafe { put(pctx, context as CUcontext) };
        Ok(())
    }

    unsafe fn cuDevicePrimaryCtxRelease_v2(&self, _dev: CUdevice) -> Outcome {
        self.release_primary()
    }

    unsafe fn cuDevicePrimaryCtxSetFlags_v2(&self, _dev: CUdevice, flags: c_uint) -> Outcome {
        if flags & MAP_HOST != 0 {
            return Err(Code::INVALID_VALUE);
        }
        self.lock().set_primary_flags(flags);
        Ok(())
    }

    unsafe fn cuDevicePrimaryCtxGetState(
        &self,
        _dev: CUdevice,
        flags: *mut c_uint,
        active: *mut c_int,
    ) -> Outcome {
        let (now, is_active) = self.lock().primary_state();
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(flags, now);
            put(active, is_active.into());
        }
        Ok(())
    }

    unsafe fn cuDevicePrimaryCtxReset_v2(&self, _dev: CUdevice) -> Outcome {
        self.reset_primary()
    }
}
