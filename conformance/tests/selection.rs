//! Selections, orders and parts on the reference driver, from the view of users and CI systems.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use serde_json::Value;
use tempfile::TempDir;

use crate::kept;

/// Variables of build platforms, which must not affect the tests.
const SHARD_VARIABLES: [&str; 8] = [
    "TEST_SHARD_INDEX",
    "TEST_TOTAL_SHARDS",
    "TEST_SHARD_STATUS_FILE",
    "XML_OUTPUT_FILE",
    "JOB_COMPLETION_INDEX",
    "CUCONFORM_SHARDS",
    "BUILDKITE_PARALLEL_JOB",
    "BUILDKITE_PARALLEL_JOB_COUNT",
];

fn cuconform_with(folder: &Path, variables: &[(&str, &str)], args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    for name in SHARD_VARIABLES {
        command.env_remove(name);
    }
    let variables = variables.iter().copied();
    command.current_dir(folder).envs(variables).args(args);
    command.output().expect("cuconform starts")
}

fn cuconform(folder: &Path, args: &[&str]) -> Output {
    cuconform_with(folder, &[], args)
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

/// The results of a run, without members that vary.
fn results(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("results.jsonl")).expect("results");
    let without_time = |line: &str| {
        let mut result: Value = serde_json::from_str(line).expect("a result");
        let members = result.as_object_mut().expect("an object");
        members.remove("time_us");
        members.remove("case_us");
        result
    };
    text.lines().map(without_time).collect()
}

/// Case, outcome, code and rule of every line.
fn outcomes(results: &[Value]) -> Vec<[String; 4]> {
    let fields = ["case", "outcome", "code", "rule"];
    let pick = |result: &Value| fields.map(|field| result[field].to_string());
    results.iter().map(pick).collect()
}

/// The event cases, run as `whole` and in three parts as `part1` to `part3`, shared by all tests.
static RUNS: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = kept::folder("selection");
    let run = |more: &[&str]| {
        let args = [&["run", "--group", "event"], more].concat();
        let output = cuconform(&folder, &args);
        assert_eq!(exit(&output), Some(0), "{output:?}");
    };
    run(&["--out", "whole"]);
    for part in ["1", "2", "3"] {
        let shard = format!("{part}/3");
        run(&["--shard", &shard, "--out", &format!("part{part}")]);
    }
    folder
});

/// Copies one of these runs.
fn copy(run: &str, to: &Path) {
    kept::copy(&RUNS.join(run), to);
}

/// Copies the three parts under their names.
fn parts(folder: &Path) {
    for part in ["part1", "part2", "part3"] {
        copy(part, &folder.join(part));
    }
}

/// Compares runs in the suite's order with shuffled runs, with various numbers of workers.
#[test]
fn any_order_gives_the_same_outcomes() {
    let folder = folder();
    let mut compared = 0;
    for (seed, jobs, part) in [("1", "1", "1/32"), ("2", "5", "2/32")] {
        let run = |out: &str, order: &[&str]| -> BTreeMap<String, [String; 4]> {
            let args = [&["run", "--shard", part, "--out", out], order].concat();
            let output = cuconform(folder.path(), &args);
            assert_eq!(exit(&output), Some(0), "{output:?}");
            let outcomes = outcomes(&results(&folder.path().join(out))).into_iter();
            outcomes.map(|one| (one[0].clone(), one)).collect()
        };
        let in_order = run(&format!("ordered{seed}"), &[]);
        let shuffled = run(
            &format!("shuffled{seed}"),
            &["--shuffle", seed, "--jobs", jobs],
        );
        assert_eq!(shuffled, in_order, "seed {seed}, {jobs} jobs");
        compared += in_order.len();
    }
    assert!(compared > 3_000, "{compared} cases");
}

#[test]
fn a_random_seed_is_printed() {
    let folder = folder();
    let few = ["--filter", r"^cuEventCreate\["];
    let output = cuconform(folder.path(), &[&["run", "--shuffle"], &few[..]].concat());
    let stderr = text(&output.stderr);
    let seed = stderr.split("--shuffle ").nth(1).expect("a seed");
    let seed = seed.split_whitespace().next().expect("a seed");
    let list = |more: &[&str]| cuconform(folder.path(), &[&["list"], &few[..], more].concat());
    let first = list(&["--shuffle", seed]);
    assert_eq!(first.stdout, list(&["--shuffle", seed]).stdout);
    let unshuffled = list(&[]);
    assert_ne!(first.stdout, unshuffled.stdout);
}

#[test]
fn parts_merge_to_the_whole_in_any_order() {
    let folder = folder();
    parts(folder.path());
    copy("whole", &folder.path().join("whole"));
    let merge = |args: [&str; 3], out: &str| {
        let args = [&["merge"], &args[..], &["--out", out]].concat();
        let output = cuconform(folder.path(), &args);
        assert_eq!(exit(&output), Some(0), "{output:?}");
        let file = |name: &str| fs::read(folder.path().join(out).join(name)).expect("a file");
        (file("results.jsonl"), file("environment.json"))
    };
    let one = merge(["part1", "part2", "part3"], "one");
    let other = merge(["part3", "part1", "part2"], "other");
    assert_eq!(one, other);
    let summary = |out: &str| {
        let text = fs::read_to_string(folder.path().join(out).join("summary.txt"));
        let text = text.expect("a summary");
        // A merge has no workers and reports no time.
        let lines = text
            .lines()
            .filter(|line| !line.contains(" workers started"));
        lines.count()
    };
    assert_eq!(summary("one"), summary("whole"));
    let whole = results(&folder.path().join("whole"));
    assert_eq!(results(&folder.path().join("one")), whole);
}

#[test]
fn a_missing_part_is_reported_with_its_number() {
    let folder = folder();
    parts(folder.path());
    let args = ["merge", "part1", "part3", "--out", "merged"];
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(3));
    assert!(text(&output.stderr).contains("missing: 2/3"), "{output:?}");
    assert!(!folder.path().join("merged").exists());
}

#[test]
fn a_repeated_part_is_reported_with_both_folders() {
    let folder = folder();
    parts(folder.path());
    copy("part2", &folder.path().join("again"));
    let args = [
        "merge", "part1", "part2", "part3", "again", "--out", "merged",
    ];
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(3));
    let printed = "part 2/3 occurs twice: in again and in part2";
    assert!(text(&output.stderr).contains(printed), "{output:?}");
}

#[test]
fn an_interrupted_part_is_rejected() {
    let folder = folder();
    parts(folder.path());
    let path = folder.path().join("part2/results.jsonl");
    let results = fs::read_to_string(&path).expect("results");
    let (first, _) = results.split_once('\n').expect("lines");
    fs::write(&path, format!("{first}\n")).expect("written");
    let args = ["merge", "part1", "part2", "part3", "--out", "merged"];
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(3));
    assert!(text(&output.stderr).contains("part2 has 1 of the "));
}

#[test]
fn parts_of_different_selections_are_not_merged() {
    let folder = folder();
    parts(folder.path());
    let other = [
        "run", "--group", "error", "--shard", "2/3", "--out", "other",
    ];
    cuconform(folder.path(), &other);
    let args = ["merge", "part1", "other", "part3", "--out", "merged"];
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(3));
    assert!(
        text(&output.stderr).contains("different selections"),
        "{output:?}"
    );
}

#[test]
#[ignore = "runs the whole suite"]
fn a_smoke_run_has_a_third_of_the_cases_and_covers_every_rule() {
    let folder = folder();
    let whole = cuconform(folder.path(), &["run", "--out", "whole"]);
    assert_eq!(exit(&whole), Some(0), "{whole:?}");
    let smoke = ["run", "--smoke", "--out", "smoke"];
    assert_eq!(exit(&cuconform(folder.path(), &smoke)), Some(0));
    let met = |results: &[Value]| {
        let mut met = BTreeMap::new();
        for result in results {
            if result["outcome"] != "skip" {
                met.insert(result["function"].to_string(), ());
                met.insert(result["rule"].to_string(), ());
            }
        }
        met
    };
    // If several rules are violated and their order is unknown, the answer of a case may be attributed to
    // another rule than the one for which it was selected.
    let [smoke, whole] = ["smoke", "whole"].map(|out| results(&folder.path().join(out)));
    let counts = (smoke.len(), whole.len());
    assert!(counts.0 * 3 < counts.1, "{counts:?}");
    let [smoke, whole] = [met(&smoke), met(&whole)];
    let missed: Vec<&String> = whole
        .keys()
        .filter(|met| !smoke.contains_key(*met))
        .collect();
    assert!(missed.len() * 50 < whole.len(), "{missed:?}");
    assert!(
        missed.iter().all(|missed| missed.contains('/')),
        "{missed:?}"
    );
    assert!(smoke.keys().all(|met| whole.contains_key(met)));
}

#[test]
fn bazel_runs_its_part_with_a_status_file_and_xml() {
    let folder = folder();
    let variables = [
        ("TEST_SHARD_INDEX", "1"),
        ("TEST_TOTAL_SHARDS", "3"),
        ("TEST_SHARD_STATUS_FILE", "status"),
        ("XML_OUTPUT_FILE", "test.xml"),
    ];
    let args = ["run", "--group", "event", "--out", "out"];
    let output = cuconform_with(folder.path(), &variables, &args);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert!(folder.path().join("status").is_file());
    let shard = ["list", "--group", "event", "--shard", "2/3"];
    let listed = text(&cuconform(folder.path(), &shard).stdout);
    let xml = fs::read_to_string(folder.path().join("test.xml")).expect("XML");
    assert_eq!(xml.matches("<testcase ").count(), listed.lines().count());
}

#[test]
fn the_command_line_takes_precedence_over_the_environment() {
    let folder = folder();
    let variables = [
        ("BUILDKITE_PARALLEL_JOB", "0"),
        ("BUILDKITE_PARALLEL_JOB_COUNT", "2"),
    ];
    let list = |more: &[&str]| {
        let args = [&["list", "--group", "event"], more].concat();
        cuconform_with(folder.path(), &variables, &args)
    };
    let asked = list(&["--shard", "2/2"]);
    assert!(text(&asked.stderr).contains("part 2/2 (--shard)"));
    let whole = list(&["--shard", "none"]).stdout.len();
    let found = list(&[]);
    assert!(text(&found.stderr).contains("part 1/2 (Buildkite: "));
    assert_eq!(found.stdout.len() + asked.stdout.len(), whole);
}

#[test]
fn a_part_can_be_resumed_without_its_variables() {
    let folder = folder();
    let variables = [
        ("BUILDKITE_PARALLEL_JOB", "1"),
        ("BUILDKITE_PARALLEL_JOB_COUNT", "3"),
    ];
    let args = ["run", "--group", "event", "--shuffle", "--out", "out"];
    cuconform_with(folder.path(), &variables, &args);
    let whole = results(&folder.path().join("out"));
    let path = folder.path().join("out/results.jsonl");
    let text = fs::read_to_string(&path).expect("results");
    let (first, _) = text.split_once('\n').expect("lines");
    fs::write(&path, format!("{first}\n")).expect("written");
    let output = cuconform(folder.path(), &["run", "--resume", "out"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert_eq!(results(&folder.path().join("out")), whole);
}

#[test]
fn more_parts_than_cases_is_a_usage_error() {
    let folder = folder();
    let args = ["--filter", "^cuEventCreate\\[\\]$", "--shard"];
    let ends = ["1/2", "2/2"].map(|shard| {
        let args = [&["run"], &args[..], &[shard]].concat();
        exit(&cuconform(folder.path(), &args))
    });
    assert!(
        ends.contains(&Some(0)) && ends.contains(&Some(2)),
        "{ends:?}"
    );
}

#[test]
fn rerun_selects_only_failed_cases() {
    let folder = folder();
    copy("whole", &folder.path().join("out"));
    let path = folder.path().join("out/results.jsonl");
    let results = fs::read_to_string(&path).expect("results");
    let mut lines: Vec<String> = results.lines().map(str::to_owned).collect();
    lines[3] = lines[3].replace(r#""outcome":"pass""#, r#""outcome":"crash""#);
    fs::write(&path, lines.join("\n")).expect("written");
    let crashed: Value = serde_json::from_str(&lines[3]).expect("a result");
    for which in [
        &["--rerun", "failed", "--rerun-from", "out"][..],
        &["--rerun", "crash,timeout", "--rerun-from", "out"],
        &["--rerun", "out"],
    ] {
        let output = cuconform(folder.path(), &[&["list"], which].concat());
        let wanted = format!("{}\n", crashed["case"].as_str().expect("an id"));
        assert_eq!(text(&output.stdout), wanted, "{which:?}");
    }
}

#[test]
fn rerun_rejects_a_run_without_failures() {
    let folder = folder();
    copy("whole", &folder.path().join("out"));
    let again = ["--group", "event", "--out", "out", "--rerun", "failed"];
    let output = cuconform(folder.path(), &[&["run"], &again[..]].concat());
    assert_eq!(exit(&output), Some(2));
    assert!(text(&output.stderr).contains("nothing to repeat"));
}

#[test]
fn bisecting_a_passing_case_finds_nothing() {
    let folder = folder();
    let args = ["bisect", "cuEventQuery[]", "--group", "event", "--json"];
    let output = cuconform(folder.path(), &args);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let found: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(found["fails"], false);
    assert_eq!(found["result"]["outcome"], "pass");
}

#[test]
fn a_misspelt_case_is_reported_with_the_nearest_id() {
    let output = cuconform(folder().path(), &["bisect", "cuEventQeury[]"]);
    assert_eq!(exit(&output), Some(2));
    assert!(text(&output.stderr).contains("did you mean `cuEventQuery[]`?"));
}
