//! Checks that the call arrives: the stub reports one device while the profiler runs.

use std::error::Error;
use std::path::Path;

use cuspec_sys::runtime::Runtime;

pub(crate) fn run(libraries: &Path, _: &str) -> Result<String, Box<dyn Error>> {
    // SAFETY: the functions of the stub have the signatures of their names.
    let runtime = unsafe { Runtime::open_from(libraries.join("libcudart.so.13"))? };
    let mut count = 0;
    // SAFETY: the pointer to the count is an exclusive borrow; the other call has no arguments.
    unsafe {
        runtime.cudaProfilerStart()?;
        runtime.cudaGetDeviceCount(&mut count)?;
    }
    match count {
        1 => Ok("the call arrives".to_owned()),
        _ => Err("the call did not arrive".into()),
    }
}
