//! The old `cudaThread` names of device functions.

use cuspec_glue::runtime::calls::ThreadDeprecatedCalls;

use super::prelude::*;
use crate::contexts;

impl ThreadDeprecatedCalls for Runtime {
    unsafe fn cudaThreadExit(&self) -> Outcome {
        contexts::reset()
    }
}
