//! Texture and surface references.

use super::module_symbols::symbol;
use super::prelude::*;
use cuspec_glue::driver::calls::ModuleDeprecatedCalls;
use cuspec_ptx::ReferenceKind;

impl ModuleDeprecatedCalls for Driver {
    unsafe fn cuModuleGetTexRef(
        &self,
        pTexRef: *mut CUtexref,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Outcome {
        // SAFETY: the caller guarantees that strings are valid.
        let name = unsafe { symbol(name) }?;
        let mut world = self.lock();
        let found = world.find_reference(hmod as usize, name, ReferenceKind::Texture)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pTexRef, found as CUtexref) };
        Ok(())
    }

    unsafe fn cuModuleGetSurfRef(
        &self,
        pSurfRef: *mut CUsurfref,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Outcome {
        // SAFETY: the caller guarantees that strings are valid.
        let name = unsafe { symbol(name) }?;
        let mut world = self.lock();
        let found = world.find_reference(hmod as usize, name, ReferenceKind::Surface)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pSurfRef, found as CUsurfref) };
        Ok(())
    }
}
