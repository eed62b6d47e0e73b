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

/// A result of `f[]`, recorded as a failure.
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
fn a_write_that_is_now_permitted_passes() {
    let wrote = || answered("A", "the call wrote over argument 1");
    let mut case = case(demands("A"));
    assert_eq!(judged(case.clone(), wrote()).outcome, Outcome::Fail);
    case["args"][0]["out"]["on_failure"] = json!({ "what": "written" });
    assert_eq!(judged(case, wrote()).outcome, Outcome::Pass);
}

#[test]
fn a_removed_postcondition_passes() {
    let broken = || answered("CUDA_SUCCESS", "f/b does not hold: not value 1 == 2");
    let mut case = case(json!({}));
    assert_eq!(judged(case.clone(), broken()).outcome, Outcome::Pass);
    case["ensures"] = json!([{ "rule": "f/b", "holds": { "int": 0 } }]);
    assert_eq!(judged(case.clone(), broken()).outcome, Outcome::Fail);
    // The postcondition applies only to other libraries.
    case["ensures"] = json!([{ "rule": "f/b", "holds": { "int": 1 } }]);
    assert_eq!(judged(case, broken()).outcome, Outcome::Pass);
}

#[test]
fn an_unwritten_place_fails_unless_that_is_now_permitted() {
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
fn universal_checks_apply_without_a_contract() {
    for rule in ["f/creates", "f/last-error"] {
        let found = format!("{rule} does not hold: x");
        let result = judged(case(json!({})), answered("CUDA_SUCCESS", &found));
        assert_eq!(result.rule.as_deref(), Some(rule));
    }
}

#[test]
fn a_run_that_did_not_watch_places_passes() {
    let result = judged(case(json!({})), answered("CUDA_SUCCESS", ""));
    assert_eq!(result.outcome, Outcome::Pass);
}

#[test]
fn a_recorded_crash_stays_a_crash() {
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
fn a_skipped_case_stays_skipped() {
    let skipped = CaseResult {
        outcome: Outcome::Skip,
        ..answered("", "for a reason")
    };
    let result = judged(case(demands("A")), skipped);
    assert_eq!(result.outcome, Outcome::Skip);
    assert_eq!(result.detail.as_deref(), Some("for a reason"));
}

#[test]
fn a_case_whose_gate_is_now_closed_is_skipped() {
    let mut gated = case(json!({}));
    gated["gates"] = json!([{ "int": 0 }]);
    assert_eq!(judged(gated, answered("A", "")).outcome, Outcome::Skip);
}

#[test]
fn cases_of_only_one_side_are_reported() {
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
fn an_assumed_scenario_is_judged_once_it_is_confirmed() {
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
