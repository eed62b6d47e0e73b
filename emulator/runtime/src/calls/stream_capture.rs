//! Captures of streams, which are the driver's.

use cuspec_glue::runtime::calls::StreamCaptureCalls;

use super::prelude::*;

impl StreamCaptureCalls for Runtime {}
