//! The log of errors, which is the driver's.

use cuspec_glue::runtime::calls::LogsCalls;

use super::prelude::*;

impl LogsCalls for Runtime {}
