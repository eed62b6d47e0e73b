//! The device's own functions under their first names.

use cuspec_glue::runtime::calls::ThreadDeprecatedCalls;

use super::prelude::*;
use crate::contexts;

impl ThreadDeprecatedCalls for Runtime {
    unsafe fn cudaThreadExit(&self) -> Outcome {
        contexts::reset()
    }
}
