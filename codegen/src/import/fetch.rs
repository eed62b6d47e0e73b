//! Packages to a cache outside the repository.
//!
//! A package's folder appears in the cache complete or not at all: it is filled beside its place
//! and renamed.

use std::fs;
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

use super::error::Error;
use super::packages::Package;

/// The folder fetched packages are kept in: `$CUSPEC_CACHE`, or `cuspec` in the user's cache.
pub fn cache_folder() -> Result<PathBuf, Error> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    variable("CUSPEC_CACHE")
        .map(PathBuf::from)
        .or_else(|| variable("XDG_CACHE_HOME").map(|path| PathBuf::from(path).join("cuspec")))
        .or_else(|| variable("HOME").map(|path| PathBuf::from(path).join(".cache/cuspec")))
        .ok_or(Error::NoCache)
}

/// The folder of a package's files, fetched if it is not in the cache yet.
pub fn fetch(cache: &Path, package: &Package) -> Result<PathBuf, Error> {
    let short = &package.sha256[..12];
    let folder = cache.join(format!("{}-{}-{short}", package.name, package.version));
    if folder.is_dir() {
        return Ok(folder);
    }
    eprintln!("fetching {} {}", package.name, package.version);
    fs::create_dir_all(cache).map_err(|error| Error::file(cache, &error))?;
    let stage = tempfile::tempdir_in(cache).map_err(|error| Error::file(cache, &error))?;
    let wheel = download(package, stage.path())?;
    let content = fs::read(&wheel).map_err(|error| Error::file(&wheel, &error))?;
    let unpacked = stage.path().join("unpacked");
    unpack(package, &content, &unpacked)?;
    match fs::rename(&unpacked, &folder) {
        // Somebody else was faster; what they unpacked has the same hash.
        Err(_) if folder.is_dir() => Ok(folder),
        Err(error) => Err(Error::file(&folder, &error)),
        Ok(()) => Ok(folder),
    }
}

/// Has pip download the package's one file.
fn download(package: &Package, stage: &Path) -> Result<PathBuf, Error> {
    let target = stage.join("wheel");
    let output = Command::new("python3")
        .args([
            "-m",
            "pip",
            "download",
            "--quiet",
            "--disable-pip-version-check",
        ])
        .args([
            "--no-deps",
            "--only-binary=:all:",
            "--platform",
            package.platform,
        ])
        .arg("--dest")
        .arg(&target)
        .arg(format!("{}=={}", package.name, package.version))
        .output()
        .map_err(|error| Error::Download {
            package: *package,
            reason: format!("`python3` cannot be started: {error}"),
        })?;
    let found = fs::read_dir(&target)
        .ok()
        .and_then(|mut entries| entries.next()?.ok());
    match found {
        Some(entry) if output.status.success() => Ok(entry.path()),
        _ => Err(Error::Download {
            package: *package,
            reason: String::from_utf8_lossy(&output.stderr).trim().to_owned(),
        }),
    }
}

/// Checks a wheel and unpacks it into a folder that is not there yet.
pub fn unpack(package: &Package, content: &[u8], folder: &Path) -> Result<(), Error> {
    let found: String = Sha256::digest(content)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    if found != package.sha256 {
        return Err(Error::Hash {
            package: *package,
            bytes: content.len(),
            found,
        });
    }
    zip::ZipArchive::new(Cursor::new(content))
        .and_then(|mut archive| archive.extract(folder))
        .map_err(|error| Error::file(folder, &io::Error::other(error)))
}

/// The first folder called `name` below a folder, in the order of names; for a file, the folder it
/// is in.
pub fn find_below(folder: &Path, name: &str) -> Option<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    entries.sort();
    if let Some(found) = entries
        .iter()
        .find(|path| path.file_name().is_some_and(|n| n == name))
    {
        return Some(found.clone());
    }
    entries
        .iter()
        .filter(|path| path.is_dir())
        .find_map(|path| find_below(path, name))
}
