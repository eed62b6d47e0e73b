//! Pools that are shared with other processes, which are the driver's.

use cuspec_glue::runtime::calls::MemoryPoolsShareCalls;

use super::prelude::*;

impl MemoryPoolsShareCalls for Runtime {}
