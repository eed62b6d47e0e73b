//! Locations that an import uses, for `cuspec doctor`.

use std::fs;
use std::path::{Path, PathBuf};

use super::error::Error;
use super::{fetch, load_libclang, packages};

/// The libclang of an import.
pub(crate) enum Libclang {
    /// It can be loaded; its version, and its path if known.
    Loaded {
        version: String,
        path: Option<PathBuf>,
    },
    /// The first import fetches this package.
    ToFetch(String),
}

/// The cache folder, which may not exist yet.
pub(crate) fn cache() -> Result<PathBuf, Error> {
    fetch::cache_folder()
}

/// Loads the libclang that an import would use, unless it has to be fetched.
///
/// Must be called while the program has one thread.
pub(crate) fn libclang() -> Result<Libclang, Error> {
    let is_named = std::env::var_os("LIBCLANG_PATH").is_some();
    if let (false, Some(wanted)) = (is_named, packages::libclang()) {
        let version = wanted
            .versions
            .first()
            .map(|one| one.trim_start_matches('='));
        let package = format!("{}-{}", wanted.name, version.unwrap_or_default());
        if !holds(&cache()?, &format!("{package}-")) {
            return Ok(Libclang::ToFetch(package));
        }
    }
    load_libclang(None)?;
    Ok(Libclang::Loaded {
        version: bindgen::clang_version().full,
        path: std::env::var_os("LIBCLANG_PATH").map(PathBuf::from),
    })
}

/// Whether a folder contains a name with this prefix.
fn holds(folder: &Path, prefix: &str) -> bool {
    let Ok(entries) = fs::read_dir(folder) else {
        return false;
    };
    entries
        .flatten()
        .any(|entry| entry.file_name().to_string_lossy().starts_with(prefix))
}
