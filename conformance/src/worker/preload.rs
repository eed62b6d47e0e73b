//! Libraries that are loaded before any other, as whoever uses them has the system do it.
//!
//! The template does without them: what they do when they are loaded, threads they start among it,
//! would not survive its being copied. Each copy starts the program again, with them.

use std::ffi::{CString, OsStr, OsString};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// What the loader reads.
pub const PRELOAD: &str = "LD_PRELOAD";
/// What a template is told of it, in the form that the loader reads.
pub const WANTED: &str = "CUCONFORM_PRELOAD";
/// What the program is told as a second word when it is started again.
const DONE: &str = "preloaded";

/// The libraries as the loader reads them; a path with a blank or a colon in it cannot be said.
pub fn join<'a>(paths: impl Iterator<Item = &'a Path>) -> OsString {
    let paths: Vec<&OsStr> = paths.map(Path::as_os_str).collect();
    paths.join(OsStr::new(":"))
}

/// Whether this process was started again.
pub(super) fn is_done() -> bool {
    std::env::args_os().nth(2).is_some_and(|word| word == DONE)
}

/// Starts the program again with the libraries that are wanted, if there are any. The process stays
/// the same, and so do its descriptors.
pub(super) fn start_again() -> io::Result<()> {
    let Some(wanted) = std::env::var_os(WANTED) else {
        return Ok(());
    };
    let program = std::env::current_exe()?;
    let error = Command::new(program)
        .args([super::ipc::WORKER, DONE])
        .env_remove(WANTED)
        .env(PRELOAD, wanted)
        .exec();
    Err(error)
}

/// Whether the loader has taken a library: one that it cannot load it passes over.
pub(super) fn is_loaded(path: &Path) -> bool {
    let Ok(name) = CString::new(path.as_os_str().as_bytes()) else {
        return false;
    };
    let mode = libc::RTLD_NOW | libc::RTLD_NOLOAD;
    // SAFETY: the name ends in a zero, and nothing is loaded that was not before.
    let handle = unsafe { libc::dlopen(name.as_ptr(), mode) };
    !handle.is_null()
}
