//! Captures of streams: forms that went with 13.0, which are the driver's.

use cuspec_glue::runtime::calls::StreamDeprecatedCalls;

use super::prelude::*;

impl StreamDeprecatedCalls for Runtime {}
