//! Kernel launches.

use cuspec_glue::runtime::calls::ExecutionLaunchCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::{cudaLaunchConfig_t, cudaStream_t, dim3};

use super::prelude::*;
use crate::registered;

impl ExecutionLaunchCalls for Runtime {
    unsafe fn cudaLaunchKernel(
        &self,
        func: *const c_void,
        gridDim: dim3,
        blockDim: dim3,
        args: *mut *mut c_void,
        sharedMem: usize,
        stream: cudaStream_t,
    ) -> Outcome {
        let func = registered::launched(func, stream.cast())?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            driver_calls::cudaLaunchKernel(self, func, gridDim, blockDim, args, sharedMem, stream)
        }
    }

    unsafe fn cudaLaunchCooperativeKernel(
        &self,
        func: *const c_void,
        gridDim: dim3,
        blockDim: dim3,
        args: *mut *mut c_void,
        sharedMem: usize,
        stream: cudaStream_t,
    ) -> Outcome {
        let func = registered::launched(func, stream.cast())?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            driver_calls::cudaLaunchCooperativeKernel(
                self, func, gridDim, blockDim, args, sharedMem, stream,
            )
        }
    }

    unsafe fn cudaLaunchKernelExC(
        &self,
        config: *const cudaLaunchConfig_t,
        func: *const c_void,
        args: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the pointer is null or points to a configuration; the driver
        // rejects null.
        let stream =
            unsafe { config.as_ref() }.map_or(std::ptr::null_mut(), |config| config.stream);
        let func = registered::launched(func, stream.cast())?;
        // SAFETY: the caller guarantees that pointers are valid; the driver's record has the same layout.
        unsafe { driver_calls::cudaLaunchKernelExC(self, config, func, args) }
    }
}
