//! Libraries that spoil their own loading.

use std::fs;
use std::path::Path;
use std::process::Output;

use super::log::assert_harmless;
use super::{finish, folder, results, run, subject, text};

/// A run of a library that never loads, which has to end like this.
#[track_caller]
fn assert_refused(output: &Output, reason: &str) {
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(4), "{said}");
    assert!(said.contains(reason), "{said}");
    assert_harmless(&said);
}

fn load(folder: &Path, library: &Path, way: &str) -> Output {
    finish(run(folder, library).env("HOSTILE", way))
}

#[test]
fn a_scenario_that_calls_what_is_not_there_is_missing() {
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
fn a_library_that_dies_while_it_is_loaded_is_no_library() {
    let folder = folder();
    let output = load(folder.path(), subject(), "dies");
    let reason = "the process died of SIGABRT while the library was loaded, twice\n";
    assert_refused(&output, reason);
    // What it has printed is told, and cannot be taken for anything else.
    assert!(text(&output.stderr).contains("\n  printed    | ::set-output"));
}

#[test]
fn a_library_that_leaves_while_it_is_loaded_is_no_library() {
    let folder = folder();
    let output = load(folder.path(), subject(), "exits");
    assert_refused(
        &output,
        "exit status 0 while the library was loaded, twice\n",
    );
}

#[test]
fn a_library_that_hangs_while_it_is_loaded_is_no_library() {
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
fn a_path_forges_nothing() {
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
fn a_library_that_stumbles_while_it_is_loaded_loses_no_case() {
    let folder = folder();
    let count = folder.path().join("count");
    let mut command = run(folder.path(), subject());
    command
        .args(["--jobs", "1", "--filter", "^cuEventQuery"])
        .env("HOSTILE", "stumbles")
        .env("HOSTILE_COUNT", &count);
    let said = text(&finish(&mut command).stderr);
    let results = results(folder.path());
    assert!(
        results.iter().any(|result| result["outcome"] == "crash"),
        "{said}"
    );
    assert!(
        results.iter().all(|result| result["outcome"] != "error"),
        "{said}"
    );
    // Each failed start is told.
    let failed = fs::read(count).expect("a count").len() / 2;
    let retry = "retry    no worker: the process died of SIGABRT while the library was loaded. ";
    let told = said.lines().filter(|line| line.starts_with(retry));
    assert_eq!(told.count(), failed, "{said}");
    let summary = fs::read_to_string(folder.path().join("out/summary.txt")).expect("a summary");
    let counted = format!("workers started, {failed} of them failed, ");
    assert!(summary.contains(&counted), "{summary}");
    assert_harmless(&said);
}

#[test]
fn cases_for_which_no_worker_starts_are_errors_and_soon_given_up() {
    let folder = folder();
    let count = folder.path().join("count");
    let mut command = run(folder.path(), subject());
    command
        .args(["--jobs", "1", "--filter", "^cuEventQuery"])
        .env("HOSTILE", "tires")
        .env("HOSTILE_LOADS", "2")
        .env("HOSTILE_COUNT", &count);
    let output = finish(&mut command);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    let mut results = results(folder.path());
    // It is loaded once to see what it is, and once for the first case, which crashes.
    results.retain(|result| result["outcome"] != "crash");
    assert!(results.len() > 10, "{results:?}");
    assert!(
        results.iter().all(|result| result["outcome"] == "error"),
        "{results:?}"
    );
    // Three times for each of three cases, and then never again.
    assert_eq!(fs::read(count).expect("a count").len(), 2 + 3 * 3);
}
