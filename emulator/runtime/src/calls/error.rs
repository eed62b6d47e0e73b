//! The last error of a thread, and the names and descriptions of codes.

use cuspec_glue::runtime::calls::ErrorCalls;

use super::prelude::*;
use crate::{code, contexts, last_error};

impl ErrorCalls for Runtime {
    unsafe fn cudaGetLastError(&self) -> Code {
        last_error::take()
    }

    unsafe fn cudaPeekAtLastError(&self) -> Code {
        last_error::peek()
    }

    unsafe fn cudaGetErrorName(&self, error: Code) -> *const c_char {
        initialize();
        code::name(error.0).as_ptr()
    }

    unsafe fn cudaGetErrorString(&self, error: Code) -> *const c_char {
        initialize();
        code::sentence(error.0).as_ptr()
    }
}

/// Initializes the driver, as queries of errors do. A failure is not reported.
fn initialize() {
    let _ = contexts::initialize();
}
