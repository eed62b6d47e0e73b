//! Forms of functions that 13.0 removed. All are forwarded to the driver except the one that writes the old
//! `cudaDeviceProp`.

use cuspec_glue::runtime::calls::RetiredCalls;
use cuspec_sys::runtime::{cudaDeviceProp, cudaDeviceProp_before_13000};

use super::prelude::*;
use crate::properties;

impl RetiredCalls for Runtime {
    unsafe fn cudaGetDeviceProperties_v2(
        &self,
        prop: *mut cudaDeviceProp,
        device: c_int,
    ) -> Outcome {
        let properties = properties::before_13(device)?;
        // SAFETY: the caller guarantees that `prop` is null or valid for writes.
        unsafe { put(prop.cast::<cudaDeviceProp_before_13000>(), properties) };
        Ok(())
    }
}
