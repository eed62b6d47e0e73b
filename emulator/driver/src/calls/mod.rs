//! The effect of each function after its contract has found no fault, in a file for each file of
//! contracts.
//!
//! A function takes the parameters of the C function. It relies on the contract's checks
//! only: handles are looked up and addresses located again,
//! so that a value that the contract accepts can be refused but is never dereferenced blindly.
//!
//! All are unsafe for one reason: each pointer must be null or valid for the use that the C
//! function makes of it.
#![allow(non_snake_case, reason = "the names are the C API's")]
#![allow(clippy::too_many_arguments, reason = "the C functions have as many")]
#![allow(
    clippy::missing_safety_doc,
    reason = "it is said above once for all functions of the C API"
)]

mod array;
mod array_mipmapped;
mod array_plane;
mod array_properties;
mod checkpoint;
mod clique;
mod coredump;
mod coredump_callbacks;
mod ctx;
mod ctx_deprecated;
mod ctx_state;
mod ctx_work;
mod device;
mod device_deprecated;
mod driver_entry_point;
mod egl;
mod egl_event;
mod egl_image;
mod error;
mod event;
mod exec;
mod exec_cooperative;
mod exec_deprecated;
mod exec_function;
mod exec_launch;
mod exec_launch_deprecated;
mod export_table;
mod extres_interop;
mod extres_interop_array;
mod extres_interop_order;
mod extres_interop_semaphore;
mod fabric_copy;
mod gl;
mod gl_deprecated;
mod graph;
mod graph_any;
mod graph_any_contexts;
mod graph_attributes;
mod graph_batch;
mod graph_conditions;
mod graph_edges;
mod graph_events;
mod graph_exec_batch;
mod graph_exec_nodes;
mod graph_identity;
mod graph_instantiate;
mod graph_kernels;
mod graph_memory;
mod graph_nodes;
mod graph_params;
mod graph_runs;
mod graph_semaphores;
mod graph_structure;
mod graph_updates;
mod graph_user_objects;
mod graphics;
mod green_contexts;
mod green_contexts_resources;
mod initialize;
mod jit_options;
mod library;
mod library_kernel;
mod logical_endpoint;
mod logs;
mod malloc_async;
mod malloc_async_attributes;
mod malloc_async_location;
mod malloc_async_order;
mod malloc_async_share;
mod mem;
mod mem_alloc;
mod mem_copy;
mod mem_copy_array;
mod mem_copy_attributes;
mod mem_copy_batch;
mod mem_copy_batch_boxes;
mod mem_copy_boxes;
mod mem_copy_peer_boxes;
mod mem_copy_rows;
mod mem_decompress;
mod mem_first;
mod mem_host;
mod mem_ipc;
mod mem_notification;
mod mem_range;
mod mem_set;
mod mem_set_rows;
mod memop;
mod memop_batch;
mod memop_deprecated;
mod module;
mod module_deprecated;
mod module_link;
mod module_load;
mod module_symbols;
mod multicast;
mod multicast_granularity;
mod occupancy;
mod occupancy_clusters;
mod peer_access;
mod primary_ctx;
mod profiler;
mod profiler_deprecated;
mod stream;
mod stream_capture;
mod stream_cig;
mod stream_recapture;
mod stream_work;
mod surfobject;
mod surfref_deprecated;
mod tensor_memory;
mod tensor_memory_class;
mod texobject;
mod texref_deprecated;
mod unified;
mod unified_batch;
mod unified_location;
mod unified_pointer;
mod unified_range;
mod va;
mod va_array;
mod va_handles;
mod va_share;
mod vdpau;
mod version;

use std::collections::BTreeMap;
use std::ffi::CString;
use std::sync::Mutex;

use cuspec_glue::driver::uncontracted::Uncontracted;
use cuspec_glue::driver::{Code as ResultCode, Library};
use prelude::*;

use crate::objects::log;
use crate::objects::stream::{default_stream, resolve_default};
use crate::objects::work::Rows;
use crate::operations::recaptures::take_differences;
use crate::operations::transfers::{Fill, Order};
use crate::queue::lock;

/// Functions without a contract are not supported.
impl Uncontracted for Driver {}

impl Library for Driver {
    type Error = Code;

    fn completed(&self) -> Result<(), ResultCode> {
        self.settle_differences().map_err(ResultCode::from)
    }

    /// Contracts have one code for all faults of kernels; a call returns the one that occurred. Failures before
    /// initialization are not logged, nor is `NOT_READY`.
    fn failed(&self, answer: ResultCode) -> ResultCode {
        take_differences();
        let fault = self.known().map_or(Ok(()), |world| world.fault.check());
        let code = match (Code::from(answer), fault) {
            (Code::ILLEGAL_ADDRESS, Err(fault)) => fault,
            (code, _) => code,
        };
        if self.is_initialized() && code != Code::NOT_READY {
            log::note(code);
        }
        ResultCode::from(code)
    }

    fn wait_for_context(&self) {
        let _ = self.synchronize_context(0);
    }
}

impl From<Code> for ResultCode {
    fn from(code: Code) -> ResultCode {
        ResultCode(code.0)
    }
}

impl From<ResultCode> for Code {
    fn from(code: ResultCode) -> Code {
        Code(code.0)
    }
}

/// Imports of every file here. The driver's own names shadow those of the bindings.
mod prelude {
    pub(crate) use super::{
        array, joining, lasting_text, put, put_each, put_text, record, resolve_stream, waiting,
    };
    pub(super) use crate::code::{Code, Outcome};
    pub(super) use crate::world::Driver;
    pub(crate) use cuspec_glue::driver::Code as ResultCode;
    pub(super) use cuspec_sys::driver::*;
    pub(super) use std::ffi::{c_char, c_int, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};
}

/// Writes a result. Null is allowed and ignored.
///
/// # Safety
/// The pointer is null or valid for a write of a `T`.
pub(crate) unsafe fn put<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: the caller guarantees that a pointer that is not null is valid for writes.
        unsafe { place.write_unaligned(value) };
    }
}

/// Writes consecutive results. Null is allowed and ignored.
///
/// # Safety
/// The pointer is null or valid for a write of all of them.
pub(crate) unsafe fn put_each<T>(place: *mut T, values: impl IntoIterator<Item = T>) {
    if place.is_null() {
        return;
    }
    for (at, value) in values.into_iter().enumerate() {
        // SAFETY: the pointer is valid for a write of all values, including the one at `at`.
        unsafe { place.add(at).write_unaligned(value) };
    }
}

/// Writes as much of a text as fits into `size` bytes with its terminator.
///
/// # Safety
/// The pointer is null or valid for a write of `size` bytes.
pub(crate) unsafe fn put_text(place: *mut std::ffi::c_char, size: usize, text: &str) {
    if place.is_null() || size == 0 {
        return;
    }
    let length = text.len().min(size - 1);
    // SAFETY: the pointer is valid for a write of `size` bytes.
    unsafe {
        std::ptr::copy_nonoverlapping(text.as_ptr(), place.cast(), length);
        place.add(length).write(0);
    }
}

/// Interns a text, which then lives as long as the process.
pub(crate) fn lasting_text(text: &str) -> *const std::ffi::c_char {
    static TEXTS: Mutex<BTreeMap<String, CString>> = Mutex::new(BTreeMap::new());
    let mut texts = lock(&TEXTS);
    if !texts.contains_key(text) {
        texts.insert(text.to_owned(), CString::new(text).unwrap_or_default());
    }
    // The bytes of a C string do not move.
    texts[text].as_ptr()
}

/// Returns the elements of an array; empty for null.
///
/// # Safety
/// The start is null or points to `length` elements, for which any bytes are valid.
pub(crate) unsafe fn array<T: Copy>(start: *const T, length: usize) -> Vec<T> {
    if start.is_null() {
        return Vec::new();
    }
    // SAFETY: the array has `length` elements.
    (0..length)
        .map(|at| unsafe { start.add(at).read_unaligned() })
        .collect()
}

/// Returns the record behind a pointer.
///
/// # Safety
/// The pointer is null or points to a record, for which any bytes are valid.
pub(crate) unsafe fn record<T: Copy>(pointer: *const T) -> Outcome<T> {
    // SAFETY: the caller guarantees that the pointer is valid.
    let records = unsafe { array(pointer, 1) };
    records.first().copied().ok_or(Code::INVALID_VALUE)
}

/// Resolves a stream handle of the caller.
pub(crate) fn resolve_stream(handle: cuspec_sys::driver::CUstream) -> usize {
    resolve_default(handle as usize)
}

/// Enqueues a copy or fill in a stream.
pub(crate) fn joining(stream: cuspec_sys::driver::CUstream) -> crate::operations::transfers::Order {
    crate::operations::transfers::Order::joining(resolve_stream(stream))
}

/// Runs a synchronous copy or fill.
pub(crate) fn waiting() -> crate::operations::transfers::Order {
    crate::operations::transfers::Order::waiting(default_stream())
}

/// Fills rows of elements.
fn fill<T>(
    driver: &Driver,
    start: CUdeviceptr,
    pitch: usize,
    element: u32,
    (count, height): (usize, usize),
    order: Order,
) -> Outcome {
    let fill = Fill {
        to: Rows {
            start,
            pitch: pitch as u64,
        },
        element,
        element_size: size_of::<T>() as u64,
        count: count as u64,
        height: height as u64,
    };
    driver.fill(fill, order)
}
