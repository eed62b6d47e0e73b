//! Events and waits of contexts.

use super::prelude::*;
use cuspec_glue::driver::calls::CtxWorkCalls;

impl CtxWorkCalls for Driver {
    unsafe fn cuCtxSynchronize(&self) -> Outcome {
        self.synchronize_context(0)
    }

    unsafe fn cuCtxSynchronize_v2(&self, ctx: CUcontext) -> Outcome {
        self.synchronize_context(ctx as usize)
    }

    unsafe fn cuCtxRecordEvent(&self, hCtx: CUcontext, hEvent: CUevent) -> Outcome {
        self.record_event_in_context(hEvent as usize, hCtx as usize)
    }

    unsafe fn cuCtxWaitEvent(&self, hCtx: CUcontext, hEvent: CUevent) -> Outcome {
        self.wait_event_in_context(hCtx as usize, hEvent as usize)
    }
}
