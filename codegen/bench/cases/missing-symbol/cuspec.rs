//! Reports a missing symbol before the call, in an error that names it.

use std::error::Error;
use std::path::Path;
use std::ptr::null_mut;

use cuspec_sys::driver::Driver;

pub(crate) fn run(libraries: &Path, _: &str) -> Result<String, Box<dyn Error>> {
    // SAFETY: the functions of the stub have the signatures of their names.
    let driver = unsafe { Driver::open_from(libraries.join("libcuda.so.1"))? };
    if driver.cuMemAlloc_v2.is_available() {
        return Err("the library has no such symbol, and yet it is available".into());
    }
    // SAFETY: nothing is called, because the stub lacks the symbol; a driver accepts a null pointer here.
    match unsafe { driver.cuMemAlloc_v2(null_mut(), 1) } {
        Err(error) if error.to_string().contains("cuMemAlloc") => Ok(format!("Err: {error}")),
        other => Err(format!("the library has no such symbol, and the call {other:?}").into()),
    }
}
