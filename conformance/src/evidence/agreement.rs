//! How much of what the reference did a subject did too: in all, and group by group.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde::Serialize;

use crate::results::environment::ReferenceId;
use crate::results::sanitize::sanitized;
use crate::results::{CaseResult, Outcome};

/// A subject beside a reference, in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Agreement {
    #[serde(flatten)]
    pub all: Share,
    pub groups: BTreeMap<String, Share>,
    /// Not judged: undefined by contract, or the reference itself crashed.
    pub not_judged: usize,
    /// The reference ran them and the subject did not.
    pub not_run: usize,
    /// Judged by the contract, because the reference has no answer that holds here.
    pub by_contract: usize,
}

/// Cases judged by the reference, and those of them in which the subject did the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    pub alike: usize,
    pub judged: usize,
}

impl Share {
    /// `99.97 %`: rounded down, so that only all of them are a hundred. Nothing of nothing is none.
    pub fn percent(self) -> String {
        let hundredths = (self.alike * 10_000).checked_div(self.judged).unwrap_or(0);
        format!("{}.{:02} %", hundredths / 100, hundredths % 100)
    }
}

/// `26 of 27 (96.29 %)`
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} ({})", self.alike, self.judged, self.percent())
    }
}

impl Agreement {
    pub fn add(&mut self, result: &CaseResult) {
        self.count(result, |number| *number += 1);
    }

    /// Takes back a result that was added.
    pub fn take_back(&mut self, result: &CaseResult) {
        self.count(result, |number| *number -= 1);
    }

    /// Has every number changed that a result counts in.
    fn count(&mut self, result: &CaseResult, change: impl Fn(&mut usize)) {
        match (&result.reference, result.outcome) {
            (Some(_), Outcome::Skip | Outcome::Error) => change(&mut self.not_run),
            (Some(_), Outcome::Observed) => change(&mut self.not_judged),
            (Some(_), outcome) => {
                let group = self.groups.entry(result.group.clone()).or_default();
                for share in [&mut self.all, group] {
                    change(&mut share.judged);
                    if outcome == Outcome::Pass {
                        change(&mut share.alike);
                    }
                }
            }
            (None, outcome) if outcome.is_run() => change(&mut self.by_contract),
            (None, _) => {}
        }
    }

    /// The line to quote, the groups in which something differs, and what was not reference_verdict.
    pub fn write(&self, mark: &ReferenceId, text: &mut String) -> fmt::Result {
        let Share { alike, judged } = self.all;
        let share = match judged {
            0 => "no case that the reference could judge".to_owned(),
            _ => format!(
                "{alike} of {judged} cases as the reference did ({})",
                self.all.percent()
            ),
        };
        let (name, subject) = (sanitized(&mark.name), sanitized(&mark.subject));
        writeln!(text, "{share}; reference: {name}, {subject}")?;
        let (differing, whole): (Vec<_>, Vec<_>) = self
            .groups
            .iter()
            .partition(|(_, share)| share.alike < share.judged);
        for (group, share) in &differing {
            writeln!(text, "  {group:20} {share}")?;
        }
        writeln!(
            text,
            "  {} of {} groups without a difference; {} not judged, {} not run here, {} judged by the contract",
            whole.len(),
            self.groups.len(),
            self.not_judged,
            self.not_run,
            self.by_contract
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::ReferenceVerdict;
    use crate::results::testing::result;

    fn reference_verdict(group: &str, outcome: Outcome) -> CaseResult {
        CaseResult {
            group: group.to_owned(),
            reference: Some(ReferenceVerdict {
                did: "CUDA_SUCCESS".to_owned(),
                contract: outcome,
                expected: None,
            }),
            ..result("f[a]", outcome)
        }
    }

    fn measure(results: &[CaseResult]) -> Agreement {
        let mut measure = Agreement::default();
        results.iter().for_each(|result| measure.add(result));
        measure
    }

    fn text(results: &[CaseResult]) -> String {
        let mark = ReferenceId {
            name: "h200".to_owned(),
            asked: "h200".into(),
            subject: "NVIDIA H200".to_owned(),
            date: String::new(),
            sha256: String::new(),
            beneath: None,
        };
        let mut text = String::new();
        measure(results).write(&mark, &mut text).expect("text");
        text
    }

    #[test]
    fn the_share_is_told_for_all_and_for_the_groups_that_differ() {
        let text = text(&[
            reference_verdict("event", Outcome::Pass),
            reference_verdict("event", Outcome::Crash),
            reference_verdict("event", Outcome::Pass),
            reference_verdict("stream", Outcome::Pass),
        ]);
        assert!(
            text.starts_with("3 of 4 cases as the reference did (75.00 %); reference: h200"),
            "{text}"
        );
        assert!(
            text.contains("\n  event                2 of 3 (66.66 %)\n"),
            "{text}"
        );
        assert!(!text.contains("stream"), "{text}");
        assert!(
            text.contains("1 of 2 groups without a difference"),
            "{text}"
        );
    }

    #[test]
    fn what_is_not_measured_is_in_no_share() {
        let results = [
            reference_verdict("event", Outcome::Observed),
            reference_verdict("event", Outcome::Skip),
            result("f[b]", Outcome::Fail),
            result("f[c]", Outcome::Skip),
        ];
        let measure = measure(&results);
        assert_eq!(measure.all, Share::default());
        assert!(text(&results).starts_with("no case that the reference could judge"));
        assert_eq!((measure.not_judged, measure.not_run), (1, 1));
        assert_eq!(measure.by_contract, 1);
    }

    #[test]
    fn a_result_that_is_taken_back_counts_no_more() {
        let results = [
            reference_verdict("event", Outcome::Pass),
            reference_verdict("event", Outcome::Fail),
        ];
        let mut both = measure(&results);
        both.take_back(&results[1]);
        assert_eq!(both, measure(&results[..1]));
    }

    #[test]
    fn only_all_cases_are_a_hundred_percent() {
        let share = Share {
            alike: 99_999,
            judged: 100_000,
        };
        assert_eq!(share.percent(), "99.99 %");
    }
}
