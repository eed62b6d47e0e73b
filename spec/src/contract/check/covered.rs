//! A number is recognized by the first condition that holds for it: a condition must not hold for the value of a later
//! exemplar with a condition. Exemplars without one are recognized before the others, in any order.

use cuspec_diagnostic::Diagnostic;

use crate::contract::model::{Domain, DomainUse, Exemplar, Role, Standing};
use crate::contract::solve::axes::params_of;
use crate::contract::solve::call_space::{CallIndex, CallSpace};
use crate::contract::solve::choice::{Choice, bind, bind_value};
use crate::contract::solve::value::Value;

/// Reports refused exemplars that no value reaches, as far as their values do not depend on the call.
pub(super) fn check(space: &CallSpace<'_>, plain: &CallIndex, mistakes: &mut Vec<Diagnostic>) {
    for axis in 0..space.contract.axes() {
        let used = space.contract.axis(axis).domain;
        let domain = &space.contracts.vocabulary[used.domain];
        if domain.role != Role::Value || domain.has_identity() {
            continue;
        }
        let choices = space.choices()[axis].iter();
        for choice in choices.filter(|choice| !choice.is_accepted()) {
            let covers = |earlier: &&Exemplar| {
                is_refused(used, earlier) && holds(space, plain, used, earlier, choice)
            };
            let Some((exemplar, earlier)) = conditional(domain, choice) else {
                continue;
            };
            if let Some(covering) = earlier.iter().find(covers) {
                let (name, covering) = (&exemplar.name, &covering.name);
                let message = format!(
                    "`{name}` of `{}` is never recognized: the condition of `{covering}`, before it, holds for its value",
                    domain.name
                );
                let help = format!(
                    "put `{name}` before `{covering}`, or restrict the condition of `{covering}`"
                );
                mistakes.push(exemplar.span.error(message).with_help(help));
            }
        }
    }
}

/// The exemplar of a choice, if it has a condition, and the exemplars before it.
fn conditional<'a>(domain: &'a Domain, choice: &Choice) -> Option<(&'a Exemplar, &'a [Exemplar])> {
    let mut names = domain.exemplars.iter().map(|known| &known.name);
    let place = names.position(|name| *name == choice.exemplar)?;
    let exemplar = &domain.exemplars[place];
    exemplar.when.as_ref()?;
    Some((exemplar, &domain.exemplars[..place]))
}

fn is_refused(used: &DomainUse, exemplar: &Exemplar) -> bool {
    used.standing(exemplar, &exemplar.name) != Standing::Accepted
}

/// Whether the condition of an exemplar holds for the value of a choice, in every call.
fn holds(
    space: &CallSpace<'_>,
    plain: &CallIndex,
    used: &DomainUse,
    exemplar: &Exemplar,
    choice: &Choice,
) -> bool {
    let (Some(when), Some(value)) = (&exemplar.when, &choice.value) else {
        return false;
    };
    let condition = bind_value(&bind(when, used), value);
    let mut asked = Default::default();
    params_of(&condition, &mut asked);
    let value = space.call(plain).eval(&condition);
    asked.is_empty() && matches!(value, Value::Known(value) if value != 0)
}
