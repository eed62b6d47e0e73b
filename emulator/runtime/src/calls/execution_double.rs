//! Conversions for devices without double precision. Every supported device has it, so they do nothing.

use cuspec_glue::runtime::calls::ExecutionDoubleCalls;

use super::prelude::*;

impl ExecutionDoubleCalls for Runtime {
    unsafe fn cudaSetDoubleForDevice(&self, _d: *mut f64) -> Outcome {
        Ok(())
    }

    unsafe fn cudaSetDoubleForHost(&self, _d: *mut f64) -> Outcome {
        Ok(())
    }
}
