//! Deprecated functions of contexts.

use super::prelude::*;
use cuspec_glue::driver::calls::CtxDeprecatedCalls;

impl CtxDeprecatedCalls for Driver {
    unsafe fn cuCtxGetSharedMemConfig(&self, pConfig: *mut CUsharedconfig) -> Outcome {
        let world = self.lock();
        let context = world.context(world.current_context()?)?;
        // SAFETY: the caller guarantees that `pConfig` is null or valid for writes.
        unsafe { put(pConfig.cast(), context.shared_config) };
        Ok(())
    }

    unsafe fn cuCtxSetSharedMemConfig(&self, _config: CUsharedconfig) -> Outcome {
        // Shared memory banks have one width on this device; the setting is accepted and has no effect.
        self.lock().current_context().map(|_| ())
    }

    unsafe fn cuCtxAttach(&self, pctx: *mut CUcontext, _flags: c_uint) -> Outcome {
        let mut world = self.lock();
        let handle = world.current_context()?;
        world.context_mut(handle)?.attachments += 1;
        // SAFETY: the caller guarantees that `pctx` is null or valid for writes.
        unsafe { put(pctx, handle as CUcontext) };
        Ok(())
    }

    unsafe fn cuCtxDetach(&self, ctx: CUcontext) -> Outcome {
        let is_last = {
            let mut world = self.lock();
            let context = world.context_mut(ctx as usize)?;
            context.attachments = context.attachments.saturating_sub(1);
            // The primary context ends by release only.
            context.attachments == 0 && !context.is_primary
        };
        match is_last {
            true => self.destroy_context(ctx as usize),
            false => Ok(()),
        }
    }
}
