//! Builds libraries from the C sources of tests.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiles `tests/SOURCE` to a library in a folder, with the additional arguments `more`.
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
    let printed = String::from_utf8_lossy(&output.stderr);
    Err(format!("cc cannot build {}:\n{printed}", source.display()))
}
