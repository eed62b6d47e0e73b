//! Single copies with attributes, which the driver makes.

use cuspec_glue::runtime::calls::MemoryCopyAttributesCalls;

use super::prelude::*;

impl MemoryCopyAttributesCalls for Runtime {}
