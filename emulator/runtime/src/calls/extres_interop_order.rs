//! Semaphores in the order of streams, which are the driver's.

use cuspec_glue::runtime::calls::ExtresInteropOrderCalls;

use super::prelude::*;

impl ExtresInteropOrderCalls for Runtime {}
