//! Runs forms on the device of a driver library.

use std::ffi::{CString, c_char, c_void};
use std::path::Path;
use std::ptr::null_mut;

use cuspec_sys::Error;
use cuspec_sys::driver::{CUdeviceptr, Driver, Values};

use crate::evidence::{Evidence, Row, sum};
use crate::form::Form;

/// The header of each module.
pub const HEAD: &str = ".version 8.0\n.target sm_90\n.address_size 64\n";

/// Threads per block.
const BLOCK: u32 = 64;

/// Returns the results of all forms on the first device.
pub fn record(path: &Path, forms: &[Form]) -> Result<Evidence, String> {
    // SAFETY: the user guarantees that the path is a driver library.
    let cuda = unsafe { Driver::open_from(path) };
    let cuda = cuda.map_err(|error| error.to_string())?.values();
    run_all(cuda, forms).map_err(|error| error.to_string())
}

fn run_all(cuda: Values, forms: &[Form]) -> Result<Evidence, Error> {
    cuda.cuInit(0)?;
    let device = cuda.cuDeviceGet(0)?;
    let context = cuda.cuDevicePrimaryCtxRetain(device)?;
    let mut name = [0_u8; 100];
    let mut evidence = Evidence::default();
    // SAFETY: the context is retained, and the buffer has the given length.
    unsafe {
        cuda.cuCtxSetCurrent(context)?;
        cuda.cuDeviceGetName(name.as_mut_ptr().cast::<c_char>(), 100, device)?;
    }
    let name = name.split(|byte| *byte == 0).next().unwrap_or_default();
    evidence.device = format!(
        "{}, CUDA {}",
        String::from_utf8_lossy(name),
        cuda.cuDriverGetVersion()?
    );
    // One module per form: a single text with all forms takes long to compile.
    for (number, form) in forms.iter().enumerate() {
        let results = run(cuda, form, number)?;
        let arguments = sum(form);
        evidence
            .rows
            .insert(form.name.clone(), Row { arguments, results });
    }
    Ok(evidence)
}

fn run(cuda: Values, form: &Form, number: usize) -> Result<Vec<u64>, Error> {
    let text = format!("{HEAD}{}", form.kernel(number));
    let text = CString::new(text).unwrap_or_default();
    let entry = CString::new(format!("form_{number}")).unwrap_or_default();
    let arguments = form.arguments();
    let mut results = vec![0_u64; arguments.len()];
    let (from_bytes, to_bytes) = (size_of_val(&*arguments), size_of_val(&*results));
    // SAFETY: the image ends with NUL, the copies stay within both vectors, and the kernel stays within
    // memory of their size.
    unsafe {
        let module = cuda.cuModuleLoadData(text.as_ptr().cast())?;
        let kernel = cuda.cuModuleGetFunction(module, entry.as_ptr())?;
        let mut from: CUdeviceptr = cuda.cuMemAlloc_v2(from_bytes)?;
        let mut to: CUdeviceptr = cuda.cuMemAlloc_v2(to_bytes)?;
        cuda.cuMemcpyHtoD_v2(from, arguments.as_ptr().cast(), from_bytes)?;
        let mut count = u32::try_from(arguments.len()).unwrap_or(u32::MAX);
        let mut parameters: [*mut c_void; 3] = [
            (&raw mut from).cast(),
            (&raw mut to).cast(),
            (&raw mut count).cast(),
        ];
        let blocks = count.div_ceil(BLOCK);
        let parameters = parameters.as_mut_ptr();
        cuda.cuLaunchKernel(
            kernel,
            blocks,
            1,
            1,
            BLOCK,
            1,
            1,
            0,
            null_mut(),
            parameters,
            null_mut(),
        )?;
        cuda.cuMemcpyDtoH_v2(results.as_mut_ptr().cast(), to, to_bytes)?;
        cuda.cuMemFree_v2(from)?;
        cuda.cuMemFree_v2(to)?;
        cuda.cuModuleUnload(module)?;
    }
    Ok(results)
}
