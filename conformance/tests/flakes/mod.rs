//! A library with changing answers, from the user's view.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use cuspec_conformance::engine::reference_libraries;
use serde_json::Value;
use tempfile::TempDir;

use crate::subject;

const CASE: &str = "cuEventCreate[Flags=unknown-bit]";
const ONE: &str = r"^cuEventCreate\[Flags=unknown-bit\]$";
/// The first answer is success, which is wrong; later answers are those of the driver.
const ONCE: &str = "0";
/// The answer that makes the library end the process.
const CRASH: &str = "12345";
/// The answer that never comes.
const HANG: &str = "12346";

/// A folder with the library.
fn subject() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let subject = reference_libraries::find().expect("the reference driver");
    let driver = subject.driver.expect("the reference driver");
    let more = ["-Wl,--no-as-needed".as_ref(), driver.as_os_str()];
    subject::build("flakes/subject.c", folder.path(), "libflaky.so", &more).expect("a library");
    folder
}

/// Runs the case against the library, with these first answers. Every run starts with the first one.
fn run(folder: &Path, answers: &str, more: &[&str]) -> Output {
    run_cases(folder, ONE, answers, more)
}

/// Runs the cases that a filter selects; otherwise like `run`.
fn run_cases(folder: &Path, filter: &str, answers: &str, more: &[&str]) -> Output {
    let calls = folder.join("calls");
    let _ = fs::remove_file(&calls);
    Command::new(env!("CARGO_BIN_EXE_cuconform"))
        .current_dir(folder)
        .args([
            "run",
            "--driver",
            "./libflaky.so",
            "--filter",
            filter,
            "--out",
            "out",
        ])
        .args(more)
        .env("FLAKY_CALLS", calls)
        .env("FLAKY_ANSWERS", answers)
        .output()
        .expect("cuconform starts")
}

fn exit(output: &Output) -> Option<i32> {
    output.status.code()
}

/// Outcome and detail of the case.
fn result(folder: &Path) -> (String, String) {
    let text = fs::read_to_string(folder.join("out/results.jsonl")).expect("results");
    let results = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("a result"));
    let mut results = results.filter(|result: &Value| result["case"] == CASE);
    let result = results.next().expect("the case");
    let field = |name: &str| result[name].as_str().unwrap_or_default().to_owned();
    (field("outcome"), field("detail"))
}

fn name_flake(folder: &Path) {
    fs::write(
        folder.join("flakes.txt"),
        format!("{CASE}  # now and then\n"),
    )
    .expect("a list");
}

#[test]
fn a_case_that_passes_when_retried_is_a_flake() {
    let folder = subject();
    let output = run(folder.path(), ONCE, &["--retries", "1"]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    let (outcome, detail) = result(folder.path());
    assert_eq!(outcome, "flake");
    let printed =
        "fail with CUDA_SUCCESS at first, pass with CUDA_ERROR_INVALID_VALUE on attempt 2";
    assert_eq!(detail, printed);
}

#[test]
fn a_case_that_fails_with_another_code_when_retried_is_a_flake() {
    let folder = subject();
    let output = run(folder.path(), "0,2,2", &["--retries", "1"]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    let (outcome, detail) = result(folder.path());
    assert_eq!(outcome, "flake");
    let printed =
        "fail with CUDA_SUCCESS at first, fail with CUDA_ERROR_OUT_OF_MEMORY on attempt 2";
    assert_eq!(detail, printed);
}

#[test]
fn a_case_is_retried_up_to_the_given_number() {
    let folder = subject();
    let twice = "0,0";
    run(folder.path(), twice, &["--retries", "1"]);
    assert_eq!(result(folder.path()).0, "fail");
    run(folder.path(), twice, &["--retries", "2"]);
    let (outcome, detail) = result(folder.path());
    assert_eq!(outcome, "flake");
    assert!(detail.ends_with("on attempt 3"), "{detail}");
}

#[test]
fn a_listed_flake_is_no_failure() {
    let folder = subject();
    name_flake(folder.path());
    let more = ["--retries", "1", "--flakes", "flakes.txt"];
    let output = run(folder.path(), ONCE, &more);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert_eq!(result(folder.path()).0, "flake");
}

#[test]
fn a_listed_flake_that_always_fails_is_a_failure() {
    let folder = subject();
    name_flake(folder.path());
    let more = ["--retries", "2", "--flakes", "flakes.txt"];
    let output = run(folder.path(), "0,0,0", &more);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    assert_eq!(result(folder.path()).0, "fail");
}

#[test]
fn a_known_failure_is_not_retried() {
    let folder = subject();
    let line = format!("{CASE}  fail=CUDA_SUCCESS  # not yet; #1\n");
    fs::write(folder.path().join("known.txt"), line).expect("a list");
    let more = ["--retries", "2", "--baseline", "known.txt"];
    let output = run(folder.path(), ONCE, &more);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let calls = fs::read(folder.path().join("calls")).expect("calls");
    assert_eq!(calls.len(), 1);
}

#[test]
fn stress_finds_a_case_that_passes_at_first() {
    let folder = subject();
    let later = "1,1,0";
    let output = run(folder.path(), later, &["--retries", "3"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let output = run(folder.path(), later, &["--stress", "4"]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    let (outcome, detail) = result(folder.path());
    assert_eq!(outcome, "flake");
    let printed = "3 times pass with CUDA_ERROR_INVALID_VALUE, 1 times fail with CUDA_SUCCESS";
    assert_eq!(detail, printed);
    name_flake(folder.path());
    let more = ["--stress", "4", "--flakes", "flakes.txt"];
    assert_eq!(exit(&run(folder.path(), later, &more)), Some(0));
}

#[test]
fn an_interposer_is_reported_instead_of_the_driver_beneath() {
    let folder = subject();
    let output = run(folder.path(), "1", &[]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(
        printed.contains("/libflaky.so on NVIDIA H200\n"),
        "{printed}"
    );
}

#[test]
fn a_crash_where_the_reference_returned_is_a_crash() {
    let folder = subject();
    let output = run(folder.path(), CRASH, &["--reference", "h200-580.159.04"]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    assert_eq!(result(folder.path()).0, "crash");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(
        printed.contains("expected   CUDA_ERROR_INVALID_VALUE"),
        "{printed}"
    );
    assert!(
        printed.contains("0 of 1 cases agree with the reference"),
        "{printed}"
    );
}

#[test]
fn a_case_in_which_the_reference_crashed_is_not_judged() {
    let folder = subject();
    run(folder.path(), CRASH, &[]);
    assert_eq!(result(folder.path()).0, "crash");
    let (out, crashed) = (folder.path().join("out"), folder.path().join("crashed"));
    fs::rename(out, crashed).expect("it moves");
    for answers in ["0", "1"] {
        let output = run(folder.path(), answers, &["--reference", "crashed"]);
        assert_eq!(exit(&output), Some(0), "{output:?}");
        assert_eq!(result(folder.path()).0, "observed");
    }
}

#[test]
fn a_flake_stays_a_flake_with_a_reference() {
    let folder = subject();
    let more = ["--retries", "1", "--reference", "h200-580.159.04"];
    let output = run(folder.path(), ONCE, &more);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    assert_eq!(result(folder.path()).0, "flake");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(
        printed.contains("0 of 1 cases agree with the reference"),
        "{printed}"
    );
}

/// A case that exceeds its time limit beside another one runs again, and its second result counts.
#[test]
fn a_case_that_hangs_beside_others_runs_again_alone() {
    let folder = subject();
    let both = r"^(cuEventCreate\[Flags=unknown-bit\]|cuEventDestroy_v2\[\])$";
    let beside = ["--jobs", "2", "--timeout", "2"];
    let output = run_cases(folder.path(), both, HANG, &beside);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let (outcome, detail) = result(folder.path());
    assert_eq!(outcome, "pass");
    let note = "run alone, after the time limit passed beside other cases";
    assert!(detail.ends_with(note), "{detail}");
    let summary = fs::read_to_string(folder.path().join("out/summary.txt")).expect("a summary");
    let note = "cases repeated alone after their time limit: 1";
    assert!(summary.contains(note), "{summary}");

    let output = run_cases(folder.path(), both, &format!("{HANG},{HANG}"), &beside);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    assert_eq!(result(folder.path()).0, "timeout");
}
