//! Launches, which the driver makes of its own kernels.

use cuspec_glue::runtime::calls::ExecutionLaunchCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::{cudaLaunchConfig_t, cudaStream_t, dim3};

use super::prelude::*;
use crate::{contexts, registered};

/// What the driver launches for a kernel: a stream runs the function that the kernel is in its own context, whichever
/// is current.
fn launched(func: *const c_void, stream: cudaStream_t) -> Result<*const c_void, Code> {
    let kernel = registered::kernel(func)?;
    let elsewhere = contexts::other_context_of(stream.cast());
    let function = elsewhere.and_then(|context| {
        contexts::with_current(context, |driver| {
            // SAFETY: the caller of the C function answers for its handles.
            unsafe { driver.cuKernelGetFunction(kernel) }.ok()
        })
    });
    let kernel = kernel.cast_const().cast();
    Ok(function.map_or(kernel, |function| function.cast_const().cast()))
}

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
        let func = launched(func, stream)?;
        // SAFETY: as the caller promises.
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
        let func = launched(func, stream)?;
        // SAFETY: as the caller promises.
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
        // SAFETY: the caller promises that there is a configuration, or null, which the driver refuses.
        let stream =
            unsafe { config.as_ref() }.map_or(std::ptr::null_mut(), |config| config.stream);
        let func = launched(func, stream)?;
        // SAFETY: as the caller promises; the driver's record has the same fields at the same places.
        unsafe { driver_calls::cudaLaunchKernelExC(self, config, func, args) }
    }
}
