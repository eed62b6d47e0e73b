//! Lists the devices of a machine.
//!
//! ```text
//! cargo run -p cuspec-sys --example device_query [LIBRARY]
//! ```

use std::ffi::CStr;

use cuspec_sys::Error;
use cuspec_sys::driver::*;

fn main() -> Result<(), Error> {
    let cuda = match std::env::args_os().nth(1) {
        // SAFETY: who names a library vouches that it is a driver.
        Some(path) => unsafe { Driver::open_from(path)? },
        None => Driver::open()?,
    };
    print!("{}", query(cuda)?);
    Ok(())
}

/// A line for the driver and one for each device.
pub(crate) fn query(cuda: Driver) -> Result<String, Error> {
    let cuda = cuda.values();
    cuda.cuInit(0)?;
    let version = cuda.cuDriverGetVersion()?;
    let mut text = format!("CUDA {}.{}\n", version / 1000, version % 1000 / 10);
    for ordinal in 0..cuda.cuDeviceGetCount()? {
        let device = cuda.cuDeviceGet(ordinal)?;
        let ask = |attribute| cuda.cuDeviceGetAttribute(attribute, device);
        let mut name = [0; 256];
        // SAFETY: the array has as much room as it says.
        unsafe { cuda.cuDeviceGetName(name.as_mut_ptr(), name.len() as _, device)? };
        // SAFETY: the driver has put a text there that ends with a zero byte.
        let name = unsafe { CStr::from_ptr(name.as_ptr()) };
        text += &format!(
            "{ordinal}: {}, compute capability {}.{}, {} multiprocessors, {} MiB\n",
            name.to_string_lossy(),
            ask(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?,
            ask(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?,
            ask(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?,
            cuda.cuDeviceTotalMem_v2(device)? >> 20,
        );
    }
    Ok(text)
}
