use std::path::Path;

use super::*;
use crate::results::store::{Lines, Records};
use crate::suite::tests::plan_of;

/// Writes a run to a folder.
fn record(folder: &Path, results: &[(&str, Outcome)]) {
    std::fs::create_dir(folder).expect("a folder");
    let ids: Vec<&str> = results.iter().map(|(id, _)| *id).collect();
    let plan = plan_of(&ids);
    let records = Records::create(folder, ids.len()).expect("records");
    for (index, (_, outcome)) in results.iter().enumerate() {
        let result = CaseResult::without_call(&plan.cases[index], *outcome, "");
        records.add(&[(index, result)]).expect("a result");
    }
}

#[derive(Debug)]
struct United {
    cases: Vec<(String, Outcome)>,
    /// Number of cases of each run.
    counts: Vec<usize>,
}

fn unite(suite: &[&str], runs: &[&[(&str, Outcome)]]) -> Result<United, Stop> {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan_of(suite);
    let mut union = Union::new(&plan);
    let (mut files, mut counts) = (Vec::new(), Vec::new());
    for (number, run) in runs.iter().enumerate() {
        let part = folder.path().join(number.to_string());
        record(&part, run);
        let mut lines = Lines::of(&part).expect("results");
        let mut adding = union.begin(number);
        while let Some((place, result)) = lines.next_placed().expect("a result") {
            adding.add(place, &result)?;
        }
        counts.push(adding.cases());
        files.push(lines.into_file());
    }
    let read = |(run, place): (usize, Place)| {
        let line = place.read(&files[run]).expect("a line");
        let result: CaseResult = serde_json::from_slice(&line).expect("a result");
        (result.case, result.outcome)
    };
    Ok(United {
        cases: union.places().map(read).collect(),
        counts,
    })
}

#[test]
fn a_union_has_the_order_of_the_suite_followed_by_unknown_cases() {
    let union = unite(
        &["b", "a"],
        &[
            &[("z", Outcome::Pass), ("a", Outcome::Pass)],
            &[("y", Outcome::Pass), ("b", Outcome::Pass)],
        ],
    )
    .expect("a union");
    let ids: Vec<&str> = union.cases.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(ids, ["b", "a", "y", "z"]);
}

#[test]
fn a_result_replaces_a_skip_of_another_run() {
    for runs in [
        [&[("a", Outcome::Skip)], &[("a", Outcome::Fail)]],
        [&[("a", Outcome::Fail)], &[("a", Outcome::Skip)]],
    ] {
        let runs: Vec<&[(&str, Outcome)]> = runs.iter().map(|run| run.as_slice()).collect();
        let union = unite(&["a"], &runs).expect("a union");
        assert_eq!(union.cases, [("a".to_owned(), Outcome::Fail)]);
    }
}

#[test]
fn contradicting_runs_are_rejected_with_the_same_message_in_any_order() {
    let say = |one, other| {
        let stop = unite(&["a"], &[&[("a", one)], &[("a", other)]]).expect_err("a contradiction");
        stop.message
    };
    let message = say(Outcome::Fail, Outcome::Pass);
    assert!(message.contains("a is fail in one and pass in another"));
    assert_eq!(message, say(Outcome::Pass, Outcome::Fail));
}

#[test]
fn the_last_result_of_a_repeated_case_is_used() {
    let run: &[_] = &[
        ("a", Outcome::Fail),
        ("b", Outcome::Pass),
        ("a", Outcome::Flake),
    ];
    let union = unite(&["a", "b"], &[run]).expect("a union");
    assert_eq!(union.cases[0], ("a".to_owned(), Outcome::Flake));
    assert_eq!(union.counts, [2]);
}

#[test]
fn the_first_result_of_a_call_without_an_expectation_is_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan_of(&["a"]);
    let mut union = Union::new(&plan);
    for (number, code) in ["CUDA_SUCCESS", "CUDA_ERROR_UNKNOWN"]
        .into_iter()
        .enumerate()
    {
        let part = folder.path().join(number.to_string());
        record(&part, &[("a", Outcome::Observed)]);
        let mut lines = Lines::of(&part).expect("results");
        let (place, mut result) = lines.next_placed().expect("a line").expect("a result");
        result.code = Some(code.to_owned());
        union.begin(number).add(place, &result).expect("a union");
    }
    let runs: Vec<usize> = union.places().map(|(run, _)| run).collect();
    assert_eq!(runs, [0]);
}
