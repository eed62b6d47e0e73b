//! Libraries of kernels, which are the driver's.

use cuspec_glue::runtime::calls::LibraryCalls;

use super::prelude::*;

impl LibraryCalls for Runtime {}
