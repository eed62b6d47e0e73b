//! Control of the profiler, which is never attached.

use super::prelude::*;
use cuspec_glue::driver::calls::ProfilerCalls;

impl ProfilerCalls for Driver {
    unsafe fn cuProfilerStart(&self) -> Outcome {
        Ok(())
    }

    unsafe fn cuProfilerStop(&self) -> Outcome {
        Ok(())
    }
}
