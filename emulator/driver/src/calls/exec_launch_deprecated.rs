//! Deprecated launches.

use super::prelude::*;
use crate::operations::launches::Shape;
use cuspec_glue::driver::calls::ExecLaunchDeprecatedCalls;

impl Driver {
    /// Launches a function with the settings made before.
    fn launch_as_set(
        &self,
        function: usize,
        grid: [c_int; 2],
        stream: usize,
        passes_captures: bool,
    ) -> Outcome {
        let (shape, mut parameters) = {
            let mut world = self.lock();
            let expected = world.function(function)?.facts()?.parameter_bytes as usize;
            let notes = world.notes(function);
            let block = notes.shape.unwrap_or([1; 3]);
            let counted = notes.parameter_bytes.min(expected);
            let shape = Shape {
                grid: [grid[0].unsigned_abs(), grid[1].unsigned_abs(), 1],
                block,
                cluster: None,
                dynamic_shared: notes.shared,
                is_cooperative: false,
                passes_captures,
            };
            let mut parameters = notes.parameters[..counted].to_vec();
            parameters.resize(expected, 0);
            (shape, parameters)
        };
        self.launch_loaded(function, shape, stream, std::mem::take(&mut parameters))
    }
}

impl ExecLaunchDeprecatedCalls for Driver {
    unsafe fn cuLaunch(&self, f: CUfunction) -> Outcome {
        let stream = resolve_stream(std::ptr::null_mut());
        self.launch_as_set(f as usize, [1, 1], stream, true)
    }

    unsafe fn cuLaunchGrid(&self, f: CUfunction, grid_width: c_int, grid_height: c_int) -> Outcome {
        let stream = resolve_stream(std::ptr::null_mut());
        self.launch_as_set(f as usize, [grid_width, grid_height], stream, true)
    }

    unsafe fn cuLaunchGridAsync(
        &self,
        f: CUfunction,
        grid_width: c_int,
        grid_height: c_int,
        hStream: CUstream,
    ) -> Outcome {
        let stream = resolve_stream(hStream);
        // An invalidated capture records nothing; its end reports that.
        if self.lock().is_capture_spoiled(stream) {
            return Ok(());
        }
        self.launch_as_set(f as usize, [grid_width, grid_height], stream, false)
    }

    unsafe fn cuLaunchCooperativeKernelMultiDevice(
        &self,
        launchParamsList: *mut CUDA_LAUNCH_PARAMS,
        numDevices: c_uint,
        _flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let launches = unsafe { array(launchParamsList, numDevices as usize) };
        for launch in launches {
            let function = launch.function as usize;
            let none = std::ptr::null();
            // SAFETY: the caller guarantees that pointers are valid.
            let parameters = unsafe { self.read_parameters(function, launch.kernelParams, none) }?;
            let shape = Shape {
                grid: [launch.gridDimX, launch.gridDimY, launch.gridDimZ],
                block: [launch.blockDimX, launch.blockDimY, launch.blockDimZ],
                cluster: None,
                dynamic_shared: launch.sharedMemBytes,
                is_cooperative: true,
                passes_captures: false,
            };
            self.launch_loaded(function, shape, resolve_stream(launch.hStream), parameters)?;
        }
        Ok(())
    }
}
