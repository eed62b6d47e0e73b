//! Calls `cuCtxCreate_v2`, the form of headers up to 12.9, and `cuDeviceGetHostAtomicCapabilities`, which is
//! new in 13.0.

use std::error::Error;
use std::path::Path;
use std::ptr::null_mut;

use cuspec_sys::driver::{CUatomicOperation, CUctx_flags, Driver};

#[allow(deprecated, reason = "an older driver has no newer form")]
pub(crate) fn run(libraries: &Path, _: &str) -> Result<String, Box<dyn Error>> {
    let path = libraries.join("libcuda.so.1");
    // SAFETY: the functions of the stub have the signatures of their names.
    let open = |version| unsafe { Driver::options().api_version(version).open_from(&path) };
    let (older, newer) = (open(12060)?, open(13000)?);
    let (mut context, mut capabilities) = (null_mut(), 0);
    // SAFETY: every pointer is a borrow of a value of the type that is written or read, and the array has one
    // operation, which is the passed count.
    unsafe {
        older.cuCtxCreate_v2(&mut context, CUctx_flags(0), 0)?;
        let operation = CUatomicOperation(0);
        newer.cuDeviceGetHostAtomicCapabilities(&mut capabilities, &operation, 1, 0)?;
    }
    let kept_apart = !older.cuDeviceGetHostAtomicCapabilities.is_available();
    match (context.is_null(), capabilities, kept_apart) {
        (false, 5, true) => Ok("both calls arrive".to_owned()),
        other => Err(format!("the calls left {other:?}").into()),
    }
}
