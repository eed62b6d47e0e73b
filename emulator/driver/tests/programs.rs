//! Programs in C, compiled by gcc, that load the reference driver as any program would.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

#[test]
fn a_program_allocates_copies_and_is_called_back() {
    build_and_run("two_streams", &[]);
}

/// Runs against every `cuda.h` in the cache that `cuspec import` fills, which may be none: the
/// header is not free text and so is not in the repository.
#[test]
fn a_program_written_for_the_real_header_runs_as_it_is() {
    for header in cached_headers() {
        let define = format!("-DCUDA_HEADER=\"{}\"", header.display());
        build_and_run("two_streams", &[define.into()]);
    }
}

#[test]
fn a_process_ends_while_a_stream_is_at_work() {
    build_and_run("exit_while_busy", &[]);
}

#[test]
fn a_process_ends_while_a_kernel_runs() {
    build_and_run("exit_while_busy", &["-DKERNEL".into()]);
}

#[test]
fn an_exit_handler_finds_that_the_driver_has_shut_down() {
    build_and_run("called_at_exit", &[]);
}

#[test]
fn an_exit_handler_of_a_process_that_never_used_the_driver_finds_it_as_it_was() {
    build_and_run("called_at_exit", &["-DUNUSED".into()]);
}

#[test]
fn a_forked_child_is_told_that_it_is_not_initialised() {
    build_and_run("forked_child", &[]);
}

#[test]
fn memory_of_the_device_is_out_of_the_reach_of_the_host_and_larger() {
    build_and_run("device_memory", &[]);
}

#[test]
fn a_program_runs_kernels() {
    build_and_run("kernels", &[]);
}

#[test]
fn the_driver_can_be_closed_and_opened_again() {
    build_and_run("loaded_again", &[]);
}

/// The folder with the driver under the name that programs look for.
fn library_folder() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let built = test.with_file_name("libcuda.so");
    let folder = scratch().join("lib");
    fs::create_dir_all(&folder).unwrap();
    for name in ["libcuda.so", "libcuda.so.1"] {
        let link = folder.join(name);
        let _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(&built, &link).unwrap();
    }
    folder
}

/// A folder for what this test makes; tests of one run may share it.
fn scratch() -> PathBuf {
    let name = thread::current().name().unwrap_or("main").to_owned();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn build_and_run(name: &str, options: &[OsString]) {
    let library = library_folder();
    let program = scratch().join(name);
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/c")
        .join(name)
        .with_extension("c");
    let compiled = Command::new("gcc")
        .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-o"])
        .arg(&program)
        .args(options)
        .arg(&source)
        .arg("-L")
        .arg(&library)
        .args(["-lcuda", "-ldl"])
        .output()
        .expect("gcc is installed");
    expect_success("gcc", &compiled);
    let mut command = Command::new(&program);
    command.env("LD_LIBRARY_PATH", &library);
    expect_success(name, &run(command, Duration::from_secs(300)));
}

/// Runs a program to its end; one that hangs is ended and counts as failed.
fn run(mut command: Command, patience: Duration) -> Output {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let deadline = Instant::now() + patience;
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > deadline {
            child.kill().unwrap();
            break;
        }
        thread::sleep(Duration::from_millis(5));
    }
    child.wait_with_output().unwrap()
}

fn expect_success(what: &str, output: &Output) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{what}: {}\n{said}", output.status);
}

/// Every `cuda.h` below the cache of toolkits.
fn cached_headers() -> Vec<PathBuf> {
    let variable = |name| std::env::var_os(name).map(PathBuf::from);
    let cache = variable("CUSPEC_CACHE")
        .or_else(|| variable("XDG_CACHE_HOME").map(|folder| folder.join("cuspec")))
        .or_else(|| variable("HOME").map(|folder| folder.join(".cache/cuspec")));
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = cache.into_iter().collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().is_some_and(|name| name == "cuda.h") {
                found.push(path);
            }
        }
    }
    found
}
