//! Loading a library by its name.

use core::fmt;
use std::borrow::ToOwned;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::string::{String, ToString};
use std::vec::Vec;

use crate::library::{Library, Source, Wanted};
use crate::opened::{self, Slot};

/// Loads a library under the first of the names that there is, unless this process has opened it under
/// one of them.
pub(crate) fn open(names: &[&OsStr], wanted: Wanted) -> Result<&'static [Slot], OpenError> {
    let is_same = |library: &Library| {
        library.is(wanted) && library.name().is_some_and(|name| names.contains(&name))
    };
    match opened::find(is_same) {
        Some(entries) => Ok(entries),
        None => Ok(opened::keep(load(names, wanted)?)),
    }
}

fn load(names: &[&OsStr], wanted: Wanted) -> Result<Library, OpenError> {
    let mut tried = Vec::new();
    for &name in names {
        if name.is_empty() {
            // The system would take this for the program itself.
            tried.push((name.to_owned(), "an empty path names no library".to_owned()));
            continue;
        }
        // SAFETY: whoever opens a CUDA library asks for its initializers to be run.
        match unsafe { libloading::Library::new(name) } {
            Ok(handle) => return Ok(Library::new(Source::Loaded(handle, name.into()), wanted)),
            Err(error) => tried.push((name.to_owned(), reason(&error))),
        }
    }
    Err(OpenError { tried })
}

/// The innermost message of an error, which is the system's own.
fn reason(error: &dyn core::error::Error) -> String {
    match error.source() {
        Some(source) => reason(source),
        None => error.to_string(),
    }
}

/// No library could be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenError {
    /// Every name that was tried, with what the system said.
    pub tried: Vec<(OsString, String)>,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cannot load the library; tried")?;
        for (place, (name, reason)) in self.tried.iter().enumerate() {
            let comma = if place == 0 { "" } else { ";" };
            write!(f, "{comma} {} ({reason})", Path::new(name).display())?;
        }
        Ok(())
    }
}

impl core::error::Error for OpenError {}
