//! Driver handles of registered symbols.

use cuspec_glue::runtime::calls::DriverCalls;
use cuspec_sys::runtime::{cudaFunction_t, cudaKernel_t};

use super::prelude::*;
use crate::registered;

impl DriverCalls for Runtime {
    unsafe fn cudaGetFuncBySymbol(
        &self,
        functionPtr: *mut cudaFunction_t,
        symbolPtr: *const c_void,
    ) -> Outcome {
        let function = registered::function(symbolPtr)?;
        // SAFETY: the caller guarantees that `functionPtr` is null or valid for writes.
        unsafe { put(functionPtr, function.cast()) };
        Ok(())
    }

    unsafe fn cudaGetKernel(
        &self,
        kernelPtr: *mut cudaKernel_t,
        entryFuncAddr: *const c_void,
    ) -> Outcome {
        let kernel = registered::kernel(entryFuncAddr)?;
        // SAFETY: the caller guarantees that `kernelPtr` is valid for writes.
        unsafe { put(kernelPtr, kernel.cast()) };
        Ok(())
    }
}
