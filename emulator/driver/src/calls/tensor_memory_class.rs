//! Allocation classes of tensor maps.

use super::prelude::*;
use cuspec_glue::driver::calls::TensorMemoryClassCalls;

impl TensorMemoryClassCalls for Driver {
    /// On this device all classes have the small window, and the map stays as it is.
    unsafe fn cuTensorMapSetAllocationClass(
        &self,
        _tensorMap: *mut CUtensorMap,
        _allocClass: CUtensorMapAllocClass,
        outAllocClass: *mut CUtensorMapAllocClass,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `outAllocClass` is null or valid for writes.
        unsafe { put(outAllocClass, CU_TENSOR_MAP_ALLOC_CLASS_SMALL) };
        Ok(())
    }
}
