//! What keeps many cases from a verdict: a missing function, a call that fails or ends the process before each case,
//! and one code as the answer to most calls.

use serde::Serialize;

use super::Summary;
use crate::worker::ipc::find_missing;

/// The least number of cases, in all and per mille of the run.
const MIN_CASES: usize = 20;
const MIN_SHARE: usize = 10;
/// The share of all answers, in percent, from which a code other than success is reported.
const MIN_ANSWERS: usize = 50;

/// A reason why cases have no verdict of their own, and the number of these cases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Blocker {
    pub reason: String,
    pub cases: usize,
    /// Whether these cases were skipped; otherwise they were run and mean little.
    pub is_skip: bool,
}

impl Summary<'_> {
    /// The blockers, those of the most cases first.
    pub(super) fn blockers(&self) -> Vec<Blocker> {
        let all = self.counts().all();
        let is_large = |cases: usize| cases >= MIN_CASES && cases * 1000 >= all * MIN_SHARE;
        let tally = self.assessment.tally();
        let absent = tally.absent.iter().filter(|(_, one)| one.skipped > 0);
        let absent = absent.map(|(name, absence)| Blocker {
            reason: format!("{name} is not exported"),
            cases: absence.skipped,
            is_skip: true,
        });
        let skips = self.assessment.skips().iter();
        let skips = skips.filter(|(reason, _)| is_of_library(reason));
        let skips = skips.map(|(reason, cases)| Blocker {
            reason: reason.clone(),
            cases: *cases,
            is_skip: true,
        });
        let mut blockers: Vec<Blocker> = absent.chain(skips).collect();
        blockers.extend(self.usual_answer());
        blockers.retain(|blocker| is_large(blocker.cases));
        blockers.sort_by(|a, b| b.cases.cmp(&a.cases).then_with(|| a.reason.cmp(&b.reason)));
        blockers
    }

    /// The code that most calls returned although few contracts expect it.
    fn usual_answer(&self) -> Option<Blocker> {
        let answers = &self.assessment.tally().answers;
        let all: usize = answers.values().map(|answer| answer.all).sum();
        let (code, answer) = answers.iter().max_by_key(|(_, answer)| answer.unexpected)?;
        let is_usual = answer.all * 100 >= all * MIN_ANSWERS && answer.unexpected * 2 > answer.all;
        is_usual.then(|| Blocker {
            reason: format!("{} % of all answers are {code}", answer.all * 100 / all),
            cases: answer.all,
            is_skip: false,
        })
    }
}

/// Whether the library is the reason of a skip, and not the machine or the selection.
fn is_of_library(reason: &str) -> bool {
    if find_missing(reason).is_some() {
        // These are counted by function.
        return false;
    }
    let starts = [
        "no device: ",
        "no context: ",
        "the library ended the process ",
    ];
    starts.iter().any(|start| reason.starts_with(start))
        || reason.contains(" answered ")
        || reason == "no stream runs a host function"
}

#[cfg(test)]
mod tests {
    use super::super::tests::write;
    use crate::results::testing::result;
    use crate::results::{CaseResult, Outcome};

    fn skipped(count: usize, reason: &str) -> Vec<CaseResult> {
        let skipped = CaseResult {
            detail: Some(reason.to_owned()),
            ..result("f[a]", Outcome::Skip)
        };
        vec![skipped; count]
    }

    fn failed(count: usize, code: &str) -> Vec<CaseResult> {
        let failed = CaseResult {
            code: Some(code.to_owned()),
            ..result("f[a]", Outcome::Fail)
        };
        vec![failed; count]
    }

    #[test]
    fn a_missing_function_that_many_cases_need_comes_first() {
        let results = [
            skipped(30, "cuInit answered CUDA_ERROR_UNKNOWN"),
            skipped(40, "the library does not export cuCtxCreate; it is needed"),
            skipped(500, "undefined: run it with --undefined"),
        ];
        let text = write(&results.concat(), |summary, _| summary.full());
        let lines: Vec<&str> = text.lines().take(3).collect();
        assert_eq!(
            lines,
            [
                "blocked: cuCtxCreate is not exported: 40 cases skipped",
                "blocked: cuInit answered CUDA_ERROR_UNKNOWN: 30 cases skipped",
                "functions: 0 of 0 (1 more not judged) conform",
            ]
        );
    }

    #[test]
    fn a_few_skips_block_nothing() {
        let results = skipped(19, "cuInit answered CUDA_ERROR_UNKNOWN");
        let text = write(&results, |summary, _| summary.full());
        assert!(!text.contains("blocked"), "{text}");
    }

    #[test]
    fn one_code_for_most_calls_is_reported() {
        let results = [
            failed(93, "CUDA_ERROR_NOT_SUPPORTED"),
            failed(7, "CUDA_SUCCESS"),
        ];
        let text = write(&results.concat(), |summary, _| summary.full());
        let first = text.lines().next();
        let wanted = "blocked: 93 % of all answers are CUDA_ERROR_NOT_SUPPORTED: 93 cases";
        assert_eq!(first, Some(wanted));
    }
}
