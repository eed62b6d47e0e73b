//! Loading and unloading modules. Only the options for logs have an effect.

use super::jit_options::JitOptions;
use super::prelude::*;
use crate::objects::image::{Image, Refusal};
use crate::operations::images::{read_behind, read_file};
use cuspec_glue::driver::Code as ResultCode;
use cuspec_glue::driver::calls::ModuleLoadCalls;
use std::ffi::{CStr, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

impl ModuleLoadCalls for Driver {
    unsafe fn cuModuleLoadData(&self, module: *mut CUmodule, image: *const c_void) -> Outcome {
        // SAFETY: the caller guarantees that the image is valid.
        let image = unsafe { image_behind(image) };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { load(self, module, image.map_err(|refusal| refusal.code)) }
    }

    unsafe fn cuModuleLoadDataEx(
        &self,
        module: *mut CUmodule,
        image: *const c_void,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let options = JitOptions::read(numOptions, options, optionValues);
            load(self, module, options.finish(image_behind(image)))
        }
    }

    unsafe fn cuModuleLoadDataEx_failed(
        &self,
        _module: *mut CUmodule,
        image: *const c_void,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
        code: ResultCode,
    ) {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            fill_logs(code, || {
                let options = JitOptions::read(numOptions, options, optionValues);
                (options, image_behind(image).err())
            });
        }
    }

    unsafe fn cuModuleLoadFatBinary(
        &self,
        module: *mut CUmodule,
        fatCubin: *const c_void,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.cuModuleLoadData(module, fatCubin) }
    }

    unsafe fn cuModuleLoad(&self, module: *mut CUmodule, fname: *const c_char) -> Outcome {
        // SAFETY: the caller guarantees that strings are valid.
        let image = unsafe { image_in_file(fname) };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { load(self, module, image.map_err(|refusal| refusal.code)) }
    }

    unsafe fn cuModuleUnload(&self, hmod: CUmodule) -> Outcome {
        self.unload_module(hmod as usize)
    }

    unsafe fn cuModuleGetLoadingMode(&self, mode: *mut CUmoduleLoadingMode) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(mode, CU_MODULE_LAZY_LOADING) };
        Ok(())
    }
}

/// Fills the logs of a call that failed by a mistake in its image.
///
/// # Safety
/// The logs are valid for writes of their sizes if the code is one of such an error.
pub(super) unsafe fn fill_logs(
    code: ResultCode,
    look: impl FnOnce() -> (JitOptions, Option<Refusal>),
) {
    if !matches!(
        code,
        ResultCode::CUDA_ERROR_INVALID_PTX | ResultCode::CUDA_ERROR_UNSUPPORTED_PTX_VERSION
    ) {
        return;
    }
    if let (options, Some(refusal)) = look() {
        // SAFETY: the caller guarantees that the logs are valid. The result is ignored, because the call
        // returns the code of its contract.
        let _: Outcome = unsafe { options.finish(Err(refusal)) };
    }
}

/// # Safety
/// The pointer is null or valid for a write of a handle.
unsafe fn load(driver: &Driver, place: *mut CUmodule, image: Outcome<Image>) -> Outcome {
    let module = driver.load_module(image?)?;
    // SAFETY: as above.
    unsafe { put(place, module as CUmodule) };
    Ok(())
}

/// # Safety
/// As [`read_behind`], or null.
pub(super) unsafe fn image_behind(image: *const c_void) -> Result<Image, Refusal> {
    match image.is_null() {
        true => Err(Refusal::new(Code::INVALID_VALUE, "no image")),
        // SAFETY: the caller guarantees that the image is valid.
        false => unsafe { read_behind(image) },
    }
}

/// Reads a file.
///
/// # Safety
/// The name is null or null-terminated.
pub(super) unsafe fn file(name: *const c_char) -> Result<Vec<u8>, Refusal> {
    if name.is_null() {
        return Err(Refusal::new(Code::INVALID_VALUE, "no name of a file"));
    }
    // SAFETY: the name is a text.
    let name = unsafe { CStr::from_ptr(name) };
    read_file(Path::new(OsStr::from_bytes(name.to_bytes())))
}

/// # Safety
/// As [`file`].
pub(super) unsafe fn image_in_file(name: *const c_char) -> Result<Image, Refusal> {
    // SAFETY: the caller guarantees that the text is valid.
    Image::read(&unsafe { file(name) }?)
}
