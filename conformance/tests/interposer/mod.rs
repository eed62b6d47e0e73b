//! Interposers between a program and its driver, preloaded or in the driver's place: their changes are found,
//! and faults of the libraries beneath are not attributed to them.

mod host_functions;
mod neighbours;
mod parts;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cuspec_conformance::engine::reference_libraries;
use cuspec_conformance::engine::subject::Subject;
use serde_json::Value;
use tempfile::TempDir;

use crate::subject;

const FEW: &str =
    "^(cuMemGetInfo_v2|cuMemFree_v2|cuEventQuery|cuStreamQuery|cuDriverGetVersion)\\[";

pub(crate) fn beneath() -> PathBuf {
    find_libraries().driver.expect("the reference driver")
}

/// The reference libraries.
fn find_libraries() -> Subject {
    // Tests are in a subfolder of the folder with programs and libraries.
    let test = std::env::current_exe().expect("a path");
    let folder = test.parent().and_then(Path::parent).expect("a folder");
    reference_libraries::find_in_folder(folder).expect("the reference driver")
}

fn build(folder: &TempDir, source: &str, name: &str, more: &[&OsStr]) -> PathBuf {
    let source = format!("interposer/{source}");
    subject::build(&source, folder.path(), name, more).expect("a library")
}

fn hook(folder: &TempDir) -> PathBuf {
    build(folder, "hook.c", "libhook.so", &[OsStr::new("-ldl")])
}

/// The tracer in the place of the reference driver, with or without a fault of its own.
fn tracer(folder: &TempDir, is_faulty: bool) -> PathBuf {
    let driver = beneath();
    let driver = fs::canonicalize(&driver).expect("a driver");
    let found = format!(
        "-Wl,-rpath,{}",
        driver.parent().expect("a folder").display()
    );
    let fault = if is_faulty { "-DFAULTY" } else { "-DHONEST" };
    let more = [
        OsStr::new(fault),
        OsStr::new("-Wl,--no-as-needed"),
        driver.as_os_str(),
        OsStr::new(&found),
        OsStr::new("-ldl"),
    ];
    build(folder, "tracer.c", "libtracer.so", &more)
}

fn cuconform(folder: &Path, args: &[&OsStr]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command
        .current_dir(folder)
        .args(args)
        // These variables may be set if the tests themselves are sharded.
        .env_remove("TEST_SHARD_INDEX")
        .env_remove("JOB_COMPLETION_INDEX")
        .env_remove("BUILDKITE_PARALLEL_JOB");
    command.output().expect("cuconform starts")
}

/// `cuconform run` of these libraries into `out`.
fn run(folder: &TempDir, driver: &Path, more: &[&OsStr]) -> Output {
    let mut args: Vec<&OsStr> = ["run", "--out", "out", "--filter", FEW, "--driver"]
        .map(OsStr::new)
        .into();
    args.push(driver.as_os_str());
    args.extend(more);
    cuconform(folder.path(), &args)
}

fn results(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("results.jsonl")).expect("results");
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("a result"))
        .collect()
}

fn is_bad(result: &Value) -> bool {
    let word = result["outcome"].as_str().expect("a word");
    ["fail", "crash", "timeout", "missing"].contains(&word)
}

/// Functions with an unexpected result of a call.
fn bad(folder: &Path) -> BTreeSet<String> {
    let is_call = |result: &Value| result["kind"] != "export";
    let results = results(folder).into_iter();
    let results = results.filter(|result| is_bad(result) && is_call(result));
    results
        .map(|result| result["function"].as_str().expect("a name").to_owned())
        .collect()
}

fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn changes_of_a_hook_are_charged_to_the_hooked_calls() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    let output = run(&folder, &beneath(), &["--preload".as_ref(), hook.as_ref()]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(bad(&folder.path().join("out")), set(&["cuMemGetInfo_v2"]));
    // The driver without the hook has none of these.
    let output = run(&folder, &beneath(), &[]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[test]
fn a_hook_that_callers_can_bypass_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    run(&folder, &beneath(), &["--preload".as_ref(), hook.as_ref()]);
    let results = results(&folder.path().join("out"));
    let is_passed_by = |result: &&Value| is_bad(result) && result["kind"] == "export";
    let passed_by: BTreeSet<&str> = results
        .iter()
        .filter(is_passed_by)
        .filter_map(|result| result["function"].as_str())
        .collect();
    // The hook replaces both of these, but not the function that looks up others; the rest is not hooked.
    let hooked = ["cuDriverGetVersion", "cuMemGetInfo_v2"];
    assert_eq!(passed_by, BTreeSet::from(hooked));
}

#[test]
fn preloads_are_stored_with_the_results_and_in_the_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    let more: [&OsStr; 4] = [
        "--preload".as_ref(),
        hook.as_ref(),
        "--env".as_ref(),
        "HOOK=as it is".as_ref(),
    ];
    run(&folder, &beneath(), &more);
    let text = fs::read_to_string(folder.path().join("out/environment.json")).expect("a file");
    let environment: Value = serde_json::from_str(&text).expect("JSON");
    let asked = environment["preloads"][0]["asked"].as_str();
    assert_eq!(asked.map(Path::new), Some(hook.as_path()));
    let hash = environment["preloads"][0]["sha256"].as_str();
    assert_eq!(hash.map(str::len), Some(64), "{environment}");
    assert_eq!(environment["variables"]["HOOK"], "as it is");
    let summary = fs::read_to_string(folder.path().join("out/summary.txt")).expect("a file");
    let repeated = format!("--preload {} --env 'HOOK=as it is'", hook.display());
    assert!(summary.contains(&repeated), "{summary}");
}

#[test]
fn a_run_with_another_hook_is_neither_resumed_nor_merged() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    let preload: [&OsStr; 2] = ["--preload".as_ref(), hook.as_ref()];
    run(&folder, &beneath(), &preload);
    let args: Vec<&OsStr> = ["run", "--out", "bare", "--filter", FEW, "--driver"]
        .map(OsStr::new)
        .into();
    let driver = beneath();
    cuconform(folder.path(), &[&args[..], &[driver.as_ref()]].concat());
    let merge = ["merge", "out", "bare", "--out", "whole"].map(OsStr::new);
    let output = cuconform(folder.path(), &merge);
    let printed = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(
        printed.contains("other libraries are preloaded"),
        "{printed}"
    );

    // Another file with the same name.
    fs::copy(beneath(), &hook).expect("a copy");
    let output = cuconform(folder.path(), &["run", "--resume", "out"].map(OsStr::new));
    let printed = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(
        printed.contains("other libraries are preloaded"),
        "{printed}"
    );
}

#[test]
fn only_changes_of_the_hook_are_reported_with_beneath() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    // The driver beneath has its own fault, which is reported without the comparison.
    let faulty = tracer(&folder, true);
    run(&folder, &faulty, &["--preload".as_ref(), hook.as_ref()]);
    let both = set(&["cuEventQuery", "cuMemGetInfo_v2"]);
    assert_eq!(bad(&folder.path().join("out")), both);

    let more: [&OsStr; 3] = ["--preload".as_ref(), hook.as_ref(), "--beneath".as_ref()];
    let output = run(&folder, &faulty, &more);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(bad(&folder.path().join("out")), set(&["cuMemGetInfo_v2"]));
    let beneath = folder.path().join("out/beneath");
    assert_eq!(bad(&beneath), set(&["cuEventQuery"]));
    // Both sides have all cases.
    let both = [folder.path().join("out"), beneath].map(|folder| results(&folder).len());
    assert_eq!(both[0], both[1]);
}

#[test]
fn an_interposer_in_the_drivers_place_is_compared_with_the_driver() {
    let folder = tempfile::tempdir().expect("a folder");
    let driver = beneath();
    let named = format!("--beneath={}", driver.display());
    let honest = tracer(&folder, false);
    run(&folder, &honest, &[named.as_ref()]);
    assert_eq!(bad(&folder.path().join("out")), set(&[]));
    let printed = results(&folder.path().join("out"));
    let mut printed = printed
        .iter()
        .filter_map(|result| result["output"].as_str());
    assert!(
        printed.any(|text| text.starts_with("cuEventQuery(")),
        "it was not between"
    );
    let faulty = tracer(&folder, true);
    let output = run(&folder, &faulty, &[named.as_ref()]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(bad(&folder.path().join("out")), set(&["cuEventQuery"]));
}

#[test]
fn beneath_requires_a_preload_or_a_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(&folder, &beneath(), &["--beneath".as_ref()]);
    let printed = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(printed.contains("name the driver beneath"), "{printed}");
}

#[test]
fn a_hook_that_crashes_in_the_probe_is_charged_only_with_that_call() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    let more: [&OsStr; 4] = [
        "--preload".as_ref(),
        hook.as_ref(),
        "--env".as_ref(),
        "HOOK=fragile".as_ref(),
    ];
    let output = run(&folder, &beneath(), &more);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let results = results(&folder.path().join("out"));
    let find = |case: &str| {
        let found = results.iter().find(|result| result["case"] == case);
        found.unwrap_or_else(|| panic!("no {case}"))
    };
    let early = find("cuDriverGetVersion[state=uninitialized]");
    assert_eq!(early["outcome"], "crash", "{early}");
    assert_eq!(early["ended"], "SIGABRT", "{early}");
    let printed = early["detail"].as_str().expect("a detail");
    assert!(
        printed.contains("called before the first case"),
        "{printed}"
    );
    // All other cases are run, and the version is known.
    assert_eq!(
        find("cuDriverGetVersion[state=no-context]")["outcome"],
        "pass"
    );
    assert_eq!(find("cuStreamQuery[]")["outcome"], "pass");
    let text = fs::read_to_string(folder.path().join("out/environment.json")).expect("a file");
    let environment: Value = serde_json::from_str(&text).expect("JSON");
    assert!(
        environment["driver"]["driver_version"].is_number(),
        "{text}"
    );
}

#[test]
fn a_hook_that_cannot_be_loaded_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere: [&OsStr; 2] = ["--preload".as_ref(), "libnowhere.so".as_ref()];
    let output = run(&folder, &beneath(), &nowhere);
    let printed = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    assert!(printed.contains("did not load libnowhere.so"), "{printed}");
}

#[test]
fn a_destructive_hook_loses_no_case() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    let selection: [&OsStr; 2] = ["--group".as_ref(), "driver/mem_alloc".as_ref()];
    let list = ["list", "--tag", "driver"].map(OsStr::new);
    let listed = cuconform(folder.path(), &[&list[..], &selection].concat());
    let listed = String::from_utf8(listed.stdout).expect("ids");
    let driver = beneath();
    let more: [&OsStr; 11] = [
        "run".as_ref(),
        "--out".as_ref(),
        "out".as_ref(),
        "--timeout".as_ref(),
        "0.5".as_ref(),
        "--driver".as_ref(),
        driver.as_ref(),
        "--preload".as_ref(),
        hook.as_ref(),
        "--env".as_ref(),
        "HOOK=rowdy".as_ref(),
    ];
    let output = cuconform(folder.path(), &[&more[..], &selection].concat());
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let results = results(&folder.path().join("out"));
    let ids = results.iter().filter_map(|result| result["case"].as_str());
    let mut ids: Vec<&str> = ids.collect();
    let mut wanted: Vec<&str> = listed.lines().collect();
    ids.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(ids, wanted);
    let outcomes: BTreeSet<&str> = results
        .iter()
        .filter_map(|result| result["outcome"].as_str())
        .collect();
    assert!(
        outcomes.contains("crash") && outcomes.contains("pass"),
        "{outcomes:?}"
    );
    assert!(!outcomes.contains("error"), "{outcomes:?}");
}

#[test]
fn three_runs_cover_a_hook_that_crashes_at_random() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    let driver = beneath();
    let run = |out: &str, more: &[&str]| {
        let args = ["run", "--filter", FEW, "--env", "HOOK=moody", "--out", out];
        let mut args: Vec<&OsStr> = args.iter().chain(more).map(OsStr::new).collect();
        args.extend([OsStr::new("--driver"), driver.as_ref()]);
        args.extend([OsStr::new("--preload"), hook.as_ref()]);
        cuconform(folder.path(), &args)
    };
    for out in ["first", "second", "third"] {
        let output = run(out, &[]);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
    }
    let accept = "accept first second third --baseline known.txt --issue #1";
    let accept: Vec<&OsStr> = accept.split(' ').map(OsStr::new).collect();
    let output = cuconform(folder.path(), &accept);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let known = fs::read_to_string(folder.path().join("known.txt")).expect("a baseline");
    // One line for the unstable function, and one for the function whose hook callers can bypass.
    assert!(
        known.contains("cuMemGetInfo_v2[*  pass|fail|crash  # "),
        "{known}"
    );
    assert_eq!(known.lines().count(), 2, "{known}");
    for _ in 0..10 {
        let output = run("again", &["--baseline", "known.txt"]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
}

#[test]
fn a_library_without_primary_contexts_is_judged_in_contexts_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let source = folder.path().join("lacking.c");
    let text = "int cuDevicePrimaryCtxRetain(void **context, int device) { return 801; }\n";
    fs::write(&source, text).expect("a file");
    let source = source.to_str().expect("a path");
    let lacking = subject::build(source, folder.path(), "lacking.so", &[]).expect("a library");
    let filter = r"^(cuMemAlloc_v2|cuDevicePrimaryCtxRetain)\[(state=no-context)?\]$";
    let args = [
        "run".as_ref(),
        "--out".as_ref(),
        "out".as_ref(),
        "--filter".as_ref(),
        OsStr::new(filter),
        "--preload".as_ref(),
        lacking.as_os_str(),
    ];
    let output = cuconform(folder.path(), &args);
    let printed = String::from_utf8_lossy(&output.stdout);
    let note = "contexts are made by cuCtxCreate: cuDevicePrimaryCtxRetain answered CUDA_ERROR_NOT_SUPPORTED";
    assert!(printed.contains(note), "{printed}");
    let out = folder.path().join("out");
    assert_eq!(bad(&out), set(&["cuDevicePrimaryCtxRetain"]), "{printed}");
    let passes = results(&out)
        .into_iter()
        .filter(|result| result["outcome"] == "pass" && result["function"] == "cuMemAlloc_v2");
    // With the context and without it.
    assert_eq!(passes.count(), 2, "{printed}");
}
