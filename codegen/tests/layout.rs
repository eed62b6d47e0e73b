//! Tests of the command `cuspec layout`, which compares a registry of lamps with headers of lamps.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

fn fixture(part: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/layout")
        .join(part)
}

/// Compares a registry with the headers of lamps.
fn layout(spec: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("--spec")
        .arg(spec)
        .args(["layout", "13.0.0", "--from"])
        .arg(fixture("include"))
        .args(arguments)
        .output()
        .expect("the command starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns a copy of the registry of lamps with one text of a file changed.
fn changed(file: &str, from: &str, to: &str) -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    let files = [
        "toolkits.rs",
        "driver/items.rs",
        "driver/lamp.rs",
        "runtime/items.rs",
    ];
    for name in files {
        let mut content =
            fs::read_to_string(fixture("spec/declared").join(name)).expect("a fixture");
        if name == file {
            assert!(content.contains(from), "{file} has no `{from}`");
            content = content.replacen(from, to, 1);
        }
        let path = folder.path().join("declared").join(name);
        fs::create_dir_all(path.parent().expect("it is in a folder")).expect("a folder");
        fs::write(path, content).expect("the file can be written");
    }
    folder
}

/// Returns the report on a registry that differs, without its first line.
fn differences(file: &str, from: &str, to: &str) -> Vec<String> {
    let spec = changed(file, from, to);
    let output = layout(spec.path(), &[]);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{out}{err}");
    out.lines()
        .skip(1)
        .map(|line| line.trim().to_owned())
        .collect()
}

#[test]
fn a_registry_that_agrees_is_counted() {
    let output = layout(&fixture("spec"), &[]);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    insta::assert_snapshot!(
        out.trim(),
        @"13.0.0: 5 records, 10 fields, 2 bit-fields, 3 enums, 5 enumerators, 7 constants, 3 types, 7 symbols, 5 names; 1 unnamed unchecked; 70 assertions: all agree"
    );
}

/// File, original text, replacement, and the expected report.
const DIFFERENCES: &[(&str, &str, &str, &str)] = &[
    (
        "driver/items.rs",
        "size = 40",
        "size = 64",
        "the size of `CUlampDesc`: the registry says 64, the headers say 40",
    ),
    (
        "driver/items.rs",
        "align = 64",
        "align = 1",
        "the alignment of `CUlampMap`: the registry says 1, the headers say 64",
    ),
    (
        "driver/items.rs",
        "    #[offset(8)]\n    label",
        "    #[offset(4)]\n    label",
        "the offset of `CUlampDesc_place.label`: the registry says 4, the headers say 8",
    ),
    (
        "driver/items.rs",
        "name: *const c_char",
        "name: *mut c_char",
        "the type of `CUlampDesc_place_label.name`: the registry says char *, the headers say \
         const char ** (behind one more pointer)",
    ),
    (
        "driver/items.rs",
        "#[bits(3, 7)]",
        "#[bits(3, 6)]",
        "the bits of `CUlampDesc.tint`: the registry says bits 11..17, the headers say something else",
    ),
    (
        "driver/items.rs",
        "#[repr(i32)]",
        "#[repr(u32)]",
        "whether `CUlampState` is signed: the registry says 0, the headers say 1",
    ),
    (
        "driver/items.rs",
        "INVALID_VALUE = 1",
        "INVALID_VALUE = 2",
        "the value of `CUDA_ERROR_INVALID_VALUE`: the registry says 2, the headers say 1",
    ),
    (
        "driver/items.rs",
        "CU_LAMP_NONE: c_int = -1",
        "CU_LAMP_NONE: c_int = -2",
        "the value of `CU_LAMP_NONE`: the registry says -2, the headers say -1",
    ),
    (
        "driver/items.rs",
        "CU_LAMP_NONE: c_int",
        "CU_LAMP_NONE: c_long",
        "the type of `CU_LAMP_NONE`: the registry says long, the headers say int * (behind one more \
         pointer)",
    ),
    (
        "driver/items.rs",
        "= 1.5",
        "= 1.25",
        "the value of `CU_LAMP_WARMTH`: the registry says 1.25, the headers say something else",
    ),
    (
        "driver/items.rs",
        "\"a maker\"",
        "\"another\"",
        "the value of `CU_LAMP_MAKER`: the registry says \"another\", the headers say something else",
    ),
    (
        "driver/items.rs",
        "0x1 as _",
        "0x2 as _",
        "the value of `CU_LAMP_ALL`: the registry says 2, the headers say 1",
    ),
    (
        "driver/items.rs",
        "CU_LAMP_OFF: _ = CU_LAMP_DARK",
        "CU_LAMP_OFF: _ = CU_LAMP_BROKEN",
        "the value of `CU_LAMP_OFF`: the registry says CU_LAMP_BROKEN, the headers say something else",
    ),
    (
        "driver/items.rs",
        "CUlampPtr = c_ulonglong",
        "CUlampPtr = c_ulong",
        "the type `CUlampPtr`: the registry says unsigned long, the headers say long long unsigned \
         int * (behind one more pointer)",
    ),
    (
        "driver/lamp.rs",
        "fn cuLampPaint(lamp: CUlamp, texture: GLuint)",
        "fn cuLampPaint(lamp: CUlamp, texture: c_int)",
        "the type of `cuLampPaint`: the registry says CUresult (*)(CUlamp, int), the headers say enum \
         cudaError_enum (**)(struct CUlamp_st *, unsigned int) (behind one more pointer)",
    ),
    (
        "driver/lamp.rs",
        "#[not_default]\n",
        "",
        "the symbol behind `cuLampOpen`: the registry says cuLampOpen, the headers say something else",
    ),
    (
        "runtime/items.rs",
        "width = w, height = h",
        "width = h, height = w",
        "the result of `make_cudaExtent`: the registry says that each argument becomes the field it \
         is said to, the headers say something else",
    ),
];

#[test]
fn every_difference_is_named_with_both_values() {
    for (file, from, to, report) in DIFFERENCES {
        let found = differences(file, from, to);
        assert_eq!(found, [*report], "{from} -> {to}");
    }
}

#[test]
fn a_name_missing_from_the_headers_is_reported_once() {
    let found = differences(
        "driver/items.rs",
        "#[tag(CUlampDesc_st)]",
        "#[tag(CUlampRoom_st)]",
    );
    assert_eq!(found.len(), 1, "{found:?}");
    let found = differences("driver/items.rs", "struct CUlampMap", "struct CUlampRoom");
    assert_eq!(
        found,
        [
            "the size of `CUlampRoom`: the registry says 128, the headers say 'CUlampRoom' undeclared \
          here (not in a function) (and 3 more facts need it)"
        ]
    );
}

#[test]
fn a_per_thread_variant_missing_from_the_headers_is_named() {
    let found = differences("driver/lamp.rs", "cuLampOpen_v2_ptsz", "cuLampOpen_v2_ptds");
    assert_eq!(
        found,
        [
            "the type of `cuLampOpen_v2_ptds`: the registry says CUresult (*)(CUlamp *, size_t), the \
          headers say 'cuLampOpen_v2_ptds' undeclared here (not in a function); did you mean \
          'cuLampOpen_v2_ptsz'?"
        ]
    );
}

#[test]
fn a_program_without_assertions_is_rejected() {
    let spec = TempDir::new().expect("a temporary folder");
    let declared = spec.path().join("declared");
    for folder in ["driver", "runtime"] {
        fs::create_dir_all(declared.join(folder)).expect("a folder");
    }
    fs::copy(
        fixture("spec/declared/toolkits.rs"),
        declared.join("toolkits.rs"),
    )
    .expect("a copy");
    let output = layout(spec.path(), &[]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("nothing was compared"));
}

#[test]
fn a_difference_is_printed_as_json() {
    let spec = changed("driver/items.rs", "size = 40", "size = 64");
    let output = layout(spec.path(), &["--json"]);
    let verdicts: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let difference = &verdicts[0]["differences"][0];
    assert_eq!(difference["what"], "the size of `CUlampDesc`");
    assert_eq!(difference["registry"], "64");
    assert_eq!(difference["headers"], "40");
}

#[test]
fn a_missing_compiler_is_an_error_of_its_own() {
    let output = layout(&fixture("spec"), &["--gcc", "no/such/gcc"]);
    let err = text(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{err}");
    assert!(err.contains("`no/such/gcc` cannot be used"), "{err}");
    assert!(err.contains("--gcc PATH"), "{err}");
}

#[test]
fn headers_that_do_not_compile_are_an_error_of_their_own() {
    let folder = TempDir::new().expect("a temporary folder");
    fs::write(folder.path().join("cuda.h"), "int oops\n").expect("the header can be written");
    let spec = fixture("spec");
    let output = Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("--spec")
        .arg(spec)
        .args(["layout", "13.0.0", "--from"])
        .arg(folder.path())
        .output()
        .expect("the command starts");
    let err = text(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{err}");
    assert!(err.contains("not because of a fact"), "{err}");
}

#[test]
fn a_toolkit_that_was_not_imported_is_an_error_of_its_own() {
    let output = Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("--spec")
        .arg(fixture("spec"))
        .args(["layout", "11.0.0"])
        .output()
        .expect("the command starts");
    let err = text(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{err}");
    assert!(err.contains("there are 12.0.0, 13.0.0"), "{err}");
}

#[test]
fn the_program_can_be_compiled_by_hand() {
    let output = layout(&fixture("spec"), &["--emit"]);
    let folder = TempDir::new().expect("a temporary folder");
    let source = folder.path().join("facts.c");
    fs::write(&source, &output.stdout).expect("the program can be written");
    let gl = folder.path().join("GL");
    fs::create_dir(&gl).expect("a folder");
    fs::write(gl.join("gl.h"), "typedef unsigned int GLuint;\n").expect("a header");
    let output = Command::new("gcc")
        .args(["-std=c11", "-fsyntax-only", "-I"])
        .arg(fixture("include"))
        .arg("-I")
        .arg(folder.path())
        .arg(source)
        .output()
        .expect("gcc is there");
    assert!(output.status.success(), "{}", text(&output.stderr));
}
