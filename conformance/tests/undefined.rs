//! Calls with an undefined outcome are made only on request.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

/// A function with both kinds of cases.
const FUNCTION: &str = "^cuStreamQuery\\[";
/// A case with an undefined outcome.
const UNDEFINED: &str = "cuStreamQuery[hStream=garbage]";
/// A case with a defined outcome.
const PROMISED: &str = "cuStreamQuery[]";
const REASON: &str = "undefined: run it with --undefined";

fn cuconform(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    let output = command.current_dir(folder).args(args).output();
    output.expect("cuconform starts")
}

fn exit(output: &Output) -> Option<i32> {
    output.status.code()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Two runs of the function: `less` without undefined cases, `more` with them.
fn runs() -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let run = ["run", "--filter", FUNCTION, "--out"];
    let less = cuconform(folder.path(), &[&run[..], &["less"]].concat());
    let more = cuconform(
        folder.path(),
        &[&run[..], &["more", "--undefined"]].concat(),
    );
    assert_eq!((exit(&less), exit(&more)), (Some(0), Some(0)), "{less:?}");
    (folder, text(&less.stdout))
}

fn result(folder: &Path, run: &str, case: &str) -> Value {
    let text = fs::read_to_string(folder.join(run).join("results.jsonl")).expect("results");
    let results = text.lines().map(serde_json::from_str);
    let mut results = results.map(|result: Result<Value, _>| result.expect("a result"));
    let found = results.find(|result| result["case"] == case);
    found.expect("the case has a result")
}

#[test]
fn undefined_cases_are_skipped_with_a_reason_and_counted() {
    let (folder, printed) = runs();
    let skipped = result(folder.path(), "less", UNDEFINED);
    assert_eq!(skipped["outcome"], "skip");
    assert_eq!(skipped["detail"], REASON);
    assert_eq!(skipped["code"], Value::Null);
    assert!(
        printed.contains(&format!("skipped: {REASON}\n")),
        "{printed}"
    );
    assert_eq!(result(folder.path(), "less", PROMISED)["outcome"], "pass");
}

#[test]
fn undefined_cases_are_run_on_request() {
    let (folder, _) = runs();
    let observed = result(folder.path(), "more", UNDEFINED);
    assert_eq!(observed["outcome"], "observed");
    assert_ne!(observed["code"], Value::Null);
    assert_eq!(result(folder.path(), "more", PROMISED)["outcome"], "pass");
}

#[test]
fn evidence_requires_undefined_cases_or_keep() {
    let (folder, _) = runs();
    let record = ["record", "--subject", "kept", "--from"];
    let less = cuconform(folder.path(), &[&record[..], &["less"]].concat());
    assert_eq!(exit(&less), Some(2), "{less:?}");
    assert!(text(&less.stderr).contains("run it with --undefined"));
    let more = cuconform(folder.path(), &[&record[..], &["more"]].concat());
    assert_eq!(exit(&more), Some(0), "{more:?}");
    let kept = folder
        .path()
        .join("conformance/evidence/kept/driver/stream.snap");
    let evidence = fs::read_to_string(&kept).expect("evidence");
    assert!(evidence.contains(UNDEFINED), "{evidence}");
    // With `--keep`, recorded results of these cases are kept.
    let args = [&record[..], &["less", "--keep"]].concat();
    let again = cuconform(folder.path(), &args);
    assert_eq!(exit(&again), Some(0), "{again:?}");
    assert_eq!(fs::read_to_string(&kept).expect("evidence"), evidence);
}

#[test]
fn runs_with_and_without_undefined_cases_can_be_compared() {
    let (folder, _) = runs();
    for sides in [["less", "more"], ["more", "less"]] {
        let output = cuconform(folder.path(), &[&["compare"][..], &sides].concat());
        assert_eq!(exit(&output), Some(0), "{output:?}");
    }
}

#[test]
fn judging_again_keeps_undefined_cases_skipped() {
    let (folder, _) = runs();
    let output = cuconform(folder.path(), &["judge", "less", "--out", "judged"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let judged = result(folder.path(), "judged", UNDEFINED);
    assert_eq!(judged, result(folder.path(), "less", UNDEFINED));
}
