//! Checks the effects of a call against its contract.

use cuspec_case::{Case, Expr};

use super::arguments::{Arguments, Facts};
use super::effects;
use super::last_error;
use super::unwritten::Unwritten;
use crate::suite::Suite;
use crate::suite::expr_display::show;
use crate::suite::success::{CAPTURE, CONTEXT, CREATES, LAST_ERROR};
use crate::worker::ipc::Called;

/// Checks the places of the call, and the postconditions of its contract. Returns notes about
/// postconditions that are only assumed and do not hold.
pub(super) fn inspect(
    case: &Case,
    facts: &Facts<'_>,
    called: &mut Called,
    code: &str,
) -> Vec<String> {
    let places = facts.arguments.places();
    called.overrun = places.iter().filter_map(|place| place.overrun()).collect();
    let failed_with = (called.code != 0).then_some(code);
    let touched = places.iter().filter_map(|place| place.touched(failed_with));
    called.touched = touched.chain(facts.arguments.changed_sources()).collect();
    if failed_with.is_some() {
        return Vec::new();
    }
    let mut notes = Vec::new();
    for ensure in &case.ensures {
        if ensure.holds.eval(facts) != Some(0) {
            continue;
        }
        let found = explain(&ensure.holds, facts);
        if ensure.is_assumed() {
            notes.push(format!("{} is assumed, and {found}", ensure.rule));
        } else {
            called.broken.push((ensure.rule.clone(), found));
        }
    }
    notes
}

/// What a call has wrongly changed besides its places.
pub(super) struct Observed {
    pub last_error: Option<last_error::Change>,
    /// A change of the current context by a failed call, for people.
    pub context: Option<String>,
    /// A change of the capture by a failed call, for people.
    pub capture: Option<String>,
}

/// Rules for every call, independent of its contract, that do not hold for this one.
pub(super) fn find_broken(
    suite: &Suite,
    case: &Case,
    arguments: &Arguments,
    code: u32,
    observed: Observed,
) -> Vec<(String, String)> {
    let show = |code| suite.show_code(case.api, code);
    let last_error = observed.last_error;
    let last_error = last_error.map(|change| change.describe(code, show));
    let changes = [
        (LAST_ERROR, last_error),
        (CONTEXT, observed.context),
        (CAPTURE, observed.capture),
    ];
    let rule = |name| format!("{}/{name}", case.function);
    let changes = changes.into_iter();
    let mut broken: Vec<_> = changes
        .filter_map(|(name, found)| Some((rule(name), found?)))
        .collect();
    if code == 0 {
        let null_resources = effects::find_null_resources(suite, case, arguments).into_iter();
        broken.extend(null_resources.map(|found| (rule(CREATES), found)));
    }
    broken
}

/// Parts of places that a successful call had to write and did not; empty if the case is not judged.
pub(super) fn find_unwritten(arguments: &Arguments, called: &Called) -> Vec<Unwritten> {
    if called.code != 0 || called.decision.is_observed() {
        return Vec::new();
    }
    let places = arguments.places().iter();
    places.flat_map(|place| place.unwritten()).collect()
}

/// The condition that does not hold, with the values of a comparison.
fn explain(holds: &Expr, facts: &Facts<'_>) -> String {
    let what = show(holds);
    let Expr::Binary(_, left, right) = holds else {
        return format!("not {what}");
    };
    match (left.eval(facts), right.eval(facts)) {
        (Some(left), Some(right)) => format!("not {what}, with {left} and {right}"),
        _ => format!("not {what}"),
    }
}
