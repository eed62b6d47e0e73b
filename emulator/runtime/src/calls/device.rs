//! Devices, and the settings of the current device.

use cuspec_glue::runtime::calls::DeviceCalls;

use cuspec_sys::runtime::cudaMemPool_t;

use super::prelude::*;
use crate::contexts;
use crate::driver::code_of;

impl DeviceCalls for Runtime {
    unsafe fn cudaGetDevice(&self, device: *mut c_int) -> Outcome {
        // SAFETY: the caller guarantees that `device` is null or valid for writes.
        unsafe { put(device, contexts::device()) };
        Ok(())
    }

    /// The driver rejects the query in a host function; the runtime answers it.
    unsafe fn cudaGetDeviceCount(&self, count: *mut c_int) -> Outcome {
        if count.is_null() {
            return Err(Code::cudaErrorInvalidValue);
        }
        // SAFETY: the caller guarantees that `count` is null or valid for writes.
        unsafe { put(count, contexts::count()?) };
        Ok(())
    }

    /// The driver ends the context. The runtime drops its reference, so the next call retains a new one.
    unsafe fn cudaDeviceReset(&self) -> Outcome {
        contexts::reset()
    }

    unsafe fn cudaDeviceSetMemPool(&self, device: c_int, memPool: cudaMemPool_t) -> Outcome {
        let driver = contexts::initialize()?;
        // SAFETY: the caller guarantees that the handle is valid.
        unsafe { driver.cuDeviceSetMemPool(device, memPool) }.map_err(code_of)
    }

    unsafe fn cudaSetDevice(&self, device: c_int) -> Outcome {
        contexts::choose(device)
    }
}
