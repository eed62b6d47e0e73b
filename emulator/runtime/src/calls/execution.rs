//! Functions that streams call.

use cuspec_glue::runtime::calls::ExecutionCalls;

use super::prelude::*;

impl ExecutionCalls for Runtime {}
