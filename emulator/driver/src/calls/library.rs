//! Libraries, and what is in one. Options change nothing here.

use super::module_link::file;
use super::module_symbols::{put_variable, symbol};
use super::prelude::*;
use crate::objects::image::Image;
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
        if code.is_null() {
            return Err(Code::INVALID_IMAGE);
        }
        // SAFETY: the caller answers for its image.
        let image = unsafe { Image::at(code.cast()) };
        let loaded = self.lock().load_library(image.symbols);
        // SAFETY: the caller answers for its pointers.
        unsafe { put(library, loaded as CUlibrary) };
        Ok(())
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
        // SAFETY: the caller answers for its texts.
        let image = Image::of_bytes(&unsafe { file(fileName) });
        let loaded = self.lock().load_library(image.symbols);
        // SAFETY: the caller answers for its pointers.
        unsafe { put(library, loaded as CUlibrary) };
        Ok(())
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
        // SAFETY: the caller answers for its texts.
        let name = unsafe { symbol(name) }?;
        let kernel = self.lock().find_library_kernel(library as usize, &name)?;
        // SAFETY: the caller answers for its pointers.
        unsafe { put(pKernel, kernel as CUkernel) };
        Ok(())
    }

    unsafe fn cuLibraryGetKernelCount(&self, count: *mut c_uint, lib: CUlibrary) -> Outcome {
        let kernels = self.lock().library(lib as usize)?.symbols.entries.len();
        // SAFETY: the caller answers for its pointers.
        unsafe { put(count, kernels as c_uint) };
        Ok(())
    }

    unsafe fn cuLibraryEnumerateKernels(
        &self,
        kernels: *mut CUkernel,
        numKernels: c_uint,
        lib: CUlibrary,
    ) -> Outcome {
        let known = self.lock().kernels_of_library(lib as usize)?;
        let known = known.into_iter().take(numKernels as usize);
        // SAFETY: the caller answers for its pointers.
        unsafe { put_each(kernels, known.map(|kernel| kernel as CUkernel)) };
        Ok(())
    }

    unsafe fn cuLibraryGetModule(&self, pMod: *mut CUmodule, library: CUlibrary) -> Outcome {
        let module = self.module_of_library(library as usize)?;
        // SAFETY: the caller answers for its pointers.
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
        // SAFETY: the caller answers for its texts.
        let name = unsafe { symbol(name) }?;
        let module = self.module_of_library(library as usize)?;
        let found = self.lock().find_variable(module, &name)?;
        // SAFETY: the caller answers for its pointers.
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
        // SAFETY: the caller answers for its texts.
        let name = unsafe { symbol(name) }?;
        let found = self.managed_of_library(library as usize, &name)?;
        // SAFETY: the caller answers for its pointers.
        unsafe { put_variable(dptr, bytes, found) };
        Ok(())
    }

    unsafe fn cuLibraryGetUnifiedFunction(
        &self,
        _fptr: *mut *mut c_void,
        _library: CUlibrary,
        _symbol: *const c_char,
    ) -> Outcome {
        // The device shares no functions with the host, as the contract has found out before.
        Err(Code::NOT_SUPPORTED)
    }
}
