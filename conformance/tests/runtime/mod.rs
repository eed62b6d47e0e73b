//! An unknown runtime as the subject: its kind, its loading, and its calls must not lose cases, and their
//! faults are charged to the right case.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cuspec_conformance::engine::reference_libraries;
use serde_json::Value;
use tempfile::TempDir;

use crate::subject;

mod standalone;

/// Cases of all functions that the runtime exports, and of one that it does not export.
const FEW: &str = "^cuda(GetDevice|SetDevice|DeviceSynchronize|Malloc|Free|RuntimeGetVersion|\
                   PeekAtLastError|GetLastError|EventQuery)\\[";

fn driver() -> PathBuf {
    // Tests are in a subfolder of the folder with programs and libraries.
    let test = std::env::current_exe().expect("a path");
    let folder = test.parent().and_then(Path::parent).expect("a folder");
    reference_libraries::find_in_folder(folder)
        .expect("the reference driver")
        .driver
        .expect("the reference driver")
}

fn runtime(folder: &TempDir) -> PathBuf {
    subject::build("runtime/subject.c", folder.path(), "libruntime.so", &[]).expect("a library")
}

/// `cuconform run` of a runtime above the reference driver.
fn run(folder: &TempDir, runtime: &Path, more: &[&str]) -> Output {
    let driver = driver();
    let named: [&OsStr; 6] = [
        "run".as_ref(),
        "--filter".as_ref(),
        FEW.as_ref(),
        "--driver".as_ref(),
        driver.as_ref(),
        "--runtime".as_ref(),
    ];
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command
        .current_dir(folder.path())
        .args(named)
        .arg(runtime)
        .args(more)
        // These variables may be set if the tests themselves are sharded.
        .env_remove("TEST_SHARD_INDEX")
        .env_remove("JOB_COMPLETION_INDEX")
        .env_remove("BUILDKITE_PARALLEL_JOB");
    command.output().expect("cuconform starts")
}

fn results(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("results.jsonl")).expect("results");
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("a result"))
        .collect()
}

/// Number of cases by outcome, without exports, for which no call is made.
fn count(results: &[Value]) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    let calls = results.iter().filter(|result| result["kind"] != "export");
    for result in calls {
        let word = result["outcome"].as_str().expect("a word");
        *counts.entry(word).or_default() += 1;
    }
    counts
}

fn find<'a>(results: &'a [Value], case: &str) -> &'a Value {
    let found = results.iter().find(|result| result["case"] == case);
    found.unwrap_or_else(|| panic!("no {case}"))
}

#[track_caller]
fn assert_refused(output: &Output, library: &str, reason: &str) {
    let printed = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    let reported = printed.lines().find(|line| line.starts_with("cuconform: "));
    let reported = reported.unwrap_or_else(|| panic!("{printed}"));
    assert!(
        reported.contains(library) && reported.contains(reason),
        "{printed}"
    );
}

#[test]
fn a_library_without_functions_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let source = "#include <unistd.h>\nint nothing(void) { return 0; }\n";
    fs::write(folder.path().join("nothing.c"), source).expect("a file");
    let source = folder.path().join("nothing.c");
    let nothing = subject::build(
        source.to_str().expect("a path"),
        folder.path(),
        "libnothing.so",
        &[],
    );
    let output = run(&folder, &nothing.expect("a library"), &["--out", "out"]);
    assert_refused(
        &output,
        "libnothing.so",
        "is not a CUDA runtime: it exports none",
    );
    // It is rejected before any case is run.
    assert!(
        !folder.path().join("out/results.jsonl").exists(),
        "{output:?}"
    );
}

#[test]
fn a_missing_runtime_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(&folder, Path::new("./libnowhere.so"), &[]);
    assert_refused(&output, "libnowhere.so", "there is no");
}

#[test]
fn a_runtime_that_crashes_while_loading_is_reported_instead_of_its_driver() {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = runtime(&folder);
    let output = run(&folder, &runtime, &["--env", "LOADING=dies"]);
    let reason = "died of SIGABRT while the runtime was loaded, twice";
    assert_refused(&output, "libruntime.so", reason);
    let printed = String::from_utf8_lossy(&output.stderr);
    assert!(
        printed.contains("printed    | the runtime goes"),
        "{printed}"
    );
    let hangs = ["--start-timeout", "3", "--env", "LOADING=hangs"];
    let output = run(&folder, &runtime, &hangs);
    let reason = "the time limit passed while the runtime was loaded, twice";
    assert_refused(&output, "libruntime.so", reason);
}

#[test]
fn a_runtime_that_crashes_in_every_call_is_charged_with_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = runtime(&folder);
    let output = run(
        &folder,
        &runtime,
        &["--out", "out", "--env", "RUNTIME=crashes"],
    );
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let results = results(&folder.path().join("out"));
    let counts = count(&results);
    for lost in ["pass", "fail", "error", "timeout"] {
        assert_eq!(counts.get(lost), None, "{counts:?}");
    }
    assert!(counts["crash"] >= 20, "{counts:?}");
    // The probe calls these functions before the first case.
    for asked in [
        "cudaRuntimeGetVersion",
        "cudaPeekAtLastError",
        "cudaGetLastError",
    ] {
        let asked = find(&results, &format!("{asked}[]"));
        assert_eq!(asked["outcome"], "crash", "{asked}");
        assert_eq!(asked["expected"], "cudaSuccess", "{asked}");
        let printed = asked["detail"].as_str().expect("a detail");
        assert!(printed.contains("called before the first case"), "{asked}");
    }
    assert_eq!(find(&results, "cudaMalloc[]")["outcome"], "crash");
    assert_eq!(find(&results, "cudaEventQuery[]")["outcome"], "missing");
}

#[test]
fn a_runtime_without_last_error_functions_is_judged() {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = runtime(&folder);
    let output = run(
        &folder,
        &runtime,
        &["--out", "out", "--env", "RUNTIME=silent"],
    );
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let results = results(&folder.path().join("out"));
    assert_eq!(find(&results, "cudaDeviceSynchronize[]")["outcome"], "pass");
    assert_eq!(find(&results, "cudaPeekAtLastError[]")["outcome"], "crash");
    let malloc = find(&results, "cudaMalloc[devPtr=null]");
    assert_eq!(
        (&malloc["outcome"], &malloc["code"]),
        (&"fail".into(), &"cudaSuccess".into())
    );
}

#[test]
fn a_runtime_that_hangs_in_every_call_loses_no_case() {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = runtime(&folder);
    let more = ["--out", "out", "--timeout", "1", "--env", "RUNTIME=hangs"];
    let few = ["--cases", "few.txt"];
    let cases = "cudaMalloc[]\ncudaMalloc[devPtr=null]\ncudaGetDevice[]\ncudaRuntimeGetVersion[]\n";
    fs::write(folder.path().join("few.txt"), cases).expect("a file");
    let output = run(&folder, &runtime, &[&more[..], &few[..]].concat());
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let results = results(&folder.path().join("out"));
    assert_eq!(count(&results), BTreeMap::from([("timeout", 4)]));
}

#[test]
fn a_runtime_that_fails_every_call_is_judged_in_every_case() {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = runtime(&folder);
    let output = run(
        &folder,
        &runtime,
        &["--out", "out", "--env", "RUNTIME=fails"],
    );
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let results = results(&folder.path().join("out"));
    let set = find(&results, "cudaSetDevice[]");
    assert_eq!(
        (&set["outcome"], &set["code"]),
        (&"fail".into(), &"cudaErrorUnknown".into())
    );
    assert!(
        !count(&results).contains_key("crash"),
        "{:?}",
        count(&results)
    );
}

#[test]
fn only_changes_of_a_runtime_are_reported_with_beneath() {
    let folder = tempfile::tempdir().expect("a folder");
    let beneath = runtime(&folder);
    let named = beneath.to_str().expect("a path");
    let more = ["--out", "out", "--beneath-runtime", named];
    // The same library is on both sides, so no behaviour is a finding.
    let output = run(&folder, &beneath, &more);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(count(&results(&folder.path().join("out/beneath"))).contains_key("fail"));
    let text = fs::read_to_string(folder.path().join("out/environment.json")).expect("a file");
    let environment: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(environment["reference"]["beneath"]["runtime"], named);

    // The replacement differs in one function.
    let other = subject::build(
        "runtime/subject.c",
        folder.path(),
        "libother.so",
        &["-DBROKEN".as_ref()],
    );
    let output = run(&folder, &other.expect("a library"), &more);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let results = results(&folder.path().join("out"));
    let bad = results.iter().filter(|result| result["outcome"] == "fail");
    let bad: BTreeSet<&str> = bad
        .filter_map(|result| result["function"].as_str())
        .collect();
    assert_eq!(bad, BTreeSet::from(["cudaDeviceSynchronize"]));
    let summary = fs::read_to_string(folder.path().join("out/summary.txt")).expect("a summary");
    let repeated = format!("--beneath-runtime {named} --");
    assert!(summary.contains(&repeated), "{summary}");
}

#[test]
fn runs_of_two_runtimes_are_not_merged() {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = runtime(&folder);
    let other = subject::build(
        "runtime/subject.c",
        folder.path(),
        "libother.so",
        &["-DBROKEN".as_ref()],
    );
    run(&folder, &runtime, &["--out", "one", "--shard", "1/2"]);
    run(
        &folder,
        &other.expect("a library"),
        &["--out", "other", "--shard", "2/2"],
    );
    let output = Command::new(env!("CARGO_BIN_EXE_cuconform"))
        .current_dir(folder.path())
        .args(["merge", "one", "other", "--out", "whole"])
        .output()
        .expect("cuconform starts");
    let printed = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(printed.contains("are of different libraries"), "{printed}");
}
