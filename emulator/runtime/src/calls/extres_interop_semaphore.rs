//! Semaphores that somebody else has exported, which are the driver's.

use cuspec_glue::runtime::calls::ExtresInteropSemaphoreCalls;

use super::prelude::*;

impl ExtresInteropSemaphoreCalls for Runtime {}
