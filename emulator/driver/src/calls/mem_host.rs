//! Host memory that the device can reach.

use super::prelude::*;
use cuspec_glue::driver::calls::MemHostCalls;

impl MemHostCalls for Driver {
    unsafe fn cuMemHostRegister(&self, p: *mut c_void, bytesize: usize, Flags: c_uint) -> Outcome {
        // SAFETY: the caller guarantees that the memory is valid.
        unsafe { self.cuMemHostRegister_v2(p, bytesize, Flags) }
    }

    unsafe fn cuMemAllocHost_v2(&self, pp: *mut *mut c_void, bytesize: usize) -> Outcome {
        // SAFETY: `cuMemHostAlloc` has the same requirements.
        unsafe { self.cuMemHostAlloc(pp, bytesize, 0) }
    }

    unsafe fn cuMemHostAlloc(
        &self,
        pp: *mut *mut c_void,
        bytesize: usize,
        Flags: c_uint,
    ) -> Outcome {
        if bytesize == 0 {
            // A size of zero yields null, which can be freed.
            // SAFETY: the caller guarantees that `pp` is null or valid for writes.
            unsafe { put(pp, std::ptr::null_mut()) };
            return Ok(());
        }
        let mut world = self.lock();
        let context = world.working_context()?;
        let memory = &mut world.memory;
        let address = memory.allocate_host(context, bytesize as u64, Flags)?;
        // SAFETY: the caller guarantees that `pp` is null or valid for writes.
        unsafe { put(pp, address as *mut c_void) };
        Ok(())
    }

    unsafe fn cuMemFreeHost(&self, p: *mut c_void) -> Outcome {
        match p as u64 {
            0 => Ok(()),
            address => self.free_host(address),
        }
    }

    unsafe fn cuMemHostGetDevicePointer_v2(
        &self,
        pdptr: *mut CUdeviceptr,
        p: *mut c_void,
        _Flags: c_uint,
    ) -> Outcome {
        let world = self.lock();
        world.memory.host_memory(p as u64)?;
        // SAFETY: the caller guarantees that `pdptr` is null or valid for writes.
        unsafe { put(pdptr, p as CUdeviceptr) };
        Ok(())
    }

    unsafe fn cuMemHostGetFlags(&self, pFlags: *mut c_uint, p: *mut c_void) -> Outcome {
        let flags = self.lock().memory.host_flags(p as u64)?;
        // SAFETY: the caller guarantees that `pFlags` is null or valid for writes.
        unsafe { put(pFlags, flags) };
        Ok(())
    }

    unsafe fn cuMemHostRegister_v2(
        &self,
        p: *mut c_void,
        bytesize: usize,
        Flags: c_uint,
    ) -> Outcome {
        let mut world = self.lock();
        let context = world.working_context()?;
        let memory = &mut world.memory;
        memory.register_host(context, p as u64, bytesize as u64, Flags)
    }

    unsafe fn cuMemHostUnregister(&self, p: *mut c_void) -> Outcome {
        self.unregister_host(p as u64)
    }
}
