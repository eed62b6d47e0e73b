//! The states in which a call can be made. They are entered after everything else has been made.

use std::ffi::c_void;

use cuspec_case::Api;
use cuspec_suite::State;

use crate::worker::driver_calls::{Handle, Libraries};
use crate::worker::last_error;
use crate::worker::resources::{
    CaseResources, SetupError, WorkerResources, begin_capture, cause_kernel_fault, create_stream,
    drop_capture, fill_device,
};

/// `CUDA_ERROR_NO_DEVICE`.
const NO_DEVICE: u32 = 100;
/// Modes of `CUstreamCaptureMode`.
const GLOBAL: i32 = 0;
const THREAD_LOCAL: i32 = 1;
const RELAXED: i32 = 2;
const NON_BLOCKING: u32 = 1;

/// Enters and leaves the states of `spec/vocabulary/states.rs`.
pub(super) trait Enter {
    /// Whether another thread than the one that makes the arguments makes the call.
    fn is_elsewhere(&self, api: Api) -> bool;

    /// The reason to end the process after a case in this state, if any.
    fn damage_reason(self) -> Option<String>;

    /// Puts the calling thread into the state. Its cleanup is recorded in the resources.
    fn enter(
        self,
        resources: &mut CaseResources<'_>,
        function: *const c_void,
    ) -> Result<(), SetupError>;

    /// Makes the primary context current again. The rest is cleaned up by the resources.
    fn leave(self, resources: &mut CaseResources<'_>);
}

impl Enter for State {
    fn is_elsewhere(&self, api: Api) -> bool {
        match self {
            State::InCallback => true,
            // The runtime keeps per-thread state that the case checks on its own thread.
            State::ContextDestroyed => api == Api::Driver,
            _ => false,
        }
    }

    fn damage_reason(self) -> Option<String> {
        (self == State::Faulted).then(|| "a kernel has faulted in the process".to_owned())
    }

    fn enter(
        self,
        resources: &mut CaseResources<'_>,
        function: *const c_void,
    ) -> Result<(), SetupError> {
        match self {
            State::Ready | State::Uninitialized => Ok(()),
            // The process is already in this state, for all its cases.
            State::Exiting | State::PrimaryInactive => Ok(()),
            // A host function makes the call.
            State::InCallback => Ok(()),
            State::NoDevice => ensure_no_device(resources.shared, function),
            State::NoContext => Ok(resources.api().cuCtxSetCurrent(std::ptr::null_mut())?),
            State::AfterReset => reset_device(resources),
            State::ContextDestroyed => destroy_current(resources),
            State::CapturingGlobal => capture(resources, GLOBAL),
            State::CapturingThreadLocal => capture(resources, THREAD_LOCAL),
            State::CapturingRelaxed => capture(resources, RELAXED),
            State::CapturingElsewhere => capture_elsewhere(resources),
            State::MemoryFull => fill_device(resources),
            State::Faulted => cause_kernel_fault(resources),
            State::AfterError => cause_error(resources),
        }
    }

    fn leave(self, resources: &mut CaseResources<'_>) {
        if let Some(primary) = resources.shared.primary {
            let _ = resources.api().cuCtxSetCurrent(primary as Handle);
        }
    }
}

/// Checks once per process that `cuInit` reports no device. If `cuInit` is the function under test, the
/// case itself makes the call.
fn ensure_no_device(shared: &WorkerResources, function: *const c_void) -> Result<(), SetupError> {
    let api = &shared.api;
    if api.symbol(Api::Driver, "cuInit") == Some(function) {
        return Ok(());
    }
    let answer = || match api.cuInit(0) {
        Ok(()) => 0,
        Err(error) => error.code.unwrap_or(0),
    };
    match *shared.without_devices.get_or_init(answer) {
        NO_DEVICE => Ok(()),
        code => {
            let code = api.show_code(Api::Driver, code);
            let reason = format!("cuInit answered {code} although no device is visible");
            Err(SetupError::Unavailable(reason))
        }
    }
}

/// Makes a call of the runtime that fails.
fn cause_error(resources: &CaseResources<'_>) -> Result<(), SetupError> {
    let unavailable = |why: &str| SetupError::Unavailable(why.to_owned());
    let runtime = resources.api().runtime;
    let runtime = runtime.ok_or_else(|| unavailable("there is no runtime"))?;
    match last_error::cause_error(&runtime) {
        0 => Err(unavailable("cudaRuntimeGetVersion does not fail")),
        _ => Ok(()),
    }
}

/// Makes the runtime initialize the device, and resets the device.
fn reset_device(resources: &CaseResources<'_>) -> Result<(), SetupError> {
    let runtime = resources.api().runtime;
    let runtime =
        runtime.ok_or_else(|| SetupError::Unavailable("there is no runtime".to_owned()))?;
    // SAFETY: the process has created no resource that a reset of the device would destroy.
    let reset = unsafe {
        let set_up = runtime.raw().cudaFree(std::ptr::null_mut());
        set_up.and_then(|()| runtime.raw().cudaDeviceReset())
    };
    reset
        .map_err(|error| SetupError::Unavailable(format!("the device could not be reset: {error}")))
}

/// Makes a new context current here, and destroys it on another thread.
fn destroy_current(resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
    let mut context: Handle = std::ptr::null_mut();
    resources
        .api()
        .cuCtxCreate_v2(&mut context, 0, resources.shared.device)?;
    let doomed = context as u64;
    resources.hold_on_other_thread(move |api| api.cuCtxDestroy_v2(doomed as Handle), |_| ())
}

fn capture(resources: &mut CaseResources<'_>, mode: i32) -> Result<(), SetupError> {
    let stream = create_stream(resources, NON_BLOCKING)?;
    begin_capture(resources, stream, mode)
}

fn capture_elsewhere(resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
    let stream = create_stream(resources, NON_BLOCKING)?;
    resources.hold_on_other_thread(
        move |api: &Libraries| api.cuStreamBeginCapture_v2(stream as Handle, GLOBAL),
        move |api| drop_capture(api, stream),
    )
}
