//! The library as a whole: how it fails, and what its contracts may ask it.

use cuspec_glue::Tri;
use cuspec_glue::runtime::{Asks, Code, Library, Need};

use crate::last_error;

/// The version of the runtime, as `cudaRuntimeGetVersion` gives it.
pub(crate) const VERSION: i32 = 13000;

/// The runtime. What it keeps belongs to the calling thread, or to the driver.
pub(crate) struct Runtime;

/// The one runtime of the process.
pub(crate) fn runtime() -> &'static Runtime {
    &Runtime
}

impl Library for Runtime {
    type Error = Code;

    fn failed(&self, code: Code) {
        last_error::set(code);
    }
}

impl Asks for Runtime {
    fn need(&self, need: Need) -> bool {
        match need {}
    }

    /// No contract asks for one yet.
    fn attribute(&self, _: i32) -> Tri {
        None
    }

    fn query(&self, question: &str) -> Tri {
        match question {
            "runtime.version" => Some(VERSION.into()),
            _ => None,
        }
    }
}
