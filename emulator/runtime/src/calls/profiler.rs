//! The profiler.

use cuspec_glue::runtime::calls::ProfilerCalls;
use cuspec_glue::runtime::driver_calls;

use super::prelude::*;

impl ProfilerCalls for Runtime {
    /// The driver rejects the call in a host function, in a forked child, and without a usable context; the runtime
    /// succeeds.
    unsafe fn cudaProfilerStop(&self) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        match unsafe { driver_calls::cudaProfilerStop(self) } {
            Err(
                Code::cudaErrorNotPermitted
                | Code::cudaErrorDeviceUninitialized
                | Code::cudaErrorContextIsDestroyed
                | Code::cudaErrorInitializationError,
            ) => Ok(()),
            answer => answer,
        }
    }
}
