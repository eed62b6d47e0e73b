//! Pointer attributes.

use super::prelude::*;
use crate::memory::Place;
use crate::operations::pointers;
use crate::operations::pointers::{Answer, DEVICE_POINTER};
use cuspec_glue::driver::calls::UnifiedPointerCalls;

impl UnifiedPointerCalls for Driver {
    unsafe fn cuPointerGetAttribute_failed(
        &self,
        data: *mut c_void,
        attribute: CUpointer_attribute,
        ptr: CUdeviceptr,
        code: ResultCode,
    ) {
        if code == ResultCode::CUDA_ERROR_INVALID_VALUE {
            // SAFETY: the caller guarantees that the place is valid.
            unsafe { leave_pointer_answer(self, data, attribute.0, ptr) };
        }
    }

    unsafe fn cuPointerGetAttribute(
        &self,
        data: *mut c_void,
        attribute: CUpointer_attribute,
        ptr: CUdeviceptr,
    ) -> Outcome {
        let number = attribute.0;
        let answer = {
            let world = self.lock();
            if number == DEVICE_POINTER {
                world.current_context()?;
            }
            world.pointer_attribute(number, ptr)
        };
        match answer {
            // SAFETY: the caller guarantees that `data` is null or valid for writes.
            Ok(answer) => unsafe { put_answer(data, answer) },
            Err(code) => {
                // SAFETY: as above.
                unsafe { leave_pointer_answer(self, data, number, ptr) };
                return Err(code);
            }
        }
        Ok(())
    }

    unsafe fn cuPointerGetAttributes(
        &self,
        numAttributes: c_uint,
        attributes: *mut CUpointer_attribute,
        data: *mut *mut c_void,
        ptr: CUdeviceptr,
    ) -> Outcome {
        let count = numAttributes as usize;
        // SAFETY: the caller guarantees that `attributes` is null or points to `count` elements.
        let attributes = unsafe { array(attributes, count) };
        // SAFETY: the caller guarantees that `data` is null or points to `count` elements.
        let places = unsafe { array(data, count) };
        let world = self.lock();
        for (attribute, place) in attributes.into_iter().zip(places) {
            let answer = world.pointer_attribute_if_any(attribute.0, ptr)?;
            if let Some(answer) = answer {
                // SAFETY: the caller guarantees that each pointer is null or valid for a write of its
                // attribute.
                unsafe { put_answer(place, answer) };
            }
        }
        Ok(())
    }

    unsafe fn cuPointerSetAttribute(
        &self,
        value: *const c_void,
        attribute: CUpointer_attribute,
        ptr: CUdeviceptr,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `value` is null or points to a value.
        let Some(value) = unsafe { array(value.cast::<c_uint>(), 1) }.first().copied() else {
            return Err(Code::INVALID_VALUE);
        };
        let mut world = self.lock();
        world.set_pointer_attribute(attribute.0, ptr, value != 0)
    }
}

/// Writes an answer. Null is allowed and ignored.
///
/// # Safety
/// The pointer is null or valid for a write of the attribute.
unsafe fn put_answer(place: *mut c_void, answer: Answer) {
    let (bytes, size) = answer.bytes();
    let bytes = bytes[..size].iter().copied();
    // SAFETY: the pointer is null or valid for a write of an answer of this size.
    unsafe { put_each(place.cast::<u8>(), bytes) };
}

/// Writes zeros for known memory without such an address or token.
///
/// # Safety
/// The pointer is null or valid for a write of the attribute.
unsafe fn leave_pointer_answer(driver: &Driver, place: *mut c_void, attribute: u32, address: u64) {
    let size = match attribute {
        pointers::DEVICE_POINTER | pointers::HOST_POINTER => 8,
        pointers::P2P_TOKENS => 16,
        _ => return,
    };
    let is_known =
        driver.is_initialized() && matches!(driver.lock().memory.locate(address), Place::Known(_));
    if is_known {
        // SAFETY: the pointer is null or valid for a write of the attribute.
        unsafe { cuspec_glue::zero(place.cast(), size) };
    }
}
