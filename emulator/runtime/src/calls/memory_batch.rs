//! Managed ranges by the batch, which are the driver's.

use cuspec_glue::runtime::calls::MemoryBatchCalls;

use super::prelude::*;

impl MemoryBatchCalls for Runtime {}
