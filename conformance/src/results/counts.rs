//! Numbers of cases by outcome.

use std::collections::BTreeMap;

use crate::results::exit::Exit;
use crate::results::{CaseResult, Outcome};

/// Number of cases by outcome.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(BTreeMap<Outcome, usize>);

impl Counts {
    pub fn of(results: &[CaseResult]) -> Counts {
        let mut counts = Counts::default();
        for result in results {
            counts.add(result.outcome);
        }
        counts
    }

    pub fn add(&mut self, outcome: Outcome) {
        *self.0.entry(outcome).or_default() += 1;
    }

    /// Removes a case that was added.
    pub fn remove(&mut self, outcome: Outcome) {
        match self.0.get_mut(&outcome) {
            Some(1) => _ = self.0.remove(&outcome),
            Some(count) => *count -= 1,
            None => (),
        }
    }

    pub fn all(&self) -> usize {
        self.0.values().sum()
    }

    /// Number of cases that were run.
    pub fn run(&self) -> usize {
        let run = self.0.iter().filter(|(outcome, _)| outcome.is_run());
        run.map(|(_, count)| count).sum()
    }

    pub fn get(&self, outcome: Outcome) -> usize {
        self.0.get(&outcome).copied().unwrap_or(0)
    }

    /// Exit status of a run with these outcomes, without expectations.
    pub fn exit(&self) -> Exit {
        if self.get(Outcome::Error) > 0 {
            return Exit::Infrastructure;
        }
        if self.run() == 0 {
            return Exit::Skipped;
        }
        let unexpected = Outcome::ALL
            .iter()
            .any(|outcome| outcome.is_unexpected() && self.get(*outcome) > 0);
        if unexpected {
            Exit::Unexpected
        } else {
            Exit::Expected
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(list: &[(Outcome, usize)]) -> Counts {
        Counts(list.iter().copied().collect())
    }

    #[test]
    fn passes_skips_and_observations_are_expected() {
        let counts = counts(&[
            (Outcome::Pass, 1),
            (Outcome::Skip, 5),
            (Outcome::Observed, 2),
        ]);
        assert_eq!(counts.exit(), Exit::Expected);
    }

    #[test]
    fn one_missing_symbol_is_unexpected() {
        let counts = counts(&[(Outcome::Pass, 1), (Outcome::Missing, 1)]);
        assert_eq!(counts.exit(), Exit::Unexpected);
    }

    #[test]
    fn a_run_with_only_skips_is_no_success() {
        assert_eq!(counts(&[(Outcome::Skip, 5)]).exit(), Exit::Skipped);
    }

    #[test]
    fn an_error_of_the_runner_takes_precedence_over_a_failure() {
        let counts = counts(&[(Outcome::Fail, 1), (Outcome::Error, 1)]);
        assert_eq!(counts.exit(), Exit::Infrastructure);
    }
}
