//! That it is missing is known before the call, and the error names it.

use std::error::Error;
use std::path::Path;
use std::ptr::null_mut;

use cuspec_sys::driver::Driver;

pub(crate) fn run(libraries: &Path, _: &str) -> Result<String, Box<dyn Error>> {
    // SAFETY: the library of these cases has functions with the signatures of their names.
    let driver = unsafe { Driver::open_from(libraries.join("libcuda.so.1"))? };
    if driver.cuMemAlloc_v2.is_available() {
        return Err("the library has no such symbol, and yet it is available".into());
    }
    // SAFETY: nothing is called, for the library has no such symbol; if it had one, a null place is
    // what it would be given.
    match unsafe { driver.cuMemAlloc_v2(null_mut(), 1) } {
        Err(error) if error.to_string().contains("cuMemAlloc") => Ok(format!("Err: {error}")),
        other => Err(format!("the library has no such symbol, and the call {other:?}").into()),
    }
}
