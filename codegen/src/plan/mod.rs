//! Plans the cases of contracts.
//!
//! The cases of a function: the plain call; every accepted exemplar alone and in pairs; every refused
//! exemplar alone, and the ends of the type that its condition holds for; every rule as the only one violated; every state that applies, also with null wherever
//! null is accepted; two faults at once, which reveals the order of checks; and for the runtime, the plain call with
//! objects of the driver. The twin for the per-thread
//! default stream gets the cases that involve streams. The name of a case lists its differences from the
//! plain call, so it stays the same when a case is added.

mod argument;
mod block;
mod crossing;
mod declared;
pub(crate) mod ends;
mod interop;
pub(crate) mod number;
mod order;
mod scenarios;
#[cfg(test)]
mod tests;
mod twin;
mod waiting;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use cuspec_spec::case::table::{Block, FunctionBlock};
use cuspec_spec::case::{Api, Basis, Case, Expr, Kind, Waiting};
use cuspec_spec::contract::axes::constants_of;
use cuspec_spec::contract::call_space::{CallIndex, CallSpace};
use cuspec_spec::contract::choice::Choice;
use cuspec_spec::contract::incremental::IncrementalEval;
use cuspec_spec::contract::{Contract, DomainArg, DomainId, DomainUse, StateId, StepKind};
use cuspec_spec::{Names, Registry};
use rayon::prelude::*;

/// Limit of enumerators that no rule names, for each parameter of a pair: rules treat them alike.
const MAX_REPRESENTATIVES: usize = 2;

/// A block of cases of one group.
pub(crate) struct Planned {
    pub api: Api,
    /// The unit of evidence, `stream`.
    pub group: String,
    pub block: Block,
}

/// Returns every case: those of functions in the order of the contracts, then scenarios, then the survey and
/// the exports.
pub(crate) fn plan(registry: &Registry) -> Vec<Planned> {
    plan_with(registry, true, |planned| planned)
}

/// Returns the result of `make` for each block of the plan; the whole plan at once takes much memory. Cases
/// of contracts have no arguments here, because the block holds them by name.
pub(crate) fn plan_each<T: Send>(
    registry: &Registry,
    make: impl Fn(Planned) -> T + Send + Sync,
) -> Vec<T> {
    plan_with(registry, false, make)
}

fn plan_with<T: Send>(
    registry: &Registry,
    has_args: bool,
    make: impl Fn(Planned) -> T + Send + Sync,
) -> Vec<T> {
    let names = registry.names();
    let contract_blocks = || -> Vec<T> {
        // Small parts keep all cores busy until the end.
        let contracts = registry.contracts.functions.par_iter().with_max_len(8);
        let made = contracts.flat_map_iter(|contract| {
            let blocks = plan_contract(registry, &names, contract, has_args).into_iter();
            blocks.map(|block| {
                make(Planned {
                    api: contract.api,
                    group: contract.file.clone(),
                    block: Block::Function(block),
                })
            })
        });
        made.collect()
    };
    let other_blocks = || -> Vec<T> {
        let groups: Vec<Planned> =
            by_group(scenarios::scenarios(registry, &names), Block::Scenarios)
                .into_iter()
                .chain(by_group(declared::survey(registry), Block::Survey))
                .chain(by_group(declared::exports(registry), Block::Exports))
                .collect();
        groups.into_par_iter().map(&make).collect()
    };
    let (mut made, rest) = rayon::join(contract_blocks, other_blocks);
    made.extend(rest);
    made
}

/// Returns the blocks of a contract's function and of its twin.
fn plan_contract(
    registry: &Registry,
    names: &Names<'_>,
    contract: &Contract,
    has_args: bool,
) -> Vec<FunctionBlock> {
    let fields = declared::field_gates(registry, names, contract);
    let gates = |symbol: &str| Gates {
        function: declared::function_gates(registry, names, symbol),
        fields: fields.clone(),
    };
    let own = call_space(registry, names, contract);
    let own = match ends::of(registry, names, &own) {
        ends if ends.is_empty() => own,
        ends => own.with_refused(ends),
    };
    let twin = own.twin().and_then(|twin| {
        let gates = gates(twin.symbol);
        Some(Planner::new(&twin, gates, has_args)?.plan_twin(&own))
    });
    let planner = Planner::new(&own, gates(&contract.function), has_args);
    let planned = planner.map(Planner::plan);
    planned.into_iter().chain(twin).collect()
}

/// Returns the exemplars that planned calls use, as pairs of domain and exemplar: those of arguments, of
/// fields, and of the elements of arrays.
pub(crate) fn used_exemplars(registry: &Registry) -> BTreeSet<(DomainId, String)> {
    let names = registry.names();
    let used = |plan: fn(&mut Planner<'_, '_>), contracts: &[&Contract]| {
        let of_contracts = contracts.par_iter().with_max_len(8);
        let used =
            of_contracts.map(|contract| exemplars_of_calls(registry, &names, contract, plan));
        used.reduce(BTreeSet::new, |mut all, more| {
            all.extend(more);
            all
        })
    };
    let contracts: Vec<&Contract> = registry.contracts.functions.iter().collect();
    let mut all = used(|planner| planner.add_one_by_one(), &contracts);
    // Few exemplars occur only in combination with others, so all calls are planned only for contracts that
    // could use those.
    let missing: BTreeSet<DomainId> = DomainId::all(&registry.contracts.vocabulary)
        .filter(|(id, domain)| {
            let mut exemplars = domain.exemplars.iter();
            exemplars.any(|one| !all.contains(&(*id, one.name.clone())))
        })
        .map(|(id, _)| id)
        .collect();
    let could_use = |contract: &&Contract| {
        (0..contract.axes()).any(|axis| {
            let mut domains = domains_of(contract.axis(axis).domain).into_iter();
            domains.any(|domain| missing.contains(&domain))
        })
    };
    let rest: Vec<&Contract> = contracts.into_iter().filter(could_use).collect();
    all.extend(used(|planner| planner.add_all(), &rest));
    all
}

/// Returns the domain of a parameter, and the domains in its arguments.
fn domains_of(used: &DomainUse) -> Vec<DomainId> {
    let inner = used.args.iter().flat_map(|arg| match arg {
        DomainArg::Domain(inner) => domains_of(inner),
        _ => Vec::new(),
    });
    std::iter::once(used.domain).chain(inner).collect()
}

/// Returns the exemplars that planned calls of a contract's function use.
fn exemplars_of_calls(
    registry: &Registry,
    names: &Names<'_>,
    contract: &Contract,
    plan: fn(&mut Planner<'_, '_>),
) -> BTreeSet<(DomainId, String)> {
    fn add(choice: &Choice, out: &mut BTreeSet<(DomainId, String)>) {
        out.insert((choice.domain, choice.exemplar.clone()));
        for element in &choice.elements {
            add(element, out);
        }
    }
    let space = call_space(registry, names, contract);
    let no_gates = Gates {
        function: Vec::new(),
        fields: Vec::new(),
    };
    let mut out = BTreeSet::new();
    let Some(mut planner) = Planner::new(&space, no_gates, false) else {
        return out;
    };
    plan(&mut planner);
    let picked = planner.calls.iter().flat_map(|(_, at)| {
        let axes = planner.eval.present_axes(at);
        axes.into_iter().map(|axis| (axis, at.picked[axis]))
    });
    let picked: BTreeSet<(usize, usize)> = picked.collect();
    for (axis, choice) in picked {
        add(&space.choices()[axis][choice], &mut out);
    }
    out
}

/// Returns the calls of a contract's function, with the cache that the checks of the registry filled.
pub(crate) fn call_space<'a>(
    registry: &'a Registry,
    names: &'a Names<'a>,
    contract: &'a Contract,
) -> CallSpace<'a> {
    let contracts = &registry.contracts;
    match registry.call_cache(&contract.function) {
        Some(cache) => CallSpace::with_cache(names, contracts, contract, cache),
        None => CallSpace::new(names, contracts, contract),
    }
}

/// Returns the plan as a flat list of cases.
pub(crate) fn cases(registry: &Registry) -> Vec<Case> {
    let blocks = plan(registry).into_iter().map(|planned| planned.block);
    let cases = blocks.flat_map(|block| match block {
        Block::Function(function) => function.cases.into_iter().map(|p| p.case).collect(),
        Block::Survey(cases) | Block::Exports(cases) | Block::Scenarios(cases) => cases,
    });
    cases.collect()
}

/// Returns a block for each group, in the order of the first case of each.
fn by_group(cases: Vec<Case>, block: fn(Vec<Case>) -> Block) -> Vec<Planned> {
    let mut groups: Vec<(Api, String, Vec<Case>)> = Vec::new();
    for case in cases {
        let known = groups
            .iter_mut()
            .find(|(api, group, _)| *api == case.api && *group == case.group);
        match known {
            Some((_, _, cases)) => cases.push(case),
            None => groups.push((case.api, case.group.clone(), vec![case])),
        }
    }
    let planned = groups.into_iter().map(|(api, group, cases)| Planned {
        api,
        group,
        block: block(cases),
    });
    planned.collect()
}

/// Conditions on the library under which the calls of a contract run.
struct Gates {
    /// For all calls.
    function: Vec<Expr>,
    /// For calls that set a field, by field.
    fields: Vec<Vec<Expr>>,
}

/// The calls planned for one contract; a call that is added twice keeps its first kind.
struct Planner<'g, 'a> {
    space: &'g CallSpace<'a>,
    /// The plain call.
    eval: IncrementalEval<'g, 'a>,
    gates: Gates,
    /// Whether cases carry their arguments, in addition to those of the block.
    has_args: bool,
    needs_nothing: bool,
    /// The basis of the claim that a call succeeds.
    success: Basis,
    calls: Vec<(Kind, CallIndex)>,
    /// Calls that are made while other work is held; they follow the others.
    held: Vec<(CallIndex, Waiting)>,
    /// The call with objects of the driver; it follows all others.
    interop: Option<CallIndex>,
    seen: BTreeSet<(StateId, Vec<usize>)>,
}

impl<'g, 'a> Planner<'g, 'a> {
    /// Returns `None` for a contract without a plain call, which `check` reports.
    fn new(space: &'g CallSpace<'a>, gates: Gates, has_args: bool) -> Option<Self> {
        Some(Self {
            space,
            eval: IncrementalEval::new(space, space.plain()?),
            gates,
            has_args,
            needs_nothing: space.needs_nothing(),
            success: space.grounds.success(),
            calls: Vec::new(),
            held: Vec::new(),
            interop: None,
            seen: BTreeSet::new(),
        })
    }

    fn plan(mut self) -> FunctionBlock {
        self.add_all();
        self.block()
    }

    fn add_all(&mut self) {
        let plain = self.eval.base().clone();
        self.add(Kind::Plain, plain.clone());
        self.add_rules(&plain);
        self.add_refused(&plain);
        self.add_accepted(&plain);
        self.add_pairs(&plain);
        self.add_states(&plain);
        self.add_nulls(&plain);
        self.add_orders(&plain);
        self.add_waiting(&plain);
        self.add_interop(&plain);
    }

    /// Adds the calls that differ from the plain one in one exemplar.
    fn add_one_by_one(&mut self) {
        let plain = self.eval.base().clone();
        self.add(Kind::Plain, plain.clone());
        self.add_refused(&plain);
        self.add_accepted(&plain);
    }

    /// Adds a call, unless an equal one exists. Choices that have no effect in the call are set to those of
    /// the plain call, so that the name of the case omits them.
    fn add(&mut self, kind: Kind, at: CallIndex) {
        let at = match self.calls.first() {
            Some((_, plain)) => self.space.settle(&at, plain),
            None => at,
        };
        if self.seen.insert((at.state, at.picked.clone())) {
            self.calls.push((kind, at));
        }
    }

    fn choices(&self, axis: usize) -> &'g [Choice] {
        &self.space.choices()[axis]
    }

    fn params(&self) -> Range<usize> {
        0..self.space.contract.params.len()
    }

    /// Returns the axes of parameters, followed by those of fields.
    fn axes(&self) -> Range<usize> {
        0..self.space.contract.axes()
    }

    /// Adds, for every rule, a call that violates only this rule.
    fn add_rules(&mut self, plain: &CallIndex) {
        for (index, step) in self.space.contract.steps.iter().enumerate() {
            let at = match &step.kind {
                StepKind::Rule(_) => self.space.alone(plain, index),
                StepKind::Ensure(_) => self.space.success_with(plain, index),
                _ => None,
            };
            if let Some(at) = at {
                self.add(Kind::Rule, at);
            }
        }
    }

    /// Adds every refused or undefined exemplar alone.
    fn add_refused(&mut self, plain: &CallIndex) {
        for axis in self.axes() {
            let Some(base) = self.space.with_axis(plain, axis) else {
                continue;
            };
            for (index, choice) in self.choices(axis).iter().enumerate() {
                if !choice.is_accepted() {
                    self.add(Kind::Refused, changed(&base, axis, index));
                }
            }
        }
    }

    /// Adds every accepted exemplar alone.
    fn add_accepted(&mut self, plain: &CallIndex) {
        for axis in self.axes() {
            let Some(base) = self.space.with_axis(plain, axis) else {
                continue;
            };
            self.add(Kind::Accepted, base.clone());
            for choice in self.others(plain, axis) {
                self.add(Kind::Accepted, changed(&base, axis, choice));
            }
        }
    }

    /// Adds every pair of accepted exemplars of parameters.
    fn add_pairs(&mut self, plain: &CallIndex) {
        let named = self.named_constants();
        let all: Vec<Vec<usize>> = self.params().map(|axis| self.others(plain, axis)).collect();
        for left in self.params() {
            for right in left + 1..self.params().end {
                for a in self.representatives(left, &all[left], &named) {
                    for b in self.representatives(right, &all[right], &named) {
                        let at = changed(&changed(plain, left, a), right, b);
                        self.add(Kind::Accepted, at);
                    }
                }
            }
        }
    }

    /// Returns the accepted choices of a parameter other than the plain one.
    fn others(&self, plain: &CallIndex, param: usize) -> Vec<usize> {
        self.choices(param)
            .iter()
            .enumerate()
            .filter(|(index, choice)| choice.is_accepted() && *index != plain.picked[param])
            .map(|(index, _)| index)
            .collect()
    }

    /// Returns the choices that rules distinguish, and at most `MAX_REPRESENTATIVES` of each family that they
    /// do not.
    fn representatives(
        &self,
        param: usize,
        choices: &[usize],
        named: &BTreeSet<i128>,
    ) -> Vec<usize> {
        let mut unnamed: BTreeMap<String, usize> = BTreeMap::new();
        choices
            .iter()
            .copied()
            .filter(|index| {
                let choice = &self.choices(param)[*index];
                let is_one_of_many = choice.is_enumerator || choice.family != choice.exemplar;
                if !is_one_of_many || value_of(choice).is_some_and(|value| named.contains(&value)) {
                    return true;
                }
                let count = unnamed.entry(choice.family.clone()).or_default();
                *count += 1;
                *count <= MAX_REPRESENTATIVES
            })
            .collect()
    }

    fn named_constants(&self) -> BTreeSet<i128> {
        let mut out = BTreeSet::new();
        for step in &self.space.contract.steps {
            if let Some(guard) = &step.guard {
                constants_of(guard, &mut out);
            }
            match &step.kind {
                StepKind::Rule(rule) => constants_of(&rule.condition, &mut out),
                StepKind::Ensure(ensure) => constants_of(&ensure.condition, &mut out),
                _ => {}
            }
        }
        out
    }
}

fn value_of(choice: &Choice) -> Option<i128> {
    let value = choice
        .value
        .as_ref()
        .or_else(|| choice.elements.first()?.value.as_ref());
    match value {
        Some(cuspec_spec::contract::Expr::Int(value)) => Some(*value),
        _ => None,
    }
}

fn changed(at: &CallIndex, param: usize, choice: usize) -> CallIndex {
    let mut out = at.clone();
    out.picked[param] = choice;
    out
}
