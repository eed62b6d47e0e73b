//! Outcomes of cases, and their lines in `results.jsonl`.

use std::fmt;

use cuspec_case::Kind;
use serde::{Deserialize, Serialize};

use super::slow::Slow;
use crate::suite::plan::Planned;
use crate::worker::ipc::Aftermath;

/// Separates the code of a call from the code of its asynchronous work in a behaviour.
pub(crate) const LATER: &str = ", later ";

/// The verdict on a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    Pass,
    Fail,
    /// The subject ended the process, by a signal or by exiting.
    Crash,
    Timeout,
    /// Not run; `detail` states the reason.
    Skip,
    /// The library does not export the symbol.
    Missing,
    /// Undefined or assumed by the contract: recorded but not judged.
    Observed,
    /// The outcome changed when the case was repeated.
    Flake,
    /// No verdict, since the runner could not run the case. It is never caused by the subject, and always
    /// reported.
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

    /// Whether this outcome makes a run exit with 1.
    pub fn is_unexpected(self) -> bool {
        matches!(
            self,
            Outcome::Fail | Outcome::Crash | Outcome::Timeout | Outcome::Missing | Outcome::Flake
        )
    }

    /// Rank of severity, from 0 as the most severe. A missing symbol ranks low, since it is explained in one
    /// line.
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

    /// Whether the case was run on the subject.
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
    /// The returned code, by name, or as a number if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The end of the process: `SIGSEGV`, `exit 3`, `timeout`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
    /// The code of the asynchronous work, if the contract requires a check of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// The rule behind the expectation; `None` if plain success is expected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Whether the contract leaves the outcome undefined. A skipped case was skipped for that reason.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undefined: bool,
    /// Whether a failing call wrote a place that it must leave unchanged, or any call wrote outside of one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub canary_broken: bool,
    /// Duration of the call, in microseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_us: Option<f64>,
    /// Duration of the case in its worker, with setup and cleanup, in microseconds; `None` if it was skipped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case_us: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// Beginning of the subject's output during the case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// The state of the thread after the call, if the run observes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aftermath: Option<Aftermath>,
    /// Result of a sequence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<Steps>,
    /// Present if the case came near its time limit and finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slow: Option<Slow>,
    /// Result of the reference, if the subject was judged by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reference: Option<ReferenceVerdict>,
}

/// The result of the steps of a sequence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Steps {
    /// The answer of each step.
    Answered(Vec<String>),
    /// The process ended, or exceeded its time limit, in this step, counted from zero.
    EndedIn(usize),
}

/// A result in comparison with the reference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReferenceVerdict {
    pub did: String,
    /// The outcome by the contract.
    pub contract: Outcome,
    /// The expectation of the contract.
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
            case_us: None,
            detail: (!detail.is_empty()).then(|| detail.to_owned()),
            output: None,
            aftermath: None,
            steps: None,
            slow: None,
            reference: None,
        }
    }

    /// The behaviour of the subject in one word, for evidence and comparison. All signals are reported as
    /// `crash`.
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

    /// The result without a reference. A flake stays a flake.
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

    /// The outcome by the contract, regardless of a reference.
    pub fn by_contract(&self) -> Outcome {
        let reference_verdict = self.reference.as_ref();
        reference_verdict.map_or(self.outcome, |reference_verdict| reference_verdict.contract)
    }
}
