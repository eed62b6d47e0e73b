//! What is set for the current device and has no effect any more, which is the driver's.

use cuspec_glue::runtime::calls::DeviceDeprecatedCalls;

use super::prelude::*;

impl DeviceDeprecatedCalls for Runtime {}
