//! Code that programs register: images, and the host addresses that name their kernels and variables.
//!
//! Registration loads nothing. An image is loaded as a library of the driver when one of its symbols is first
//! used.

use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_void};
use std::sync::{Mutex, PoisonError};

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{CUfunction, CUkernel, CUlibrary, CUstream};

use crate::contexts;
use crate::driver::{code_of, driver};

/// An image, as an address, and its library once loaded.
struct Image {
    data: usize,
    library: Option<usize>,
}

/// A registered symbol: its image and its name there.
#[derive(Clone)]
struct Symbol {
    image: usize,
    name: CString,
    /// Size of a variable in bytes; `None` for a kernel.
    size: Option<usize>,
    /// The driver's kernel, as an address, once resolved.
    kernel: Option<usize>,
}

/// The registered images by handle, and the symbols by host address.
struct Registry {
    images: BTreeMap<usize, Image>,
    symbols: BTreeMap<usize, Symbol>,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry {
    images: BTreeMap::new(),
    symbols: BTreeMap::new(),
});

/// Runs `body` on the registry.
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

/// Registers an address as the symbol of a kernel, or of a variable of `size` bytes.
pub(crate) fn add_symbol(address: usize, image: usize, name: &CStr, size: Option<usize>) {
    let name = name.to_owned();
    let symbol = Symbol {
        image,
        name,
        size,
        kernel: None,
    };
    with(|registry| registry.symbols.insert(address, symbol));
}

/// Unregisters an image and its symbols.
pub(crate) fn remove_image(handle: usize) {
    let image = with(|registry| {
        registry.symbols.retain(|_, symbol| symbol.image != handle);
        registry.images.remove(&handle)
    });
    let library = image.and_then(|image| image.library);
    if let (Some(library), Some(driver)) = (library, driver()) {
        // SAFETY: the library was loaded here, and no symbol refers to it any more. The error is ignored: no
        // caller could handle it.
        let _ = unsafe { driver.cuLibraryUnload(library as CUlibrary) };
    }
}

/// Returns whether an address is the symbol of a kernel.
pub(crate) fn is_kernel(address: *const c_void) -> bool {
    symbol(address).is_some_and(|symbol| symbol.size.is_none())
}

/// Returns whether an address is the symbol of a variable.
pub(crate) fn is_variable(address: *const c_void) -> bool {
    symbol(address).is_some_and(|symbol| symbol.size.is_some())
}

fn symbol(address: *const c_void) -> Option<Symbol> {
    with(|registry| registry.symbols.get(&(address as usize)).cloned())
}

/// Returns the driver's kernel of an address. An address that is not registered is taken for a kernel itself.
pub(crate) fn kernel(address: *const c_void) -> Result<CUkernel, Code> {
    let Some(Symbol {
        image,
        name,
        size,
        kernel,
    }) = symbol(address)
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
    // SAFETY: the library is loaded, and the name ends in NUL.
    let found = unsafe { driver.cuLibraryGetKernel(library, name.as_ptr()) };
    let kernel = found.map_err(code_of)?;
    with(|registry| {
        let symbol = registry.symbols.get_mut(&(address as usize));
        if let Some(symbol) = symbol.filter(|symbol| symbol.image == image) {
            symbol.kernel = Some(kernel as usize);
        }
    });
    Ok(kernel)
}

/// Returns the kernel as a function of the current context.
pub(crate) fn function(address: *const c_void) -> Result<CUfunction, Code> {
    let kernel = kernel(address)?;
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: the caller guarantees that handles are valid.
    unsafe { driver.cuKernelGetFunction(kernel) }.map_err(code_of)
}

/// Returns the symbol of a function of the current context, if it is a kernel of the program that was used before.
pub(crate) fn symbol_of(function: CUfunction) -> Option<*mut c_void> {
    let used = with(|registry| {
        let symbols = registry.symbols.iter();
        let used = symbols.filter_map(|(address, symbol)| Some((*address, symbol.kernel?)));
        used.collect::<Vec<_>>()
    });
    let driver = driver()?;
    let is_found = |&(_, kernel): &(usize, usize)| {
        // SAFETY: kernels stay loaded while their image is registered.
        unsafe { driver.cuKernelGetFunction(kernel as CUkernel) }.is_ok_and(|of| of == function)
    };
    let (address, _) = used.into_iter().find(is_found)?;
    Some(address as *mut c_void)
}

/// Returns the handle to launch for a kernel: a stream of another context gets the function in that context.
pub(crate) fn launched(address: *const c_void, stream: CUstream) -> Result<*const c_void, Code> {
    let kernel = kernel(address)?;
    let elsewhere = contexts::other_context_of(stream);
    let function = elsewhere.and_then(|context| {
        contexts::with_current(context, |driver| {
            // SAFETY: the caller guarantees that handles are valid.
            unsafe { driver.cuKernelGetFunction(kernel) }.ok()
        })
    });
    let kernel = kernel.cast_const().cast();
    Ok(function.map_or(kernel, |function| function.cast_const().cast()))
}

/// Returns the address of a registered variable in the current context, and its registered size in bytes.
pub(crate) fn variable(address: *const c_void) -> Result<(usize, usize), Code> {
    let invalid = Code::cudaErrorInvalidSymbol;
    let Symbol {
        image, name, size, ..
    } = symbol(address).ok_or(invalid)?;
    let size = size.ok_or(invalid)?;
    contexts::set_up()?;
    let library = library(image)?;
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: the library is loaded, and the name ends in NUL.
    let found = unsafe { driver.cuLibraryGetGlobal(library, name.as_ptr()) };
    let (place, _) = found.map_err(code_of)?;
    Ok((place as usize, size))
}

/// Returns the library of an image, and loads it if necessary.
pub(crate) fn library(handle: usize) -> Result<CUlibrary, Code> {
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
    // SAFETY: the program keeps an image valid while it is registered.
    let loaded =
        unsafe { driver.cuLibraryLoadData(data, keys, values, 0, own_keys, own_values, 0) };
    loaded.map(|library| library as usize).map_err(code_of)
}
