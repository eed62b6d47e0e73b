//! Files that are no subject: each is rejected with a reason and exit code 4.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Offset of `e_machine` in an ELF file, and a machine on which these tests never run.
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
    let printed = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    assert!(printed.contains(reason), "{printed}");
    assert!(printed.contains(&*library.to_string_lossy()), "{printed}");
}

/// A library of the system other than CUDA.
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
fn a_missing_library_is_rejected() {
    refused(Path::new("/nowhere/libcuda.so.1"), "there is no");
}

#[test]
fn a_name_unknown_to_the_loader_is_rejected() {
    refused(Path::new("libnowhere.so.1"), "cannot load");
}

#[test]
fn a_folder_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    refused(folder.path(), "is a folder");
}

#[test]
fn a_text_file_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    fs::write(&path, "GROUP ( libcuda.so )\n").expect("a file");
    refused(&path, "is not a shared library");
}

#[test]
fn an_empty_file_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    fs::write(&path, "").expect("a file");
    refused(&path, "is not a shared library");
}

#[test]
fn a_truncated_library_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    let whole = fs::read(libc()).expect("a library");
    fs::write(&path, &whole[..whole.len() / 2]).expect("a file");
    refused(&path, "is not a shared library");
}

#[test]
fn a_library_for_another_machine_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    let mut bytes = fs::read(libc()).expect("a library");
    bytes[MACHINE] = SPARC;
    fs::write(&path, bytes).expect("a file");
    refused(&path, "is a library for");
}

#[test]
fn a_library_other_than_cuda_is_rejected() {
    refused(
        &libc(),
        "is not a CUDA driver: it exports none of the functions",
    );
}

#[test]
fn an_unreadable_library_is_rejected() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("libcuda.so.1");
    fs::copy(libc(), &path).expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).expect("no permissions");
    // The superuser may read every file; then it is rejected for its content.
    let reason = match fs::File::open(&path) {
        Ok(_) => "is not a CUDA driver",
        Err(_) => "ermission denied",
    };
    refused(&path, reason);
}
