//! Kernels of libraries, and their attributes on the only device.

use super::prelude::*;
use cuspec_glue::driver::calls::LibraryKernelCalls;

impl LibraryKernelCalls for Driver {
    unsafe fn cuKernelGetFunction(&self, pFunc: *mut CUfunction, kernel: CUkernel) -> Outcome {
        let mut world = self.lock();
        let function = world.function_of_kernel(kernel as usize)?;
        world.notes(function).is_loaded = true;
        drop(world);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pFunc, function as CUfunction) };
        Ok(())
    }

    unsafe fn cuKernelGetLibrary(&self, pLib: *mut CUlibrary, kernel: CUkernel) -> Outcome {
        let library = self.lock().kernel(kernel as usize)?.library;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pLib, library as CUlibrary) };
        Ok(())
    }

    unsafe fn cuKernelGetName(&self, name: *mut *const c_char, hfunc: CUkernel) -> Outcome {
        let mut world = self.lock();
        let text = lasting_text(&world.kernel(hfunc as usize)?.facts()?.name);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(name, text) };
        Ok(())
    }

    unsafe fn cuKernelGetParamInfo(
        &self,
        kernel: CUkernel,
        paramIndex: usize,
        paramOffset: *mut usize,
        paramSize: *mut usize,
    ) -> Outcome {
        let mut world = self.lock();
        let (offset, size) = world.kernel(kernel as usize)?.parameter(paramIndex)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            put(paramOffset, offset);
            put(paramSize, size);
        }
        Ok(())
    }

    unsafe fn cuKernelGetParamCount(&self, kernel: CUkernel, paramCount: *mut usize) -> Outcome {
        let mut world = self.lock();
        let count = world.kernel(kernel as usize)?.facts()?.parameters.len();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(paramCount, count) };
        Ok(())
    }

    unsafe fn cuKernelGetAttribute(
        &self,
        pi: *mut c_int,
        attrib: CUfunction_attribute,
        kernel: CUkernel,
        _dev: CUdevice,
    ) -> Outcome {
        let mut world = self.lock();
        let value = world.kernel(kernel as usize)?.attribute(attrib.0)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pi, value) };
        Ok(())
    }

    unsafe fn cuKernelSetAttribute(
        &self,
        attrib: CUfunction_attribute,
        val: c_int,
        kernel: CUkernel,
        _dev: CUdevice,
    ) -> Outcome {
        let mut world = self.lock();
        world.set_kernel_attribute(kernel as usize, attrib.0, val)
    }

    unsafe fn cuKernelSetCacheConfig(
        &self,
        kernel: CUkernel,
        config: CUfunc_cache,
        _dev: CUdevice,
    ) -> Outcome {
        self.lock().set_kernel(kernel as usize, |_, settings| {
            settings.cache_config = config.0;
            Ok(())
        })
    }
}
