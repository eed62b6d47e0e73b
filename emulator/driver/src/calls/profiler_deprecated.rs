//! The profiler of older drivers.

use super::prelude::*;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, ProfilerFile};
use cuspec_glue::driver::calls::ProfilerDeprecatedCalls;

impl Classify<ProfilerFile> for Driver {
    fn classify(&self, value: u64) -> Facts<ProfilerFile> {
        // The configuration file is not read.
        Facts::new(match value {
            0 => ProfilerFile::Null,
            _ => ProfilerFile::Absent,
        })
    }
}

impl ProfilerDeprecatedCalls for Driver {
    unsafe fn cuProfilerInitialize(
        &self,
        _configFile: *const c_char,
        _outputFile: *const c_char,
        _outputMode: CUoutput_mode,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }
}
