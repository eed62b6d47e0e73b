//! The acceptable results of an expectation on one machine.

use cuspec_case::{Api, Basis, Environment, Expect, Fault, Outcome as Answer};
use serde::{Deserialize, Serialize};

/// Whether a code of any API means plain success.
pub fn is_success(code: &str) -> bool {
    Api::ALL.into_iter().any(|api| api.success() == code)
}

/// The acceptable results of an expectation on this machine, with these arguments.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The API that the codes belong to.
    #[serde(default)]
    pub api: Api,
    /// Each of these is acceptable. An empty list means success.
    pub acceptable: Vec<Acceptable>,
    /// Whether the success of a call without a fault is only assumed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_success_assumed: bool,
}

/// An acceptable answer, and the rule that allows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Acceptable {
    pub rule: String,
    pub answer: Answer,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub assumed: bool,
}

/// Reduces an expectation to the acceptable answers on this machine. A condition that cannot be evaluated
/// counts as false, so an unknown fault counts as absent.
pub fn decide(api: Api, expect: &Expect, env: &dyn Environment) -> Decision {
    let mut present = expect.faults.iter().filter(|fault| is_present(fault, env));
    let acceptable = if expect.ordered {
        present.next().into_iter().map(accept).collect()
    } else {
        present.map(accept).collect()
    };
    Decision {
        api,
        acceptable,
        is_success_assumed: expect.basis.as_ref().is_some_and(Basis::is_assumption),
    }
}

/// Whether the condition of the fault holds here.
pub fn is_present(fault: &Fault, env: &dyn Environment) -> bool {
    match &fault.when {
        None => true,
        Some(condition) => condition.eval(env).is_some_and(|value| value != 0),
    }
}

fn accept(fault: &Fault) -> Acceptable {
    Acceptable {
        rule: fault.rule.clone(),
        answer: fault.outcome.clone(),
        assumed: fault.is_assumed(),
    }
}

impl Decision {
    /// Whether the contract leaves the behavior undefined.
    pub fn is_undefined(&self) -> bool {
        self.acceptable
            .iter()
            .any(|acceptable| acceptable.answer == Answer::Undefined)
    }

    /// Whether the result is recorded without being judged.
    pub fn is_observed(&self) -> bool {
        let mut acceptable = self.acceptable.iter();
        self.is_undefined()
            || acceptable.any(|acceptable| acceptable.assumed)
            || self.acceptable.is_empty() && self.is_success_assumed
    }

    /// Whether the error may only be reported when the work is waited for.
    pub fn has_deferred_error(&self) -> bool {
        self.acceptable
            .iter()
            .any(|acceptable| matches!(acceptable.answer, Answer::Later(_)))
    }

    /// The expectation as text for people.
    pub fn describe(&self) -> String {
        if self.is_undefined() {
            return "undefined".to_owned();
        }
        let mut words: Vec<String> = Vec::new();
        for acceptable in &self.acceptable {
            for word in describe(acceptable) {
                if !words.contains(&word) {
                    words.push(word);
                }
            }
        }
        if words.is_empty() {
            let note = if self.is_success_assumed { ASSUMED } else { "" };
            return format!("{}{note}", self.api.success());
        }
        words.join(" or ")
    }

    /// The first acceptable answer that the observed codes match; `Some(None)` for plain success where the
    /// list is empty.
    pub(crate) fn met_by(&self, code: &str, later: Option<&str>) -> Option<Option<&Acceptable>> {
        if self.acceptable.is_empty() {
            return is_success(code).then_some(None);
        }
        self.acceptable
            .iter()
            .find(|acceptable| is_met(&acceptable.answer, code, later))
            .map(Some)
    }

    /// The rule of the first acceptable answer; `None` if the call has no fault.
    pub(crate) fn first_rule(&self) -> Option<String> {
        self.acceptable.first().map(|first| first.rule.clone())
    }
}

/// The note behind an answer that is neither observed nor documented.
const ASSUMED: &str = " (assumed)";

fn describe(acceptable: &Acceptable) -> Vec<String> {
    let note = if acceptable.assumed { ASSUMED } else { "" };
    match &acceptable.answer {
        Answer::Codes(codes) => codes.iter().map(|code| format!("{code}{note}")).collect(),
        Answer::Undefined => vec!["undefined".to_owned()],
        Answer::Later(code) => vec![format!(
            "{code}, at once or when the work is waited for{note}"
        )],
    }
}

/// Whether the observed codes match the answer. A deferred error may also be returned by the call itself.
pub(crate) fn is_met(answer: &Answer, code: &str, later: Option<&str>) -> bool {
    match answer {
        Answer::Codes(codes) => codes.iter().any(|accepted| accepted == code),
        Answer::Undefined => true,
        Answer::Later(wanted) => {
            code == wanted || (is_success(code) && later == Some(wanted.as_str()))
        }
    }
}
