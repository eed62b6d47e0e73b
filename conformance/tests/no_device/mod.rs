//! A library without a device behind it: what needs none is run, all else is passed over for one
//! reason, and what is newer than the library is no part of it.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

use crate::subject;

/// How the library says that there is no device.
const REFUSES: u32 = 0;
const COUNTS_NONE: u32 = 1;

/// A folder with a library of this version in it.
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
        // Where these tests are themselves run in parts, each runs all of its cases all the same.
        .env_remove("TEST_SHARD_INDEX")
        .env_remove("JOB_COMPLETION_INDEX")
        .env_remove("BUILDKITE_PARALLEL_JOB");
    if let Some(library) = library {
        command.arg("--driver").arg(library);
    }
    command.output().expect("cuconform starts")
}

/// Runs what the filter finds, and expects the exit code of a library without a device.
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
    let said = result["detail"].as_str().unwrap_or_default();
    assert!(said.contains(detail), "{result}");
}

#[test]
fn a_library_that_lacks_even_the_first_call_is_judged_by_the_others() {
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
fn what_needs_no_device_is_run() {
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

    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("no device behind"), "{said}");
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
fn a_driver_that_counts_no_device_has_none() {
    let (folder, library) = library(12020, COUNTS_NONE);
    let folder = folder.path();
    run(folder, &library, "^(cuInit|cuDeviceGetCount)\\[");
    expect(
        folder,
        "cuDeviceGetCount[]",
        "skip",
        "the driver reports no device",
    );
    // The contract says that it refuses.
    expect(folder, "cuInit[]", "fail", "");
}

#[test]
fn what_a_refused_start_leaves_behind_is_no_other_cases_affair() {
    let (folder, library) = library(12020, REFUSES);
    let folder = folder.path();
    run(folder, &library, "^(cuInit|cuDriverGetVersion)\\[");
    // This driver answers otherwise once `cuInit` was called, which the cases before this one do.
    let case = "cuDriverGetVersion[driverVersion=null,state=uninitialized]";
    expect(folder, case, "pass", "");
}

#[test]
fn what_is_newer_than_the_library_is_no_part_of_it() {
    let (folder, library) = library(12020, REFUSES);
    let folder = folder.path();
    run(
        folder,
        &library,
        "^(cuStreamGetDevice|cuStreamQuery|cuCtxCreate_v4)\\[",
    );
    // Of 12.8 and of 12.5.
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
    // What has been there for long is missing where it is not there.
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
fn what_came_with_its_version_is_missing_where_it_is_not_there() {
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
fn a_rule_that_holds_since_a_version_judges_no_older_library() {
    let case = "cuGetProcAddress_v2[cudaVersion=future]";
    let (old, library_of_old) = library(12050, REFUSES);
    run(old.path(), &library_of_old, "^cuGetProcAddress_v2\\[");
    expect(old.path(), case, "pass", "");
    let (new, library_of_new) = library(13000, REFUSES);
    run(new.path(), &library_of_new, "^cuGetProcAddress_v2\\[");
    expect(new.path(), case, "fail", "");
    let rule = "cuGetProcAddress_v2/not-from-the-future";
    assert_eq!(result(new.path(), case)["rule"], rule);
    // Flags are looked at in every version.
    expect(old.path(), "cuGetProcAddress_v2[flags=unknown]", "pass", "");
}

/// Looks at the evidence of what a library did in the run in `out`, kept below `evidence`.
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
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    assert!(
        said.contains("10 of 10 cases as the reference did (100.00 %)"),
        "{said}"
    );

    let output = cuconform(folder, &["compare", reference, "out"], None);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[test]
fn what_it_did_is_evidence_under_a_name_that_says_so() {
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
fn what_it_did_in_the_whole_suite_is_evidence() {
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
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    assert!(said.contains("cuDeviceGetCount[] needs a device"), "{said}");
    let output = bisect("cuDriverGetVersion[driverVersion=null,state=uninitialized]");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}
