//! The search for calls: the plain one, and those that violate a single rule.

use std::collections::BTreeSet;

use super::call_space::{CallIndex, CallSpace};
use super::choice::Choice;
use super::eval::{Call, Extent};
use crate::contract::model::{StateId, StepKind};

/// Limit of parameters that differ from the plain call.
const MAX_CHANGES: usize = 4;

impl CallSpace<'_> {
    /// Returns the plain call: the first accepted choice of every parameter, or the nearest
    /// call without a fault. `None` if every call has a fault.
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
            state: StateId::READY,
        };
        // Prefer another field over a missing record.
        let params = self.contract.params.len();
        let all: Vec<usize> = (params..self.choices().len()).chain(0..params).collect();
        let none = |at: &CallIndex| self.call(at).has_no_fault();
        let on_some_machine = |at: &CallIndex| self.call(at).is_sound_somewhere();
        // A function that is always refused in the first state belongs to another one.
        let elsewhere = || {
            self.states().into_iter().skip(1).find_map(|state| {
                let start = CallIndex {
                    picked: picked.clone(),
                    state,
                };
                self.nearest(&start, &all, &mut &none)
            })
        };
        // If only some machines refuse it, the conditions of the refusals show what to change.
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

    /// Returns the nearest call to `plain` in which the step is the only fault; failing that, one in which
    /// another fault depends on the machine; failing that, one in which the fault itself does.
    pub fn alone(&self, plain: &CallIndex, step: usize) -> Option<CallIndex> {
        let content = &self.contract.steps[step];
        self.cached_clearest(plain, step, &|call| Some(call.failure(content)?.extent()))
    }

    /// Returns the nearest call without a fault that meets the condition of a postcondition; failing that,
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

    /// Among the calls that show a step, returns the nearest to `plain` of those that most
    /// machines show, and of these one without other faults on most machines. Only axes that the step reads differ.
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

    /// Whether any call has an axis, valid or not.
    pub fn has_axis(&self, at: &CallIndex, axis: usize) -> bool {
        let mut mentioned = BTreeSet::new();
        self.decides(axis, &mut mentioned);
        let mentioned: Vec<usize> = mentioned.into_iter().collect();
        let is_there = |call: &CallIndex| self.call(call).is_there(axis);
        self.nearest(at, &mentioned, &mut &is_there).is_some()
    }

    /// Returns the nearest call that has an axis: its record exists and its union arm
    /// is selected. `None` if no call without another fault has it.
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
            // The axis itself may be refused, as in the plain call.
            let root = self.contract.root(axis);
            let fields = self.contract.params.len()..self.contract.axes();
            mentioned.extend(fields.filter(|field| self.contract.is_behind(*field, root)));
            let all: Vec<usize> = mentioned.into_iter().collect();
            self.nearest(at, &all, &mut &is_wanted)
        })
    }

    /// Breadth-first search over other accepted choices of the given parameters.
    fn nearest(
        &self,
        start: &CallIndex,
        params: &[usize],
        is_wanted: &mut dyn FnMut(&CallIndex) -> bool,
    ) -> Option<CallIndex> {
        let mut at = start.clone();
        (0..=params.len().min(MAX_CHANGES))
            .any(|changes| self.is_changed(&mut at, params, changes, is_wanted))
            .then_some(at)
    }

    /// Whether this many changes lead to a wanted call, which `at` then holds.
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
