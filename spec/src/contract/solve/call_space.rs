//! The calls of a function: choices of each parameter, in each state.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use super::axes::{Axes, decides, params_of, params_of_step, within};
use super::choice::Choice;
use super::eval::Call;
use crate::contract::grounds::Grounds;
use crate::contract::model::{Contract, Contracts, NeedId, Standing, State, StateId};
use crate::names::Names;

/// A contract with the choices of its parameters.
pub struct CallSpace<'a> {
    /// Look-up of names in expressions.
    pub names: &'a Names<'a>,
    /// The vocabulary, and contracts that this one refers to.
    pub contracts: &'a Contracts,
    /// The function whose calls these are.
    pub contract: &'a Contract,
    /// Choices of each parameter, with dependencies.
    axes: Arc<Axes>,
    /// The basis of expectations.
    pub grounds: Grounds<'a>,
    /// The called symbol: the function's own, or its twin's.
    pub symbol: &'a str,
    is_per_thread: bool,
    /// Results so far.
    pub(super) cache: RefCell<Searches>,
}

/// Computed data about the calls of a function, shared between the checks and the plan.
#[derive(Clone, Debug)]
pub struct CallCache {
    axes: Arc<Axes>,
    searches: Searches,
}

/// Results of searches among the calls of a function.
#[derive(Clone, Debug, Default)]
pub(super) struct Searches {
    /// The plain call, once searched for.
    pub(super) plain: Option<Option<CallIndex>>,
    /// The best call for a step, by starting call.
    pub(super) clearest: HashMap<(CallIndex, usize), Option<CallIndex>>,
}

/// A call in a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CallIndex {
    /// The index of each parameter's choice.
    pub picked: Vec<usize>,
    /// The state of the process and the thread.
    pub state: StateId,
}

impl CallIndex {
    /// Whether the call is made in the first state, in which all needs are met.
    pub fn is_ready(&self) -> bool {
        self.state == StateId::READY
    }
}

impl<'a> CallSpace<'a> {
    /// The calls of a contract's function.
    pub fn new(names: &'a Names<'a>, contracts: &'a Contracts, contract: &'a Contract) -> Self {
        let axes = Arc::new(Axes::of(names, contracts, contract));
        Self {
            names,
            contracts,
            contract,
            axes,
            grounds: Grounds::of(names, contract),
            symbol: &contract.function,
            is_per_thread: false,
            cache: RefCell::default(),
        }
    }

    /// The same with data computed before.
    pub fn with_cache(
        names: &'a Names<'a>,
        contracts: &'a Contracts,
        contract: &'a Contract,
        cache: &CallCache,
    ) -> Self {
        Self {
            names,
            contracts,
            contract,
            axes: Arc::clone(&cache.axes),
            grounds: Grounds::of(names, contract),
            symbol: &contract.function,
            is_per_thread: false,
            cache: RefCell::new(cache.searches.clone()),
        }
    }

    /// The same with further choices that are not accepted. They follow the others of their axes, so that the results of
    /// searches stay valid.
    pub fn with_refused(mut self, further: Vec<(usize, Choice)>) -> Self {
        let mut axes = Axes::clone(&self.axes);
        for (axis, choice) in further {
            axes.choices[axis].push(choice);
        }
        self.axes = Arc::new(axes);
        self
    }

    /// Returns the computed data.
    pub fn into_cache(self) -> CallCache {
        CallCache {
            axes: self.axes,
            searches: self.cache.into_inner(),
        }
    }

    /// The calls of the per-thread twin, if there is one.
    pub fn twin(&self) -> Option<Self> {
        let twin = self.names.function(&self.contract.function)?;
        let twin = twin.per_thread.as_ref()?;
        Some(Self {
            axes: Arc::clone(&self.axes),
            grounds: Grounds::of(self.names, self.contract),
            symbol: &twin.symbol,
            is_per_thread: true,
            cache: RefCell::default(),
            ..*self
        })
    }

    /// Choices of each parameter and field.
    pub fn choices(&self) -> &[Vec<Choice>] {
        &self.axes.choices
    }

    /// Whether these are calls of the twin.
    pub fn is_per_thread(&self) -> bool {
        self.is_per_thread
    }

    /// Whether a call needs nothing of the process: no needs, no made arguments, no such
    /// conditions.
    pub fn needs_nothing(&self) -> bool {
        let mut choices = self.choices().iter().flatten();
        let mut ready = self.state(StateId::READY).facts.iter();
        self.contract
            .needs
            .iter()
            .all(|need| self.contracts.vocabulary[*need].holds_without_driver())
            && !ready.any(|fact| self.axes.asked.contains(fact))
            && !choices.any(|c| c.live)
    }

    /// Returns a state of the vocabulary.
    pub fn state(&self, id: StateId) -> &'a State {
        &self.contracts.vocabulary[id]
    }

    /// Returns the call at an index.
    pub fn call<'s>(&'s self, at: &'s CallIndex) -> Call<'s> {
        Call {
            names: self.names,
            contracts: self.contracts,
            contract: self.contract,
            choices: self.choices(),
            picked: &at.picked,
            state: self.state(at.state),
            grounds: &self.grounds,
            is_per_thread: self.is_per_thread(),
        }
    }

    /// Returns the states that apply to the function, the ready one first.
    pub fn states(&self) -> Vec<StateId> {
        let ready = &self.state(StateId::READY).facts;
        StateId::all(&self.contracts.vocabulary)
            .filter(|(_, state)| {
                let State {
                    only,
                    facts,
                    last_error,
                    ..
                } = state;
                if state.is_unplanned {
                    return false;
                }
                if last_error.is_some() {
                    return self.contract.returns_last_error;
                }
                only.is_empty() && !state.is_asked
                    || only.iter().any(|need| self.contract.checks_need(*need))
                    || facts
                        .iter()
                        .any(|fact| self.axes.asked.contains(fact) && !ready.contains(fact))
            })
            .map(|(id, _)| id)
            .collect()
    }

    /// Returns states that the function tolerates.
    pub fn tolerated(&self) -> Vec<StateId> {
        let tolerates = &self.contract.tolerates;
        let applies = self.states();
        let is_tested = |needs: &[NeedId]| needs.iter().any(|need| tolerates.contains(need));
        StateId::all(&self.contracts.vocabulary)
            .filter(|(id, _)| !applies.contains(id))
            .filter(|(_, state)| !state.is_unplanned && !state.is_strict)
            .filter(|(_, state)| is_tested(&state.fails) && is_tested(&state.only))
            .map(|(id, _)| id)
            .collect()
    }

    /// The axes that decide whether an axis exists.
    pub(super) fn decides(&self, axis: usize, out: &mut BTreeSet<usize>) {
        decides(self.contract, axis, out);
    }

    /// The same call, with missing axes as in another call.
    pub fn settle(&self, at: &CallIndex, plain: &CallIndex) -> CallIndex {
        let mut out = at.clone();
        for axis in self.contract.params.len()..self.contract.axes() {
            if !self.call(&out).is_there(axis) {
                out.picked[axis] = plain.picked[axis];
            }
        }
        out
    }

    /// The id of a case: the function, and the differences from the plain call.
    pub fn id(&self, plain: &CallIndex, at: &CallIndex) -> String {
        let mut id = format!("{}[", self.symbol);
        let mut add = |name: &str, value: &str| {
            if !id.ends_with('[') {
                id.push(',');
            }
            id.extend([name, "=", value]);
        };
        for (param, picked) in at.picked.iter().enumerate() {
            if *picked != plain.picked[param] {
                let name = self.contract.axis(param).name;
                add(name, &self.choices()[param][*picked].label);
            }
        }
        if !at.is_ready() {
            add("state", &self.state(at.state).name);
        }
        id.push(']');
        id
    }

    /// In states without live objects, replaces live choices by ones that need no driver.
    pub fn adapt(&self, at: &CallIndex, state: StateId) -> CallIndex {
        let mut out = CallIndex {
            picked: at.picked.clone(),
            state,
        };
        let to = self.state(state);
        if !to.is_lifeless && !self.contracts.vocabulary.is_uninitialized(to) {
            return out;
        }
        for (param, picked) in out.picked.iter_mut().enumerate() {
            let choices = &self.choices()[param];
            // If the state is refused, the elements of an array are not read.
            let is_followed = !self.contracts.vocabulary.checks_initialized(self.contract);
            let lives =
                |c: &Choice| c.live || (is_followed && c.elements.iter().any(|held| held.live));
            if !lives(&choices[*picked]) {
                continue;
            }
            let dead = |accepted: bool| {
                choices
                    .iter()
                    .position(|c| !lives(c) && c.is_accepted() == accepted)
            };
            if let Some(index) = dead(true).or_else(|| dead(false)) {
                *picked = index;
            }
        }
        out
    }

    /// The same call with a dead handle in place of each null that is refused before the state:
    /// this shows the answer to the state. `None` if no null is refused first.
    pub fn past_null(&self, at: &CallIndex) -> Option<CallIndex> {
        let is_of_nothing = |choice: &Choice| {
            choice.standing == Standing::Undefined && !choice.live && !choice.is_null()
        };
        let initialized = self.contracts.vocabulary.special_needs.initialized?;
        let is_need = |step: usize| self.contract.steps[step].need() == Some(initialized);
        let faults = self.call(at).faults();
        let need = faults
            .iter()
            .position(|found| is_need(found.step) && found.fault.when.is_none())?;
        let mut out = at.clone();
        for found in &faults[..need] {
            for axis in self.mentioned(found.step) {
                let chosen = &self.choices()[axis][at.picked[axis]];
                if chosen.is_null() && self.contracts.vocabulary[chosen.domain].live {
                    out.picked[axis] = self.choices()[axis].iter().position(is_of_nothing)?;
                }
            }
        }
        let is_undefined =
            |found: &super::eval::Found| found.fault.outcome == cuspec_case::Outcome::Undefined;
        let follows_it = self.call(&out).faults().iter().any(is_undefined);
        (out != *at && !follows_it).then_some(out)
    }

    /// Whether the result of a step may differ after some parameters have changed.
    pub(super) fn is_decided_by(&self, step: usize, params: &[usize]) -> bool {
        params
            .iter()
            .any(|param| self.axes.decided_by[step].contains(param))
    }

    /// The axes that the failure or the postconditions of a step depend on.
    pub(super) fn decided_by(&self, step: usize) -> &[usize] {
        &self.axes.decided_by[step]
    }

    /// The axes that some axes depend on, transitively, and these themselves.
    pub(super) fn dependents_of(&self, axes: BTreeSet<usize>) -> Vec<usize> {
        Vec::from_iter(within(axes, &self.axes.dependencies))
    }

    /// Whether the value of an axis depends on the state of the thread and the process.
    pub(super) fn is_by_state(&self) -> bool {
        self.axes.is_by_state
    }

    /// The parameters that a step names.
    pub fn params_of_step(&self, step: usize) -> BTreeSet<usize> {
        params_of_step(&self.contract.steps[step])
    }

    /// The parameters that a step reads, directly or through numbers of others.
    pub fn mentioned(&self, step: usize) -> Vec<usize> {
        let mut out = self.params_of_step(step);
        // The value of a field depends on its existence.
        for param in out.clone() {
            self.decides(param, &mut out);
        }
        let direct: Vec<usize> = out.iter().copied().collect();
        for param in direct {
            for choice in &self.choices()[param] {
                for expr in choice
                    .value
                    .iter()
                    .chain(choice.numbers.iter().map(|(_, n)| n))
                {
                    params_of(expr, &mut out);
                }
            }
        }
        // Other parameters may be measured by these.
        for (param, choices) in self.choices().iter().enumerate() {
            let mut measured = BTreeSet::new();
            for choice in choices {
                choice
                    .value
                    .iter()
                    .for_each(|value| params_of(value, &mut measured));
            }
            if measured.iter().any(|m| out.contains(m)) {
                out.insert(param);
            }
        }
        out.into_iter().collect()
    }
}
