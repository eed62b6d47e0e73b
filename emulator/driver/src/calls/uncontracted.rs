//! Functions without a contract.

use super::prelude::*;
use crate::objects::module::TextureReference;
use cuspec_glue::driver::uncontracted::Uncontracted;

impl Uncontracted for Driver {
    unsafe fn cuTexRefCreate(&self, pTexRef: *mut CUtexref) -> Outcome {
        self.check_default_needs()?;
        let made = TextureReference {
            is_of_module: false,
            is_bound: false,
        };
        let reference = self.lock().others.of().insert(made);
        // SAFETY: the caller guarantees that `pTexRef` is null or valid for writes.
        unsafe { put(pTexRef, reference as CUtexref) };
        Ok(())
    }

    unsafe fn cuTexRefDestroy(&self, hTexRef: CUtexref) -> Outcome {
        self.check_default_needs()?;
        let mut world = self.lock();
        let ended = world
            .others
            .of::<TextureReference>()
            .remove(hTexRef as usize);
        ended.map(drop).ok_or(Code::INVALID_VALUE)
    }

    unsafe fn cuTexRefSetAddress_v2(
        &self,
        ByteOffset: *mut usize,
        hTexRef: CUtexref,
        dptr: CUdeviceptr,
        _bytes: usize,
    ) -> Outcome {
        self.check_default_needs()?;
        let mut world = self.lock();
        let references = world.others.of::<TextureReference>();
        let reference = references.get_mut(hTexRef as usize);
        reference.ok_or(Code::INVALID_VALUE)?.is_bound = dptr != 0;
        // SAFETY: the caller guarantees that `ByteOffset` is null or valid for writes.
        unsafe { put(ByteOffset, 0) };
        Ok(())
    }
}
