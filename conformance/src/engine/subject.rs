//! What kind of file the subject is, found out before anybody loads it: the system's loader tells
//! some of these apart badly, and a library for another machine not at all.

use std::fs::File;
use std::io;
use std::path::Path;

use object::read::ReadCache;
use object::{Architecture, Object, ObjectKind};

use crate::results::sanitize::sanitized;

/// Why a file cannot be loaded as a library here, as a sentence. A name without a slash is for the
/// loader to find, and nothing is known of it.
pub fn examine(path: &Path) -> Result<(), String> {
    if path.components().count() == 1 && !path.is_absolute() {
        return Ok(());
    }
    let shown = sanitized(&path.display().to_string());
    let metadata = path.metadata().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => format!("there is no {shown}"),
        _ => format!("cannot read {shown}: {error}"),
    })?;
    if metadata.is_dir() {
        return Err(format!(
            "{shown} is a folder; --driver takes the library itself"
        ));
    }
    let architecture =
        read(path, Some(ObjectKind::Dynamic)).map_err(|reason| format!("{shown} {reason}"))?;
    match read(Path::new("/proc/self/exe"), None) {
        Ok(own) if own != architecture => Err(format!(
            "{shown} is a library for {architecture:?}, and this is a program for {own:?}"
        )),
        _ => Ok(()),
    }
}

/// The machine that a file of this kind is for.
fn read(path: &Path, kind: Option<ObjectKind>) -> Result<Architecture, String> {
    let file = File::open(path).map_err(|error| format!("cannot be read: {error}"))?;
    let cache = ReadCache::new(file);
    let file = object::File::parse(&cache)
        .map_err(|error| format!("is no shared library: {}", error.to_string().to_lowercase()))?;
    match kind {
        Some(kind) if kind != file.kind() => Err(format!(
            "is no shared library, but of the kind {:?}",
            file.kind()
        )),
        _ => Ok(file.architecture()),
    }
}
