use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::*;
use crate::suite::tests::EMPTY;

fn side(list: &[(&str, &str)]) -> Side {
    let enter = |(case, behaviour): &(&str, &str)| {
        let (behaviour, undefined) = match behaviour.strip_prefix("undefined ") {
            Some(behaviour) => (behaviour, true),
            None => (*behaviour, false),
        };
        let entry = Entry {
            behaviour: behaviour.to_owned(),
            undefined,
            wrote: BTreeSet::new(),
        };
        ((*case).to_owned(), entry)
    };
    Side {
        about: About {
            name: "run".to_owned(),
            ..About::default()
        },
        machine: Machine::default(),
        evidence: list.iter().map(enter).collect(),
    }
}

/// A plan with the case `f[a]`.
fn plan(expect: Value) -> Plan {
    let case = json!({
        "case": "f[a]", "function": "f", "group": "test", "kind": "plain", "expect": expect,
    });
    let lines = std::iter::once(case.to_string().into());
    Plan::parse(lines, &EMPTY, None).expect("a plan")
}

fn demands(codes: &[&str]) -> Value {
    json!({ "faults": [{ "rule": "f/rule", "outcome": { "codes": codes } }] })
}

fn compare(first: &[(&str, &str)], second: &[(&str, &str)]) -> Comparison {
    super::compare(&side(first), &side(second), &Plan::default()).expect("an answer")
}

#[test]
fn a_case_that_is_undefined_for_one_side_is_not_compared() {
    let first = [("a", "A"), ("b", "undefined crash")];
    let comparison = compare(&first, &[("a", "A"), ("b", "B")]);
    assert_eq!(comparison.share(), 1.0);
    assert_eq!(comparison.undefined, 1);
    assert_eq!(comparison.exit(false), Exit::Expected);
}

#[test]
fn undefined_cases_need_not_be_run_by_both_sides() {
    let (more, less) = ([("a", "A"), ("b", "undefined crash")], [("a", "A")]);
    for comparison in [compare(&more, &less), compare(&less, &more)] {
        assert_eq!(comparison.exit(true), Exit::Expected);
        assert!(comparison.only_in_first.is_empty() && comparison.only_in_second.is_empty());
    }
}

#[test]
fn another_code_is_a_difference() {
    let comparison = compare(&[("a", "A"), ("b", "B")], &[("a", "A"), ("b", "C")]);
    assert_eq!(comparison.share(), 0.5);
    assert_eq!(comparison.different.len(), 1);
    assert_eq!(comparison.exit(true), Exit::Unexpected);
}

#[test]
fn a_crash_in_one_and_a_code_in_the_other_is_a_difference() {
    let comparison = compare(&[("a", "crash")], &[("a", "A")]);
    assert_eq!(comparison.different.len(), 1);
}

#[test]
fn differences_are_grouped_by_the_deciding_rule() {
    let (first, second) = (side(&[("f[a]", "A")]), side(&[("f[a]", "B")]));
    let comparison = super::compare(&first, &second, &plan(demands(&["A"]))).expect("an answer");
    let text = comparison.text(false);
    let expected = "  f/rule: 1 different\n    f[a]\n        A\n        B\n";
    assert!(text.contains(expected), "{text}");
}

#[test]
fn alternative_codes_of_one_rule_are_no_difference() {
    let (first, second) = (side(&[("f[a]", "A")]), side(&[("f[a]", "B")]));
    let plan = plan(demands(&["A", "B"]));
    let comparison = super::compare(&first, &second, &plan).expect("an answer");
    assert_eq!(comparison.same, 1);
}

#[test]
fn differences_of_the_machines_are_counted_separately() {
    let first = side(&[("f[a]", "A"), ("g", "A")]);
    let mut second = side(&[("f[a]", "CUDA_SUCCESS"), ("g", "A")]);
    second.machine.attributes = BTreeMap::from([(1, 1)]);
    let plan = plan(json!({ "faults": [{
        "rule": "f/rule",
        "when": { "not": { "attribute": 1 } },
        "outcome": { "codes": ["A"] },
    }] }));
    let comparison = super::compare(&first, &second, &plan).expect("an answer");
    assert_eq!(comparison.by_machine.len(), 1);
    assert_eq!(comparison.exit(false), Exit::Expected);
    assert!(
        comparison
            .text(false)
            .contains("compared 1 cases, 0 differences\n")
    );
}

#[test]
fn a_case_of_one_side_is_a_difference_unless_only_common_cases_count() {
    let comparison = compare(&[("a", "A")], &[("a", "A"), ("b", "B")]);
    assert_eq!(comparison.only_in_second, ["b"]);
    assert_eq!(comparison.exit(false), Exit::Unexpected);
    assert_eq!(comparison.exit(true), Exit::Expected);
}

#[test]
fn runs_without_common_cases_cannot_be_compared() {
    let plan = Plan::default();
    let nothing = super::compare(&side(&[("a", "A")]), &side(&[("b", "A")]), &plan);
    assert!(nothing.is_err_and(|reason| reason.contains("no common case")));
    let undefined = [("a", "undefined A")];
    let nothing = super::compare(&side(&undefined), &side(&undefined), &plan);
    assert!(nothing.is_err_and(|reason| reason.contains("1 are undefined")));
}

#[test]
fn long_lists_are_truncated_unless_all_is_set() {
    let cases: Vec<String> = (0..9).map(|number| format!("f[{number}]")).collect();
    let many: Vec<(&str, &str)> = cases.iter().map(|case| (case.as_str(), "A")).collect();
    let mut others = vec![("g", "A")];
    others.extend(cases.iter().map(|case| (case.as_str(), "B")));
    let comparison = compare(&many, &others);
    assert!(!comparison.text(false).contains("f[8]"));
    assert!(
        comparison
            .text(false)
            .contains("... and 5 more cases; --all lists them")
    );
    assert!(comparison.text(true).contains("f[8]"));
}

#[test]
fn markdown_escapes_the_name_of_a_subject() {
    let mut first = side(&[("a", "A|`x`\n# y</details>")]);
    first.about.subject = "H200 | `x` | @all\n<script>".to_owned();
    let comparison = super::compare(&first, &side(&[("a", "B")]), &Plan::default());
    let text = comparison.expect("an answer").markdown(false);
    let row = r"| subject | `H200 \| 'x' \| @all\n<script>` |  |";
    assert!(text.lines().any(|line| line == row), "{text}");
    let row = r"| `a` | `A\|'x'\n# y</details>` | `B` |";
    assert!(text.lines().any(|line| line == row), "{text}");
}

#[test]
fn json_contains_both_sides_and_every_case() {
    let comparison = compare(&[("a", "A"), ("b", "A")], &[("a", "B")]);
    let value: Value = serde_json::from_str(&comparison.json()).expect("JSON");
    assert_eq!(value["first"]["name"], "run");
    assert_eq!(value["different"][0]["case"], "a");
    assert_eq!(value["only_in_first"][0], "b");
    assert_eq!(value["share"], 0.0);
}
