//! The loaded runtime.

use std::ffi::c_void;
use std::ops::Deref;
use std::path::Path;

use cuspec_sys::runtime::{self, Values};

use crate::charge;
use crate::library::Library;
use crate::{Driver, Failure, thread};

/// A runtime library with the driver below it. A runtime finds its driver by name, so the driver is loaded
/// first and is the one that the runtime finds.
#[derive(Clone, Copy)]
pub struct Runtime {
    library: Library,
    values: Values,
    driver: Driver,
}

impl Deref for Runtime {
    type Target = Values;

    fn deref(&self) -> &Values {
        &self.values
    }
}

impl Runtime {
    /// Loads a library. A name without a slash is resolved by the system's loader.
    pub fn open(path: &Path, driver: Driver) -> Result<Runtime, String> {
        let library = Library::open(path)?;
        let options = runtime::Runtime::options().by_symbol(true);
        // SAFETY: a library that is not a runtime may crash. Libraries are loaded in workers, where a crash
        // is an outcome.
        let bound = unsafe { options.open_from(path) };
        let bound = bound.map_err(|error| error.to_string())?;
        Ok(Runtime {
            library,
            values: bound.values(),
            driver,
        })
    }

    /// Loads a library with lower precedence than the libraries of the process: their exports are found
    /// first.
    pub fn open_behind(path: &Path, driver: Driver) -> Result<Runtime, String> {
        let library = Library::open_behind(path)?;
        let options = runtime::Runtime::options().by_symbol(true);
        // SAFETY: a library that is not a runtime may crash. Libraries are loaded in workers, where a crash
        // is an outcome. The library is never unloaded.
        let bound = unsafe { options.from_lookup(move |name| library.address(name)) };
        Ok(Runtime {
            library,
            values: bound.values(),
            driver,
        })
    }

    /// The functions with the signatures of the header.
    pub fn raw(&self) -> &runtime::Runtime {
        &self.values
    }

    /// The address of an exported symbol.
    pub fn symbol(&self, name: &str) -> Option<*const c_void> {
        self.library.symbol(name)
    }

    /// The loader's handle of the library.
    pub fn handle(&self) -> *mut c_void {
        self.library.handle()
    }

    /// The driver below the runtime.
    pub fn driver(&self) -> &Driver {
        &self.driver
    }

    /// Runs `body` on a new thread, which has no last error and no device of its own, and waits for it. A
    /// failure there is a failure here.
    pub fn thread<R>(
        &self,
        body: impl FnOnce(&Runtime) -> Result<R, Failure>,
    ) -> Result<R, Failure> {
        thread::run(*self, body)
    }
}

impl Runtime {
    /// Notes the call of a function; the generated suite writes this before each call.
    #[doc(hidden)]
    pub fn calls(&self, function: &'static str) -> &Runtime {
        charge::note_call(function);
        self
    }

    /// The same for a function whose effect the scenario shows.
    #[doc(hidden)]
    pub fn shows(&self, function: &'static str) -> &Runtime {
        charge::note_shown(function);
        self
    }
}
