//! The effect of each function, once its contract has accepted the call: one file for each file of contracts,
//! and `forwarded` for those that only call the driver.
//!
//! All functions are unsafe for one reason: each pointer must be null or valid for the accesses of the C
//! function.
#![allow(non_snake_case, reason = "the names are the C API's")]

mod array;
mod array_create;
mod device;
mod device_properties;
mod device_setup;
mod driver;
mod egl;
mod egl_image;
mod error;
mod execution_context;
mod execution_double;
mod execution_function;
mod execution_launch;
mod execution_retired;
mod extres_interop_array;
mod forwarded;
mod graph;
mod graph_any;
mod graph_conditions;
mod graph_copies;
mod graph_copy_params;
mod graph_exec_nodes;
mod graph_identity;
mod graph_kernels;
mod graph_nodes;
mod graph_retired;
mod memory;
mod memory_boxes;
mod memory_copy_boxes;
mod memory_deprecated;
mod memory_peer;
mod memory_pools;
mod memory_rows;
mod memory_symbol;
mod occupancy;
mod opengl_deprecated;
mod peer;
mod profiler;
mod retired;
mod stream;
mod stream_recapture;
mod surface;
mod surface_object;
mod texture;
mod texture_object;
mod texture_object_retired;
mod thread_deprecated;
mod unified;
mod vdpau;
mod version;

use cuspec_glue::runtime::uncontracted::Uncontracted;

use crate::library::Runtime;

/// Functions without a contract are not supported.
impl Uncontracted for Runtime {}

/// The common imports of the files here.
mod prelude {
    pub(super) use std::ffi::{c_char, c_int, c_uint, c_void};

    pub(super) use cuspec_glue::runtime::Code;

    pub(super) use super::put;
    pub(super) use crate::library::Runtime;

    /// The result of an operation.
    pub(super) type Outcome = Result<(), Code>;
}

/// Writes a result unless the pointer is null.
///
/// # Safety
/// `place` is null or valid for a write of a `T`.
unsafe fn put<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: the caller guarantees that the pointer is valid.
        unsafe { place.write_unaligned(value) };
    }
}
