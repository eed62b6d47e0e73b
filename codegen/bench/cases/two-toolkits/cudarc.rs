//! The same two calls with cudarc.

use std::error::Error;
use std::path::Path;
use std::ptr::null_mut;

use cudarc::driver::sys;

pub fn run(_: &Path, _: &str) -> Result<String, Box<dyn Error>> {
    let (mut context, mut capabilities) = (null_mut(), 0);
    unsafe {
        sys::cuCtxCreate_v2(&mut context, 0, 0).result()?;
        let operation = sys::CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_ADD;
        sys::cuDeviceGetHostAtomicCapabilities(&mut capabilities, &operation, 1, 0).result()?;
    }
    match (context.is_null(), capabilities) {
        (false, 5) => Ok("both calls arrive".to_owned()),
        other => Err(format!("the calls left {other:?}").into()),
    }
}
