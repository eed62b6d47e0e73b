use std::path::Path;

use super::*;
use crate::expectations::{Expectations, List, Purpose};
use crate::protocol::Description;

/// What a hostile subject prints, calls its device, or leaves where a detail is read from.
const FORGED: &str = "\u{1b}[2J\r\n::error::forged\n##[error]forged\n</script></pre><b>\n]]>\n\
    pass     forged[a]\u{202e}\u{0}\n";

pub fn result(case: &str, outcome: Outcome) -> CaseResult {
    CaseResult {
        case: case.to_owned(),
        function: "f".to_owned(),
        group: "g".to_owned(),
        kind: Kind::Plain,
        outcome,
        code: Some("CUDA_SUCCESS".to_owned()),
        ended: None,
        later: None,
        expected: Some("CUDA_ERROR_INVALID_VALUE".to_owned()),
        rule: Some("f/rule".to_owned()),
        undefined: false,
        canary_broken: false,
        time_us: None,
        detail: None,
        output: None,
        reference: None,
    }
}

fn forged() -> CaseResult {
    CaseResult {
        detail: Some(FORGED.to_owned()),
        output: Some(FORGED.to_owned()),
        ..result("f[a]", Outcome::Fail)
    }
}

fn write(results: &[CaseResult], form: fn(&Summary<'_>, &[CaseResult]) -> String) -> String {
    let driver = Description {
        device: Some(FORGED.to_owned()),
        ..Description::default()
    };
    let environment = Environment::describe(Path::new("libcuda.so.1"), driver, "hash");
    let expectations = Expectations::default();
    let summary = Summary {
        environment: &environment,
        reckoning: &Reckoning::of(results, &expectations, &environment),
        book: &Book::default(),
        time: None,
        command: "cuconform run",
    };
    form(&summary, results)
}

/// No line of a log begins as one of ours does, or steers anything.
fn assert_harmless(text: &str) {
    for line in text.lines() {
        assert!(!line.trim_start().starts_with("::error::forged"), "{line}");
        assert!(!line.trim_start().starts_with("pass     forged"), "{line}");
    }
    assert!(!text.contains("##"), "{text}");
    let steers = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
    assert!(!text.contains(steers), "{text:?}");
}

#[test]
fn text_cannot_be_forged() {
    assert_harmless(&write(&[forged()], |summary, _| summary.full()));
}

#[test]
fn annotations_cannot_be_forged() {
    let text = write(&[forged()], |summary, _| summary.github());
    assert_harmless(&text);
    let begins = |line: &&str| line.trim_start().starts_with("::");
    assert_eq!(text.lines().filter(begins).count(), 1, "{text}");
}

#[test]
fn json_cannot_be_forged() {
    let text = write(&[forged()], |summary, _| summary.json());
    assert_harmless(&text);
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let detail = &value["rules"][0]["cases"][0]["result"]["detail"];
    assert_eq!(detail.as_str(), Some(FORGED));
}

#[test]
fn a_page_cannot_be_forged() {
    let text = write(&[forged()], |summary, results| summary.html(results));
    assert!(
        !text.contains("</script>") && !text.contains("<b>\n"),
        "{text}"
    );
    assert_eq!(
        text.matches("<pre>").count(),
        text.matches("</pre>").count()
    );
    assert!(!text.contains(|c: char| c.is_control() && c != '\n'));
}

#[test]
fn a_page_fetches_nothing() {
    let text = write(&[forged()], |summary, results| summary.html(results));
    for word in ["<script", "<link", "src=", "href=", "@import", "url("] {
        assert!(!text.contains(word), "{word}");
    }
}

#[test]
fn failures_stand_together_by_rule() {
    let mut other = result("f[b]", Outcome::Crash);
    other.rule = Some("f/other".to_owned());
    let results = [
        result("f[a]", Outcome::Fail),
        other,
        result("f[c]", Outcome::Fail),
    ];
    let text = write(&results, |summary, _| summary.full());
    let place = |words: &str| {
        text.find(words)
            .unwrap_or_else(|| panic!("{words}\n{text}"))
    };
    assert!(place("f[a]") < place("f[c]") && place("f[c]") < place("f/other"));
}

#[test]
fn a_failure_says_how_to_run_it_again() {
    let text = write(&[result("f[a]", Outcome::Fail)], |summary, _| {
        summary.full()
    });
    assert!(
        text.contains(r"cuconform run --filter '^f\[a\]$'"),
        "{text}"
    );
}

#[test]
fn what_is_known_is_no_failure_where_there_are_only_two_kinds() {
    let environment = Environment::describe(Path::new("x"), Description::default(), "");
    let results = [result("f[a]", Outcome::Fail), result("f[b]", Outcome::Pass)];
    let lines = "f[a] fail # so\nf[b] fail # so\n".to_owned();
    let baseline = List::parse(Path::new("known.txt"), Purpose::Baseline, lines);
    let expectations = Expectations {
        baseline: baseline.expect("a baseline"),
        ..Expectations::default()
    };
    let reckoning = Reckoning::of(&results, &expectations, &environment);
    let summary = Summary {
        environment: &environment,
        reckoning: &reckoning,
        book: &Book::default(),
        time: None,
        command: "",
    };
    let outcomes: Vec<Outcome> = summary
        .flatten(results.to_vec())
        .iter()
        .map(|r| r.outcome)
        .collect();
    assert_eq!(outcomes, [Outcome::Skip, Outcome::Fail]);
}
