//! The call arrives: the library under the case counts one device while it is being profiled.

use std::error::Error;
use std::path::Path;

use cuspec_sys::runtime::Runtime;

pub(crate) fn run(libraries: &Path, _: &str) -> Result<String, Box<dyn Error>> {
    // SAFETY: the library of these cases has functions with the signatures of their names.
    let runtime = unsafe { Runtime::open_from(libraries.join("libcudart.so.13"))? };
    let mut count = 0;
    // SAFETY: the place for the count is an exclusive borrow; the other call takes nothing.
    unsafe {
        runtime.cudaProfilerStart()?;
        runtime.cudaGetDeviceCount(&mut count)?;
    }
    match count {
        1 => Ok("the call arrives".to_owned()),
        _ => Err("the call did not arrive".into()),
    }
}
