//! Functions that are called when something happens to a device, which the driver calls.

use cuspec_glue::runtime::calls::DeviceNotificationCalls;

use super::prelude::*;

impl DeviceNotificationCalls for Runtime {}
