//! Runs judged by recorded results, from the user's view. The recorded library is the reference driver; the
//! subject is the same driver with the check of one rule switched off.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use serde_json::Value;
use tempfile::TempDir;

const OFF: &str = "off cuEventCreate/Flags.unknown-bit";
const FEW: &str = r"^cuEventCreate\[[^,]*\]$";
const CASE: &str = "cuEventCreate[Flags=unknown-bit]";

fn cuconform(folder: &Path, mutant: Option<&str>, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command.current_dir(folder).args(args);
    for variable in [
        "TEST_SHARD_INDEX",
        "JOB_COMPLETION_INDEX",
        "BUILDKITE_PARALLEL_JOB",
    ] {
        command.env_remove(variable);
    }
    if let Some(mutant) = mutant {
        command.env("CUSPEC_MUTATE", mutant);
    }
    command.output().expect("cuconform starts")
}

fn run(folder: &Path, mutant: Option<&str>, more: &[&str]) -> Output {
    let mut args = vec!["run", "--filter", FEW];
    args.extend(more);
    cuconform(folder, mutant, &args)
}

fn exit(output: &Output) -> Option<i32> {
    output.status.code()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Two runs of the reference driver, `good` without and `bad` with a fault, and their evidence.
static RECORDED: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("recorded");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder");
    for (out, mutant, code) in [("good", None, 0), ("bad", Some(OFF), 1)] {
        assert_eq!(
            exit(&run(&folder, mutant, &["--out", out, "--undefined"])),
            Some(code)
        );
        let args = ["record", "--from", out, "--subject", out];
        assert_eq!(exit(&cuconform(&folder, None, &args)), Some(0));
    }
    folder
});

/// A copy of them in a new folder.
fn recorded() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    copy(&RECORDED, folder.path());
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("the folder is there") {
        let path = entry.expect("the entry can be read").path();
        let target = to.join(path.file_name().expect("an entry has a name"));
        match path.is_dir() {
            true => copy(&path, &target),
            false => drop(fs::copy(&path, &target).expect("the file can be copied")),
        }
    }
}

fn results(folder: &Path, out: &str) -> Vec<Value> {
    let text = fs::read_to_string(folder.join(out).join("results.jsonl")).expect("results");
    let lines = text.lines().map(serde_json::from_str);
    lines.map(|line| line.expect("a result")).collect()
}

fn outcome(folder: &Path, out: &str) -> String {
    let results = results(folder, out);
    let found = results.iter().find(|result| result["case"] == CASE);
    let outcome = found.and_then(|result| result["outcome"].as_str());
    outcome.unwrap_or_default().to_owned()
}

#[test]
fn a_subject_equal_to_the_reference_passes_regardless_of_the_contract() {
    let folder = recorded();
    let output = run(
        folder.path(),
        Some(OFF),
        &["--out", "out", "--reference", "bad"],
    );
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert_eq!(outcome(folder.path(), "out"), "pass");
}

#[test]
fn a_subject_that_differs_fails_although_it_conforms_to_the_contract() {
    let folder = recorded();
    let output = run(folder.path(), None, &["--out", "out", "--reference", "bad"]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    assert_eq!(outcome(folder.path(), "out"), "fail");
    let printed = text(&output.stdout);
    for line in [
        "    expected   CUDA_SUCCESS\n",
        "    got        CUDA_ERROR_INVALID_VALUE\n",
        "    contract   pass: CUDA_ERROR_INVALID_VALUE\n",
        " --reference bad --filter",
    ] {
        assert!(printed.contains(line), "{line}\n{printed}");
    }
}

#[test]
fn every_format_contains_the_agreement_with_the_reference() {
    let folder = recorded();
    for (form, words) in [
        ("text", "cases agree with the reference ("),
        ("github", "cases agree with the reference ("),
        ("json", "\"as_reference\": {"),
        ("junit", "<property name=\"as-reference\" value=\""),
    ] {
        let more = [
            "--reference",
            "bad",
            "--format",
            form,
            "--html",
            "page.html",
        ];
        let output = run(folder.path(), None, &more);
        assert_eq!(exit(&output), Some(1), "{output:?}");
        let printed = text(&output.stdout);
        assert!(printed.contains(words), "{form}: {printed}");
    }
    let page = fs::read_to_string(folder.path().join("page.html")).expect("a page");
    assert!(
        page.contains("Agreement with the reference, by group"),
        "{page}"
    );
}

#[test]
fn a_run_and_its_evidence_are_equal_references() {
    let folder = recorded();
    for reference in ["good", "conformance/evidence/good"] {
        let more = ["--out", "out", "--reference", reference, "--format", "json"];
        let output = run(folder.path(), Some(OFF), &more);
        assert_eq!(exit(&output), Some(1), "{output:?}");
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let measure = &report["as_reference"];
        let share = |name: &str| measure[name].as_u64().unwrap_or_default();
        let failed = report["outcomes"]["fail"].as_u64();
        assert!(share("judged") > 0, "{report}");
        assert_eq!(Some(share("judged") - share("alike")), failed, "{report}");
    }
}

#[test]
fn evidence_in_the_repository_is_found_by_name() {
    let folder = recorded();
    fs::rename(folder.path().join("good"), folder.path().join("run")).expect("it moves");
    let deeper = folder.path().join("deeper");
    fs::create_dir(&deeper).expect("a folder");
    let output = run(&deeper, None, &["--out", "out", "--reference", "good"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let printed = text(&output.stdout);
    assert!(
        printed.contains(" cases agree with the reference (100.00 %); reference: good"),
        "{printed}"
    );
}

#[test]
fn built_in_evidence_is_found_by_name_in_any_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(
        folder.path(),
        None,
        &["--out", "out", "--reference", "h200-580.159.04"],
    );
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let printed = text(&output.stdout);
    assert!(
        printed.contains("reference: h200-580.159.04, NVIDIA H200, driver 580.159.04"),
        "{printed}"
    );
}

#[test]
fn a_missing_reference_is_a_usage_error() {
    let folder = recorded();
    let output = run(folder.path(), None, &["--reference", "nowhere"]);
    assert_eq!(exit(&output), Some(2));
    let printed = text(&output.stderr);
    assert!(
        printed.contains("nowhere")
            && printed.contains("bad, good, h100-580.159.04, h100x2-580.159.04, h200"),
        "{printed}"
    );
}

#[test]
fn a_reference_without_common_cases_is_rejected() {
    let folder = recorded();
    let args = ["run", "--filter", "^cuStreamCreate", "--reference", "good"];
    let output = cuconform(folder.path(), None, &args);
    assert_eq!(exit(&output), Some(2), "{output:?}");
    assert!(
        text(&output.stderr).contains("good has none of the "),
        "{output:?}"
    );
}

#[test]
fn an_earlier_run_is_judged_by_a_reference_and_by_the_contract_again() {
    let folder = recorded();
    let judge = |args: &[&str]| cuconform(folder.path(), None, args);
    let output = judge(&["judge", "good", "--reference", "bad", "--out", "again"]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    assert_eq!(outcome(folder.path(), "again"), "fail");
    let output = judge(&["judge", "again", "--out", "back"]);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    let (back, good) = (
        results(folder.path(), "back"),
        results(folder.path(), "good"),
    );
    assert_eq!(back.len(), good.len());
    for (back, good) in back.iter().zip(&good) {
        assert_eq!(back, good);
    }
}

#[test]
fn a_baseline_may_list_differences_from_the_reference() {
    let folder = recorded();
    run(folder.path(), None, &["--out", "out", "--reference", "bad"]);
    let accept = ["accept", "out", "--baseline", "known.txt", "--issue", "#1"];
    assert_eq!(exit(&cuconform(folder.path(), None, &accept)), Some(0));
    let more = [
        "--out",
        "out",
        "--reference",
        "bad",
        "--baseline",
        "known.txt",
    ];
    assert_eq!(exit(&run(folder.path(), None, &more)), Some(0));
    // The same lines do not apply to a run that is judged by the contract.
    let more = ["--out", "out", "--baseline", "known.txt"];
    assert_eq!(exit(&run(folder.path(), None, &more)), Some(1));
}

#[test]
fn a_baseline_requires_runs_with_one_reference() {
    let folder = recorded();
    run(folder.path(), None, &["--out", "out", "--reference", "bad"]);
    let accept = ["accept", "good", "out", "--baseline", "known.txt"];
    let output = cuconform(folder.path(), None, &accept);
    assert_eq!(exit(&output), Some(2), "{output:?}");
    let printed = text(&output.stderr);
    assert!(
        printed.contains("one run is judged by the contracts and another by bad"),
        "{printed}"
    );
}

#[test]
fn parts_with_one_reference_merge_to_the_whole() {
    let folder = recorded();
    for part in ["1/2", "2/2"] {
        let out = format!("part-{}", &part[..1]);
        let more = ["--out", &out, "--reference", "bad", "--shard", part];
        run(folder.path(), None, &more);
    }
    let merge = ["merge", "part-1", "part-2", "--out", "both"];
    let output = cuconform(folder.path(), None, &merge);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    run(
        folder.path(),
        None,
        &["--out", "whole", "--reference", "bad"],
    );
    let line = |text: &str| {
        text.lines()
            .find(|line| line.contains("agree with the reference"))
            .map(str::to_owned)
    };
    let whole = fs::read_to_string(folder.path().join("whole/summary.txt")).expect("a summary");
    assert_eq!(line(&text(&output.stdout)), line(&whole));
    assert!(line(&whole).is_some());
    let rerun = "libcudart.so.13 --reference bad --filter";
    assert!(text(&output.stdout).contains(rerun), "{output:?}");
}

#[test]
fn parts_with_different_references_are_not_merged() {
    let folder = recorded();
    for (part, reference) in [("1/2", "good"), ("2/2", "bad")] {
        let out = format!("part-{}", &part[..1]);
        let more = ["--out", &out, "--reference", reference, "--shard", part];
        run(folder.path(), None, &more);
    }
    let merge = ["merge", "part-1", "part-2", "--out", "both"];
    let output = cuconform(folder.path(), None, &merge);
    assert_eq!(exit(&output), Some(3));
    let printed = text(&output.stderr);
    assert!(
        printed.contains("judged by different references"),
        "{printed}"
    );
    assert!(!folder.path().join("both/results.jsonl").exists());
}

#[test]
fn a_run_is_not_resumed_with_another_reference() {
    let folder = recorded();
    run(
        folder.path(),
        None,
        &["--out", "out", "--reference", "conformance/evidence/good"],
    );
    let kept = folder.path().join("conformance/evidence");
    fs::rename(kept.join("good"), kept.join("before")).expect("it moves");
    fs::rename(kept.join("bad"), kept.join("good")).expect("it moves");
    let output = cuconform(folder.path(), None, &["run", "--resume", "out"]);
    assert_eq!(exit(&output), Some(2), "{output:?}");
    assert!(
        text(&output.stderr).contains("the run is judged by good"),
        "{output:?}"
    );
}

#[test]
fn a_resumed_run_is_judged_by_its_reference() {
    let folder = recorded();
    run(folder.path(), None, &["--out", "out", "--reference", "bad"]);
    let path = folder.path().join("out/results.jsonl");
    let all = fs::read_to_string(&path).expect("results");
    let kept: Vec<&str> = all
        .split_inclusive('\n')
        .filter(|line| !line.contains(CASE))
        .collect();
    fs::write(&path, kept.concat()).expect("results");
    let output = cuconform(folder.path(), None, &["run", "--resume", "out"]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
    assert_eq!(outcome(folder.path(), "out"), "fail");
}

#[test]
fn a_case_that_fails_only_by_the_reference_is_bisected_with_it() {
    let folder = recorded();
    let bisect = |more: &[&str]| {
        let mut args = vec!["bisect", CASE, "--filter", FEW];
        args.extend(more);
        cuconform(folder.path(), None, &args)
    };
    assert_eq!(exit(&bisect(&[])), Some(0));
    let output = bisect(&["--reference", "bad"]);
    assert_eq!(exit(&output), Some(1), "{output:?}");
}

#[test]
fn evidence_of_a_run_does_not_depend_on_its_reference() {
    let folder = recorded();
    run(
        folder.path(),
        None,
        &["--out", "judged", "--undefined", "--reference", "bad"],
    );
    let record = ["record", "--from", "judged", "--subject", "good"];
    let output = cuconform(folder.path(), None, &record);
    assert_eq!(exit(&output), Some(0), "{output:?}");
    assert!(text(&output.stdout).contains("0 new, "), "{output:?}");
}
