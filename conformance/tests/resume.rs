//! Interrupted runs, and their continuation.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

use crate::kept::{self, EVENTS, EVENTS_ONLY};

/// Enough cases to interrupt their run in the middle.
const MANY: &str = "^cu(Event|Stream[A-D])";

fn cuconform(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command.current_dir(folder);
    command
}

fn run(folder: &Path, args: &[&str]) -> Output {
    cuconform(folder)
        .args(args)
        .output()
        .expect("cuconform starts")
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn exit(output: &Output) -> Option<i32> {
    output.status.code()
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The results without times.
fn results(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("results.jsonl")).expect("results");
    let read = |line: &str| {
        let mut result: Value = serde_json::from_str(line).expect("a result");
        result["time_us"] = Value::Null;
        result["case_us"] = Value::Null;
        result
    };
    text.lines().map(read).collect()
}

fn count_lines(folder: &Path) -> usize {
    fs::read_to_string(folder.join("results.jsonl")).map_or(0, |text| text.lines().count())
}

/// A run of few cases that was cut off inside a line.
fn torn(folder: &Path) {
    kept::copy(&EVENTS, &folder.join("out"));
    let path = folder.join("out/results.jsonl");
    let text = fs::read(&path).expect("results");
    fs::write(&path, &text[..text.len() * 3 / 5]).expect("the file is cut");
    assert!(!text[..text.len() * 3 / 5].ends_with(b"\n"));
}

#[test]
fn a_resumed_run_equals_an_uninterrupted_one() {
    let folder = folder();
    let out = folder.path().join("out");
    let args = ["run", "--filter", MANY, "--jobs", "2", "--out"];
    let mut first = cuconform(folder.path())
        .args(args)
        .arg("out")
        .stdout(Stdio::null())
        .spawn()
        .expect("cuconform starts");
    while count_lines(&out) < 50 {
        assert!(first.try_wait().expect("a process").is_none(), "too fast");
        std::thread::sleep(Duration::from_millis(2));
    }
    first.kill().expect("it is killed");
    first.wait().expect("it ends");
    let caught = count_lines(&out);
    let resumed = run(folder.path(), &["run", "--resume", "out"]);
    let whole = cuconform(folder.path())
        .args(args)
        .arg("whole")
        .output()
        .expect("cuconform starts");
    let expected = results(&folder.path().join("whole"));
    assert!(caught < expected.len(), "it was not killed in the middle");
    assert_eq!(exit(&resumed), exit(&whole), "{resumed:?}");
    let got = results(&out);
    assert_eq!(got.len(), expected.len());
    for (got, expected) in got.iter().zip(&expected) {
        assert_eq!(got, expected);
    }
}

#[test]
fn the_case_of_an_incomplete_last_line_is_repeated() {
    let folder = folder();
    torn(folder.path());
    let output = run(folder.path(), &["run", "--resume", "out"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert_eq!(results(&folder.path().join("out")), results(&EVENTS));
}

#[test]
fn cases_with_a_result_are_not_repeated() {
    let folder = folder();
    torn(folder.path());
    let path = folder.path().join("out/results.jsonl");
    let text = fs::read_to_string(&path).expect("results");
    let marked = text.replacen("\"outcome\":\"pass\"", "\"outcome\":\"fail\"", 1);
    fs::write(&path, marked).expect("the file is changed");
    let output = run(folder.path(), &["run", "--resume", "out"]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
}

#[test]
fn a_run_is_resumed_from_any_folder() {
    let (folder, elsewhere) = (folder(), self::folder());
    torn(folder.path());
    let out = folder.path().join("out");
    let out = out.to_str().expect("a path");
    let output = run(elsewhere.path(), &["run", "--resume", out]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
}

#[test]
fn resuming_with_another_library_is_rejected() {
    let folder = folder();
    torn(folder.path());
    let environment = fs::read_to_string(folder.path().join("out/environment.json"));
    let environment: Value = serde_json::from_str(&environment.expect("it")).expect("JSON");
    let library = environment["library"]["path"].as_str().expect("a path");
    fs::copy(library, folder.path().join("libcuda.so.1")).expect("a copy");
    let args = [
        "run",
        "--driver",
        "./libcuda.so.1",
        "--filter",
        EVENTS_ONLY,
        "--out",
        "out",
    ];
    run(folder.path(), &args);
    fs::File::options()
        .append(true)
        .open(folder.path().join("libcuda.so.1"))
        .and_then(|mut file| file.write_all(b"another"))
        .expect("another library");
    let output = run(folder.path(), &["run", "--resume", "out"]);
    assert_eq!(exit(&output), Some(2), "{output:?}");
    assert!(
        printed(&output).contains("the library is another one"),
        "{output:?}"
    );
}

#[test]
fn resuming_with_another_suite_is_rejected() {
    let folder = folder();
    torn(folder.path());
    let path = folder.path().join("out/environment.json");
    let text = fs::read_to_string(&path).expect("an environment");
    let mut environment: Value = serde_json::from_str(&text).expect("JSON");
    environment["registry"] = Value::from("another");
    fs::write(&path, environment.to_string()).expect("another suite");
    let output = run(folder.path(), &["run", "--resume", "out"]);
    assert_eq!(exit(&output), Some(2), "{output:?}");
    assert!(
        printed(&output).contains("the suite is another one"),
        "{output:?}"
    );
}

#[test]
fn a_folder_without_a_run_cannot_be_resumed() {
    let folder = folder();
    let output = run(folder.path(), &["run", "--resume", "."]);
    assert_eq!(exit(&output), Some(2), "{output:?}");
    assert!(printed(&output).contains("no run to resume"), "{output:?}");
}

#[test]
fn a_full_disk_is_reported_and_exits_with_3() {
    let folder = folder();
    fs::create_dir(folder.path().join("out")).expect("a folder");
    std::os::unix::fs::symlink("/dev/full", folder.path().join("out/results.jsonl"))
        .expect("a link");
    let output = run(
        folder.path(),
        &["run", "--filter", EVENTS_ONLY, "--out", "out"],
    );
    assert_eq!(exit(&output), Some(3), "{output:?}");
    assert!(printed(&output).contains("No space left"), "{output:?}");
}

#[test]
fn a_run_that_filled_the_disk_can_be_resumed() {
    let folder = folder();
    let program = env!("CARGO_BIN_EXE_cuconform");
    let script = format!("ulimit -f 200; exec {program} run --filter '{MANY}' --out out");
    let output = Command::new("sh")
        .current_dir(folder.path())
        .args(["-c", &script])
        .output()
        .expect("a shell");
    assert_eq!(exit(&output), Some(3), "{output:?}");
    assert!(printed(&output).contains("--resume"), "{output:?}");
    let caught = count_lines(&folder.path().join("out"));
    let output = run(folder.path(), &["run", "--resume", "out"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let finished = count_lines(&folder.path().join("out"));
    assert!(0 < caught && caught < finished, "{caught} of {finished}");
}

/// Continues a run of one part of a shuffled selection, after `leave` has changed its results. Returns the
/// output, the results, and the results before.
fn resumed(leave: impl FnOnce(&mut Vec<String>)) -> (Output, Vec<Value>, Vec<Value>) {
    let folder = folder();
    let args = [
        "run",
        "--group",
        "event",
        "--tag",
        "refused",
        "--tag",
        "state",
        "--shuffle",
        "5",
        "--shard",
        "1/2",
        "--out",
    ];
    let output = run(folder.path(), &[args.as_slice(), &["out"]].concat());
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let expected = results(&folder.path().join("out"));
    let path = folder.path().join("out/results.jsonl");
    let text = fs::read_to_string(&path).expect("results");
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    leave(&mut lines);
    fs::write(&path, lines.concat()).expect("the file is changed");
    let output = run(folder.path(), &["run", "--resume", "out"]);
    let got = results(&folder.path().join("out"));
    (output, got, expected)
}

#[test]
fn resuming_a_complete_run_only_finishes_it() {
    let (output, got, expected) = resumed(|lines| lines.reverse());
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert_eq!(got, expected);
}

#[test]
fn resuming_keeps_the_part_and_the_order() {
    let (output, got, expected) = resumed(|lines| {
        lines.swap(0, 3);
        lines.truncate(5);
        let torn = lines[4].len() / 2;
        lines[4].truncate(torn);
    });
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert_eq!(got, expected);
}

#[test]
fn the_last_of_two_results_of_a_case_is_used() {
    let (output, got, expected) = resumed(|lines| {
        let failed = lines[1].replacen("\"outcome\":\"pass\"", "\"outcome\":\"fail\"", 1);
        assert_ne!(failed, lines[1]);
        lines.insert(0, failed);
    });
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert_eq!(got, expected);
}
