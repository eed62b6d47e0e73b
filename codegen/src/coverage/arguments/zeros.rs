//! Zero amounts together with another fault: a call without work may return before it checks anything.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::case::Outcome;
use cuspec_spec::case::table::{FunctionBlock, PlannedCase, PlannedValue};
use cuspec_spec::contract::axes::params_of;
use cuspec_spec::contract::call_space::CallSpace;
use cuspec_spec::contract::{Contract, Standing};

use crate::plan::number::numbers;

/// Returns, for each axis, the first case that passes zero and has a fault of another axis.
pub(super) fn of_block(contract: &Contract, block: &FunctionBlock) -> BTreeMap<usize, String> {
    let params = block.params.iter().map(|param| &param.name);
    let names = Vec::from_iter(params.chain(block.fields.iter().map(|field| &field.name)));
    let deciders = Vec::from_iter((0..names.len()).map(|axis| deciders(contract, axis)));
    let mut out = BTreeMap::new();
    for planned in &block.cases {
        let faulty = faulty_axes(block, planned, &names);
        if faulty.is_empty() {
            continue;
        }
        for (axis, deciders) in deciders.iter().enumerate() {
            let is_beside = faulty.iter().any(|other| *other != axis);
            if is_beside && is_zero(block, planned, axis, deciders) {
                out.entry(axis).or_insert_with(|| planned.case.id.clone());
            }
        }
    }
    out
}

/// Whether another axis can be refused.
pub(super) fn can_be_beside_fault(space: &CallSpace<'_>, axis: usize) -> bool {
    let choices = space.choices().iter().enumerate();
    let mut others = choices.filter(|(other, _)| *other != axis);
    others.any(|(_, choices)| {
        let mut choices = choices.iter();
        choices.any(|choice| matches!(choice.standing, Standing::Refused(_)))
    })
}

/// Returns the axes that are refused on every machine, for a stated reason.
fn faulty_axes(block: &FunctionBlock, planned: &PlannedCase, names: &[&String]) -> Vec<usize> {
    let faults = planned.case.expect.faults.iter();
    let faults = faults.filter(|one| one.when.is_none() && one.outcome != Outcome::Undefined);
    let axes = faults.filter_map(|fault| {
        let rule = fault.rule.strip_prefix(&block.contract)?;
        let (axis, _label) = rule.strip_prefix('/')?.rsplit_once('.')?;
        names.iter().position(|name| *name == axis)
    });
    axes.collect()
}

/// Whether a case passes zero through an axis. A value that is as in the plain case is left out there, and so is a field
/// that is absent, unless the arguments that decide its presence are as in the plain case as well.
fn is_zero(
    block: &FunctionBlock,
    planned: &PlannedCase,
    axis: usize,
    deciders: &BTreeSet<usize>,
) -> bool {
    let is_zero_in = |case| value(case, axis).is_some_and(|own| numbers(&own.template) == [0]);
    let mut unchanged = deciders.iter().chain([&axis]);
    let is_plain = unchanged.all(|axis| value(planned, *axis).is_none());
    is_zero_in(planned) || is_plain && block.cases.first().is_some_and(is_zero_in)
}

fn value(planned: &PlannedCase, axis: usize) -> Option<&PlannedValue> {
    let mut values = planned.params.iter().chain(&planned.fields);
    values.nth(axis)?.as_ref()
}

/// Returns the axes that decide whether an axis exists.
fn deciders(contract: &Contract, axis: usize) -> BTreeSet<usize> {
    let mut out = BTreeSet::new();
    let mut next = vec![axis];
    while let Some(axis) = next.pop() {
        let Some(field) = contract.field(axis) else {
            continue;
        };
        let mut direct = BTreeSet::from([field.holder]);
        field
            .when
            .iter()
            .for_each(|when| params_of(when, &mut direct));
        next.extend(direct.into_iter().filter(|axis| out.insert(*axis)));
    }
    out
}
