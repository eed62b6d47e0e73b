//! Finding calls: the plain one, and the one in which a single rule is violated.

use std::collections::BTreeSet;

use super::call_space::{CallIndex, CallSpace};
use super::choice::Choice;
use super::eval::Found;
use crate::contract::model::StepKind;

/// Parameters that may differ from the plain call at once; more makes no rule easier to see.
const MOST_CHANGES: usize = 4;

impl CallSpace<'_> {
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
                let is_wanted =
                    |found: &Found| found.step == step && !(certain && found.fault.when.is_some());
                let is_harmless =
                    |found: &Found| found.step == step || !only && found.fault.when.is_some();
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
                let is_harmless = |found: &Found| on_some_machine && found.fault.when.is_some();
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
}
