//! Sentences about functions in the output of commands. In the registry of lamps in `generate/`, one function
//! has a contract, one a summary, and one neither.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Returns the output of a command on the registry of lamps.
fn stdout(arguments: &[&str]) -> String {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate/spec");
    let output = Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("--spec")
        .arg(spec)
        .args(arguments)
        .output()
        .expect("the command starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&stdout(arguments)).expect("it prints JSON")
}

#[test]
fn a_function_without_a_sentence_is_a_remark_and_the_check_passes() {
    insta::assert_snapshot!(stdout(&["check"]), @r"
    remark: no summary for `cudaLampOpen`
    --> summaries/runtime/lamp.rs
     = help: write one for each function, as described in docs/summaries.md

    3 functions declared, 2 with a sentence, 1 under contract, 1 rules, 1 scenarios: no mistakes, 1 remark
    ");
}

#[test]
fn json_contains_the_remarks() {
    let facts = json(&["check", "--json"]);
    assert_eq!(facts["summaries"], 2);
    assert_eq!(facts["remarks"][0]["path"], "summaries/runtime/lamp.rs");
}

#[test]
fn a_function_without_a_contract_is_shown_with_its_summary() {
    insta::assert_snapshot!(stdout(&["show", "cuLampClose", "--toolkit", "12.0.0"]), @r"
    cuLampClose  (driver, CUDA_LAMP)
      summary     Puts a lamp out.
      C           CUresult cuLampClose(CUlamp lamp);
      Rust        fn cuLampClose(lamp: CUlamp) -> CUresult;
      parameters  lamp: The lamp; it can be lit again.
      deprecated  yes
      API name    `cuLampClose`, which the header maps to this symbol
      toolkits    from 12.0.0 until before 13.0.0
      returns     not stated
    ");
}

#[test]
fn a_function_with_a_contract_is_shown_with_its_sentence_once() {
    let text = stdout(&["show", "cuLampOpen_v2"]);
    assert_eq!(text.matches("Lights a lamp.").count(), 1, "{text}");
    assert_eq!(text.matches("How it shines.").count(), 1, "{text}");
}

#[test]
fn json_contains_the_sentences() {
    let facts = json(&["show", "cuLampClose", "--toolkit", "12.0.0", "--json"]);
    assert_eq!(facts[0]["summary"], "Puts a lamp out.");
    let sentence = &facts[0]["params"][0]["sentence"];
    assert_eq!(sentence, "The lamp; it can be lit again.");
}

#[test]
fn json_marks_a_missing_sentence() {
    let facts = json(&["show", "cudaLampOpen", "--json"]);
    assert_eq!(facts[0]["summary"], Value::Null);
}

#[test]
fn a_domain_is_shown_with_its_exemplars() {
    insta::assert_snapshot!(stdout(&["show", "BitsOf"]), @r"
    BitsOf<E>  (domain, vocabulary/domains.rs:14)
      summary     Bits of `E`, freely combined.
      exemplars   None (accepted)
                  Each (accepted)
                  All (accepted): Everything at once.
                  UnknownBit (refused, INVALID_VALUE)
    ");
}
