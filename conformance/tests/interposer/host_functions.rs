//! A library whose streams run no host functions.

use std::ffi::OsStr;

use serde_json::Value;

use super::{beneath, cuconform, hook, results};

#[test]
fn a_library_that_runs_no_host_function_is_charged_and_awaited_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    let driver = beneath();
    let args: [&OsStr; 13] = [
        "run".as_ref(),
        "--out".as_ref(),
        "out".as_ref(),
        "--timeout".as_ref(),
        "2".as_ref(),
        "--filter".as_ref(),
        "^(cuLaunchHostFunc|cuEventQuery|cuStreamQuery|cuMemAlloc_v2)\\[".as_ref(),
        "--driver".as_ref(),
        driver.as_ref(),
        "--preload".as_ref(),
        hook.as_ref(),
        "--env".as_ref(),
        "HOOK=forgetful".as_ref(),
    ];
    let output = cuconform(folder.path(), &args);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let results = results(&folder.path().join("out"));
    let charged = results
        .iter()
        .find(|result| result["case"] == "cuLaunchHostFunc[]")
        .expect("the case");
    assert_eq!(charged["outcome"], "timeout", "{charged}");
    let hung = results
        .iter()
        .filter(|result| result["outcome"] == "timeout");
    assert_eq!(hung.count(), 1, "{results:?}");
    let called_back: Vec<&Value> = results
        .iter()
        .filter(|result| {
            let case = result["case"].as_str().unwrap_or_default();
            case.contains("state=in-callback")
        })
        .collect();
    assert!(called_back.len() > 5, "{results:?}");
    // A skipped case does not wait.
    for result in called_back {
        assert_eq!(result["outcome"], "skip", "{result}");
    }
    assert!(!results.iter().any(|result| result["outcome"] == "error"));
}
