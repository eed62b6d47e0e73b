use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::*;
use crate::suite::plan::Plan;
use crate::suite::tests::EMPTY;

/// A call whose contract expects `A`, unless `expect` overrides that.
fn case(expect: Value) -> Value {
    json!({
        "case": "f[]",
        "function": "f",
        "group": "test",
        "kind": "plain",
        "args": [{ "out": { "size": 4 } }, { "out": { "size": 4, "on_failure": { "what": "written" } } }],
        "expect": expect,
    })
}

fn demands(answer: Value) -> Value {
    json!({ "faults": [{ "rule": "f/a", "outcome": answer }] })
}

fn plain() -> Value {
    demands(json!({ "codes": ["A"] }))
}

/// A result of the reference.
fn did(behaviour: &str, wrote: &[&str]) -> Entry {
    Entry {
        behaviour: behaviour.to_owned(),
        undefined: false,
        wrote: wrote.iter().map(|place| (*place).to_owned()).collect(),
    }
}

fn result(case: &Value, outcome: Outcome, detail: &str) -> CaseResult {
    let line = case.to_string().into();
    let plan = Plan::parse(std::iter::once(line), &EMPTY, None).expect("a plan");
    CaseResult::without_call(&plan.cases[0], outcome, detail)
}

/// A result with a returned code.
fn answered(case: &Value, code: &str, detail: &str) -> CaseResult {
    CaseResult {
        code: Some(code.to_owned()),
        ..result(case, Outcome::Pass, detail)
    }
}

fn machine(attribute: i64) -> Machine {
    Machine {
        attributes: BTreeMap::from([(1, attribute)]),
        answers: BTreeMap::new(),
    }
}

fn judged(entry: &Entry, case: &Value, result: CaseResult) -> CaseResult {
    let case = serde_json::from_value(case.clone()).expect("a case");
    judge_by(entry, &case, &machine(1), &machine(1), result)
}

fn outcome(entry: &Entry, result: CaseResult) -> Outcome {
    judged(entry, &case(plain()), result).outcome
}

#[test]
fn the_same_code_passes_regardless_of_the_contract() {
    let case = case(plain());
    let mut result = answered(&case, "B", "");
    result.outcome = Outcome::Fail;
    let result = judged(&did("B", &[]), &case, result);
    assert_eq!(result.outcome, Outcome::Pass);
    let contract = result
        .reference
        .map(|reference_verdict| reference_verdict.contract);
    assert_eq!(contract, Some(Outcome::Fail));
}

#[test]
fn another_code_fails_although_the_contract_accepts_it() {
    let case = case(plain());
    let result = judged(&did("B", &[]), &case, answered(&case, "A", ""));
    assert_eq!(result.outcome, Outcome::Fail);
    assert_eq!(result.expected.as_deref(), Some("B"));
}

#[test]
fn a_crash_fails_if_the_reference_returned() {
    let case = case(plain());
    let ended = |word: &str, outcome| CaseResult {
        ended: Some(word.to_owned()),
        ..result(&case, outcome, "")
    };
    let crash = ended("SIGSEGV", Outcome::Crash);
    assert_eq!(outcome(&did("A", &[]), crash), Outcome::Crash);
    // A crash counts even if the contract is only assumed.
    let crash = ended("SIGSEGV", Outcome::Observed);
    assert_eq!(outcome(&did("A", &[]), crash), Outcome::Crash);
    let timeout = ended("timeout", Outcome::Timeout);
    assert_eq!(outcome(&did("A", &[]), timeout), Outcome::Timeout);
}

#[test]
fn a_case_in_which_the_reference_crashed_is_not_judged() {
    let case = case(plain());
    for end in ["crash", "timeout"] {
        let result = answered(&case, "A", "");
        assert_eq!(outcome(&did(end, &[]), result), Outcome::Observed);
    }
}

#[test]
fn undefined_cases_are_not_judged() {
    let case = case(demands(json!("undefined")));
    let mut result = answered(&case, "A", "");
    result.outcome = Outcome::Observed;
    result.undefined = true;
    assert_eq!(
        judged(&did("B", &[]), &case, result).outcome,
        Outcome::Observed
    );
}

#[test]
fn assumed_cases_are_judged_by_the_reference() {
    let case = case(plain());
    let mut result = answered(&case, "A", "");
    result.outcome = Outcome::Observed;
    assert_eq!(outcome(&did("B", &[]), result.clone()), Outcome::Fail);
    assert_eq!(outcome(&did("A", &[]), result), Outcome::Pass);
}

#[test]
fn a_place_that_only_one_side_wrote_is_a_difference() {
    let case = case(plain());
    let wrote = |detail| answered(&case, "A", detail);
    let writes = "the call wrote over argument 1";
    assert_eq!(outcome(&did("A", &[]), wrote(writes)), Outcome::Fail);
    assert_eq!(
        outcome(&did("A", &["argument 1"]), wrote(writes)),
        Outcome::Pass
    );
    let result = judged(&did("A", &["argument 1"]), &case, wrote(""));
    assert_eq!(result.outcome, Outcome::Fail);
    assert_eq!(
        result.detail.as_deref(),
        Some("the reference wrote argument 1")
    );
}

#[test]
fn a_permitted_write_of_a_failing_call_is_no_difference() {
    let result = answered(&case(plain()), "A", "");
    assert_eq!(outcome(&did("A", &["argument 2"]), result), Outcome::Pass);
}

#[test]
fn a_violated_postcondition_fails_even_with_the_same_code() {
    let result = answered(&case(plain()), "A", "f/b does not hold: value 1 is 2");
    assert_eq!(outcome(&did("A", &[]), result), Outcome::Fail);
}

#[test]
fn alternative_codes_of_one_rule_are_equal() {
    let open = case(demands(json!({ "codes": ["A", "B"] })));
    let result = judged(&did("A", &[]), &open, answered(&open, "B", ""));
    assert_eq!(result.outcome, Outcome::Pass);
    let result = judged(&did("C", &[]), &open, answered(&open, "B", ""));
    assert_eq!(result.outcome, Outcome::Fail);
}

#[test]
fn codes_of_different_rules_differ_even_in_unknown_order() {
    let rule = |code| json!({ "rule": code, "outcome": { "codes": [code] } });
    let unordered = case(json!({ "faults": [rule("A"), rule("B")] }));
    let result = judged(&did("A", &[]), &unordered, answered(&unordered, "B", ""));
    assert_eq!(result.outcome, Outcome::Fail);
}

#[test]
fn the_contract_judges_if_relevant_properties_of_the_machines_differ() {
    let when = json!({ "binary": ["gt", { "attribute": 1 }, { "int": 5 }] });
    let fault = json!({ "rule": "f/a", "when": when, "outcome": { "codes": ["A"] } });
    let line = case(json!({ "faults": [fault] }));
    let case: Case = serde_json::from_value(line.clone()).expect("a case");
    let entry = did("A", &[]);
    let on = |there, here| {
        let result = answered(&line, "CUDA_SUCCESS", "");
        judge_by(&entry, &case, &machine(there), &machine(here), result)
    };
    assert_eq!(on(9, 3).outcome, Outcome::Pass);
    assert_eq!(on(9, 3).reference, None);
    // The attribute differs but leads to the same faults, so the reference still applies.
    assert_eq!(on(9, 7).outcome, Outcome::Fail);
}

#[test]
fn a_function_that_the_reference_lacks_is_judged_by_the_contract() {
    let case = case(plain());
    let result = judged(&did("missing", &[]), &case, answered(&case, "A", ""));
    assert_eq!((result.outcome, result.reference), (Outcome::Pass, None));
    let missing = judged(
        &did("missing", &[]),
        &case,
        self::result(&case, Outcome::Missing, ""),
    );
    assert_eq!(missing.outcome, Outcome::Pass);
    assert_eq!(missing.behaviour(), "missing");
}

#[test]
fn a_function_that_only_the_subject_lacks_is_missing() {
    let missing = result(&case(plain()), Outcome::Missing, "");
    assert_eq!(outcome(&did("A", &[]), missing), Outcome::Missing);
}

#[test]
fn a_scenario_that_failed_on_the_reference_is_judged_by_the_contract() {
    let mut scenario = case(json!({}));
    scenario["kind"] = json!("scenario");
    let passed = result(&scenario, Outcome::Pass, "");
    let passed = judged(&did("fail", &[]), &scenario, passed);
    assert_eq!((passed.outcome, passed.reference), (Outcome::Pass, None));
    let failed = result(&scenario, Outcome::Fail, "it was 3");
    assert_eq!(
        judged(&did("pass", &[]), &scenario, failed).outcome,
        Outcome::Fail
    );
}

#[test]
fn a_skipped_case_stays_skipped_with_a_reference() {
    let case = case(plain());
    let skipped = judged(
        &did("A", &[]),
        &case,
        result(&case, Outcome::Skip, "refused"),
    );
    assert_eq!(skipped.outcome, Outcome::Skip);
    let reference = skipped
        .reference
        .map(|reference_verdict| reference_verdict.did);
    assert_eq!(reference.as_deref(), Some("A"));
}

#[test]
fn removing_the_reference_restores_the_result() {
    let case = case(plain());
    let mut before = answered(&case, "B", "");
    before.outcome = Outcome::Fail;
    before.expected = Some("A".to_owned());
    let after = judged(&did("B", &[]), &case, before.clone()).without_reference();
    assert_eq!(after, before);
}
