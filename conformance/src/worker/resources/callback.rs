//! Host functions.

use std::ffi::c_void;
use std::sync::OnceLock;

use cuspec_suite::exemplars::{
    CallbackOfCUgraphRecaptureCallback, CallbackOfCUhostFn, CallbackOfCUoccupancyB2DSize,
    CallbackOfCUstreamCallback, Make,
};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, Libraries};

// `CUhostFn`
impl Make<CallbackOfCUhostFn> for CaseResources<'_> {
    fn make(&mut self, exemplar: CallbackOfCUhostFn, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            CallbackOfCUhostFn::Returns => Ok(host_function as *const () as u64),
            CallbackOfCUhostFn::CallsApi => {
                let _ = LIBRARIES.set(*resources.api());
                Ok(host_function_calls_api as *const () as u64)
            }
        }
    }
}

// `CUstreamCallback`
impl Make<CallbackOfCUstreamCallback> for CaseResources<'_> {
    fn make(
        &mut self,
        exemplar: CallbackOfCUstreamCallback,
        _: &Numbers<'_>,
    ) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            CallbackOfCUstreamCallback::Returns => Ok(stream_callback as *const () as u64),
            CallbackOfCUstreamCallback::CallsApi => {
                let _ = LIBRARIES.set(*resources.api());
                Ok(stream_callback_calls_api as *const () as u64)
            }
        }
    }
}

// `CUgraphRecaptureCallback`
impl Make<CallbackOfCUgraphRecaptureCallback> for CaseResources<'_> {
    fn make(
        &mut self,
        exemplar: CallbackOfCUgraphRecaptureCallback,
        _: &Numbers<'_>,
    ) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            CallbackOfCUgraphRecaptureCallback::Returns => Ok(recapture as *const () as u64),
            CallbackOfCUgraphRecaptureCallback::CallsApi => {
                let _ = LIBRARIES.set(*resources.api());
                Ok(recapture_calls_api as *const () as u64)
            }
        }
    }
}

// `CUoccupancyB2DSize`
impl Make<CallbackOfCUoccupancyB2DSize> for CaseResources<'_> {
    fn make(
        &mut self,
        exemplar: CallbackOfCUoccupancyB2DSize,
        _: &Numbers<'_>,
    ) -> Result<u64, SetupError> {
        match exemplar {
            CallbackOfCUoccupancyB2DSize::Returns => Ok(shared_memory_of_block as *const () as u64),
        }
    }
}

/// The library that [`call_api`] calls. It stays the same until the worker ends.
static LIBRARIES: OnceLock<Libraries> = OnceLock::new();

/// Returns sixteen bytes for each thread of the block.
extern "C" fn shared_memory_of_block(threads: i32) -> usize {
    threads.unsigned_abs() as usize * 16
}

/// Does nothing.
///
/// # Safety
/// The arguments are ignored, so any values are valid.
unsafe extern "C" fn host_function(_: *mut c_void) {}

/// Calls the driver.
///
/// # Safety
/// The arguments are ignored, so any values are valid.
unsafe extern "C" fn host_function_calls_api(_: *mut c_void) {
    call_api();
}

/// Does nothing.
///
/// # Safety
/// The arguments are ignored, so any values are valid.
unsafe extern "C" fn stream_callback(_: Handle, _: u32, _: *mut c_void) {}

/// Calls the driver.
///
/// # Safety
/// The arguments are ignored, so any values are valid.
unsafe extern "C" fn stream_callback_calls_api(_: Handle, _: u32, _: *mut c_void) {
    call_api();
}

/// Accepts a node with other parameters.
///
/// # Safety
/// The arguments are ignored, so any values are valid.
unsafe extern "C" fn recapture(
    _: *mut c_void,
    _: Handle,
    _: *const c_void,
    _: *const c_void,
    _: u32,
) -> u32 {
    0
}

/// The same, after it has called the driver.
///
/// # Safety
/// The arguments are ignored, so any values are valid.
unsafe extern "C" fn recapture_calls_api(
    _: *mut c_void,
    _: Handle,
    _: *const c_void,
    _: *const c_void,
    _: u32,
) -> u32 {
    call_api();
    0
}

/// Calls the driver from a host function. That is not allowed, and only returns an error.
fn call_api() {
    if let Some(api) = LIBRARIES.get() {
        let mut status = 0;
        let _ = api.cuStreamIsCapturing(1 as Handle, &mut status);
        let mut context: Handle = std::ptr::null_mut();
        let _ = api.cuCtxGetCurrent(&mut context);
    }
}
