//! The loaded driver.

use std::ffi::{CString, c_void};
use std::ops::Deref;
use std::path::Path;

use cuspec_sys::driver::{self, Values};
use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};

/// A driver library, loaded for as long as the process lives: a driver that is unloaded while its
/// threads run takes the process with it. Its functions are those of the bindings, looked for among
/// the exported symbols: which function a driver hands out is for cases of their own to find out.
#[derive(Clone, Copy)]
pub struct Driver {
    library: &'static Library,
    /// What the loader calls it, as a number, since no thread owns it.
    handle: usize,
    values: Values,
}

impl Deref for Driver {
    type Target = Values;

    fn deref(&self) -> &Values {
        &self.values
    }
}

impl Driver {
    /// Loads a library. A name without a slash is looked for where the system looks.
    pub fn open(path: &Path) -> Result<Driver, String> {
        let library = unsafe { Library::open(Some(path), RTLD_NOW | RTLD_LOCAL) };
        let handle = library.map_err(|error| plain_text(&error))?.into_raw();
        let library = unsafe { Library::from_raw(handle) };
        let bound = driver::Driver::options().by_symbol(true).open_from(path);
        let bound = bound.map_err(|error| error.to_string())?;
        Ok(Driver {
            library: Box::leak(Box::new(library)),
            handle: handle.expose_provenance(),
            values: bound.values(),
        })
    }

    /// The address of an exported symbol.
    pub fn symbol(&self, name: &str) -> Option<*const c_void> {
        let name = CString::new(name).ok()?;
        let symbol = unsafe { self.library.get::<*const c_void>(name.as_bytes_with_nul()) };
        let address = symbol.ok()?.as_raw_ptr();
        (!address.is_null()).then_some(address.cast_const())
    }

    /// The loader's handle of the library.
    pub fn handle(&self) -> *mut c_void {
        core::ptr::with_exposed_provenance_mut(self.handle)
    }

    /// The ordinal of the device that scenarios use.
    pub fn device(&self) -> i32 {
        0
    }
}

/// The innermost message, which is the loader's own.
fn plain_text(error: &dyn std::error::Error) -> String {
    match error.source() {
        Some(source) => plain_text(source),
        None => error.to_string(),
    }
}
