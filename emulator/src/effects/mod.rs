//! What each function does once its contract has found the call to be right.
//!
//! A function here has the C function's parameters behind the driver it works on. It trusts what
//! the contract checked, and nothing else: handles are looked up and addresses located all the
//! same, so that a value the contract lets pass can be refused but never followed blindly.
//!
//! All of them are unsafe for one reason: each pointer must be null or good for what the C
//! function does with it.
#![allow(non_snake_case, reason = "the names are the C API's")]
#![allow(clippy::missing_safety_doc, reason = "said once, above")]
#![allow(clippy::too_many_arguments, reason = "the parameters are the C API's")]

pub mod allocation;
pub mod context;
pub mod copy;
pub mod device;
pub mod entry_point;
pub mod event;
pub mod fill;
pub mod graph;
pub mod host;
mod leftover;
pub mod pointer;
pub mod pool;
pub mod primary;
pub mod process;
pub mod range;
mod refused;
pub mod stream;
pub mod stream_capture;
mod table;
pub mod virtual_range;

/// What every file here works with. The driver's own names hide those of the bindings.
mod prelude {
    pub(crate) use super::{array, joining, put, put_text, stream_meant, waiting};
    pub use crate::error::{Code, Outcome};
    pub use crate::world::Driver;
    pub use cuspec_sys::driver::*;
    pub use std::ffi::{c_char, c_int, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};
}

/// Writes a result where the caller has room for it. A null place asks for nothing.
pub(crate) unsafe fn put<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: a place that is not null has room for the value.
        unsafe { place.write_unaligned(value) };
    }
}

/// Writes as much of a text as fits into `size` bytes with an end mark.
pub(crate) unsafe fn put_text(place: *mut std::ffi::c_char, size: usize, text: &str) {
    if place.is_null() || size == 0 {
        return;
    }
    let length = text.len().min(size - 1);
    // SAFETY: the place has room for `size` bytes.
    unsafe {
        std::ptr::copy_nonoverlapping(text.as_ptr(), place.cast(), length);
        place.add(length).write(0);
    }
}

/// The elements of an array that the caller passed; none if there is no array.
pub(crate) unsafe fn array<T: Copy>(start: *const T, length: usize) -> Vec<T> {
    if start.is_null() {
        return Vec::new();
    }
    // SAFETY: the array has `length` elements.
    (0..length)
        .map(|at| unsafe { start.add(at).read_unaligned() })
        .collect()
}

/// The stream that a null handle stands for in the call at hand, which came through the symbol or
/// through its twin.
fn default_stream() -> usize {
    match cuspec_glue::is_per_thread() {
        true => crate::stream::PER_THREAD,
        false => crate::stream::LEGACY,
    }
}

/// A stream as the caller means it.
pub(crate) fn stream_meant(handle: cuspec_sys::driver::CUstream) -> usize {
    match handle as usize {
        0 => default_stream(),
        handle => handle,
    }
}

/// A copy or a fill that joins a stream.
pub(crate) fn joining(stream: cuspec_sys::driver::CUstream) -> crate::memory::transfer::Order {
    crate::memory::transfer::Order::joining(stream_meant(stream))
}

/// A copy or a fill that the caller waits for.
pub(crate) fn waiting() -> crate::memory::transfer::Order {
    crate::memory::transfer::Order::waiting(default_stream())
}
