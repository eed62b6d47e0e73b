//! Memory information and PCI names.

use super::prelude::*;
use crate::device::{self};
use crate::memory::Place;
use cuspec_glue::driver::calls::MemCalls;
use std::ffi::CStr;

impl MemCalls for Driver {
    unsafe fn cuDeviceGetPCIBusId_failed(
        &self,
        pciBusId: *mut c_char,
        len: c_int,
        _dev: CUdevice,
        code: ResultCode,
    ) {
        if code == ResultCode::CUDA_ERROR_INVALID_VALUE && self.is_initialized() {
            let size = usize::try_from(len).unwrap_or(0);
            // SAFETY: the caller guarantees that a pointer that is not null is valid for writes.
            unsafe { put_text(pciBusId, size, &device::pci_bus_id()) };
        }
    }

    unsafe fn cuMemGetInfo_v2(&self, free: *mut usize, total: *mut usize) -> Outcome {
        let world = self.lock();
        world.working_context()?;
        let (now, all) = world.memory.info();
        drop(world);
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(free, now as usize);
            put(total, all as usize);
        }
        Ok(())
    }

    unsafe fn cuMemGetAddressRange_v2(
        &self,
        pbase: *mut CUdeviceptr,
        psize: *mut usize,
        dptr: CUdeviceptr,
    ) -> Outcome {
        let world = self.lock();
        if world.is_unborn(dptr) {
            return Err(Code::NOT_FOUND);
        }
        let (base, size) = match world.memory.locate(dptr) {
            Place::Known(found) => (found.base, found.size),
            Place::Reserved(found) => (found.base, found.size),
            _ => return Err(Code::NOT_FOUND),
        };
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(pbase, base);
            put(psize, size as usize);
        }
        Ok(())
    }

    unsafe fn cuDeviceGetByPCIBusId(&self, dev: *mut CUdevice, pciBusId: *const c_char) -> Outcome {
        if pciBusId.is_null() {
            return Err(Code::INVALID_VALUE);
        }
        // SAFETY: the text is not null and ends in a zero.
        let name = unsafe { CStr::from_ptr(pciBusId) };
        let name = name.to_str().map_err(|_| Code::INVALID_VALUE)?;
        let found = device::find_by_pci_bus_id(name).map_err(|_| Code::INVALID_VALUE)?;
        let found = found.ok_or(Code::INVALID_DEVICE)?;
        // SAFETY: the caller guarantees that `dev` is null or valid for writes.
        unsafe { put(dev, found) };
        Ok(())
    }

    unsafe fn cuDeviceGetPCIBusId(
        &self,
        pciBusId: *mut c_char,
        len: c_int,
        _dev: CUdevice,
    ) -> Outcome {
        let size = usize::try_from(len).map_err(|_| Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that `pciBusId` is null or valid for writes.
        unsafe { put_text(pciBusId, size, &device::pci_bus_id()) };
        Ok(())
    }
}
