//! Events: forms that went with 13.0, which are the driver's.

use cuspec_glue::runtime::calls::EventDeprecatedCalls;

use super::prelude::*;

impl EventDeprecatedCalls for Runtime {}
