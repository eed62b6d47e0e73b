//! Descriptors for drivers of other devices, none of which exists here: a descriptor has the size of the range,
//! and not its contents.

use std::fs::File;
use std::os::fd::{FromRawFd, IntoRawFd};

use super::prelude::*;
use cuspec_glue::driver::calls::MemRangeCalls;

impl MemRangeCalls for Driver {
    unsafe fn cuMemGetHandleForAddressRange(
        &self,
        handle: *mut c_void,
        dptr: CUdeviceptr,
        size: usize,
        _handleType: CUmemRangeHandleType,
        _flags: c_ulonglong,
    ) -> Outcome {
        const PAGE: u64 = 4096;
        {
            let world = self.lock();
            let found = world.memory.find(dptr).ok_or(Code::INVALID_VALUE)?;
            if !(dptr - found.base).is_multiple_of(PAGE) || !(size as u64).is_multiple_of(PAGE) {
                return Err(Code::INVALID_VALUE);
            }
            world.memory.check_reach(dptr, size as u64)?;
        }
        // SAFETY: the name is null-terminated.
        let number = unsafe { libc::memfd_create(c"cuda-range".as_ptr(), libc::MFD_CLOEXEC) };
        if number < 0 {
            return Err(Code::OUT_OF_MEMORY);
        }
        // SAFETY: the descriptor is new and not shared.
        let file = unsafe { File::from_raw_fd(number) };
        file.set_len(size as u64).map_err(|_| Code::OUT_OF_MEMORY)?;
        // SAFETY: the caller guarantees that `handle` is valid for writes.
        unsafe { put(handle.cast::<c_int>(), file.into_raw_fd()) };
        Ok(())
    }
}
