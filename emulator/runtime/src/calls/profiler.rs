//! The profiler, which is the driver's.

use cuspec_glue::runtime::calls::ProfilerCalls;
use cuspec_glue::runtime::driver_calls;

use super::prelude::*;

impl ProfilerCalls for Runtime {
    /// A host function may stop what the driver lets none stop, and without a context nothing is to be stopped.
    unsafe fn cudaProfilerStop(&self) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        match unsafe { driver_calls::cudaProfilerStop(self) } {
            Err(Code::cudaErrorNotPermitted | Code::cudaErrorDeviceUninitialized) => Ok(()),
            answer => answer,
        }
    }
}
