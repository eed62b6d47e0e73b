//! The calls of a function: what may be passed for each parameter, in each state.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use super::axes::{Axes, asked_by, decides, params_of, within};
use super::choice::Choice;
use super::eval::Call;
use crate::contract::grounds::Grounds;
use crate::contract::model::{Contract, Contracts, INITIALIZED, Standing, State, StepKind};
use crate::names::Names;

/// A contract with the choices of its parameters spelled out.
pub struct CallSpace<'a> {
    /// To look up what expressions name.
    pub names: &'a Names<'a>,
    /// The vocabulary, and contracts that this one refers to.
    pub contracts: &'a Contracts,
    /// The function whose calls these are.
    pub contract: &'a Contract,
    /// For each parameter what may be passed, and what depends on it.
    axes: Arc<Axes>,
    /// What is expected of its calls stands on this.
    pub grounds: Grounds<'a>,
    /// The symbol that is called: the function's own, or its twin's.
    pub symbol: &'a str,
    is_per_thread: bool,
    /// What was found so far.
    pub(super) cache: RefCell<Searches>,
}

/// What was worked out of the calls of a function: the checks of its contract ask for the same as its plan.
#[derive(Clone, Debug)]
pub struct CallCache {
    axes: Arc<Axes>,
    searches: Searches,
}

/// What searches among the calls of a function have found.
#[derive(Clone, Debug, Default)]
pub(super) struct Searches {
    /// The call in which nothing is wrong, once it was looked for.
    pub(super) plain: Option<Option<CallIndex>>,
    /// The call that shows best what a step is about, from which call on.
    pub(super) clearest: HashMap<(CallIndex, usize), Option<CallIndex>>,
}

/// A call in a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CallIndex {
    /// For each parameter the index of its choice.
    pub picked: Vec<usize>,
    /// Index of the state among those of the vocabulary.
    pub state: usize,
}

impl CallIndex {
    /// Whether the call is made in the state in which nothing is wrong, which is the first.
    pub fn is_ready(&self) -> bool {
        self.state == 0
    }
}

impl<'a> CallSpace<'a> {
    /// All calls of a contract's function.
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

    /// The same calls, of which this was worked out before.
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

    /// What was worked out of them.
    pub fn into_cache(self) -> CallCache {
        CallCache {
            axes: self.axes,
            searches: self.cache.into_inner(),
        }
    }

    /// The calls of the function's twin for the per-thread default stream, if it has one.
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

    /// For each parameter, and each field behind one, what may be passed.
    pub fn choices(&self) -> &[Vec<Choice>] {
        &self.axes.choices
    }

    /// Whether these are calls of the twin.
    pub fn is_per_thread(&self) -> bool {
        self.is_per_thread
    }

    /// Whether a call asks nothing of the process, in what it needs, in what is passed and in what its
    /// rules ask for.
    pub fn needs_nothing(&self) -> bool {
        let mut choices = self.choices().iter().flatten();
        let mut ready = self.state(0).facts.iter();
        self.contract.needs.is_empty()
            && !ready.any(|fact| self.axes.asked.contains(fact))
            && !choices.any(|c| c.live)
    }

    /// A state of the vocabulary by its index.
    pub fn state(&self, index: usize) -> &'a State {
        &self.contracts.vocabulary.states[index]
    }

    /// The call at an index, ready to be evaluated.
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

    /// The states that apply to the function; the first is the ready one.
    pub fn states(&self) -> Vec<usize> {
        let ready = &self.state(0).facts;
        (0..self.contracts.vocabulary.states.len())
            .filter(|index| {
                let State {
                    only,
                    facts,
                    last_error,
                    ..
                } = self.state(*index);
                if last_error.is_some() {
                    return self.contract.returns_last_error;
                }
                only.is_empty()
                    || only.iter().any(|need| self.contract.checks_need(need))
                    || facts
                        .iter()
                        .any(|fact| self.axes.asked.contains(fact) && !ready.contains(fact))
            })
            .collect()
    }

    /// States in which the function works although one would not expect it to.
    pub fn tolerated(&self) -> Vec<usize> {
        let tolerates = &self.contract.tolerates;
        let applies = self.states();
        (0..self.contracts.vocabulary.states.len())
            .filter(|index| !applies.contains(index))
            .filter(|index| {
                self.state(*index)
                    .fails
                    .iter()
                    .any(|need| tolerates.contains(need))
            })
            .collect()
    }

    /// What decides whether an axis is there.
    pub(super) fn decides(&self, axis: usize, out: &mut BTreeSet<usize>) {
        decides(self.contract, axis, out);
    }

    /// The same call, with what means nothing in it as it is in another.
    pub fn settle(&self, at: &CallIndex, plain: &CallIndex) -> CallIndex {
        let mut out = at.clone();
        for axis in self.contract.params.len()..self.contract.axes() {
            if !self.call(&out).is_there(axis) {
                out.picked[axis] = plain.picked[axis];
            }
        }
        out
    }

    /// A case's id: the function, and what differs from the plain call.
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

    /// Before `cuInit` nothing lives, and after a reset: live choices give way to ones that need no driver.
    pub fn adapt(&self, at: &CallIndex, state: usize) -> CallIndex {
        let mut out = CallIndex {
            picked: at.picked.clone(),
            state,
        };
        let to = self.state(state);
        if !to.is_lifeless && !to.fails.iter().any(|need| need == INITIALIZED) {
            return out;
        }
        for (param, picked) in out.picked.iter_mut().enumerate() {
            let choices = &self.choices()[param];
            // Where the call is refused for the state nobody looks at what an array leads to.
            let is_followed = !self.contract.checks_need(INITIALIZED);
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

    /// The same call with a handle of nothing in the place of each null that is refused first: where nothing
    /// lives, what the call is refused for is seen behind that. `None` where no null stands before it.
    pub fn past_null(&self, at: &CallIndex) -> Option<CallIndex> {
        let is_of_nothing = |choice: &Choice| {
            choice.standing == Standing::Undefined && !choice.live && !choice.is_null()
        };
        let is_need = |step: usize, need: &str| matches!(&self.contract.steps[step].kind, StepKind::Need(name) if name == need);
        let faults = self.call(at).faults();
        let need = faults
            .iter()
            .position(|found| is_need(found.step, INITIALIZED) && found.fault.when.is_none())?;
        let mut out = at.clone();
        for found in &faults[..need] {
            for axis in self.mentioned(found.step) {
                let chosen = &self.choices()[axis][at.picked[axis]];
                if chosen.is_null() && self.contracts.vocabulary.is_live(&chosen.domain) {
                    out.picked[axis] = self.choices()[axis].iter().position(is_of_nothing)?;
                }
            }
        }
        let is_undefined =
            |found: &super::eval::Found| found.fault.outcome == cuspec_case::Outcome::Undefined;
        let follows_it = self.call(&out).faults().iter().any(is_undefined);
        (out != *at && !follows_it).then_some(out)
    }

    /// Whether a step may find something else once some parameters have changed.
    pub(super) fn is_decided_by(&self, step: usize, params: &[usize]) -> bool {
        params
            .iter()
            .any(|param| self.axes.decided_by[step].contains(param))
    }

    /// The axes on which it depends whether a call fails a step, and what holds after it.
    pub(super) fn decided_by(&self, step: usize) -> &[usize] {
        &self.axes.decided_by[step]
    }

    /// What some axes are told by, directly or through others; the axes themselves included.
    pub(super) fn dependents_of(&self, axes: BTreeSet<usize>) -> Vec<usize> {
        Vec::from_iter(within(axes, &self.axes.dependencies))
    }

    /// Whether what is passed for any axis depends on the state of the thread and the process.
    pub(super) fn is_by_state(&self) -> bool {
        self.axes.is_by_state
    }

    /// The parameters that a step asks by name.
    pub fn asked(&self, step: usize) -> BTreeSet<usize> {
        asked_by(&self.contract.steps[step])
    }

    /// The parameters a step looks at, directly or through the numbers of others.
    pub fn mentioned(&self, step: usize) -> Vec<usize> {
        let mut out = self.asked(step);
        // What a field is asked depends on whether it is there.
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
