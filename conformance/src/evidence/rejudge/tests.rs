use serde_json::{Value, json};

use super::*;
use crate::suite::tests::EMPTY;

fn plan(cases: &[Value]) -> Plan {
    let lines = cases.iter().map(|case| case.to_string().into());
    Plan::parse(lines, &EMPTY, None).expect("a plan")
}

fn case(expect: Value) -> Value {
    json!({
        "case": "f[]",
        "function": "f",
        "group": "test",
        "kind": "plain",
        "args": [{ "out": { "size": 4 } }],
        "expect": expect,
    })
}

fn demands(code: &str) -> Value {
    json!({ "faults": [{ "rule": "f/a", "outcome": { "codes": [code] } }] })
}

/// What `f[]` answered, recorded as a failure.
fn answered(code: &str, detail: &str) -> CaseResult {
    let planned = &plan(&[case(json!({}))]).cases[0];
    CaseResult {
        code: Some(code.to_owned()),
        time_us: Some(7.0),
        ..CaseResult::without_call(planned, Outcome::Fail, detail)
    }
}

fn judged(case: Value, recorded: CaseResult) -> CaseResult {
    let mut rejudged =
        rejudge(&plan(&[case]), &[recorded], &Machine::default(), None).expect("cases that read");
    rejudged.results.remove(0)
}

#[test]
fn an_answer_is_judged_by_the_present_expectation() {
    let result = judged(case(demands("A")), answered("A", ""));
    assert_eq!(result.outcome, Outcome::Pass);
    assert_eq!(result.rule.as_deref(), Some("f/a"));
    assert_eq!(result.time_us, Some(7.0));
    let result = judged(case(demands("B")), answered("A", ""));
    assert_eq!(result.outcome, Outcome::Fail);
}

#[test]
fn a_place_that_may_now_be_written_breaks_nothing() {
    let wrote = || answered("A", "the call wrote over argument 1");
    let mut case = case(demands("A"));
    assert_eq!(judged(case.clone(), wrote()).outcome, Outcome::Fail);
    case["args"][0]["out"]["on_failure"] = json!({ "what": "written" });
    assert_eq!(judged(case, wrote()).outcome, Outcome::Pass);
}

#[test]
fn a_statement_that_is_no_longer_made_breaks_nothing() {
    let broken = || answered("CUDA_SUCCESS", "f/b does not hold: not value 1 == 2");
    let mut case = case(json!({}));
    assert_eq!(judged(case.clone(), broken()).outcome, Outcome::Pass);
    case["ensures"] = json!([{ "rule": "f/b", "holds": { "int": 0 } }]);
    assert_eq!(judged(case.clone(), broken()).outcome, Outcome::Fail);
    // It is made of other libraries alone.
    case["ensures"] = json!([{ "rule": "f/b", "holds": { "int": 1 } }]);
    assert_eq!(judged(case, broken()).outcome, Outcome::Pass);
}

#[test]
fn a_place_that_was_not_written_is_no_pass_unless_it_may_be_left_alone_now() {
    let found = "f/written does not hold: argument 1 was not written";
    let mut case = case(json!({}));
    let result = judged(case.clone(), answered("CUDA_SUCCESS", found));
    assert_eq!(result.outcome, Outcome::Fail);
    assert_eq!(result.rule.as_deref(), Some("f/written"));
    case["args"][0]["out"]["may_leave_alone"] = json!({ "int": 1 });
    let result = judged(case, answered("CUDA_SUCCESS", found));
    assert_eq!(result.outcome, Outcome::Pass);
}

#[test]
fn what_every_call_is_held_to_is_demanded_without_a_word_of_the_contract() {
    for rule in ["f/creates", "f/last-error"] {
        let found = format!("{rule} does not hold: x");
        let result = judged(case(json!({})), answered("CUDA_SUCCESS", &found));
        assert_eq!(result.rule.as_deref(), Some(rule));
    }
}

#[test]
fn a_run_that_did_not_look_whether_places_were_written_passes() {
    let result = judged(case(json!({})), answered("CUDA_SUCCESS", ""));
    assert_eq!(result.outcome, Outcome::Pass);
}

#[test]
fn a_recorded_crash_stays_the_crash_it_was() {
    let crash = CaseResult {
        code: None,
        ended: Some("SIGSEGV".to_owned()),
        ..answered("", "")
    };
    let result = judged(case(json!({})), crash);
    assert_eq!(result.outcome, Outcome::Crash);
    assert_eq!(result.ended.as_deref(), Some("SIGSEGV"));
}

#[test]
fn what_was_skipped_stays_skipped() {
    let skipped = CaseResult {
        outcome: Outcome::Skip,
        ..answered("", "for a reason")
    };
    let result = judged(case(demands("A")), skipped);
    assert_eq!(result.outcome, Outcome::Skip);
    assert_eq!(result.detail.as_deref(), Some("for a reason"));
}

#[test]
fn a_gate_that_is_closed_now_skips() {
    let mut gated = case(json!({}));
    gated["gates"] = json!([{ "int": 0 }]);
    assert_eq!(judged(gated, answered("A", "")).outcome, Outcome::Skip);
}

#[test]
fn cases_that_only_one_side_knows_are_named() {
    let mut other = case(json!({}));
    other["case"] = json!("g[]");
    let rejudged = rejudge(
        &plan(&[other]),
        &[answered("A", "")],
        &Machine::default(),
        None,
    )
    .expect("cases that read");
    assert_eq!(rejudged.results, []);
    assert_eq!(rejudged.not_run, ["g[]"]);
    assert_eq!(rejudged.unknown, ["f[]"]);
}

#[test]
fn a_scenario_that_was_assumed_is_judged_once_somebody_has_seen_it() {
    let scenario = |basis: Value| json!({ "case": "f[]", "function": "f", "group": "test", "kind": "scenario", "expect": { "basis": basis } });
    let (assumed, seen) = (json!({}), json!({ "on": ["1.0"] }));
    for (word, outcome) in [("pass", Outcome::Pass), ("fail", Outcome::Fail)] {
        let recorded = CaseResult {
            outcome: Outcome::Observed,
            ..answered(word, "")
        };
        let kept = judged(scenario(assumed.clone()), recorded.clone());
        assert_eq!(
            (kept.outcome, kept.behaviour()),
            (Outcome::Observed, word.to_owned())
        );
        assert_eq!(judged(scenario(seen.clone()), recorded).outcome, outcome);
    }
}
