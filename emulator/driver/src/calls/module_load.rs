//! Loading modules, and unloading them. Options change nothing here.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::module_link::file;
use super::prelude::*;
use crate::objects::image::Image;
use cuspec_glue::driver::calls::ModuleLoadCalls;

impl ModuleLoadCalls for Driver {
    unsafe fn cuModuleLoadData(&self, module: *mut CUmodule, image: *const c_void) -> Outcome {
        if image.is_null() {
            return Err(Code::INVALID_IMAGE);
        }
        // SAFETY: the caller answers for its image.
        let image = unsafe { Image::at(image.cast()) };
        // SAFETY: the caller answers for its pointers.
        unsafe { load(self, module, image) }
    }

    unsafe fn cuModuleLoadDataEx(
        &self,
        module: *mut CUmodule,
        image: *const c_void,
        _numOptions: c_uint,
        _options: *mut CUjit_option,
        _optionValues: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        unsafe { self.cuModuleLoadData(module, image) }
    }

    unsafe fn cuModuleLoadFatBinary(
        &self,
        module: *mut CUmodule,
        fatCubin: *const c_void,
    ) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        unsafe { self.cuModuleLoadData(module, fatCubin) }
    }

    unsafe fn cuModuleLoad(&self, module: *mut CUmodule, fname: *const c_char) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        unsafe { load(self, module, Image::of_bytes(&file(fname))) }
    }

    unsafe fn cuModuleUnload(&self, hmod: CUmodule) -> Outcome {
        self.unload_module(hmod as usize)
    }

    unsafe fn cuModuleGetLoadingMode(&self, mode: *mut CUmoduleLoadingMode) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        unsafe { put(mode, CU_MODULE_LAZY_LOADING) };
        Ok(())
    }
}

/// # Safety
/// The place is null or has room for a handle.
unsafe fn load(driver: &Driver, place: *mut CUmodule, image: Image) -> Outcome {
    let symbols = Arc::new(image.symbols);
    let module = driver.load_module(symbols, None, &BTreeMap::new())?;
    // SAFETY: as above.
    unsafe { put(place, module as CUmodule) };
    Ok(())
}
