//! Ends of number types, which the condition of a refused exemplar holds for.

use cuspec_spec::contract::call_space::CallSpace;
use cuspec_spec::contract::choice::{Choice, bind};
use cuspec_spec::contract::eval::Call;
use cuspec_spec::contract::value::Value;
use cuspec_spec::contract::{Exemplar, Expr, Standing};
use cuspec_spec::{Names, Registry};

use super::number::{Kind, Number};

/// Returns a refused choice of an axis for each end of its type that a refused exemplar covers and no choice passes.
pub(super) fn of(
    registry: &Registry,
    names: &Names<'_>,
    space: &CallSpace<'_>,
) -> Vec<(usize, Choice)> {
    let mut out = Vec::new();
    let Some(plain) = space.plain() else {
        return out;
    };
    for axis in 0..space.contract.axes() {
        let number = Number::of(registry, names, space.contract, axis);
        let Some(number) = number.filter(|number| number.kind == Kind::Amount) else {
            continue;
        };
        let Some(at) = space.with_axis(&plain, axis) else {
            continue;
        };
        let call = space.call(&at);
        let choices = &space.choices()[axis];
        for (name, value) in number.ends() {
            let is_passed = choices
                .iter()
                .filter_map(|choice| passed(&call, choice))
                .any(|passed| number.truncated(passed) == number.truncated(value));
            let covering = covering(&call, &number, value).filter(|_| !is_passed);
            let covered = covering.and_then(|exemplar| {
                let mut choices = choices.iter();
                choices.find(|choice| held(choice).exemplar == exemplar.name)
            });
            let refused = covered.filter(|one| matches!(one.standing, Standing::Refused(_)));
            let end = refused.map(|choice| choice.with_value(&name.replace(' ', "-"), value));
            out.extend(end.map(|end| (axis, end)));
        }
    }
    out
}

/// Returns the first exemplar whose condition holds for a value in a call.
pub(crate) fn covering<'d>(
    call: &Call<'_>,
    number: &Number<'d>,
    value: i128,
) -> Option<&'d Exemplar> {
    let holds = |when: &Expr| {
        let when = with_value(&bind(when, number.used), value);
        matches!(call.eval(&when), Value::Known(value) if value != 0)
    };
    let mut exemplars = number.domain.exemplars.iter();
    exemplars.find(|exemplar| exemplar.when.as_ref().is_some_and(holds))
}

/// The choice itself, or the one behind its pointer.
fn held(choice: &Choice) -> &Choice {
    choice.elements.last().unwrap_or(choice)
}

/// Returns the number that a choice passes in a call, if it is known.
fn passed(call: &Call<'_>, choice: &Choice) -> Option<i128> {
    match call.eval(held(choice).value.as_ref()?) {
        Value::Known(value) => Some(value),
        _ => None,
    }
}

/// Replaces the value that is passed by a known one.
fn with_value(expr: &Expr, value: i128) -> Expr {
    let inner = |expr: &Expr| Box::new(with_value(expr, value));
    match expr {
        Expr::Live => Expr::Int(value),
        Expr::Not(one) => Expr::Not(inner(one)),
        Expr::Binary(op, left, right) => Expr::Binary(*op, inner(left), inner(right)),
        Expr::OneOf(of, options) => {
            let options = options.iter().map(|option| with_value(option, value));
            Expr::OneOf(inner(of), options.collect())
        }
        other => other.clone(),
    }
}
