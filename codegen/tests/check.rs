//! `cuspec check --library` on libraries compiled by the tests, with the registry of lamps in `check/`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

/// The symbols that 12.0.1 and 12.0.2 declare.
const SYMBOLS_12: [&str; 5] = [
    "cuLampClose",
    "cuLampColour",
    "cuLampOpen",
    "cuLampOpen_v2",
    "cuLampOpen_v2_ptsz",
];

/// A folder of files to check, in which the command runs.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(TempDir::new().expect("a temporary folder"))
    }

    /// Returns a folder with one library, `lib.so`, that exports these functions.
    fn with_library(names: &[&str]) -> Self {
        let folder = Self::new();
        let functions: String = names
            .iter()
            .map(|name| format!("int {name}(void) {{ return 0; }}\n"))
            .collect();
        folder.compile(&functions, &["-shared"], "lib.so");
        folder
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn compile(&self, source: &str, arguments: &[&str], target: &str) {
        fs::write(self.path().join("source.c"), source).expect("the source can be written");
        let output = Command::new("cc")
            .args(arguments)
            .args(["-fPIC", "-o", target, "source.c"])
            .current_dir(self.path())
            .output()
            .expect("cc starts");
        assert!(output.status.success(), "{}", text(&output.stderr));
    }

    /// Compares a file in the folder with the registry of lamps.
    fn check(&self, file: &str, arguments: &[&str]) -> Output {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check/spec");
        Command::new(env!("CARGO_BIN_EXE_cuspec"))
            .arg("--spec")
            .arg(spec)
            .args(["check", "--library", file])
            .args(arguments)
            .current_dir(self.path())
            .output()
            .expect("the command starts")
    }

    /// Returns the JSON report about `lib.so`.
    fn facts(&self, arguments: &[&str]) -> Value {
        let output = self.check("lib.so", &[&["--json"], arguments].concat());
        serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)))
    }

    /// Returns the error for a file that cannot be compared.
    fn error(&self, file: &str) -> String {
        let output = self.check(file, &[]);
        assert_eq!(output.status.code(), Some(2), "{}", text(&output.stdout));
        assert_eq!(text(&output.stdout), "");
        text(&output.stderr)
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn with(names: &[&'static str], more: &[&'static str]) -> Vec<&'static str> {
    [names, more].concat()
}

fn without(names: &[&'static str], less: &str) -> Vec<&'static str> {
    names.iter().copied().filter(|name| *name != less).collect()
}

#[test]
fn a_report_lists_the_library_the_toolkits_and_the_differences() {
    let names = with(
        &without(&SYMBOLS_12, "cuLampClose"),
        &["cuLampDusk", "cuLampDim", "__cudaLamp"],
    );
    let output = Folder::with_library(&names).check("lib.so", &["--toolkit", "12.0.2"]);
    insta::assert_snapshot!(text(&output.stdout), @r"
    lib.so: libcuda, ELF, 7 exports: 5 declared, 1 declared by no toolkit, 1 private, 0 other
    it looks like 13.0.1

    toolkits                symbols  exported  missing  extra
    11.0.1                        3         2        1      3
    12.0.1 to 12.0.2              5         4        1      1  compared
    13.0.1                        5         5        0      0

    declared by 12.0.2, missing: 1
      cuLampClose  (11.0.1 to 12.0.2)

    exported, and declared by other toolkits than 12.0.2: 1
      cuLampDim  (13.0.1)

    exported, and declared by no toolkit: 1
      cuLampDusk
    ");
}

#[test]
fn a_library_with_the_symbols_of_a_toolkit_looks_like_it() {
    let facts = Folder::with_library(&["cuLampOpen", "cuLampClose", "cuLampColour"]).facts(&[]);
    let expected = json!({ "is_exact": true, "toolkits": ["11.0.1"] });
    assert_eq!(facts["looks_like"], expected);
}

#[test]
fn toolkits_with_the_same_symbols_are_printed_as_a_range() {
    let output = Folder::with_library(&SYMBOLS_12).check("lib.so", &[]);
    let message = text(&output.stdout);
    assert!(
        message.contains("it looks like 12.0.1 to 12.0.2\n"),
        "{message}"
    );
}

#[test]
fn the_newest_of_equally_near_toolkits_is_compared() {
    let facts = Folder::with_library(&without(&SYMBOLS_12, "cuLampClose")).facts(&[]);
    let expected = json!({ "is_exact": false, "toolkits": ["12.0.1", "12.0.2", "13.0.1"] });
    assert_eq!(facts["looks_like"], expected);
    assert_eq!(facts["held_against"], "13.0.1");
}

#[test]
fn a_library_with_all_symbols_passes() {
    let output = Folder::with_library(&SYMBOLS_12).check("lib.so", &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
}

#[test]
fn a_missing_symbol_fails_and_is_named_with_the_toolkits_that_declare_it() {
    let folder = Folder::with_library(&without(&SYMBOLS_12, "cuLampColour"));
    assert_eq!(folder.check("lib.so", &[]).status.code(), Some(1));
    let toolkits = json!([{ "first": "11.0.1", "last": "13.0.1" }]);
    let expected = json!([{ "symbol": "cuLampColour", "toolkits": toolkits }]);
    assert_eq!(folder.facts(&[])["missing"], expected);
}

#[test]
fn a_per_thread_variant_is_a_symbol_that_can_be_missing() {
    let facts = Folder::with_library(&without(&SYMBOLS_12, "cuLampOpen_v2_ptsz")).facts(&[]);
    assert_eq!(facts["missing"][0]["symbol"], "cuLampOpen_v2_ptsz");
}

#[test]
fn symbols_of_other_toolkits_and_undeclared_symbols_are_listed_separately() {
    let folder = Folder::with_library(&with(&SYMBOLS_12, &["cuLampDim", "cuLampDusk"]));
    let facts = folder.facts(&["--toolkit", "12.0.2"]);
    let toolkits = json!([{ "first": "13.0.1", "last": "13.0.1" }]);
    let extra = json!([{ "symbol": "cuLampDim", "toolkits": toolkits }]);
    assert_eq!(facts["extra"], extra);
    assert_eq!(facts["undeclared"], json!(["cuLampDusk"]));
}

#[test]
fn undeclared_exports_do_not_fail_the_check() {
    let output = Folder::with_library(&with(&SYMBOLS_12, &["cuLampDusk"])).check("lib.so", &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
}

#[test]
fn a_private_export_is_counted_and_listed_only_with_verbose() {
    let folder = Folder::with_library(&with(&SYMBOLS_12, &["__cudaLamp"]));
    let facts = folder.facts(&[]);
    assert_eq!(facts["exports"]["private"], 1);
    assert_eq!(facts["private"], Value::Null);
    assert_eq!(
        folder.facts(&["--verbose"])["private"],
        json!(["__cudaLamp"])
    );
}

#[test]
fn the_api_is_the_one_that_most_exports_belong_to() {
    let facts = Folder::with_library(&["cudaLampOpen"]).facts(&[]);
    assert_eq!(facts["name"], "libcudart");
    let facts = Folder::with_library(&with(&SYMBOLS_12, &["cudaLampOpen"])).facts(&[]);
    assert_eq!(facts["name"], "libcuda");
    assert_eq!(facts["exports"]["of_other_api"], 1);
}

#[test]
fn a_function_defined_in_the_header_is_not_a_symbol() {
    let facts = Folder::with_library(&["cudaLampOpen"]).facts(&[]);
    assert_eq!(facts["missing"], json!([]));
}

#[test]
fn the_requested_toolkit_is_compared() {
    let facts = Folder::with_library(&SYMBOLS_12).facts(&["--toolkit", "13.0.1"]);
    assert_eq!(facts["held_against"], "13.0.1");
    assert_eq!(facts["missing"][0]["symbol"], "cuLampDim");
    assert_eq!(facts["extra"][0]["symbol"], "cuLampClose");
}

#[test]
fn a_toolkit_that_was_not_imported_is_rejected() {
    let output = Folder::with_library(&SYMBOLS_12).check("lib.so", &["--toolkit", "12.5.1"]);
    assert_eq!(output.status.code(), Some(2));
    let message = text(&output.stderr);
    assert!(
        message.contains("there are 11.0.1, 12.0.1, 12.0.2, 13.0.1"),
        "{message}"
    );
}

#[test]
fn imported_and_hidden_symbols_are_not_exports() {
    let folder = Folder::new();
    let source = "int cuLampOpen(void);\n\
         int cuLampClose(void) { return cuLampOpen(); }\n\
         __attribute__((visibility(\"hidden\"))) int cuLampColour(void) { return 0; }\n";
    folder.compile(source, &["-shared"], "lib.so");
    let facts = folder.facts(&["--toolkit", "11.0.1"]);
    let missing: Vec<&str> = facts["missing"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one["symbol"].as_str())
        .collect();
    assert_eq!(missing, ["cuLampColour", "cuLampOpen"]);
}

#[test]
fn a_library_is_read_without_running_it() {
    let folder = Folder::new();
    let source = "#include <stdio.h>\n\
         int cuLampOpen(void) { return 0; }\n\
         __attribute__((constructor)) void run(void) { fclose(fopen(\"it-ran\", \"w\")); }\n";
    folder.compile(source, &["-shared"], "lib.so");
    assert_eq!(folder.facts(&[])["name"], "libcuda");
    assert!(!folder.path().join("it-ran").exists());
}

#[test]
fn a_missing_file_is_rejected() {
    let message = Folder::new().error("lib.so");
    assert!(
        message.starts_with("error: lib.so cannot be read: "),
        "{message}"
    );
}

#[test]
fn a_file_that_is_not_an_object_file_is_rejected() {
    let folder = Folder::new();
    fs::write(folder.path().join("lib.so"), "INPUT(libcuda.so.1)").expect("it can be written");
    let message = folder.error("lib.so");
    assert!(
        message.contains("lib.so is not an object file\n  help: "),
        "{message}"
    );
}

#[test]
fn a_truncated_library_is_rejected() {
    let folder = Folder::with_library(&SYMBOLS_12);
    let path = folder.path().join("lib.so");
    let content = fs::read(&path).expect("it is there");
    fs::write(&path, &content[..content.len() / 2]).expect("it can be written");
    let message = folder.error("lib.so");
    assert!(message.contains("lib.so cannot be parsed: "), "{message}");
}

#[test]
fn an_unlinked_object_file_is_rejected() {
    let folder = Folder::new();
    folder.compile("int cuLampOpen(void) { return 0; }\n", &["-c"], "lamp.o");
    let message = folder.error("lamp.o");
    assert!(
        message.contains("lamp.o is an unlinked object file"),
        "{message}"
    );
}

#[test]
fn an_archive_is_rejected() {
    let folder = Folder::new();
    let archive = format!("!<arch>\n{:60}", "");
    fs::write(folder.path().join("lib.a"), archive).expect("it can be written");
    let message = folder.error("lib.a");
    assert!(
        message.contains("lib.a is an archive; a static library exports nothing"),
        "{message}"
    );
}

#[test]
fn a_program_without_exports_is_rejected() {
    let folder = Folder::new();
    folder.compile("int main(void) { return 0; }\n", &[], "program");
    let message = folder.error("program");
    assert!(
        message.contains("program is not a shared library: it exports nothing"),
        "{message}"
    );
}

#[test]
fn a_library_without_cuda_symbols_is_rejected() {
    let message = Folder::with_library(&["zlibVersion"]).error("lib.so");
    assert!(
        message.contains("lib.so is not a CUDA library: it exports 1 names"),
        "{message}"
    );
}
