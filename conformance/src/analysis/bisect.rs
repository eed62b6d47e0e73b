//! Which earlier cases it takes to make a case fail.
//!
//! A library keeps state that cases are not meant to see. A case that fails only behind others is
//! run behind fewer and fewer of them, in one process each time, until none can be left out; and then
//! without each of those, for there may be a shorter way.

mod shortest;

use std::cell::{Cell, RefCell};

use crate::engine::Run;
use crate::results::{CaseResult, Outcome};
use crate::suite::machine::Machine;
use crate::suite::plan::{Plan, Planned};

/// What it takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// Nothing: the case fails by itself.
    Alone(Box<CaseResult>),
    /// These, in this order; without any one of them, the case does not fail.
    After {
        earlier: Vec<String>,
        /// No fewer cases make it fail. Otherwise the search was over before that was known.
        is_shortest: bool,
        result: Box<CaseResult>,
    },
    /// The case does not fail, not even behind all of them.
    Never {
        earlier: usize,
        result: Box<CaseResult>,
    },
}

/// A search for the shortest sequence.
pub struct Bisection<'a> {
    pub run: &'a Run<'a>,
    pub machine: &'a Machine,
    /// After so many attempts no shorter sequence is looked for.
    pub attempts: u32,
    /// Hears of every attempt: how many cases come before, and what came of the case behind them.
    pub on_attempt: &'a dyn Fn(usize, &CaseResult),
}

impl Bisection<'_> {
    /// Searches the cases that come before `case` in `order`. Those that need another kind of
    /// process cannot matter, because they never share one with it.
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
        // The failure to show is that of the sequence that is found: no attempt with fewer fails.
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

    /// Runs some cases and then the one in question, one after the other. The runner replaces the
    /// process where it would in any run.
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
