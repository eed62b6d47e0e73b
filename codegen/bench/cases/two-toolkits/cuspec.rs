//! `cuCtxCreate_v2` is what the headers up to 12.9 call; `cuDeviceGetHostAtomicCapabilities` came
//! with 13.0.

use std::error::Error;
use std::path::Path;
use std::ptr::null_mut;

use cuspec_sys::driver::{CUatomicOperation, Driver};

pub fn run(libraries: &Path, _: &str) -> Result<String, Box<dyn Error>> {
    let driver = Driver::open_from(libraries.join("libcuda.so.1"))?;
    let (mut context, mut capabilities) = (null_mut(), 0);
    unsafe {
        driver.cuCtxCreate_v2(&mut context, 0, 0)?.result()?;
        let operation = CUatomicOperation(0);
        driver
            .cuDeviceGetHostAtomicCapabilities(&mut capabilities, &operation, 1, 0)?
            .result()?;
    }
    match (context.is_null(), capabilities) {
        (false, 5) => Ok("both calls arrive".to_owned()),
        other => Err(format!("the calls left {other:?}").into()),
    }
}
