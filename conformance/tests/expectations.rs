//! Baselines, flakes and skips from the user's view. The faulty library is the reference driver with the
//! check of one rule switched off.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use serde_json::Value;
use tempfile::TempDir;

use crate::kept;

/// With this rule off, a few cases fail.
const OFF: &str = "off cuEventCreate/Flags.unknown-bit";
const FEW: &str = r"^cuEventCreate\[[^,]*\]$";

fn cuconform(folder: &Path, mutant: Option<&str>, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command.current_dir(folder).args(args);
    if let Some(mutant) = mutant {
        command.env("CUSPEC_MUTATE", mutant);
    }
    command.output().expect("cuconform starts")
}

fn run(folder: &Path, mutant: Option<&str>, more: &[&str]) -> Output {
    let mut args = vec!["run", "--filter", FEW, "--out", "out"];
    args.extend(more);
    cuconform(folder, mutant, &args)
}

/// An accepted run with faults, which all tests share.
static ACCEPTED: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = kept::folder("accepted");
    assert_eq!(exit(&run(&folder, Some(OFF), &[])), Some(1));
    let args = ["accept", "out", "--baseline", "known.txt", "--issue", "#12"];
    let output = cuconform(&folder, None, &args);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    folder
});

/// A copy of that run in a new folder.
fn accepted() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    kept::copy(&ACCEPTED.join("out"), &folder.path().join("out"));
    let known = folder.path().join("known.txt");
    fs::copy(ACCEPTED.join("known.txt"), known).expect("a copy");
    folder
}

fn exit(output: &Output) -> Option<i32> {
    output.status.code()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect(name)
}

#[test]
fn an_accepted_run_has_no_surprises() {
    let folder = accepted();
    let output = run(folder.path(), Some(OFF), &["--baseline", "known.txt"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert!(text(&output.stdout).contains("known differences"));
    let known = read(folder.path(), "known.txt");
    assert!(
        known.contains("cuEventCreate[Flags=unknown-bit]  fail=CUDA_SUCCESS  # not investigated")
            && known.ends_with("; #12\n")
    );
}

#[test]
fn an_improvement_fails_the_run() {
    let folder = accepted();
    let output = run(folder.path(), None, &["--baseline", "known.txt"]);
    assert_eq!(exit(&output), Some(1));
    let printed = text(&output.stdout);
    assert!(
        printed.contains("known.txt:1 names fail=CUDA_SUCCESS"),
        "{printed}"
    );
}

#[test]
fn accepting_an_improvement_empties_the_baseline() {
    let folder = accepted();
    run(folder.path(), None, &[]);
    let args = ["accept", "out", "--baseline", "known.txt", "--issue", "#12"];
    assert_eq!(exit(&cuconform(folder.path(), None, &args)), Some(0));
    assert_eq!(read(folder.path(), "known.txt"), "");
}

#[test]
fn new_lines_require_an_issue() {
    let folder = tempfile::tempdir().expect("a folder");
    run(folder.path(), Some(OFF), &[]);
    let accept = |more: &[&str]| {
        let mut args = vec!["accept", "out", "--baseline", "known.txt"];
        args.extend(more);
        cuconform(folder.path(), None, &args)
    };
    for more in [&[] as &[&str], &["--reason", "not yet"], &["--issue", "12"]] {
        let output = accept(more);
        assert_eq!(exit(&output), Some(2), "{output:?}");
        assert!(text(&output.stderr).contains("--issue"), "{output:?}");
        assert!(!folder.path().join("known.txt").exists());
    }
    let output = accept(&["--reason", "not yet; owner/name#12"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    // Lines that apply already have an issue, and there is no new line.
    assert_eq!(exit(&accept(&[])), Some(0));
    assert!(read(folder.path(), "known.txt").ends_with("# not yet; owner/name#12\n"));
}

#[test]
fn a_line_without_an_issue_is_reported_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("known.txt"), "cuInit[]  fail  # once\n").expect("a file");
    let output = run(folder.path(), None, &["--baseline", "known.txt"]);
    assert_eq!(exit(&output), Some(2));
    let printed = text(&output.stderr);
    assert!(
        printed.contains("known.txt:1:19") && printed.contains("contains no issue"),
        "{printed}"
    );
}

#[test]
fn a_baseline_applies_to_an_earlier_run() {
    let folder = accepted();
    let args = ["judge", "out", "--baseline", "known.txt"];
    assert_eq!(exit(&cuconform(folder.path(), None, &args)), Some(0));
    assert_eq!(
        exit(&cuconform(folder.path(), None, &["judge", "out"])),
        Some(1)
    );
}

#[test]
fn a_stale_line_is_reported_and_fails_the_run() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(
        folder.path().join("known.txt"),
        "cuGone[]  fail  # once; #1\n",
    )
    .expect("a file");
    let output = run(folder.path(), None, &["--baseline", "known.txt"]);
    assert_eq!(exit(&output), Some(1));
    let printed = text(&output.stdout);
    assert!(
        printed.contains("stale    known.txt:1: cuGone[]"),
        "{printed}"
    );
}

#[test]
fn an_invalid_line_is_a_usage_error() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("known.txt"), "cuInit[]  fial  # once\n").expect("a file");
    let output = run(folder.path(), None, &["--baseline", "known.txt"]);
    assert_eq!(exit(&output), Some(2));
    assert!(
        text(&output.stderr).contains("known.txt:1:11"),
        "{output:?}"
    );
}

#[test]
fn a_missing_list_is_a_usage_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), None, &["--flakes", "nowhere.txt"]);
    assert_eq!(exit(&output), Some(2));
    assert!(text(&output.stderr).contains("nowhere.txt"));
}

#[test]
fn skipping_keeps_the_order_and_reports_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let cases = |folder: &Path| -> Vec<(String, String)> {
        let lines = read(folder, "out/results.jsonl");
        let lines = lines.lines().map(|line| {
            let value: Value = serde_json::from_str(line).expect("JSON");
            let field = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
            (field("case"), field("outcome"))
        });
        lines.collect()
    };
    run(folder.path(), None, &[]);
    let before = cases(folder.path());
    let line = "cuEventCreate[Flags=*]  # takes too long; https://example.org/1\n";
    fs::write(folder.path().join("skip.txt"), line).expect("a file");
    let output = run(folder.path(), None, &["--skip", "skip.txt"]);
    let after = cases(folder.path());
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert!(text(&output.stdout).contains("skipped: takes too long; https://example.org/1"));
    assert_eq!(before.len(), after.len());
    for ((case, outcome), (same, now)) in before.iter().zip(&after) {
        assert_eq!(case, same);
        let is_skipped = case.starts_with("cuEventCreate[Flags=");
        assert_eq!(
            if is_skipped { "skip" } else { outcome.as_str() },
            now,
            "{case}"
        );
    }
}

#[test]
fn skipping_changes_neither_the_order_nor_the_parts() {
    let folder = tempfile::tempdir().expect("a folder");
    let skip = "cuEventCreate[Flags=*]  # takes too long\n";
    fs::write(folder.path().join("skip.txt"), skip).expect("a file");
    // With this line every pass is a surprise, and is reported as soon as it is known.
    let wrong = "*  crash  # nothing does; #1\n";
    fs::write(folder.path().join("known.txt"), wrong).expect("a file");
    let reported = |more: &[&str]| -> Vec<String> {
        let mut args = vec!["--jobs", "1", "--shuffle", "7", "--shard", "2/3"];
        args.extend(["--baseline", "known.txt"]);
        args.extend(more);
        let output = run(folder.path(), None, &args);
        assert_eq!(exit(&output), Some(1), "{output:?}");
        let printed = text(&output.stderr);
        // A case with held work takes so long that a helper runs other cases meanwhile.
        let lines = printed
            .lines()
            .filter(|line| line.starts_with("pass") && !line.contains("waiting="));
        lines.map(str::to_owned).collect()
    };
    let is_skipped = |line: &String| line.contains("cuEventCreate[Flags=") && line.contains("]  ");
    let whole = reported(&[]);
    let (skipped, expected): (Vec<String>, Vec<String>) = whole.into_iter().partition(is_skipped);
    assert!(skipped.len() > 1 && expected.len() > 1, "{skipped:?}");
    assert_eq!(reported(&["--skip", "skip.txt"]), expected);
}

#[test]
fn retries_do_not_turn_a_failure_into_a_pass() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), Some(OFF), &["--retries", "2"]);
    assert_eq!(exit(&output), Some(1));
    assert!(!text(&output.stdout).contains("flake"));
}

#[test]
fn a_stable_library_has_no_flakes_under_stress() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), None, &["--stress", "3"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
}

#[test]
fn every_format_contains_the_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    for (form, words) in [
        ("text", "rerun      cuconform run --filter"),
        ("json", "\"sentence\": "),
        ("junit", "<failure"),
        ("github", "::error title=cuEventCreate/Flags.unknown-bit::"),
    ] {
        let more = ["--format", form, "--html", "report.html"];
        let output = run(folder.path(), Some(OFF), &more);
        assert_eq!(exit(&output), Some(1));
        let printed = text(&output.stdout);
        assert!(printed.contains(words), "{form}: {printed}");
        assert_explains(form, &printed);
        assert_explains("html", &read(folder.path(), "report.html"));
    }
}

/// Asserts that a report contains the rule's sentence, the documented code, a recorded answer, and the
/// command to repeat the case.
fn assert_explains(form: &str, printed: &str) {
    for words in [
        "The call fails with",
        "documented",
        "CUDA_ERROR_INVALID_VALUE",
        "NVIDIA H200, driver 580.159.04",
        "cuconform run --filter",
    ] {
        assert!(printed.contains(words), "{form} lacks {words}: {printed}");
    }
}

#[test]
fn a_failure_quotes_the_answer_of_a_real_driver() {
    let folder = tempfile::tempdir().expect("a folder");
    let printed = text(&run(folder.path(), Some(OFF), &[]).stdout);
    let answers = "recorded   CUDA_ERROR_INVALID_VALUE on NVIDIA H100 80GB HBM3, driver 580.159.04, CUDA 13.0; \
        NVIDIA H200, driver 580.159.04, CUDA 13.0";
    assert!(printed.contains(answers), "{printed}");
}

#[test]
fn the_command_to_repeat_a_case_contains_its_limits() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = ["--timeout", "2.5", "--memory", "2000"];
    let printed = text(&run(folder.path(), Some(OFF), &limits).stdout);
    let rerun = "rerun      cuconform run --timeout 2.5 --memory 2000 --filter '^cuEventCreate";
    assert!(printed.contains(rerun), "{printed}");
}

#[test]
fn mutate_accepts_the_filter_that_a_run_prints() {
    let folder = tempfile::tempdir().expect("a folder");
    let printed = text(&run(folder.path(), Some(OFF), &[]).stdout);
    let command = printed.split("cuconform run --filter '").nth(1);
    let filter = command.and_then(|rest| rest.split('\'').next());
    let filter = filter.unwrap_or_else(|| panic!("{printed}"));
    assert!(filter.contains(r"cuEventCreate\["), "{filter}");
    let args = ["mutate", "--filter", filter, "--out", "mutants"];
    let output = cuconform(folder.path(), None, &args);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let mutants = read(folder.path(), "mutants/mutants.jsonl");
    let settings: Vec<Value> = mutants
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["setting"].clone())
        .collect();
    assert!(settings.contains(&OFF.into()), "{settings:?}");
}

#[test]
fn evidence_given_by_option_is_quoted() {
    let folder = tempfile::tempdir().expect("a folder");
    run(folder.path(), Some(OFF), &["--undefined"]);
    let args = ["record", "--from", "out", "--evidence", "kept"];
    cuconform(folder.path(), None, &args);
    let printed = text(&run(folder.path(), Some(OFF), &["--evidence", "kept"]).stdout);
    assert!(printed.contains("recorded   CUDA_SUCCESS on"), "{printed}");
    let mut recorded = printed.lines().filter(|line| line.contains("recorded "));
    assert!(
        recorded.all(|line| !line.contains("580.159.04")),
        "{printed}"
    );
}

#[test]
fn missing_evidence_is_a_usage_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), None, &["--evidence", "nowhere"]);
    assert_eq!(exit(&output), Some(2), "{output:?}");
    assert!(text(&output.stderr).contains("nowhere"), "{output:?}");
}

#[test]
fn a_failure_is_reported_immediately_without_a_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), Some(OFF), &[]);
    let printed = text(&output.stderr);
    let line = "fail     cuEventCreate[Flags=unknown-bit]  CUDA_SUCCESS";
    assert!(printed.lines().any(|printed| printed == line), "{printed}");
}
