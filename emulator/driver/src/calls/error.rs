//! Initialization, version, and texts for codes.

use super::prelude::*;
use cuspec_glue::driver::calls::ErrorCalls;

impl ErrorCalls for Driver {
    unsafe fn cuGetErrorName(&self, error: CUresult, pStr: *mut *const c_char) -> Outcome {
        // SAFETY: the caller guarantees that `pStr` is null or valid for writes.
        unsafe { put_static(pStr, Code(error.0).name()) }
    }

    unsafe fn cuGetErrorString(&self, error: CUresult, pStr: *mut *const c_char) -> Outcome {
        // SAFETY: the caller guarantees that `pStr` is null or valid for writes.
        unsafe { put_static(pStr, Code(error.0).sentence()) }
    }
}

/// Writes the address of a text, or null.
///
/// # Safety
/// A pointer that is not null is valid for a write of a pointer.
unsafe fn put_static(place: *mut *const c_char, text: Option<&'static str>) -> Outcome {
    let start = text.map_or(std::ptr::null(), |text| text.as_ptr().cast());
    // SAFETY: the pointer is null or valid for a write of a pointer.
    unsafe { put(place, start) };
    text.map(|_| ()).ok_or(Code::INVALID_VALUE)
}
