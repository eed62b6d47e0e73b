//! A run as JUnit XML for CI systems: a test suite per group, and a test case per case.

use std::collections::BTreeMap;
use std::time::Duration;

use quick_junit::{NonSuccessKind, Property, Report, SerializeError, TestCase, TestCaseStatus};
use quick_junit::{TestSuite, XmlString};

use super::{Summary, got, remarks};
use crate::results::sanitize::sanitized_xml;
use crate::results::{CaseResult, Outcome};

impl Summary<'_> {
    /// The results of the run. Characters that XML cannot represent are removed, so that output of the
    /// subject cannot end or begin an element. CI commands are escaped as well, since the XML may be printed
    /// to a log.
    pub fn junit(&self, results: Vec<CaseResult>) -> Result<String, SerializeError> {
        let mut groups: BTreeMap<String, TestSuite> = BTreeMap::new();
        for result in self.flatten(results) {
            let suite = groups
                .entry(result.group.clone())
                .or_insert_with(|| TestSuite::new(result.group.as_str()));
            suite.add_test_case(self.test_case(&result));
        }
        self.measure_suites(&mut groups);
        let mut report = Report::new("cuconform");
        report.add_test_suites(groups.into_values());
        Ok(sanitized_xml(&report.to_string()?))
    }

    /// Adds the agreement with the reference to each test suite.
    fn measure_suites(&self, groups: &mut BTreeMap<String, TestSuite>) {
        let Some(mark) = &self.environment.reference else {
            return;
        };
        for (group, suite) in groups {
            suite.add_property(Property::new("reference", mark.name.as_str()));
            if let Some(share) = self.assessment.measure().groups.get(group) {
                suite.add_property(Property::new("as-reference", share.to_string()));
            }
        }
    }

    fn test_case(&self, result: &CaseResult) -> TestCase {
        let mut case = TestCase::new(result.case.as_str(), self.status(result));
        case.set_classname(result.function.as_str());
        if let Some(time) = result.time_us {
            case.set_time(Duration::try_from_secs_f64(time / 1e6).unwrap_or_default());
        }
        case.add_property(Property::new("outcome", result.outcome.word()));
        if let Some(rule) = &result.rule {
            case.add_property(Property::new("rule", rule.as_str()));
        }
        if let Some(reference_verdict) = &result.reference {
            case.add_property(Property::new("reference", reference_verdict.did.as_str()));
        }
        if let Some(output) = &result.output {
            case.set_system_out(output.as_str());
        }
        case
    }

    fn status(&self, result: &CaseResult) -> TestCaseStatus {
        let kind = match result.outcome {
            Outcome::Skip => {
                let mut status = TestCaseStatus::skipped();
                status.set_message(message(result));
                return status;
            }
            Outcome::Error => NonSuccessKind::Error,
            outcome if outcome.is_unexpected() => NonSuccessKind::Failure,
            _ => return TestCaseStatus::success(),
        };
        let mut status = TestCaseStatus::non_success(kind);
        status.set_type(result.outcome.word());
        status.set_message(message(result));
        status.set_description(self.description(result));
        status
    }

    /// Explanations of a case, one per line.
    fn description(&self, result: &CaseResult) -> XmlString {
        let mut lines = vec![self.explanations.sentence(result)];
        let documented = self.explanations.documented(result);
        lines.extend(documented.map(|codes| format!("documented: {codes}")));
        let basis = self.explanations.basis(result);
        lines.extend(basis.map(|basis| format!("basis: {basis}")));
        let docs = self.explanations.link(result);
        lines.extend(docs.map(|link| format!("docs: {link}")));
        for (name, entry) in self.explanations.recorded(&result.case) {
            lines.push(format!("recorded: {} on {name}", entry.behaviour));
        }
        lines.push(format!("rerun: {}", self.rerun(result)));
        XmlString::new(lines.join("\n"))
    }
}

/// A sentence with the expectation, the result, and known causes.
fn message(result: &CaseResult) -> XmlString {
    let mut parts = Vec::new();
    if let Some(expected) = &result.expected {
        parts.push(format!("expected {expected}, got {}", got(result)));
    }
    parts.extend(remarks(result).map(str::to_owned));
    XmlString::new(parts.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::tests::write;
    use crate::results::testing::result;

    fn text(results: &[CaseResult]) -> String {
        write(results, |summary, results| {
            summary.junit(results.to_vec()).expect("XML")
        })
    }

    #[test]
    fn failures_errors_and_skips_are_counted_separately() {
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
    fn a_failure_contains_the_expectation() {
        let text = text(&[result("cuInit[Flags=unknown-bit]", Outcome::Fail)]);
        let message = "expected CUDA_ERROR_INVALID_VALUE, got CUDA_SUCCESS";
        assert!(text.contains(message), "{text}");
    }

    #[test]
    fn output_of_a_subject_begins_no_command_in_a_log() {
        let mut forged = result("cuInit[]", Outcome::Fail);
        forged.detail = Some("\n::error::forged ##[error]".to_owned());
        forged.output = Some("\r::error::forged\n###vso[task] \u{9b}2J\u{202e}".to_owned());
        let text = text(&[forged]);
        assert!(!text.contains("::") && !text.contains("##"), "{text}");
        let steers = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!text.contains(steers), "{text:?}");
        // XML parsers restore the original output.
        assert!(text.contains("#&#35;&#35;vso[task]"), "{text}");
        assert!(text.contains("&#8238;</system-out>"), "{text}");
    }

    #[test]
    fn output_of_a_subject_cannot_end_an_element() {
        let mut forged = result("cuInit[]", Outcome::Fail);
        forged.output =
            Some("]]></system-out></testcase><testcase name=\"forged\"/>\u{1b}[0m\0".to_owned());
        let text = text(&[forged]);
        assert_eq!(text.matches("<testcase").count(), 1, "{text}");
        assert!(!text.contains('\u{1b}') && !text.contains('\0'), "{text}");
    }
}
