//! Results on their way from a slot to the caller. They are sent in groups, because each delivery costs a
//! lock and a write.

use std::cell::RefCell;

use crate::results::CaseResult;

/// Results with the positions of their cases in the plan.
pub type Results = Vec<(usize, CaseResult)>;

/// Collects results until they are sent.
pub(super) struct Outbox<'a> {
    take: &'a dyn Fn(Results),
    waiting: RefCell<Results>,
}

impl<'a> Outbox<'a> {
    pub(super) fn new(take: &'a dyn Fn(Results)) -> Outbox<'a> {
        Outbox {
            take,
            waiting: RefCell::default(),
        }
    }

    pub(super) fn add(&self, index: usize, result: CaseResult) {
        self.waiting.borrow_mut().push((index, result));
    }

    /// Delivers the collected results. Call this before anything that takes time.
    pub(super) fn send(&self) {
        let results = self.waiting.take();
        if !results.is_empty() {
            (self.take)(results);
        }
    }
}
