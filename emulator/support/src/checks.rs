//! Single checks of a call.

use crate::calls;
use crate::mutation::{ChangedCheck, of_check};
use crate::tri::{Tri, truth};
use crate::verdict::{Checked, Outcome, ResultCode, Verdict};

/// The check of a need.
pub fn check_need<C: ResultCode>(
    is_met: bool,
    rule: &'static str,
    outcome: impl Into<Outcome<C>>,
) -> Checked<C> {
    match is_met {
        true => Checked::Continue(()),
        false => fail(rule, outcome.into()),
    }
}

/// The check of a rule, which is broken where its condition holds.
pub fn check_rule<C: ResultCode>(
    is_broken: Tri,
    rule: &'static str,
    outcome: impl Into<Outcome<C>>,
) -> Checked<C> {
    check_need(!truth(is_broken), rule, outcome)
}

/// The check of an argument.
pub fn check_argument<C: ResultCode>(fault: Option<(&'static str, Outcome<C>)>) -> Checked<C> {
    match fault {
        None => Checked::Continue(()),
        Some((rule, outcome)) => fail(rule, outcome),
    }
}

/// Where a failed check leads.
fn fail<C: ResultCode>(rule: &'static str, outcome: Outcome<C>) -> Checked<C> {
    let outcome = match of_check(rule) {
        Some(ChangedCheck::Off) => {
            calls::skip();
            return Checked::Continue(());
        }
        Some(ChangedCheck::Code(code)) => Outcome::Code(C::from_number(code)),
        None => outcome,
    };
    Checked::Break(match outcome {
        Outcome::Code(code) => Verdict::Stop(code),
        Outcome::Undefined => {
            calls::note_undefined();
            Verdict::Stop(C::UNDEFINED)
        }
        Outcome::Later => Verdict::Go,
    })
}
