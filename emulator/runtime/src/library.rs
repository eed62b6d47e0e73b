//! The library as a whole: how it fails, and what its contracts may ask it.

use cuspec_glue::Tri;
use std::ffi::{CStr, c_void};
use std::sync::LazyLock;

use cuspec_glue::runtime::{Asks, Below, Code, Library, Need, Question};

use crate::{contexts, driver, last_error};

/// The version of the runtime, as long as nobody asks for another.
const VERSION: i32 = 13000;

/// The variable that has the runtime say it is of another version, for programs that use what is newer.
const VERSION_WANTED: &str = "CUSPEC_RUNTIME_VERSION";

/// The version of the runtime, as `cudaRuntimeGetVersion` gives it.
pub(crate) fn version() -> i32 {
    static WANTED: LazyLock<Option<i32>> =
        LazyLock::new(|| std::env::var(VERSION_WANTED).ok()?.parse().ok());
    WANTED.unwrap_or(VERSION)
}

/// The runtime. What it keeps belongs to the calling thread, or to the driver.
pub(crate) struct Runtime;

/// The one runtime of the process.
pub(crate) fn runtime() -> &'static Runtime {
    &Runtime
}

impl Library for Runtime {
    type Error = Code;

    /// That something is under way is an answer, and no error. Contracts have one code for all that keeps the runtime
    /// from setting itself up; a context that another thread has destroyed has its own.
    fn failed(&self, code: Code) -> Code {
        let code = match code {
            Code::cudaErrorNoDevice if contexts::is_destroyed() => {
                Code::cudaErrorDeviceUninitialized
            }
            code => code,
        };
        if code != Code::cudaErrorNotReady {
            last_error::set(code);
        }
        code
    }
}

impl Below for Runtime {
    fn counterpart(&self, symbol: &'static CStr) -> Result<*const c_void, Code> {
        driver::symbol(symbol)
    }
}

impl Asks for Runtime {
    fn need(&self, need: Need) -> bool {
        match need {
            Need::Loaded => driver::is_there(),
            Need::Devices => contexts::has_devices(),
            Need::Runtime => contexts::set_up().is_ok(),
            Need::NoCapture => !driver::forbids_while_capturing(),
            Need::OutsideCallback => !contexts::is_in_callback(),
        }
    }

    fn attribute(&self, number: i32) -> Tri {
        contexts::attribute(number).map(i128::from)
    }

    fn query(&self, question: Question) -> Tri {
        match question {
            Question::RuntimeVersion => Some(version().into()),
            Question::DriverVersion => {
                let version = driver::driver().map(|driver| driver.cuDriverGetVersion());
                version?.ok().map(i128::from)
            }
            Question::ProcessIsWithoutDevices => {
                let is_without = contexts::count() == Err(Code::cudaErrorNoDevice);
                Some(is_without.into())
            }
            Question::ProcessIsRuntimeSetUp => Some(contexts::is_set_up().into()),
            Question::ThreadHasContext => Some(contexts::has_context().into()),
            Question::MachineDevices => contexts::count().ok().map(i128::from),
        }
    }
}
