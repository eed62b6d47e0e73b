//! Libraries and kernels, as the C functions pass them.

use super::jit_options::JitOptions;
use super::loading::{image_behind, image_in_file, name, put_variable};
use super::prelude::*;
use crate::objects::image::Image;

fn load(driver: &Driver, place: *mut CUlibrary, image: Outcome<Image>) -> Outcome {
    if place.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    let library = driver.lock().load_library(image?);
    // SAFETY: a place that is not null has room for the value.
    unsafe { put(place, library as CUlibrary) };
    Ok(())
}

pub(super) unsafe fn cuLibraryLoadData(
    driver: &Driver,
    library: *mut CUlibrary,
    code: *const c_void,
    options: *mut CUjit_option,
    values: *mut *mut c_void,
    count: c_uint,
    _libraryOptions: *mut CUlibraryOption,
    _libraryOptionValues: *mut *mut c_void,
    _libraryOptionCount: c_uint,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let image = unsafe { JitOptions::read(count, options, values).tell(image_behind(code)) };
    load(driver, library, image)
}

pub(super) unsafe fn cuLibraryLoadFromFile(
    driver: &Driver,
    library: *mut CUlibrary,
    fileName: *const c_char,
    options: *mut CUjit_option,
    values: *mut *mut c_void,
    count: c_uint,
    _libraryOptions: *mut CUlibraryOption,
    _libraryOptionValues: *mut *mut c_void,
    _libraryOptionCount: c_uint,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let image = unsafe { JitOptions::read(count, options, values).tell(image_in_file(fileName)) };
    load(driver, library, image)
}

pub(super) unsafe fn cuLibraryUnload(driver: &Driver, library: CUlibrary) -> Outcome {
    driver.unload_library(library as usize)
}

pub(super) unsafe fn cuLibraryGetKernel(
    driver: &Driver,
    pKernel: *mut CUkernel,
    library: CUlibrary,
    kernel: *const c_char,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let kernel = unsafe { name(kernel) }?;
    let found = driver.lock().find_kernel(library as usize, kernel)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(pKernel, found as CUkernel) };
    Ok(())
}

pub(super) unsafe fn cuLibraryGetKernelCount(
    driver: &Driver,
    count: *mut c_uint,
    lib: CUlibrary,
) -> Outcome {
    let all = driver.lock().library(lib as usize)?.image.entries().count();
    // SAFETY: the caller answers for its pointers.
    unsafe { put(count, all as c_uint) };
    Ok(())
}

pub(super) unsafe fn cuLibraryEnumerateKernels(
    driver: &Driver,
    kernels: *mut CUkernel,
    count: c_uint,
    lib: CUlibrary,
) -> Outcome {
    let found = driver.lock().kernels(lib as usize, count as usize)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put_each(kernels, found.into_iter().map(|found| found as CUkernel)) };
    Ok(())
}

pub(super) unsafe fn cuLibraryGetModule(
    driver: &Driver,
    pMod: *mut CUmodule,
    library: CUlibrary,
) -> Outcome {
    let module = driver.lock().module_of_library(library as usize)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(pMod, module as CUmodule) };
    Ok(())
}

pub(super) unsafe fn cuLibraryGetGlobal(
    driver: &Driver,
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    variable: *const c_char,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let variable = unsafe { name(variable) }?;
    let mut world = driver.lock();
    let module = world.module_of_library(library as usize)?;
    let found = world.find_variable(module, variable)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put_variable(found, dptr, bytes) }
}

pub(super) unsafe fn cuLibraryGetManaged(
    driver: &Driver,
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    variable: *const c_char,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let variable = unsafe { name(variable) }?;
    let mut world = driver.lock();
    let module = world.module_of_library(library as usize)?;
    let found = world.find_variable(module, variable)?;
    let is_managed = world.memory.find(found.0).is_some_and(|at| at.is_managed());
    match is_managed {
        // SAFETY: the caller answers for its pointers.
        true => unsafe { put_variable(found, dptr, bytes) },
        false => Err(Code::NOT_FOUND),
    }
}

pub(super) unsafe fn cuKernelGetFunction(
    driver: &Driver,
    pFunc: *mut CUfunction,
    kernel: CUkernel,
) -> Outcome {
    let function = driver.lock().function_of_kernel(kernel as usize)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(pFunc, function as CUfunction) };
    Ok(())
}

pub(super) unsafe fn cuKernelGetLibrary(
    driver: &Driver,
    pLib: *mut CUlibrary,
    kernel: CUkernel,
) -> Outcome {
    let library = driver.lock().kernel(kernel as usize)?.library;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(pLib, library as CUlibrary) };
    Ok(())
}

pub(super) unsafe fn cuKernelGetName(
    driver: &Driver,
    text: *mut *const c_char,
    hfunc: CUkernel,
) -> Outcome {
    let mut world = driver.lock();
    let found = lasting_text(&world.kernel(hfunc as usize)?.facts()?.name);
    // SAFETY: the caller answers for its pointers.
    unsafe { put(text, found) };
    Ok(())
}

pub(super) unsafe fn cuKernelGetAttribute(
    driver: &Driver,
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    _dev: CUdevice,
) -> Outcome {
    let value = driver.lock().kernel(kernel as usize)?.attribute(attrib.0)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(pi, value) };
    Ok(())
}

pub(super) unsafe fn cuKernelSetAttribute(
    driver: &Driver,
    attrib: CUfunction_attribute,
    val: c_int,
    kernel: CUkernel,
    _dev: CUdevice,
) -> Outcome {
    let mut world = driver.lock();
    world.set_kernel_attribute(kernel as usize, attrib.0, val)
}

pub(super) unsafe fn cuKernelGetParamCount(
    driver: &Driver,
    kernel: CUkernel,
    paramCount: *mut usize,
) -> Outcome {
    let count = driver
        .lock()
        .kernel(kernel as usize)?
        .facts()?
        .parameters
        .len();
    // SAFETY: the caller answers for its pointers.
    unsafe { put(paramCount, count) };
    Ok(())
}

pub(super) unsafe fn cuKernelGetParamInfo(
    driver: &Driver,
    kernel: CUkernel,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> Outcome {
    let (offset, size) = driver
        .lock()
        .kernel(kernel as usize)?
        .parameter(paramIndex)?;
    // SAFETY: the caller answers for its pointers.
    unsafe {
        put(paramOffset, offset);
        put(paramSize, size);
    }
    Ok(())
}
