//! Tests of the command `cuspec show --history`.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn show(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("--spec")
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/history/spec"))
        .arg("show")
        .args(arguments)
        .output()
        .expect("the command starts")
}

fn history(name: &str) -> String {
    let output = show(&[name, "--history"]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_moved_name_is_shown_with_all_its_symbols() {
    insta::assert_snapshot!(history("cuLampOpen"));
}

#[test]
fn a_function_that_returned_is_shown_in_full() {
    insta::assert_snapshot!(history("cuLampClose"));
}

#[test]
fn the_history_of_an_enumeration_lists_added_and_removed_members() {
    insta::assert_snapshot!(history("CUlampState"));
}

#[test]
fn a_member_has_its_own_history() {
    insta::assert_snapshot!(history("CU_LAMP_LIT"));
}

#[test]
fn the_history_of_a_record_lists_its_layouts() {
    insta::assert_snapshot!(history("CUlampDesc"));
}

#[test]
fn the_history_of_a_constant_lists_its_values() {
    insta::assert_snapshot!(history("CU_LAMP_COUNT"));
}

#[test]
fn a_removed_item_is_marked_as_removed() {
    assert!(history("CU_LAMP_DIM").ends_with("after 11.0.1: not there\n"));
}

#[test]
fn a_per_thread_variant_refers_to_its_function() {
    assert!(history("cuLampOpen_v2_ptsz").starts_with("cuLampOpen_v2  (driver, function)\n"));
}

#[test]
fn json_contains_each_form_in_full_and_its_changes() {
    let output = show(&["cuLampOpen_v2", "--history", "--json"]);
    let history: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let stretches = &history[0]["stretches"];
    assert_eq!(stretches[0]["first"], "12.0.1");
    assert_eq!(stretches[0]["last"], "12.0.9");
    let codes = ["CUDA_SUCCESS", "CUDA_ERROR_OUT_OF_MEMORY"];
    assert_eq!(
        stretches[1]["facts"]["returns"],
        Value::from(codes.to_vec())
    );
    assert_eq!(
        stretches[1]["added"]["returns"][0],
        "CUDA_ERROR_OUT_OF_MEMORY"
    );
    assert_eq!(
        stretches[1]["removed"]["returns"][0],
        "CUDA_ERROR_INVALID_VALUE"
    );
    assert_eq!(stretches[1]["is_newest"], true);
}

#[test]
fn a_misspelt_name_gets_the_nearest_name() {
    let output = show(&["cuLampOpne", "--history"]);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("did you mean `cuLampOpen`"), "{errors}");
}

#[test]
fn a_toolkit_shows_its_form() {
    let output = show(&["CUlampDesc", "--toolkit", "11.0.1"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("4 bytes"), "{text}");
    assert!(!text.contains("16 bytes"), "{text}");
}

#[test]
fn a_toolkit_shows_the_symbol_that_its_header_maps_a_name_to() {
    let output = show(&["cuLampOpen", "--toolkit", "11.0.1", "--json"]);
    let items: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(items.as_array().map(Vec::len), Some(1));
    assert_eq!(items[0]["symbol"], "cuLampOpen");
    assert_eq!(items[0]["is_default"], true);
}

#[test]
fn a_name_of_another_toolkit_refers_to_its_history() {
    let output = show(&["cuLampOpen_v2", "--toolkit", "11.0.1"]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        errors.contains("is not in toolkit 11.0.1; `--history`"),
        "{errors}"
    );
}
