//! The commands from the user's view: output and exit status.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::kept::{self, EVENTS, EVENTS_ONLY};

fn cuconform(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cuconform"))
        // These variables may be set if the tests themselves are sharded.
        .env_remove("TEST_SHARD_INDEX")
        .env_remove("JOB_COMPLETION_INDEX")
        .env_remove("BUILDKITE_PARALLEL_JOB")
        .current_dir(folder)
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

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn results(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("results.jsonl")).expect("results");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a result"))
        .collect()
}

fn run(folder: &Path, out: &str) -> Output {
    cuconform(folder, &["run", "--filter", EVENTS_ONLY, "--out", out])
}

/// Copies the run that all tests share into the folder.
fn take_run(folder: &Path, out: &str) {
    kept::copy(&EVENTS, &folder.join(out));
}

#[test]
fn call_variables_are_not_visible_in_scenarios() {
    let folder = folder();
    let filter = r"^(cuDeviceGetCount\[\]|stream/synchronize_waits$)";
    let output = cuconform(
        folder.path(),
        &[
            "run",
            "--filter",
            filter,
            "--call-env",
            "CUDA_VISIBLE_DEVICES=-1",
            "--out",
            "out",
        ],
    );
    assert_eq!(exit(&output), Some(3), "{output:?}");
    let results = results(&folder.path().join("out"));
    let outcomes: Vec<_> = results
        .iter()
        .map(|result| (result["kind"].as_str(), result["outcome"].as_str()))
        .collect();
    // The calls see no device, and the scenario does.
    let call = (Some("plain"), Some("error"));
    let scenario = (Some("scenario"), Some("pass"));
    assert_eq!(outcomes, [call, scenario]);
    let summary = fs::read_to_string(folder.path().join("out/summary.txt")).expect("a file");
    assert!(
        summary.contains("--call-env CUDA_VISIBLE_DEVICES=-1"),
        "{summary}"
    );
}

#[test]
fn a_run_has_one_line_per_listed_case_in_the_same_order() {
    let folder = folder();
    let output = run(folder.path(), "out");
    assert!(matches!(exit(&output), Some(0 | 1)), "{output:?}");
    let listed = text(&cuconform(folder.path(), &["list", "--filter", EVENTS_ONLY]).stdout);
    let results = results(&folder.path().join("out"));
    let cases: Vec<&str> = results
        .iter()
        .map(|result| result["case"].as_str().unwrap_or_default())
        .collect();
    assert_eq!(cases, listed.lines().collect::<Vec<_>>());
}

#[test]
fn a_run_records_its_environment() {
    let folder = folder();
    take_run(folder.path(), "out");
    let text = fs::read_to_string(folder.path().join("out/environment.json")).expect("a record");
    let environment: Value = serde_json::from_str(&text).expect("JSON");
    for pointer in ["/library/sha256", "/driver/device", "/registry", "/date"] {
        let value = environment.pointer(pointer).and_then(Value::as_str);
        assert!(value.is_some_and(|value| !value.is_empty()), "{pointer}");
    }
}

#[test]
fn a_listed_case_equals_the_planned_case() {
    let folder = folder();
    let output = cuconform(folder.path(), &["list", "--json", "--filter", EVENTS_ONLY]);
    let line = text(&output.stdout);
    let case: Value = serde_json::from_str(line.lines().next().unwrap_or_default()).expect("JSON");
    assert!(case["expect"].is_object());
}

#[test]
fn closing_the_pipe_of_a_list_is_no_error() {
    let mut list = Command::new(env!("CARGO_BIN_EXE_cuconform"))
        .args(["list", "--json", "--shard", "none"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("cuconform starts");
    // The list is much longer than the buffer of a pipe.
    let mut line = String::new();
    let pipe = list.stdout.take().expect("a pipe");
    BufReader::new(pipe).read_line(&mut line).expect("a line");
    let output = list.wait_with_output().expect("it ends");
    assert!(serde_json::from_str::<Value>(&line).is_ok(), "{line}");
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert_eq!(text(&output.stderr), "");
}

#[test]
fn a_list_that_cannot_be_printed_exits_with_3() {
    let full = fs::File::create("/dev/full").expect("a full device");
    let output = Command::new(env!("CARGO_BIN_EXE_cuconform"))
        .args(["list", "--filter", EVENTS_ONLY, "--shard", "none"])
        .stdout(full)
        .output()
        .expect("cuconform starts");
    assert_eq!(exit(&output), Some(3), "{output:?}");
    assert!(text(&output.stderr).contains("No space left"), "{output:?}");
}

#[test]
fn a_filter_without_matches_is_a_usage_error() {
    let output = cuconform(folder().path(), &["run", "--filter", "no such case"]);
    assert_eq!(exit(&output), Some(2));
}

#[test]
fn an_invalid_filter_is_a_usage_error() {
    let output = cuconform(folder().path(), &["run", "--filter", "("]);
    assert_eq!(exit(&output), Some(2));
}

#[test]
fn a_missing_library_exits_with_4() {
    let output = cuconform(
        folder().path(),
        &["run", "--driver", "/nowhere/libcuda.so.1"],
    );
    assert_eq!(exit(&output), Some(4));
    assert!(text(&output.stderr).contains("/nowhere/libcuda.so.1"));
}

#[test]
fn a_library_other_than_a_driver_exits_with_4() {
    let output = cuconform(folder().path(), &["run", "--driver", "libc.so.6"]);
    assert_eq!(exit(&output), Some(4));
    assert!(text(&output.stderr).contains("is not a CUDA driver"));
}

#[test]
fn a_file_other_than_a_library_exits_with_4() {
    let folder = folder();
    fs::write(folder.path().join("libcuda.so.1"), "text").expect("a file");
    let output = cuconform(folder.path(), &["run", "--driver", "./libcuda.so.1"]);
    assert_eq!(exit(&output), Some(4), "{output:?}");
}

#[test]
fn two_runs_of_one_library_have_equal_results() {
    let folder = folder();
    take_run(folder.path(), "one");
    run(folder.path(), "two");
    let output = cuconform(folder.path(), &["compare", "one", "two", "--json"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let comparison: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(comparison["share"], 1.0);
}

#[test]
fn a_run_equals_the_evidence_recorded_from_it() {
    let folder = folder();
    let whole = [
        "run",
        "--filter",
        EVENTS_ONLY,
        "--undefined",
        "--out",
        "out",
    ];
    cuconform(folder.path(), &whole);
    let record = [
        "record",
        "--from",
        "out",
        "--evidence",
        "kept",
        "--subject",
        "it",
    ];
    let output = cuconform(folder.path(), &record);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let output = cuconform(folder.path(), &["compare", "out", "kept/it"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
}

#[test]
fn comparing_with_missing_evidence_exits_with_3_and_a_message() {
    let folder = folder();
    take_run(folder.path(), "out");
    let output = cuconform(folder.path(), &["compare", "out", "nowhere"]);
    assert_eq!(exit(&output), Some(3));
    assert!(text(&output.stderr).contains("could not compare: "));
    let output = cuconform(folder.path(), &["compare", "out", "nowhere", "--json"]);
    let failure: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(failure["could_not_compare"].is_string());
}

#[test]
fn runs_without_common_cases_cannot_be_compared() {
    let folder = folder();
    take_run(folder.path(), "out");
    let other = ["run", "--filter", "^cuStreamCreate", "--out", "other"];
    cuconform(folder.path(), &other);
    let output = cuconform(folder.path(), &["compare", "out", "other"]);
    assert_eq!(exit(&output), Some(3), "{output:?}");
    assert!(text(&output.stderr).contains("no common case that both ran"));
}

#[test]
fn a_part_equals_evidence_of_the_whole_with_common() {
    let folder = folder();
    take_run(folder.path(), "out");
    let args = ["compare", "h200-580.159.04", "out"];
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    let mut args = args.to_vec();
    args.push("--common");
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let printed = text(&output.stdout);
    assert!(printed.contains("cases, 0 differences\n"), "{printed}");
    assert!(
        printed.contains("NVIDIA H200, driver 580.159.04, CUDA 13.0"),
        "{printed}"
    );
}

#[test]
fn a_markdown_comparison_contains_both_subjects_and_the_differences() {
    let folder = folder();
    take_run(folder.path(), "one");
    take_run(folder.path(), "two");
    let path = folder.path().join("two/results.jsonl");
    let changed = fs::read_to_string(&path).expect("results");
    let changed = changed.replacen(r#""code":"CUDA_SUCCESS""#, r#""code":"| `7` |""#, 1);
    fs::write(&path, changed).expect("results");
    let output = cuconform(
        folder.path(),
        &["compare", "one", "two", "--format", "markdown"],
    );
    assert_eq!(exit(&output), Some(1), "{output:?}");
    let printed = text(&output.stdout);
    assert!(printed.starts_with("### compared "), "{printed}");
    assert!(printed.contains("| run | `one` | `two` |"), "{printed}");
    assert!(
        printed.contains(r"| `CUDA_SUCCESS` | `\| '7' \|` |"),
        "{printed}"
    );
}

#[test]
fn two_halves_merge_to_the_whole() {
    let folder = folder();
    let half = |filter: &str, out: &str| {
        cuconform(folder.path(), &["run", "--filter", filter, "--out", out]);
    };
    half("^cuEvent[A-M]", "one");
    half("^cuEvent[N-Z]", "two");
    cuconform(folder.path(), &["merge", "two", "one", "--out", "both"]);
    take_run(folder.path(), "whole");
    let output = cuconform(folder.path(), &["compare", "both", "whole"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
}

#[test]
fn judging_a_run_again_gives_the_same_results() {
    let folder = folder();
    take_run(folder.path(), "out");
    let args = ["judge", "out", "--filter", EVENTS_ONLY, "--out", "again"];
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let outcomes = |out: &str| -> Vec<(Value, Value)> {
        let results = results(&folder.path().join(out));
        let pick = |result: Value| (result["case"].clone(), result["outcome"].clone());
        results.into_iter().map(pick).collect()
    };
    assert_eq!(outcomes("out"), outcomes("again"));
}

#[test]
fn cases_missing_from_a_judged_run_are_counted() {
    let folder = folder();
    take_run(folder.path(), "out");
    let output = cuconform(folder.path(), &["judge", "out"]);
    let expected = "the run is a part of the suite (--filter";
    assert!(text(&output.stdout).contains(expected), "{output:?}");

    // Without its manifest, a run does not state its selection.
    std::fs::remove_file(folder.path().join("out/run.json")).expect("the run has a manifest");
    let output = cuconform(folder.path(), &["judge", "out"]);
    assert!(text(&output.stdout).contains("cases of the suite are not in the run"));
}

#[test]
fn an_interrupted_run_says_so_when_it_is_judged() {
    let folder = folder();
    take_run(folder.path(), "out");
    let results = folder.path().join("out/results.jsonl");
    let all = std::fs::read_to_string(&results).expect("the run has results");
    let (kept, _) = all
        .trim_end()
        .rsplit_once('\n')
        .expect("the run has two results");
    std::fs::write(&results, format!("{kept}\n")).expect("the file is writable");
    let output = cuconform(folder.path(), &["judge", "out"]);
    let expected = "the run was interrupted: ";
    assert!(text(&output.stdout).contains(expected), "{output:?}");
}

#[test]
fn the_reference_driver_agrees_with_an_earlier_run_of_it() {
    let folder = folder();
    take_run(folder.path(), "out");
    let output = cuconform(folder.path(), &["compare", "out"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert!(text(&output.stdout).contains("100.00 %"));
}

#[test]
fn comparing_without_any_evidence_is_a_usage_error() {
    let output = cuconform(folder().path(), &["compare"]);
    assert_eq!(exit(&output), Some(2));
}

#[test]
fn mutants_of_a_function_are_caught() {
    let folder = folder();
    let args = ["mutate", "--filter", "^cuEventCreate/", "--out", "out"];
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let lines = fs::read_to_string(folder.path().join("out/mutants.jsonl")).expect("mutants");
    let caught = |line: &str| {
        let line: Value = serde_json::from_str(line).expect("JSON");
        line["caught_by"].is_string()
    };
    assert!(lines.lines().count() > 4 && lines.lines().all(caught));
}

#[test]
fn every_mutant_of_an_effect_is_caught() {
    let folder = folder();
    let args = [
        "mutate",
        "--effects",
        "--filter",
        "^cuStreamSynchronize$|^cuMemcpyAsync$",
        "--out",
        "out",
    ];
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let lines = fs::read_to_string(folder.path().join("out/mutants.jsonl")).expect("mutants");
    let tried: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let of = |setting: &str| tried.iter().any(|line| line["setting"] == setting);
    assert!(of("skip cuStreamSynchronize"), "{lines}");
    assert!(of("early cuStreamSynchronize"), "{lines}");
    assert!(of("neighbour cuMemcpyAsync hStream"), "{lines}");
    assert!(
        tried.iter().all(|line| line["caught_by"].is_string()),
        "{lines}"
    );
}

#[test]
fn a_claim_holds_if_its_case_fails_without_the_effect() {
    let args = [
        "mutate",
        "--claims",
        "--filter",
        "^cuMemcpy2D_v2$",
        "--out",
        "out",
    ];
    let output = cuconform(folder().path(), &args);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert!(
        text(&output.stdout).contains("3 of 3 claims hold"),
        "{output:?}"
    );
}

#[test]
fn an_unknown_rule_is_a_usage_error() {
    let output = cuconform(folder().path(), &["mutate", "--filter", "no such rule"]);
    assert_eq!(exit(&output), Some(2));
}

#[test]
fn a_worker_started_by_hand_prints_an_error() {
    let output = cuconform(folder().path(), &["worker"]);
    assert_eq!(exit(&output), Some(2));
    assert!(text(&output.stderr).contains("by hand"));
}

#[test]
fn a_page_that_cannot_be_written_keeps_the_previous_one() {
    let folder = folder();
    take_run(folder.path(), "out");
    let page = folder.path().join("page.html");
    fs::write(&page, "before").expect("a page");
    // Limits files to four times 512 bytes, with an error in place of a signal.
    let limited = "trap '' XFSZ; ulimit -f 4; exec \"$0\" judge out --html page.html";
    let output = Command::new("sh")
        .current_dir(folder.path())
        .args(["-c", limited, env!("CARGO_BIN_EXE_cuconform")])
        .output()
        .expect("a shell");
    assert_eq!(exit(&output), Some(3), "{output:?}");
    assert!(
        text(&output.stderr).contains("cannot write to page.html"),
        "{output:?}"
    );
    assert_eq!(fs::read_to_string(&page).expect("a page"), "before");
    assert!(!folder.path().join("page.html.new").exists());
}

#[test]
fn a_registry_other_than_that_of_the_suite_is_rejected() {
    let folder = folder();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    };
    for part in ["declared", "vocabulary", "contracts"] {
        write(&format!("spec/{part}/one.rs"), "enum One {}\n");
    }
    write("generated/suite/sources.txt", "declared/one.rs\n  0000\n");
    let output = cuconform(folder.path(), &[]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    let printed = text(&output.stderr);
    assert!(printed.contains("cargo cuspec generate"), "{printed}");
}

#[test]
fn every_command_has_a_man_page_and_every_shell_has_completions() {
    let folder = tempfile::tempdir().expect("a folder");
    let cuconform = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
        let output = command.current_dir(folder.path()).args(args).output();
        let output = output.expect("cuconform starts");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    cuconform(&["man", "pages"]);
    let help = cuconform(&["--help"]);
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let listed = listed.take_while(|line| !line.is_empty());
    let commands: Vec<&str> = listed
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    assert!(commands.contains(&"run") && commands.len() >= 9, "{help}");
    for command in commands {
        let page = folder.path().join(format!("pages/cuconform-{command}.1"));
        let page = std::fs::read_to_string(page).expect(command);
        assert!(page.contains(".SH OPTIONS"), "{page}");
    }
    for shell in ["bash", "zsh", "fish"] {
        assert!(
            cuconform(&["completions", shell]).contains("beneath"),
            "{shell}"
        );
    }
}
