//! What each function does once its contract has found the call to be right, a file for each file of
//! contracts.
//!
//! All of them are unsafe for one reason: each pointer must be null or good for what the C function
//! does with it.
#![allow(non_snake_case, reason = "the names are the C API's")]

mod array;
mod array_create;
mod device;
mod device_properties;
mod device_setup;
mod driver;
mod error;
mod execution_context;
mod execution_double;
mod execution_function;
mod execution_launch;
mod extres_interop_array;
mod forwarded;
mod memory;
mod memory_boxes;
mod memory_copy_boxes;
mod memory_deprecated;
mod memory_peer;
mod memory_pools;
mod memory_rows;
mod memory_symbol;
mod occupancy;
mod peer;
mod profiler;
mod retired;
mod stream;
mod surface_object;
mod texture_object;
mod thread_deprecated;
mod unified;
mod version;

use cuspec_glue::runtime::uncontracted::Uncontracted;

use crate::library::Runtime;

/// None of them is there yet.
impl Uncontracted for Runtime {}

/// What every file here works with.
mod prelude {
    pub(super) use std::ffi::{c_char, c_int, c_uint, c_void};

    pub(super) use cuspec_glue::runtime::Code;

    pub(super) use super::put;
    pub(super) use crate::library::Runtime;

    /// What an operation yields.
    pub(super) type Outcome = Result<(), Code>;
}

/// Writes a result where the caller has room for it. A null place asks for nothing.
///
/// # Safety
/// A place that is not null has room for a `T`.
unsafe fn put<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: a place that is not null has room for the value.
        unsafe { place.write_unaligned(value) };
    }
}
