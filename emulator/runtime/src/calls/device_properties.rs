//! Properties of devices.

use cuspec_glue::runtime::calls::DevicePropertiesCalls;
use cuspec_sys::runtime::{cudaChannelFormatDesc, cudaDeviceProp};

use super::prelude::*;
use crate::driver::code_of;
use crate::{channels, contexts, properties};

impl DevicePropertiesCalls for Runtime {
    unsafe fn cudaGetDeviceProperties(&self, prop: *mut cudaDeviceProp, device: c_int) -> Outcome {
        let properties = match contexts::is_in_callback() {
            true => contexts::on_other_thread(|| properties::of(device))?,
            false => properties::of(device)?,
        };
        // SAFETY: the caller guarantees that `prop` is null or valid for writes.
        unsafe { put(prop, properties) };
        Ok(())
    }

    unsafe fn cudaDeviceGetTexture1DLinearMaxWidth(
        &self,
        maxWidthInElements: *mut usize,
        fmtDesc: *const cudaChannelFormatDesc,
        device: c_int,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        // SAFETY: the caller guarantees that `fmtDesc` points to a description.
        let element = unsafe { fmtDesc.read_unaligned() };
        let (format, count) = channels::format_of(&element)?;
        let width = driver
            .cuDeviceGetTexture1DLinearMaxWidth(format, count, device)
            .map_err(code_of)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(maxWidthInElements, width) };
        Ok(())
    }
}
