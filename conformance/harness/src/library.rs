//! Loaded libraries.

use std::ffi::{CStr, CString, c_int, c_void};
use std::path::Path;
use std::ptr::NonNull;

use libloading::os::unix::{Library as System, RTLD_GLOBAL, RTLD_LOCAL, RTLD_NOW};

/// A library that stays loaded until the process ends: unloading it while its threads run would crash the
/// process.
#[derive(Clone, Copy)]
pub(crate) struct Library {
    library: &'static System,
    /// The loader's handle, as a number, so that the type may be sent between threads.
    handle: usize,
}

impl Library {
    /// Loads a library. A name without a slash is resolved by the system's loader.
    pub(crate) fn open(path: &Path) -> Result<Library, String> {
        let handle = load(path, RTLD_LOCAL)?;
        Ok(Library::of(handle, handle))
    }

    /// Loads a library with lower precedence than the libraries of the process, as in a program that is
    /// linked against it: the exports of the process's libraries are found first.
    pub(crate) fn open_behind(path: &Path) -> Result<Library, String> {
        let handle = load(path, RTLD_GLOBAL)?;
        Ok(Library::of(handle, System::this().into_raw()))
    }

    fn of(handle: *mut c_void, searched: *mut c_void) -> Library {
        // SAFETY: the handle was just taken from a library and is never closed.
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

    /// The address of an exported symbol, by a name that ends with NUL.
    pub(crate) fn address(&self, name: &CStr) -> Option<NonNull<c_void>> {
        // SAFETY: only the address is used, so the type of the symbol does not matter.
        let symbol = unsafe { self.library.get::<*const c_void>(name.to_bytes_with_nul()) };
        NonNull::new(symbol.ok()?.as_raw_ptr())
    }

    /// The loader's handle of the library.
    pub(crate) fn handle(&self) -> *mut c_void {
        core::ptr::with_exposed_provenance_mut(self.handle)
    }
}

fn load(path: &Path, scope: c_int) -> Result<*mut c_void, String> {
    // SAFETY: the library's initializers are trusted as much as those of any program's library.
    let library = unsafe { System::open(Some(path), RTLD_NOW | scope) };
    Ok(library.map_err(|error| plain_text(&error))?.into_raw())
}

/// The innermost message, which is that of the loader.
fn plain_text(error: &dyn std::error::Error) -> String {
    match error.source() {
        Some(source) => plain_text(source),
        None => error.to_string(),
    }
}
