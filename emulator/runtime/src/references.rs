//! Texture and surface references that programs register: records of the program, which stand for references of its
//! images.
#![allow(deprecated, reason = "the functions of references are deprecated")]

use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_void};
use std::sync::{Mutex, PoisonError};

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{CUmodule, CUsurfref, CUtexref, Values};

use crate::driver::{code_of, driver};
use crate::{contexts, registered};

/// A registered reference: its image, its name there, and what is bound to it.
#[derive(Clone)]
struct Reference {
    image: usize,
    name: CString,
    is_surface: bool,
    /// Whether kernels read integers as fractions of their maximum.
    reads_fractions: bool,
    /// The offset of the memory that is bound to it, in bytes.
    offset: Option<usize>,
}

static REFERENCES: Mutex<BTreeMap<usize, Reference>> = Mutex::new(BTreeMap::new());

/// Runs `body` on the references, by the addresses of their records.
fn with<R>(body: impl FnOnce(&mut BTreeMap<usize, Reference>) -> R) -> R {
    body(&mut REFERENCES.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Registers a record as a texture reference of an image.
pub(crate) fn add_texture(address: usize, image: usize, name: &CStr, reads_fractions: bool) {
    let reference = Reference {
        image,
        name: name.to_owned(),
        is_surface: false,
        reads_fractions,
        offset: None,
    };
    with(|references| references.insert(address, reference));
}

/// Registers a record as a surface reference of an image.
pub(crate) fn add_surface(address: usize, image: usize, name: &CStr) {
    let reference = Reference {
        image,
        name: name.to_owned(),
        is_surface: true,
        reads_fractions: false,
        offset: None,
    };
    with(|references| references.insert(address, reference));
}

/// Unregisters the references of an image.
pub(crate) fn remove_image(image: usize) {
    with(|references| references.retain(|_, reference| reference.image != image));
}

/// Whether a record is a registered texture reference.
pub(crate) fn is_texture(address: usize) -> bool {
    with(|references| {
        references
            .get(&address)
            .is_some_and(|reference| !reference.is_surface)
    })
}

/// Whether a record is a registered surface reference.
pub(crate) fn is_surface(address: usize) -> bool {
    with(|references| {
        references
            .get(&address)
            .is_some_and(|reference| reference.is_surface)
    })
}

/// The offset of the memory that is bound to a texture reference.
pub(crate) fn offset(address: usize) -> Option<usize> {
    with(|references| references.get(&address)?.offset)
}

/// Notes the offset of the memory that is bound to a texture reference; `None` if it is unbound.
pub(crate) fn set_offset(address: usize, offset: Option<usize>) {
    with(|references| {
        if let Some(reference) = references.get_mut(&address) {
            reference.offset = offset;
        }
    });
}

/// The driver's texture reference of a record in the current context, and whether it reads fractions.
pub(crate) fn texture(record: *const c_void) -> Result<(CUtexref, bool), Code> {
    let known = with(|references| references.get(&(record as usize)).cloned());
    let known = known.filter(|reference| !reference.is_surface);
    let known = known.ok_or(Code::cudaErrorInvalidTexture)?;
    let (driver, module) = module(known.image)?;
    // SAFETY: the module is loaded, and the name ends in NUL.
    let found = unsafe { driver.cuModuleGetTexRef(module, known.name.as_ptr()) };
    let found = found.map_err(|_| Code::cudaErrorInvalidTexture)?;
    Ok((found, known.reads_fractions))
}

/// The driver's surface reference of a record in the current context.
pub(crate) fn surface(record: *const c_void) -> Result<CUsurfref, Code> {
    let known = with(|references| references.get(&(record as usize)).cloned());
    let known = known.filter(|reference| reference.is_surface);
    let known = known.ok_or(Code::cudaErrorInvalidSurface)?;
    let (driver, module) = module(known.image)?;
    // SAFETY: the module is loaded, and the name ends in NUL.
    let found = unsafe { driver.cuModuleGetSurfRef(module, known.name.as_ptr()) };
    found.map_err(|_| Code::cudaErrorInvalidSurface)
}

/// The module of an image in the current context.
fn module(image: usize) -> Result<(Values, CUmodule), Code> {
    contexts::set_up()?;
    let library = registered::library(image)?;
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: the library is loaded.
    let module = unsafe { driver.cuLibraryGetModule(library) };
    Ok((driver, module.map_err(code_of)?))
}
