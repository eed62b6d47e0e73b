//! The same call with cudarc.

use std::error::Error;
use std::path::Path;
use std::ptr::null_mut;

use cudarc::driver::sys;

pub fn run(_: &Path, _: &str) -> Result<String, Box<dyn Error>> {
    let code = unsafe { sys::cuMemAlloc_v2(null_mut(), 1) };
    Ok(format!("{code:?}"))
}
