//! Where an import keeps and finds things, for `cuspec doctor`.

use std::fs;
use std::path::{Path, PathBuf};

use super::error::Error;
use super::{fetch, load_libclang, packages};

/// The libclang that an import would parse with.
pub(crate) enum Libclang {
    /// It can be loaded; what it calls itself, and where it is if that is known.
    Loaded {
        version: String,
        path: Option<PathBuf>,
    },
    /// The first import fetches it, as this package.
    ToFetch(String),
}

/// The folder that packages are kept in, which need not be there yet.
pub(crate) fn cache() -> Result<PathBuf, Error> {
    fetch::cache_folder()
}

/// Loads the libclang that an import would take, unless it would have to be fetched.
///
/// Like all that loads libclang, it is for a program that has no other thread yet.
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

/// Whether something in a folder has a name with this beginning.
fn holds(folder: &Path, prefix: &str) -> bool {
    let Ok(entries) = fs::read_dir(folder) else {
        return false;
    };
    entries
        .flatten()
        .any(|entry| entry.file_name().to_string_lossy().starts_with(prefix))
}
