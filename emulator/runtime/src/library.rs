//! The library as a whole: how it fails, and the queries of its contracts.

use cuspec_glue::Tri;
use std::ffi::{CStr, c_void};
use std::sync::LazyLock;

use cuspec_glue::runtime::{Asks, Below, Code, Library, Need, Question};

use crate::{contexts, driver, last_error, properties};

/// The version of the runtime, unless the environment sets another.
const VERSION: i32 = 13000;

/// The environment variable that sets the version of the runtime, for programs that use newer functions.
const VERSION_VARIABLE: &str = "CUSPEC_RUNTIME_VERSION";

/// Returns the version of the runtime, as `cudaRuntimeGetVersion` does.
pub(crate) fn version() -> i32 {
    static FROM_ENVIRONMENT: LazyLock<Option<i32>> =
        LazyLock::new(|| std::env::var(VERSION_VARIABLE).ok()?.parse().ok());
    FROM_ENVIRONMENT.unwrap_or(VERSION)
}

/// The runtime. All its state belongs to the calling thread or to the driver.
pub(crate) struct Runtime;

/// Returns the one runtime of the process.
pub(crate) fn runtime() -> &'static Runtime {
    &Runtime
}

impl Library for Runtime {
    type Error = Code;

    /// `cudaErrorNotReady` is an answer and does not set the last error. Contracts have one code for all faults
    /// of kernels, and one for every failure to set the runtime up; a call returns the one that occurred.
    fn failed(&self, code: Code) -> Code {
        let code = match code {
            Code::cudaErrorIllegalAddress => contexts::fault().unwrap_or(code),
            Code::cudaErrorNoDevice => contexts::set_up_failure().unwrap_or(code),
            code => code,
        };
        if code != Code::cudaErrorNotReady {
            last_error::set(code);
        }
        code
    }

    fn wait_for_context(&self) {
        type Synchronize = unsafe extern "C" fn() -> i32;
        let Ok(function) = driver::symbol(c"cuCtxSynchronize") else {
            return;
        };
        // SAFETY: the driver's function of this name takes no argument.
        let function = unsafe { std::mem::transmute::<*const c_void, Synchronize>(function) };
        // SAFETY: the call waits for work and changes nothing.
        let _ = unsafe { function() };
    }
}

impl Below for Runtime {
    fn counterpart(&self, symbol: &'static CStr) -> Result<*const c_void, Code> {
        driver::symbol(symbol)
    }
}

impl Asks for Runtime {
    fn need(&self, need: Need) -> bool {
        if matches!(need, Need::Devices | Need::Runtime) {
            properties::note();
        }
        match need {
            Need::Loaded => driver::is_loaded(),
            Need::Devices => contexts::has_devices(),
            // In a forked child the check of `OwnProcess` follows.
            Need::Runtime => contexts::set_up().is_ok() || contexts::is_forked(),
            Need::NoCapture => !driver::forbids_while_capturing(),
            // The driver checks it, and has no query for it.
            Need::UncapturedContext => true,
            Need::UncapturedLegacy => !driver::is_legacy_captured(),
            Need::UsableContext => !contexts::is_destroyed(),
            Need::SoundContext => contexts::fault().is_none(),
            Need::OwnProcess => !contexts::is_forked(),
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
            Question::ThreadHasDestroyedContext => Some(contexts::is_destroyed().into()),
            Question::ThreadHasOpengl => Some(contexts::has_opengl().into()),
            Question::ThreadHasContext => Some(contexts::has_context().into()),
            Question::MachineDevices => contexts::count().ok().map(i128::from),
        }
    }
}
