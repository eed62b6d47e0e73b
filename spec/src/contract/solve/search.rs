//! Finding calls: the plain one, and the one in which a single rule is violated.

use std::collections::BTreeSet;

use super::call_space::{CallIndex, CallSpace};
use super::choice::Choice;
use super::eval::{Call, Extent};
use crate::contract::model::StepKind;

/// Parameters that may differ from the plain call at once; more makes no rule easier to see.
const MOST_CHANGES: usize = 4;

impl CallSpace<'_> {
    /// The call in which nothing is wrong: the first accepted choice of every parameter, or as few
    /// steps from it as possible. `None` when every call has a fault.
    pub fn plain(&self) -> Option<CallIndex> {
        if let Some(known) = &self.cache.borrow().plain {
            return known.clone();
        }
        let found = self.find_plain();
        self.cache.borrow_mut().plain = Some(found.clone());
        found
    }

    fn find_plain(&self) -> Option<CallIndex> {
        let first: Option<Vec<usize>> = self
            .choices()
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
        let all: Vec<usize> = (params..self.choices().len()).chain(0..params).collect();
        let none = |at: &CallIndex| self.call(at).has_no_fault();
        let on_some_machine = |at: &CallIndex| self.call(at).is_sound_somewhere();
        // A function that is always refused in the first state is for another one.
        let elsewhere = || {
            self.states().into_iter().skip(1).find_map(|state| {
                let start = CallIndex {
                    picked: picked.clone(),
                    state,
                };
                self.nearest(&start, &all, &mut &none)
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
            return self.nearest(&start, &within, &mut &none).or(Some(start));
        }
        self.nearest(&start, &all, &mut &none)
            .or_else(|| self.nearest(&start, &all, &mut &on_some_machine))
            .or_else(elsewhere)
    }

    /// The nearest call to `plain` in which the step is the only fault; failing that, one in which
    /// whether there is another depends on the machine; failing that, one in which the fault itself does.
    pub fn alone(&self, plain: &CallIndex, step: usize) -> Option<CallIndex> {
        let content = &self.contract.steps[step];
        self.cached_clearest(plain, step, &|call| Some(call.failure(content)?.extent()))
    }

    /// The nearest call without a fault in which the condition of an ensure is met; failing that,
    /// one without a fault on some machine.
    pub fn success_with(&self, plain: &CallIndex, step: usize) -> Option<CallIndex> {
        let StepKind::Ensure(ensure) = &self.contract.steps[step].kind else {
            return None;
        };
        let is_met = |call: &Call<'_>| call.has_ensure(&ensure.id).then_some(Extent::Everywhere);
        self.cached_clearest(plain, step, &is_met)
    }

    fn cached_clearest(
        &self,
        plain: &CallIndex,
        step: usize,
        shown: &dyn Fn(&Call<'_>) -> Option<Extent>,
    ) -> Option<CallIndex> {
        let asked = (plain.clone(), step);
        if let Some(known) = self.cache.borrow().clearest.get(&asked) {
            return known.clone();
        }
        let found = self.clearest(plain, step, shown);
        self.cache
            .borrow_mut()
            .clearest
            .insert(asked, found.clone());
        found
    }

    /// Of the calls that show what a step is about, the nearest to `plain` of those in which most
    /// machines show it, and of these most have no other fault. Only what the step looks at differs.
    fn clearest(
        &self,
        plain: &CallIndex,
        step: usize,
        shown: &dyn Fn(&Call<'_>) -> Option<Extent>,
    ) -> Option<CallIndex> {
        let mentioned = self.mentioned(step);
        let others = (0..self.contract.steps.len()).filter(|other| *other != step);
        let (varying, fixed): (Vec<usize>, Vec<usize>) =
            others.partition(|other| self.is_decided_by(*other, &mentioned));
        let mut best: Option<((Extent, Extent), CallIndex)> = None;
        for state in self.states() {
            let start = self.adapt(plain, state);
            let Some(sound) = self.call(&start).soundness(&fixed) else {
                continue;
            };
            let optimum = (Extent::Everywhere, sound);
            if best.as_ref().is_some_and(|(than, _)| *than <= optimum) {
                continue;
            }
            self.nearest(&start, &mentioned, &mut |at| {
                let call = self.call(at);
                let clarity = || Some((shown(&call)?, sound.max(call.soundness(&varying)?)));
                let Some(clarity) = clarity() else {
                    return false;
                };
                if best.as_ref().is_none_or(|(than, _)| clarity < *than) {
                    best = Some((clarity, at.clone()));
                }
                clarity == optimum
            });
        }
        best.map(|(_, at)| at)
    }

    /// Whether any call has an axis, right or wrong.
    pub fn has_axis(&self, at: &CallIndex, axis: usize) -> bool {
        let mut mentioned = BTreeSet::new();
        self.decides(axis, &mut mentioned);
        let mentioned: Vec<usize> = mentioned.into_iter().collect();
        let is_there = |call: &CallIndex| self.call(call).is_there(axis);
        self.nearest(at, &mentioned, &mut &is_there).is_some()
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
            call.is_there(axis) && call.is_sound_somewhere()
        };
        let direct: Vec<usize> = mentioned.iter().copied().collect();
        self.nearest(at, &direct, &mut &is_wanted).or_else(|| {
            // What is there may be wrong as the plain call has it.
            let root = self.contract.root(axis);
            let fields = self.contract.params.len()..self.contract.axes();
            mentioned.extend(fields.filter(|field| self.contract.is_behind(*field, root)));
            let all: Vec<usize> = mentioned.into_iter().collect();
            self.nearest(at, &all, &mut &is_wanted)
        })
    }

    /// Breadth first over changes of the given parameters to other accepted choices.
    fn nearest(
        &self,
        start: &CallIndex,
        params: &[usize],
        is_wanted: &mut dyn FnMut(&CallIndex) -> bool,
    ) -> Option<CallIndex> {
        let mut at = start.clone();
        (0..=params.len().min(MOST_CHANGES))
            .any(|changes| self.is_changed(&mut at, params, changes, is_wanted))
            .then_some(at)
    }

    /// Whether so many changes lead to a wanted call, which `at` then is.
    fn is_changed(
        &self,
        at: &mut CallIndex,
        params: &[usize],
        changes: usize,
        is_wanted: &mut dyn FnMut(&CallIndex) -> bool,
    ) -> bool {
        if changes == 0 {
            return is_wanted(at);
        }
        for (index, param) in params.iter().enumerate() {
            let before = at.picked[*param];
            for (choice, candidate) in self.choices()[*param].iter().enumerate() {
                if choice == before || !candidate.is_accepted() {
                    continue;
                }
                at.picked[*param] = choice;
                if self.is_changed(at, &params[index + 1..], changes - 1, is_wanted) {
                    return true;
                }
            }
            at.picked[*param] = before;
        }
        false
    }
}
