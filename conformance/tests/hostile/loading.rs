//! Libraries that fail while they are loaded.

use std::fs;
use std::path::Path;
use std::process::Output;

use super::log::assert_harmless;
use super::{finish, folder, results, run, subject, text};

/// Asserts that a library that cannot be loaded is rejected for this reason.
#[track_caller]
fn assert_refused(output: &Output, reason: &str) {
    let printed = text(&output.stderr);
    assert_eq!(output.status.code(), Some(4), "{printed}");
    assert!(printed.contains(reason), "{printed}");
    assert_harmless(&printed);
}

fn load(folder: &Path, library: &Path, way: &str) -> Output {
    finish(run(folder, library).env("HOSTILE", way))
}

#[test]
fn a_scenario_that_calls_a_missing_function_is_missing() {
    let folder = folder();
    let mut command = run(folder.path(), subject());
    finish(command.args(["--tag", "scenario", "--group", "driver/event"]));
    let results = results(folder.path());
    assert!(results.len() > 3, "{results:?}");
    for result in results {
        let lacks = result["detail"].as_str().unwrap_or_default();
        assert_eq!(result["outcome"], "missing", "{result}");
        assert!(lacks.contains("does not export cu"), "{result}");
    }
}

#[test]
fn a_library_that_crashes_while_loading_is_rejected() {
    let folder = folder();
    let output = load(folder.path(), subject(), "dies");
    let reason = "the process died of SIGABRT while the library was loaded, twice\n";
    assert_refused(&output, reason);
    // The library's output is reported, and cannot be mistaken for other output.
    assert!(text(&output.stderr).contains("\n  printed    | ::set-output"));
}

#[test]
fn a_failed_load_names_the_preloaded_libraries() {
    let folder = folder();
    let source = folder.path().join("lamp.c");
    fs::write(&source, "int lamp;\n").expect("a file");
    let lamp = subject::build(
        source.to_str().expect("a path"),
        folder.path(),
        "lamp.so",
        &[],
    );
    let lamp = lamp.expect("a library");
    let mut command = run(folder.path(), subject());
    let output = finish(command.arg("--preload").arg(&lamp).env("HOSTILE", "dies"));
    let reason = format!(
        "libhostile.so with {} preloaded: the process died of SIGABRT while the library was loaded",
        lamp.display()
    );
    assert_refused(&output, &reason);
}

#[test]
fn a_library_that_exits_while_loading_is_rejected() {
    let folder = folder();
    let output = load(folder.path(), subject(), "exits");
    assert_refused(
        &output,
        "exit status 0 while the library was loaded, twice\n",
    );
}

#[test]
fn a_library_that_hangs_while_loading_is_rejected() {
    let folder = folder();
    let mut command = run(folder.path(), subject());
    let output = finish(
        command
            .args(["--start-timeout", "3"])
            .env("HOSTILE", "hangs"),
    );
    assert_refused(
        &output,
        "the time limit passed while the library was loaded, twice\n",
    );
}

#[test]
fn a_library_runs_in_the_named_folder() {
    let folder = folder();
    let named = folder.path().join("named");
    fs::create_dir(&named).expect("a folder");
    let mut command = run(folder.path(), subject());
    let command = command
        .args(["--filter", r"^cuInit\[\]$", "--chdir", "named"])
        .env("HOSTILE", "tires")
        .env("HOSTILE_LOADS", "1000")
        // A relative path, in which the library counts its loads.
        .env("HOSTILE_COUNT", "loads");
    finish(command);
    assert!(named.join("loads").exists());
    assert!(!folder.path().join("out/scratch/loads").exists());
}

#[test]
fn a_path_cannot_forge_output() {
    let folder = folder();
    let name = "lib\u{1b}[2J\n::error::forged\r##[error]forged\u{202e}.so";
    let library = folder.path().join(name);
    fs::copy(subject(), &library).expect("a library");
    let way = load(folder.path(), &library, "dies");
    assert_refused(
        &way,
        "lib\\u{1b}[2J\\n::error::forged\\r#\\#[error]forged\\u{202e}.so: ",
    );
    fs::write(&library, "text").expect("a file");
    let way = load(folder.path(), &library, "dies");
    assert_refused(&way, "\\u{202e}.so is not a shared library");
}

#[test]
fn a_library_that_sometimes_fails_to_load_loses_no_case() {
    let folder = folder();
    let count = folder.path().join("count");
    let mut command = run(folder.path(), subject());
    command
        .args(["--jobs", "1", "--filter", "^cuEventQuery"])
        .env("HOSTILE", "stumbles")
        .env("HOSTILE_COUNT", &count);
    let printed = text(&finish(&mut command).stderr);
    let results = results(folder.path());
    assert!(
        results.iter().any(|result| result["outcome"] == "crash"),
        "{printed}"
    );
    assert!(
        results.iter().all(|result| result["outcome"] != "error"),
        "{printed}"
    );
    // Each failed start is reported.
    let failed = fs::read(count).expect("a count").len() / 2;
    let retry = "retry    no worker: the process died of SIGABRT while the library was loaded. ";
    let reported = printed.lines().filter(|line| line.starts_with(retry));
    assert_eq!(reported.count(), failed, "{printed}");
    let summary = fs::read_to_string(folder.path().join("out/summary.txt")).expect("a summary");
    let counted = format!("workers started, {failed} of them failed, ");
    assert!(summary.contains(&counted), "{summary}");
    assert_harmless(&printed);
}

#[test]
fn cases_without_a_worker_are_errors_after_a_limited_number_of_attempts() {
    let folder = folder();
    let count = folder.path().join("count");
    let mut command = run(folder.path(), subject());
    command
        .args(["--jobs", "1", "--filter", r"^cuEventQuery\[[^\]]"])
        .env("HOSTILE", "tires")
        .env("HOSTILE_LOADS", "4")
        .env("HOSTILE_COUNT", &count);
    let output = finish(&mut command);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    let mut results = results(folder.path());
    // The plain case has a process of its own, and is left out. The library is loaded three times by the probe, since the query of an event ends it twice, and once for the
    // first case, which crashes.
    results.retain(|result| result["outcome"] != "crash");
    assert!(results.len() > 10, "{results:?}");
    assert!(
        results.iter().all(|result| result["outcome"] == "error"),
        "{results:?}"
    );
    // Three attempts for each of three cases; then the run gives up.
    assert_eq!(fs::read(count).expect("a count").len(), 4 + 3 * 3);
}
