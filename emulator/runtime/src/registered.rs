//! Code that programs register: images, and the addresses of the host that stand for their kernels and variables.
//!
//! Registering loads nothing. An image becomes a library of the driver when somebody first uses something of it.

use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_void};
use std::sync::{Mutex, PoisonError};

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{CUfunction, CUkernel, CUlibrary, CUstream};

use crate::contexts;
use crate::driver::{code_of, driver};

/// An image, as an address, and the library that it has become.
struct Image {
    data: usize,
    library: Option<usize>,
}

/// What an address of the host stands for: something of an image, by its name there.
#[derive(Clone)]
struct Meaning {
    image: usize,
    name: CString,
    /// Bytes of a variable; a kernel has none.
    size: Option<usize>,
    /// The kernel of the driver, as an address, once somebody has asked for it.
    kernel: Option<usize>,
}

/// What is registered: images by their handles, and addresses of the host.
struct Registry {
    images: BTreeMap<usize, Image>,
    meanings: BTreeMap<usize, Meaning>,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry {
    images: BTreeMap::new(),
    meanings: BTreeMap::new(),
});

/// Runs something on what is registered.
fn with<R>(body: impl FnOnce(&mut Registry) -> R) -> R {
    body(&mut REGISTRY.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Registers an image under a handle.
pub(crate) fn add_image(handle: usize, data: *const c_void) {
    let data = data as usize;
    let image = Image {
        data,
        library: None,
    };
    with(|registry| registry.images.insert(handle, image));
}

/// Has an address stand for a kernel of an image, or for a variable of so many bytes.
pub(crate) fn add_meaning(address: usize, image: usize, name: &CStr, size: Option<usize>) {
    let name = name.to_owned();
    let meaning = Meaning {
        image,
        name,
        size,
        kernel: None,
    };
    with(|registry| registry.meanings.insert(address, meaning));
}

/// Takes an image away, and all that stands for something of it.
pub(crate) fn remove_image(handle: usize) {
    let image = with(|registry| {
        registry
            .meanings
            .retain(|_, meaning| meaning.image != handle);
        registry.images.remove(&handle)
    });
    let library = image.and_then(|image| image.library);
    if let (Some(library), Some(driver)) = (library, driver()) {
        // SAFETY: the library was loaded here, and nobody can name it any more. What the driver says to that has
        // nobody to go to.
        let _ = unsafe { driver.cuLibraryUnload(library as CUlibrary) };
    }
}

/// Whether an address stands for a kernel.
pub(crate) fn is_kernel(address: *const c_void) -> bool {
    meaning(address).is_some_and(|meaning| meaning.size.is_none())
}

/// Whether an address stands for a variable.
pub(crate) fn is_variable(address: *const c_void) -> bool {
    meaning(address).is_some_and(|meaning| meaning.size.is_some())
}

fn meaning(address: *const c_void) -> Option<Meaning> {
    with(|registry| registry.meanings.get(&(address as usize)).cloned())
}

/// The driver's kernel that an address stands for; what nobody has registered is taken for one itself.
pub(crate) fn kernel(address: *const c_void) -> Result<CUkernel, Code> {
    let Some(Meaning {
        image,
        name,
        size,
        kernel,
    }) = meaning(address)
    else {
        return Ok(address.cast_mut().cast());
    };
    if size.is_some() {
        return Err(Code::cudaErrorInvalidDeviceFunction);
    }
    if let Some(kernel) = kernel {
        return Ok(kernel as CUkernel);
    }
    let library = library(image)?;
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: the library is there, and the name ends in a zero.
    let found = unsafe { driver.cuLibraryGetKernel(library, name.as_ptr()) };
    let kernel = found.map_err(code_of)?;
    with(|registry| {
        let meaning = registry.meanings.get_mut(&(address as usize));
        if let Some(meaning) = meaning.filter(|meaning| meaning.image == image) {
            meaning.kernel = Some(kernel as usize);
        }
    });
    Ok(kernel)
}

/// The same as a function of the current context.
pub(crate) fn function(address: *const c_void) -> Result<CUfunction, Code> {
    let kernel = kernel(address)?;
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: handles are valid as this function's contract says.
    unsafe { driver.cuKernelGetFunction(kernel) }.map_err(code_of)
}

/// What the driver launches for a kernel: a stream runs the function that the kernel is in its own context, whichever
/// is current.
pub(crate) fn launched(address: *const c_void, stream: CUstream) -> Result<*const c_void, Code> {
    let kernel = kernel(address)?;
    let elsewhere = contexts::other_context_of(stream);
    let function = elsewhere.and_then(|context| {
        contexts::with_current(context, |driver| {
            // SAFETY: the C caller passes valid handles.
            unsafe { driver.cuKernelGetFunction(kernel) }.ok()
        })
    });
    let kernel = kernel.cast_const().cast();
    Ok(function.map_or(kernel, |function| function.cast_const().cast()))
}

/// Where the variable lies that an address stands for, in the current context, and the bytes that it was
/// registered with.
pub(crate) fn variable(address: *const c_void) -> Result<(usize, usize), Code> {
    let invalid = Code::cudaErrorInvalidSymbol;
    let Meaning {
        image, name, size, ..
    } = meaning(address).ok_or(invalid)?;
    let size = size.ok_or(invalid)?;
    contexts::set_up()?;
    let library = library(image)?;
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: the library is there, and the name ends in a zero.
    let found = unsafe { driver.cuLibraryGetGlobal(library, name.as_ptr()) };
    let (place, _) = found.map_err(code_of)?;
    Ok((place as usize, size))
}

/// The library that an image is, loaded if need be.
fn library(handle: usize) -> Result<CUlibrary, Code> {
    with(|registry| {
        let image = registry.images.get_mut(&handle);
        let image = image.ok_or(Code::cudaErrorInvalidKernelImage)?;
        let library = match image.library {
            Some(library) => library,
            None => *image.library.insert(load(image.data)?),
        };
        Ok(library as CUlibrary)
    })
}

fn load(data: usize) -> Result<usize, Code> {
    let driver = contexts::initialize()?;
    let (keys, values) = (std::ptr::null_mut(), std::ptr::null_mut());
    let (own_keys, own_values) = (std::ptr::null_mut(), std::ptr::null_mut());
    let data = data as *const c_void;
    // SAFETY: the program that registers an image keeps it for as long as it is registered.
    let loaded =
        unsafe { driver.cuLibraryLoadData(data, keys, values, 0, own_keys, own_values, 0) };
    loaded.map(|library| library as usize).map_err(code_of)
}
