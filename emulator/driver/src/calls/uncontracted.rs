//! Functions without a contract.

use crate::world::Driver;
use cuspec_glue::driver::uncontracted::Uncontracted;

impl Uncontracted for Driver {}
