//! Arguments for which a contract accepts any number.

use std::collections::BTreeSet;

use cuspec_spec::Registry;
use cuspec_spec::contract::axes::params_of;
use cuspec_spec::contract::{Contract, DomainArg, ExemplarValue, Standing, StepKind};

use crate::plan::number::Number;

/// Whether the domain accepts any number, and no check reads the argument.
pub(super) fn is_ignored(
    registry: &Registry,
    contract: &Contract,
    axis: usize,
    number: &Number<'_>,
) -> bool {
    let is_any = registry.contracts.vocabulary.special.any == Some(number.used.domain);
    (is_any || accepts_unknown(number)) && !is_read(contract, axis)
}

/// Whether a domain has an exemplar for unknown numbers and accepts all exemplars.
fn accepts_unknown(number: &Number<'_>) -> bool {
    let is_unknown = |value: &Option<ExemplarValue>| {
        matches!(
            value,
            Some(ExemplarValue::Beyond | ExemplarValue::UnknownBit)
        )
    };
    let exemplars = &number.domain.exemplars;
    let is_accepted = exemplars
        .iter()
        .all(|one| number.used.standing(one, &one.name) == Standing::Accepted);
    is_accepted && exemplars.iter().any(|one| is_unknown(&one.value))
}

/// Whether a check, or the domain or the presence of another argument, reads an argument.
fn is_read(contract: &Contract, axis: usize) -> bool {
    let mut read = BTreeSet::new();
    for step in &contract.steps {
        if let StepKind::Rule(rule) = &step.kind {
            params_of(&rule.condition, &mut read);
        }
        step.guard
            .iter()
            .for_each(|guard| params_of(guard, &mut read));
    }
    for field in &contract.fields {
        field
            .when
            .iter()
            .for_each(|when| params_of(when, &mut read));
    }
    let args = (0..contract.axes()).flat_map(|other| &contract.axis(other).domain.args);
    for arg in args {
        match arg {
            DomainArg::Param(by) | DomainArg::Tagged { by, .. } => {
                read.insert(*by);
            }
            DomainArg::Expr(expr) => params_of(expr, &mut read),
            _ => {}
        }
    }
    read.contains(&axis)
}
