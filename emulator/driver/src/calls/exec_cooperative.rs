//! Cooperative launches.

use super::prelude::*;
use crate::operations::launches::Shape;
use cuspec_glue::driver::calls::ExecCooperativeCalls;

impl ExecCooperativeCalls for Driver {
    unsafe fn cuLaunchCooperativeKernel(
        &self,
        f: CUfunction,
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
        sharedMemBytes: c_uint,
        hStream: CUstream,
        kernelParams: *mut *mut c_void,
    ) -> Outcome {
        let none = std::ptr::null();
        // SAFETY: the caller guarantees that pointers are valid.
        let parameters = unsafe { self.read_parameters(f as usize, kernelParams, none) }?;
        let shape = Shape {
            grid: [gridDimX, gridDimY, gridDimZ],
            block: [blockDimX, blockDimY, blockDimZ],
            cluster: None,
            dynamic_shared: sharedMemBytes,
            is_cooperative: true,
            passes_captures: false,
        };
        self.launch_loaded(f as usize, shape, resolve_stream(hStream), parameters)
    }
}
