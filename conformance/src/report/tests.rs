use std::path::Path;

use super::*;
use crate::expectations::{Expectations, List, Purpose};
use crate::results::testing::result;
use crate::worker::ipc::Description;

/// Hostile text, for output, the name of a device and details of a case.
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
    let environment = Environment::describe(Some(Path::new("libcuda.so.1")), None, driver, "hash");
    let expectations = Expectations::default();
    let docs = cuspec_case::docs::Docs::parse("https://example.org/cuda").expect("a URL");
    let summary = Summary {
        environment: &environment,
        assessment: &Assessment::of(results, &expectations, &environment),
        explanations: &Explanations::default().linked(Some(docs)),
        time: None,
        run_stats: None,
        command: "cuconform run",
        profile: None,
    };
    form(&summary, results)
}

/// Asserts that no line can be mistaken for one of the report, and that there are no control characters.
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
    // One annotation is the overview, the other is the rule.
    assert_eq!(text.lines().filter(begins).count(), 2, "{text}");
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
    // Links within the page, or into the reference documentation.
    let known = ["href=\"#", "href=\"https://example.org/cuda/"];
    let known: usize = known.iter().map(|start| text.matches(start).count()).sum();
    assert_eq!(text.matches("href=").count(), known);
}

#[test]
fn failures_are_grouped_by_rule_in_order_of_severity() {
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
    assert!(place("f/other") < place("f[a]") && place("f[a]") < place("f[c]"));
    // Facts of both cases are printed once.
    let after = &text[place("f[c]")..];
    assert_eq!(text.matches("    expected ").count(), 2, "{text}");
    assert!(after.contains("    expected "), "{text}");
}

/// A failure of a rule of this function.
fn of(function: &str, rule: &str) -> CaseResult {
    CaseResult {
        function: function.to_owned(),
        rule: Some(format!("{function}/{rule}")),
        ..result(&format!("{function}[x]"), Outcome::Fail)
    }
}

#[test]
fn a_rule_that_many_functions_violate_is_reported_once() {
    let functions = ["f", "g", "h"];
    let mut results: Vec<CaseResult> = functions.map(|name| of(name, "initialized")).into();
    results.push(of("f", "own"));
    let text = write(&results, |summary, _| summary.full());
    let head = "\n*/initialized (3 cases of 3 functions)\n";
    assert_eq!(text.matches(head).count(), 1, "{text}");
    assert!(
        text.contains("rules     initialized (3 functions)"),
        "{text}"
    );
    assert!(text.contains("--rule '*/initialized'"), "{text}");
    assert!(text.contains("\nf/own\n"), "{text}");
}

#[test]
fn the_overview_counts_functions_by_their_most_severe_outcome() {
    let mut crash = of("h", "r");
    crash.outcome = Outcome::Crash;
    let results = [
        result("f[a]", Outcome::Pass),
        of("g", "r"),
        CaseResult {
            case: "h[fails]".to_owned(),
            ..of("h", "r")
        },
        crash,
    ];
    let text = write(&results, |summary, _| summary.short(None));
    assert!(text.starts_with("functions: 1 of 3 conform\n"), "{text}");
    assert!(text.contains("\n  crash     h (1)\n"), "{text}");
    assert!(text.contains("\n  fail      g (1)\n"), "{text}");
}

/// `count` failures of one rule, and failures of `count` other rules.
fn many(count: usize) -> Vec<CaseResult> {
    let of_one = (0..count).map(|number| result(&format!("f[a{number}]"), Outcome::Fail));
    let of_others = (0..count).map(|number| CaseResult {
        rule: Some(format!("f/other-{number}")),
        ..result(&format!("f[b{number}]"), Outcome::Fail)
    });
    of_one.chain(of_others).collect()
}

#[test]
fn a_terminal_report_lists_a_few_cases_of_each_rule_and_counts_the_others() {
    let text = write(&many(100), |summary, _| {
        summary.short(Some(Path::new("out")))
    });
    let listed = |sign: &str| text.matches(&format!("  fail     f[{sign}")).count();
    assert_eq!(listed("a"), 2, "{text}");
    assert!(text.contains("  ... and 98 more cases\n"), "{text}");
    // Other rules fill the remaining lines.
    let rest = 100 - listed("b");
    assert!((90..100).contains(&rest), "{text}");
    let rest = format!("\n... and {rest} cases of {rest} other rules, in out/summary.txt\n");
    assert!(text.contains(&rest), "{text}");
    assert_fits(&text);
}

/// Asserts that the text fits into two screens of 80 columns and 24 lines.
#[track_caller]
fn assert_fits(text: &str) {
    let lines = text.lines().map(|line| line.chars().count());
    let taken: usize = lines.map(|letters| letters.div_ceil(80).max(1)).sum();
    assert!(taken <= 48, "{taken}\n{text}");
}

#[test]
fn a_terminal_report_never_exceeds_two_screens() {
    let mut results = Vec::new();
    let outcomes = [
        Outcome::Crash,
        Outcome::Timeout,
        Outcome::Fail,
        Outcome::Flake,
        Outcome::Missing,
    ];
    for (kind, outcome) in outcomes.into_iter().enumerate() {
        for number in 0..40 {
            let function = format!("cuOfAKindThatHasALongName{kind}Number{number}");
            let rule = format!("{function}/rule-{}", number % 4);
            results.push(CaseResult {
                function: function.clone(),
                group: format!("driver/group-{}-{}", kind, number % 7),
                rule: Some(rule),
                detail: Some("what there is to say of it takes more than one line ".repeat(3)),
                output: Some("printed by a library that similar to print much\n".repeat(20)),
                ..result(&format!("{function}[a]"), outcome)
            });
        }
    }
    for number in 0..30 {
        let detail =
            format!("for a reason that is number {number} of all that there are, and a long one");
        results.push(CaseResult {
            detail: Some(detail),
            rule: None,
            ..result(&format!("g[{number}]"), Outcome::Skip)
        });
    }
    let text = write(&results, |summary, _| {
        summary.short(Some(Path::new(
            "target/a-folder/with-a-long-name/that-somebody-gave-it",
        )))
    });
    assert_fits(&text);
    // Everything that is left out is counted.
    for part in [
        "crash ",
        "timeout ",
        "fail ",
        "flake ",
        "missing ",
        " other rules, in ",
        "other reasons",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(text.contains("  crash    cuOfAKind"), "{text}");
}

#[test]
fn the_file_the_page_and_json_list_every_case() {
    let results = many(100);
    let text = write(&results, |summary, _| summary.full());
    assert_eq!(text.matches("\n  fail     f[").count(), 200);
    let page = write(&results, |summary, results| summary.html(results));
    assert_eq!(page.matches("<li class=\"case f-f\">f[").count(), 200);
    // Cases of a rule with the same facts share one entry.
    assert_eq!(page.matches("<details class=\"entry fail ").count(), 101);
    let json = write(&results, |summary, _| summary.json());
    assert_eq!(json.matches("\"rerun\"").count(), 200);
}

#[test]
fn an_annotation_covers_a_rule_and_counts_its_cases() {
    let text = write(&many(10), |summary, _| summary.github());
    let annotations = text.lines().filter(|line| line.starts_with("::error"));
    // GitHub shows ten annotations; the first is the overview.
    assert_eq!(annotations.count(), 10, "{text}");
    let first = text.lines().nth(1).unwrap_or_default();
    assert!(first.contains("title=f/rule (10 cases)::"), "{first}");
    assert!(first.contains("%0A... and 6 more"), "{first}");
}

#[test]
fn a_missing_symbol_is_reported_once_with_the_number_of_affected_cases() {
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
        CaseResult {
            outcome: Outcome::Skip,
            ..missing("f[needs g]")
        },
        result("f[a]", Outcome::Fail),
    ];
    let text = write(&results, |summary, _| summary.short(None));
    let expected = "\n  missing   g (2, and 1 skipped)\n";
    assert_eq!(text.matches(expected).count(), 1, "{text}");
    assert!(!text.contains("g[a]"), "{text}");
}

#[test]
fn the_end_of_a_process_is_reported_once() {
    let crash = CaseResult {
        ended: Some("SIGSEGV".to_owned()),
        code: None,
        detail: Some("the process died of SIGSEGV; during cleanup".to_owned()),
        ..result("f[a]", Outcome::Crash)
    };
    let text = write(&[crash], |summary, _| summary.full());
    assert_eq!(text.matches("SIGSEGV").count(), 1, "{text}");
    assert!(text.contains("    detail     during cleanup\n"), "{text}");
}

#[test]
fn a_failure_contains_the_command_to_repeat_it() {
    let text = write(&[result("f[a]", Outcome::Fail)], |summary, _| {
        summary.full()
    });
    assert!(
        text.contains(r"cuconform run --filter '^f\[a\]$'"),
        "{text}"
    );
}

#[test]
fn known_differences_are_no_failures_in_formats_with_two_outcomes() {
    let environment = Environment::describe(Some(Path::new("x")), None, Description::default(), "");
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
        explanations: &Explanations::default(),
        time: None,
        run_stats: None,
        command: "",
        profile: None,
    };
    let outcomes: Vec<Outcome> = summary
        .flatten(results.to_vec())
        .iter()
        .map(|r| r.outcome)
        .collect();
    assert_eq!(outcomes, [Outcome::Skip, Outcome::Fail]);
}
