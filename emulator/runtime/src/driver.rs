//! The driver below: the library that the program has loaded already, or that the system finds.

use std::ffi::{CStr, c_void};
use std::sync::OnceLock;

use cuspec_glue::is_per_thread;
use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{
    CU_STREAM_LEGACY, CU_STREAM_PER_THREAD, CUDA_ERROR_DEINITIALIZED, CUstream, Driver, Error,
    Values,
};
use cuspec_sys::runtime::cudaStream_t;

/// Returns the driver, or `None` without one. It is opened once.
pub(crate) fn driver() -> Option<Values> {
    found().map(Driver::values)
}

fn found() -> Option<Driver> {
    static FOUND: OnceLock<Option<Driver>> = OnceLock::new();
    *FOUND.get_or_init(|| Driver::open().ok())
}

/// Returns whether the driver has not shut down. The runtime shuts down with it.
pub(crate) fn is_loaded() -> bool {
    let version = driver().map(Values::cuDriverGetVersion);
    version.and_then(Result::err).and_then(|error| error.code()) != Some(CUDA_ERROR_DEINITIALIZED)
}

/// The driver's name of a stream of the runtime. The driver's functions that the runtime calls by name are not those
/// of the per-thread stream.
pub(crate) fn stream_below(stream: cudaStream_t) -> CUstream {
    match stream.is_null() && is_per_thread() {
        true => CU_STREAM_PER_THREAD,
        false => stream as CUstream,
    }
}

/// Returns whether a capture forbids the calling thread an unsafe call. The driver has no function for this
/// query. Freeing a null pointer fails only for this reason, and invalidates the capture as the call itself
/// would.
pub(crate) fn forbids_while_capturing() -> bool {
    // SAFETY: freeing a null pointer has no effect.
    let freed = driver().map(|driver| unsafe { driver.cuMemFree_v2(0) });
    freed.and_then(Result::err).map(code_of) == Some(Code::cudaErrorStreamCaptureUnsupported)
}

/// Returns whether a stream is captured that the legacy stream waits for. A query of the legacy stream fails only
/// for this reason, and invalidates the capture as the call itself would.
pub(crate) fn is_legacy_captured() -> bool {
    // SAFETY: the legacy stream is always there.
    let asked = driver().map(|driver| unsafe { driver.cuStreamGetFlags(CU_STREAM_LEGACY) });
    asked.and_then(Result::err).map(code_of) == Some(Code::cudaErrorStreamCaptureImplicit)
}

/// Returns the address of a driver function.
pub(crate) fn symbol(name: &CStr) -> Result<*const c_void, Code> {
    let driver = found().ok_or(Code::cudaErrorInsufficientDriver)?;
    let address = driver.library().exported(name);
    address
        .map(|address| address.as_ptr().cast_const())
        .ok_or(Code::cudaErrorCallRequiresNewerDriver)
}

/// Returns the code of the same number. A function that the driver lacks needs a newer driver.
pub(crate) fn code_of(error: Error) -> Code {
    error
        .code()
        .map_or(Code::cudaErrorCallRequiresNewerDriver, |code| Code(code.0))
}
