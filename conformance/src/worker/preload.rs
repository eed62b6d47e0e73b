//! Libraries that the loader loads before all others.
//!
//! The template runs without them, because threads that they start would not survive a fork. Each worker
//! executes the program again, with these libraries preloaded.

use std::ffi::{CString, OsStr, OsString};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// The environment variable that the loader reads.
pub const PRELOAD: &str = "LD_PRELOAD";
/// The environment variable that passes the libraries to the template, in the form that the loader reads.
pub const PRELOADS: &str = "CUCONFORM_PRELOAD";
/// The second command-line argument of a program that was executed again.
const EXECUTED_AGAIN: &str = "preloaded";

/// Joins paths in the form that the loader reads. The loader cannot handle paths with a space or a colon.
pub fn join<'a>(paths: impl Iterator<Item = &'a Path>) -> OsString {
    let paths: Vec<&OsStr> = paths.map(Path::as_os_str).collect();
    paths.join(OsStr::new(":"))
}

/// Whether this process was executed again.
pub(super) fn was_executed_again() -> bool {
    std::env::args_os()
        .nth(2)
        .is_some_and(|word| word == EXECUTED_AGAIN)
}

/// Executes the program again with the wanted libraries, if any. The process keeps its id and its
/// descriptors.
pub(super) fn execute_again() -> io::Result<()> {
    let Some(wanted) = std::env::var_os(PRELOADS) else {
        return Ok(());
    };
    let program = std::env::current_exe()?;
    let error = Command::new(program)
        .args([super::ipc::WORKER, EXECUTED_AGAIN])
        .env_remove(PRELOADS)
        .env(PRELOAD, wanted)
        .exec();
    Err(error)
}

/// Whether the loader has loaded this library. The loader skips a library that it cannot load.
pub(super) fn is_loaded(path: &Path) -> bool {
    let Ok(name) = CString::new(path.as_os_str().as_bytes()) else {
        return false;
    };
    let mode = libc::RTLD_NOW | libc::RTLD_NOLOAD;
    // SAFETY: the name ends in a zero byte, and `RTLD_NOLOAD` loads nothing.
    let handle = unsafe { libc::dlopen(name.as_ptr(), mode) };
    !handle.is_null()
}
