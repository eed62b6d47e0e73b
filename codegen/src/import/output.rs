//! Writes the declared layer to its folder, all of it or nothing.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cuspec_spec::declared::{self, Declared};

use super::error::Error;

/// Locks the layer until it is dropped.
pub(super) struct Lock(Option<fs::File>);

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(file) = &self.0 {
            let _ = file.unlock();
        }
    }
}

/// Waits until no other process writes below the folder.
pub(super) fn lock(spec: &Path) -> Result<Lock, Error> {
    fs::create_dir_all(spec).map_err(|error| Error::file(spec, &error))?;
    // On file systems without locks, the user has to avoid two imports at once.
    let folder = fs::File::open(spec).ok();
    let locked = folder.filter(|folder| folder.lock().is_ok());
    sweep(spec);
    Ok(Lock(locked))
}

/// Name of the folder while it is being filled.
const STAGE: &str = ".declared";

/// Temporary folder of the layer: the build folder if that is on the same
/// file system, so that an interrupted import leaves nothing among the sources.
fn stages(spec: &Path) -> Vec<PathBuf> {
    let root = match spec.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let target = root.join("target");
    let places = [target, spec.to_owned()].into_iter();
    places.filter(|place| place.is_dir()).collect()
}

/// Removes the remains of an interrupted import; the lock excludes a running one.
fn sweep(spec: &Path) {
    for place in stages(spec) {
        let entries = fs::read_dir(place).into_iter().flatten().flatten();
        for entry in entries {
            if entry.file_name().to_string_lossy().starts_with(STAGE) {
                let _ = fs::remove_dir_all(entry.path());
            }
        }
    }
}

/// Writes the layer into a new folder and moves it into place when it is complete.
pub(super) fn write(folder: &Path, declared: &Declared) -> Result<(), Error> {
    let parent = folder.parent().unwrap_or(Path::new("."));
    let fail = |error: std::io::Error| Error::File {
        path: folder.to_owned(),
        reason: format!("cannot be written: {error}"),
    };
    fs::create_dir_all(parent).map_err(fail)?;
    let files = declared::write(declared);
    let mut done = Err(std::io::ErrorKind::CrossesDevices.into());
    for place in stages(parent) {
        done = write_from(&place, folder, &files);
        let is_elsewhere =
            |error: &std::io::Error| error.kind() == std::io::ErrorKind::CrossesDevices;
        if !done.as_ref().is_err_and(is_elsewhere) {
            break;
        }
    }
    done.map_err(fail)
}

fn write_from(
    place: &Path,
    folder: &Path,
    files: &BTreeMap<String, String>,
) -> std::io::Result<()> {
    let fresh = tempfile::Builder::new().prefix(STAGE).tempdir_in(place)?;
    let stage = fresh.path().join("declared");
    for (path, text) in files {
        let path = stage.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&stage))?;
        fs::write(&path, text)?;
    }
    match folder.exists() {
        true => exchange(&stage, folder),
        false => fs::rename(&stage, folder),
    }
}

/// Replaces one folder by another atomically.
#[cfg(target_os = "linux")]
fn exchange(stage: &Path, folder: &Path) -> std::io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};

    match renameat_with(CWD, stage, CWD, folder, RenameFlags::EXCHANGE) {
        // Some file systems do not support this.
        Err(rustix::io::Errno::INVAL | rustix::io::Errno::NOSYS) => replace(stage, folder),
        other => Ok(other?),
    }
}

#[cfg(not(target_os = "linux"))]
fn exchange(stage: &Path, folder: &Path) -> std::io::Result<()> {
    replace(stage, folder)
}

/// Replaces in two steps.
fn replace(stage: &Path, folder: &Path) -> std::io::Result<()> {
    let old = stage.with_file_name("old");
    fs::rename(folder, &old)?;
    fs::rename(stage, folder).inspect_err(|_| {
        // Restore the old folder.
        let _ = fs::rename(&old, folder);
    })
}
