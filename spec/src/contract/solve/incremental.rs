//! Incremental evaluation: for a call that differs little from a known one, only the steps that depend on the
//! difference are evaluated.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use super::axes::params_of;
use super::call_space::{CallIndex, CallSpace};
use super::eval::Found;
use crate::contract::model::StateId;
use cuspec_case::Ensure;

/// Evaluates calls that differ little from a known one.
pub struct IncrementalEval<'s, 'a> {
    space: &'s CallSpace<'a>,
    base: CallIndex,
    /// For each state of the vocabulary, computed on first use.
    answers: Vec<OnceCell<Answers>>,
    /// For each axis, the axes that its value depends on.
    made_from: Vec<Vec<usize>>,
    /// For each axis, whether the known call has it, and the axes that this depends on.
    there: Vec<(bool, Vec<usize>)>,
}

/// Results of the known call in a state.
struct Answers {
    /// The call in that state.
    at: CallIndex,
    /// For each step, its fault.
    faults: Vec<Vec<Found>>,
    /// For each step, its postconditions.
    ensures: Vec<Option<Ensure>>,
}

impl<'s, 'a> IncrementalEval<'s, 'a> {
    /// Calls near a known one.
    pub fn new(space: &'s CallSpace<'a>, base: CallIndex) -> Self {
        let axes = || 0..space.contract.axes();
        let call = space.call(&base);
        let there = axes().map(|axis| (call.is_there(axis), there_by(space, axis)));
        let states = space.contracts.vocabulary.states.iter();
        Self {
            made_from: axes().map(|axis| made_from(space, axis)).collect(),
            there: there.collect(),
            answers: states.map(|_| OnceCell::new()).collect(),
            space,
            base,
        }
    }

    /// The known call.
    pub fn base(&self) -> &CallIndex {
        &self.base
    }

    /// [`Call::faults`](super::eval::Call::faults), up to one that decides the outcome.
    pub fn faults(&self, at: &CallIndex, decides: impl Fn(&Found) -> bool) -> Vec<Found> {
        let (call, known) = (self.space.call(at), self.answers(at.state));
        let mut out = Vec::new();
        for (index, step) in self.space.contract.steps.iter().enumerate() {
            match are_same(self.space.decided_by(index), at, &known.at) {
                true => out.extend_from_slice(&known.faults[index]),
                false => out.extend(call.found(index, step)),
            }
            if out.first().is_some_and(&decides) {
                out.truncate(1);
                break;
            }
        }
        out
    }

    /// [`Call::ensures`](super::eval::Call::ensures)
    pub fn ensures(&self, at: &CallIndex) -> Vec<Ensure> {
        let (call, known) = (self.space.call(at), self.answers(at.state));
        let steps = self.space.contract.steps.iter().enumerate();
        let ensured = steps.filter_map(|(index, step)| {
            match are_same(self.space.decided_by(index), at, &known.at) {
                true => known.ensures[index].clone(),
                false => call.ensured(step),
            }
        });
        ensured.collect()
    }

    /// Whether the value of an axis is the same as in the known call.
    pub fn is_unchanged(&self, axis: usize, at: &CallIndex) -> bool {
        let is_by_state = || at.state != self.base.state && self.space.is_by_state();
        are_same(&self.made_from[axis], at, &self.base) && !is_by_state()
    }

    /// Returns the axes of a call.
    pub fn present_axes(&self, at: &CallIndex) -> Vec<usize> {
        let call = self.space.call(at);
        let is_by_state = at.state != self.base.state && self.space.is_by_state();
        let axes = self.there.iter().enumerate();
        let there = axes.filter(|(axis, (is_there, by))| {
            match !is_by_state && are_same(by, at, &self.base) {
                true => *is_there,
                false => call.is_there(*axis),
            }
        });
        there.map(|(axis, _)| axis).collect()
    }

    fn answers(&self, state: StateId) -> &Answers {
        self.answers[state.index()].get_or_init(|| {
            let at = match state == self.base.state {
                true => self.base.clone(),
                false => self.space.adapt(&self.base, state),
            };
            let call = self.space.call(&at);
            let steps = || self.space.contract.steps.iter().enumerate();
            Answers {
                faults: steps()
                    .map(|(index, step)| call.found(index, step))
                    .collect(),
                ensures: steps().map(|(_, step)| call.ensured(step)).collect(),
                at,
            }
        })
    }
}

/// Whether two calls agree on some axes.
fn are_same(axes: &[usize], left: &CallIndex, right: &CallIndex) -> bool {
    axes.iter()
        .all(|axis| left.picked[*axis] == right.picked[*axis])
}

/// Returns the axes that the value of one depends on: its numbers, the presence of its fields,
/// and whether a call may leave it alone.
fn made_from(space: &CallSpace<'_>, axis: usize) -> Vec<usize> {
    let mut asked = BTreeSet::from([axis]);
    for (field, _) in space.contract.fields_of(axis) {
        space.decides(field, &mut asked);
    }
    let param = space.contract.params.get(axis);
    let left_alone = param.and_then(|param| param.may_leave_alone.as_ref());
    if let Some(when) = left_alone.and_then(|left_alone| left_alone.when.as_ref()) {
        params_of(when, &mut asked);
    }
    space.dependents_of(asked)
}

/// Returns the axes that the presence of one depends on.
fn there_by(space: &CallSpace<'_>, axis: usize) -> Vec<usize> {
    let mut asked = BTreeSet::new();
    space.decides(axis, &mut asked);
    space.dependents_of(asked)
}
