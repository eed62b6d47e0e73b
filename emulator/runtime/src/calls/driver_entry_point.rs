//! Finding functions of the driver, which the driver does.

use cuspec_glue::runtime::calls::DriverEntryPointCalls;

use super::prelude::*;

impl DriverEntryPointCalls for Runtime {}
