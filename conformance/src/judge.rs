//! The judge: an expectation and an observation in, a verdict out. Pure, and the only place
//! where an outcome is decided.

use cuspec_spec::case::{Environment, Expect, Fault, Outcome as Answer};
use serde::{Deserialize, Serialize};

use crate::outcome::Outcome;

mod end;
mod notes;
mod recorded;

pub use end::End;
pub use notes::{Remarks, note_everything, recall};
pub use recorded::judge_by;
pub(crate) use recorded::{is_free, is_same_question};

/// The code of plain success.
pub const SUCCESS: &str = "CUDA_SUCCESS";

/// What an expectation comes down to on this machine, with these arguments.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Any of these will do. Empty means success.
    pub acceptable: Vec<Acceptable>,
}

/// One answer that will do, and the rule that says so.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Acceptable {
    pub rule: String,
    pub answer: Answer,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub assumed: bool,
}

/// What the subject did.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Observation {
    /// The code that the call returned, by name; `None` if it never returned.
    pub code: Option<String>,
    /// What whoever waits for the work was told, where the contract asks for that.
    pub later: Option<String>,
    /// How the process ended, if it did.
    pub end: Option<End>,
    /// Places that a failing call wrote although it must not.
    pub touched: Vec<String>,
    /// Places that the call wrote past.
    pub overrun: Vec<String>,
    /// Statements about a successful call that did not hold: rule and what was found.
    pub broken: Vec<(String, String)>,
    /// Why the process could not go on afterwards.
    pub poisoned: Option<String>,
}

/// The judge's word.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub outcome: Outcome,
    /// The rule that was met, or broken.
    pub rule: Option<String>,
    pub expected: String,
    pub undefined: bool,
    pub detail: Option<String>,
}

/// Reduces an expectation to what is acceptable here. A condition that nobody can tell the truth
/// of counts as not holding: an unknown fault is not a present one.
pub fn decide(expect: &Expect, env: &dyn Environment) -> Decision {
    let mut present = expect.faults.iter().filter(|fault| is_present(fault, env));
    let acceptable = if expect.ordered {
        present.next().into_iter().map(accept).collect()
    } else {
        present.map(accept).collect()
    };
    Decision { acceptable }
}

/// Whether something is wrong with a call here.
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
        assumed: fault.assumed,
    }
}

impl Decision {
    /// Whether the contract says that anything may happen.
    pub fn is_undefined(&self) -> bool {
        self.acceptable
            .iter()
            .any(|acceptable| acceptable.answer == Answer::Undefined)
    }

    /// Whether the case is recorded without being judged.
    pub fn is_observed(&self) -> bool {
        self.is_undefined() || self.acceptable.iter().any(|acceptable| acceptable.assumed)
    }

    /// Whether somebody has to wait for the work before the answer is known.
    pub fn asks_later(&self) -> bool {
        self.acceptable
            .iter()
            .any(|acceptable| matches!(acceptable.answer, Answer::Later(_)))
    }

    /// The expectation for people.
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
            return SUCCESS.to_owned();
        }
        words.join(" or ")
    }

    /// The first acceptable answer that the observed codes meet; plain success where there is none.
    fn met_by(&self, code: &str, later: Option<&str>) -> Option<Option<&Acceptable>> {
        if self.acceptable.is_empty() {
            return (code == SUCCESS).then_some(None);
        }
        self.acceptable
            .iter()
            .find(|acceptable| is_met(&acceptable.answer, code, later))
            .map(Some)
    }

    /// The rule of the first acceptable answer; nothing where nothing is wrong.
    pub(crate) fn first_rule(&self) -> Option<String> {
        self.acceptable.first().map(|first| first.rule.clone())
    }
}

fn describe(acceptable: &Acceptable) -> Vec<String> {
    let note = if acceptable.assumed { " (assumed)" } else { "" };
    match &acceptable.answer {
        Answer::Codes(codes) => codes.iter().map(|code| format!("{code}{note}")).collect(),
        Answer::Failure => vec![format!("some failure{note}")],
        Answer::Undefined => vec!["undefined".to_owned()],
        Answer::Later(code) => vec![format!("{code} at the latest when waited for{note}")],
    }
}

/// An error that may come later may also come at once.
fn is_met(answer: &Answer, code: &str, later: Option<&str>) -> bool {
    match answer {
        Answer::Codes(codes) => codes.iter().any(|accepted| accepted == code),
        Answer::Failure => code != SUCCESS,
        Answer::Undefined => true,
        Answer::Later(wanted) => {
            code == wanted || (code == SUCCESS && later == Some(wanted.as_str()))
        }
    }
}

/// Decides what came of a call.
pub fn judge(decision: &Decision, seen: &Observation) -> Verdict {
    let undefined = decision.is_undefined();
    let verdict = |outcome, rule, detail| Verdict {
        outcome,
        rule,
        expected: decision.describe(),
        undefined,
        detail,
    };
    if decision.is_observed() {
        return verdict(
            Outcome::Observed,
            decision.first_rule(),
            note_everything(seen),
        );
    }
    if let Some(end) = &seen.end {
        let outcome = match end {
            End::Timeout => Outcome::Timeout,
            _ => Outcome::Crash,
        };
        return verdict(outcome, decision.first_rule(), note_everything(seen));
    }
    let code = seen.code.as_deref().unwrap_or("no answer");
    let Some(met) = decision.met_by(code, seen.later.as_deref()) else {
        return verdict(Outcome::Fail, decision.first_rule(), note_everything(seen));
    };
    let rule = met.map(|acceptable| acceptable.rule.clone());
    if let Some((broken, _)) = seen.broken.first() {
        return verdict(Outcome::Fail, Some(broken.clone()), note_everything(seen));
    }
    let may_poison = met.is_some_and(|met| matches!(met.answer, Answer::Later(_)));
    let harmed = !seen.touched.is_empty()
        || !seen.overrun.is_empty()
        || (seen.poisoned.is_some() && !may_poison);
    let outcome = if harmed { Outcome::Fail } else { Outcome::Pass };
    verdict(outcome, rule, note_everything(seen))
}

#[cfg(test)]
mod tests;
