//! The profiler, which is the driver's.

use cuspec_glue::runtime::calls::ProfilerCalls;

use super::prelude::*;

impl ProfilerCalls for Runtime {}
