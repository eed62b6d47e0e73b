//! Functions that compilers insert calls to and the API's headers do not declare: registration of code, the
//! configuration of a launch, which passes from the launch expression to the function that launches, and the launch.
#![allow(non_snake_case, reason = "the names are the C API's")]

use std::cell::RefCell;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};

use cuspec_glue::runtime::Code;
use cuspec_sys::runtime::{cudaKernel_t, cudaStream_t, dim3};

use crate::{last_error, references, registered};

/// The record that points to a container of images.
#[repr(C)]
pub struct Wrapper {
    magic: u32,
    version: u32,
    image: *const c_void,
    file: *const c_void,
}

/// The handle of a registered image: the address of a word that belongs to it.
type Handle = *mut *mut c_void;

/// Registers an image.
///
/// # Safety
/// The wrapper and the image are valid until the image is unregistered.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterFatBinary(wrapper: *const Wrapper) -> Handle {
    if wrapper.is_null() {
        return std::ptr::null_mut();
    }
    // SAFETY: the caller guarantees that the wrapper is valid.
    let image = unsafe { (*wrapper).image };
    let handle = Box::into_raw(Box::new(image.cast_mut()));
    registered::add_image(handle as usize, image);
    handle
}

/// Marks the end of an image's registrations. Has no effect.
#[unsafe(no_mangle)]
pub extern "C" fn __cudaRegisterFatBinaryEnd(_handle: Handle) {}

/// Loads an image of a program with managed variables, before the first use of a variable. Has no effect: an image is
/// loaded when one of its symbols is first used, and managed variables are not supported.
#[unsafe(no_mangle)]
pub extern "C" fn __cudaInitModule(_handle: Handle) -> c_char {
    1
}

/// Unregisters an image.
///
/// # Safety
/// The handle comes from `__cudaRegisterFatBinary` and is unregistered once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaUnregisterFatBinary(handle: Handle) {
    if !handle.is_null() {
        references::remove_image(handle as usize);
        registered::remove_image(handle as usize);
        // SAFETY: the caller guarantees that the handle is valid.
        drop(unsafe { Box::from_raw(handle) });
    }
}

/// Registers a host address as the symbol of a kernel.
///
/// # Safety
/// The name is null or ends in NUL.
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
        // SAFETY: the caller guarantees that the name is valid.
        let name = unsafe { CStr::from_ptr(name) };
        registered::add_symbol(address as usize, handle as usize, name, None);
    }
}

/// Registers a host address as the symbol of a variable.
///
/// # Safety
/// The name is null or ends in NUL.
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
        // SAFETY: the caller guarantees that the name is valid.
        let name = unsafe { CStr::from_ptr(name) };
        registered::add_symbol(address as usize, handle as usize, name, Some(size));
    }
}

/// Registers a record of the program as a texture reference.
///
/// # Safety
/// The name is null or ends in NUL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterTexture(
    handle: Handle,
    record: *const c_void,
    _device_address: *const *const c_void,
    name: *const c_char,
    _dimensions: c_int,
    reads_fractions: c_int,
    _external: c_int,
) {
    if !name.is_null() {
        // SAFETY: the caller guarantees that the name is valid.
        let name = unsafe { CStr::from_ptr(name) };
        references::add_texture(record as usize, handle as usize, name, reads_fractions != 0);
    }
}

/// Registers a record of the program as a surface reference.
///
/// # Safety
/// The name is null or ends in NUL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterSurface(
    handle: Handle,
    record: *const c_void,
    _device_address: *const *const c_void,
    name: *const c_char,
    _dimensions: c_int,
    _external: c_int,
) {
    if !name.is_null() {
        // SAFETY: the caller guarantees that the name is valid.
        let name = unsafe { CStr::from_ptr(name) };
        references::add_surface(record as usize, handle as usize, name);
    }
}

/// The configuration of a launch expression.
struct Configuration {
    grid: dim3,
    block: dim3,
    shared: usize,
    stream: cudaStream_t,
}

thread_local! {
    /// Configurations of launches that have not started, the innermost last.
    static CONFIGURATIONS: RefCell<Vec<Configuration>> = const { RefCell::new(Vec::new()) };
}

/// Saves the configuration of the next launch of this thread.
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

/// Removes the configuration that was saved last and returns it.
///
/// # Safety
/// All pointers are valid for writes.
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
    // SAFETY: the caller guarantees that the pointers are valid for writes.
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

/// Returns the kernel of a registered host address, which a program keeps for its launches.
///
/// # Safety
/// The pointer is valid for writes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaGetKernel(
    kernel: *mut cudaKernel_t,
    address: *const c_void,
) -> Code {
    // SAFETY: the caller guarantees that the pointer is valid for writes.
    unsafe { crate::cudaGetKernel(kernel, address) }
}

/// Launches a kernel.
///
/// # Safety
/// As `cudaLaunchKernel`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaLaunchKernel(
    kernel: cudaKernel_t,
    grid: dim3,
    block: dim3,
    args: *mut *mut c_void,
    shared: usize,
    stream: cudaStream_t,
) -> Code {
    let kernel = kernel.cast_const().cast();
    // SAFETY: the caller guarantees that the arguments are valid.
    unsafe { crate::cudaLaunchKernel(kernel, grid, block, args, shared, stream) }
}

/// Launches a kernel, where the null stream is the default stream of the thread.
///
/// # Safety
/// As `cudaLaunchKernel`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaLaunchKernel_ptsz(
    kernel: cudaKernel_t,
    grid: dim3,
    block: dim3,
    args: *mut *mut c_void,
    shared: usize,
    stream: cudaStream_t,
) -> Code {
    let kernel = kernel.cast_const().cast();
    // SAFETY: the caller guarantees that the arguments are valid.
    unsafe { crate::cudaLaunchKernel_ptsz(kernel, grid, block, args, shared, stream) }
}
