//! What came of a case: the words of the design, and the line a case gets in `results.jsonl`.

use std::fmt;

use cuspec_case::Kind;
use serde::{Deserialize, Serialize};

use super::slow::Slow;
use crate::suite::plan::Planned;

/// What stands in a behaviour between what a call answered and what its work answered.
pub(crate) const LATER: &str = ", later ";

/// The verdict on one case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    Pass,
    Fail,
    /// The subject ended the process, by a signal or by leaving.
    Crash,
    Timeout,
    /// Not run, for the reason in `detail`.
    Skip,
    /// The library does not export the symbol.
    Missing,
    /// Undefined or assumed by contract: recorded, not judged.
    Observed,
    /// It did not come out the same when it was run again.
    Flake,
    /// No verdict: the runner could not run it. Never the subject's fault, and never silent.
    Error,
}

impl Outcome {
    pub const ALL: [Outcome; 9] = [
        Outcome::Pass,
        Outcome::Fail,
        Outcome::Crash,
        Outcome::Timeout,
        Outcome::Skip,
        Outcome::Missing,
        Outcome::Observed,
        Outcome::Flake,
        Outcome::Error,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Outcome::Pass => "pass",
            Outcome::Fail => "fail",
            Outcome::Crash => "crash",
            Outcome::Timeout => "timeout",
            Outcome::Skip => "skip",
            Outcome::Missing => "missing",
            Outcome::Observed => "observed",
            Outcome::Flake => "flake",
            Outcome::Error => "error",
        }
    }

    /// Whether a run with this outcome in it ends with exit code 1.
    pub fn is_unexpected(self) -> bool {
        matches!(
            self,
            Outcome::Fail | Outcome::Crash | Outcome::Timeout | Outcome::Missing | Outcome::Flake
        )
    }

    /// How bad it is, from zero on: what ends the process comes first, and what is not there at all is quickly
    /// said.
    pub fn severity(self) -> usize {
        match self {
            Outcome::Error => 0,
            Outcome::Crash => 1,
            Outcome::Timeout => 2,
            Outcome::Fail => 3,
            Outcome::Flake => 4,
            Outcome::Pass => 5,
            Outcome::Observed => 6,
            Outcome::Skip => 7,
            Outcome::Missing => 8,
        }
    }

    /// Whether the subject was asked at all.
    pub fn is_run(self) -> bool {
        !matches!(self, Outcome::Skip | Outcome::Error)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// One line of `results.jsonl`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CaseResult {
    pub case: String,
    pub function: String,
    pub group: String,
    pub kind: Kind,
    pub outcome: Outcome,
    /// What the call returned, by name, or as a number if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// How the process ended instead: `SIGSEGV`, `exit 3`, `timeout`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
    /// What the work answered later, where the contract asks for that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// The rule that says so; absent where the expectation is plain success.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Whether the contract leaves the answer undefined; with a skip, that it was skipped for that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undefined: bool,
    /// Whether a failing call wrote a place it had to leave alone, or any call wrote past one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub canary_broken: bool,
    /// Microseconds inside the call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_us: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The beginning of what the subject printed during the case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// How near its limit the case came, if it did, and ended well all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slow: Option<Slow>,
    /// What the reference did, where the subject is reference_verdict by one that says something here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reference: Option<ReferenceVerdict>,
}

/// A result beside what the reference did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReferenceVerdict {
    pub did: String,
    /// The outcome by the contract alone.
    pub contract: Outcome,
    /// What the contract expects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
}

impl CaseResult {
    /// A result without a call.
    pub fn without_call(planned: &Planned, outcome: Outcome, detail: &str) -> CaseResult {
        CaseResult {
            case: planned.id().to_owned(),
            function: planned.head.function.clone(),
            group: planned.head.group.clone(),
            kind: planned.head.kind,
            outcome,
            code: None,
            ended: None,
            later: None,
            expected: None,
            rule: None,
            undefined: false,
            canary_broken: false,
            time_us: None,
            detail: (!detail.is_empty()).then(|| detail.to_owned()),
            output: None,
            slow: None,
            reference: None,
        }
    }

    /// What the subject did, in one word, for evidence and comparison. A crash is a crash,
    /// whichever signal it took.
    pub fn behaviour(&self) -> String {
        if let Some(ended) = &self.ended {
            return if ended == "timeout" {
                "timeout"
            } else {
                "crash"
            }
            .to_owned();
        }
        match (&self.code, &self.later) {
            (Some(code), Some(later)) => format!("{code}{LATER}{later}"),
            (Some(code), None) => code.clone(),
            (None, _) => self.by_contract().word().to_owned(),
        }
    }

    /// The result as it was before it was held against a reference. What is a flake stays one.
    pub fn without_reference(&self) -> CaseResult {
        let mut result = self.clone();
        if result.outcome != Outcome::Flake
            && let Some(reference_verdict) = result.reference.take()
        {
            result.outcome = reference_verdict.contract;
            result.expected = reference_verdict.expected;
        }
        result
    }

    /// The outcome by the contract, whatever a reference did.
    pub fn by_contract(&self) -> Outcome {
        let reference_verdict = self.reference.as_ref();
        reference_verdict.map_or(self.outcome, |reference_verdict| reference_verdict.contract)
    }
}
