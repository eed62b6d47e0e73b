//! Plans calls in every state that applies.

use cuspec_spec::case::Kind;
use cuspec_spec::contract::StateId;
use cuspec_spec::contract::call_space::CallIndex;

use super::{Planner, changed};

impl Planner<'_, '_> {
    /// Returns the states of the function other than the ready one, including those that it tolerates.
    fn other_states(&self) -> Vec<StateId> {
        let expected = self.space.states().into_iter().skip(1);
        expected.chain(self.space.tolerated()).collect()
    }

    /// Adds the plain call in every state that applies.
    pub(super) fn add_states(&mut self, plain: &CallIndex) {
        for state in self.other_states() {
            let at = self.space.adapt(plain, state);
            let past_null = self.space.past_null(&at);
            for at in std::iter::once(at).chain(past_null) {
                self.add(Kind::State, at);
            }
        }
    }

    /// Adds null wherever it is accepted: alone, two at once and all at once, in every state that applies. A
    /// call without outputs may return before it checks anything.
    pub(super) fn add_nulls(&mut self, plain: &CallIndex) {
        let nulls = self.nulls(plain);
        let mut calls: Vec<CallIndex> = Vec::new();
        for (at, left) in nulls.iter().enumerate() {
            calls.extend(self.with(plain, &[*left]));
            for right in &nulls[at + 1..] {
                calls.extend(self.with(plain, &[*left, *right]));
            }
        }
        if nulls.len() > 2 {
            calls.extend(self.with(plain, &nulls));
        }
        for call in calls {
            let is_sound = self.space.call(&call).has_no_fault();
            if is_sound {
                self.add(Kind::Accepted, call.clone());
            }
            let states = self.other_states().into_iter();
            let crossed = states.filter(|state| self.is_crossed(*state));
            for state in crossed.collect::<Vec<_>>() {
                self.add_in_state(self.space.adapt(&call, state));
            }
        }
    }

    /// Returns each axis with its accepted null, if the plain call has another choice there.
    fn nulls(&self, plain: &CallIndex) -> Vec<(usize, usize)> {
        let null = |axis: usize| {
            let mut choices = self.choices(axis).iter();
            let null = choices.position(|choice| choice.is_null() && choice.is_accepted())?;
            (null != plain.picked[axis]).then_some((axis, null))
        };
        self.axes().filter_map(null).collect()
    }

    /// Returns the plain call with other choices, changed so that each of them has an effect; `None` if
    /// impossible.
    fn with(&self, plain: &CallIndex, choices: &[(usize, usize)]) -> Option<CallIndex> {
        let mut at = plain.clone();
        for (axis, choice) in choices {
            at = changed(&self.space.with_axis(&at, *axis)?, *axis, *choice);
        }
        Some(at)
    }
}
