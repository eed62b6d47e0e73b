//! Memory and events of other processes, which are the driver's.

use cuspec_glue::runtime::calls::DeviceIpcCalls;

use super::prelude::*;

impl DeviceIpcCalls for Runtime {}
