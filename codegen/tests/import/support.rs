//! Helpers for tests of the import.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

pub(crate) fn cuspec(spec: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("--spec")
        .arg(spec)
        .args(arguments)
        .output()
        .expect("the command starts")
}

pub(crate) fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import/toolkit")
}

pub(crate) fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

/// Returns a copy of the fixture with one header changed.
pub(crate) fn changed(header: &str, from: &str, to: &str) -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    for entry in fs::read_dir(fixture()).expect("the fixture is there") {
        let path = entry.expect("the entry can be read").path();
        let name = path.file_name().expect("a file has a name");
        let mut text = fs::read_to_string(&path).expect("the header can be read");
        if name == header {
            assert!(text.contains(from), "{header} has no `{from}`");
            text = text.replacen(from, to, 1);
        }
        fs::write(folder.path().join(name), text).expect("the header can be written");
    }
    folder
}

pub(crate) fn import(spec: &Path, toolkit: &str, from: &Path) -> Output {
    cuspec(
        spec,
        &["import", toolkit, "--from", &from.display().to_string()],
    )
}

/// Imports the fixture into a new folder.
pub(crate) fn imported() -> TempDir {
    let spec = TempDir::new().expect("a temporary folder");
    let output = import(spec.path(), "13.0.96", &fixture());
    assert!(output.status.success(), "{}", text(&output.stderr));
    spec
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the error of a failed import, after checking that it left no files.
pub(crate) fn refused(spec: &TempDir, output: &Output) -> String {
    assert!(!output.status.success(), "{}", text(&output.stdout));
    let left: Vec<_> = fs::read_dir(spec.path())
        .expect("the folder is there")
        .collect();
    assert!(left.is_empty(), "half-written: {left:?}");
    text(&output.stderr)
}

pub(crate) fn declared(spec: &TempDir, file: &str) -> String {
    fs::read_to_string(spec.path().join("declared").join(file)).expect("the file is there")
}

pub(crate) fn show(spec: &Path, arguments: &[&str]) -> Vec<Value> {
    let output = cuspec(spec, &[&["show", "--json"], arguments].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("it prints JSON")
}

pub(crate) fn named<'a>(list: &'a [Value], name: &str) -> &'a Value {
    list.iter()
        .find(|one| one["function"] == name)
        .expect("the function is listed")
}

/// Changes one header in a folder that `changed` created.
pub(crate) fn edit(folder: &TempDir, header: &str, from: &str, to: &str) {
    let path = folder.path().join(header);
    let text = fs::read_to_string(&path).expect("the header can be read");
    assert!(text.contains(from), "{header} has no `{from}`");
    fs::write(&path, text.replacen(from, to, 1)).expect("the header can be written");
}

/// Returns the fixture as another release.
pub(crate) fn release(version: &str) -> TempDir {
    changed(
        "cuda.h",
        "CUDA_VERSION 13000",
        &format!("CUDA_VERSION {version}"),
    )
}
