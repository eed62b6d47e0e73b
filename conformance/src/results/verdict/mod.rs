//! The judge: an expectation and an observation in, a verdict out. Pure, and the only place
//! where an outcome is decided.

use cuspec_case::Outcome as Answer;

use crate::results::Outcome;
use crate::suite::decision::Decision;

mod end;
mod notes;

pub use end::End;
pub use notes::{Remarks, note_everything, recall};

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
