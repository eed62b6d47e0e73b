//! Managed memory and attributes of pointers.

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

/// The device ordinal of memory that the driver does not know.
const NO_DEVICE: c_int = -2;

impl UnifiedCalls for Runtime {
    unsafe fn cudaPointerGetAttributes(
        &self,
        attributes: *mut cudaPointerAttributes,
        ptr: *const c_void,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        let (mut kind, mut is_managed, mut device) = (0_u32, 0_u32, NO_DEVICE);
        let mut answers = cudaPointerAttributes::default();
        let mut queries = [
            CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
            CU_POINTER_ATTRIBUTE_IS_MANAGED,
            CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
            CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            CU_POINTER_ATTRIBUTE_HOST_POINTER,
        ];
        let mut places: [*mut c_void; 5] = [
            (&raw mut kind).cast(),
            (&raw mut is_managed).cast(),
            (&raw mut device).cast(),
            (&raw mut answers.devicePointer).cast(),
            (&raw mut answers.hostPointer).cast(),
        ];
        // SAFETY: each element of `places` points to a value of the attribute's type. The driver does not
        // dereference `ptr`.
        unsafe {
            driver.cuPointerGetAttributes(5, queries.as_mut_ptr(), places.as_mut_ptr(), ptr as u64)
        }
        .map_err(code_of)?;
        answers.r#type = match (kind, is_managed) {
            (_, 1) => cudaMemoryTypeManaged,
            (kind, _) => cudaMemoryType(kind),
        };
        answers.device = device;
        // A thread without a context has no address of its own for the memory.
        if !contexts::has_context() {
            answers.devicePointer = std::ptr::null_mut();
        }
        if answers.r#type == cudaMemoryTypeUnregistered {
            answers.hostPointer = ptr.cast_mut();
        }
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(attributes, answers) };
        Ok(())
    }
}
