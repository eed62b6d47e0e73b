//! Finding calls: the plain one, and the one in which a single rule is violated.

use std::collections::BTreeSet;

use super::choice::{self, Choice};
use super::eval::Call;
use crate::contract::grounds::Grounds;
use crate::contract::model::{
    Contract, Contracts, Expr, INITIALIZED, Place, Standing, State, StepKind,
};
use crate::names::Names;

/// Parameters that may differ from the plain call at once; more makes no rule easier to see.
const MOST_CHANGES: usize = 4;

/// A contract with the choices of its parameters spelled out.
pub struct CallSpace<'a> {
    /// To look up what expressions name.
    pub names: &'a Names<'a>,
    /// The vocabulary, and contracts that this one refers to.
    pub contracts: &'a Contracts,
    /// The function whose calls these are.
    pub contract: &'a Contract,
    /// For each parameter what may be passed.
    pub choices: Vec<Vec<Choice>>,
    /// What is expected of its calls stands on this.
    pub grounds: Grounds<'a>,
    /// The symbol that is called: the function's own, or its twin's.
    pub symbol: &'a str,
    /// Facts of the thread and the process that its conditions ask for.
    asked: BTreeSet<String>,
}

/// A call in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        let choices = choice::of_contract(names, contracts, contract);
        let mut asked = BTreeSet::new();
        for step in &contract.steps {
            if let Some(guard) = &step.guard {
                facts_of(guard, &mut asked);
            }
            match &step.kind {
                StepKind::Rule(rule) => facts_of(&rule.condition, &mut asked),
                StepKind::Ensure(ensure) => facts_of(&ensure.condition, &mut asked),
                StepKind::LastError | StepKind::Need(_) | StepKind::Param(_) => {}
            }
        }
        Self {
            names,
            contracts,
            contract,
            choices,
            grounds: Grounds::of(names, contract),
            symbol: &contract.function,
            asked,
        }
    }

    /// The calls of the function's twin for the per-thread default stream, if it has one.
    pub fn of_twin(
        names: &'a Names<'a>,
        contracts: &'a Contracts,
        contract: &'a Contract,
    ) -> Option<Self> {
        let twin = names.function(&contract.function)?.per_thread.as_ref()?;
        Some(Self {
            symbol: &twin.symbol,
            ..Self::new(names, contracts, contract)
        })
    }

    /// Whether these are calls of the twin.
    pub fn is_per_thread(&self) -> bool {
        self.symbol != self.contract.function
    }

    /// Whether a call asks nothing of the process, in what it needs, in what is passed and in what its
    /// rules ask for.
    pub fn needs_nothing(&self) -> bool {
        let mut choices = self.choices.iter().flatten();
        let mut ready = self.state(0).facts.iter();
        self.contract.needs.is_empty()
            && !ready.any(|fact| self.asked.contains(fact))
            && !choices.any(|c| c.live)
    }

    /// A state of the vocabulary by its index.
    pub fn state(&self, index: usize) -> &'a State {
        &self.contracts.vocabulary.states[index]
    }

    /// The call at an index, ready to be evaluated.
    pub fn call(&self, at: &CallIndex) -> Call<'_> {
        Call {
            names: self.names,
            contracts: self.contracts,
            contract: self.contract,
            choices: &self.choices,
            picked: at.picked.clone(),
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
                        .any(|fact| self.asked.contains(fact) && !ready.contains(fact))
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

    /// The call in which nothing is wrong: the first accepted choice of every parameter, or as few
    /// steps from it as possible. `None` when every call has a fault.
    pub fn plain(&self) -> Option<CallIndex> {
        let first: Option<Vec<usize>> = self
            .choices
            .iter()
            .map(|choices| choices.iter().position(Choice::is_accepted))
            .collect();
        let picked = first?;
        let start = CallIndex {
            picked: picked.clone(),
            state: 0,
        };
        // Rather another field than a record that is not there.
        let params = self.contract.params.len();
        let all: Vec<usize> = (params..self.choices.len()).chain(0..params).collect();
        let none = |at: &CallIndex| self.call(at).faults().is_empty();
        let on_some_machine = |at: &CallIndex| {
            self.call(at)
                .faults()
                .iter()
                .all(|f| f.fault.when.is_some())
        };
        // A function that is always refused in the first state is for another one.
        let elsewhere = || {
            self.states().into_iter().skip(1).find_map(|state| {
                let start = CallIndex {
                    picked: picked.clone(),
                    state,
                };
                self.nearest(&start, &all, &none)
            })
        };
        // Where only a machine may refuse it, what the refusals ask is all that could be mended.
        let faults = self.call(&start).faults();
        if faults.iter().all(|found| found.fault.when.is_some()) {
            let asked = faults.iter().flat_map(|found| self.mentioned(found.step));
            let asked: BTreeSet<usize> = asked.collect();
            let within: Vec<usize> = all
                .into_iter()
                .filter(|param| asked.contains(param))
                .collect();
            return self.nearest(&start, &within, &none).or(Some(start));
        }
        self.nearest(&start, &all, &none)
            .or_else(|| self.nearest(&start, &all, &on_some_machine))
            .or_else(elsewhere)
    }

    /// The nearest call to `plain` in which the step is the only fault; failing that, one in which
    /// whether there is another depends on the machine.
    pub fn alone(&self, plain: &CallIndex, step: usize) -> Option<CallIndex> {
        let [certain, only] = [true, true];
        self.with_fault(plain, step, certain, only)
            .or_else(|| self.with_fault(plain, step, certain, !only))
            .or_else(|| self.with_fault(plain, step, !certain, only))
            .or_else(|| self.with_fault(plain, step, !certain, !only))
    }

    /// A call in which the step is a fault: on every machine if `certain`, and with no other fault
    /// that depends on the machine if `only`.
    fn with_fault(
        &self,
        plain: &CallIndex,
        step: usize,
        certain: bool,
        only: bool,
    ) -> Option<CallIndex> {
        let mentioned = self.mentioned(step);
        self.states().into_iter().find_map(|state| {
            let start = CallIndex {
                picked: self.adapt(plain, state).picked,
                state,
            };
            self.nearest(&start, &mentioned, &|at| {
                let faults = self.call(at).faults();
                let is_wanted = |found: &super::eval::Found| {
                    found.step == step && !(certain && found.fault.when.is_some())
                };
                let is_harmless = |found: &super::eval::Found| {
                    found.step == step || !only && found.fault.when.is_some()
                };
                faults.iter().any(is_wanted) && faults.iter().all(is_harmless)
            })
        })
    }

    /// The nearest call without a fault in which the condition of an ensure is met; failing that,
    /// one without a fault on some machine.
    pub fn success_with(&self, plain: &CallIndex, step: usize) -> Option<CallIndex> {
        self.ensured(plain, step, false)
            .or_else(|| self.ensured(plain, step, true))
    }

    fn ensured(&self, plain: &CallIndex, step: usize, on_some_machine: bool) -> Option<CallIndex> {
        let StepKind::Ensure(ensure) = &self.contract.steps[step].kind else {
            return None;
        };
        let mentioned = self.mentioned(step);
        self.states().into_iter().find_map(|state| {
            let start = CallIndex {
                picked: self.adapt(plain, state).picked,
                state,
            };
            self.nearest(&start, &mentioned, &|at| {
                let call = self.call(at);
                let is_harmless =
                    |found: &super::eval::Found| on_some_machine && found.fault.when.is_some();
                call.faults().iter().all(is_harmless)
                    && call.ensures().iter().any(|e| e.rule == ensure.id)
            })
        })
    }

    /// Whether any call has an axis, right or wrong.
    pub fn has_axis(&self, at: &CallIndex, axis: usize) -> bool {
        let mut mentioned = BTreeSet::new();
        self.decides(axis, &mut mentioned);
        let mentioned: Vec<usize> = mentioned.into_iter().collect();
        let is_there = |call: &CallIndex| self.call(call).is_there(axis);
        self.nearest(at, &mentioned, &is_there).is_some()
    }

    /// What decides whether an axis is there.
    fn decides(&self, axis: usize, out: &mut BTreeSet<usize>) {
        let mut next = self.contract.field(axis);
        while let Some(field) = next {
            if let Some(when) = &field.when {
                params_of(when, out);
            }
            out.insert(field.holder);
            next = self.contract.field(field.holder);
        }
    }

    /// The nearest call in which an axis means something: a field of an arm that is the one meant, in
    /// a record that is there. `None` where no call without another fault has it.
    pub fn with_axis(&self, at: &CallIndex, axis: usize) -> Option<CallIndex> {
        if self.call(at).is_there(axis) {
            return Some(at.clone());
        }
        let mut mentioned = BTreeSet::new();
        self.decides(axis, &mut mentioned);
        let is_wanted = |call: &CallIndex| {
            let call = self.call(call);
            call.is_there(axis) && call.faults().iter().all(|found| found.fault.when.is_some())
        };
        let direct: Vec<usize> = mentioned.iter().copied().collect();
        self.nearest(at, &direct, &is_wanted).or_else(|| {
            // What is there may be wrong as the plain call has it.
            let root = self.contract.root(axis);
            let fields = self.contract.params.len()..self.contract.axes();
            mentioned.extend(fields.filter(|field| self.contract.is_behind(*field, root)));
            let all: Vec<usize> = mentioned.into_iter().collect();
            self.nearest(at, &all, &is_wanted)
        })
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
        let mut parts: Vec<String> = Vec::new();
        for (param, picked) in at.picked.iter().enumerate() {
            if *picked != plain.picked[param] {
                let name = self.contract.axis(param).name;
                parts.push(format!("{name}={}", self.choices[param][*picked].label));
            }
        }
        if !at.is_ready() {
            parts.push(format!("state={}", self.state(at.state).name));
        }
        format!("{}[{}]", self.symbol, parts.join(","))
    }

    /// Before `cuInit` nothing lives: live choices give way to ones that need no driver.
    pub fn adapt(&self, at: &CallIndex, state: usize) -> CallIndex {
        let mut out = CallIndex {
            picked: at.picked.clone(),
            state,
        };
        if !self
            .state(state)
            .fails
            .iter()
            .any(|need| need == INITIALIZED)
        {
            return out;
        }
        for (param, picked) in out.picked.iter_mut().enumerate() {
            let choices = &self.choices[param];
            if !choices[*picked].live {
                continue;
            }
            let dead = |accepted: bool| {
                choices
                    .iter()
                    .position(|c| !c.live && c.is_accepted() == accepted)
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
                let chosen = &self.choices[axis][at.picked[axis]];
                if chosen.is_null() && self.contracts.vocabulary.is_live(&chosen.domain) {
                    out.picked[axis] = self.choices[axis].iter().position(is_of_nothing)?;
                }
            }
        }
        let is_undefined =
            |found: &super::eval::Found| found.fault.outcome == cuspec_case::Outcome::Undefined;
        let follows_it = self.call(&out).faults().iter().any(is_undefined);
        (out != *at && !follows_it).then_some(out)
    }

    /// Breadth first over changes of the given parameters to other accepted choices.
    fn nearest(
        &self,
        start: &CallIndex,
        params: &[usize],
        is_wanted: &dyn Fn(&CallIndex) -> bool,
    ) -> Option<CallIndex> {
        (0..=params.len().min(MOST_CHANGES))
            .find_map(|changes| self.changed(start, params, changes, is_wanted))
    }

    fn changed(
        &self,
        at: &CallIndex,
        params: &[usize],
        changes: usize,
        is_wanted: &dyn Fn(&CallIndex) -> bool,
    ) -> Option<CallIndex> {
        if changes == 0 {
            return is_wanted(at).then(|| at.clone());
        }
        for (index, param) in params.iter().enumerate() {
            for (choice, candidate) in self.choices[*param].iter().enumerate() {
                if choice == at.picked[*param] || !candidate.is_accepted() {
                    continue;
                }
                let mut next = at.clone();
                next.picked[*param] = choice;
                let found = self.changed(&next, &params[index + 1..], changes - 1, is_wanted);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// The parameters that a step asks by name.
    pub fn asked(&self, step: usize) -> BTreeSet<usize> {
        let mut out = BTreeSet::new();
        let step = &self.contract.steps[step];
        if let Some(guard) = &step.guard {
            params_of(guard, &mut out);
        }
        match &step.kind {
            StepKind::Rule(rule) => params_of(&rule.condition, &mut out),
            StepKind::Ensure(ensure) => {
                params_of(&ensure.condition, &mut out);
                params_of(&ensure.holds, &mut out);
            }
            StepKind::Param(param) => {
                out.insert(*param);
            }
            StepKind::LastError | StepKind::Need(_) => {}
        }
        out
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
            for choice in &self.choices[param] {
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
        for (param, choices) in self.choices.iter().enumerate() {
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

/// Every parameter an expression asks.
pub fn params_of(expr: &Expr, out: &mut BTreeSet<usize>) {
    match expr {
        Expr::Param(param)
        | Expr::Ask { param, .. }
        | Expr::Element { param, .. }
        | Expr::Result(Place::Param(param))
        | Expr::Part {
            place: Place::Param(param),
            ..
        }
        | Expr::Zeroed(Place::Param(param)) => {
            out.insert(*param);
        }
        Expr::Names { place, code } => {
            if let Place::Param(param) = place {
                out.insert(*param);
            }
            out.insert(*code);
        }
        Expr::Not(inner) => params_of(inner, out),
        Expr::Binary(_, left, right) => {
            params_of(left, out);
            params_of(right, out);
        }
        Expr::OneOf(value, options) => {
            params_of(value, out);
            options.iter().for_each(|option| params_of(option, out));
        }
        Expr::Any { over, condition } => {
            out.extend(over);
            params_of(condition, out);
        }
        _ => {}
    }
}

/// Every fact of the thread and the process that an expression asks for.
fn facts_of(expr: &Expr, out: &mut BTreeSet<String>) {
    match expr {
        Expr::Query { object, question } if object == "thread" || object == "process" => {
            out.insert(question.clone());
        }
        Expr::Not(inner) => facts_of(inner, out),
        Expr::Binary(_, left, right) => {
            facts_of(left, out);
            facts_of(right, out);
        }
        Expr::OneOf(value, _) => facts_of(value, out),
        Expr::Any { condition, .. } => facts_of(condition, out),
        _ => {}
    }
}

/// Every constant an expression names.
pub fn constants_of(expr: &Expr, out: &mut BTreeSet<i128>) {
    match expr {
        Expr::Constant { value, .. } => {
            out.insert(*value);
        }
        Expr::Not(inner) => constants_of(inner, out),
        Expr::Binary(_, left, right) => {
            constants_of(left, out);
            constants_of(right, out);
        }
        Expr::OneOf(value, options) => {
            constants_of(value, out);
            options.iter().for_each(|option| constants_of(option, out));
        }
        Expr::Any { condition, .. } => constants_of(condition, out),
        _ => {}
    }
}
