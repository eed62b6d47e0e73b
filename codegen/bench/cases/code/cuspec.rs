//! The error contains the number.

use std::error::Error;
use std::path::Path;

use cuspec_sys::driver::{CUresult, Driver};

pub(crate) fn run(libraries: &Path, argument: &str) -> Result<String, Box<dyn Error>> {
    let code = argument.parse()?;
    // SAFETY: the functions of the stub have the signatures of their names.
    let driver = unsafe { Driver::open_from(libraries.join("libcuda.so.1"))? };
    // SAFETY: `cuInit` takes a number, which the stub returns as its code.
    match unsafe { driver.cuInit(code) } {
        Err(error) if error == CUresult(code) => Ok(format!("Err({error:?})")),
        other => Err(format!("the library returned {code}, and the call {other:?}").into()),
    }
}
