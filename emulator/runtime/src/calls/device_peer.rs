//! What devices can do with one another's memory, which the driver says.

use cuspec_glue::runtime::calls::DevicePeerCalls;

use super::prelude::*;

impl DevicePeerCalls for Runtime {}
