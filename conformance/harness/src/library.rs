//! A library as the loader has it.

use std::ffi::{CStr, CString, c_int, c_void};
use std::path::Path;
use std::ptr::NonNull;

use libloading::os::unix::{Library as System, RTLD_GLOBAL, RTLD_LOCAL, RTLD_NOW};

/// A library that stays loaded for as long as the process lives: one that is unloaded while its
/// threads run takes the process with it.
#[derive(Clone, Copy)]
pub(crate) struct Library {
    library: &'static System,
    /// What the loader calls it, as a number, since no thread owns it.
    handle: usize,
}

impl Library {
    /// Loads a library. A name without a slash is looked for where the system looks.
    pub(crate) fn open(path: &Path) -> Result<Library, String> {
        let handle = load(path, RTLD_LOCAL)?;
        Ok(Library::of(handle, handle))
    }

    /// Loads a library behind those that the process was started with, as it is for a program that
    /// is linked against it: what these export goes before what it exports.
    pub(crate) fn open_behind(path: &Path) -> Result<Library, String> {
        let handle = load(path, RTLD_GLOBAL)?;
        Ok(Library::of(handle, System::this().into_raw()))
    }

    fn of(handle: *mut c_void, searched: *mut c_void) -> Library {
        // SAFETY: the handle has just been taken out of a library, and is never closed.
        let library = unsafe { System::from_raw(searched) };
        Library {
            library: Box::leak(Box::new(library)),
            handle: handle.expose_provenance(),
        }
    }

    /// The address of an exported symbol.
    pub(crate) fn symbol(&self, name: &str) -> Option<*const c_void> {
        let address = self.address(&CString::new(name).ok()?)?;
        Some(address.as_ptr())
    }

    /// The same, of a name that ends with NUL.
    pub(crate) fn address(&self, name: &CStr) -> Option<NonNull<c_void>> {
        // SAFETY: only the address is taken, whatever is there.
        let symbol = unsafe { self.library.get::<*const c_void>(name.to_bytes_with_nul()) };
        NonNull::new(symbol.ok()?.as_raw_ptr())
    }

    /// The loader's handle of the library.
    pub(crate) fn handle(&self) -> *mut c_void {
        core::ptr::with_exposed_provenance_mut(self.handle)
    }
}

fn load(path: &Path, scope: c_int) -> Result<*mut c_void, String> {
    // SAFETY: what a library does when it is loaded is what it does to any program.
    let library = unsafe { System::open(Some(path), RTLD_NOW | scope) };
    Ok(library.map_err(|error| plain_text(&error))?.into_raw())
}

/// The innermost message, which is the loader's own.
fn plain_text(error: &dyn std::error::Error) -> String {
    match error.source() {
        Some(source) => plain_text(source),
        None => error.to_string(),
    }
}
