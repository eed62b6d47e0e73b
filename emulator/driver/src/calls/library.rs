//! Libraries and their contents. Options have no effect: code is compiled on first use.

use super::module_load::{file, image_behind};
use super::module_symbols::{put_variable, symbol};
use super::prelude::*;
use crate::objects::image::{Image, Refusal};
use cuspec_glue::driver::calls::LibraryCalls;

impl LibraryCalls for Driver {
    unsafe fn cuLibraryLoadData(
        &self,
        library: *mut CUlibrary,
        code: *const c_void,
        _jitOptions: *mut CUjit_option,
        _jitOptionsValues: *mut *mut c_void,
        _numJitOptions: c_uint,
        _libraryOptions: *mut CUlibraryOption,
        _libraryOptionValues: *mut *mut c_void,
        _numLibraryOptions: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { load(self, library, image_behind(code)) }
    }

    unsafe fn cuLibraryLoadFromFile(
        &self,
        library: *mut CUlibrary,
        fileName: *const c_char,
        _jitOptions: *mut CUjit_option,
        _jitOptionsValues: *mut *mut c_void,
        _numJitOptions: c_uint,
        _libraryOptions: *mut CUlibraryOption,
        _libraryOptionValues: *mut *mut c_void,
        _numLibraryOptions: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that strings are valid.
        let bytes = unsafe { file(fileName) }.map_err(|refusal| refusal.code)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { load(self, library, Image::read(&bytes)) }
    }

    unsafe fn cuLibraryUnload(&self, library: CUlibrary) -> Outcome {
        self.unload_library(library as usize)
    }

    unsafe fn cuLibraryGetKernel(
        &self,
        pKernel: *mut CUkernel,
        library: CUlibrary,
        name: *const c_char,
    ) -> Outcome {
        // SAFETY: the caller guarantees that strings are valid.
        let name = unsafe { symbol(name) }?;
        let kernel = self.lock().find_kernel(library as usize, name)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pKernel, kernel as CUkernel) };
        Ok(())
    }

    unsafe fn cuLibraryGetKernelCount(&self, count: *mut c_uint, lib: CUlibrary) -> Outcome {
        let kernels = self.lock().library(lib as usize)?.kernel_count();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(count, kernels as c_uint) };
        Ok(())
    }

    unsafe fn cuLibraryEnumerateKernels(
        &self,
        kernels: *mut CUkernel,
        numKernels: c_uint,
        lib: CUlibrary,
    ) -> Outcome {
        let found = self.lock().kernels(lib as usize, numKernels as usize)?;
        let found = found.into_iter().map(|kernel| kernel as CUkernel);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put_each(kernels, found) };
        Ok(())
    }

    unsafe fn cuLibraryGetModule(&self, pMod: *mut CUmodule, library: CUlibrary) -> Outcome {
        let module = self.module_of_library(library as usize)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pMod, module as CUmodule) };
        Ok(())
    }

    unsafe fn cuLibraryGetGlobal(
        &self,
        dptr: *mut CUdeviceptr,
        bytes: *mut usize,
        library: CUlibrary,
        name: *const c_char,
    ) -> Outcome {
        // SAFETY: the caller guarantees that strings are valid.
        let name = unsafe { symbol(name) }?;
        let module = self.module_of_library(library as usize)?;
        let found = self.lock().find_variable(module, name)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put_variable(dptr, bytes, found) };
        Ok(())
    }

    unsafe fn cuLibraryGetManaged(
        &self,
        dptr: *mut CUdeviceptr,
        bytes: *mut usize,
        library: CUlibrary,
        name: *const c_char,
    ) -> Outcome {
        // SAFETY: the caller guarantees that strings are valid.
        let name = unsafe { symbol(name) }?;
        let found = self.lock().find_managed(library as usize, name)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put_variable(dptr, bytes, found) };
        Ok(())
    }

    unsafe fn cuLibraryGetUnifiedFunction(
        &self,
        _fptr: *mut *mut c_void,
        _library: CUlibrary,
        _symbol: *const c_char,
    ) -> Outcome {
        // The device shares no functions with the host; the contract has refused the call.
        Err(Code::NOT_SUPPORTED)
    }
}

/// # Safety
/// The pointer is null or valid for a write of a handle.
unsafe fn load(driver: &Driver, place: *mut CUlibrary, image: Result<Image, Refusal>) -> Outcome {
    let image = image.map_err(|refusal| refusal.code);
    let library = driver.lock().load_library(image);
    // SAFETY: as above.
    unsafe { put(place, library as CUlibrary) };
    Ok(())
}
