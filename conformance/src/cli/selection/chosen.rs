//! A subset of a plan.

use crate::suite::plan::Plan;

/// A subset of a plan's cases, by their numbers.
pub(super) struct Chosen(Vec<bool>);

impl Chosen {
    pub(super) fn none_of(plan: &Plan) -> Chosen {
        Chosen(vec![false; plan.cases.len()])
    }

    pub(super) fn add(&mut self, number: usize) {
        self.0[number] = true;
    }

    pub(super) fn has(&self, number: usize) -> bool {
        self.0[number]
    }
}
