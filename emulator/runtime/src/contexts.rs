//! The current device of each thread, and the primary contexts that the runtime holds.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ffi::{c_int, c_uint};
use std::sync::{Mutex, OnceLock, PoisonError};

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{
    CU_CTX_LMEM_RESIZE_TO_MAX, CU_CTX_MAP_HOST, CU_CTX_SCHED_MASK, CU_CTX_SYNC_MEMOPS,
    CU_GL_DEVICE_LIST_ALL, CUcontext, CUctx_flags, CUdevice_attribute, CUstream, Values,
};

use crate::driver::{code_of, driver};

thread_local! {
    static DEVICE: Cell<c_int> = const { Cell::new(0) };
}

/// The primary contexts that the runtime has retained, once each, by device.
static SHARES: Mutex<BTreeMap<c_int, Share>> = Mutex::new(BTreeMap::new());

/// The runtime's share in a primary context.
struct Share {
    /// The context, as an address.
    context: usize,
    /// Whether a reset has ended the share. The next call that needs the context takes another one.
    is_reset: bool,
}

impl Share {
    fn in_context(context: CUcontext) -> Share {
        Share {
            context: context as usize,
            is_reset: false,
        }
    }
}

/// Returns the device of the calling thread: that of its context, if it has one.
pub(crate) fn device() -> c_int {
    let current = driver().and_then(|driver| driver.cuCtxGetDevice().ok());
    current.unwrap_or_else(|| DEVICE.get())
}

/// Initializes the driver.
pub(crate) fn initialize() -> Result<Values, Code> {
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    driver.cuInit(0).map_err(code_of)?;
    Ok(driver)
}

/// Returns the number of devices. The first successful query is cached, because the driver rejects queries in
/// a host function.
pub(crate) fn count() -> Result<c_int, Code> {
    static COUNT: OnceLock<c_int> = OnceLock::new();
    if let Some(count) = COUNT.get() {
        return Ok(*count);
    }
    let driver = initialize()?;
    let count = match driver.cuDeviceGetCount().map_err(code_of) {
        Err(Code::cudaErrorNotPermitted) => {
            on_other_thread(|| driver.cuDeviceGetCount().map_err(code_of))?
        }
        count => count?,
    };
    Ok(*COUNT.get_or_init(|| count))
}

/// Runs a query on a thread of its own, because the driver rejects it in a host function.
pub(crate) fn on_other_thread<T: Send>(
    query: impl FnOnce() -> Result<T, Code> + Send,
) -> Result<T, Code> {
    let asked = std::thread::scope(|scope| scope.spawn(query).join());
    asked.unwrap_or(Err(Code::cudaErrorUnknown))
}

/// Returns whether devices are present. A query that is not permitted counts as yes: the call itself then
/// fails.
pub(crate) fn has_devices() -> bool {
    matches!(
        count(),
        Ok(_) | Err(Code::cudaErrorNotPermitted | Code::cudaErrorInitializationError)
    )
}

/// Returns an attribute of the calling thread's device.
pub(crate) fn attribute(number: i32) -> Option<c_int> {
    let attribute = CUdevice_attribute(number.cast_unsigned());
    driver()?.cuDeviceGetAttribute(attribute, device()).ok()
}

/// Returns whether an OpenGL context is current to the calling thread, as the driver says.
pub(crate) fn has_opengl() -> bool {
    let mut device = 0;
    let Some(driver) = driver() else { return false };
    // SAFETY: the place for a device lives during the call.
    let listed = unsafe { driver.cuGLGetDevices_v2(&raw mut device, 1, CU_GL_DEVICE_LIST_ALL) };
    listed.is_ok()
}

/// Returns whether the calling thread has a context. In a host function the query is not permitted, but the
/// stream that runs it has a context.
pub(crate) fn has_context() -> bool {
    let current = driver().map(|driver| driver.cuCtxGetCurrent().map_err(code_of));
    match current {
        Some(Ok(context)) => !context.is_null(),
        Some(Err(Code::cudaErrorInitializationError)) => is_forked(),
        Some(Err(code)) => code == Code::cudaErrorNotPermitted,
        None => false,
    }
}

/// Returns whether a stream runs the calling host function: there the driver rejects the query of stream
/// priorities.
pub(crate) fn is_in_callback() -> bool {
    let priorities = driver().map(|driver| driver.cuCtxGetStreamPriorityRange().map_err(code_of));
    matches!(priorities, Some(Err(Code::cudaErrorNotPermitted)))
}

/// Returns the reason why the runtime cannot initialize itself in this process. A runtime that has counted the devices
/// has initialized itself.
pub(crate) fn initialization_failure() -> Option<Code> {
    let is_unrelated =
        |code: &Code| [Code::cudaErrorNotPermitted, Code::cudaErrorCudartUnloading].contains(code);
    count().err().filter(|code| !is_unrelated(code))
}

/// Returns the reason why the runtime cannot be set up: that of its initialization, or that a fault has made the device
/// unavailable.
pub(crate) fn set_up_failure() -> Option<Code> {
    let is_known = |code: &Code| *code == Code::cudaErrorDevicesUnavailable;
    initialization_failure().or_else(|| set_up().err().filter(is_known))
}

/// Makes a context current: a thread without one gets the primary context of its device.
pub(crate) fn set_up() -> Result<(), Code> {
    let driver = initialize()?;
    match driver.cuCtxGetCurrent() {
        Ok(context) if context.is_null() => make_current(driver, DEVICE.get()),
        Ok(context) if is_destroyed() || was_reset(context) => revive(driver),
        Ok(context) => share_primary(driver, context),
        // A query that is not permitted counts as yes: the call itself then fails.
        _ => Ok(()),
    }
}

/// Retains the primary context of the calling thread's device if that context is current, once for the process: a
/// release by the program does not end it then.
fn share_primary(driver: Values, current: CUcontext) -> Result<(), Code> {
    let device = DEVICE.get();
    let mut shares = shares();
    let is_active = matches!(driver.cuDevicePrimaryCtxGetState(device), Ok((_, 1)));
    if shares.contains_key(&device) || !is_active {
        return Ok(());
    }
    // A query that is not permitted leaves the context unshared.
    let Ok(primary) = driver.cuDevicePrimaryCtxRetain(device) else {
        return Ok(());
    };
    if primary == current {
        shares.insert(device, Share::in_context(primary));
        return Ok(());
    }
    // SAFETY: this reference was taken above.
    unsafe { driver.cuDevicePrimaryCtxRelease(device) }.map_err(code_of)
}

/// Returns whether a context is the primary context of the calling thread's device, which a reset of the device has
/// ended.
fn was_reset(context: CUcontext) -> bool {
    let shares = shares();
    let share = shares.get(&DEVICE.get());
    share.is_some_and(|share| share.is_reset && share.context == context as usize)
}

/// Creates the primary context of the calling thread's device again, if that context is current and was released
/// or reset. Another destroyed context stays as it is.
fn revive(driver: Values) -> Result<(), Code> {
    let device = DEVICE.get();
    let current = driver.cuCtxGetCurrent().unwrap_or_default();
    let primary = retain(driver, device)?;
    if primary == current {
        shares().insert(device, Share::in_context(primary));
        return Ok(());
    }
    // SAFETY: this reference was taken above.
    unsafe { driver.cuDevicePrimaryCtxRelease(device) }.map_err(code_of)
}

/// Returns the fault of a kernel, if one has occurred. The query of stream priorities fails after a fault.
pub(crate) fn fault() -> Option<Code> {
    let priorities = driver()?.cuCtxGetStreamPriorityRange().map_err(code_of);
    priorities.err().filter(is_fault)
}

/// Returns whether the code of a query that has no argument, or of a retained context, is the fault of a kernel.
fn is_fault(code: &Code) -> bool {
    !matches!(
        *code,
        Code::cudaErrorNotPermitted
            | Code::cudaErrorDeviceUninitialized
            | Code::cudaErrorContextIsDestroyed
            | Code::cudaErrorInitializationError
            | Code::cudaErrorCudartUnloading
            | Code::cudaErrorInvalidDevice
            | Code::cudaErrorInvalidValue
            | Code::cudaErrorMemoryAllocation
    )
}

/// Returns whether the process is a child that was forked after its parent had initialized the driver.
pub(crate) fn is_forked() -> bool {
    initialize().err() == Some(Code::cudaErrorInitializationError)
}

/// Returns whether another thread destroyed the calling thread's context.
pub(crate) fn is_destroyed() -> bool {
    let Some(driver) = driver() else { return false };
    let current = driver.cuCtxGetCurrent().unwrap_or_default();
    // SAFETY: the driver returned this context.
    let is_known = |context| unsafe { driver.cuCtxGetId(context) }.map_err(code_of);
    !current.is_null() && is_known(current) == Err(Code::cudaErrorContextIsDestroyed)
}

/// Returns whether the current context is another than the primary context of the thread's device.
pub(crate) fn is_foreign() -> Result<bool, Code> {
    let driver = initialize()?;
    let current = driver.cuCtxGetCurrent().map_err(code_of)?;
    let (_, is_active) = driver
        .cuDevicePrimaryCtxGetState(device())
        .map_err(code_of)?;
    // The comparison must not activate the primary context.
    Ok(!current.is_null() && (is_active == 0 || current != primary(driver, device())?))
}

/// Returns the context of a stream if it is not the current one.
pub(crate) fn other_context_of(stream: CUstream) -> Option<CUcontext> {
    let driver = driver()?;
    // SAFETY: the caller guarantees that the handle is valid.
    let context = unsafe { driver.cuStreamGetCtx(stream) }.ok()?;
    let current = driver.cuCtxGetCurrent().ok()?;
    (context != current).then_some(context)
}

/// Runs `body` while `context` is current to the calling thread.
pub(crate) fn with_current<R>(
    context: CUcontext,
    body: impl FnOnce(&Values) -> Option<R>,
) -> Option<R> {
    let driver = driver()?;
    // SAFETY: the driver returned this context.
    unsafe { driver.cuCtxPushCurrent(context) }.ok()?;
    let done = body(&driver);
    driver.cuCtxPopCurrent().ok()?;
    done
}

/// Makes `device` the device of the calling thread.
pub(crate) fn choose(device: c_int) -> Result<(), Code> {
    let driver = initialize()?;
    make_current(driver, device)?;
    DEVICE.set(device);
    Ok(())
}

/// Creates the primary context of a device.
pub(crate) fn prepare(device: c_int) -> Result<(), Code> {
    primary(initialize()?, device).map(|_| ())
}

/// Returns the flags of the calling thread's context. Without a context, returns the flags that its primary
/// context will have, which always include `CU_CTX_MAP_HOST`.
pub(crate) fn flags() -> Result<c_uint, Code> {
    let driver = initialize()?;
    if let Ok(flags) = driver.cuCtxGetFlags() {
        return Ok(flags);
    }
    let state = driver.cuDevicePrimaryCtxGetState(device());
    Ok(state.map_err(code_of)?.0 | CU_CTX_MAP_HOST.0)
}

/// Sets the flags of a device's primary context. The driver always maps host memory, and the runtime does not
/// control core dumps.
pub(crate) fn set_flags(device: c_int, flags: c_uint) -> Result<(), Code> {
    let own = CU_CTX_SCHED_MASK | CU_CTX_LMEM_RESIZE_TO_MAX | CU_CTX_SYNC_MEMOPS;
    let flags = CUctx_flags(flags & own.0);
    // SAFETY: the flags affect only how threads wait.
    let set = unsafe { initialize()?.cuDevicePrimaryCtxSetFlags(device, flags) };
    set.map_err(code_of)
}

/// Resets the calling thread to device 0 without a context.
pub(crate) fn forget_choice() -> Result<(), Code> {
    DEVICE.set(0);
    // SAFETY: a null context is always valid.
    unsafe { initialize()?.cuCtxSetCurrent(std::ptr::null_mut()) }.map_err(code_of)
}

/// Resets the primary context of the calling thread's device, and releases the runtime's reference. The context stays
/// current.
pub(crate) fn reset() -> Result<(), Code> {
    let driver = initialize()?;
    let device = device();
    // SAFETY: the caller of `cudaDeviceReset` gives up all objects of the context.
    unsafe { driver.cuDevicePrimaryCtxReset(device) }.map_err(code_of)?;
    let mut shares = shares();
    let held = shares.remove(&device).filter(|share| !share.is_reset);
    if held.is_some() {
        // Fails if the program has released the reference through the driver.
        // SAFETY: the runtime holds this reference.
        let _ = unsafe { driver.cuDevicePrimaryCtxRelease(device) };
    }
    if is_destroyed() {
        let current = driver.cuCtxGetCurrent().unwrap_or_default();
        let share = Share {
            is_reset: true,
            ..Share::in_context(current)
        };
        shares.insert(device, share);
    }
    Ok(())
}

fn make_current(driver: Values, device: c_int) -> Result<(), Code> {
    let context = primary(driver, device)?;
    // SAFETY: the runtime holds a reference to the primary context.
    unsafe { driver.cuCtxSetCurrent(context) }.map_err(code_of)
}

/// Returns whether the runtime holds any primary context.
pub(crate) fn is_set_up() -> bool {
    shares().values().any(|share| !share.is_reset)
}

/// Returns whether a handle is a device's primary context. The runtime need not hold it.
pub(crate) fn is_primary(driver: Values, device: c_int, context: CUcontext) -> Result<bool, Code> {
    let primary = retain(driver, device)?;
    // SAFETY: this reference was taken above.
    unsafe { driver.cuDevicePrimaryCtxRelease(device) }.map_err(code_of)?;
    Ok(primary == context)
}

/// Returns the primary context of a device and retains it.
pub(crate) fn primary(driver: Values, device: c_int) -> Result<CUcontext, Code> {
    let mut shares = shares();
    // The program may have released the share, or reset the context, through the driver.
    let state = driver.cuDevicePrimaryCtxGetState(device);
    let is_ended = matches!(state, Ok((_, 0)));
    let share = shares.get(&device);
    match share.filter(|share| !share.is_reset && !is_ended) {
        Some(share) => Ok(share.context as CUcontext),
        None => {
            let context = retain(driver, device)?;
            shares.insert(device, Share::in_context(context));
            Ok(context)
        }
    }
}

/// Takes a reference to the primary context of a device. After a fault of a kernel the driver creates no context.
fn retain(driver: Values, device: c_int) -> Result<CUcontext, Code> {
    let retained = driver.cuDevicePrimaryCtxRetain(device).map_err(code_of);
    retained.map_err(|code| match is_fault(&code) {
        true => Code::cudaErrorDevicesUnavailable,
        false => code,
    })
}

fn shares() -> std::sync::MutexGuard<'static, BTreeMap<c_int, Share>> {
    SHARES.lock().unwrap_or_else(PoisonError::into_inner)
}
