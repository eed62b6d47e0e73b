//! Choice of the device and its flags.

use cuspec_glue::runtime::calls::DeviceSetupCalls;
use cuspec_sys::runtime::{cudaDeviceProp, cudaInitDeviceFlagsAreValid};

use super::prelude::*;
use crate::contexts;

impl DeviceSetupCalls for Runtime {
    unsafe fn cudaGetDeviceFlags(&self, flags: *mut c_uint) -> Outcome {
        let set = contexts::flags()?;
        // SAFETY: the caller guarantees that `flags` is null or valid for writes.
        unsafe { put(flags, set) };
        Ok(())
    }

    unsafe fn cudaSetDeviceFlags(&self, flags: c_uint) -> Outcome {
        match contexts::is_foreign()? {
            true => Err(Code::cudaErrorIncompatibleDriverContext),
            false => contexts::set_flags(contexts::device(), flags),
        }
    }

    unsafe fn cudaInitDevice(&self, device: c_int, deviceFlags: c_uint, flags: c_uint) -> Outcome {
        contexts::prepare(device)?;
        match flags & cudaInitDeviceFlagsAreValid {
            0 => Ok(()),
            _ => contexts::set_flags(device, deviceFlags),
        }
    }

    /// The runtime always starts with device 0, so the list has no effect.
    unsafe fn cudaSetValidDevices(&self, _device_arr: *mut c_int, _len: c_int) -> Outcome {
        contexts::forget_choice()
    }

    unsafe fn cudaChooseDevice(&self, device: *mut c_int, _prop: *const cudaDeviceProp) -> Outcome {
        // SAFETY: the caller guarantees that `device` is null or valid for writes.
        unsafe { put(device, 0) };
        Ok(())
    }
}
