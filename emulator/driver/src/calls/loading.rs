//! Loading and linking, as the C functions pass it.

use super::jit_options::JitOptions;
use super::prelude::*;
use crate::objects::image::{Image, Refusal};
use crate::objects::link::Link;
use crate::operations::images::{read_behind, read_file};
use std::ffi::{CStr, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// `CU_MODULE_LAZY_LOADING`.
const LAZY: u32 = 2;

/// A text that has to be there.
///
/// # Safety
/// The text is null or ends in a NUL.
pub(super) unsafe fn text<'a>(text: *const c_char) -> Outcome<&'a CStr> {
    match text.is_null() {
        true => Err(Code::INVALID_VALUE),
        // SAFETY: the caller answers for the text.
        false => Ok(unsafe { CStr::from_ptr(text) }),
    }
}

/// A name that has to be there and to name something.
///
/// # Safety
/// As `text`.
pub(super) unsafe fn name<'a>(name: *const c_char) -> Outcome<&'a str> {
    // SAFETY: the caller answers for the text.
    let name = unsafe { text(name) }?;
    name.to_str().map_err(|_| Code::NOT_FOUND)
}

/// # Safety
/// The name is null or ends in a NUL.
unsafe fn file(name: *const c_char) -> Result<Vec<u8>, Refusal> {
    // SAFETY: the caller answers for the text.
    let name = unsafe { text(name) }.map_err(|code| Refusal::new(code, "no name of a file"))?;
    read_file(Path::new(OsStr::from_bytes(name.to_bytes())))
}

/// # Safety
/// As `file`.
pub(super) unsafe fn image_in_file(name: *const c_char) -> Result<Image, Refusal> {
    // SAFETY: the caller answers for the text.
    Image::read(&unsafe { file(name) }?)
}

/// # Safety
/// As [`read_behind`], or null.
pub(super) unsafe fn image_behind(image: *const c_void) -> Result<Image, Refusal> {
    match image.is_null() {
        true => Err(Refusal::new(Code::INVALID_VALUE, "no image")),
        // SAFETY: the caller answers for the image.
        false => unsafe { read_behind(image) },
    }
}

fn load(driver: &Driver, place: *mut CUmodule, image: Outcome<Image>) -> Outcome {
    if place.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    let module = driver.load_module(image?)?;
    // SAFETY: a place that is not null has room for the value.
    unsafe { put(place, module as CUmodule) };
    Ok(())
}

pub(super) unsafe fn cuModuleLoad(
    driver: &Driver,
    module: *mut CUmodule,
    fname: *const c_char,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let image = unsafe { image_in_file(fname) };
    load(driver, module, image.map_err(|refusal| refusal.code))
}

pub(super) unsafe fn cuModuleLoadData(
    driver: &Driver,
    module: *mut CUmodule,
    image: *const c_void,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let image = unsafe { image_behind(image) };
    load(driver, module, image.map_err(|refusal| refusal.code))
}

pub(super) unsafe fn cuModuleLoadDataEx(
    driver: &Driver,
    module: *mut CUmodule,
    image: *const c_void,
    count: c_uint,
    options: *mut CUjit_option,
    values: *mut *mut c_void,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let image = unsafe { JitOptions::read(count, options, values).tell(image_behind(image)) };
    load(driver, module, image)
}

pub(super) unsafe fn cuModuleGetFunction(
    driver: &Driver,
    hfunc: *mut CUfunction,
    hmod: CUmodule,
    function: *const c_char,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let function = unsafe { name(function) }?;
    let found = driver.lock().find_function(hmod as usize, function)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(hfunc, found as CUfunction) };
    Ok(())
}

pub(super) unsafe fn cuModuleGetFunctionCount(
    driver: &Driver,
    count: *mut c_uint,
    module: CUmodule,
) -> Outcome {
    let all = driver
        .lock()
        .module(module as usize)?
        .image
        .entries()
        .count();
    // SAFETY: the caller answers for its pointers.
    unsafe { put(count, all as c_uint) };
    Ok(())
}

pub(super) unsafe fn cuModuleEnumerateFunctions(
    driver: &Driver,
    functions: *mut CUfunction,
    count: c_uint,
    module: CUmodule,
) -> Outcome {
    let found = driver.lock().functions(module as usize, count as usize)?;
    // SAFETY: the caller answers for its pointers.
    unsafe {
        put_each(
            functions,
            found.into_iter().map(|found| found as CUfunction),
        )
    };
    Ok(())
}

/// Where a variable lies and its size, of which one may not be asked for.
///
/// # Safety
/// Each place is null or has room for its value.
pub(super) unsafe fn put_variable(
    (address, size): (u64, u64),
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
) -> Outcome {
    if dptr.is_null() && bytes.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: the caller answers for the places.
    unsafe {
        put(dptr, address);
        put(bytes, size as usize);
    }
    Ok(())
}

pub(super) unsafe fn cuModuleGetGlobal_v2(
    driver: &Driver,
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    hmod: CUmodule,
    variable: *const c_char,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    let variable = unsafe { name(variable) }?;
    let found = driver.lock().find_variable(hmod as usize, variable)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put_variable(found, dptr, bytes) }
}

pub(super) unsafe fn cuModuleGetLoadingMode(
    _driver: &Driver,
    mode: *mut CUmoduleLoadingMode,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    unsafe { put(mode.cast(), LAZY) };
    Ok(())
}

pub(super) unsafe fn cuModuleUnload(driver: &Driver, hmod: CUmodule) -> Outcome {
    driver.unload_module(hmod as usize)
}

/// Does something with a link, and fills the logs that it was begun with.
///
/// # Safety
/// What the values of those options lead to is still there.
unsafe fn with_link<T>(
    driver: &Driver,
    state: CUlinkState,
    work: impl FnOnce(&mut Link) -> Result<T, Refusal>,
) -> Outcome<T> {
    let mut world = driver.lock();
    let link = world.others.of::<Link>().get_mut(state as usize);
    let link = link.ok_or(Code::INVALID_HANDLE)?;
    let options = JitOptions::kept(link.options.clone());
    // SAFETY: the caller answers for the options.
    unsafe { options.tell(work(link)) }
}

/// Gives the linker the text of an image.
///
/// # Safety
/// As `with_link`, and of the options of this call.
unsafe fn add(
    driver: &Driver,
    state: CUlinkState,
    part: Result<Vec<u8>, Refusal>,
    options: JitOptions,
) -> Outcome {
    let part = part.and_then(|bytes| Image::part(&bytes));
    // SAFETY: the caller answers for the options.
    unsafe {
        let told = options.tell(part.clone());
        with_link(driver, state, |link| {
            link.texts.push(part?);
            Ok(())
        })?;
        told.map(|_| ())
    }
}

pub(super) unsafe fn cuLinkAddData_v2(
    driver: &Driver,
    state: CUlinkState,
    _kind: CUjitInputType,
    data: *mut c_void,
    size: usize,
    _name: *const c_char,
    count: c_uint,
    options: *mut CUjit_option,
    values: *mut *mut c_void,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    unsafe {
        let bytes = array(data.cast::<u8>(), size);
        add(
            driver,
            state,
            Ok(bytes),
            JitOptions::read(count, options, values),
        )
    }
}

pub(super) unsafe fn cuLinkAddFile_v2(
    driver: &Driver,
    state: CUlinkState,
    _kind: CUjitInputType,
    path: *const c_char,
    count: c_uint,
    options: *mut CUjit_option,
    values: *mut *mut c_void,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    unsafe {
        add(
            driver,
            state,
            file(path),
            JitOptions::read(count, options, values),
        )
    }
}

pub(super) unsafe fn cuLinkComplete(
    driver: &Driver,
    state: CUlinkState,
    cubinOut: *mut *mut c_void,
    sizeOut: *mut usize,
) -> Outcome {
    // SAFETY: the caller answers for its pointers.
    unsafe {
        let (start, size) = with_link(driver, state, |link| {
            let made = link.complete()?;
            Ok((made.as_ptr(), made.len()))
        })?;
        put(cubinOut, start as *mut c_void);
        put(sizeOut, size);
    }
    Ok(())
}
