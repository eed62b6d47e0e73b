//! Memory, which is the driver's.

use cuspec_glue::runtime::calls::MemoryCalls;
use cuspec_glue::runtime::driver_calls;

use super::prelude::*;

impl MemoryCalls for Runtime {
    /// The driver has no allocations without a byte.
    unsafe fn cudaMalloc(&self, devPtr: *mut *mut c_void, size: usize) -> Outcome {
        if size == 0 && !devPtr.is_null() {
            // SAFETY: the caller promises that `devPtr` has room for an address.
            unsafe { put(devPtr, std::ptr::null_mut()) };
            return Ok(());
        }
        // SAFETY: as the caller promises.
        unsafe { driver_calls::cudaMalloc(self, devPtr, size) }
    }
}
