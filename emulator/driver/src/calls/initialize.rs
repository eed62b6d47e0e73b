//! Initialization.

use super::prelude::*;
use cuspec_glue::driver::calls::InitializeCalls;

impl InitializeCalls for Driver {
    unsafe fn cuInit(&self, _Flags: c_uint) -> Outcome {
        self.initialize()
    }
}
