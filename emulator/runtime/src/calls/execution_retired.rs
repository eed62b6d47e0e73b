//! Launches that 13.0 removed.

use cuspec_glue::runtime::calls::ExecutionRetiredCalls;
use cuspec_sys::driver::CUDA_LAUNCH_PARAMS;
use cuspec_sys::runtime::cudaLaunchParams;

use super::prelude::*;
use crate::driver::{code_of, driver};
use crate::registered;

#[expect(deprecated, reason = "the driver's function is deprecated as well")]
impl ExecutionRetiredCalls for Runtime {
    unsafe fn cudaLaunchCooperativeKernelMultiDevice(
        &self,
        launchParamsList: *mut cudaLaunchParams,
        numDevices: c_uint,
        flags: c_uint,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let mut launches = Vec::new();
        for at in 0..numDevices as usize {
            // SAFETY: the caller guarantees that the list has this number of launches.
            let launch = unsafe { launchParamsList.add(at).read_unaligned() };
            let function = registered::launched(launch.func, launch.stream.cast())?;
            let (grid, block) = (launch.gridDim, launch.blockDim);
            launches.push(CUDA_LAUNCH_PARAMS {
                function: function.cast_mut().cast(),
                gridDimX: grid.x,
                gridDimY: grid.y,
                gridDimZ: grid.z,
                blockDimX: block.x,
                blockDimY: block.y,
                blockDimZ: block.z,
                // The runtime passes the lower half on.
                sharedMemBytes: launch.sharedMem as c_uint,
                hStream: launch.stream.cast(),
                kernelParams: launch.args,
            });
        }
        let list = launches.as_mut_ptr();
        // SAFETY: the list has this number of launches, whose pointers the caller guarantees to be valid.
        unsafe { driver.cuLaunchCooperativeKernelMultiDevice(list, numDevices, flags) }
            .map_err(code_of)
    }
}
