//! Imports an invented release with every kind of change into a copy of the repository. Without edits by
//! hand, the copy must pass the checks that the repository passes.
//!
//! Run `cargo test -p cuspec-codegen --test cuspec -- --ignored held_out::`. The copy is below
//! `target/held-out` and has a separate target folder, because cargo confuses the outputs of two copies of a
//! workspace in one folder. The built files are removed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

mod release;

use release::{EDITS, FOLLOWS, RELEASE};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn run(command: &mut Command) -> Output {
    let output = command.output().expect("the command starts");
    assert!(
        output.status.success(),
        "{command:?}\n{}\n{}",
        text(&output.stdout),
        text(&output.stderr)
    );
    output
}

fn cuspec(spec: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuspec"));
    command.arg("--spec").arg(spec);
    command
}

/// Copies the files that are committed or about to be.
fn copy(to: &Path) {
    if to.exists() {
        fs::remove_dir_all(to).expect("it can be removed");
    }
    let mut list = Command::new("git");
    list.current_dir(repository()).args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]);
    for name in text(&run(&mut list).stdout).split_terminator('\0') {
        let (from, to) = (repository().join(name), to.join(name));
        if from.is_file() {
            fs::create_dir_all(to.parent().expect("a folder")).expect("it is writable");
            fs::copy(from, to).expect("it can be copied");
        }
    }
}

/// Writes the headers of the preceding release with all edits to folders below `to`.
fn headers(cache: &Path, to: &Path) -> Vec<PathBuf> {
    let scratch = tempfile::TempDir::new().expect("a temporary folder");
    run(cuspec(scratch.path())
        .env("CUSPEC_CACHE", cache)
        .args(["import", FOLLOWS]));
    let mut left: Vec<_> = EDITS.iter().collect();
    let mut folders = Vec::new();
    for package in fs::read_dir(cache).expect("packages are kept").flatten() {
        let from = package.path().join("nvidia/cu13/include");
        if from.is_dir() {
            let folder = to.join(package.file_name());
            copy_headers(&from, &folder);
            folders.push(folder);
        }
    }
    for folder in &folders {
        left.retain(|(header, old, new)| {
            let path = folder.join(header);
            let Ok(text) = fs::read_to_string(&path) else {
                return true;
            };
            let is_there = text.contains(old);
            if is_there {
                // A function that two views declare changes in both.
                fs::write(&path, text.replace(old, new)).expect("it is writable");
            }
            !is_there
        });
    }
    assert!(left.is_empty(), "no place for {left:?}");
    folders
}

fn copy_headers(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("it is writable");
    for entry in fs::read_dir(from).expect("it is there").flatten() {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        match path.is_dir() {
            true => copy_headers(&path, &target),
            false => drop(fs::copy(&path, &target).expect("it can be copied")),
        }
    }
}

/// Returns the copy, with the release imported and all files generated once for all tests, and the remarks of
/// `cuspec check`.
fn imported() -> &'static (PathBuf, String) {
    static IMPORTED: OnceLock<(PathBuf, String)> = OnceLock::new();
    IMPORTED.get_or_init(|| {
        let own = repository().join("target/held-out");
        let (copied, headers_in) = (own.join("repository"), own.join("headers"));
        copy(&copied);
        let spec = copied.join("spec");
        if headers_in.exists() {
            fs::remove_dir_all(&headers_in).expect("it can be removed");
        }
        let mut import = cuspec(&spec);
        import.args(["import", RELEASE]);
        for folder in headers(&own.join("cache"), &headers_in) {
            import.arg("--from").arg(folder);
        }
        run(&mut import);
        let checked = text(&run(cuspec(&spec).arg("check")).stdout);
        run(cuspec(&spec).arg("generate"));
        (copied, checked)
    })
}

#[test]
#[ignore = "needs libclang and real toolkits"]
fn a_release_with_every_kind_of_change_is_imported_and_lagging_contracts_are_listed() {
    let (copied, checked) = imported();
    for part in [
        "names `hStream` of `cuStreamAttachMemAsync` `stream`",
        "`bytesize` of `cuMemAlloc_v2` is `unsigned long long`",
        "`cuStreamQuery` takes 2 parameters",
        "`cuEventQuery` maps to `cuEventQuery_v2`",
        "`cuMemFreeHost` is not declared",
        "has an enumerator `CU_MEM_ATTACH_ODD`",
        "the layout of record `CUmemPoolProps` changed",
        "the layout of record `CUmemLocation` changed",
        "the layout of record `cudaMemPoolProps` changed",
        "the layout of record `cudaPitchedPtr` changed",
    ] {
        assert!(checked.contains(part), "{part} is missing from\n{checked}");
    }
    run(cuspec(&copied.join("spec")).args(["generate", "--check"]));
}

#[test]
#[ignore = "needs libclang and real toolkits, and builds the workspace"]
fn after_such_a_release_the_generated_code_compiles_and_all_tests_pass() {
    let (copied, _) = imported();
    let target = copied.join("target");
    let output = Command::new("cargo")
        .current_dir(copied)
        .env("CARGO_TARGET_DIR", &target)
        // These are gigabytes that no test needs.
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .args(["test", "--workspace", "--no-fail-fast"])
        .output()
        .expect("cargo starts");
    fs::remove_dir_all(&target).expect("it can be removed");
    let (stdout, stderr) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{stdout}\n{stderr}");
}
