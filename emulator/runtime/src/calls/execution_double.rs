//! Numbers for devices of long ago. Every device has doubles since, so that nothing becomes of them.

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
