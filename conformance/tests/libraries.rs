//! Files that are no subject: each is refused in words that say why, with exit code 4.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Offset of `e_machine` in an ELF file, and the number of a machine that nobody tests on.
const MACHINE: usize = 18;
const SPARC: u8 = 43;

#[track_caller]
fn refused(library: &Path, reason: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_cuconform"))
        .current_dir(folder.path())
        .args(["run", "--out", "out", "--driver"])
        .arg(library)
        .output()
        .expect("cuconform starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    assert!(said.contains(reason), "{said}");
    assert!(said.contains(&*library.to_string_lossy()), "{said}");
}

/// Some library of the system's, which is not CUDA.
fn libc() -> PathBuf {
    let maps = fs::read_to_string("/proc/self/maps").expect("the maps of this process");
    let path = maps
        .lines()
        .filter_map(|line| line.split_whitespace().last())
        .find(|path| path.contains("/libc.so") || path.contains("/libc-"))
        .expect("a C library");
    PathBuf::from(path)
}

#[test]
fn a_library_that_is_not_there() {
    refused(Path::new("/nowhere/libcuda.so.1"), "there is no");
}

#[test]
fn a_name_that_the_loader_does_not_find() {
    refused(Path::new("libnowhere.so.1"), "cannot load");
}

#[test]
fn a_folder_in_place_of_a_library() {
    let folder = tempfile::tempdir().expect("a folder");
    refused(folder.path(), "is a folder");
}

#[test]
fn a_file_that_is_no_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    fs::write(&path, "GROUP ( libcuda.so )\n").expect("a file");
    refused(&path, "is not a shared library");
}

#[test]
fn an_empty_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    fs::write(&path, "").expect("a file");
    refused(&path, "is not a shared library");
}

#[test]
fn half_of_a_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    let whole = fs::read(libc()).expect("a library");
    fs::write(&path, &whole[..whole.len() / 2]).expect("a file");
    refused(&path, "is not a shared library");
}

#[test]
fn a_library_for_another_machine() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    let mut bytes = fs::read(libc()).expect("a library");
    bytes[MACHINE] = SPARC;
    fs::write(&path, bytes).expect("a file");
    refused(&path, "is a library for");
}

#[test]
fn a_library_that_is_not_cuda() {
    refused(
        &libc(),
        "is not a CUDA driver: it exports none of the functions",
    );
}

#[test]
fn a_library_that_nobody_may_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    fs::copy(libc(), &path).expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).expect("no permissions");
    // For the superuser there is no such file; then it is refused for what it is.
    let reason = match fs::File::open(&path) {
        Ok(_) => "is not a CUDA driver",
        Err(_) => "ermission denied",
    };
    refused(&path, reason);
}
