//! Pools of memory, which are the driver's.

use cuspec_glue::runtime::calls::MemoryPoolsCalls;

use super::prelude::*;

impl MemoryPoolsCalls for Runtime {}
