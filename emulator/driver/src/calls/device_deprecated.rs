//! Deprecated functions of devices.

use super::device::fact;
use super::prelude::*;
use crate::device::attributes;
use cuspec_glue::driver::calls::DeviceDeprecatedCalls;

impl DeviceDeprecatedCalls for Driver {
    unsafe fn cuDeviceGetProperties(&self, prop: *mut CUdevprop, _dev: CUdevice) -> Outcome {
        let properties = CUdevprop {
            maxThreadsPerBlock: fact(1),
            maxThreadsDim: [2, 3, 4].map(fact),
            maxGridSize: [5, 6, 7].map(fact),
            sharedMemPerBlock: fact(8),
            totalConstantMemory: fact(9),
            SIMDWidth: fact(10),
            memPitch: fact(11),
            regsPerBlock: fact(12),
            clockRate: fact(13),
            textureAlign: fact(14),
        };
        // SAFETY: the caller guarantees that `prop` is null or valid for writes.
        unsafe { put(prop, properties) };
        Ok(())
    }

    unsafe fn cuDeviceComputeCapability(
        &self,
        major: *mut c_int,
        minor: *mut c_int,
        _dev: CUdevice,
    ) -> Outcome {
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(major, fact(attributes::COMPUTE_CAPABILITY_MAJOR));
            put(minor, fact(attributes::COMPUTE_CAPABILITY_MINOR));
        }
        Ok(())
    }
}
