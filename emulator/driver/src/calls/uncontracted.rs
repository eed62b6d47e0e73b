//! Functions without a contract.

use super::prelude::*;
use crate::objects::module::TextureReference;
use cuspec_glue::driver::uncontracted::Uncontracted;

impl Uncontracted for Driver {
    unsafe fn cuMemGetAllocationPropertiesFromHandle(
        &self,
        prop: *mut CUmemAllocationProp,
        handle: CUmemGenericAllocationHandle,
    ) -> Outcome {
        self.check_default_needs()?;
        let world = self.lock();
        let known = world.memory.physical(handle as usize)?.properties;
        if prop.is_null() {
            return Err(Code::INVALID_VALUE);
        }
        // SAFETY: all zeros is a value of this structure of numbers and a pointer.
        let mut answer: CUmemAllocationProp = unsafe { std::mem::zeroed() };
        answer.r#type = CUmemAllocationType(known.kind as _);
        answer.requestedHandleTypes = CUmemAllocationHandleType(known.handle_types as _);
        answer.location.r#type = CUmemLocationType(known.location.kind as _);
        answer.location.anon1.id = known.location.id;
        answer.allocFlags.compressionType = known.compression;
        answer.allocFlags.gpuDirectRDMACapable = known.rdma;
        answer.allocFlags.usage = known.usage;
        // SAFETY: the caller guarantees that `prop` is null or valid for writes.
        unsafe { put(prop, answer) };
        Ok(())
    }

    unsafe fn cuMemRetainAllocationHandle(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        addr: *mut c_void,
    ) -> Outcome {
        self.check_default_needs()?;
        let retained = self.lock().memory.retain_physical(addr as u64)?;
        // SAFETY: the caller guarantees that `handle` is null or valid for writes.
        unsafe { put(handle, retained as CUmemGenericAllocationHandle) };
        Ok(())
    }

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
