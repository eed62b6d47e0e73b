//! The location of the reference libraries: cargo builds them beside this program.

use std::path::{Path, PathBuf};

use super::subject::Subject;

/// The file name that cargo writes, and the name that programs load.
const DRIVER: [&str; 2] = ["libcuda.so", "libcuda.so.1"];
const RUNTIME: [&str; 2] = ["libcudart.so", "libcudart.so.13"];

/// The named libraries, or the reference libraries if none is named. A named library is only combined with a named
/// one.
pub fn resolve(driver: Option<PathBuf>, runtime: Option<PathBuf>) -> Result<Subject, String> {
    if driver.is_none() && runtime.is_none() {
        return find();
    }
    Ok(Subject {
        driver,
        runtime,
        ..Subject::default()
    })
}

/// The reference libraries, under the names that programs load.
///
/// The folder of the program holds either `libcuda.so.1`, if both were copied to another machine, or
/// cargo's own output `libcuda.so` in `deps`, for which this makes a link with the name `libcuda.so.1`. The
/// same applies to the runtime; without one, no case of the runtime is run.
pub fn find() -> Result<Subject, String> {
    let program = std::env::current_exe()
        .map_err(|error| format!("cannot find the path of this program: {error}"))?;
    find_in_folder(program.parent().unwrap_or(Path::new(".")))
}

/// Like [`find`], for a program in this folder.
pub fn find_in_folder(folder: &Path) -> Result<Subject, String> {
    let driver = find_in(folder, DRIVER).ok_or_else(|| {
        format!(
            "the reference driver is not in {}; build it with \
             `cargo build -p cuspec-reference-driver`, or name a library with --driver",
            folder.display()
        )
    })?;
    Ok(Subject {
        driver: Some(driver),
        runtime: find_in(folder, RUNTIME),
        ..Subject::default()
    })
}

fn find_in(folder: &Path, [built, wanted]: [&str; 2]) -> Option<PathBuf> {
    let outputs = [folder.join("deps").join(built), folder.join(built)];
    if let Some(library) = outputs.into_iter().find(|path| path.is_file()) {
        return Some(link(&library, &folder.join(wanted)));
    }
    let copied = folder.join(wanted);
    copied.is_file().then_some(copied)
}

/// Creates the link, and returns it; returns the library itself if that fails.
fn link(library: &Path, link: &Path) -> PathBuf {
    if std::fs::read_link(link).is_ok_and(|target| target == library) {
        return link.to_owned();
    }
    if link.is_symlink() {
        let _ = std::fs::remove_file(link);
    }
    match std::os::unix::fs::symlink(library, link) {
        Ok(()) => link.to_owned(),
        Err(_) => library.to_owned(),
    }
}
