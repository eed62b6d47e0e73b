//! The numbers that planned cases pass through each argument.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use cuspec_spec::Registry;
use cuspec_spec::case::Outcome;
use cuspec_spec::case::table::{Block, FunctionBlock, PlannedCase, PlannedValue};
use cuspec_spec::contract::Contract;

use super::zeros;
use crate::plan;
use crate::plan::number::{Number, numbers};

/// The numbers that the cases of a function and of its twin pass, by axis.
#[derive(Default)]
pub(super) struct Passed {
    numbers: BTreeMap<(usize, i128), Witness>,
    labels: BTreeSet<(usize, String)>,
    zeros: BTreeMap<usize, String>,
}

/// A case that passes a number.
struct Witness {
    case: String,
    /// Whether the contract states its answer.
    is_defined: bool,
}

/// Returns the passed numbers of each contract's function.
pub(super) fn of_plan(registry: &Registry) -> HashMap<String, Passed> {
    let parts = plan::plan_each(registry, |planned| match planned.block {
        Block::Function(block) => {
            let contract = registry.contract(&block.contract)?;
            Some((block.contract.clone(), Passed::of(contract, &block)))
        }
        Block::Survey(_) | Block::Exports(_) | Block::Scenarios(_) => None,
    });
    let mut out: HashMap<String, Passed> = HashMap::new();
    for (function, passed) in parts.into_iter().flatten() {
        let known = out.entry(function).or_default();
        for (number, witness) in passed.numbers {
            known.add(number, witness);
        }
        known.labels.extend(passed.labels);
        for (axis, case) in passed.zeros {
            known.zeros.entry(axis).or_insert(case);
        }
    }
    out
}

impl Passed {
    fn of(contract: &Contract, block: &FunctionBlock) -> Self {
        let mut out = Self {
            zeros: zeros::of_block(contract, block),
            ..Self::default()
        };
        for planned in &block.cases {
            let values = planned.params.iter().chain(&planned.fields).enumerate();
            for (axis, value) in values {
                let Some(PlannedValue { label, template }) = value else {
                    continue;
                };
                out.labels.insert((axis, label.clone()));
                for number in numbers(template) {
                    out.add((axis, number), Witness::of(planned));
                }
            }
        }
        out
    }

    /// Keeps the first witness, but prefers one whose answer the contract states.
    fn add(&mut self, number: (usize, i128), witness: Witness) {
        match self.numbers.get_mut(&number) {
            Some(known) if known.is_defined || !witness.is_defined => {}
            Some(known) => *known = witness,
            None => {
                self.numbers.insert(number, witness);
            }
        }
    }

    /// Returns the case that passes a number, and whether the contract states its answer.
    pub(super) fn case(
        &self,
        axis: usize,
        number: &Number<'_>,
        value: i128,
    ) -> Option<(String, bool)> {
        let of_axis = self.numbers.range((axis, i128::MIN)..=(axis, i128::MAX));
        let same =
            of_axis.filter(|((_, passed), _)| number.truncated(*passed) == number.truncated(value));
        let witness = same
            .map(|(_, witness)| witness)
            .max_by_key(|one| one.is_defined)?;
        Some((witness.case.clone(), witness.is_defined))
    }

    /// Returns the case that passes zero together with a fault of another axis.
    pub(super) fn zero_beside_fault(&self, axis: usize) -> Option<String> {
        self.zeros.get(&axis).cloned()
    }

    /// Whether a case passes an exemplar, itself or behind a pointer: `over` or `value-over`.
    pub(super) fn has_exemplar(&self, axis: usize, label: &str) -> bool {
        let is_it = |passed: &str| match passed.strip_suffix(label) {
            Some(before) => before.is_empty() || before.ends_with('-'),
            None => false,
        };
        let mut labels = self.labels.iter().filter(|(of, _)| *of == axis);
        labels.any(|(_, passed)| is_it(passed))
    }
}

impl Witness {
    fn of(planned: &PlannedCase) -> Self {
        let mut faults = planned.case.expect.faults.iter();
        let is_undefined =
            faults.any(|fault| fault.when.is_none() && fault.outcome == Outcome::Undefined);
        Self {
            case: planned.case.id.clone(),
            is_defined: !is_undefined,
        }
    }
}
