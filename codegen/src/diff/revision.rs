//! The registry at a revision of the repository.

use std::ffi::OsStr;
use std::io::Cursor;
use std::path::Path;
use std::process::Command;

use zip::ZipArchive;

/// Unpacks `declared` below `spec` at a revision into `folder` and returns the full hash of the commit.
pub(super) fn unpack(spec: &Path, revision: &str, folder: &Path) -> Result<String, String> {
    // A revision that begins with a dash is not an option.
    let commit = format!("{revision}^{{commit}}");
    let arguments = [
        "rev-parse",
        "--verify",
        "--quiet",
        "--end-of-options",
        &commit,
    ];
    let hash = git(spec, &arguments).map_err(|error| {
        format!(
            "`{revision}` is no revision of the repository that holds {}{error}",
            spec.display()
        )
    })?;
    let hash = String::from_utf8_lossy(&hash).trim().to_owned();
    // Paths are relative to the folder git runs in, so the archive contains `declared/..`.
    let archive = git(spec, &["archive", "--format=zip", &hash, "declared"])
        .map_err(|error| format!("there is no registry at `{revision}`{error}"))?;
    ZipArchive::new(Cursor::new(archive))
        .and_then(|mut archive| archive.extract(folder))
        .map_err(|error| format!("the registry at `{revision}` cannot be unpacked: {error}"))?;
    Ok(hash)
}

/// Returns the output of git; the error is git's message after a colon, if it has one.
fn git(folder: &Path, arguments: &[&str]) -> Result<Vec<u8>, String> {
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(arguments.iter().map(OsStr::new))
        .output()
        .map_err(|error| format!(": git does not start: {error}; it has to be installed"))?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => {
            let message = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            Err(match message.as_str() {
                "" => String::new(),
                message => format!(": {message}"),
            })
        }
    }
}
