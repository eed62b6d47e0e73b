use std::convert::Infallible;
use std::path::Path;

use cuspec_case::Kind;

use super::accept::{Seen, accept};
use super::*;
use crate::results::environment::{Environment, Host};
use crate::results::exit::Exit;
use crate::results::{CaseResult, Outcome};
use crate::worker::ipc::Description;

fn environment() -> Environment {
    let driver = Description {
        driver_version: Some(13000),
        device: Some("NVIDIA H200".to_owned()),
        ..Description::default()
    };
    let mut environment = Environment::describe(Some(Path::new("libcuda.so.1")), None, driver, "");
    environment.library.release = Some("580.159.04".to_owned());
    environment.host = Host {
        system: "linux".to_owned(),
        architecture: "x86_64".to_owned(),
        cores: 1,
    };
    environment
}

fn result(case: &str, outcome: Outcome, code: &str) -> CaseResult {
    CaseResult {
        case: case.to_owned(),
        function: "f".to_owned(),
        group: "g".to_owned(),
        kind: Kind::Plain,
        outcome,
        code: (!code.is_empty()).then(|| code.to_owned()),
        ended: None,
        later: None,
        expected: None,
        rule: None,
        undefined: false,
        canary_broken: false,
        time_us: None,
        case_us: None,
        detail: None,
        output: None,
        aftermath: None,
        steps: None,
        slow: None,
        reference: None,
    }
}

fn list(text: &str, purpose: Purpose) -> Result<List, String> {
    List::parse(Path::new("known.txt"), purpose, text.to_owned())
}

fn baseline(text: &str) -> Expectations {
    Expectations {
        baseline: list(text, Purpose::Baseline).expect("a baseline"),
        ..Expectations::default()
    }
}

fn mistake(text: &str) -> String {
    list(text, Purpose::Baseline).expect_err("a mistake")
}

/// Exit status of a run, and stale lines.
fn assess(
    results: &[CaseResult],
    expectations: &Expectations,
    cases: &[String],
) -> (Exit, Vec<Stale>) {
    let environment = environment();
    let mut assessment = Assessment::of(results, expectations, &environment);
    let cases = cases.iter().map(Ok::<_, Infallible>);
    let Ok(()) = assessment.find_stale(cases);
    (assessment.exit(), assessment.stale)
}

fn exit(results: &[CaseResult], expectations: &Expectations) -> Exit {
    let cases: Vec<String> = results.iter().map(|result| result.case.clone()).collect();
    assess(results, expectations, &cases).0
}

#[test]
fn a_listed_failure_is_expected() {
    let known = baseline("f[a]  fail=A  # it is so; https://example.org/1\n");
    assert_eq!(
        exit(&[result("f[a]", Outcome::Fail, "A")], &known),
        Exit::Expected
    );
    assert_eq!(
        exit(&[result("f[a]", Outcome::Fail, "B")], &known),
        Exit::Unexpected
    );
    assert_eq!(
        exit(&[result("f[a]", Outcome::Timeout, "A")], &known),
        Exit::Unexpected
    );
}

#[test]
fn an_improvement_is_a_surprise() {
    let known = baseline("f[a] fail # it is so; #1\n");
    let environment = environment();
    let passed = [result("f[a]", Outcome::Pass, "A")];
    let assessment = Assessment::of(&passed, &known, &environment);
    let Some((0, Surprise { why: Some(why), .. })) = assessment.reported().next() else {
        panic!("{assessment:?}");
    };
    assert!(why.contains("known.txt:1 names fail"), "{why}");
    assert_eq!(assessment.exit(), Exit::Unexpected);
}

#[test]
fn a_line_for_no_case_of_the_suite_is_reported_and_fails() {
    let known = baseline("# first\n\nf[gone] fail # it was so; #1\n");
    let passed = [result("f[a]", Outcome::Pass, "A")];
    let (exit, stale) = assess(&passed, &known, &["f[a]".to_owned()]);
    assert_eq!(stale[0].place, "known.txt:3");
    assert_eq!(exit, Exit::Unexpected);
}

#[test]
fn a_selection_makes_no_line_stale() {
    let known = baseline("f[b] fail # it is so; #1\n");
    let passed = [result("f[a]", Outcome::Pass, "A")];
    let suite = ["f[a]".to_owned(), "f[b]".to_owned()];
    assert_eq!(assess(&passed, &known, &suite).0, Exit::Expected);
}

#[test]
fn a_line_after_another_with_the_same_cases_is_stale() {
    let known = baseline("f* fail # all of them; #1\nf[*] fail # again; #2\n");
    let failed = [result("f[a]", Outcome::Fail, "A")];
    let (_, stale) = assess(&failed, &known, &["f[a]".to_owned()]);
    assert_eq!(stale[0].place, "known.txt:2");
}

#[test]
fn a_line_for_one_case_takes_precedence_over_a_pattern() {
    let known = baseline("f* fail # all of them; #1\nf[a] timeout # but this; #2\n");
    let results = [
        result("f[a]", Outcome::Timeout, ""),
        result("f[b]", Outcome::Fail, ""),
    ];
    assert_eq!(exit(&results, &known), Exit::Expected);
}

#[test]
fn a_line_applies_if_all_its_conditions_hold() {
    let failed = [result("f[a]", Outcome::Fail, "A")];
    for (conditions, wanted) in [
        ("driver>=12.3 driver<13.1", Exit::Expected),
        ("driver=13.0", Exit::Expected),
        ("driver<13.0", Exit::Unexpected),
        ("driver>13", Exit::Unexpected),
        ("release=580", Exit::Expected),
        ("release>580.159.3", Exit::Expected),
        ("release<=570", Exit::Unexpected),
        ("device=*H200", Exit::Expected),
        ("device=*H100", Exit::Unexpected),
        ("platform=linux-*", Exit::Expected),
        ("platform=linux-* device=*H100", Exit::Unexpected),
    ] {
        let known = baseline(&format!("f[a] fail {conditions} # it is so; #1\n"));
        assert_eq!(exit(&failed, &known), wanted, "{conditions}");
    }
}

#[test]
fn a_line_that_applies_elsewhere_is_not_stale() {
    let known = baseline("f[a] fail device=*H100 # it is so there; #1\n");
    assert_eq!(
        exit(&[result("f[a]", Outcome::Pass, "A")], &known),
        Exit::Expected
    );
}

#[test]
fn flakes_are_expected_only_for_listed_cases() {
    let flaky = [result("f[a]", Outcome::Flake, "A")];
    assert_eq!(exit(&flaky, &Expectations::default()), Exit::Unexpected);
    let known = Expectations {
        flakes: list("f[a] # now and then\n", Purpose::Flakes).expect("a list"),
        ..Expectations::default()
    };
    assert_eq!(exit(&flaky, &known), Exit::Expected);
    let failed = [result("f[a]", Outcome::Fail, "A")];
    assert_eq!(exit(&failed, &known), Exit::Unexpected);
}

#[test]
fn an_error_takes_precedence_over_known_differences() {
    let known = baseline("f[*] fail # all of them; #1\n");
    let results = [
        result("f[a]", Outcome::Fail, ""),
        result("f[b]", Outcome::Error, ""),
    ];
    assert_eq!(exit(&results, &known), Exit::Infrastructure);
}

#[test]
fn a_run_with_only_skips_is_no_success() {
    let skipped = [result("f[a]", Outcome::Skip, "")];
    assert_eq!(exit(&skipped, &Expectations::default()), Exit::Skipped);
}

#[test]
fn a_replaced_result_is_no_longer_counted() {
    let known = baseline("f[a] fail # it is so; #1\n");
    let environment = environment();
    let outcomes = [
        Outcome::Pass,
        Outcome::Fail,
        Outcome::Skip,
        Outcome::Flake,
        Outcome::Error,
    ];
    for (case, old, new) in ["f[a]", "f[b]"]
        .into_iter()
        .flat_map(|case| outcomes.map(|old| (case, old)))
        .flat_map(|(case, old)| outcomes.map(|new| (case, old, new)))
    {
        let [old, new] = [old, new].map(|outcome| [result(case, outcome, "A")]);
        let mut exchanged = Assessment::of(&old, &known, &environment);
        exchanged.replace(0, &old[0], &new[0]);
        let meant = Assessment::of(&new, &known, &environment);
        assert_eq!(exchanged.counts(), meant.counts());
        assert_eq!(exchanged.known(), meant.known());
        assert_eq!(exchanged.skips(), meant.skips());
        assert!(exchanged.reported().eq(meant.reported()), "{old:?}");
    }
}

#[test]
fn expected_results_are_not_stored() {
    let known = baseline("f[b] fail # it is so; #1\n");
    let environment = environment();
    let mut assessment = Assessment::new(&known, &environment);
    for place in (0..3000).step_by(3) {
        assessment.add(place, &result("f[a]", Outcome::Pass, "A"));
        assessment.add(place + 1, &result("f[b]", Outcome::Fail, "A"));
        assessment.add(place + 2, &result("f[c]", Outcome::Skip, ""));
    }
    assert_eq!(assessment.reported().count(), 0);
    assert_eq!(assessment.counts().all(), 3000);
    assessment.add(3000, &result("f[c]", Outcome::Fail, "A"));
    assert_eq!(assessment.reported().count(), 1);
}

#[test]
fn an_invalid_line_is_reported_with_its_column() {
    let text = mistake("# fine\nf[a] fial # it is so\n");
    for part in [
        "known.txt:2:6",
        "`fial` is not an outcome",
        "^^^^",
        "did you mean `fail`?",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn only_a_baseline_requires_an_issue() {
    assert!(mistake("f[a] fail # it is so\n").contains("contains no issue"));
    for purpose in [Purpose::Flakes, Purpose::Skips] {
        assert!(list("f[a] # it is so\n", purpose).is_ok());
    }
}

#[test]
fn all_invalid_lines_are_reported_at_once() {
    let text =
        mistake("f[a] fail\nf[b] fail drivr>=3 # so\nf[c] # so\nf[d] pass # so\nf[e] fail # so\n");
    for part in [
        "known.txt:1:10",
        "has no reason",
        "known.txt:2:11",
        "did you mean `driver`?",
        "known.txt:3:5",
        "names no outcome",
        "known.txt:4:6",
        "remove the line",
        "known.txt:5:13",
        "the reason contains no issue",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

fn accepted(old: &str, results: &[CaseResult]) -> String {
    let old = list(old, Purpose::Baseline).expect("a baseline");
    let environment = environment();
    let run = Seen {
        results,
        environment: &environment,
    };
    let cases: Vec<String> = results.iter().map(|result| result.case.clone()).collect();
    accept(&old, &[run], &cases, "new; #4").text
}

#[test]
fn accepting_keeps_comments_reasons_and_order() {
    let old = "# head\n\nf[b]   fail=B   # old reason; #1\n# middle\nf[a] fail driver>=12 # because; #2\nf[c] fail # gone; #3\n";
    let results = [
        result("f[a]", Outcome::Fail, "A"),
        result("f[b]", Outcome::Fail, "X"),
        result("f[c]", Outcome::Pass, "C"),
        result("f[d]", Outcome::Crash, ""),
    ];
    assert_eq!(
        accepted(old, &results),
        "# head\n\nf[b]  fail=X  # old reason; #1\n# middle\nf[a] fail driver>=12 # because; #2\nf[d]  crash  # new; #4\n"
    );
}

#[test]
fn an_outdated_pattern_is_replaced_by_cases_with_its_reason() {
    let results = [
        result("f[a]", Outcome::Fail, "A"),
        result("f[b]", Outcome::Pass, "A"),
    ];
    assert_eq!(
        accepted("f[*] fail device=*H200 # all of them; #1\n", &results),
        "f[a]  fail=A  device=*H200  # all of them; #1\n"
    );
}

#[test]
fn accepted_results_are_expected() {
    let mut crash = result("f[b]", Outcome::Crash, "");
    crash.ended = Some("exit 3".to_owned());
    let results = [result("f[a]", Outcome::Fail, "A"), crash];
    let known = baseline(&accepted("", &results));
    assert_eq!(exit(&results, &known), Exit::Expected);
}

/// The baseline from several runs, for a suite with their cases.
fn accepted_of(runs: &[Vec<CaseResult>]) -> String {
    let old = list("", Purpose::Baseline).expect("a baseline");
    let environment = environment();
    let seen: Vec<Seen<'_>> = runs
        .iter()
        .map(|results| Seen {
            results,
            environment: &environment,
        })
        .collect();
    let cases: Vec<String> = runs[0].iter().map(|result| result.case.clone()).collect();
    accept(&old, &seen, &cases, "new; #4").text
}

#[test]
fn an_unstable_case_may_have_all_observed_outcomes() {
    let stable = result("g[a]", Outcome::Fail, "A");
    let runs = [
        vec![result("f[a]", Outcome::Fail, "A"), stable.clone()],
        vec![result("f[a]", Outcome::Pass, "B"), stable],
    ];
    let text = accepted_of(&runs);
    assert_eq!(text, "f[*  pass|fail  # new; #4\ng[a]  fail=A  # new; #4\n");
    let known = baseline(&text);
    assert_eq!(exit(&runs[0], &known), Exit::Expected);
    assert_eq!(exit(&runs[1], &known), Exit::Expected);
    // Another outcome is a surprise.
    let worse = [result("f[a]", Outcome::Crash, "")];
    assert_eq!(exit(&worse, &known), Exit::Unexpected);
}

#[test]
fn equal_outcomes_of_all_cases_of_a_function_are_one_line() {
    let all = |outcome, codes: [&str; 3]| {
        let cases = ["f[a]", "f[b]", "f[c]"].into_iter().zip(codes);
        let results = cases.map(|(case, code)| result(case, outcome, code));
        accepted_of(&[results.collect()])
    };
    assert_eq!(
        all(Outcome::Missing, ["", "", ""]),
        "f[*  missing  # new; #4\n"
    );
    assert_eq!(
        all(Outcome::Fail, ["A", "A", "A"]),
        "f[*  fail=A  # new; #4\n"
    );
    let apart = "f[a]  fail=A  # new; #4\nf[b]  fail=A  # new; #4\nf[c]  fail=B  # new; #4\n";
    assert_eq!(all(Outcome::Fail, ["A", "A", "B"]), apart);
}

#[test]
fn a_pattern_matches_no_case_with_another_outcome() {
    let results = vec![
        result("f[a]", Outcome::Fail, "A"),
        result("f[b]", Outcome::Fail, "A"),
        result("f[c]", Outcome::Pass, "A"),
    ];
    let text = accepted_of(&[results]);
    assert_eq!(text, "f[a]  fail=A  # new; #4\nf[b]  fail=A  # new; #4\n");
}

#[test]
fn three_runs_cover_a_library_that_crashes_intermittently() {
    // Ten of forty functions crash in a third of their eight cases.
    let mut state = 7u64;
    let mut run = || -> Vec<CaseResult> {
        let mut results = Vec::new();
        for function in 0..40 {
            for case in 0..8 {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
                let crashes = function % 4 == 0 && (state >> 33).is_multiple_of(3);
                let outcome = if crashes {
                    Outcome::Crash
                } else {
                    Outcome::Pass
                };
                results.push(result(&format!("f{function}[{case}]"), outcome, ""));
            }
        }
        results
    };
    let known = baseline(&accepted_of(&[run(), run(), run()]));
    for _ in 0..10 {
        assert_eq!(exit(&run(), &known), Exit::Expected);
    }
    // A crash of a stable function is a surprise.
    let mut other = run();
    other[8].outcome = Outcome::Crash;
    assert_eq!(exit(&other, &known), Exit::Unexpected);
}

#[test]
fn deliberate_differences_need_no_issue_and_are_counted_separately() {
    let known = baseline("f[*] fail deliberate # one stream is all there is\n");
    let results = [result("f[a]", Outcome::Fail, "A")];
    let environment = environment();
    let assessment = Assessment::of(&results, &known, &environment);
    assert_eq!((assessment.known(), assessment.deliberate()), (0, 1));
    assert_eq!(assessment.exit(), Exit::Expected);
    // A pass is still a surprise.
    assert_eq!(
        exit(&[result("f[a]", Outcome::Pass, "A")], &known),
        Exit::Unexpected
    );
}

#[test]
fn a_line_may_accept_any_outcome() {
    let known = baseline("f[a] any # who knows; #1\n");
    for outcome in [Outcome::Pass, Outcome::Fail, Outcome::Timeout] {
        assert_eq!(
            exit(&[result("f[a]", outcome, "A")], &known),
            Exit::Expected
        );
    }
    let known = baseline("f[b] fail=A|crash=SIG* # either; #1\n");
    let mut crash = result("f[b]", Outcome::Crash, "");
    for (ended, wanted) in [("SIGSEGV", Exit::Expected), ("exit 3", Exit::Unexpected)] {
        crash.ended = Some(ended.to_owned());
        assert_eq!(exit(&[crash.clone()], &known), wanted);
    }
    assert_eq!(
        exit(&[result("f[b]", Outcome::Fail, "B")], &known),
        Exit::Unexpected
    );
    // A pass without an alternative is rejected.
    assert!(list("f[a] pass # why; #1\n", Purpose::Baseline).is_err());
}
