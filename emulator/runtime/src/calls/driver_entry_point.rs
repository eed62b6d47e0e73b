//! Finding the driver's functions, which the driver does itself.

use cuspec_glue::runtime::calls::DriverEntryPointCalls;

use super::prelude::*;

impl DriverEntryPointCalls for Runtime {}
