//! Agreement of a subject with a reference: in total and by group.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde::Serialize;

use crate::results::environment::ReferenceId;
use crate::results::sanitize::sanitized;
use crate::results::{CaseResult, Outcome};

/// Numbers of a comparison between a subject and a reference.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Agreement {
    #[serde(flatten)]
    pub all: Share,
    pub groups: BTreeMap<String, Share>,
    /// Not judged: undefined by the contract, or the reference itself crashed.
    pub not_judged: usize,
    /// Cases that the reference ran and the subject did not.
    pub not_run: usize,
    /// Judged by the contract, since the reference has no applicable result.
    pub by_contract: usize,
}

/// Number of cases that were judged by the reference, and of those with the same result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    pub alike: usize,
    pub judged: usize,
}

impl Share {
    /// Formats the share as `99.97 %`, rounded down, so that 100 % means all. Zero of zero is 0 %.
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

    /// Removes a result that was added.
    pub fn remove(&mut self, result: &CaseResult) {
        self.count(result, |number| *number -= 1);
    }

    /// Applies `change` to every number to which a result contributes.
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

    /// Writes the totals, the groups with differences, and the cases that were not judged.
    pub fn write(&self, mark: &ReferenceId, text: &mut String) -> fmt::Result {
        let Share { alike, judged } = self.all;
        let share = match judged {
            0 => "no case was judged by the reference".to_owned(),
            _ => format!(
                "{alike} of {judged} cases agree with the reference ({})",
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
    fn shares_are_printed_in_total_and_for_groups_with_differences() {
        let text = text(&[
            reference_verdict("event", Outcome::Pass),
            reference_verdict("event", Outcome::Crash),
            reference_verdict("event", Outcome::Pass),
            reference_verdict("stream", Outcome::Pass),
        ]);
        assert!(
            text.starts_with("3 of 4 cases agree with the reference (75.00 %); reference: h200"),
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
    fn cases_that_are_not_judged_are_in_no_share() {
        let results = [
            reference_verdict("event", Outcome::Observed),
            reference_verdict("event", Outcome::Skip),
            result("f[b]", Outcome::Fail),
            result("f[c]", Outcome::Skip),
        ];
        let measure = measure(&results);
        assert_eq!(measure.all, Share::default());
        assert!(text(&results).starts_with("no case was judged by the reference"));
        assert_eq!((measure.not_judged, measure.not_run), (1, 1));
        assert_eq!(measure.by_contract, 1);
    }

    #[test]
    fn a_removed_result_is_no_longer_counted() {
        let results = [
            reference_verdict("event", Outcome::Pass),
            reference_verdict("event", Outcome::Fail),
        ];
        let mut both = measure(&results);
        both.remove(&results[1]);
        assert_eq!(both, measure(&results[..1]));
    }

    #[test]
    fn only_complete_agreement_is_a_hundred_percent() {
        let share = Share {
            alike: 99_999,
            judged: 100_000,
        };
        assert_eq!(share.percent(), "99.99 %");
    }
}
