//! Calls `cuTensorMapSetAllocationClass`, which is new in 13.5.

use std::error::Error;
use std::path::Path;

use cuspec_sys::driver::{CUtensorMap, CUtensorMapAllocClass, Driver};

pub(crate) fn run(libraries: &Path, _: &str) -> Result<String, Box<dyn Error>> {
    // SAFETY: the functions of the stub have the signatures of their names.
    let driver = unsafe { Driver::open_from(libraries.join("libcuda.so.1"))? };
    let (mut map, mut before) = (CUtensorMap::default(), CUtensorMapAllocClass(0));
    let class = CUtensorMapAllocClass(1);
    // SAFETY: both pointers are exclusive borrows of values of the types that the function writes.
    unsafe { driver.cuTensorMapSetAllocationClass(&mut map, class, &mut before) }?;
    match before {
        CUtensorMapAllocClass(1) => Ok("the call arrives".to_owned()),
        other => Err(format!("the call left {other:?}").into()),
    }
}
