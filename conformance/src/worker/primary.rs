//! The primary context, which is current in most calls.

use super::driver_calls::{CallError, Handle, Libraries};

/// Whether the primary context of a device exists; false if there is no driver, or the driver does not answer.
pub(super) fn is_active(api: &Libraries, device: i32) -> bool {
    let (mut flags, mut is_active) = (0, 0);
    let answer = api.cuDevicePrimaryCtxGetState(device, &mut flags, &mut is_active);
    answer.is_ok() && is_active != 0
}

/// Retains the primary context of a device twice, so that one extra release by a case does not destroy it. Without a
/// driver, the runtime sets the device up, and the context has no handle.
pub(super) fn retain(api: &Libraries, device: i32) -> Result<u64, CallError> {
    if !api.driver.is_there() {
        api.cudaSetDevice(device)?;
        // Freeing null has no other effect.
        api.cuMemFree_v2(0)?;
        return Ok(0);
    }
    let mut context: Handle = std::ptr::null_mut();
    api.cuDevicePrimaryCtxRetain(&mut context, device)?;
    api.cuDevicePrimaryCtxRetain(&mut context, device)?;
    Ok(context as u64)
}
