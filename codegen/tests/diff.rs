//! `cuspec diff` on the registry of lamps, which `diff/README.md` describes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

/// Runs `cuspec diff` on the registry in a folder.
fn diff(spec: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("--spec")
        .arg(spec)
        .arg("diff")
        .args(arguments)
        .output()
        .expect("the command starts")
}

fn lamps() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diff/spec")
}

/// Returns a copy of the registry of lamps with one text of the driver's file changed.
fn changed(from: &str, to: &str) -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    for file in ["toolkits.rs", "driver/lamp.rs", "runtime/lamp.rs"] {
        let text = fs::read_to_string(lamps().join("declared").join(file)).expect("a file");
        let target = folder.path().join("spec/declared").join(file);
        fs::create_dir_all(target.parent().expect("a parent")).expect("a folder");
        fs::write(target, text).expect("the file can be written");
    }
    change(&folder, from, to);
    folder
}

fn change(folder: &TempDir, from: &str, to: &str) {
    let path = folder.path().join("spec/declared/driver/lamp.rs");
    let text = fs::read_to_string(&path).expect("a file");
    assert!(text.contains(from), "`{from}` is missing");
    fs::write(&path, text.replacen(from, to, 1)).expect("the file can be written");
}

fn path(folder: &TempDir) -> String {
    folder.path().join("spec").display().to_string()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Returns a repository with the registry of lamps committed.
fn repository() -> TempDir {
    let folder = changed("", "");
    git(&folder, &["init", "--quiet"]);
    git(&folder, &["add", "spec"]);
    let author = ["-c", "user.name=lamp", "-c", "user.email=lamp@example.org"];
    let commit = ["commit", "--quiet", "--no-gpg-sign", "-m", "Lamps"];
    git(&folder, &[&author[..], &commit[..]].concat());
    folder
}

fn git(folder: &TempDir, arguments: &[&str]) {
    let status = Command::new("git")
        .arg("-C")
        .arg(folder.path())
        .args(arguments)
        .status();
    assert!(status.expect("git starts").success(), "git {arguments:?}");
}

#[test]
fn the_text_groups_changes_by_class() {
    let output = diff(&lamps(), &["1.0.1", "2.0.0"]);
    insta::assert_snapshot!(stdout(&output));
}

#[test]
fn the_markdown_can_be_pasted_into_a_pull_request() {
    let output = diff(&lamps(), &["1.0.1", "2.0.0", "--format", "markdown"]);
    insta::assert_snapshot!(stdout(&output));
}

#[test]
fn a_long_list_is_folded_in_markdown() {
    let many: String = (0..13)
        .map(|n| format!("#[toolkits(\"2.0.0\"..)]\nconst CU_LAMP_{n}: c_int = {n};\n"))
        .collect();
    let spec = changed("", &many);
    let output = diff(
        &spec.path().join("spec"),
        &["1.0.1", "2.0.0", "--format", "markdown"],
    );
    let wanted = "<details><summary>driver constants (13)</summary>";
    assert!(stdout(&output).contains(wanted), "{}", stdout(&output));
}

#[test]
fn the_json_has_one_shape() {
    let output = diff(&lamps(), &["1.0.1", "2.0.0", "--json"]);
    let value = json(&output);
    let keys: Vec<&String> = value.as_object().expect("an object").keys().collect();
    let wanted = [
        "version",
        "old",
        "new",
        "compared",
        "counts",
        "changes",
        "contracts",
    ];
    assert_eq!(keys, wanted);
    assert_eq!(value["version"], 1);
    assert_eq!(value["old"], json!({ "toolkit": "1.0.1" }));
    let gone = json!({
        "class": "ABI",
        "also": ["SOURCE-C", "SOURCE-RUST"],
        "change": "function-removed",
        "api": "driver",
        "group": "CUDA_LAMP",
        "item": "function",
        "name": "cuLampSwing",
        "part": null,
        "old": "enum CUresult cuLampSwing(CUlamp lamp);",
        "new": null,
        "toolkits": [],
    });
    assert_eq!(value["changes"][0], gone);
}

#[test]
fn differences_alone_exit_with_success() {
    let output = diff(&lamps(), &["1.0.1", "2.0.0"]);
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn equal_toolkits_have_0_differences() {
    let output = diff(&lamps(), &["1.0.0", "1.0.1", "--fail-on", "ADDITION"]);
    let wanted = "compared 6, 0 differences from 1.0.0 to 1.0.1\n";
    assert_eq!((output.status.code(), &*stdout(&output)), (Some(0), wanted));
}

#[test]
fn a_change_of_a_stronger_class_fails_as_well() {
    let output = diff(&lamps(), &["1.0.1", "2.0.0", "--fail-on", "SOURCE-RUST"]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_change_of_a_weaker_class_does_not_fail() {
    let spec = changed("fn cuLampOn(lamp", "fn cuLampOn(bulb");
    let arguments = [
        &lamps().display().to_string(),
        &path(&spec),
        "--fail-on",
        "SOURCE-RUST",
    ];
    let output = diff(&lamps(), &arguments);
    let printed = stdout(&output);
    assert!(printed.contains("BEHAVIOUR (1)"), "{printed}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_weakest_of_several_classes_counts() {
    let spec = changed("fn cuLampOn(lamp", "fn cuLampOn(bulb");
    let arguments = [
        &lamps().display().to_string(),
        &path(&spec),
        "--fail-on",
        "abi,behaviour",
    ];
    assert_eq!(diff(&lamps(), &arguments).status.code(), Some(1));
}

#[test]
fn two_registries_are_compared_in_the_toolkits_of_both() {
    let spec = changed("c_uint) -> CUresult", "c_int) -> CUresult");
    let arguments = [&lamps().display().to_string(), &path(&spec), "--json"];
    let value = json(&diff(&lamps(), &arguments));
    let found = &value["changes"][0];
    assert_eq!(found["change"], "parameter-retyped");
    assert_eq!(found["toolkits"], json!(["2.0.0"]));
    // Each of the three toolkits has six items.
    assert_eq!(value["compared"], 18);
}

#[test]
fn a_revision_is_compared_with_the_working_tree() {
    let folder = repository();
    change(&folder, "fn cuLampOn(lamp", "fn cuLampOn(bulb");
    let spec = folder.path().join("spec");
    let value = json(&diff(&spec, &["--against", "HEAD", "--json"]));
    assert_eq!(value["changes"][0]["change"], "parameter-renamed");
}

#[test]
fn an_unchanged_working_tree_has_0_differences() {
    let folder = repository();
    let output = diff(&folder.path().join("spec"), &["--against", "HEAD"]);
    let printed = stdout(&output);
    assert!(
        printed.starts_with("compared 18, 0 differences"),
        "{printed}"
    );
}

#[test]
fn an_unknown_revision_is_rejected() {
    let folder = repository();
    let output = diff(&folder.path().join("spec"), &["--against", "nowhere"]);
    let printed = stderr(&output);
    assert!(printed.contains("`nowhere` is no revision"), "{printed}");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn a_revision_that_looks_like_an_option_is_rejected() {
    let folder = repository();
    let output = diff(&folder.path().join("spec"), &["--against=--all"]);
    assert_eq!(output.status.code(), Some(3), "{}", stdout(&output));
}

#[test]
fn an_unknown_toolkit_is_rejected() {
    let output = diff(&lamps(), &["1.0.1", "3.0.0"]);
    let printed = stderr(&output);
    assert!(
        printed.contains("could not compare: toolkit 3.0.0"),
        "{printed}"
    );
    assert!(printed.contains("1.0.0, 1.0.1, 2.0.0"), "{printed}");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn a_registry_with_a_mistake_is_rejected() {
    let spec = changed("fn cuLampOn(lamp: CUlamp)", "fn cuLampOn(lamp)");
    let output = diff(&spec.path().join("spec"), &["1.0.1", "2.0.0"]);
    let printed = stderr(&output);
    assert!(printed.contains("driver/lamp.rs:4:17: "), "{printed}");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn a_missing_folder_is_rejected() {
    let output = diff(&lamps(), &["nowhere", "elsewhere"]);
    let printed = stderr(&output);
    assert!(
        printed.contains("nowhere is neither a toolkit"),
        "{printed}"
    );
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn registries_without_a_common_toolkit_are_rejected() {
    let spec = changed("", "");
    let list = spec.path().join("spec/declared/toolkits.rs");
    fs::write(list, "toolkits! { \"9.0.0\": [] }").expect("the list can be written");
    let arguments = [&lamps().display().to_string(), &path(&spec), "--json"];
    let output = diff(&lamps(), &arguments);
    assert_eq!(output.status.code(), Some(3));
    let value = json(&output);
    let keys: Vec<&String> = value.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["version", "could_not_compare"]);
}

#[test]
fn a_toolkit_and_a_folder_are_a_usage_error() {
    let output = diff(&lamps(), &["1.0.1", &lamps().display().to_string()]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_single_toolkit_is_a_usage_error() {
    assert_eq!(diff(&lamps(), &["1.0.1"]).status.code(), Some(2));
}
