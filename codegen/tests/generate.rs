//! `cuspec generate` on the registry of lamps in `generate/` and on the real one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use serde_json::Value;
use tempfile::TempDir;

/// Runs `cuspec generate` on the registry in a folder.
fn generate(root: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .args(["--spec", "spec", "generate"])
        .args(args)
        .current_dir(root)
        .output()
        .expect("cuspec runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The registry of lamps with all generated files, shared by tests that only read it.
static LAMPS: LazyLock<PathBuf> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lamps");
    if root.exists() {
        fs::remove_dir_all(&root).expect("it can be removed");
    }
    generate_lamps(&root);
    root
});

/// Returns a copy of the registry of lamps with all generated files.
fn lamps() -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    copy(&LAMPS, folder.path());
    folder
}

fn generate_lamps(root: &Path) {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate/spec");
    copy(&fixture, &root.join("spec"));
    let output = generate(root, &[]);
    assert!(output.status.success(), "{}", stderr(&output));
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("the folder is there") {
        let path = entry.expect("the entry can be read").path();
        let target = to.join(path.file_name().expect("an entry has a name"));
        match path.is_dir() {
            true => copy(&path, &target),
            false => drop(fs::copy(&path, &target).expect("the file can be copied")),
        }
    }
}

fn read(root: &Path, path: &str) -> String {
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the part of a file of the bindings that contains `marker`: the text between the nearest blank
/// lines outside braces.
fn part(file: &str, marker: &str) -> String {
    let (crate_, file) = file.split_once('/').expect("a crate of an API");
    let text = read(&LAMPS, &format!("generated/bindings/{crate_}/src/{file}"));
    let text = text.replace("\n\n    ", "\n\0    ");
    let part = text.split("\n\n").find(|part| part.contains(marker));
    let part = part.unwrap_or_else(|| panic!("no `{marker}` in {text}"));
    part.trim().replace('\0', "\n")
}

/// Returns a method of the bindings for the driver, with its documentation.
fn method(name: &str) -> String {
    let text = read(&LAMPS, "generated/bindings/driver/src/lamp.rs");
    let (_, methods) = text
        .split_once("impl Driver {\n")
        .expect("there are methods");
    let head = format!("    pub unsafe fn {name}(");
    let method = methods.split("\n\n").find(|method| method.contains(&head));
    method
        .unwrap_or_else(|| panic!("no `{name}` in {text}"))
        .to_owned()
}

fn json(root: &Path, path: &str) -> Value {
    serde_json::from_str(&read(root, path)).expect("the file is JSON")
}

#[test]
fn generated_is_current() {
    let output = generate(&repository(), &["--check"]);
    let printed = stderr(&output);
    assert!(
        output.status.success(),
        "run `cargo cuspec generate`, since\n{printed}"
    );
}

#[test]
fn generating_again_changes_nothing() {
    let folder = lamps();
    let output = generate(folder.path(), &[]);
    let printed = stdout(&output);
    assert!(printed.contains("0 new, 0 changed, 0 removed"), "{printed}");
}

#[test]
fn a_missing_file_is_named() {
    let folder = lamps();
    fs::remove_file(folder.path().join("generated/suite/needs.json")).expect("it was there");
    let output = generate(folder.path(), &["--check"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).contains("missing: generated/suite/needs.json"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn a_changed_file_is_named() {
    let folder = lamps();
    let path = folder.path().join("generated/bindings/src/lib.rs");
    fs::write(path, "// by hand\n").expect("it can be written");
    let output = generate(folder.path(), &["--check"]);
    assert_eq!(output.status.code(), Some(1));
    let printed = stderr(&output);
    assert!(
        printed.contains("differs: generated/bindings/src/lib.rs"),
        "{printed}"
    );
}

#[test]
fn an_orphan_is_named() {
    let folder = lamps();
    let path = folder
        .path()
        .join("generated/bindings/driver/src/candle.rs");
    fs::write(path, "").expect("it can be written");
    let output = generate(folder.path(), &["--check"]);
    assert_eq!(output.status.code(), Some(1));
    let printed = stderr(&output);
    assert!(
        printed.contains("orphaned: generated/bindings/driver/src/candle.rs"),
        "{printed}"
    );
}

#[test]
fn an_orphan_is_removed() {
    let folder = lamps();
    let path = folder
        .path()
        .join("generated/bindings/driver/src/candle.rs");
    fs::write(&path, "").expect("it can be written");
    generate(folder.path(), &[]);
    assert!(!path.exists());
}

#[test]
fn a_manifest_is_not_an_orphan() {
    let folder = lamps();
    let path = folder.path().join("generated/glue/Cargo.toml");
    fs::write(&path, "").expect("it can be written");
    assert!(generate(folder.path(), &["--check"]).status.success());
}

#[test]
fn an_example_is_not_an_orphan() {
    let folder = lamps();
    let examples = folder.path().join("generated/bindings/examples");
    fs::create_dir(&examples).expect("it can be made");
    fs::write(examples.join("lamp.rs"), "").expect("it can be written");
    assert!(generate(folder.path(), &["--check"]).status.success());
}

#[test]
fn a_mistake_in_the_registry_leaves_all_files_unchanged() {
    let folder = lamps();
    let contract = folder.path().join("spec/contracts/driver/lamp.rs");
    let text = fs::read_to_string(&contract).expect("it is there");
    fs::write(&contract, text.replace("CU_LAMP_WARM", "CU_LAMP_WORM")).expect("it can be written");
    let before = read(folder.path(), "generated/registry.json");
    let output = generate(folder.path(), &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).contains("CU_LAMP_WORM"),
        "{}",
        stderr(&output)
    );
    assert_eq!(read(folder.path(), "generated/registry.json"), before);
}

#[test]
fn a_file_of_the_bindings_names_its_source() {
    let text = read(&LAMPS, "generated/bindings/driver/src/lamp.rs");
    let first = text.lines().next().unwrap_or_default();
    assert!(first.contains("`cuspec generate`"), "{first}");
    assert!(first.contains("spec/declared/driver/lamp.rs"), "{first}");
    assert!(first.contains("spec/contracts/driver/lamp.rs"), "{first}");
    assert!(first.contains("spec/summaries/driver/lamp.rs"), "{first}");
}

#[test]
fn a_method_has_the_sentences_of_its_contract() {
    insta::assert_snapshot!(method("cuLampOpen_v2"));
}

#[test]
fn a_function_has_the_sentences_of_its_contract() {
    insta::assert_snapshot!(part("driver/functions.rs", "fn cuLampOpen_v2("));
}

#[test]
fn a_plain_name_is_the_newest_form() {
    insta::assert_snapshot!(method("cuLampOpen"));
    let text = read(&LAMPS, "generated/bindings/driver/src/lamp.rs");
    assert!(
        text.contains("pub type Fn_cuLampOpen = Fn_cuLampOpen_v2;"),
        "{text}"
    );
}

#[test]
fn an_enumerator_is_a_constant_of_the_module_too() {
    let text = read(&LAMPS, "generated/bindings/driver/src/free.rs");
    let line = "pub const CU_LAMP_STATE_ON: CUlampState = CUlampState(1);";
    assert!(text.contains(line), "{text}");
}

#[test]
fn a_method_without_a_contract_has_the_sentence_of_its_summary() {
    insta::assert_snapshot!(method("cuLampClose"));
}

#[test]
fn a_per_thread_variant_is_a_separate_symbol() {
    insta::assert_snapshot!(method("cuLampOpen_v2_ptsz"));
}

#[test]
fn a_removed_function_keeps_its_method() {
    let method = method("cuLampClose");
    assert!(method.contains("to before 13.0.0."), "{method}");
}

#[test]
fn an_enumeration_of_bits_can_be_combined() {
    assert_eq!(
        part("driver/enums.rs", "flags! {"),
        "flags! {\n    CUlamp_flags\n}"
    );
}

#[test]
fn an_enumeration_is_a_number_with_names() {
    insta::assert_snapshot!(part("driver/enums.rs", "impl CUlampState {"));
}

#[test]
fn the_result_type_of_functions_is_an_error() {
    let text = read(&LAMPS, "generated/bindings/runtime/src/lib.rs");
    assert!(text.contains("error!(cudaError_t);"), "{text}");
}

#[test]
fn a_record_has_the_newest_form() {
    insta::assert_snapshot!(part("driver/records.rs", "pub struct CUlampDesc {"));
}

#[test]
fn the_layout_of_a_record_is_asserted() {
    insta::assert_snapshot!(part("driver/layout.rs", "size_of::<CUlampDesc>()"));
}

#[test]
fn constants_have_the_types_of_parameters() {
    insta::assert_snapshot!(part("driver/constants.rs", "CU_LAMP_COUNT"));
}

#[test]
fn the_runtime_accepts_handles_of_the_driver() {
    let alias = part("runtime/types.rs", "cudaLamp_t");
    assert_eq!(
        alias,
        "pub type cudaLamp_t = *mut crate::shared::CUlamp_st;"
    );
}

#[test]
fn a_single_value_is_recognized_before_a_condition_that_holds_for_it() {
    let root = lamps();
    let path = root.path().join("spec/vocabulary/domains.rs");
    let text = fs::read_to_string(&path).expect("the vocabulary");
    let bit = "UnknownBit = unknown_bit(E),";
    let far = "#[refused(INVALID_VALUE)]\n    FarBit = 0x4000_0000,";
    assert!(text.contains(bit));
    let text = text.replace(bit, &format!("{bit}\n    {far}"));
    fs::write(&path, text).expect("the file is writable");
    let output = generate(root.path(), &[]);
    assert!(output.status.success(), "{}", stderr(&output));
    let validation = read(root.path(), "generated/glue/src/driver/validate/lamp.rs");
    let place = |rule: &str| validation.find(rule).unwrap_or_else(|| panic!("no {rule}"));
    assert!(
        place(".far-bit\"") < place(".unknown-bit\""),
        "{validation}"
    );
}

#[test]
fn registry_json_has_both_halves_of_a_function() {
    let registry = json(&LAMPS, "generated/registry.json");
    assert_eq!(registry["functions"][0]["params"][1]["c"], "unsigned int");
    assert_eq!(
        registry["contracts"][0]["checks"][3]["id"],
        "cuLampOpen_v2/not-both"
    );
}

#[test]
fn registry_json_has_a_sentence_for_a_function_with_or_without_a_contract() {
    let registry = json(&LAMPS, "generated/registry.json");
    let functions = registry["functions"].as_array().expect("it is a list");
    let summary = |name: &str| {
        let mut functions = functions.iter();
        let function = functions.find(|function| function["name"] == name);
        let function = function.expect("it is declared");
        (
            function.get("summary"),
            function["params"][0].get("sentence"),
        )
    };
    let texts = |summary: &str, sentence: &str| (Value::from(summary), Value::from(sentence));
    let (doc, sentence) = texts("Lights a lamp.", "Room for the lamp.");
    assert_eq!(summary("cuLampOpen_v2"), (Some(&doc), Some(&sentence)));
    let (doc, sentence) = texts("Puts a lamp out.", "The lamp; it can be lit again.");
    assert_eq!(summary("cuLampClose"), (Some(&doc), Some(&sentence)));
    assert_eq!(summary("cudaLampOpen"), (None, None));
}

/// Returns the modification time of each file below a folder, by relative path.
fn written(root: &Path, folder: &Path) -> Vec<(PathBuf, std::time::SystemTime)> {
    let mut out = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let entry = entry.expect("the entry can be read");
        let path = entry.path();
        if path.is_dir() {
            out.extend(written(root, &path));
            continue;
        }
        let time = entry.metadata().and_then(|metadata| metadata.modified());
        let own = path.strip_prefix(root).expect("it lies below").to_owned();
        out.push((own, time.expect("the time is kept")));
    }
    out.sort();
    out
}

#[test]
fn a_changed_contract_rewrites_only_files_that_depend_on_it() {
    let folder = TempDir::new().expect("a temporary folder");
    let root = folder.path();
    // Another test checks that the generated files are current.
    for kept in ["spec", "generated", "conformance/evidence"] {
        copy(&repository().join(kept), &root.join(kept));
    }
    let before = written(root, &root.join("generated"));

    let contract = "spec/contracts/driver/event.rs";
    let changed = read(root, contract).replacen("INVALID_VALUE", "INVALID_CONTEXT", 1);
    assert_ne!(changed, read(root, contract));
    fs::write(root.join(contract), changed).expect("the contract can be written");
    let output = generate(root, &[]);
    assert!(output.status.success(), "{}", stderr(&output));
    let after = written(root, &root.join("generated"));
    let anew = after.iter().filter(|file| !before.contains(file));
    let anew: Vec<String> = anew.map(|(path, _)| path.display().to_string()).collect();
    assert_eq!(
        anew,
        [
            "generated/bindings/driver/src/functions.rs",
            "generated/bindings/runtime/src/functions.rs",
            "generated/glue/src/driver/validate/event.rs",
            "generated/registry.json",
            "generated/suite/cases/driver/event.cases",
            "generated/suite/cases/runtime/event.cases",
            "generated/suite/sources.txt",
        ]
    );
}
