//! Fetches packages into a cache outside the repository.
//!
//! A package's folder appears in the cache complete or not at all: it is filled elsewhere
//! and renamed. If the cache is not writable, packages are fetched for this run alone.

use std::fs;
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};
use std::process::Command;

use cuspec_spec::declared::Package;
use sha2::{Digest, Sha256};
use tempfile::TempDir;

use super::error::Error;
use super::packages::Wanted;

/// The cache of packages.
pub(crate) struct Cache {
    folder: PathBuf,
    /// Replaces the folder if that is not writable.
    stand_in: Option<TempDir>,
}

/// An unpacked package.
#[derive(Debug)]
pub(crate) struct Fetched {
    pub package: Package,
    pub folder: PathBuf,
}

impl Cache {
    /// `$CUSPEC_CACHE`, or `cuspec` in the user's cache.
    pub(crate) fn open() -> Result<Self, Error> {
        Ok(Self::at(cache_folder()?))
    }

    /// A cache in a folder, which is created by the first fetch.
    pub(crate) fn at(folder: PathBuf) -> Self {
        Self {
            folder,
            stand_in: None,
        }
    }

    /// Returns a package's files; fetches them if they are not cached.
    pub(crate) fn fetch(&mut self, wanted: &Wanted) -> Result<Fetched, Error> {
        if let Some(found) = self.find(wanted) {
            return Ok(found);
        }
        let room = self.room()?;
        let stage = tempfile::tempdir_in(&room).map_err(|error| Error::file(&room, &error))?;
        let wheel = download(wanted, stage.path())?;
        let content = fs::read(&wheel).map_err(|error| Error::file(&wheel, &error))?;
        let package = identify(wanted, &wheel, &content)?;
        let unpacked = stage.path().join("unpacked");
        unpack(&package, &content, &unpacked)?;
        let folder = room.join(folder_name(&package));
        match fs::rename(&unpacked, &folder) {
            // A concurrent run was faster; its files have the same hash.
            Err(_) if folder.is_dir() => {}
            Err(error) => return Err(Error::file(&folder, &error)),
            Ok(()) => {}
        }
        Ok(Fetched { package, folder })
    }

    /// Returns a cached package with a known hash.
    fn find(&self, wanted: &Wanted) -> Option<Fetched> {
        let version = wanted.versions.first()?.strip_prefix("==")?;
        let package = Package {
            name: wanted.name.clone(),
            version: version.to_owned(),
            sha256: wanted.sha256.clone()?,
        };
        let places = [
            Some(self.folder.as_path()),
            self.stand_in.as_ref().map(TempDir::path),
        ];
        let folder = places
            .into_iter()
            .flatten()
            .map(|place| place.join(folder_name(&package)))
            .find(|folder| folder.is_dir())?;
        Some(Fetched { package, folder })
    }

    /// Returns a writable folder.
    fn room(&mut self) -> Result<PathBuf, Error> {
        if let Some(stand_in) = &self.stand_in {
            return Ok(stand_in.path().to_owned());
        }
        // Only an attempt shows whether a folder is writable.
        let attempt = fs::create_dir_all(&self.folder)
            .and_then(|()| tempfile::tempdir_in(&self.folder).map(drop));
        let Err(error) = attempt else {
            return Ok(self.folder.clone());
        };
        eprintln!(
            "note: the cache {} cannot be written ({error}); what is fetched is not kept\n  help: \
             set CUSPEC_CACHE to a folder that can be written",
            self.folder.display()
        );
        let stand_in = tempfile::tempdir().map_err(|error| Error::file(&self.folder, &error))?;
        let path = stand_in.path().to_owned();
        self.stand_in = Some(stand_in);
        Ok(path)
    }
}

/// Path of the cache folder.
pub(crate) fn cache_folder() -> Result<PathBuf, Error> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    variable("CUSPEC_CACHE")
        .map(PathBuf::from)
        .or_else(|| variable("XDG_CACHE_HOME").map(|path| PathBuf::from(path).join("cuspec")))
        .or_else(|| variable("HOME").map(|path| PathBuf::from(path).join(".cache/cuspec")))
        .ok_or(Error::NoCache)
}

fn folder_name(package: &Package) -> String {
    let short = package.sha256.get(..12).unwrap_or(&package.sha256);
    format!("{}-{}-{short}", package.name, package.version)
}

/// Downloads the package's one file with pip, which verifies the hash of its index.
fn download(wanted: &Wanted, stage: &Path) -> Result<PathBuf, Error> {
    let mut reasons = Vec::new();
    for (attempt, version) in wanted.versions.iter().enumerate() {
        eprintln!("fetching {}{version}", wanted.name);
        let target = stage.join(format!("wheel{attempt}"));
        let fail = |reason: String| Error::Download {
            asked: format!("{}{version}", wanted.name),
            reason,
        };
        let output = Command::new("python3")
            .args(["-m", "pip", "download", "--quiet", "--no-deps"])
            .args(["--disable-pip-version-check", "--only-binary=:all:"])
            .args(
                wanted
                    .platforms
                    .iter()
                    .flat_map(|name| ["--platform", name]),
            )
            .arg("--dest")
            .arg(&target)
            .arg(format!("{}{version}", wanted.name))
            .output()
            .map_err(|error| fail(format!("`python3` cannot be started: {error}")))?;
        let found = fs::read_dir(&target)
            .ok()
            .and_then(|mut entries| entries.next()?.ok());
        match found {
            Some(entry) if output.status.success() => return Ok(entry.path()),
            _ => reasons.push(fail(
                String::from_utf8_lossy(&output.stderr).trim().to_owned(),
            )),
        }
    }
    // Report the version that the user named.
    reasons.truncate(1);
    Err(reasons.pop().unwrap_or(Error::NoCache))
}

/// Parses the file name: `nvidia_cuda_crt-13.0.88-py3-none-any.whl` contains the version.
fn identify(wanted: &Wanted, wheel: &Path, content: &[u8]) -> Result<Package, Error> {
    let sha256: String = Sha256::digest(content)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let name = wheel.file_name().unwrap_or_default().to_string_lossy();
    let version = name.split('-').nth(1).unwrap_or_default();
    if let Some(known) = wanted.sha256.as_ref().filter(|known| **known != sha256) {
        return Err(Error::Hash {
            name: wanted.name.clone(),
            version: version.to_owned(),
            bytes: content.len(),
            found: sha256,
            known: known.clone(),
        });
    }
    Ok(Package {
        name: wanted.name.clone(),
        version: version.to_owned(),
        sha256,
    })
}

/// Unpacks a wheel's headers and libraries into a new folder. Some packages contain
/// a compiler, of which only the headers are kept.
fn unpack(package: &Package, content: &[u8], folder: &Path) -> Result<(), Error> {
    let fail = |error: zip::result::ZipError| Error::Wheel {
        name: package.name.clone(),
        version: package.version.clone(),
        bytes: content.len(),
        reason: error.to_string(),
    };
    let mut archive = zip::ZipArchive::new(Cursor::new(content)).map_err(fail)?;
    for index in 0..archive.len() {
        let mut entry = archive.by_index(index).map_err(fail)?;
        let Some(name) = entry.enclosed_name().filter(|_| entry.is_file()) else {
            continue;
        };
        if !is_of_use(&name) {
            continue;
        }
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap_or(folder))
            .and_then(|()| fs::File::create(&path))
            .and_then(|mut file| io::copy(&mut entry, &mut file))
            .map_err(|error| Error::file(&path, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| Error::file(folder, &error))
}

fn is_of_use(path: &Path) -> bool {
    let has = |name: &str| path.iter().any(|part| part == name);
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let is_library = file.contains(".so") || file.ends_with(".dylib");
    has("include") || is_library && !has("nvvm")
}

/// Returns the first folder or file named `name` below a folder, sorted by name; for a file, its
/// parent.
pub(crate) fn find_below(folder: &Path, name: &str) -> Option<PathBuf> {
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
        for name in ["a/include/cuda.h", "a/bin/compiler"] {
            archive.start_file(name, options).expect("it is a new file");
            archive.write_all(b"int x;\n").expect("it takes bytes");
        }
        archive.finish().expect("it ends").into_inner()
    }

    fn wanted(sha256: Option<&str>) -> Wanted {
        Wanted {
            name: "p".to_owned(),
            versions: vec!["==1".to_owned()],
            sha256: sha256.map(str::to_owned),
            platforms: &["any"],
        }
    }

    fn identified(content: &[u8], sha256: Option<&str>) -> Result<Package, Error> {
        identify(&wanted(sha256), Path::new("p-1-py3-none-any.whl"), content)
    }

    #[test]
    fn a_wheel_that_is_not_the_known_one_is_refused() {
        let error = identified(&wheel(), Some("00ff")).expect_err("it has another hash");
        assert!(
            error.to_string().contains("p 1 was not fetched whole"),
            "{error}"
        );
    }

    #[test]
    fn a_truncated_wheel_without_a_known_hash_is_refused_and_removed() {
        let whole = wheel();
        let cut = &whole[..whole.len() / 2];
        let place = tempfile::tempdir().expect("a temporary folder");
        let folder = place.path().join("p");
        let package = identified(cut, None).expect("any hash will do");
        let error = unpack(&package, cut, &folder).expect_err("it is cut short");
        assert!(
            error.to_string().contains("p 1 cannot be unpacked"),
            "{error}"
        );
        assert!(!folder.exists());
    }

    #[test]
    fn the_headers_of_a_wheel_are_unpacked_and_nothing_else() {
        let whole = wheel();
        let place = tempfile::tempdir().expect("a temporary folder");
        let folder = place.path().join("p");
        let package = identified(&whole, None).expect("any hash will do");
        unpack(&package, &whole, &folder).expect("it is whole");
        let include = find_below(&folder, "include").expect("the folder is there");
        let header = fs::read(include.join("cuda.h")).expect("the file is there");
        assert_eq!(header, b"int x;\n");
        assert!(!folder.join("a/bin").exists());
    }

    #[test]
    fn a_package_in_the_cache_is_not_fetched_again() {
        let place = tempfile::tempdir().expect("a temporary folder");
        let folder = place.path().join("p-1-0123456789ab");
        fs::create_dir(&folder).expect("the cache is writable");
        let mut cache = Cache::at(place.path().to_owned());
        let found = cache.fetch(&wanted(Some("0123456789abcdef")));
        assert_eq!(found.expect("it is there").folder, folder);
    }

    #[test]
    fn a_cache_that_cannot_be_made_has_a_stand_in() {
        let place = tempfile::tempdir().expect("a temporary folder");
        let file = place.path().join("file");
        fs::write(&file, b"").expect("the folder is writable");
        let mut cache = Cache::at(file.join("cache"));
        let room = cache.room().expect("there is a temporary folder");
        assert!(room.is_dir() && !room.starts_with(&file));
    }
}
