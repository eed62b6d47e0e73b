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

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn wheel() -> Vec<u8> {
        let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
        let options = zip::write::SimpleFileOptions::default();
        archive
            .start_file("a/include/cuda.h", options)
            .expect("it is a new file");
        archive.write_all(b"int x;\n").expect("it takes bytes");
        archive.finish().expect("it ends").into_inner()
    }

    fn package(content: &[u8]) -> Package {
        let hash: String = Sha256::digest(content)
            .iter()
            .map(|b| format!("{b:02x}"))
            .collect();
        Package {
            name: "p",
            version: "1",
            platform: "any",
            sha256: hash.leak(),
        }
    }

    #[test]
    fn a_truncated_wheel_is_refused_and_leaves_nothing() {
        let whole = wheel();
        let place = tempfile::tempdir().expect("a temporary folder");
        let folder = place.path().join("p");
        let error = unpack(&package(&whole), &whole[..whole.len() / 2], &folder)
            .expect_err("it is cut short")
            .to_string();
        assert!(error.contains("p 1 was not fetched whole"), "{error}");
        assert!(!folder.exists());
    }

    #[test]
    fn a_whole_wheel_is_unpacked() {
        let whole = wheel();
        let place = tempfile::tempdir().expect("a temporary folder");
        let folder = place.path().join("p");
        unpack(&package(&whole), &whole, &folder).expect("the hash is right");
        let include = find_below(&folder, "include").expect("the folder is there");
        assert_eq!(
            fs::read(include.join("cuda.h")).expect("the file is there"),
            b"int x;\n"
        );
    }

    #[test]
    fn a_package_in_the_cache_is_not_fetched_again() {
        let cache = tempfile::tempdir().expect("a temporary folder");
        let package = package(b"whatever");
        let folder = cache.path().join(format!("p-1-{}", &package.sha256[..12]));
        fs::create_dir(&folder).expect("the cache is writable");
        assert_eq!(fetch(cache.path(), &package).expect("it is there"), folder);
    }
}
