//! Returns the code as cudarc reports it.

use std::error::Error;
use std::path::Path;

use cudarc::driver::sys;

pub fn run(_: &Path, argument: &str) -> Result<String, Box<dyn Error>> {
    let code = argument.parse()?;
    match unsafe { sys::cuInit(code) }.result() {
        Ok(()) => Err(format!("the library returned {code}, and the call Ok(())").into()),
        Err(error) if format!("{:?}", error.0) == "CUDA_ERROR_UNKNOWN" => {
            Err(format!("the library returned {code}, and the call Err({error:?})").into())
        }
        Err(error) => Ok(format!("Err({error:?})")),
    }
}
