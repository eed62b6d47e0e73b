//! Bisection: finding the earlier cases that make a case fail.
//!
//! A library keeps state that cases should not observe. A case that fails only after others is run after
//! fewer and fewer of them, in one process each time, until none can be omitted. Then the search continues
//! without each of them, since there may be a shorter sequence.

mod shortest;

use std::cell::{Cell, RefCell};

use crate::engine::Run;
use crate::results::{CaseResult, Outcome};
use crate::suite::machine::Machine;
use crate::suite::plan::{Plan, Planned};

/// The result of a bisection.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// The case fails alone.
    Alone(Box<CaseResult>),
    /// The case fails after these cases, in this order, and passes if any of them is omitted.
    After {
        earlier: Vec<String>,
        /// No shorter sequence fails. Otherwise the search ended before that was known.
        is_shortest: bool,
        result: Box<CaseResult>,
    },
    /// The case does not fail, even after all earlier cases.
    Never {
        earlier: usize,
        result: Box<CaseResult>,
    },
}

/// A search for the shortest sequence.
pub struct Bisection<'a> {
    pub run: &'a Run<'a>,
    pub machine: &'a Machine,
    /// Maximum number of attempts before the search for a shorter sequence stops.
    pub attempts: u32,
    /// Called for every attempt with the number of earlier cases and the result.
    pub on_attempt: &'a dyn Fn(usize, &CaseResult),
}

impl Bisection<'_> {
    /// Searches the cases before `case` in `order`. Cases of another pool are skipped, since they never share
    /// a process with it.
    pub fn search(&self, order: &[&Planned], case: &Planned) -> Finding {
        let same_kind = |planned: &&&Planned| planned.pool == case.pool;
        let earlier: Vec<&Planned> = order
            .iter()
            .take_while(|planned| planned.id() != case.id())
            .filter(same_kind)
            .copied()
            .collect();
        let alone = self.attempt(&[], case);
        if fails(&alone) {
            return Finding::Alone(Box::new(alone));
        }
        // Keeps the failure of the shortest failing sequence.
        let failure: RefCell<Option<(usize, CaseResult)>> = RefCell::new(None);
        let left = Cell::new(self.attempts);
        let fails_behind = |some: &[&Planned]| {
            left.set(left.get().saturating_sub(1));
            let result = self.attempt(some, case);
            let failed = fails(&result);
            let mut shown = failure.borrow_mut();
            if failed && shown.as_ref().is_none_or(|(count, _)| some.len() < *count) {
                *shown = Some((some.len(), result));
            }
            failed
        };
        let found = shortest::search(&earlier, &fails_behind, &|| left.get() > 0);
        match (found, failure.into_inner()) {
            (Some(found), Some((_, result))) => Finding::After {
                earlier: found
                    .items
                    .into_iter()
                    .map(|planned| planned.id().to_owned())
                    .collect(),
                is_shortest: found.is_shortest,
                result: Box::new(result),
            },
            _ => Finding::Never {
                earlier: earlier.len(),
                result: Box::new(alone),
            },
        }
    }

    /// Runs some cases and then `case`. The runner replaces the process as in any other run.
    fn attempt(&self, earlier: &[&Planned], case: &Planned) -> CaseResult {
        let mut cases: Vec<Planned> = earlier.iter().map(|planned| (*planned).clone()).collect();
        cases.push(case.clone());
        let results = self.run.execute(&Plan { cases }, self.machine, &|_, _| ());
        let lost = || CaseResult::without_call(case, Outcome::Error, "the runner lost the case");
        let result = results.into_iter().next_back().unwrap_or_else(lost);
        (self.on_attempt)(earlier.len(), &result);
        result
    }
}

fn fails(result: &CaseResult) -> bool {
    result.outcome.is_unexpected() || result.outcome == Outcome::Error
}
