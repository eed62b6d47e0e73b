//! What a compiler has programs call that no header declares: registering code, and handing a launch on from where
//! it is written to the function that makes it.
#![allow(non_snake_case, reason = "the names are the C API's")]

use std::cell::RefCell;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};

use cuspec_glue::runtime::Code;
use cuspec_sys::runtime::{cudaStream_t, dim3};

use crate::{last_error, registered};

/// Where a container of images is.
#[repr(C)]
pub struct Wrapper {
    magic: u32,
    version: u32,
    image: *const c_void,
    file: *const c_void,
}

/// What an image is called from then on: the address of a word that belongs to it.
type Handle = *mut *mut c_void;

/// Registers an image.
///
/// # Safety
/// The wrapper and the image are there for as long as it is registered.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterFatBinary(wrapper: *const Wrapper) -> Handle {
    if wrapper.is_null() {
        return std::ptr::null_mut();
    }
    // SAFETY: the wrapper is valid as this function's contract says.
    let image = unsafe { (*wrapper).image };
    let handle = Box::into_raw(Box::new(image.cast_mut()));
    registered::add_image(handle as usize, image);
    handle
}

/// Says that all of an image is registered.
#[unsafe(no_mangle)]
pub extern "C" fn __cudaRegisterFatBinaryEnd(_handle: Handle) {}

/// Takes an image back.
///
/// # Safety
/// The handle is one that registering gave, and is given back once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaUnregisterFatBinary(handle: Handle) {
    if !handle.is_null() {
        registered::remove_image(handle as usize);
        // SAFETY: as the caller promises.
        drop(unsafe { Box::from_raw(handle) });
    }
}

/// Has an address of the host stand for a kernel.
///
/// # Safety
/// The name is null, or ends in a zero.
#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments, reason = "the C function has as many")]
pub unsafe extern "C" fn __cudaRegisterFunction(
    handle: Handle,
    address: *const c_char,
    _device_name: *mut c_char,
    name: *const c_char,
    _thread_limit: c_int,
    _thread: *mut c_void,
    _block: *mut c_void,
    _block_dim: *mut c_void,
    _grid_dim: *mut c_void,
    _warp_size: *mut c_int,
) {
    if !name.is_null() {
        // SAFETY: the name is valid as this function's contract says.
        let name = unsafe { CStr::from_ptr(name) };
        registered::add_meaning(address as usize, handle as usize, name, None);
    }
}

/// Has an address of the host stand for a variable.
///
/// # Safety
/// The name is null, or ends in a zero.
#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments, reason = "the C function has as many")]
pub unsafe extern "C" fn __cudaRegisterVar(
    handle: Handle,
    address: *mut c_char,
    _device_address: *mut c_char,
    name: *const c_char,
    _external: c_int,
    size: usize,
    _constant: c_int,
    _global: c_int,
) {
    if !name.is_null() {
        // SAFETY: the name is valid as this function's contract says.
        let name = unsafe { CStr::from_ptr(name) };
        registered::add_meaning(address as usize, handle as usize, name, Some(size));
    }
}

/// What a launch is told where it is written.
struct Configuration {
    grid: dim3,
    block: dim3,
    shared: usize,
    stream: cudaStream_t,
}

thread_local! {
    /// Launches that are written and not yet made, the innermost last.
    static CONFIGURATIONS: RefCell<Vec<Configuration>> = const { RefCell::new(Vec::new()) };
}

/// Notes what the next launch of this thread is told.
#[unsafe(no_mangle)]
pub extern "C" fn __cudaPushCallConfiguration(
    grid: dim3,
    block: dim3,
    shared: usize,
    stream: cudaStream_t,
) -> c_uint {
    let configuration = Configuration {
        grid,
        block,
        shared,
        stream,
    };
    CONFIGURATIONS.with_borrow_mut(|all| all.push(configuration));
    0
}

/// Hands out what was noted last.
///
/// # Safety
/// There is room for all of it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaPopCallConfiguration(
    grid: *mut dim3,
    block: *mut dim3,
    shared: *mut usize,
    stream: *mut c_void,
) -> Code {
    let Some(configuration) = CONFIGURATIONS.with_borrow_mut(Vec::pop) else {
        let code = Code::cudaErrorMissingConfiguration;
        last_error::set(code);
        return code;
    };
    // SAFETY: the places is valid as this function's contract says.
    unsafe {
        grid.write_unaligned(configuration.grid);
        block.write_unaligned(configuration.block);
        shared.write_unaligned(configuration.shared);
        stream
            .cast::<cudaStream_t>()
            .write_unaligned(configuration.stream);
    }
    Code::cudaSuccess
}
