//! Two faults at once, where the answer tells which check comes first.

use cuspec_spec::case::{Kind, Outcome};
use cuspec_spec::contract::call_space::CallIndex;
use cuspec_spec::contract::{Crossing, Standing};

use super::{Planner, changed};

impl Planner<'_, '_> {
    /// Two checks failed at once: a state and an argument, two arguments, a rule and an argument,
    /// a state and a rule. Of fields, each with the one behind it.
    pub(super) fn order(&mut self, plain: &CallIndex) {
        let fields = self.params().end;
        let states: Vec<usize> = self.space.states().into_iter().skip(1).collect();
        for state in &states {
            let most = match self.crossing(*state) {
                Crossing::All => usize::MAX,
                Crossing::Once => 1,
                Crossing::Never => 0,
            };
            let calls = self.each_refused(plain).into_iter();
            for at in calls.take(most) {
                self.add_in_state(self.space.adapt(&at, *state));
            }
        }
        let refused: Vec<(usize, usize)> = self
            .axes()
            .flat_map(|axis| self.first_refusals(axis))
            .collect();
        for (index, (left, a)) in refused.iter().enumerate() {
            let others = refused[index + 1..].iter();
            for (right, b) in others.filter(|(right, _)| right != left) {
                if *right >= fields && *right != left + 1 {
                    continue;
                }
                let base = self.space.with_axis(plain, *left);
                let base = base.and_then(|base| self.space.with_axis(&base, *right));
                let Some(base) = base else { continue };
                self.add_order(changed(&changed(&base, *left, *a), *right, *b));
            }
        }
        for (step, _) in self.space.contract.rules_by_step() {
            let Some(alone) = self.space.alone(plain, step) else {
                continue;
            };
            for (axis, choice) in refused.iter().filter(|(axis, _)| *axis < fields) {
                if alone.picked[*axis] == plain.picked[*axis] {
                    self.add_order(changed(&alone, *axis, *choice));
                }
            }
            let crossed = states.iter().filter(|state| self.is_crossed(**state));
            for state in crossed.copied().collect::<Vec<_>>() {
                self.add_in_state(self.space.adapt(&alone, state));
            }
        }
    }

    /// The plain call with each refused choice in turn.
    fn each_refused(&self, plain: &CallIndex) -> Vec<CallIndex> {
        let mut calls = Vec::new();
        for axis in self.axes() {
            let Some(base) = self.space.with_axis(plain, axis) else {
                continue;
            };
            let refusals = self.refusals(axis).into_iter();
            calls.extend(refusals.map(|choice| changed(&base, axis, choice)));
        }
        calls
    }

    /// Whether everything is tried in a state, and not the plain call alone.
    pub(super) fn is_crossed(&self, state: usize) -> bool {
        self.crossing(state) == Crossing::All
    }

    fn crossing(&self, state: usize) -> Crossing {
        let api = self.space.contract.api;
        self.space.state(state).crossing(api)
    }

    /// Plans a call that is wrong in a state. Where its answer tells no order, it still tells whether the
    /// state changes it.
    pub(super) fn add_in_state(&mut self, at: CallIndex) {
        let kind = match self.tells_an_order(&at) {
            true => Kind::Order,
            false => Kind::State,
        };
        self.add(kind, at);
    }

    /// Plans the call if its answer tells the order of two checks.
    fn add_order(&mut self, at: CallIndex) {
        if self.tells_an_order(&at) {
            self.add(Kind::Order, at);
        }
    }

    /// Whether two faults of the call lead to different answers: whoever gets the same from both
    /// learns nothing of their order.
    fn tells_an_order(&self, at: &CallIndex) -> bool {
        let found = self.eval.faults(at, |_| false);
        let pairs = found.iter().enumerate();
        let mut pairs = pairs
            .flat_map(|(index, left)| found[index + 1..].iter().map(move |right| (left, right)));
        pairs.any(|(left, right)| are_told_apart(&left.fault.outcome, &right.fault.outcome))
    }

    /// Every refused choice of an axis but those that are like another.
    fn refusals(&self, axis: usize) -> Vec<usize> {
        let choices = self.choices(axis).iter().enumerate();
        let refused = choices.filter(|(_, choice)| {
            matches!(choice.standing, Standing::Refused(_)) && choice.family == choice.exemplar
        });
        refused.map(|(index, _)| index).collect()
    }

    /// One refused choice of an axis for each code it can lead to.
    fn first_refusals(&self, axis: usize) -> Vec<(usize, usize)> {
        let mut codes = Vec::new();
        let mut out = Vec::new();
        for index in self.refusals(axis) {
            let standing = &self.choices(axis)[index].standing;
            if !codes.contains(&standing) {
                codes.push(standing);
                out.push((axis, index));
            }
        }
        out
    }
}

/// Whether no answer fits both.
fn are_told_apart(left: &Outcome, right: &Outcome) -> bool {
    match (left, right) {
        (Outcome::Codes(left), Outcome::Codes(right)) => {
            !left.iter().any(|code| right.contains(code))
        }
        (left, right) => left != right,
    }
}
