//! Functions without a contract.

use super::prelude::*;
use cuspec_glue::driver::uncontracted::Uncontracted;

impl Uncontracted for Driver {}
