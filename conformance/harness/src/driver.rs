//! The loaded driver.

use std::ffi::c_void;
use std::ops::Deref;
use std::path::Path;

use cuspec_sys::driver::{self, Values};

use crate::charge;
use crate::library::Library;

/// A driver library. The bindings look up their functions among the exported symbols; the functions that the
/// driver itself returns are tested by separate cases.
#[derive(Clone, Copy)]
pub struct Driver {
    /// `None` if there is no driver.
    library: Option<Library>,
    values: Values,
}

impl Deref for Driver {
    type Target = Values;

    fn deref(&self) -> &Values {
        &self.values
    }
}

impl Driver {
    /// Loads a library. A name without a slash is resolved by the system's loader.
    pub fn open(path: &Path) -> Result<Driver, String> {
        let library = Library::open(path)?;
        let options = driver::Driver::options().by_symbol(true);
        // SAFETY: a library that is not a driver may crash. Libraries are loaded in workers, where a crash is
        // an outcome.
        let bound = unsafe { options.open_from(path) };
        let bound = bound.map_err(|error| error.to_string())?;
        Ok(Driver {
            library: Some(library),
            values: bound.values(),
        })
    }

    /// A driver that is not there: it exports nothing.
    pub fn absent() -> Driver {
        let options = driver::Driver::options().by_symbol(true);
        // SAFETY: no function is found, so none is called.
        let bound = unsafe { options.from_lookup(|_| None) };
        Driver {
            library: None,
            values: bound.values(),
        }
    }

    /// Whether there is a driver.
    pub fn is_there(&self) -> bool {
        self.library.is_some()
    }

    /// Loads a library with lower precedence than the libraries of the process: their exports are found
    /// first.
    pub fn open_behind(path: &Path) -> Result<Driver, String> {
        let library = Library::open_behind(path)?;
        let options = driver::Driver::options().by_symbol(true);
        // SAFETY: a library that is not a driver may crash. Libraries are loaded in workers, where a crash is
        // an outcome. The library is never unloaded.
        let bound = unsafe { options.from_lookup(move |name| library.address(name)) };
        Ok(Driver {
            library: Some(library),
            values: bound.values(),
        })
    }

    /// The functions with the signatures of the header.
    pub fn raw(&self) -> &driver::Driver {
        &self.values
    }

    /// The address of an exported symbol.
    pub fn symbol(&self, name: &str) -> Option<*const c_void> {
        self.library.as_ref()?.symbol(name)
    }

    /// The loader's handle of the library; `None` if there is no driver.
    pub fn handle(&self) -> Option<*mut c_void> {
        Some(self.library.as_ref()?.handle())
    }

    /// The ordinal of the device that scenarios use.
    pub fn device(&self) -> i32 {
        0
    }
}

impl Driver {
    /// Notes the call of a function; the generated suite writes this before each call.
    #[doc(hidden)]
    pub fn calls(&self, function: &'static str) -> &Driver {
        charge::note_call(function);
        self
    }

    /// The same for a function whose effect the scenario shows.
    #[doc(hidden)]
    pub fn shows(&self, function: &'static str) -> &Driver {
        charge::note_shown(function);
        self
    }
}
