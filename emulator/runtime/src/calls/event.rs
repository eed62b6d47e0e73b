//! Events, which are the driver's.

use cuspec_glue::runtime::calls::EventCalls;

use super::prelude::*;

impl EventCalls for Runtime {}
