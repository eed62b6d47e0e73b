//! The profiler: a form that went with 12.0, which is the driver's.

use cuspec_glue::runtime::calls::ProfilerDeprecatedCalls;

use super::prelude::*;

impl ProfilerDeprecatedCalls for Runtime {}
