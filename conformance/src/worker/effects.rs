//! Effects of a call on resources, according to its contract.

use cuspec_case::canary::name_place;
use cuspec_case::{Case, EffectKind, Expr, Op};

use super::arguments::Arguments;
use super::call::Answer;
use crate::suite::Suite;
use crate::worker::resources::{CaseResources, Words};

/// Records the resources that a successful call has created, acquired or ended, and those that a refused call has
/// broken. Returns the reason to end the process, if any.
pub(super) fn record(
    case: &Case,
    arguments: &Arguments,
    answer: Answer,
    resources: &mut CaseResources<'_>,
) -> Option<String> {
    let words = Words {
        arg: &|param| arguments.word(param),
        out: &|param| written(arguments, param),
    };
    if answer.code != 0 {
        return resources.record_refused_call(&case.function, &words);
    }
    resources.record_call(&case.function, &words)
}

/// The first eight bytes that a call wrote to a place; `None` if it wrote nothing.
fn written(arguments: &Arguments, param: usize) -> Option<u64> {
    let place = arguments.place(param)?;
    let written = Some(place).filter(|place| !place.is_untouched())?;
    written.read(0, 8, false).map(|value| value as u64)
}

/// Places that hold zero after a successful call that should have created a resource there. Places for
/// which the contract states zero are excluded.
pub(super) fn find_null_resources(
    suite: &Suite,
    case: &Case,
    arguments: &Arguments,
) -> Vec<String> {
    let row = suite.effects_of(&case.function);
    let effects = row.map_or(&[][..], |row| row.effects).iter();
    let made = effects.filter(|effect| effect.kind == EffectKind::Creates);
    let null_resources = made.filter_map(|effect| {
        let resource = suite.resource(effect.resource)?;
        let is_null = !resource.zero_is_one
            && written(arguments, effect.param) == Some(0)
            && !case
                .ensures
                .iter()
                .any(|one| is_zero(&one.holds, effect.param));
        let place = name_place(effect.param);
        is_null.then(|| format!("{place} is zero, which is no {}", resource.name))
    });
    null_resources.collect()
}

/// Whether a postcondition states that the value in a place is zero.
fn is_zero(holds: &Expr, place: usize) -> bool {
    let Expr::Binary(Op::Eq, left, right) = holds else {
        return false;
    };
    let is_value = matches!(**left, Expr::Out { param, offset: 0, .. } if param == place);
    is_value && **right == Expr::Int(0)
}
