//! Copies by the batch, which the driver makes.

use cuspec_glue::runtime::calls::MemoryCopyBatchCalls;

use super::prelude::*;

impl MemoryCopyBatchCalls for Runtime {}
