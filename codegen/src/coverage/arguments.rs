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
mod zeros;

use cuspec_spec::contract::Contract;
use cuspec_spec::{Names, Registry};
use rayon::prelude::*;

use crate::plan;
use crate::plan::number::{Kind, Number};
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
    let lister = Lister { passed, exemplars };
    let mut out = Vec::new();
    for axis in 0..contract.axes() {
        if let Some(number) = Number::of(registry, names, contract, axis) {
            let is_ignored = ignored::is_ignored(registry, contract, axis, &number);
            let values = classes::of(contract, axis, &number).into_iter();
            let classes = values.map(|(name, value)| {
                let (status, by) = lister.status(axis, &number, value);
                lister.class(name, value, (status, by), is_ignored)
            });
            let beside = lister.zero_beside_fault(axis, &number);
            let beside = beside.map(|status| {
                let name = "zero with another fault".to_owned();
                lister.class(name, 0, status, is_ignored)
            });
            out.push(Argument {
                function: contract.function.clone(),
                argument: contract.axis(axis).name.to_owned(),
                kind: number.kind,
                classes: classes.chain(beside).collect(),
            });
        }
        out.extend(unlisted::of(registry, names, contract, axis));
    }
    out
}

/// Compares the values of a contract's arguments with its plan.
struct Lister<'c> {
    passed: &'c Passed,
    exemplars: Exemplars<'c>,
}

impl Lister<'_> {
    /// Returns the class of a value. A value that is not asked is ignored if the contract accepts any number.
    fn class(
        &self,
        name: String,
        value: i128,
        (status, by): (Status, Option<String>),
        is_ignored: bool,
    ) -> Class {
        let is_ignored = is_ignored && status == Status::NotAsked;
        Class {
            name,
            value: Some(value),
            status: match is_ignored {
                true => Status::Ignored,
                false => status,
            },
            by,
            basis: is_ignored.then(|| self.exemplars.success()),
        }
    }

    /// Returns whether a case passes a value, with the case or the exemplar that represents it.
    fn status(&self, axis: usize, number: &Number<'_>, value: i128) -> (Status, Option<String>) {
        match self.passed.case(axis, number, value) {
            Some((case, true)) => (Status::Asked, Some(case)),
            Some((case, false)) => (Status::Undefined, Some(case)),
            None => match self
                .exemplars
                .representing(axis, number, value, self.passed)
            {
                Some(label) => (Status::Represented, Some(label)),
                None => (Status::NotAsked, None),
            },
        }
    }

    /// Returns whether a case passes zero as an amount while another argument is refused; `None` if none can be refused.
    fn zero_beside_fault(
        &self,
        axis: usize,
        number: &Number<'_>,
    ) -> Option<(Status, Option<String>)> {
        if number.kind != Kind::Amount || !self.exemplars.has_other_fault(axis) {
            return None;
        }
        Some(match self.passed.zero_beside_fault(axis) {
            Some(case) => (Status::Asked, Some(case)),
            None => (Status::NotAsked, None),
        })
    }
}
