//! A run as JUnit XML, which every CI system reads: one suite per group, one test case per case.

use std::collections::BTreeMap;
use std::time::Duration;

use quick_junit::{NonSuccessKind, Property, Report, SerializeError, TestCase, TestCaseStatus};
use quick_junit::{TestSuite, XmlString};

use super::plain::plain_xml;
use crate::outcome::{CaseResult, Outcome};

/// The results of a run. Characters that XML cannot hold are left out, so that nothing which the
/// subject printed can end an element or begin one; and since this may be printed into a log, it
/// begins no command there either.
pub fn xml(results: &[CaseResult]) -> Result<String, SerializeError> {
    let mut groups: BTreeMap<&str, TestSuite> = BTreeMap::new();
    for result in results {
        let suite = groups
            .entry(&result.group)
            .or_insert_with(|| TestSuite::new(result.group.as_str()));
        suite.add_test_case(test_case(result));
    }
    let mut report = Report::new("cuconform");
    report.add_test_suites(groups.into_values());
    Ok(plain_xml(&report.to_string()?))
}

fn test_case(result: &CaseResult) -> TestCase {
    let mut case = TestCase::new(result.case.as_str(), status(result));
    case.set_classname(result.function.as_str());
    if let Some(time) = result.time_us {
        case.set_time(Duration::try_from_secs_f64(time / 1e6).unwrap_or_default());
    }
    case.add_property(Property::new("outcome", result.outcome.word()));
    if let Some(rule) = &result.rule {
        case.add_property(Property::new("rule", rule.as_str()));
    }
    if let Some(measured) = &result.reference {
        case.add_property(Property::new("reference", measured.did.as_str()));
    }
    if let Some(output) = &result.output {
        case.set_system_out(output.as_str());
    }
    case
}

fn status(result: &CaseResult) -> TestCaseStatus {
    let mut status = match result.outcome {
        Outcome::Skip => TestCaseStatus::skipped(),
        Outcome::Error => TestCaseStatus::non_success(NonSuccessKind::Error),
        outcome if outcome.is_unexpected() => TestCaseStatus::non_success(NonSuccessKind::Failure),
        _ => return TestCaseStatus::success(),
    };
    if result.outcome != Outcome::Skip {
        status.set_type(result.outcome.word());
    }
    status.set_message(message(result));
    status
}

/// One sentence: what was expected, what came, and what else is known.
fn message(result: &CaseResult) -> XmlString {
    let got = result.ended.as_ref().or(result.code.as_ref());
    let got = got.map_or("nothing", String::as_str);
    let mut parts = Vec::new();
    if let Some(expected) = &result.expected {
        parts.push(format!("expected {expected}, got {got}"));
    }
    parts.extend(result.detail.clone());
    XmlString::new(parts.join("; "))
}

#[cfg(test)]
mod tests {
    use cuspec_spec::case::Kind;

    use super::*;

    fn result(case: &str, outcome: Outcome) -> CaseResult {
        CaseResult {
            case: case.to_owned(),
            function: "cuInit".to_owned(),
            group: "initialize".to_owned(),
            kind: Kind::Plain,
            outcome,
            code: Some("CUDA_SUCCESS".to_owned()),
            ended: None,
            later: None,
            expected: Some("CUDA_ERROR_INVALID_VALUE".to_owned()),
            rule: Some("cuInit/Flags.unknown-bit".to_owned()),
            undefined: false,
            canary_broken: false,
            time_us: Some(12.0),
            detail: None,
            output: None,
            reference: None,
        }
    }

    fn text(results: &[CaseResult]) -> String {
        xml(results).expect("XML")
    }

    #[test]
    fn failures_errors_and_skips_are_counted_apart() {
        let outcomes = [
            Outcome::Pass,
            Outcome::Observed,
            Outcome::Fail,
            Outcome::Crash,
            Outcome::Error,
            Outcome::Skip,
        ];
        let results: Vec<CaseResult> = outcomes
            .map(|outcome| result(outcome.word(), outcome))
            .into();
        let text = text(&results);
        let counts = r#"tests="6" skipped="1" errors="1" failures="2""#;
        assert!(text.contains(counts), "{text}");
    }

    #[test]
    fn a_failure_says_what_was_expected() {
        let text = text(&[result("cuInit[Flags=unknown-bit]", Outcome::Fail)]);
        let said = "expected CUDA_ERROR_INVALID_VALUE, got CUDA_SUCCESS";
        assert!(text.contains(said), "{text}");
    }

    #[test]
    fn what_a_subject_prints_begins_no_command_in_a_log() {
        let mut forged = result("cuInit[]", Outcome::Fail);
        forged.detail = Some("\n::error::forged ##[error]".to_owned());
        forged.output = Some("\r::error::forged\n###vso[task] \u{9b}2J\u{202e}".to_owned());
        let text = text(&[forged]);
        assert!(!text.contains("::") && !text.contains("##"), "{text}");
        let steers = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!text.contains(steers), "{text:?}");
        // A parser gives back what was printed.
        assert!(text.contains("#&#35;&#35;vso[task]"), "{text}");
        assert!(text.contains("&#8238;</system-out>"), "{text}");
    }

    #[test]
    fn what_a_subject_prints_cannot_end_an_element() {
        let mut forged = result("cuInit[]", Outcome::Fail);
        forged.output =
            Some("]]></system-out></testcase><testcase name=\"forged\"/>\u{1b}[0m\0".to_owned());
        let text = text(&[forged]);
        assert_eq!(text.matches("<testcase").count(), 1, "{text}");
        assert!(!text.contains('\u{1b}') && !text.contains('\0'), "{text}");
    }
}
