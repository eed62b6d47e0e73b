//! The values of each argument that planned cases pass, and those that none passes.

mod argument;
mod classes;
mod ignored;
mod limits;
mod passed;
mod print;
mod represented;
#[cfg(test)]
mod tests;
mod unlisted;

use cuspec_spec::contract::Contract;
use cuspec_spec::{Names, Registry};
use rayon::prelude::*;

use crate::plan;
use crate::plan::number::Number;
pub(super) use argument::Argument;
use argument::{Class, Status};
use passed::Passed;
pub(super) use print::print;
use represented::Exemplars;

/// Whether every value is passed, represented or excused.
pub(super) fn are_complete(arguments: &[Argument]) -> bool {
    let mut arguments = arguments.iter();
    arguments.all(|argument| argument.not_asked().next().is_none())
}

/// Lists the arguments of every contract that are or hold numbers, in the order of the contracts.
pub(super) fn list(registry: &Registry) -> Vec<Argument> {
    let names = registry.names();
    let passed = passed::of_plan(registry);
    let nothing = Passed::default();
    let contracts = registry.contracts.functions.par_iter();
    let listed = contracts.flat_map_iter(|contract| {
        let passed = passed.get(&contract.function).unwrap_or(&nothing);
        of_contract(registry, &names, contract, passed)
    });
    listed.collect()
}

fn of_contract(
    registry: &Registry,
    names: &Names<'_>,
    contract: &Contract,
    passed: &Passed,
) -> Vec<Argument> {
    let exemplars = Exemplars::of(plan::call_space(registry, names, contract));
    let mut out = Vec::new();
    for axis in 0..contract.axes() {
        if let Some(number) = Number::of(registry, names, contract, axis) {
            let classes = classes::of(contract, axis, &number).into_iter();
            let is_ignored = ignored::is_ignored(registry, contract, axis, &number);
            let class = |(name, value): (String, i128)| {
                let (status, by) = match passed.case(axis, &number, value) {
                    Some((case, true)) => (Status::Asked, Some(case)),
                    Some((case, false)) => (Status::Undefined, Some(case)),
                    None if is_ignored => (Status::Ignored, None),
                    None => match exemplars.representing(axis, &number, value, passed) {
                        Some(label) => (Status::Represented, Some(label)),
                        None => (Status::NotAsked, None),
                    },
                };
                let value = Some(value);
                let basis = (status == Status::Ignored).then(|| exemplars.success());
                Class {
                    name,
                    value,
                    status,
                    by,
                    basis,
                }
            };
            out.push(Argument {
                function: contract.function.clone(),
                argument: contract.axis(axis).name.to_owned(),
                kind: number.kind,
                classes: classes.map(class).collect(),
            });
        }
        out.extend(unlisted::of(registry, names, contract, axis));
    }
    out
}
