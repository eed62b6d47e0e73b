use cuspec_case::Success;
use cuspec_harness::{Run, Scenario};
use regex::Regex;
use serde_json::{Value, json};

use super::execution::Answer;
use super::index::Nearness;
use super::*;
use crate::results::exit::Exit;
use crate::results::{CaseResult, Outcome};
use crate::suite::Suite;
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;

static SUITE: Suite = Suite {
    apis: &[cuspec_case::Api::Driver],
    registry: || "test",
    cases: || Box::new(std::iter::empty()),
    tables: |_| &[],
    effects: &[],
    returning_last_error: &[],
    successes: &[],
    resources: &[],
    thunk: |_| None,
    scenarios: &[],
    code_name: |_, code| match code {
        1 => Some("CUDA_ERROR_INVALID_VALUE"),
        999 => Some("CUDA_ERROR_UNKNOWN"),
        _ => None,
    },
};

fn fault(rule: &str, outcome: Value) -> Value {
    json!({ "rule": rule, "outcome": outcome })
}

fn code(code: &str) -> Value {
    json!({ "codes": [code] })
}

/// A plan with one case per list of faults, each with a known order of checks.
fn plan(faults: &[Vec<Value>]) -> Plan {
    let line = |(number, faults): (usize, &Vec<Value>)| {
        let case = json!({
            "case": format!("f[{number}]"),
            "function": "f",
            "group": "test",
            "kind": "rule",
            "expect": { "ordered": true, "faults": faults },
        });
        case.to_string().into()
    };
    Plan::parse(faults.iter().enumerate().map(line), &SUITE, None).expect("a plan")
}

/// The mutated rules if every case has this outcome.
fn mutants(plan: &Plan, outcome: Outcome) -> Vec<Mutant> {
    let results: Vec<_> = plan
        .cases
        .iter()
        .map(|c| CaseResult::without_call(c, outcome, ""))
        .collect();
    let index = Index::new(&SUITE, plan, &results, &Machine::default()).expect("an index");
    index.mutants(&SUITE)
}

fn answer(nearness: Nearness, before: &str, after: &str) -> Answer {
    Answer {
        case: "f[0]".to_owned(),
        nearness,
        before: before.to_owned(),
        after: after.to_owned(),
        expected: before.to_owned(),
        is_sound: true,
    }
}

fn result(rule: &str, caught: bool, answers: Vec<Answer>) -> MutantResult {
    let plan = plan(&[vec![]]);
    MutantResult {
        mutant: Mutant {
            of: rule.to_owned(),
            change: Change::Off,
        },
        caught: caught.then(|| CaseResult::without_call(&plan.cases[0], Outcome::Fail, "")),
        tried: 1,
        answers,
    }
}

fn summary(results: &[MutantResult]) -> Summary<'_> {
    Summary {
        results,
        successes: &[],
    }
}

#[test]
fn every_judged_rule_is_disabled_and_given_another_code() {
    let plan = plan(&[vec![fault("f/a", code("CUDA_ERROR_INVALID_VALUE"))]]);
    let settings: Vec<String> = mutants(&plan, Outcome::Pass)
        .iter()
        .map(Mutant::setting)
        .collect();
    assert_eq!(settings, ["off f/a", "code 999 f/a"]);
}

#[test]
fn the_replacement_code_is_not_an_accepted_code() {
    let plan = plan(&[vec![fault("f/a", code("CUDA_ERROR_UNKNOWN"))]]);
    assert_eq!(mutants(&plan, Outcome::Pass)[1].change, Change::Code(1));
}

#[test]
fn rules_that_are_not_judged_are_not_mutated() {
    let mut assumed = fault("f/assumed", code("CUDA_ERROR_INVALID_VALUE"));
    assumed["basis"] = json!({});
    let undefined = fault("f/undefined", json!("undefined"));
    assert_eq!(
        mutants(&plan(&[vec![assumed], vec![undefined]]), Outcome::Observed),
        []
    );
}

#[test]
fn rules_of_skipped_cases_are_not_mutated() {
    let plan = plan(&[vec![fault("f/a", code("CUDA_ERROR_INVALID_VALUE"))]]);
    assert_eq!(mutants(&plan, Outcome::Skip), []);
}

#[test]
fn rules_with_a_false_condition_are_not_mutated() {
    let mut fault = fault("f/a", code("CUDA_ERROR_INVALID_VALUE"));
    fault["when"] = json!({ "int": 0 });
    assert_eq!(mutants(&plan(&[vec![fault]]), Outcome::Pass), []);
}

#[test]
fn the_case_that_a_rule_decides_is_tried_first() {
    let (a, b) = (
        fault("f/a", code("CUDA_ERROR_INVALID_VALUE")),
        fault("f/b", code("CUDA_ERROR_UNKNOWN")),
    );
    let plan = plan(&[vec![], vec![a.clone(), b.clone()], vec![b]]);
    let results: Vec<_> = plan
        .cases
        .iter()
        .map(|case| CaseResult::without_call(case, Outcome::Pass, ""))
        .collect();
    let index = Index::new(&SUITE, &plan, &results, &Machine::default()).expect("an index");
    let mutant = result("f/b", false, Vec::new()).mutant;
    assert_eq!(
        index.candidates(&mutant),
        [
            (Nearness::Decides, 2),
            (Nearness::Follows, 1),
            (Nearness::SameFunction, 0)
        ]
    );
}

#[test]
fn a_case_that_fails_anyway_detects_no_mutant() {
    let plan = plan(&[vec![]]);
    let failed = CaseResult::without_call(&plan.cases[0], Outcome::Fail, "");
    let results = [failed.clone()];
    let index = Index::new(&SUITE, &plan, &results, &Machine::default()).expect("an index");
    assert!(!index.is_detected(0, &failed));
}

#[test]
fn a_sample_is_spread_over_all_mutants() {
    let all: Vec<Mutant> = (0..10)
        .map(|number| result(&number.to_string(), false, Vec::new()).mutant)
        .collect();
    let rules: Vec<String> = sample(all, 3).into_iter().map(|m| m.of).collect();
    assert_eq!(rules, ["0", "3", "6"]);
}

#[test]
fn one_survivor_of_a_hundred_is_tolerated_and_two_are_not() {
    let of_a_hundred = |survivors: usize| {
        let results: Vec<MutantResult> = (0..100)
            .map(|number| result("f/a", number >= survivors, Vec::new()))
            .collect();
        summary(&results).exit()
    };
    assert_eq!(of_a_hundred(1), Exit::Expected);
    assert_eq!(of_a_hundred(2), Exit::Unexpected);
}

#[test]
fn a_survivor_is_reported_with_its_answer_and_the_accepted_codes() {
    let results = [result(
        "f/a",
        false,
        vec![answer(Nearness::Contributes, "A", "B")],
    )];
    let text = summary(&results).text();
    assert!(
        text.contains("the contract accepts the new one too"),
        "{text}"
    );
    assert!(
        text.contains("f/a off: 1 case breaks it; f[0] answered B instead of A, expected A"),
        "{text}"
    );
}

#[test]
fn an_unchanged_answer_of_a_deciding_rule_is_attributed_to_the_driver() {
    let results = [result(
        "f/a",
        false,
        vec![answer(Nearness::Decides, "A", "A")],
    )];
    let text = summary(&results).text();
    assert!(text.contains("does not reach this check"), "{text}");
}

#[test]
fn a_check_with_another_caught_mutant_is_executed() {
    let caught = MutantResult {
        mutant: Mutant {
            of: "f/a".to_owned(),
            change: Change::Code(999),
        },
        ..result("f/a", true, Vec::new())
    };
    let same = vec![answer(Nearness::Decides, "A", "A")];
    let results = [result("f/a", false, same), caught];
    let text = summary(&results).text();
    assert!(text.contains("the same code for another reason"), "{text}");
}

static EXCUSED: &[Success] = &[Success {
    api: cuspec_case::Api::Driver,
    function: "f",
    writes: &["result", "number"],
    uses: &["stream"],
    returns: false,
    waits: true,
    returns_first: false,
    reads_first: false,
    excuse: Some("nothing is left"),
    unseen: &[("number", "it may be any")],
    below: &[],
}];

fn effect(change: Change, caught: bool) -> MutantResult {
    let mut result = result("f", caught, Vec::new());
    result.mutant.change = change;
    result
}

#[test]
fn every_effect_of_a_function_that_succeeds_is_changed() {
    let suite = Suite {
        successes: EXCUSED,
        ..SUITE
    };
    let plan = plan(&[vec![]]);
    let results = [CaseResult::without_call(&plan.cases[0], Outcome::Pass, "")];
    let index = Index::new(&suite, &plan, &results, &Machine::default()).expect("an index");
    let mutants = index.mutants(&suite);
    let settings: Vec<String> = mutants.iter().map(Mutant::setting).collect();
    assert_eq!(
        settings,
        [
            "skip f",
            "unwritten f result",
            "unwritten f number",
            "value f result",
            "value f number",
            "neighbour f stream",
            "early f",
        ]
    );
}

#[test]
fn a_function_that_nothing_calls_with_success_has_no_effects() {
    let suite = Suite {
        successes: EXCUSED,
        ..SUITE
    };
    let plan = plan(&[vec![fault("f/a", code("CUDA_ERROR_INVALID_VALUE"))]]);
    let results = [CaseResult::without_call(&plan.cases[0], Outcome::Pass, "")];
    let index = Index::new(&suite, &plan, &results, &Machine::default()).expect("an index");
    let mutants = index.mutants(&suite);
    assert!(
        mutants
            .iter()
            .all(|mutant| mutant.change.part() == Part::Checks)
    );
}

#[test]
fn successful_cases_are_tried_first_for_effects() {
    let refused = vec![fault("f/a", code("CUDA_ERROR_INVALID_VALUE"))];
    let plan = plan(&[refused, vec![]]);
    let results: Vec<_> = plan
        .cases
        .iter()
        .map(|case| CaseResult::without_call(case, Outcome::Pass, ""))
        .collect();
    let index = Index::new(&SUITE, &plan, &results, &Machine::default()).expect("an index");
    assert_eq!(
        index.candidates(&effect(Change::Skip, false).mutant),
        [(Nearness::Succeeds, 1), (Nearness::SameFunction, 0)]
    );
}

#[test]
fn an_excused_survivor_is_listed_and_in_no_share() {
    let results = [
        effect(Change::Skip, false),
        effect(Change::Unwritten("result"), true),
    ];
    let summary = Summary {
        results: &results,
        successes: EXCUSED,
    };
    assert_eq!(summary.exit(), Exit::Expected);
    let text = summary.text();
    assert!(
        text.contains("f does nothing: not detected by 1 cases: nothing is left"),
        "{text}"
    );
    assert!(
        text.contains("1 of 2 mutants of effects caught, 1 excused"),
        "{text}"
    );
}

#[test]
fn a_survivor_without_an_excuse_counts() {
    let results = [effect(Change::Skip, false), effect(Change::Early, true)];
    assert_eq!(summary(&results).exit(), Exit::Unexpected);
}

#[test]
fn an_excuse_without_survivors_is_stale() {
    let results = [
        effect(Change::Skip, false),
        effect(Change::Unwritten("number"), true),
        effect(Change::Value("number"), true),
    ];
    let summary = Summary {
        results: &results,
        successes: EXCUSED,
    };
    assert_eq!(summary.exit(), Exit::Unexpected);
    let text = summary.text();
    assert!(text.contains("stale: number of f is excused"), "{text}");
}

#[test]
fn shares_of_checks_and_effects_are_separate() {
    let results = [
        result("f/a", true, Vec::new()),
        effect(Change::Early, false),
    ];
    let text = summary(&results).text();
    assert!(
        text.contains("1 of 1 mutants of checks caught: 100.00 %"),
        "{text}"
    );
    assert!(
        text.contains("0 of 1 mutants of effects caught: 0.00 %"),
        "{text}"
    );
}

/// A plan with one case per function and list of violated rules.
fn plan_of(cases: &[(&str, &[&str])]) -> Plan {
    let line = |(number, (function, rules)): (usize, &(&str, &[&str]))| {
        let faults = rules
            .iter()
            .map(|rule| fault(rule, code("CUDA_ERROR_INVALID_VALUE")));
        let faults: Vec<Value> = faults.collect();
        let case = json!({
            "case": format!("{function}[{number}]"),
            "function": function,
            "group": "test",
            "kind": "rule",
            "expect": { "ordered": true, "faults": faults },
        });
        case.to_string().into()
    };
    Plan::parse(cases.iter().enumerate().map(line), &SUITE, None).expect("a plan")
}

/// The candidate cases of each mutant whose name matches the filter.
fn candidates(plan: &Plan, filter: &Regex) -> Vec<(String, Vec<String>)> {
    let pass = |planned| CaseResult::without_call(planned, Outcome::Pass, "");
    let results: Vec<_> = plan.cases.iter().map(pass).collect();
    let index = Index::new(&SUITE, plan, &results, &Machine::default()).expect("an index");
    let mutants = index.mutants(&SUITE).into_iter();
    let mutants = mutants.filter(|mutant| filter.is_match(&mutant.of));
    let named = mutants.map(|mutant| {
        let cases = index.candidates(&mutant).into_iter();
        let ids = cases.map(|(_, number)| plan.cases[number].id().to_owned());
        (mutant.setting(), ids.collect())
    });
    named.collect()
}

#[test]
fn a_filter_keeps_every_case_that_may_detect_a_mutant() {
    let cases: &[(&str, &[&str])] = &[
        ("f", &[]),
        ("f", &["f/a", "f/b"]),
        ("f_ptsz", &["f/b"]),
        ("g", &["f/a"]),
        ("g", &["g/a"]),
        ("g", &[]),
        ("h", &["h/c"]),
    ];
    for (filter, left) in [
        ("^f/", 4),
        ("^g/", 3),
        ("/a$", 6),
        ("h/c", 1),
        ("nothing", 0),
    ] {
        let filter = Regex::new(filter).expect("an expression");
        let parts = [Part::Checks, Part::Effects];
        let chosen = within(&SUITE, plan_of(cases), &filter, &parts).expect("cases that are read");
        let narrow = chosen.plan;
        assert_eq!(narrow.cases.len(), left, "{filter}");
        let whole = candidates(&plan_of(cases), &filter);
        assert_eq!(candidates(&narrow, &filter), whole, "{filter}");
        assert_eq!(whole.is_empty(), left == 0, "{filter}");
    }
}

#[test]
fn rule_names_do_not_match_if_only_effects_are_changed() {
    let cases: &[(&str, &[&str])] = &[("f", &["f/a"]), ("f", &[]), ("g", &["f/a"])];
    let left = |filter: &str| {
        let filter = Regex::new(filter).expect("an expression");
        let plan = within(&SUITE, plan_of(cases), &filter, &[Part::Effects]);
        plan.expect("cases that are read").plan.cases.len()
    };
    assert_eq!([left("^f$"), left("/a"), left("g")], [2, 0, 1]);
}

#[test]
fn a_case_selects_the_rules_it_violates_or_else_the_functions_it_calls() {
    let cases: &[(&str, &[&str])] = &[
        ("f", &[]),
        ("f", &["f/a", "f/b"]),
        ("f", &["f/c"]),
        ("f_ptsz", &["f/c"]),
        ("g", &[]),
    ];
    for (filter, parts, names, left) in [
        (r"^f\[0\]$", [Part::Checks, Part::Effects], &["f"][..], 4),
        (
            r"^f\[1\]$",
            [Part::Checks, Part::Effects],
            &["f/a", "f/b"],
            4,
        ),
        (
            r"^(g\[4\]|f_ptsz\[3\])$",
            [Part::Checks, Part::Effects],
            &["f/c", "g"],
            5,
        ),
        (r"^f\[0\]$", [Part::Checks; 2], &[], 0),
        (r"^f\[1\]$", [Part::Effects; 2], &[], 0),
    ] {
        let filter = Regex::new(filter).expect("an expression");
        let chosen = within(&SUITE, plan_of(cases), &filter, &parts).expect("cases that are read");
        assert!(
            chosen.names.iter().eq(names),
            "{filter}: {:?}",
            chosen.names
        );
        assert_eq!(chosen.plan.cases.len(), left, "{filter}");
    }
}

/// The claims where the one scenario, which shows `f`, stands on this.
fn claims_of_a_scenario(basis: Value) -> Vec<String> {
    const SCENARIOS: &[Scenario] = &[Scenario {
        id: "group/shows_f",
        function: "f",
        calls: &["f"],
        shows: &["f"],
        group: "group",
        needs: &[],
        hazard: None,
        run: Run::Driver(|_| Ok(())),
    }];
    let suite = Suite {
        scenarios: SCENARIOS,
        ..SUITE
    };
    let case = json!({
        "case": "group/shows_f",
        "function": "f",
        "group": "group",
        "kind": "scenario",
        "expect": { "ordered": true, "faults": [], "basis": basis },
    });
    let lines = std::iter::once(case.to_string().into());
    let plan = Plan::parse(lines, &suite, None).expect("a plan");
    let passed = CaseResult::without_call(&plan.cases[0], Outcome::Pass, "");
    let results = [passed];
    let index = Index::new(&suite, &plan, &results, &Machine::default()).expect("an index");
    index.claims().into_iter().map(|claim| claim.by).collect()
}

#[test]
fn a_scenario_that_is_assumed_claims_nothing() {
    assert_eq!(claims_of_a_scenario(json!({})), [""; 0]);
    let seen = json!({ "on": ["580.159.04"] });
    assert_eq!(claims_of_a_scenario(seen), ["group/shows_f"]);
}
