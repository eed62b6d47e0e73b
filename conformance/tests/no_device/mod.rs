//! A library without a device: cases without need of a device are run, all others are skipped for the same
//! reason, and functions newer than the library are not tested.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

use crate::subject;

/// The way in which the library reports that there is no device.
const REFUSES: u32 = 0;
const COUNTS_NONE: u32 = 1;

/// A folder with a library of this version.
fn library(version: u32, way: u32) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let version = format!("-DVERSION={version}");
    let way = format!("-DWAY={way}");
    let more = [OsStr::new(&version), OsStr::new(&way)];
    let name = "libcuda.so.1.2.3";
    let library = subject::build("no_device/subject.c", folder.path(), name, &more);
    (folder, library.expect("a library"))
}

fn cuconform(folder: &Path, args: &[&str], library: Option<&Path>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command
        .current_dir(folder)
        .args(args)
        // These variables may be set if the tests themselves are sharded.
        .env_remove("TEST_SHARD_INDEX")
        .env_remove("JOB_COMPLETION_INDEX")
        .env_remove("BUILDKITE_PARALLEL_JOB");
    if let Some(library) = library {
        command.arg("--driver").arg(library);
    }
    command.output().expect("cuconform starts")
}

/// Runs the matching cases, and expects the exit code of a library without a device.
fn run(folder: &Path, library: &Path, filter: &str) -> Output {
    let args = ["run", "--out", "out", "--jobs", "1", "--filter", filter];
    let output = cuconform(folder, &args, Some(library));
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    output
}

fn result(folder: &Path, case: &str) -> Value {
    let text = fs::read_to_string(folder.join("out/results.jsonl")).expect("results");
    let mut results = text.lines().map(|line| -> Value {
        serde_json::from_str(line).expect("a result") //
    });
    let found = results.find(|result| result["case"] == case);
    found.unwrap_or_else(|| panic!("no {case}"))
}

#[track_caller]
fn expect(folder: &Path, case: &str, outcome: &str, detail: &str) {
    let result = result(folder, case);
    assert_eq!(result["outcome"], outcome, "{result}");
    let printed = result["detail"].as_str().unwrap_or_default();
    assert!(printed.contains(detail), "{result}");
}

#[test]
fn a_library_without_the_first_function_is_judged_by_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let more = ["-DVERSION=12020", "-DWAY=0", "-DcuInit=cuUnit"].map(OsStr::new);
    let library = subject::build("no_device/subject.c", folder.path(), "libcuda.so", &more);
    let folder = folder.path();
    run(
        folder,
        &library.expect("a library"),
        "^(cuInit|cuDriverGetVersion)\\[",
    );
    expect(folder, "cuInit[]", "missing", "does not export cuInit");
    expect(folder, "cuDriverGetVersion[]", "pass", "");
}

#[test]
fn cases_without_need_of_a_device_are_run() {
    let (folder, library) = library(12020, REFUSES);
    let folder = folder.path();
    let output = run(
        folder,
        &library,
        "^(cuInit|cuDriverGetVersion|cuDeviceGetCount)\\[",
    );
    expect(folder, "cuInit[]", "pass", "");
    expect(folder, "cuInit[Flags=one,state=uninitialized]", "pass", "");
    expect(folder, "cuDriverGetVersion[]", "pass", "");
    expect(folder, "cuDriverGetVersion[driverVersion=null]", "pass", "");
    let reason = "no device: cuInit answered CUDA_ERROR_NO_DEVICE";
    expect(folder, "cuDeviceGetCount[]", "skip", reason);
    expect(
        folder,
        "cuDriverGetVersion[state=no-context]",
        "skip",
        reason,
    );

    let printed = String::from_utf8_lossy(&output.stderr);
    assert!(printed.contains("no device behind"), "{printed}");
    let summary = fs::read_to_string(folder.join("out/summary.txt")).expect("a summary");
    assert!(
        summary.contains("libcuda.so.1.2.3 on no device"),
        "{summary}"
    );
    let environment = fs::read_to_string(folder.join("out/environment.json")).expect("a file");
    let environment: Value = serde_json::from_str(&environment).expect("JSON");
    assert_eq!(environment["driver"]["devices"], 0);
    assert_eq!(
        environment["driver"]["no_device"],
        reason["no device: ".len()..]
    );
}

#[test]
fn a_driver_that_reports_zero_devices_has_none() {
    let (folder, library) = library(12020, COUNTS_NONE);
    let folder = folder.path();
    run(folder, &library, "^(cuInit|cuDeviceGetCount)\\[");
    expect(
        folder,
        "cuDeviceGetCount[]",
        "skip",
        "the driver reports no device",
    );
    // The contract requires a refusal.
    expect(folder, "cuInit[]", "fail", "");
}

#[test]
fn a_failed_initialization_does_not_affect_other_cases() {
    let (folder, library) = library(12020, REFUSES);
    let folder = folder.path();
    run(folder, &library, "^(cuInit|cuDriverGetVersion)\\[");
    // This driver changes its answer after `cuInit`, which earlier cases call.
    let case = "cuDriverGetVersion[driverVersion=null,state=uninitialized]";
    expect(folder, case, "pass", "");
}

#[test]
fn functions_newer_than_the_library_are_skipped() {
    let (folder, library) = library(12020, REFUSES);
    let folder = folder.path();
    run(
        folder,
        &library,
        "^(cuStreamGetDevice|cuStreamQuery|cuCtxCreate_v4)\\[",
    );
    // Features of 12.8 and of 12.5.
    let needed = "it needs driver.version >= 12080";
    expect(
        folder,
        "cuStreamGetDevice[hStream=null,state=uninitialized]",
        "skip",
        needed,
    );
    expect(folder, "cuStreamGetDevice[export]", "skip", needed);
    let needed = "it needs driver.version >= 12050";
    expect(
        folder,
        "cuCtxCreate_v4[state=uninitialized]",
        "skip",
        needed,
    );
    // A function of older versions is reported as missing.
    let lacks = "does not export cuStreamQuery";
    expect(
        folder,
        "cuStreamQuery[hStream=null,state=uninitialized]",
        "missing",
        lacks,
    );
    expect(folder, "cuStreamQuery[export]", "missing", lacks);
}

#[test]
fn functions_of_its_version_are_missing_if_not_exported() {
    let (folder, library) = library(12080, REFUSES);
    let folder = folder.path();
    run(folder, &library, "^cuStreamGetDevice\\[");
    let lacks = "does not export cuStreamGetDevice";
    expect(
        folder,
        "cuStreamGetDevice[hStream=null,state=uninitialized]",
        "missing",
        lacks,
    );
    expect(folder, "cuStreamGetDevice[export]", "missing", lacks);
}

#[test]
fn a_rule_since_a_version_does_not_apply_to_older_libraries() {
    let case = "cuGetProcAddress_v2[cudaVersion=future]";
    let (old, library_of_old) = library(12050, REFUSES);
    run(old.path(), &library_of_old, "^cuGetProcAddress_v2\\[");
    expect(old.path(), case, "pass", "");
    let (new, library_of_new) = library(13000, REFUSES);
    run(new.path(), &library_of_new, "^cuGetProcAddress_v2\\[");
    expect(new.path(), case, "fail", "");
    let rule = "cuGetProcAddress_v2/not-from-the-future";
    assert_eq!(result(new.path(), case)["rule"], rule);
    // Flags are checked in every version.
    expect(old.path(), "cuGetProcAddress_v2[flags=unknown]", "pass", "");
}

/// Checks the evidence of the run in `out`, stored below `evidence`.
fn expect_evidence(folder: &Path, library: &Path) {
    let kept = folder.join("evidence/no-device-1.2.3");
    let text = fs::read_to_string(kept.join("driver/initialize.snap")).expect("a snapshot");
    assert!(
        text.contains("\n# no device, driver 1.2.3, CUDA 12.2\n"),
        "{text}"
    );
    assert!(
        text.contains("\ncuInit[]  CUDA_ERROR_NO_DEVICE\n"),
        "{text}"
    );
    assert!(!text.contains("again_and_elsewhere"), "{text}");

    let reference = kept.to_str().expect("a path");
    let args = [
        "run",
        "--out",
        "again",
        "--reference",
        reference,
        "--filter",
        "^cuInit\\[",
    ];
    let output = cuconform(folder, &args, Some(library));
    let printed = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    assert!(
        printed.contains("40 of 40 cases agree with the reference (100.00 %)"),
        "{printed}"
    );

    let output = cuconform(folder, &["compare", reference, "out"], None);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[test]
fn evidence_without_a_device_is_named_accordingly() {
    let (folder, library) = library(12020, REFUSES);
    let folder = folder.path();
    let group = "driver/initialize";
    let run = ["run", "--out", "out", "--undefined", "--group", group];
    let output = cuconform(folder, &run, Some(&library));
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    let record = ["record", "--from", "out", "--evidence", "evidence"];
    let output = cuconform(folder, &record, None);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    expect_evidence(folder, &library);
}

#[test]
#[ignore = "runs the whole suite"]
fn the_whole_suite_is_recorded_without_a_device() {
    let (folder, library) = library(12020, REFUSES);
    let folder = folder.path();
    let record = ["record", "--out", "out", "--evidence", "evidence"];
    let output = cuconform(folder, &record, Some(&library));
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    expect_evidence(folder, &library);
}

#[test]
fn a_case_that_needs_a_device_cannot_be_bisected_without_one() {
    let (folder, library) = library(12020, REFUSES);
    let bisect = |case: &str| {
        let among = ["--group", "driver/device", "--group", "driver/version"];
        let args = [&["bisect", case], &among[..]].concat();
        cuconform(folder.path(), &args, Some(&library))
    };
    let output = bisect("cuDeviceGetCount[]");
    let printed = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    assert!(
        printed.contains("cuDeviceGetCount[] needs a device"),
        "{printed}"
    );
    let output = bisect("cuDriverGetVersion[driverVersion=null,state=uninitialized]");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}
