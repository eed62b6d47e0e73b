//! Launches from before `cuLaunchKernel`, which set everything on the kernel first.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::module::TextureReference;
use crate::operations::launches::Shape;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Tells, TexRef};
use cuspec_glue::driver::calls::ExecDeprecatedCalls;

impl Tells<TexRef> for Driver {
    fn tell(&self, value: u64) -> Facts<TexRef> {
        let known = self.known();
        let is_of_module = known.and_then(|mut world| {
            let references = world.others.of::<TextureReference>();
            Some(references.get(value as usize)?.is_of_module)
        });
        Facts::new(match is_of_module {
            _ if value == 0 => TexRef::Null,
            Some(true) => TexRef::OfModule,
            Some(false) => TexRef::Created,
            None => TexRef::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<TextureReference>(), value)
    }
}

impl Driver {
    /// Writes bytes into the parameters for later launches of a function.
    fn set_parameter(&self, function: usize, offset: c_int, bytes: &[u8]) -> Outcome {
        let mut world = self.lock();
        let offset = usize::try_from(offset).map_err(|_| Code::INVALID_VALUE)?;
        let room = &mut world.notes(function).parameters;
        // What lies behind all that a kernel may take is never read.
        let room_left = room.len().saturating_sub(offset);
        let bytes = &bytes[..bytes.len().min(room_left)];
        let place = room.get_mut(offset..offset.saturating_add(bytes.len()));
        place.ok_or(Code::INVALID_VALUE)?.copy_from_slice(bytes);
        Ok(())
    }

    /// Launches a function with what was set on it.
    fn launch_as_set(&self, function: usize, grid: [c_int; 2], stream: usize) -> Outcome {
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
            };
            let mut parameters = notes.parameters[..counted].to_vec();
            parameters.resize(expected, 0);
            (shape, parameters)
        };
        self.launch_loaded(function, shape, stream, std::mem::take(&mut parameters))
    }
}

impl ExecDeprecatedCalls for Driver {
    unsafe fn cuFuncSetBlockShape(
        &self,
        hfunc: CUfunction,
        x: c_int,
        y: c_int,
        z: c_int,
    ) -> Outcome {
        let shape = [x, y, z].map(c_int::unsigned_abs);
        self.lock().notes(hfunc as usize).shape = Some(shape);
        Ok(())
    }

    unsafe fn cuFuncSetSharedMemConfig(
        &self,
        hfunc: CUfunction,
        _config: CUsharedconfig,
    ) -> Outcome {
        self.lock().function(hfunc as usize).map(drop)
    }

    unsafe fn cuFuncSetSharedSize(&self, hfunc: CUfunction, bytes: c_uint) -> Outcome {
        self.lock().notes(hfunc as usize).shared = bytes;
        Ok(())
    }

    unsafe fn cuParamSetSize(&self, hfunc: CUfunction, numbytes: c_uint) -> Outcome {
        self.lock().notes(hfunc as usize).parameter_bytes = numbytes as usize;
        Ok(())
    }

    unsafe fn cuParamSetTexRef(
        &self,
        hfunc: CUfunction,
        _texunit: c_int,
        _hTexRef: CUtexref,
    ) -> Outcome {
        self.lock().function(hfunc as usize).map(drop)
    }

    unsafe fn cuParamSetf(&self, hfunc: CUfunction, offset: c_int, value: f32) -> Outcome {
        self.set_parameter(hfunc as usize, offset, &value.to_le_bytes())
    }

    unsafe fn cuParamSeti(&self, hfunc: CUfunction, offset: c_int, value: c_uint) -> Outcome {
        self.set_parameter(hfunc as usize, offset, &value.to_le_bytes())
    }

    unsafe fn cuParamSetv(
        &self,
        hfunc: CUfunction,
        offset: c_int,
        ptr: *mut c_void,
        numbytes: c_uint,
    ) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        let bytes = unsafe { array(ptr.cast::<u8>(), numbytes as usize) };
        self.set_parameter(hfunc as usize, offset, &bytes)
    }

    unsafe fn cuLaunch(&self, f: CUfunction) -> Outcome {
        let stream = stream_meant(std::ptr::null_mut());
        self.launch_as_set(f as usize, [1, 1], stream)
    }

    unsafe fn cuLaunchGrid(&self, f: CUfunction, grid_width: c_int, grid_height: c_int) -> Outcome {
        let stream = stream_meant(std::ptr::null_mut());
        self.launch_as_set(f as usize, [grid_width, grid_height], stream)
    }

    unsafe fn cuLaunchGridAsync(
        &self,
        f: CUfunction,
        grid_width: c_int,
        grid_height: c_int,
        hStream: CUstream,
    ) -> Outcome {
        let stream = stream_meant(hStream);
        // A capture that is spoiled already notes nothing more, and says so when it is ended.
        if self.lock().is_capture_spoiled(stream) {
            return Ok(());
        }
        self.launch_as_set(f as usize, [grid_width, grid_height], stream)
    }

    unsafe fn cuLaunchCooperativeKernelMultiDevice(
        &self,
        launchParamsList: *mut CUDA_LAUNCH_PARAMS,
        numDevices: c_uint,
        _flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        let launches = unsafe { array(launchParamsList, numDevices as usize) };
        for launch in launches {
            let function = launch.function as usize;
            let none = std::ptr::null();
            // SAFETY: the caller answers for its pointers.
            let parameters = unsafe { self.read_parameters(function, launch.kernelParams, none) }?;
            let shape = Shape {
                grid: [launch.gridDimX, launch.gridDimY, launch.gridDimZ],
                block: [launch.blockDimX, launch.blockDimY, launch.blockDimZ],
                cluster: None,
                dynamic_shared: launch.sharedMemBytes,
                is_cooperative: true,
            };
            self.launch_loaded(function, shape, stream_meant(launch.hStream), parameters)?;
        }
        Ok(())
    }
}
