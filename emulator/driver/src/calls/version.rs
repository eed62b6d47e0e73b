//! Version.

use super::prelude::*;
use crate::device;
use cuspec_glue::driver::calls::VersionCalls;

impl VersionCalls for Driver {
    unsafe fn cuDriverGetVersion(&self, driverVersion: *mut c_int) -> Outcome {
        // SAFETY: the caller guarantees that `driverVersion` is null or valid for writes.
        unsafe { put(driverVersion, device::driver_version()) };
        Ok(())
    }
}
