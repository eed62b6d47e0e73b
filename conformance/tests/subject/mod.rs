//! Builds a library to run against from its C source, for tests that bring one.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The library made from `tests/SOURCE`, in a folder; `more` is given to the compiler behind it.
pub(crate) fn build(
    source: &str,
    folder: &Path,
    name: &str,
    more: &[&OsStr],
) -> Result<PathBuf, String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(source);
    let library = folder.join(name);
    let output = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-pthread", "-Wall", "-o"])
        .args([&library, &source])
        .args(more)
        .output()
        .map_err(|error| format!("cc builds the subject, and cannot be run: {error}"))?;
    if output.status.success() {
        return Ok(library);
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("cc cannot build {}:\n{said}", source.display()))
}
