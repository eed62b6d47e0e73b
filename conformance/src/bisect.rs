//! Which earlier cases it takes to make a case fail.
//!
//! A library keeps state that cases are not meant to see. A case that fails only behind others is
//! run behind fewer and fewer of them, in one process each time, until none can be left out.

use std::cell::RefCell;

use crate::outcome::{CaseResult, Outcome};
use crate::plan::{Plan, Planned};
use crate::protocol::Machine;
use crate::run::Run;

/// What it takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// Nothing: the case fails by itself.
    Alone(Box<CaseResult>),
    /// These, in this order; without any one of them, the case does not fail.
    After {
        earlier: Vec<String>,
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
        // The last result that was a failure is the one to show.
        let failure = RefCell::new(None);
        let fails_behind = |some: &[&Planned]| {
            let result = self.attempt(some, case);
            let failed = fails(&result);
            if failed {
                failure.replace(Some(result));
            }
            failed
        };
        let suffix = shortest_suffix(&earlier, &fails_behind);
        let least = suffix.map(|suffix| minimise(suffix, &fails_behind));
        match (least, failure.into_inner()) {
            (Some(least), Some(result)) => Finding::After {
                earlier: least
                    .into_iter()
                    .map(|planned| planned.id().to_owned())
                    .collect(),
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
        let lost = || case.result(Outcome::Error, "the runner lost it");
        let result = results.into_iter().next_back().unwrap_or_else(lost);
        (self.on_attempt)(earlier.len(), &result);
        result
    }
}

fn fails(result: &CaseResult) -> bool {
    result.outcome.is_unexpected() || result.outcome == Outcome::Error
}

/// The culprit is most often near: the last case, the last two, the last four, and so on.
fn shortest_suffix<'a, T>(items: &'a [T], fails: &dyn Fn(&[T]) -> bool) -> Option<&'a [T]> {
    let mut length = 1;
    loop {
        let suffix = &items[items.len().saturating_sub(length)..];
        if suffix.is_empty() {
            return None;
        }
        if fails(suffix) {
            return Some(suffix);
        }
        if suffix.len() == items.len() {
            return None;
        }
        length *= 2;
    }
}

/// Leaves out ever smaller pieces as long as the rest still fails (delta debugging). Of what is
/// returned no single item can be left out; nothing at all is known not to fail.
fn minimise<T: Copy>(items: &[T], fails: &dyn Fn(&[T]) -> bool) -> Vec<T> {
    let mut items = items.to_vec();
    let mut pieces = 2;
    while items.len() > 1 {
        let size = items.len().div_ceil(pieces);
        let starts = (0..items.len()).step_by(size);
        let piece = |start: usize| start..(start + size).min(items.len());
        let alone = starts.clone().map(|start| items[piece(start)].to_vec());
        let others = starts.map(|start| {
            let mut rest = items.clone();
            rest.drain(piece(start));
            rest
        });
        let smaller = alone
            .map(|some| (some, 2))
            .chain(others.map(|some| (some, pieces.saturating_sub(1).max(2))))
            .find(|(some, _)| some.len() < items.len() && fails(some));
        match smaller {
            Some((some, next)) => (items, pieces) = (some, next),
            None if pieces >= items.len() => break,
            None => pieces = (pieces * 2).min(items.len()),
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    fn least(count: u32, culprits: &[u32]) -> Vec<u32> {
        let items: Vec<u32> = (0..count).collect();
        let fails = |some: &[u32]| culprits.iter().all(|culprit| some.contains(culprit));
        let suffix = shortest_suffix(&items, &fails).expect("a failure");
        minimise(suffix, &fails)
    }

    #[test]
    fn one_culprit_is_found_wherever_it_is() {
        for culprit in [0, 1, 499, 998, 999] {
            assert_eq!(least(1000, &[culprit]), [culprit]);
        }
    }

    #[test]
    fn several_culprits_are_found_in_their_order() {
        assert_eq!(least(1000, &[3, 500, 999]), [3, 500, 999]);
        assert_eq!(least(5, &[0, 1, 2, 3, 4]), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn a_search_takes_few_attempts() {
        let items: Vec<u32> = (0..100_000).collect();
        let attempts = RefCell::new(0);
        let fails = |some: &[u32]| {
            *attempts.borrow_mut() += 1;
            some.contains(&70_000)
        };
        let suffix = shortest_suffix(&items, &fails).expect("a failure");
        assert_eq!(minimise(suffix, &fails), [70_000]);
        assert!(attempts.into_inner() < 60);
    }

    #[test]
    fn without_a_failure_there_is_nothing_to_find() {
        assert_eq!(shortest_suffix(&[1, 2, 3], &|_| false), None);
        assert_eq!(shortest_suffix::<u32>(&[], &|_| true), None);
    }
}
