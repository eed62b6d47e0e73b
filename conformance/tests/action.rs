//! The GitHub action after it has obtained the program: `.ci/action`, with its inputs as environment
//! variables.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const FEW: &str = "--filter\n^cuEventCreate\\[\n--jobs\n1";

/// Runs the script in a folder, with the built program and these inputs.
fn act(folder: &Path, inputs: &[(&str, &str)]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.ci/action");
    let program = Path::new(env!("CARGO_BIN_EXE_cuconform"));
    let path = std::env::var("PATH").expect("a path");
    let path = format!("{}:{path}", program.parent().expect("a folder").display());
    let mut command = Command::new(script);
    command
        .current_dir(folder)
        .env("PATH", path)
        .env("GITHUB_STEP_SUMMARY", folder.join("summary.md"))
        .env("GITHUB_OUTPUT", folder.join("output"))
        .env("GITHUB_SHA", "0123abc")
        // These variables may be set if the tests themselves are sharded.
        .env_remove("TEST_SHARD_INDEX")
        .env_remove("JOB_COMPLETION_INDEX")
        .env_remove("BUILDKITE_PARALLEL_JOB");
    for (name, value) in inputs {
        command.env(format!("INPUT_{name}"), value);
    }
    command.output().expect("the script starts")
}

#[test]
fn the_action_writes_a_page_a_badge_and_the_overview() {
    let folder = tempfile::tempdir().expect("a folder");
    let inputs = [("ARGUMENTS", FEW), ("PROFILE", "pytorch"), ("DRIVER", "")];
    let output = act(folder.path(), &inputs);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect(name);
    assert!(read("summary.md").contains("functions: 1 of 1 conform"));
    assert!(read("output").contains("code=0\n"));
    assert!(read("cuconform/badge.json").contains("\"commit\": \"0123abc\""));
    assert!(read("cuconform/badge.svg").starts_with("<svg "));
    assert!(read("cuconform/report.html").starts_with("<!DOCTYPE html>"));
}

#[test]
fn the_action_annotates_surprises_and_exits_like_the_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = "*  crash  # nothing does; #1\n";
    fs::write(folder.path().join("known.txt"), wrong).expect("a file");
    let inputs = [("ARGUMENTS", FEW), ("BASELINE", "known.txt")];
    let output = act(folder.path(), &inputs);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(printed.starts_with("::error title="), "{printed}");
    let output = fs::read_to_string(folder.path().join("output")).expect("outputs");
    assert!(output.contains("code=1\n"), "{output}");
}
