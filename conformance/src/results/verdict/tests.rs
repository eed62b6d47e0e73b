use cuspec_case::Expr;

use cuspec_case::{Api, Basis, Environment, Expect, Fault};

use super::*;
use crate::suite::decision::decide;

const SUCCESS: &str = Api::Driver.success();

/// A machine on which no condition can be evaluated.
struct Nowhere;

impl Environment for Nowhere {
    fn attribute(&self, _: i32) -> Option<i128> {
        None
    }
    fn query(&self, _: &str) -> Option<i128> {
        None
    }
    fn arg(&self, _: usize) -> Option<i128> {
        None
    }
    fn out(&self, _: usize, _: u64, _: u64, _: bool) -> Option<i128> {
        None
    }
    fn names(&self, _: usize, _: usize) -> Option<bool> {
        None
    }
    fn reads(&self, _: usize, _: &str) -> Option<bool> {
        None
    }
}

fn fault(rule: &str, outcome: Answer) -> Fault {
    Fault {
        rule: rule.to_owned(),
        when: None,
        outcome,
        basis: None,
    }
}

fn code(name: &str) -> Answer {
    Answer::Codes(vec![name.to_owned()])
}

fn expect(ordered: bool, faults: Vec<Fault>) -> Decision {
    let expect = Expect {
        ordered,
        faults,
        basis: None,
    };
    decide(Api::Driver, &expect, &Nowhere)
}

fn returned(code: &str) -> Observation {
    Observation {
        code: Some(code.to_owned()),
        ..Observation::default()
    }
}

fn outcome(decision: &Decision, seen: &Observation) -> Outcome {
    judge(decision, seen).outcome
}

#[test]
fn without_faults_success_is_expected() {
    let decision = expect(true, vec![]);
    assert_eq!(outcome(&decision, &returned(SUCCESS)), Outcome::Pass);
    assert_eq!(outcome(&decision, &returned("A")), Outcome::Fail);
    assert_eq!(decision.describe(), SUCCESS);
}

#[test]
fn in_known_order_the_first_fault_decides() {
    let decision = expect(true, vec![fault("f/a", code("A")), fault("f/b", code("B"))]);
    assert_eq!(outcome(&decision, &returned("A")), Outcome::Pass);
    let verdict = judge(&decision, &returned("B"));
    assert_eq!(verdict.outcome, Outcome::Fail);
    assert_eq!(verdict.rule.as_deref(), Some("f/a"));
    assert_eq!(verdict.expected, "A");
}

#[test]
fn in_unknown_order_any_present_fault_is_accepted() {
    let decision = expect(
        false,
        vec![fault("f/a", code("A")), fault("f/b", code("B"))],
    );
    let verdict = judge(&decision, &returned("B"));
    assert_eq!(verdict.outcome, Outcome::Pass);
    assert_eq!(verdict.rule.as_deref(), Some("f/b"));
    assert_eq!(verdict.expected, "A or B");
    assert_eq!(outcome(&decision, &returned(SUCCESS)), Outcome::Fail);
}

#[test]
fn a_fault_whose_condition_is_false_is_not_present() {
    let absent = Fault {
        when: Some(Expr::Int(0)),
        ..fault("f/a", code("A"))
    };
    let decision = expect(true, vec![absent, fault("f/b", code("B"))]);
    assert_eq!(outcome(&decision, &returned("B")), Outcome::Pass);
}

#[test]
fn a_fault_with_an_unknown_condition_is_not_present() {
    let unknown = Fault {
        when: Some(Expr::Attribute(1)),
        ..fault("f/a", code("A"))
    };
    let decision = expect(true, vec![unknown]);
    assert_eq!(outcome(&decision, &returned(SUCCESS)), Outcome::Pass);
}

#[test]
fn a_rule_may_name_success() {
    let decision = expect(
        true,
        vec![fault("f/null", code(SUCCESS)), fault("f/b", code("B"))],
    );
    let verdict = judge(&decision, &returned(SUCCESS));
    assert_eq!(verdict.outcome, Outcome::Pass);
    assert_eq!(verdict.rule.as_deref(), Some("f/null"));
}

#[test]
fn every_code_of_a_fault_is_accepted() {
    let either = Answer::Codes(vec!["A".to_owned(), "B".to_owned()]);
    let decision = expect(true, vec![fault("f/a", either)]);
    assert_eq!(outcome(&decision, &returned("A")), Outcome::Pass);
    assert_eq!(outcome(&decision, &returned("B")), Outcome::Pass);
    assert_eq!(outcome(&decision, &returned("C")), Outcome::Fail);
}

#[test]
fn an_unconfirmed_success_is_not_judged() {
    let expect = |basis| Expect {
        basis,
        ..Expect::default()
    };
    let judged = |basis, code| {
        let decision = decide(Api::Driver, &expect(basis), &Nowhere);
        judge(&decision, &returned(code))
    };
    let verdict = judged(Some(Basis::default()), "A");
    assert_eq!(verdict.outcome, Outcome::Observed);
    assert_eq!(verdict.expected, "CUDA_SUCCESS (assumed)");
    let seen = Basis {
        documented: None,
        on: vec!["580".to_owned()],
    };
    assert_eq!(judged(Some(seen), "A").outcome, Outcome::Fail);
    assert_eq!(judged(None, "A").outcome, Outcome::Fail);
}

#[test]
fn an_undefined_outcome_is_always_observed() {
    let decision = expect(true, vec![fault("f/a", Answer::Undefined)]);
    let crash = Observation {
        end: Some(End::Signal(libc::SIGSEGV)),
        ..Observation::default()
    };
    for seen in [returned(SUCCESS), returned("A"), crash] {
        let verdict = judge(&decision, &seen);
        assert_eq!(verdict.outcome, Outcome::Observed);
        assert!(verdict.undefined);
    }
}

#[test]
fn in_unknown_order_one_undefined_fault_makes_all_undefined() {
    let decision = expect(
        false,
        vec![fault("f/a", code("A")), fault("f/b", Answer::Undefined)],
    );
    assert_eq!(outcome(&decision, &returned("C")), Outcome::Observed);
}

#[test]
fn in_known_order_an_earlier_fault_prevents_undefined_behaviour() {
    let decision = expect(
        true,
        vec![fault("f/a", code("A")), fault("f/b", Answer::Undefined)],
    );
    assert_eq!(outcome(&decision, &returned("C")), Outcome::Fail);
}

#[test]
fn an_assumption_is_observed_and_not_undefined() {
    let assumed = Fault {
        basis: Some(Basis::default()),
        ..fault("f/a", code("A"))
    };
    let verdict = judge(&expect(true, vec![assumed]), &returned("B"));
    assert_eq!(verdict.outcome, Outcome::Observed);
    assert!(!verdict.undefined);
    assert_eq!(verdict.expected, "A (assumed)");
}

#[test]
fn a_crash_is_reported_regardless_of_the_expectation() {
    let decision = expect(true, vec![fault("f/a", code("A"))]);
    let seen = Observation {
        end: Some(End::Exit(0)),
        ..Observation::default()
    };
    let verdict = judge(&decision, &seen);
    assert_eq!(verdict.outcome, Outcome::Crash);
    assert_eq!(verdict.rule.as_deref(), Some("f/a"));
}

#[test]
fn a_crash_after_the_expected_code_is_a_crash() {
    let seen = Observation {
        end: Some(End::Signal(libc::SIGSEGV)),
        ..returned(SUCCESS)
    };
    assert_eq!(outcome(&expect(true, vec![]), &seen), Outcome::Crash);
}

#[test]
fn a_hang_is_a_timeout() {
    let seen = Observation {
        end: Some(End::Timeout),
        ..Observation::default()
    };
    assert_eq!(outcome(&expect(true, vec![]), &seen), Outcome::Timeout);
}

#[test]
fn an_error_may_be_synchronous_or_asynchronous() {
    let decision = expect(true, vec![fault("f/a", Answer::Later("A".to_owned()))]);
    let later = Observation {
        later: Some("A".to_owned()),
        poisoned: Some("sticky".to_owned()),
        ..returned(SUCCESS)
    };
    assert_eq!(outcome(&decision, &later), Outcome::Pass);
    assert_eq!(outcome(&decision, &returned("A")), Outcome::Pass);
    let never = Observation {
        later: Some(SUCCESS.to_owned()),
        ..returned(SUCCESS)
    };
    assert_eq!(outcome(&decision, &never), Outcome::Fail);
}

#[test]
fn the_expected_code_with_a_broken_canary_fails() {
    let decision = expect(true, vec![fault("f/a", code("A"))]);
    let seen = Observation {
        touched: vec!["argument 1".to_owned()],
        ..returned("A")
    };
    assert_eq!(outcome(&decision, &seen), Outcome::Fail);
}

#[test]
fn a_write_outside_of_a_place_fails_a_successful_call() {
    let seen = Observation {
        overrun: vec!["argument 1".to_owned()],
        ..returned(SUCCESS)
    };
    assert_eq!(outcome(&expect(true, vec![]), &seen), Outcome::Fail);
}

#[test]
fn a_violated_postcondition_is_reported_as_the_rule() {
    let seen = Observation {
        broken: vec![("f/after".to_owned(), "x".to_owned())],
        ..returned(SUCCESS)
    };
    let verdict = judge(&expect(true, vec![]), &seen);
    assert_eq!(verdict.outcome, Outcome::Fail);
    assert_eq!(verdict.rule.as_deref(), Some("f/after"));
}

#[test]
fn a_poisoned_process_fails_the_case_that_poisoned_it() {
    let seen = Observation {
        poisoned: Some("sticky".to_owned()),
        ..returned(SUCCESS)
    };
    assert_eq!(outcome(&expect(true, vec![]), &seen), Outcome::Fail);
}
