//! Pointer attributes.

use super::leftover::leave_pointer_answer;
use super::prelude::*;
use crate::pointer::{Answer, DEVICE_POINTER};

unsafe fn put_answer(place: *mut c_void, answer: Answer) {
    let (bytes, size) = answer.bytes();
    for (at, byte) in bytes[..size].iter().enumerate() {
        unsafe { put(place.cast::<u8>().wrapping_add(at), *byte) };
    }
}

pub unsafe fn cuPointerGetAttribute(
    driver: &Driver,
    data: *mut c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> Outcome {
    let number = attribute.0;
    let answer = {
        let world = driver.lock();
        if number == DEVICE_POINTER {
            world.current_context()?;
        }
        world.pointer_attribute(number, ptr)
    };
    match answer {
        Ok(answer) if !data.is_null() => unsafe { put_answer(data, answer) },
        Ok(_) => {}
        Err(code) => {
            unsafe { leave_pointer_answer(driver, data, number, ptr) };
            return Err(code);
        }
    }
    Ok(())
}

pub unsafe fn cuPointerGetAttributes(
    driver: &Driver,
    numAttributes: c_uint,
    attributes: *mut CUpointer_attribute,
    data: *mut *mut c_void,
    ptr: CUdeviceptr,
) -> Outcome {
    let count = numAttributes as usize;
    let attributes = unsafe { array(attributes, count) };
    let places = unsafe { array(data, count) };
    let world = driver.lock();
    for (attribute, place) in attributes.into_iter().zip(places) {
        let answer = world.pointer_attribute_if_any(attribute.0, ptr)?;
        if let Some(answer) = answer.filter(|_| !place.is_null()) {
            unsafe { put_answer(place, answer) };
        }
    }
    Ok(())
}

pub unsafe fn cuPointerSetAttribute(
    driver: &Driver,
    value: *const c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> Outcome {
    let Some(value) = unsafe { array(value.cast::<c_uint>(), 1) }.first().copied() else {
        return Err(Code::INVALID_VALUE);
    };
    let mut world = driver.lock();
    world.set_pointer_attribute(attribute.0, ptr, value != 0)
}
