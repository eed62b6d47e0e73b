//! The states in which a call can be made. They are entered after everything else has been made.

use std::ffi::c_void;

use cuspec_case::Api;
use cuspec_suite::State;

use crate::worker::driver_calls::{Handle, Libraries};
use crate::worker::last_error;
use crate::worker::resources::{
    CaseResources, SetupError, WorkerResources, begin_capture, cause_kernel_fault, create_stream,
    drop_capture, enter_opengl, fill_device, require_invalidated,
};

/// `CUDA_ERROR_NO_DEVICE`.
const NO_DEVICE: u32 = 100;
/// Modes of `CUstreamCaptureMode`.
const GLOBAL: i32 = 0;
const THREAD_LOCAL: i32 = 1;
const RELAXED: i32 = 2;
const BLOCKING: u32 = 0;
const NON_BLOCKING: u32 = 1;

/// Enters and leaves the states of `spec/vocabulary/states.rs`.
pub(super) trait Enter {
    /// Whether another thread than the one that makes the arguments makes the call.
    fn is_elsewhere(&self) -> bool;

    /// Puts the calling thread into the state. Its cleanup is recorded in the resources. Returns the stream
    /// that the state captures, if any.
    fn enter(
        self,
        resources: &mut CaseResources<'_>,
        function: *const c_void,
    ) -> Result<Option<u64>, SetupError>;

    /// Enters a state with a capture, and then gives the calling thread this capture mode.
    fn enter_from(
        self,
        mode: i32,
        resources: &mut CaseResources<'_>,
    ) -> Result<Option<u64>, SetupError>;

    /// Whether a call of the runtime can fail here without another effect than the last error.
    fn permits_last_error(&self) -> bool;

    /// Makes the primary context current again. The rest is cleaned up by the resources.
    fn leave(self, resources: &mut CaseResources<'_>);
}

impl Enter for State {
    fn is_elsewhere(&self) -> bool {
        matches!(self, State::InCallback | State::ContextDestroyed)
    }

    fn enter(
        self,
        resources: &mut CaseResources<'_>,
        function: *const c_void,
    ) -> Result<Option<u64>, SetupError> {
        let entered = match self {
            State::CapturingGlobal => return capture(resources, GLOBAL).map(Some),
            State::CapturingThreadLocal => return capture(resources, THREAD_LOCAL).map(Some),
            State::CapturingRelaxed => return capture(resources, RELAXED).map(Some),
            State::CapturingBlocking => return capture_blocking(resources).map(Some),
            State::CaptureInvalidated => return capture_invalidated(resources).map(Some),
            State::CapturingElsewhere => return capture_elsewhere(resources, GLOBAL).map(Some),
            State::CapturingElsewhereThreadLocal => {
                return capture_elsewhere(resources, THREAD_LOCAL).map(Some);
            }
            State::CapturingElsewhereRelaxed => {
                return capture_elsewhere(resources, RELAXED).map(Some);
            }
            State::CapturingGlobalFromThreadLocal => {
                return State::CapturingGlobal.enter_from(THREAD_LOCAL, resources);
            }
            State::CapturingGlobalFromRelaxed => {
                return State::CapturingGlobal.enter_from(RELAXED, resources);
            }
            State::CapturingThreadLocalFromThreadLocal => {
                return State::CapturingThreadLocal.enter_from(THREAD_LOCAL, resources);
            }
            State::CapturingThreadLocalFromRelaxed => {
                return State::CapturingThreadLocal.enter_from(RELAXED, resources);
            }
            State::CapturingRelaxedFromThreadLocal => {
                return State::CapturingRelaxed.enter_from(THREAD_LOCAL, resources);
            }
            State::CapturingRelaxedFromRelaxed => {
                return State::CapturingRelaxed.enter_from(RELAXED, resources);
            }
            State::CapturingElsewhereFromThreadLocal => {
                return State::CapturingElsewhere.enter_from(THREAD_LOCAL, resources);
            }
            State::CapturingElsewhereFromRelaxed => {
                return State::CapturingElsewhere.enter_from(RELAXED, resources);
            }
            State::CapturingElsewhereThreadLocalFromThreadLocal => {
                return State::CapturingElsewhereThreadLocal.enter_from(THREAD_LOCAL, resources);
            }
            State::CapturingElsewhereThreadLocalFromRelaxed => {
                return State::CapturingElsewhereThreadLocal.enter_from(RELAXED, resources);
            }
            State::CapturingElsewhereRelaxedFromThreadLocal => {
                return State::CapturingElsewhereRelaxed.enter_from(THREAD_LOCAL, resources);
            }
            State::CapturingElsewhereRelaxedFromRelaxed => {
                return State::CapturingElsewhereRelaxed.enter_from(RELAXED, resources);
            }
            State::Ready | State::Uninitialized => Ok(()),
            State::PrimaryInactive if !resources.api().driver.is_there() => Err(
                SetupError::Unavailable("there is no driver that could be initialized".to_owned()),
            ),
            // The process is already in this state, for all its cases.
            State::Exiting | State::PrimaryInactive => Ok(()),
            // A host function makes the call.
            State::InCallback => Ok(()),
            // A child makes the call.
            State::Forked => set_up_runtime(resources),
            State::NoDevice => ensure_no_device(resources.shared, function),
            State::UnderOpengl => add_opengl(resources, function),
            State::NoContext => Ok(resources.api().cuCtxSetCurrent(std::ptr::null_mut())?),
            State::AfterReset => reset_device(resources),
            // A thread whose current context is destroyed makes the call.
            State::ContextDestroyed => Ok(()),
            State::OtherContext => make_other_current(resources),
            State::PrimaryReleased => release_primary(resources),
            State::PrimaryReset => reset_primary(resources),
            State::MemoryFull => fill_device(resources),
            State::Faulted => cause_kernel_fault(resources),
            State::AfterError => cause_error(resources),
        };
        entered.map(|()| None)
    }

    fn enter_from(
        self,
        mode: i32,
        resources: &mut CaseResources<'_>,
    ) -> Result<Option<u64>, SetupError> {
        let stream = self.enter(resources, std::ptr::null())?;
        let mut exchanged = mode;
        let api = resources.api();
        api.cuThreadExchangeStreamCaptureMode(&mut exchanged)?;
        resources.on_release(move |api| api.cuThreadExchangeStreamCaptureMode(&mut exchanged));
        Ok(stream)
    }

    fn permits_last_error(&self) -> bool {
        match self {
            // The call under test is to be the first one.
            State::Uninitialized
            | State::NoDevice
            | State::PrimaryInactive
            | State::AfterReset
            | State::PrimaryReleased
            | State::PrimaryReset => false,
            // Every call fails there.
            State::Forked | State::Faulted | State::Exiting => false,
            // It has an error of its own.
            State::AfterError => false,
            State::Ready
            | State::NoContext
            | State::UnderOpengl
            | State::ContextDestroyed
            | State::InCallback
            | State::CapturingGlobal
            | State::CapturingThreadLocal
            | State::CapturingElsewhere
            | State::CapturingRelaxed
            | State::CapturingBlocking
            | State::CapturingElsewhereThreadLocal
            | State::CapturingElsewhereRelaxed
            | State::CapturingGlobalFromThreadLocal
            | State::CapturingGlobalFromRelaxed
            | State::CapturingThreadLocalFromThreadLocal
            | State::CapturingThreadLocalFromRelaxed
            | State::CapturingRelaxedFromThreadLocal
            | State::CapturingRelaxedFromRelaxed
            | State::CapturingElsewhereFromThreadLocal
            | State::CapturingElsewhereFromRelaxed
            | State::CapturingElsewhereThreadLocalFromThreadLocal
            | State::CapturingElsewhereThreadLocalFromRelaxed
            | State::CapturingElsewhereRelaxedFromThreadLocal
            | State::CapturingElsewhereRelaxedFromRelaxed
            | State::CaptureInvalidated
            | State::OtherContext
            | State::MemoryFull => true,
        }
    }

    fn leave(self, resources: &mut CaseResources<'_>) {
        if let Some(primary) = resources.shared.primary {
            let device = resources.shared.device;
            let _ = resources.api().set_current(device, primary);
        }
    }
}

/// Checks once per process that `cuInit` reports no device; without a driver, that the runtime counts none. If
/// `cuInit` is the function under test, the case itself makes the call.
fn ensure_no_device(shared: &WorkerResources, function: *const c_void) -> Result<(), SetupError> {
    let api = &shared.api;
    if api.symbol(Api::Driver, "cuInit") == Some(function) {
        return Ok(());
    }
    let asked = || match api.driver.is_there() {
        true => api.cuInit(0),
        false => api.cuDeviceGetCount(&mut 0),
    };
    let answer = || match asked() {
        Ok(()) => 0,
        Err(error) => error.code.unwrap_or(0),
    };
    match *shared.without_devices.get_or_init(answer) {
        NO_DEVICE => Ok(()),
        code => {
            let (of, function) = match api.driver.is_there() {
                true => (Api::Driver, "cuInit"),
                false => api.name_of("cuDeviceGetCount"),
            };
            let code = api.show_code(of, code);
            let reason = format!("{function} answered {code} although no device is visible");
            Err(SetupError::Unavailable(reason))
        }
    }
}

/// Makes an OpenGL context current beside the primary context. `cudaGLSetGLDevice` sets the primary context up itself
/// and refuses one that is active.
fn add_opengl(
    resources: &mut CaseResources<'_>,
    function: *const c_void,
) -> Result<(), SetupError> {
    if resources.api().symbol(Api::Runtime, "cudaGLSetGLDevice") == Some(function) {
        let reason = "the primary context is active, and a scenario makes the call without one";
        return Err(SetupError::Unavailable(reason.to_owned()));
    }
    enter_opengl(resources)
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

/// Makes the runtime initialize itself, if there is one.
fn set_up_runtime(resources: &CaseResources<'_>) -> Result<(), SetupError> {
    let Some(runtime) = resources.api().runtime else {
        return Ok(());
    };
    // SAFETY: freeing null has no other effect.
    let set_up = unsafe { runtime.raw().cudaFree(std::ptr::null_mut()) };
    set_up.map_err(|error| SetupError::Unavailable(format!("the runtime is not set up: {error}")))
}

/// Makes the runtime initialize the device, and resets the device.
fn reset_device(resources: &CaseResources<'_>) -> Result<(), SetupError> {
    set_up_runtime(resources)?;
    let runtime = resources.api().runtime;
    let runtime =
        runtime.ok_or_else(|| SetupError::Unavailable("there is no runtime".to_owned()))?;
    // SAFETY: the process has created no resource that a reset of the device would destroy.
    unsafe { runtime.raw().cudaDeviceReset() }
        .map_err(|error| SetupError::Unavailable(format!("the device could not be reset: {error}")))
}

fn make_other_current(resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
    let context = resources.spare_context()?;
    Ok(resources.api().cuCtxSetCurrent(context as Handle)?)
}

/// Releases the primary context of the device until it is inactive.
fn release_primary(resources: &CaseResources<'_>) -> Result<(), SetupError> {
    let (api, device) = (resources.api(), resources.shared.device);
    loop {
        let (mut flags, mut is_active) = (0, 0);
        api.cuDevicePrimaryCtxGetState(device, &mut flags, &mut is_active)?;
        if is_active == 0 {
            return Ok(());
        }
        api.cuDevicePrimaryCtxRelease_v2(device)?;
    }
}

fn reset_primary(resources: &CaseResources<'_>) -> Result<(), SetupError> {
    let device = resources.shared.device;
    Ok(resources.api().cuDevicePrimaryCtxReset_v2(device)?)
}

fn capture(resources: &mut CaseResources<'_>, mode: i32) -> Result<u64, SetupError> {
    let stream = create_stream(resources, NON_BLOCKING)?;
    begin_capture(resources, stream, mode)?;
    Ok(stream)
}

/// Captures a stream that the legacy stream waits for.
fn capture_blocking(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let stream = create_stream(resources, BLOCKING)?;
    begin_capture(resources, stream, RELAXED)?;
    Ok(stream)
}

/// Begins a capture, and invalidates it by a wait for its stream.
fn capture_invalidated(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let stream = capture(resources, GLOBAL)?;
    let _ = resources.api().cuStreamSynchronize(stream as Handle);
    require_invalidated(resources, stream)?;
    Ok(stream)
}

fn capture_elsewhere(resources: &mut CaseResources<'_>, mode: i32) -> Result<u64, SetupError> {
    let stream = create_stream(resources, NON_BLOCKING)?;
    resources.hold_on_other_thread(
        move |api: &Libraries| api.cuStreamBeginCapture_v2(stream as Handle, mode),
        move |api| drop_capture(api, stream),
    )?;
    Ok(stream)
}
