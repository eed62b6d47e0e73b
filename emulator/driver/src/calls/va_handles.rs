//! Handles of physical memory, and the properties of the memory.

use super::prelude::*;
use cuspec_glue::driver::calls::VaHandlesCalls;

impl VaHandlesCalls for Driver {
    unsafe fn cuMemRetainAllocationHandle(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        addr: *mut c_void,
    ) -> Outcome {
        let retained = self.lock().memory.retain_physical(addr as u64)?;
        // SAFETY: the caller guarantees that `handle` is null or valid for writes.
        unsafe { put(handle, retained as CUmemGenericAllocationHandle) };
        Ok(())
    }

    unsafe fn cuMemGetAllocationPropertiesFromHandle(
        &self,
        prop: *mut CUmemAllocationProp,
        handle: CUmemGenericAllocationHandle,
    ) -> Outcome {
        let known = self.lock().memory.physical(handle as usize)?.properties;
        let mut answer = CUmemAllocationProp {
            r#type: CUmemAllocationType(known.kind as _),
            requestedHandleTypes: CUmemAllocationHandleType(known.handle_types as _),
            ..CUmemAllocationProp::default()
        };
        answer.location.r#type = CUmemLocationType(known.location.kind as _);
        answer.location.anon1.id = known.location.id;
        answer.allocFlags.compressionType = known.compression;
        answer.allocFlags.gpuDirectRDMACapable = known.rdma;
        // SAFETY: the caller guarantees that `prop` is null or valid for writes.
        unsafe { put(prop, answer) };
        Ok(())
    }
}
