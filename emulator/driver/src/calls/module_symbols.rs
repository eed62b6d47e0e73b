//! Symbols of modules.

use super::prelude::*;
use cuspec_glue::driver::calls::ModuleSymbolsCalls;
use std::ffi::CStr;

impl ModuleSymbolsCalls for Driver {
    unsafe fn cuModuleGetFunction(
        &self,
        hfunc: *mut CUfunction,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Outcome {
        // SAFETY: the caller guarantees that strings are valid.
        let name = unsafe { symbol(name) }?;
        let mut world = self.lock();
        let function = world.find_function(hmod as usize, name)?;
        world.notes(function).is_loaded = true;
        drop(world);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(hfunc, function as CUfunction) };
        Ok(())
    }

    unsafe fn cuModuleGetGlobal_v2(
        &self,
        dptr: *mut CUdeviceptr,
        bytes: *mut usize,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Outcome {
        // SAFETY: the caller guarantees that strings are valid.
        let name = unsafe { symbol(name) }?;
        let found = self.lock().find_variable(hmod as usize, name)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put_variable(dptr, bytes, found) };
        Ok(())
    }

    unsafe fn cuModuleGetFunctionCount(&self, count: *mut c_uint, r#mod: CUmodule) -> Outcome {
        let all = self.lock().module(r#mod as usize)?.image.entries().count();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(count, all as c_uint) };
        Ok(())
    }

    unsafe fn cuModuleEnumerateFunctions(
        &self,
        functions: *mut CUfunction,
        numFunctions: c_uint,
        r#mod: CUmodule,
    ) -> Outcome {
        let mut world = self.lock();
        let found = world.functions(r#mod as usize, numFunctions as usize)?;
        let found = found.into_iter().map(|function| function as CUfunction);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put_each(functions, found) };
        Ok(())
    }
}

/// Returns the name of a symbol. A name that is not UTF-8 matches none.
///
/// # Safety
/// The name is null or null-terminated.
pub(super) unsafe fn symbol<'a>(name: *const c_char) -> Outcome<&'a str> {
    if name.is_null() {
        return Err(Code::NOT_FOUND);
    }
    // SAFETY: the name is a text.
    let name = unsafe { CStr::from_ptr(name) };
    name.to_str().map_err(|_| Code::NOT_FOUND)
}

/// Writes address and size of a variable.
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
