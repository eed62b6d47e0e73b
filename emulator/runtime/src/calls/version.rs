//! Versions of the runtime and of the driver.

use cuspec_glue::runtime::calls::VersionCalls;

use super::prelude::*;
use crate::contexts;
use crate::driver::driver;
use crate::library::version;

impl VersionCalls for Runtime {
    unsafe fn cudaRuntimeGetVersion(&self, runtimeVersion: *mut c_int) -> Outcome {
        // SAFETY: the caller guarantees that `runtimeVersion` is null or valid for writes.
        unsafe { put(runtimeVersion, version()) };
        Ok(())
    }

    /// Without a driver the version is 0, which is no error.
    unsafe fn cudaDriverGetVersion(&self, driverVersion: *mut c_int) -> Outcome {
        // The call initializes the driver. The version does not depend on whether that succeeds.
        let _ = contexts::initialize();
        let version = driver().and_then(|driver| driver.cuDriverGetVersion().ok());
        // SAFETY: the caller guarantees that `driverVersion` is null or valid for writes.
        unsafe { put(driverVersion, version.unwrap_or(0)) };
        Ok(())
    }
}
