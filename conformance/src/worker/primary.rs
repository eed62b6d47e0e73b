//! The primary context, which is current in most calls.

use super::driver_calls::{CallError, Handle, Libraries};

/// `CUDA_ERROR_NOT_SUPPORTED`.
const NOT_SUPPORTED: u32 = 801;

/// Whether the primary context of a device exists; false if there is no driver, or the driver does not answer.
pub(super) fn is_active(api: &Libraries, device: i32) -> bool {
    let (mut flags, mut is_active) = (0, 0);
    let answer = api.cuDevicePrimaryCtxGetState(device, &mut flags, &mut is_active);
    answer.is_ok() && is_active != 0
}

/// Retains the primary context of a device twice, so that one extra release by a case does not destroy it. A library
/// without primary contexts gets a context of `cuCtxCreate` in its place. Without a driver, the runtime sets the device
/// up, and the context has no handle.
pub(super) fn retain(api: &Libraries, device: i32) -> Result<u64, CallError> {
    if !api.driver.is_there() {
        api.cudaSetDevice(device)?;
        // Freeing null has no other effect.
        api.cuMemFree_v2(0)?;
        return Ok(0);
    }
    let mut context: Handle = std::ptr::null_mut();
    match api.cuDevicePrimaryCtxRetain(&mut context, device) {
        Err(error) if is_absence(&error) => return create(api, device),
        retained => retained?,
    }
    api.cuDevicePrimaryCtxRetain(&mut context, device)?;
    Ok(context as u64)
}

/// Why a context of `cuCtxCreate` takes the place of the primary context; `None` if the library has primary contexts.
pub(super) fn absence(api: &Libraries, device: i32) -> Option<CallError> {
    let mut context: Handle = std::ptr::null_mut();
    let retained = api.cuDevicePrimaryCtxRetain(&mut context, device);
    retained.err().filter(is_absence)
}

/// Whether a library has no primary contexts: it lacks the function, or refuses it altogether.
fn is_absence(error: &CallError) -> bool {
    matches!(error.code, None | Some(NOT_SUPPORTED))
}

/// Creates a context that is current to no thread.
fn create(api: &Libraries, device: i32) -> Result<u64, CallError> {
    let mut context: Handle = std::ptr::null_mut();
    api.cuCtxCreate_v2(&mut context, 0, device)?;
    api.cuCtxPopCurrent_v2(&mut std::ptr::null_mut())?;
    Ok(context as u64)
}
