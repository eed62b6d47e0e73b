//! Memory that somebody else has exported, which is the driver's.

use cuspec_glue::runtime::calls::ExtresInteropCalls;

use super::prelude::*;

impl ExtresInteropCalls for Runtime {}
