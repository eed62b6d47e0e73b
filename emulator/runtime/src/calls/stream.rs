//! Streams.

use cuspec_glue::runtime::calls::StreamCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::cudaStream_t;

use super::prelude::*;
use crate::contexts;

impl StreamCalls for Runtime {
    /// In a host function the driver rejects a query of a default stream. The answer is then the current
    /// device.
    unsafe fn cudaStreamGetDevice(&self, hStream: cudaStream_t, device: *mut c_int) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        match unsafe { driver_calls::cudaStreamGetDevice(self, hStream, device) } {
            Err(Code::cudaErrorNotPermitted) => {
                // SAFETY: as above.
                unsafe { put(device, contexts::device()) };
                Ok(())
            }
            answer => answer,
        }
    }
}
