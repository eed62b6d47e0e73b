//! Memory that the device and the host share, and what is known of any, which is the driver's.

use cuspec_glue::runtime::calls::UnifiedCalls;
use cuspec_sys::driver::{
    CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
    CU_POINTER_ATTRIBUTE_HOST_POINTER, CU_POINTER_ATTRIBUTE_IS_MANAGED,
    CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
};
use cuspec_sys::runtime::{
    cudaMemoryType, cudaMemoryTypeManaged, cudaMemoryTypeUnregistered, cudaPointerAttributes,
};

use super::prelude::*;
use crate::contexts;
use crate::driver::code_of;

/// What the driver says of memory that it does not know.
const NO_DEVICE: c_int = -2;

impl UnifiedCalls for Runtime {
    unsafe fn cudaPointerGetAttributes(
        &self,
        attributes: *mut cudaPointerAttributes,
        ptr: *const c_void,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        let (mut kind, mut is_managed, mut device) = (0_u32, 0_u32, NO_DEVICE);
        let mut told = cudaPointerAttributes::default();
        let mut questions = [
            CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
            CU_POINTER_ATTRIBUTE_IS_MANAGED,
            CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
            CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            CU_POINTER_ATTRIBUTE_HOST_POINTER,
        ];
        let mut rooms: [*mut c_void; 5] = [
            (&raw mut kind).cast(),
            (&raw mut is_managed).cast(),
            (&raw mut device).cast(),
            (&raw mut told.devicePointer).cast(),
            (&raw mut told.hostPointer).cast(),
        ];
        // SAFETY: each room is one for the answer to its question, and nothing behind the address is looked at.
        unsafe {
            driver.cuPointerGetAttributes(5, questions.as_mut_ptr(), rooms.as_mut_ptr(), ptr as u64)
        }
        .map_err(code_of)?;
        told.r#type = match (kind, is_managed) {
            (_, 1) => cudaMemoryTypeManaged,
            (kind, _) => cudaMemoryType(kind),
        };
        told.device = device;
        if told.r#type == cudaMemoryTypeUnregistered {
            told.hostPointer = ptr.cast_mut();
        }
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(attributes, told) };
        Ok(())
    }
}
