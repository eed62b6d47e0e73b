//! The judge: computes a verdict from an expectation and an observation. It is pure, and the only place that
//! decides outcomes.

use cuspec_case::Outcome as Answer;

use crate::results::Outcome;
use crate::suite::decision::Decision;

mod end;
mod notes;

pub use end::End;
pub use notes::{Remarks, format_notes, parse_notes};

/// The observed behaviour of the subject.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Observation {
    /// The returned code, by name; `None` if the call did not return.
    pub code: Option<String>,
    /// The code of the asynchronous work, if the contract requires a check of it.
    pub later: Option<String>,
    /// The end of the process, if it ended.
    pub end: Option<End>,
    /// Places that a failing call wrote but must leave unchanged.
    pub touched: Vec<String>,
    /// Places outside of which the call wrote.
    pub overrun: Vec<String>,
    /// Postconditions that did not hold: rule and actual value.
    pub broken: Vec<(String, String)>,
    /// The reason why the process cannot be used any more.
    pub poisoned: Option<String>,
}

/// The verdict on an observation.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub outcome: Outcome,
    /// The rule that decided the outcome, or that was violated.
    pub rule: Option<String>,
    pub expected: String,
    pub undefined: bool,
    pub detail: Option<String>,
}

/// Judges a call.
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
        return verdict(Outcome::Observed, decision.first_rule(), format_notes(seen));
    }
    if let Some(end) = &seen.end {
        let outcome = match end {
            End::Timeout => Outcome::Timeout,
            _ => Outcome::Crash,
        };
        return verdict(outcome, decision.first_rule(), format_notes(seen));
    }
    let code = seen.code.as_deref().unwrap_or("no answer");
    let Some(met) = decision.met_by(code, seen.later.as_deref()) else {
        return verdict(Outcome::Fail, decision.first_rule(), format_notes(seen));
    };
    let rule = met.map(|acceptable| acceptable.rule.clone());
    if let Some((broken, _)) = seen.broken.first() {
        return verdict(Outcome::Fail, Some(broken.clone()), format_notes(seen));
    }
    let may_poison = met.is_some_and(|met| matches!(met.answer, Answer::Later(_)));
    let harmed = !seen.touched.is_empty()
        || !seen.overrun.is_empty()
        || (seen.poisoned.is_some() && !may_poison);
    let outcome = if harmed { Outcome::Fail } else { Outcome::Pass };
    verdict(outcome, rule, format_notes(seen))
}

#[cfg(test)]
mod tests;
