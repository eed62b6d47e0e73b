//! The primary context, which most calls are made in.

use super::driver_calls::{CallError, Handle, Libraries};

/// The primary context of a device. It is retained twice, so that one release too many
/// by a case does not take it away.
pub(super) fn retain(api: &Libraries, device: i32) -> Result<u64, CallError> {
    let mut context: Handle = std::ptr::null_mut();
    api.cuDevicePrimaryCtxRetain(&mut context, device)?;
    api.cuDevicePrimaryCtxRetain(&mut context, device)?;
    Ok(context as u64)
}
