//! Kernels.

use std::ffi::c_char;

use cuspec_harness::ptx;

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::table::{Table, garbage, null};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    ModuleCalls:
    cuModuleLoadData(module: &mut Handle, image: *const u8);
    cuModuleGetFunction(function: &mut Handle, module: Handle, name: *const c_char);
}

pub(super) static FUNCTIONS: Table = &[("Loaded", load), ("Null", null), ("Garbage", garbage)];

/// The kernel is the same in all cases of a worker, for no call under test unloads it.
fn load(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    if let Some(kernel) = resources.shared.kernel.get() {
        return Ok(*kernel);
    }
    let mut module: Handle = std::ptr::null_mut();
    resources.cuModuleLoadData(&mut module, ptx!("nothing").cast())?;
    let mut kernel: Handle = std::ptr::null_mut();
    let name = c"nothing".as_ptr();
    resources.cuModuleGetFunction(&mut kernel, module, name)?;
    Ok(*resources.shared.kernel.get_or_init(|| kernel as u64))
}
