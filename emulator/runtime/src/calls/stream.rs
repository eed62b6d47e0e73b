//! Streams, which are the driver's.

use cuspec_glue::runtime::calls::StreamCalls;

use super::prelude::*;

impl StreamCalls for Runtime {}
