//! Kernels of libraries, and their attributes on the only device.

use super::prelude::*;
use crate::device;
use cuspec_glue::driver::calls::LibraryKernelCalls;

/// Attributes of a device that attributes of kernels follow from.
const MAX_THREADS_PER_BLOCK: u32 = 1;
const MAX_SHARED_MEMORY_PER_BLOCK: u32 = 8;

/// The architecture that the image was written for, and the device's own.
const PTX_VERSION: i32 = 50;
const BINARY_VERSION: i32 = 90;

impl LibraryKernelCalls for Driver {
    unsafe fn cuKernelGetFunction(&self, pFunc: *mut CUfunction, kernel: CUkernel) -> Outcome {
        let (library, name) = {
            let mut world = self.lock();
            let known = world.library_kernel(kernel as usize)?;
            (known.library, known.name.to_string_lossy().into_owned())
        };
        let module = self.module_of_library(library)?;
        let function = self.lock().find_kernel(module, &name)?;
        // SAFETY: the caller answers for its pointers.
        unsafe { put(pFunc, function as CUfunction) };
        Ok(())
    }

    unsafe fn cuKernelGetLibrary(&self, pLib: *mut CUlibrary, kernel: CUkernel) -> Outcome {
        let library = self.lock().library_kernel(kernel as usize)?.library;
        // SAFETY: the caller answers for its pointers.
        unsafe { put(pLib, library as CUlibrary) };
        Ok(())
    }

    unsafe fn cuKernelGetName(&self, name: *mut *const c_char, hfunc: CUkernel) -> Outcome {
        let mut world = self.lock();
        let text = world.library_kernel(hfunc as usize)?.name.as_ptr();
        // SAFETY: the caller answers for its pointers.
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
        let parameters = self.lock().parameters(kernel as usize)?;
        let (offset, size) = parameters.get(paramIndex).copied().unwrap_or_default();
        // SAFETY: the caller answers for its pointers.
        unsafe {
            put(paramOffset, offset as usize);
            put(paramSize, size as usize);
        }
        Ok(())
    }

    unsafe fn cuKernelGetParamCount(&self, kernel: CUkernel, paramCount: *mut usize) -> Outcome {
        let parameters = self.lock().parameters(kernel as usize)?;
        // SAFETY: the caller answers for its pointers.
        unsafe { put(paramCount, parameters.len()) };
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
        let set = &world.library_kernel(kernel as usize)?.attributes;
        let value = set.get(&attrib.0).copied().unwrap_or(first_value(attrib));
        // SAFETY: the caller answers for its pointers.
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
        let kernel = world.library_kernel(kernel as usize)?;
        kernel.attributes.insert(attrib.0, val);
        Ok(())
    }

    unsafe fn cuKernelSetCacheConfig(
        &self,
        kernel: CUkernel,
        _config: CUfunc_cache,
        _dev: CUdevice,
    ) -> Outcome {
        self.lock().library_kernel(kernel as usize).map(drop)
    }
}

/// What an attribute is while nobody has said anything else.
fn first_value(attribute: CUfunction_attribute) -> c_int {
    let of_device = |number| device::attribute(number).unwrap_or_default();
    match attribute {
        CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK => of_device(MAX_THREADS_PER_BLOCK),
        CU_FUNC_ATTRIBUTE_PTX_VERSION => PTX_VERSION,
        CU_FUNC_ATTRIBUTE_BINARY_VERSION => BINARY_VERSION,
        CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES => of_device(MAX_SHARED_MEMORY_PER_BLOCK),
        CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT => -1,
        _ => 0,
    }
}
