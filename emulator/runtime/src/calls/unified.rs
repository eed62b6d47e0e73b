//! Managed memory, which is the driver's.

use cuspec_glue::runtime::calls::UnifiedCalls;

use super::prelude::*;

impl UnifiedCalls for Runtime {}
