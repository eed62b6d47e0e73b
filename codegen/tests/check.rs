//! `cuspec check --library`, on libraries that are made here and the registry of lamps in `check/`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

/// What 12.0.1 and 12.0.2 declare.
const OF_12: [&str; 5] = [
    "cuLampClose",
    "cuLampColour",
    "cuLampOpen",
    "cuLampOpen_v2",
    "cuLampOpen_v2_ptsz",
];

/// Files to check, and the command run among them.
struct Shelf(TempDir);

impl Shelf {
    fn new() -> Self {
        Self(TempDir::new().expect("a temporary folder"))
    }

    /// A shelf with one library, `lib.so`, that exports these functions.
    fn with_library(names: &[&str]) -> Self {
        let shelf = Self::new();
        let functions: String = names
            .iter()
            .map(|name| format!("int {name}(void) {{ return 0; }}\n"))
            .collect();
        shelf.compile(&functions, &["-shared"], "lib.so");
        shelf
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

    /// Checks a file on the shelf against the lamps.
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

    /// What is printed as JSON about `lib.so`.
    fn facts(&self, arguments: &[&str]) -> Value {
        let output = self.check("lib.so", &[&["--json"], arguments].concat());
        serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)))
    }

    /// Says why nothing of a file can be compared.
    fn refusal(&self, file: &str) -> String {
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
fn a_report_names_the_library_the_toolkits_and_what_differs() {
    let names = with(
        &without(&OF_12, "cuLampClose"),
        &["cuLampDusk", "cuLampDim", "__cudaLamp"],
    );
    let output = Shelf::with_library(&names).check("lib.so", &["--toolkit", "12.0.2"]);
    insta::assert_snapshot!(text(&output.stdout), @r"
    lib.so: libcuda, ELF, 7 exports: 5 declared, 1 declared by no toolkit, 1 private, 0 other
    it looks like 13.0.1

    toolkits                symbols  exported  missing  extra
    11.0.1                        3         2        1      3
    12.0.1 to 12.0.2              5         4        1      1  held against
    13.0.1                        5         5        0      0

    missing, of what 12.0.2 declares: 1
      cuLampClose  (11.0.1 to 12.0.2)

    exported, and declared by other toolkits than 12.0.2: 1
      cuLampDim  (13.0.1)

    exported, and declared by no toolkit: 1
      cuLampDusk
    ");
}

#[test]
fn a_library_with_the_symbols_of_a_toolkit_looks_like_it() {
    let facts = Shelf::with_library(&["cuLampOpen", "cuLampClose", "cuLampColour"]).facts(&[]);
    let expected = json!({ "is_exact": true, "toolkits": ["11.0.1"] });
    assert_eq!(facts["looks_like"], expected);
}

#[test]
fn toolkits_with_the_same_symbols_are_told_as_a_range() {
    let output = Shelf::with_library(&OF_12).check("lib.so", &[]);
    let said = text(&output.stdout);
    assert!(said.contains("it looks like 12.0.1 to 12.0.2\n"), "{said}");
}

#[test]
fn of_toolkits_that_are_as_near_the_newest_is_taken() {
    let facts = Shelf::with_library(&without(&OF_12, "cuLampClose")).facts(&[]);
    let expected = json!({ "is_exact": false, "toolkits": ["12.0.1", "12.0.2", "13.0.1"] });
    assert_eq!(facts["looks_like"], expected);
    assert_eq!(facts["held_against"], "13.0.1");
}

#[test]
fn a_library_with_all_symbols_passes() {
    let output = Shelf::with_library(&OF_12).check("lib.so", &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
}

#[test]
fn a_missing_symbol_fails_and_is_named_with_the_toolkits_that_declare_it() {
    let shelf = Shelf::with_library(&without(&OF_12, "cuLampColour"));
    assert_eq!(shelf.check("lib.so", &[]).status.code(), Some(1));
    let toolkits = json!([{ "first": "11.0.1", "last": "13.0.1" }]);
    let expected = json!([{ "symbol": "cuLampColour", "toolkits": toolkits }]);
    assert_eq!(shelf.facts(&[])["missing"], expected);
}

#[test]
fn a_per_thread_variant_is_a_symbol_that_can_be_missing() {
    let facts = Shelf::with_library(&without(&OF_12, "cuLampOpen_v2_ptsz")).facts(&[]);
    assert_eq!(facts["missing"][0]["symbol"], "cuLampOpen_v2_ptsz");
}

#[test]
fn a_symbol_of_another_toolkit_is_told_from_one_that_nobody_declares() {
    let shelf = Shelf::with_library(&with(&OF_12, &["cuLampDim", "cuLampDusk"]));
    let facts = shelf.facts(&["--toolkit", "12.0.2"]);
    let toolkits = json!([{ "first": "13.0.1", "last": "13.0.1" }]);
    let extra = json!([{ "symbol": "cuLampDim", "toolkits": toolkits }]);
    assert_eq!(facts["extra"], extra);
    assert_eq!(facts["undeclared"], json!(["cuLampDusk"]));
}

#[test]
fn exports_that_nobody_declares_do_not_fail() {
    let output = Shelf::with_library(&with(&OF_12, &["cuLampDusk"])).check("lib.so", &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
}

#[test]
fn a_private_export_is_counted_and_named_only_when_asked_for() {
    let shelf = Shelf::with_library(&with(&OF_12, &["__cudaLamp"]));
    let facts = shelf.facts(&[]);
    assert_eq!(facts["exports"]["private"], 1);
    assert_eq!(facts["private"], Value::Null);
    assert_eq!(
        shelf.facts(&["--verbose"])["private"],
        json!(["__cudaLamp"])
    );
}

#[test]
fn the_api_is_the_one_that_most_exports_belong_to() {
    let facts = Shelf::with_library(&["cudaLampOpen"]).facts(&[]);
    assert_eq!(facts["name"], "libcudart");
    let facts = Shelf::with_library(&with(&OF_12, &["cudaLampOpen"])).facts(&[]);
    assert_eq!(facts["name"], "libcuda");
    assert_eq!(facts["exports"]["of_other_api"], 1);
}

#[test]
fn a_function_whose_body_stands_in_the_header_is_no_symbol() {
    let facts = Shelf::with_library(&["cudaLampOpen"]).facts(&[]);
    assert_eq!(facts["missing"], json!([]));
}

#[test]
fn the_toolkit_that_is_asked_for_is_the_one_that_counts() {
    let facts = Shelf::with_library(&OF_12).facts(&["--toolkit", "13.0.1"]);
    assert_eq!(facts["held_against"], "13.0.1");
    assert_eq!(facts["missing"][0]["symbol"], "cuLampDim");
    assert_eq!(facts["extra"][0]["symbol"], "cuLampClose");
}

#[test]
fn a_toolkit_that_was_not_imported_cannot_be_asked_for() {
    let output = Shelf::with_library(&OF_12).check("lib.so", &["--toolkit", "12.5.1"]);
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert!(
        said.contains("there are 11.0.1, 12.0.1, 12.0.2, 13.0.1"),
        "{said}"
    );
}

#[test]
fn a_symbol_that_is_imported_or_hidden_is_not_exported() {
    let shelf = Shelf::new();
    let source = "int cuLampOpen(void);\n\
         int cuLampClose(void) { return cuLampOpen(); }\n\
         __attribute__((visibility(\"hidden\"))) int cuLampColour(void) { return 0; }\n";
    shelf.compile(source, &["-shared"], "lib.so");
    let facts = shelf.facts(&["--toolkit", "11.0.1"]);
    let missing: Vec<&str> = facts["missing"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one["symbol"].as_str())
        .collect();
    assert_eq!(missing, ["cuLampColour", "cuLampOpen"]);
}

#[test]
fn a_library_is_read_and_not_run() {
    let shelf = Shelf::new();
    let source = "#include <stdio.h>\n\
         int cuLampOpen(void) { return 0; }\n\
         __attribute__((constructor)) void run(void) { fclose(fopen(\"it-ran\", \"w\")); }\n";
    shelf.compile(source, &["-shared"], "lib.so");
    assert_eq!(shelf.facts(&[])["name"], "libcuda");
    assert!(!shelf.path().join("it-ran").exists());
}

#[test]
fn a_file_that_is_not_there_cannot_be_compared() {
    let said = Shelf::new().refusal("lib.so");
    assert!(said.starts_with("error: lib.so cannot be read: "), "{said}");
}

#[test]
fn a_file_that_is_no_object_file_cannot_be_compared() {
    let shelf = Shelf::new();
    fs::write(shelf.path().join("lib.so"), "INPUT(libcuda.so.1)").expect("it can be written");
    let said = shelf.refusal("lib.so");
    assert!(
        said.contains("lib.so is not an object file\n  help: "),
        "{said}"
    );
}

#[test]
fn half_a_library_cannot_be_compared() {
    let shelf = Shelf::with_library(&OF_12);
    let path = shelf.path().join("lib.so");
    let content = fs::read(&path).expect("it is there");
    fs::write(&path, &content[..content.len() / 2]).expect("it can be written");
    let said = shelf.refusal("lib.so");
    assert!(said.contains("lib.so cannot be understood: "), "{said}");
}

#[test]
fn an_object_file_that_was_not_linked_cannot_be_compared() {
    let shelf = Shelf::new();
    shelf.compile("int cuLampOpen(void) { return 0; }\n", &["-c"], "lamp.o");
    let said = shelf.refusal("lamp.o");
    assert!(
        said.contains("lamp.o is an object file that was not linked"),
        "{said}"
    );
}

#[test]
fn an_archive_cannot_be_compared() {
    let shelf = Shelf::new();
    let archive = format!("!<arch>\n{:60}", "");
    fs::write(shelf.path().join("lib.a"), archive).expect("it can be written");
    let said = shelf.refusal("lib.a");
    assert!(
        said.contains("lib.a is an archive; a static library exports nothing"),
        "{said}"
    );
}

#[test]
fn a_program_that_exports_nothing_cannot_be_compared() {
    let shelf = Shelf::new();
    shelf.compile("int main(void) { return 0; }\n", &[], "program");
    let said = shelf.refusal("program");
    assert!(said.contains("program exports nothing"), "{said}");
}

#[test]
fn a_library_of_something_else_cannot_be_compared() {
    let said = Shelf::with_library(&["zlibVersion"]).refusal("lib.so");
    assert!(
        said.contains("lib.so is no CUDA library: it exports 1 names"),
        "{said}"
    );
}
