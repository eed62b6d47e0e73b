//! Rejects vacuous postconditions: one that holds of places which no call has written
//! holds for a library that does nothing.

use cuspec_case::canary::{Canary, Filling, name_place};
use cuspec_case::{Environment, Expr};
use cuspec_diagnostic::Diagnostic;

use crate::contract::model::{Contracts, DomainArg, DomainUse, Param, Role, StepKind};
use crate::contract::solve::call_space::{CallIndex, CallSpace};
use crate::contract::solve::eval::Call;
use crate::contract::solve::value::residual;

/// Returns postconditions that hold for the initial contents of a place,
/// and places that no call, or an unstated one, may leave alone.
pub fn check(space: &CallSpace<'_>, plain: &CallIndex, mistakes: &mut Vec<Diagnostic>) {
    let contract = space.contract;
    for (index, step) in contract.steps.iter().enumerate() {
        let StepKind::Ensure(ensure) = &step.kind else {
            continue;
        };
        let calls = space.success_with(plain, index).into_iter();
        let mut calls = calls.flat_map(|at| neighbours(space, at));
        let holds =
            |at: &CallIndex| holds_untouched(&space.call(at), &space.id(plain, at), &ensure.id);
        if let Some(at) = calls.find(holds) {
            let message = format!(
                "`{}` is true in `{}` although the call wrote nothing",
                ensure.id,
                space.id(plain, &at)
            );
            mistakes.push(ensure.span.error(message).with_help(
                "an ensure must constrain the result: compare it with another function or a known property of \
                 the machine, or check it in a scenario",
            ));
        }
    }
    for param in &contract.params {
        left_alone(space, plain, param, mistakes);
    }
}

/// A call, and those that differ from it in one accepted choice and have no fault.
fn neighbours(space: &CallSpace<'_>, at: CallIndex) -> Vec<CallIndex> {
    let mut out = vec![at.clone()];
    for (axis, choices) in space.choices().iter().enumerate() {
        for (index, choice) in choices.iter().enumerate() {
            let mut next = at.clone();
            next.picked[axis] = index;
            if choice.is_accepted() && next != at && space.call(&next).has_no_fault() {
                out.push(next);
            }
        }
    }
    out
}

/// Whether a postcondition is known to hold while the places are unwritten.
fn holds_untouched(call: &Call<'_>, case: &str, rule: &str) -> bool {
    let ensures = call.ensures().into_iter();
    let mut holds = ensures.filter(|ensure| ensure.rule == rule);
    holds.any(|ensure| {
        Filling::BOTH.into_iter().any(|filling| {
            let untouched = Untouched {
                call,
                case,
                filling,
            };
            // A condition without places concerns the call, not its effect.
            ensure
                .holds
                .eval(&untouched)
                .is_some_and(|known| known != 0)
        })
    })
}

/// `may_leave_alone` applies to a place. Some call shows it, and, if
/// there is a condition, another writes the place.
fn left_alone(
    space: &CallSpace<'_>,
    plain: &CallIndex,
    param: &Param,
    mistakes: &mut Vec<Diagnostic>,
) {
    let Some(left_alone) = &param.may_leave_alone else {
        return;
    };
    let name = &param.name;
    if !is_place(space.contracts, &param.domain) {
        let message =
            format!("`{name}` is not a place that a successful call could leave unchanged");
        mistakes.push(left_alone.span.error(message));
        return;
    }
    let Some(when) = &left_alone.when else { return };
    let calls = || neighbours(space, plain.clone()).into_iter();
    let value = |at: &CallIndex| residual(space.call(at).eval(when));
    let is_known = |at: CallIndex, wanted: bool| match value(&at) {
        Some(Expr::Int(value)) => (value != 0) == wanted,
        _ => true,
    };
    if !calls().any(|at| is_known(at, true)) {
        let message = format!("no successful call may leave `{name}` unchanged");
        let help = "its condition holds for no accepted exemplar; remove the attribute";
        mistakes.push(left_alone.span.error(message).with_help(help));
    } else if !calls().any(|at| is_known(at, false)) {
        let message = format!("every successful call may leave `{name}` unchanged");
        let help = "remove `when(..)`, or state the condition of calls that write the place";
        mistakes.push(left_alone.span.error(message).with_help(help));
    }
}

/// Whether a domain is a place for a result, or leads to places.
fn is_place(contracts: &Contracts, used: &DomainUse) -> bool {
    contracts.vocabulary[used.domain].role == Role::Place
        || used.args.iter().any(|arg| match arg {
            DomainArg::Domain(inner) => is_place(contracts, inner),
            _ => false,
        })
}

/// A call that answered SUCCESS and did nothing.
struct Untouched<'c, 'a> {
    call: &'c Call<'a>,
    /// The id of the case, which determines the initial contents of its places.
    case: &'c str,
    filling: Filling,
}

impl Environment for Untouched<'_, '_> {
    fn attribute(&self, _: i32) -> Option<i128> {
        None
    }

    fn query(&self, _: &str) -> Option<i128> {
        None
    }

    fn arg(&self, _: usize) -> Option<i128> {
        None
    }

    fn out(&self, param: usize, offset: u64, size: u64, signed: bool) -> Option<i128> {
        // A return value is not in a place of the caller.
        self.call.contract.params.get(param)?;
        let choice = self.call.choice(param);
        if choice.role != Role::Place || choice.is_null() {
            return None;
        }
        let canary = Canary::new(self.case, &name_place(param), self.filling);
        let bytes = canary.bytes(usize::try_from(offset).ok()?, usize::try_from(size).ok()?);
        let mut wide = [0; 16];
        wide.get_mut(..bytes.len())?.copy_from_slice(&bytes);
        let value = i128::from_le_bytes(wide);
        let unused = 128 - 8 * u32::try_from(size).ok()?;
        let is_signed = signed && (1..128).contains(&unused);
        Some(if is_signed {
            value << unused >> unused
        } else {
            value
        })
    }

    fn names(&self, _: usize, _: usize) -> Option<bool> {
        None
    }

    fn reads(&self, _: usize, _: &str) -> Option<bool> {
        None
    }
}
