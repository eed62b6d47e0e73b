//! `cuspec show --history`, as a command.

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
fn a_name_that_moved_is_told_with_all_its_symbols() {
    insta::assert_snapshot!(history("cuLampOpen"));
}

#[test]
fn a_function_that_came_back_is_told_in_full_again() {
    insta::assert_snapshot!(history("cuLampClose"));
}

#[test]
fn an_enumeration_tells_of_members_that_come_and_go() {
    insta::assert_snapshot!(history("CUlampState"));
}

#[test]
fn a_member_has_a_history_of_its_own() {
    insta::assert_snapshot!(history("CU_LAMP_LIT"));
}

#[test]
fn a_record_tells_of_its_layouts() {
    insta::assert_snapshot!(history("CUlampDesc"));
}

#[test]
fn a_constant_tells_of_its_values() {
    insta::assert_snapshot!(history("CU_LAMP_COUNT"));
}

#[test]
fn what_is_gone_is_said_to_be_gone() {
    assert!(history("CU_LAMP_DIM").ends_with("after 11.0.1: not there\n"));
}

#[test]
fn a_per_thread_variant_leads_to_the_symbol_it_belongs_to() {
    assert!(history("cuLampOpen_v2_ptsz").starts_with("cuLampOpen_v2  (driver, function)\n"));
}

#[test]
fn a_program_gets_each_stretch_in_full_and_what_changed() {
    let output = show(&["cuLampOpen_v2", "--history", "--json"]);
    let told: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let stretches = &told[0]["stretches"];
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
fn a_misspelt_name_is_answered_with_the_nearest() {
    let output = show(&["cuLampOpne", "--history"]);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("did you mean `cuLampOpen`"), "{errors}");
}

#[test]
fn one_toolkit_shows_the_form_it_has() {
    let output = show(&["CUlampDesc", "--toolkit", "11.0.1"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("4 bytes"), "{text}");
    assert!(!text.contains("16 bytes"), "{text}");
}

#[test]
fn one_toolkit_shows_the_symbol_that_its_header_maps_a_name_to() {
    let output = show(&["cuLampOpen", "--toolkit", "11.0.1", "--json"]);
    let items: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(items.as_array().map(Vec::len), Some(1));
    assert_eq!(items[0]["symbol"], "cuLampOpen");
    assert_eq!(items[0]["is_default"], true);
}

#[test]
fn a_name_of_another_toolkit_leads_to_its_history() {
    let output = show(&["cuLampOpen_v2", "--toolkit", "11.0.1"]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        errors.contains("is not in toolkit 11.0.1; `--history`"),
        "{errors}"
    );
}
