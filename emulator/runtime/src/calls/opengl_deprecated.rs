//! OpenGL, as it was set up before there were graphics resources.

use cuspec_glue::runtime::calls::OpenglDeprecatedCalls;

use super::prelude::*;
use crate::contexts;

impl OpenglDeprecatedCalls for Runtime {
    unsafe fn cudaGLSetGLDevice(&self, device: c_int) -> Outcome {
        contexts::choose(device)
    }
}
