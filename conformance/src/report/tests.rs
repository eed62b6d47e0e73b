use std::path::Path;

use super::*;
use crate::expectations::{Expectations, List, Purpose};
use crate::results::testing::result;
use crate::worker::ipc::Description;

/// What a hostile subject prints, calls its device, or leaves where a detail is read from.
const FORGED: &str = "\u{1b}[2J\r\n::error::forged\n##[error]forged\n</script></pre><b>\n]]>\n\
    pass     forged[a]\u{202e}\u{0}\n";

fn forged() -> CaseResult {
    CaseResult {
        detail: Some(FORGED.to_owned()),
        output: Some(FORGED.to_owned()),
        ..result("f[a]", Outcome::Fail)
    }
}

pub(super) fn write(
    results: &[CaseResult],
    form: fn(&Summary<'_>, &[CaseResult]) -> String,
) -> String {
    let driver = Description {
        device: Some(FORGED.to_owned()),
        ..Description::default()
    };
    let environment = Environment::describe(Path::new("libcuda.so.1"), None, driver, "hash");
    let expectations = Expectations::default();
    let docs = cuspec_case::docs::Docs::parse("https://example.org/cuda").expect("a URL");
    let summary = Summary {
        environment: &environment,
        assessment: &Assessment::of(results, &expectations, &environment),
        book: &Explanations::default().linked(Some(docs)),
        time: None,
        run_stats: None,
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
fn every_form_links_a_failure_to_its_rule() {
    let forms: [fn(&Summary<'_>, &[CaseResult]) -> String; 6] = [
        |summary, _| summary.full(),
        |summary, _| summary.short(None),
        |summary, _| summary.github(),
        |summary, _| summary.json(),
        |summary, results| summary.html(results),
        |summary, results| summary.junit(results.to_vec()).expect("XML"),
    ];
    for form in forms {
        let text = write(&[result("f[a]", Outcome::Fail)], form);
        let link = "https://example.org/cuda/f/f.html#rule";
        assert!(text.contains(link), "{text}");
    }
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
    for word in ["<script", "<link", "src=", "@import", "url("] {
        assert!(!text.contains(word), "{word}");
    }
    // Within the page, or into the reference that was named.
    let known = ["href=\"#", "href=\"https://example.org/cuda/"];
    let known: usize = known.iter().map(|start| text.matches(start).count()).sum();
    assert_eq!(text.matches("href=").count(), known);
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

/// As many failures of one rule, and then of as many other rules.
fn many(count: usize) -> Vec<CaseResult> {
    let of_one = (0..count).map(|number| result(&format!("f[a{number}]"), Outcome::Fail));
    let of_others = (0..count).map(|number| CaseResult {
        rule: Some(format!("f/other-{number}")),
        ..result(&format!("f[b{number}]"), Outcome::Fail)
    });
    of_one.chain(of_others).collect()
}

#[test]
fn a_terminal_is_shown_a_few_cases_of_each_rule_and_told_how_many_there_are() {
    let text = write(&many(100), |summary, _| {
        summary.short(Some(Path::new("out")))
    });
    let told = |sign: &str| text.matches(&format!("  fail     f[{sign}")).count();
    assert_eq!((told("a"), told("b")), (4, 36), "{text}");
    assert!(text.contains("  ... and 96 more of this\n"), "{text}");
    let rest = "\n... and 64 cases of 64 rules more, in out/summary.txt\n";
    assert!(text.contains(rest), "{text}");
}

#[test]
fn the_file_the_page_and_json_name_every_case() {
    let results = many(100);
    let text = write(&results, |summary, _| summary.full());
    assert_eq!(text.matches("\n  fail     f[").count(), 200);
    let page = write(&results, |summary, results| summary.html(results));
    assert_eq!(page.matches(">fail</b>").count(), 200);
    let json = write(&results, |summary, _| summary.json());
    assert_eq!(json.matches("\"rerun\"").count(), 200);
}

#[test]
fn an_annotation_is_about_a_rule_and_counts_its_cases() {
    let text = write(&many(10), |summary, _| summary.github());
    let annotations = text.lines().filter(|line| line.starts_with("::error"));
    assert_eq!(annotations.count(), 11, "{text}");
    let first = text.lines().next().unwrap_or_default();
    assert!(first.contains("title=f/rule (10 cases)::"), "{first}");
    assert!(first.contains("%0A... and 6 more"), "{first}");
}

#[test]
fn a_symbol_that_is_missing_is_told_once_and_last() {
    let missing = |case: &str| CaseResult {
        function: "g".to_owned(),
        code: None,
        expected: None,
        rule: None,
        detail: Some("the library does not export g".to_owned()),
        ..result(case, Outcome::Missing)
    };
    let results = [
        missing("g[a]"),
        missing("g[b]"),
        result("f[a]", Outcome::Fail),
    ];
    let text = write(&results, |summary, _| summary.short(None));
    let (first, last) = text.split_once("\ng\n").expect("the symbol");
    assert!(first.contains("f[a]"), "{text}");
    assert_eq!(last.matches("export").count(), 1, "{text}");
    assert!(last.contains("  ... and 1 more of this\n"), "{text}");
}

#[test]
fn how_a_process_ended_is_said_once() {
    let crash = CaseResult {
        ended: Some("SIGSEGV".to_owned()),
        code: None,
        detail: Some("the process died of SIGSEGV; while it was cleaned up".to_owned()),
        ..result("f[a]", Outcome::Crash)
    };
    let text = write(&[crash], |summary, _| summary.full());
    assert_eq!(text.matches("SIGSEGV").count(), 1, "{text}");
    assert!(
        text.contains("    detail     while it was cleaned up\n"),
        "{text}"
    );
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
    let environment = Environment::describe(Path::new("x"), None, Description::default(), "");
    let results = [result("f[a]", Outcome::Fail), result("f[b]", Outcome::Pass)];
    let lines = "f[a] fail # so; #1\nf[b] fail # so; #1\n".to_owned();
    let baseline = List::parse(Path::new("known.txt"), Purpose::Baseline, lines);
    let expectations = Expectations {
        baseline: baseline.expect("a baseline"),
        ..Expectations::default()
    };
    let assessment = Assessment::of(&results, &expectations, &environment);
    let summary = Summary {
        environment: &environment,
        assessment: &assessment,
        book: &Explanations::default(),
        time: None,
        run_stats: None,
        command: "",
    };
    let outcomes: Vec<Outcome> = summary
        .flatten(results.to_vec())
        .iter()
        .map(|r| r.outcome)
        .collect();
    assert_eq!(outcomes, [Outcome::Skip, Outcome::Fail]);
}
