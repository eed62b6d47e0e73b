//! The driver below: whichever the system finds, or the program has loaded already.

use std::ffi::{CStr, c_void};
use std::sync::OnceLock;

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{CUDA_ERROR_DEINITIALIZED, Driver, Error, Values};

/// The driver; `None` where there is none. It is looked for once.
pub(crate) fn driver() -> Option<Values> {
    found().map(Driver::values)
}

fn found() -> Option<Driver> {
    static FOUND: OnceLock<Option<Driver>> = OnceLock::new();
    *FOUND.get_or_init(|| Driver::open().ok())
}

/// Whether the driver has not shut down, which it says of itself. The runtime goes with it.
pub(crate) fn is_there() -> bool {
    let version = driver().map(Values::cuDriverGetVersion);
    version.and_then(Result::err).and_then(|error| error.code()) != Some(CUDA_ERROR_DEINITIALIZED)
}

/// Whether a capture is under way that forbids the calling thread what would end it. The driver has no function that
/// says so: freeing nothing is refused for this reason alone, and ends the capture as the call in question does.
pub(crate) fn forbids_while_capturing() -> bool {
    // SAFETY: the null pointer stands for no memory.
    let freed = driver().map(|driver| unsafe { driver.cuMemFree_v2(0) });
    freed.and_then(Result::err).map(code_of) == Some(Code::cudaErrorStreamCaptureUnsupported)
}

/// Where a function of the driver is.
pub(crate) fn symbol(name: &CStr) -> Result<*const c_void, Code> {
    let driver = found().ok_or(Code::cudaErrorInsufficientDriver)?;
    let address = driver.library().exported(name);
    address
        .map(|address| address.as_ptr().cast_const())
        .ok_or(Code::cudaErrorCallRequiresNewerDriver)
}

/// The code of the same number; a function that the driver does not have needs a newer one.
pub(crate) fn code_of(error: Error) -> Code {
    error
        .code()
        .map_or(Code::cudaErrorCallRequiresNewerDriver, |code| Code(code.0))
}
