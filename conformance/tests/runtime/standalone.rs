//! A runtime that stands on no driver is judged by its own objects, alone and beside a driver.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

use super::{driver, find, results};
use crate::subject;

/// Functions of the runtime.
const FUNCTIONS: [&str; 25] = [
    "cudaDeviceSynchronize",
    "cudaDriverGetVersion",
    "cudaEventCreate",
    "cudaEventCreateWithFlags",
    "cudaEventDestroy",
    "cudaEventQuery",
    "cudaEventRecord",
    "cudaEventSynchronize",
    "cudaFree",
    "cudaGetDevice",
    "cudaGetDeviceCount",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaGetLastError",
    "cudaMalloc",
    "cudaMemcpy",
    "cudaMemset",
    "cudaPeekAtLastError",
    "cudaRuntimeGetVersion",
    "cudaSetDevice",
    "cudaStreamCreate",
    "cudaStreamCreateWithFlags",
    "cudaStreamDestroy",
    "cudaStreamQuery",
    "cudaStreamSynchronize",
];

/// Those of them that take an object.
const WITH_OBJECTS: [&str; 10] = [
    "cudaEventDestroy",
    "cudaEventQuery",
    "cudaEventRecord",
    "cudaEventSynchronize",
    "cudaFree",
    "cudaMemcpy",
    "cudaMemset",
    "cudaStreamDestroy",
    "cudaStreamQuery",
    "cudaStreamSynchronize",
];

/// `cuconform run` of cases of these functions, with the driver or without one.
fn run(folder: &TempDir, driver: Option<&Path>, functions: &[&str], more: &[&str]) -> Output {
    let built = subject::build("runtime/standalone.c", folder.path(), "librun.so", &[]);
    let runtime = built.expect("a library");
    let filter = format!("^({})\\[", functions.join("|"));
    let mut args: Vec<OsString> = ["run", "--out", "out", "--filter", &filter, "--runtime"]
        .map(OsString::from)
        .into();
    args.push(runtime.into());
    if let Some(driver) = driver {
        args.extend(["--driver".into(), driver.into()]);
    }
    args.extend(more.iter().map(|word| OsStr::new(word).to_owned()));
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command.current_dir(folder.path()).args(args);
    command.output().expect("cuconform starts")
}

/// The outcomes of the cases.
fn outcomes(results: &[Value]) -> BTreeSet<&str> {
    let words = results
        .iter()
        .filter_map(|result| result["outcome"].as_str());
    words.collect()
}

/// The plain call of each function passes, with objects of the runtime. A runner that makes the objects with the
/// driver fails the ten functions that take one.
#[test]
fn plain_calls_pass_with_and_without_a_driver() {
    for driver in [None, Some(driver())] {
        let folder = tempfile::tempdir().expect("a folder");
        let output = run(&folder, driver.as_deref(), &FUNCTIONS, &["--tag", "plain"]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let results = results(&folder.path().join("out"));
        for function in FUNCTIONS {
            let plain = find(&results, &format!("{function}[]"));
            assert_eq!(plain["outcome"], "pass", "{plain}");
        }
    }
}

/// No case without a driver is charged with what only a driver can set up.
#[test]
fn a_runtime_alone_passes_or_skips_its_cases() {
    let folder = tempfile::tempdir().expect("a folder");
    let named: Vec<&str> = FUNCTIONS
        .into_iter()
        .filter(|function| !function.starts_with("cudaGetError"))
        .collect();
    let more = ["--without", "interop", "--without", "forked"];
    let output = run(&folder, None, &named, &more);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let printed = String::from_utf8_lossy(&output.stderr);
    let reported = "there is no --driver, so the cases of the driver are left out";
    assert!(printed.contains(reported), "{printed}");
    let results = results(&folder.path().join("out"));
    assert_eq!(
        outcomes(&results),
        BTreeSet::from(["observed", "pass", "skip"])
    );
    let passed = results.iter().filter(|result| result["outcome"] == "pass");
    assert!(passed.count() > 300);
    let other_context = find(&results, "cudaStreamQuery[stream=other-context]");
    assert_eq!(
        other_context["detail"],
        "there is no driver for cuCtxCreate_v2"
    );
    for state in ["exiting", "no-device", "uninitialized"] {
        let id = format!("cudaMalloc[state={state}]");
        assert_eq!(find(&results, &id)["outcome"], "pass", "{id}");
    }
}

/// Objects of a driver that the runtime does not know are refused in cases of their own, which are skipped if there
/// is no driver.
#[test]
fn objects_of_the_driver_have_cases_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let states = [
        "context-destroyed",
        "faulted",
        "primary-released",
        "primary-reset",
    ];
    let mut interop = vec!["--tag", "interop"];
    interop.extend(states.iter().flat_map(|state| ["--without", state]));
    let output = run(&folder, Some(&driver()), &FUNCTIONS, &interop);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let results_of = || results(&folder.path().join("out"));
    let results = results_of();
    assert_eq!(outcomes(&results), BTreeSet::from(["fail"]));
    let ids = results.iter().filter_map(|result| result["case"].as_str());
    let ids: BTreeSet<&str> = ids.collect();
    let expected = WITH_OBJECTS.map(|function| format!("{function}[objects=driver]"));
    assert_eq!(ids, expected.iter().map(String::as_str).collect());

    let output = run(&folder, None, &FUNCTIONS, &interop);
    assert_eq!(output.status.code(), Some(5), "{output:?}");
    let results = results_of();
    assert_eq!(outcomes(&results), BTreeSet::from(["skip"]));
}
