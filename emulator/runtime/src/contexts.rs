//! The current device of each thread, and the primary contexts that the runtime holds.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ffi::{c_int, c_uint};
use std::sync::{Mutex, OnceLock, PoisonError};

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{
    CU_CTX_LMEM_RESIZE_TO_MAX, CU_CTX_MAP_HOST, CU_CTX_SCHED_MASK, CU_CTX_SYNC_MEMOPS, CUcontext,
    CUctx_flags, CUdevice_attribute, CUstream, Values,
};

use crate::driver::{code_of, driver};

thread_local! {
    static DEVICE: Cell<c_int> = const { Cell::new(0) };
}

/// The primary contexts of devices that the runtime has retained, each once, as addresses.
static HELD: Mutex<BTreeMap<c_int, usize>> = Mutex::new(BTreeMap::new());

/// The device of the calling thread: that of its context, if it has one.
pub(crate) fn device() -> c_int {
    let current = driver().and_then(|driver| driver.cuCtxGetDevice().ok());
    current.unwrap_or_else(|| DEVICE.get())
}

/// Has the driver initialized.
pub(crate) fn initialize() -> Result<Values, Code> {
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    driver.cuInit(0).map_err(code_of)?;
    Ok(driver)
}

/// How many devices there are. The driver is asked until it has answered: it does not answer a host function.
pub(crate) fn count() -> Result<c_int, Code> {
    static COUNT: OnceLock<c_int> = OnceLock::new();
    if let Some(count) = COUNT.get() {
        return Ok(*count);
    }
    let count = initialize()?.cuDeviceGetCount().map_err(code_of)?;
    Ok(*COUNT.get_or_init(|| count))
}

/// Whether there are devices, as far as the driver tells: what may not be asked here, as in a host function, is for
/// the call itself to find.
pub(crate) fn has_devices() -> bool {
    matches!(count(), Ok(_) | Err(Code::cudaErrorNotPermitted))
}

/// An attribute of the calling thread's device, by its number.
pub(crate) fn attribute(number: i32) -> Option<c_int> {
    let attribute = CUdevice_attribute(number.cast_unsigned());
    driver()?.cuDeviceGetAttribute(attribute, device()).ok()
}

/// Whether the calling thread has a context. Where that may not be asked, in a host function, the stream that runs it
/// has one.
pub(crate) fn has_context() -> bool {
    let current = driver().map(|driver| driver.cuCtxGetCurrent().map_err(code_of));
    match current {
        Some(Ok(context)) => !context.is_null(),
        Some(Err(code)) => code == Code::cudaErrorNotPermitted,
        None => false,
    }
}

/// Whether a stream runs the host function that calls: there the driver answers nothing about priorities.
pub(crate) fn is_in_callback() -> bool {
    let asked = driver().map(|driver| driver.cuCtxGetStreamPriorityRange().map_err(code_of));
    matches!(asked, Some(Err(Code::cudaErrorNotPermitted)))
}

/// Has a context current: a thread without one gets the primary one of its device.
pub(crate) fn set_up() -> Result<(), Code> {
    let driver = initialize()?;
    // What may not be asked here, as in a host function, is for the call itself to find.
    let has_context = driver
        .cuCtxGetCurrent()
        .map_or(true, |context| !context.is_null());
    match has_context {
        true if is_destroyed() => Err(Code::cudaErrorDeviceUninitialized),
        true => Ok(()),
        false => make_current(driver, DEVICE.get()),
    }
}

/// Whether the calling thread's context was destroyed by another one.
pub(crate) fn is_destroyed() -> bool {
    let Some(driver) = driver() else { return false };
    let current = driver.cuCtxGetCurrent().unwrap_or_default();
    // SAFETY: the driver has just named the context.
    let is_known = |context| unsafe { driver.cuCtxGetId(context) }.map_err(code_of);
    !current.is_null() && is_known(current) == Err(Code::cudaErrorContextIsDestroyed)
}

/// The context of a stream that is not of the current one.
pub(crate) fn other_context_of(stream: CUstream) -> Option<CUcontext> {
    let driver = driver()?;
    // SAFETY: the caller guarantees that the handle is valid.
    let context = unsafe { driver.cuStreamGetCtx(stream) }.ok()?;
    let current = driver.cuCtxGetCurrent().ok()?;
    (context != current).then_some(context)
}

/// Does something while another context is current to the calling thread.
pub(crate) fn with_current<R>(
    context: CUcontext,
    body: impl FnOnce(&Values) -> Option<R>,
) -> Option<R> {
    let driver = driver()?;
    // SAFETY: the driver has just named the context.
    unsafe { driver.cuCtxPushCurrent(context) }.ok()?;
    let done = body(&driver);
    driver.cuCtxPopCurrent().ok()?;
    done
}

/// Has the calling thread use a device.
pub(crate) fn choose(device: c_int) -> Result<(), Code> {
    let driver = initialize()?;
    make_current(driver, device)?;
    DEVICE.set(device);
    Ok(())
}

/// Has the primary context of a device made, which nobody uses yet.
pub(crate) fn prepare(device: c_int) -> Result<(), Code> {
    primary(initialize()?, device).map(|_| ())
}

/// What the calling thread's context was made with; without one, what its device will be set up with, which maps
/// memory of the host in any case.
pub(crate) fn flags() -> Result<c_uint, Code> {
    let driver = initialize()?;
    if let Ok(flags) = driver.cuCtxGetFlags() {
        return Ok(flags);
    }
    let state = driver.cuDevicePrimaryCtxGetState(device());
    Ok(state.map_err(code_of)?.0 | CU_CTX_MAP_HOST.0)
}

/// Says what a device is set up with from now on. Memory of the host is mapped in any case, and how dumps are
/// made is not the runtime's to say.
pub(crate) fn set_flags(device: c_int, flags: c_uint) -> Result<(), Code> {
    let own = CU_CTX_SCHED_MASK | CU_CTX_LMEM_RESIZE_TO_MAX | CU_CTX_SYNC_MEMOPS;
    let flags = CUctx_flags(flags & own.0);
    // SAFETY: nobody is promised anything of how threads wait.
    let set = unsafe { initialize()?.cuDevicePrimaryCtxSetFlags(device, flags) };
    set.map_err(code_of)
}

/// Has the calling thread begin with the first device again.
pub(crate) fn forget_choice() -> Result<(), Code> {
    DEVICE.set(0);
    // SAFETY: no context at all is always there.
    unsafe { initialize()?.cuCtxSetCurrent(std::ptr::null_mut()) }.map_err(code_of)
}

/// Ends the primary context of the calling thread's device, and gives up what the runtime holds of it.
pub(crate) fn reset() -> Result<(), Code> {
    let driver = initialize()?;
    let device = device();
    // SAFETY: nobody is promised anything of what lives in the context any more.
    unsafe { driver.cuDevicePrimaryCtxReset(device) }.map_err(code_of)?;
    if held().remove(&device).is_some() {
        // SAFETY: as above; the share is the runtime's own.
        unsafe { driver.cuDevicePrimaryCtxRelease(device) }.map_err(code_of)?;
    }
    // SAFETY: no context at all is always there.
    unsafe { driver.cuCtxSetCurrent(std::ptr::null_mut()) }.map_err(code_of)
}

fn make_current(driver: Values, device: c_int) -> Result<(), Code> {
    let context = primary(driver, device)?;
    // SAFETY: the runtime holds the primary context, so it is there.
    unsafe { driver.cuCtxSetCurrent(context) }.map_err(code_of)
}

/// Whether the runtime holds the primary context of a device.
pub(crate) fn is_set_up() -> bool {
    !held().is_empty()
}

/// Whether a handle is that of a device's primary context, which the runtime need not hold.
pub(crate) fn is_primary(driver: Values, device: c_int, context: CUcontext) -> Result<bool, Code> {
    let primary = driver.cuDevicePrimaryCtxRetain(device).map_err(code_of)?;
    // SAFETY: the share is the one that has just been taken.
    unsafe { driver.cuDevicePrimaryCtxRelease(device) }.map_err(code_of)?;
    Ok(primary == context)
}

/// The primary context of a device, which the runtime holds from now on.
pub(crate) fn primary(driver: Values, device: c_int) -> Result<CUcontext, Code> {
    let mut held = held();
    let context = match held.get(&device) {
        Some(context) => *context,
        None => {
            let context = driver.cuDevicePrimaryCtxRetain(device).map_err(code_of)?;
            held.insert(device, context as usize);
            context as usize
        }
    };
    Ok(context as CUcontext)
}

fn held() -> std::sync::MutexGuard<'static, BTreeMap<c_int, usize>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}
