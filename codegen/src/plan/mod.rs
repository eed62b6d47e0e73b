//! From contracts to cases.
//!
//! Per function: the plain call; every accepted exemplar alone and in pairs; every refused one
//! alone; every rule as the only one violated; every state that applies, also with nothing where
//! nothing may be passed; and two faults at once, which shows the order of checks. Its twin for the
//! per-thread default stream is called with everything that has to do with streams. A case is named
//! by what differs from the plain call, so it keeps its name when a neighbour is added.

mod argument;
mod crossing;
mod declared;
mod order;
#[cfg(test)]
mod tests;
mod twin;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use cuspec_spec::case::table::{Block, FunctionBlock, PlannedCase, PlannedField};
use cuspec_spec::case::{Api, Case, Expect, Expr, Kind};
use cuspec_spec::contract::call_space::{CallIndex, CallSpace, constants_of};
use cuspec_spec::contract::choice::Choice;
use cuspec_spec::contract::eval::{Call, of_machine};
use cuspec_spec::contract::grounds;
use cuspec_spec::contract::{Contract, Order, Scenario, StepKind};
use cuspec_spec::{Names, Registry};
use rayon::prelude::*;

/// Enumerators that no rule names stand for each other in pairs: so many of them are used.
const REPRESENTATIVES: usize = 2;

/// The cases of a group that belong together.
pub(crate) struct Planned {
    pub api: Api,
    /// The unit of evidence, `stream`.
    pub group: String,
    pub block: Block,
}

/// Every case, function by function in the order of the contracts, then scenarios, then what is
/// only declared.
pub(crate) fn plan(registry: &Registry) -> Vec<Planned> {
    plan_each(registry, |planned| planned)
}

/// What is made of each block of the plan. All of the plan at once takes much memory.
pub(crate) fn plan_each<T: Send>(
    registry: &Registry,
    make: impl Fn(Planned) -> T + Send + Sync,
) -> Vec<T> {
    let names = registry.names();
    let contracts = registry.contracts.functions.par_iter();
    let mut made: Vec<T> = contracts
        .flat_map_iter(|contract| {
            let blocks = of_contract(registry, &names, contract).into_iter();
            blocks.map(|block| {
                make(Planned {
                    api: contract.api,
                    group: contract.file.clone(),
                    block: Block::Function(block),
                })
            })
        })
        .collect();
    let groups = by_group(scenarios(registry, &names), Block::Scenarios)
        .into_iter()
        .chain(by_group(declared::survey(registry), Block::Survey))
        .chain(by_group(declared::exports(registry), Block::Exports));
    made.extend(groups.map(make));
    made
}

/// The calls of a contract's function, and those of its twin.
fn of_contract(registry: &Registry, names: &Names<'_>, contract: &Contract) -> Vec<FunctionBlock> {
    let fields = declared::field_gates(registry, names, contract);
    let gates = |symbol: &str| Gates {
        function: function_gates(registry, symbol),
        fields: fields.clone(),
    };
    let own = CallSpace::new(names, &registry.contracts, contract);
    let twin = CallSpace::of_twin(names, &registry.contracts, contract);
    let twin = twin.and_then(|twin| {
        let gates = gates(twin.symbol);
        Planner::new(&twin, gates).plan_twin(&own)
    });
    let planner = Planner::new(&own, gates(&contract.function));
    planner.plan().into_iter().chain(twin).collect()
}

/// The same, case by case.
pub(crate) fn cases(registry: &Registry) -> Vec<Case> {
    let blocks = plan(registry).into_iter().map(|planned| planned.block);
    let cases = blocks.flat_map(|block| match block {
        Block::Function(function) => function.cases.into_iter().map(|p| p.case).collect(),
        Block::Survey(cases) | Block::Exports(cases) | Block::Scenarios(cases) => cases,
    });
    cases.collect()
}

/// A block for each group, in the order in which groups come first.
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

/// What a library has to be to have a function, or its twin for the per-thread default stream, by its
/// symbol.
fn function_gates(registry: &Registry, symbol: &str) -> Vec<Expr> {
    let mut functions = registry.declared.functions.iter();
    let found = functions.find_map(|function| {
        let twin = function.per_thread.as_ref();
        let twin = twin.filter(|twin| twin.symbol == symbol);
        let is_own = function.name == symbol;
        let own = is_own.then_some(function.introduced);
        let version = own.or_else(|| Some(twin?.introduced))?;
        Some((function, version))
    });
    found.map_or_else(Vec::new, |(function, version)| {
        declared::gates(registry, function, version)
    })
}

/// What a library has to be to have everything that a scenario calls.
fn scenario_gates(registry: &Registry, names: &Names<'_>, scenario: &Scenario) -> Vec<Expr> {
    let mut gates = Vec::new();
    for gate in scenario
        .calls
        .iter()
        .flat_map(|function| function_gates(registry, function))
    {
        if !gates.contains(&gate) {
            gates.push(gate);
        }
    }
    let own = scenario.gates.iter();
    gates.extend(own.filter_map(|gate| of_machine(names, gate)));
    gates
}

fn scenarios(registry: &Registry, names: &Names<'_>) -> Vec<Case> {
    let scenarios = registry.contracts.scenarios.iter().map(|scenario| Case {
        id: scenario.id.clone(),
        api: scenario.api,
        function: scenario.function.clone(),
        group: scenario.file.clone(),
        kind: Kind::Scenario,
        state: if scenario.needs.iter().any(|n| n == "context") {
            "ready"
        } else {
            "uninitialized"
        }
        .to_owned(),
        args: Vec::new(),
        returns: None,
        expect: Expect {
            basis: Some(grounds::of_scenario(scenario)),
            ..Expect::default()
        },
        ensures: Vec::new(),
        gates: scenario_gates(registry, names, scenario),
        lookup: None,
        lasting: scenario.is_lasting || calls_what_lasts(registry, scenario),
        shares_thread: false,
        needs_nothing: false,
        hazard: scenario.hazard.clone(),
    });
    scenarios.collect()
}

/// Whether a scenario calls a function whose success outlasts the case.
fn calls_what_lasts(registry: &Registry, scenario: &Scenario) -> bool {
    let mut contracts = registry.contracts.functions.iter();
    contracts.any(|contract| contract.is_lasting && scenario.calls.contains(&contract.function))
}

/// What a library has to be for the calls of a contract.
struct Gates {
    /// For all of them.
    function: Vec<Expr>,
    /// For those that set a field, by field.
    fields: Vec<Vec<Expr>>,
}

/// The calls planned for one contract; a call that is wanted twice keeps its first reason.
struct Planner<'g, 'a> {
    space: &'g CallSpace<'a>,
    gates: Gates,
    needs_nothing: bool,
    calls: Vec<(Kind, CallIndex)>,
    seen: BTreeSet<(usize, Vec<usize>)>,
}

impl<'g, 'a> Planner<'g, 'a> {
    fn new(space: &'g CallSpace<'a>, gates: Gates) -> Self {
        Self {
            space,
            gates,
            needs_nothing: space.needs_nothing(),
            calls: Vec::new(),
            seen: BTreeSet::new(),
        }
    }

    /// `check` reports a contract without a plain call.
    fn plan(mut self) -> Option<FunctionBlock> {
        let plain = self.space.plain()?;
        self.add(Kind::Plain, plain.clone());
        self.rules(&plain);
        self.refused(&plain);
        self.accepted(&plain);
        self.states(&plain);
        self.nothing(&plain);
        self.order(&plain);
        Some(self.block(&plain))
    }

    /// The calls as cases, the plain one first.
    fn block(&self, plain: &CallIndex) -> FunctionBlock {
        let ids = self.ids(plain);
        let contract = self.space.contract;
        let plain_call = self.space.call(plain);
        let calls = self.calls.iter().zip(ids);
        let cases = calls.map(|((kind, at), id)| self.planned(*kind, at, id, &plain_call));
        let fields = contract.fields.iter().zip(contract.params.len()..);
        let fields = fields.map(|(field, axis)| PlannedField {
            name: field.name.clone(),
            plain: plain_call.choice(axis).label.clone(),
        });
        FunctionBlock {
            function: self.space.symbol.to_owned(),
            contract: contract.function.clone(),
            params: contract.params.iter().map(|p| p.name.clone()).collect(),
            fields: fields.collect(),
            cases: cases.collect(),
        }
    }

    fn planned(&self, kind: Kind, at: &CallIndex, id: String, plain: &Call<'_>) -> PlannedCase {
        let call = self.space.call(at);
        let table = argument::Builder {
            call: &call,
            plain,
            with_names: true,
        };
        let label = |axis: usize| call.choice(axis).label.clone();
        let fields = self.params().end..self.axes().end;
        let fields =
            fields.map(|axis| call.is_there(axis).then(|| (label(axis), table.axis(axis))));
        PlannedCase {
            labels: self.params().map(label).collect(),
            templates: self.params().map(|param| table.axis(param)).collect(),
            fields: fields.collect(),
            case: self.case(kind, &call, at.is_ready(), id, plain),
        }
    }

    /// What means nothing in the call is as it is in the plain one, so that no case says it.
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
        &self.space.choices[axis]
    }

    fn params(&self) -> Range<usize> {
        0..self.space.contract.params.len()
    }

    /// The parameters, and the fields behind them.
    fn axes(&self) -> Range<usize> {
        0..self.space.contract.axes()
    }

    /// Every rule as the only one violated.
    fn rules(&mut self, plain: &CallIndex) {
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

    /// Every exemplar that is refused or undefined, alone.
    fn refused(&mut self, plain: &CallIndex) {
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

    /// Every accepted exemplar alone, and every pair of those of parameters.
    fn accepted(&mut self, plain: &CallIndex) {
        let named = self.named_constants();
        let all: Vec<Vec<usize>> = self.axes().map(|axis| self.others(plain, axis)).collect();
        for axis in self.axes() {
            let Some(base) = self.space.with_axis(plain, axis) else {
                continue;
            };
            self.add(Kind::Accepted, base.clone());
            for choice in &all[axis] {
                self.add(Kind::Accepted, changed(&base, axis, *choice));
            }
        }
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

    /// Accepted choices of a parameter other than the plain one.
    fn others(&self, plain: &CallIndex, param: usize) -> Vec<usize> {
        self.choices(param)
            .iter()
            .enumerate()
            .filter(|(index, choice)| choice.is_accepted() && *index != plain.picked[param])
            .map(|(index, _)| index)
            .collect()
    }

    /// Choices that rules can tell apart, and a few of those they cannot.
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
                let is_enumerator =
                    choice.label.starts_with("CU_") || choice.label.contains("-CU_");
                let is_one_of_many = is_enumerator || choice.family != choice.exemplar;
                if !is_one_of_many || value_of(choice).is_some_and(|value| named.contains(&value)) {
                    return true;
                }
                let count = unnamed.entry(choice.family.clone()).or_default();
                *count += 1;
                *count <= REPRESENTATIVES
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

    /// What differs from the plain call; two calls that would share a name are numbered.
    fn ids(&self, plain: &CallIndex) -> Vec<String> {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        self.calls
            .iter()
            .map(|(_, at)| {
                let id = self.space.id(plain, at);
                let count = seen.entry(id.clone()).or_default();
                *count += 1;
                if *count == 1 {
                    id
                } else {
                    format!("{}#{count}", id)
                }
            })
            .collect()
    }

    fn case(
        &self,
        kind: Kind,
        call: &Call<'_>,
        is_ready: bool,
        id: String,
        plain: &Call<'_>,
    ) -> Case {
        let contract = self.space.contract;
        let found = call.faults();
        let there = || self.axes().filter(|axis| call.is_there(*axis));
        let chosen = || there().map(|axis| call.choice(axis));
        let hazard = contract
            .hazard
            .clone()
            .or_else(|| call.state.hazard.clone())
            .or_else(|| found.iter().find_map(|f| f.hazard.clone()))
            .or_else(|| chosen().find_map(|choice| choice.hazard.clone()));
        // A state other than the ready one is what the thread is in.
        let has_own_thread = contract.has_own_thread
            || contract.is_lasting
            || hazard.is_some()
            || !is_ready
            || chosen().any(Choice::wants_own_thread);
        let whole = argument::Builder {
            call,
            plain,
            with_names: false,
        };
        Case {
            id,
            api: contract.api,
            function: self.space.symbol.to_owned(),
            group: contract.file.clone(),
            kind,
            state: call.state.name.clone(),
            args: self.params().map(|param| whole.axis(param)).collect(),
            returns: contract.returns.map(|returned| returned.size),
            expect: Expect {
                ordered: contract.order == Order::Observed,
                faults: found.into_iter().map(|f| f.fault).collect(),
                basis: Some(self.space.grounds.success()),
            },
            ensures: call.ensures(),
            gates: self.gates_of(call),
            lookup: None,
            lasting: contract.is_lasting,
            shares_thread: !has_own_thread,
            needs_nothing: self.needs_nothing,
            hazard,
        }
    }

    /// What a library and a machine have to be for a call: to have the function, and all that is
    /// passed to it. Those of the function come first.
    fn gates_of(&self, call: &Call<'_>) -> Vec<Expr> {
        let mut gates = self.gates.function.clone();
        let mut add = |gate: Expr| {
            if !gates.contains(&gate) {
                gates.push(gate);
            }
        };
        for axis in self.axes().filter(|axis| call.is_there(*axis)) {
            let choice = call.choice(axis);
            let passed = choice.all_gates().into_iter();
            passed
                .filter_map(|gate| argument::machine(call, gate))
                .for_each(&mut add);
            let field = axis.checked_sub(self.params().end);
            let field = field.and_then(|field| self.gates.fields.get(field));
            // To a library that does not know a field its bytes are padding, or kept for later: zero.
            if value_of(choice) != Some(0) {
                field.into_iter().flatten().cloned().for_each(&mut add);
            }
        }
        gates
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
