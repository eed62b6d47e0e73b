//! What is in a module, by name and in lists.

use super::prelude::*;
use cuspec_glue::driver::calls::ModuleSymbolsCalls;

impl ModuleSymbolsCalls for Driver {
    unsafe fn cuModuleGetFunction(
        &self,
        hfunc: *mut CUfunction,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Outcome {
        // SAFETY: the caller answers for its texts.
        let name = unsafe { symbol(name) }?;
        let kernel = self.lock().find_kernel(hmod as usize, &name)?;
        // SAFETY: the caller answers for its pointers.
        unsafe { put(hfunc, kernel as CUfunction) };
        Ok(())
    }

    unsafe fn cuModuleGetGlobal_v2(
        &self,
        dptr: *mut CUdeviceptr,
        bytes: *mut usize,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Outcome {
        // SAFETY: the caller answers for its texts.
        let name = unsafe { symbol(name) }?;
        let found = self.lock().find_variable(hmod as usize, &name)?;
        // SAFETY: the caller answers for its pointers.
        unsafe { put_variable(dptr, bytes, found) };
        Ok(())
    }

    unsafe fn cuModuleGetFunctionCount(&self, count: *mut c_uint, r#mod: CUmodule) -> Outcome {
        let kernels = self.lock().module(r#mod as usize)?.symbols.entries.len();
        // SAFETY: the caller answers for its pointers.
        unsafe { put(count, kernels as c_uint) };
        Ok(())
    }

    unsafe fn cuModuleEnumerateFunctions(
        &self,
        functions: *mut CUfunction,
        numFunctions: c_uint,
        r#mod: CUmodule,
    ) -> Outcome {
        let kernels = self.lock().kernels_of(r#mod as usize)?;
        let kernels = kernels.into_iter().take(numFunctions as usize);
        // SAFETY: the caller answers for its pointers.
        unsafe { put_each(functions, kernels.map(|kernel| kernel as CUfunction)) };
        Ok(())
    }
}

/// The name of a symbol.
///
/// # Safety
/// A name that is not null is a text with its end.
pub(super) unsafe fn symbol(name: *const c_char) -> Outcome<String> {
    if name.is_null() {
        return Err(Code::NOT_FOUND);
    }
    // SAFETY: the name is a text.
    let name = unsafe { std::ffi::CStr::from_ptr(name) };
    Ok(name.to_string_lossy().into_owned())
}

/// Writes where a variable is, and how large it is.
///
/// # Safety
/// The places are null or have room.
pub(super) unsafe fn put_variable(address: *mut CUdeviceptr, size: *mut usize, found: (u64, u64)) {
    // SAFETY: as above.
    unsafe {
        put(address, found.0);
        put(size, found.1 as usize);
    }
}
