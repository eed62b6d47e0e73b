//! Plans calls with two faults, whose result reveals which check comes first.

use cuspec_spec::case::{Kind, Outcome};
use cuspec_spec::contract::call_space::CallIndex;
use cuspec_spec::contract::{Crossing, Standing, StateId};

use super::{Planner, changed};

impl Planner<'_, '_> {
    /// Adds calls that fail two checks: a state and an argument, two arguments, a rule and an argument, a
    /// state and a rule. A field is combined only with the next axis.
    pub(super) fn add_orders(&mut self, plain: &CallIndex) {
        let fields = self.params().end;
        let states: Vec<StateId> = self.space.states().into_iter().skip(1).collect();
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
                self.add_if_ordered(changed(&changed(&base, *left, *a), *right, *b));
            }
        }
        for (step, _) in self.space.contract.rules_by_step() {
            let Some(alone) = self.space.alone(plain, step) else {
                continue;
            };
            for (axis, choice) in refused.iter().filter(|(axis, _)| *axis < fields) {
                if alone.picked[*axis] == plain.picked[*axis] {
                    self.add_if_ordered(changed(&alone, *axis, *choice));
                }
            }
            let crossed = states.iter().filter(|state| self.is_crossed(**state));
            for state in crossed.copied().collect::<Vec<_>>() {
                self.add_in_state(self.space.adapt(&alone, state));
            }
        }
    }

    /// Returns the plain call with each refused choice in turn.
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

    /// Whether all faults are combined with a state, not only one or none.
    pub(super) fn is_crossed(&self, state: StateId) -> bool {
        self.crossing(state) == Crossing::All
    }

    fn crossing(&self, state: StateId) -> Crossing {
        let contract = self.space.contract;
        let state = self.space.state(state);
        let is_unordered = |need| contract.unordered.contains(need);
        match state.fails.iter().any(is_unordered) {
            true => Crossing::Never,
            false => state.crossing(contract.api),
        }
    }

    /// Adds a faulty call in a state. If its result does not reveal an order, the case still shows whether
    /// the state changes the result.
    pub(super) fn add_in_state(&mut self, at: CallIndex) {
        let kind = match self.reveals_order(&at) {
            true => Kind::Order,
            false => Kind::State,
        };
        self.add(kind, at);
    }

    /// Adds the call if its result reveals the order of two checks.
    fn add_if_ordered(&mut self, at: CallIndex) {
        if self.reveals_order(&at) {
            self.add(Kind::Order, at);
        }
    }

    /// Whether two faults of the call have different outcomes; equal outcomes reveal no order.
    fn reveals_order(&self, at: &CallIndex) -> bool {
        let found = self.eval.faults(at, |_| false);
        let pairs = found.iter().enumerate();
        let mut pairs = pairs
            .flat_map(|(index, left)| found[index + 1..].iter().map(move |right| (left, right)));
        pairs.any(|(left, right)| are_distinct(&left.fault.outcome, &right.fault.outcome))
    }

    /// Returns the refused choices of an axis, one for each family, with the exemplar's own value.
    fn refusals(&self, axis: usize) -> Vec<usize> {
        let choices = self.choices(axis).iter().enumerate();
        let refused = choices.filter(|(_, choice)| {
            let is_own = choice.family == choice.exemplar && choice.represents.is_none();
            matches!(choice.standing, Standing::Refused(_)) && is_own
        });
        refused.map(|(index, _)| index).collect()
    }

    /// Returns one refused choice of an axis for each code that the axis can cause.
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

/// Whether no result fits both.
fn are_distinct(left: &Outcome, right: &Outcome) -> bool {
    match (left, right) {
        (Outcome::Codes(left), Outcome::Codes(right)) => {
            !left.iter().any(|code| right.contains(code))
        }
        (left, right) => left != right,
    }
}
