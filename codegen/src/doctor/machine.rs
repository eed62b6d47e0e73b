//! Folders, programs and libraries of the machine.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// File name of the driver's library, for the loader.
const LIBCUDA: &str = "libcuda.so.1";

/// Folders that the loader's list may lack: the driver of WSL.
const FOLDERS: [&str; 1] = ["/usr/lib/wsl/lib"];

/// Whether files can be created in a folder, or in its nearest existing parent.
pub(super) fn is_writable(folder: &Path) -> io::Result<()> {
    let there = folder.ancestors().find(|one| one.exists());
    let there = there.ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
    tempfile::tempfile_in(there).map(drop)
}

/// Returns the first line that a program prints, or the reason why there is none.
pub(super) fn run_for_a_line(program: &str, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(program)
        .args(arguments)
        .output()
        .map_err(|error| format!("`{program}` cannot be started: {error}"))?;
    let first = |text: &[u8]| {
        let text = String::from_utf8_lossy(text);
        text.trim().lines().next().unwrap_or_default().to_owned()
    };
    match output.status.success() {
        true => Ok(first(&output.stdout)),
        false => Err(format!("`{program}` fails: {}", first(&output.stderr))),
    }
}

/// Returns the file that the loader would load, without loading it.
pub(super) fn find_libcuda() -> Option<PathBuf> {
    let named = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let named = std::env::split_paths(&named)
        .map(|folder| folder.join(LIBCUDA))
        .find(|path| path.is_file());
    named.or_else(find_listed).or_else(|| {
        FOLDERS
            .iter()
            .map(|folder| Path::new(folder).join(LIBCUDA))
            .find(|path| path.is_file())
    })
}

/// Searches the cache of the loader.
fn find_listed() -> Option<PathBuf> {
    let run = |program| Command::new(program).arg("-p").output().ok();
    let output = run("ldconfig").or_else(|| run("/sbin/ldconfig"))?;
    listed(&String::from_utf8_lossy(&output.stdout))
}

/// Returns the path of the library in the output of `ldconfig -p`.
fn listed(list: &str) -> Option<PathBuf> {
    let is_ours = |line: &&str| {
        let mut words = line.split_whitespace();
        // The brackets contain the C library and, except for the oldest processors, the processor.
        let kind = line
            .split_once('(')
            .and_then(|(_, rest)| rest.split_once(')'));
        words.next() == Some(LIBCUDA) && kind.is_some_and(|(kind, _)| kind.contains("64"))
    };
    let line = list.lines().find(is_ours)?;
    line.split_once("=> ")
        .map(|(_, path)| PathBuf::from(path.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_for_this_processor_is_taken_from_the_list() {
        let list = "2 libs found in cache\n\
             \tlibcuda.so.1 (libc6) => /usr/lib32/libcuda.so.1\n\
             \tlibcuda.so.1 (libc6,x86-64) => /usr/lib/libcuda.so.1\n";
        assert_eq!(listed(list), Some(PathBuf::from("/usr/lib/libcuda.so.1")));
    }
}
