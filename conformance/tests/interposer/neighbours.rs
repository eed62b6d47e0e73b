//! Hooks that damage objects which a call was not given: the call is charged that did the damage.

use std::collections::BTreeSet;
use std::ffi::OsStr;

use serde_json::Value;

use super::{bad, build, cuconform, find_libraries, results, set};

/// Functions that damage something with one of the hooks, and others that create such objects.
const SOME: &str = "^(cuEventDestroy_v2|cuEventQuery|cuMemFree_v2|cuMemAlloc_v2|cuCtxPushCurrent_v2\
                    |cudaEventDestroy|cudaEventQuery)\\[";

/// Runs some cases with a hook, and checks that this function alone is charged, with this detail.
fn charges(hooked: &str, detail: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = build(&folder, "neighbours.c", "libhook.so", &[OsStr::new("-ldl")]);
    let variable = format!("HOOK={hooked}");
    let libraries = find_libraries();
    let runtime = libraries.runtime.expect("the reference runtime");
    let driver = libraries.driver.expect("the reference driver");
    let args: Vec<&OsStr> = vec![
        "run".as_ref(),
        "--out".as_ref(),
        "out".as_ref(),
        "--filter".as_ref(),
        SOME.as_ref(),
        "--driver".as_ref(),
        driver.as_ref(),
        "--runtime".as_ref(),
        runtime.as_ref(),
        "--preload".as_ref(),
        hook.as_ref(),
        "--env".as_ref(),
        variable.as_ref(),
    ];
    let output = cuconform(folder.path(), &args);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let out = folder.path().join("out");
    assert_eq!(bad(&out), set(&[hooked]));
    let results = results(&out);
    let rule = format!("{hooked}/keeps-objects");
    let charged = results.iter().filter(|result| result["rule"] == rule);
    let charged: BTreeSet<&str> = charged
        .filter_map(|of: &Value| of["case"].as_str())
        .collect();
    let plain = format!("{hooked}[]");
    assert!(charged.contains(plain.as_str()), "{charged:?}");
    let plain = results.iter().find(|result| result["case"] == plain);
    let found = plain.and_then(|result| result["detail"].as_str());
    assert_eq!(found, Some(&*format!("{rule} does not hold: {detail}")));
}

#[test]
fn a_call_that_destroys_a_second_event_fails() {
    charges(
        "cuEventDestroy_v2",
        "another event, which the call was not given, does not work: \
         cuEventQuery answered CUDA_ERROR_INVALID_HANDLE",
    );
}

#[test]
fn a_call_that_frees_other_memory_fails() {
    charges(
        "cuMemFree_v2",
        "another device memory, which the call was not given, does not work: \
         cuMemcpy answered CUDA_ERROR_INVALID_HANDLE",
    );
}

#[test]
fn a_change_of_the_context_that_overwrites_memory_of_another_fails() {
    charges(
        "cuCtxPushCurrent_v2",
        "other device memory, which the call was not given, has other bytes",
    );
}

#[test]
fn objects_of_the_runtime_are_watched_through_the_runtime() {
    charges(
        "cudaEventDestroy",
        "another event, which the call was not given, does not work: \
         cudaEventQuery answered cudaErrorInvalidResourceHandle",
    );
}
