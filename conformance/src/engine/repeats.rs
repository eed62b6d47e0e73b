//! Cases that run again because the time limit passed while other cases ran beside them.
//!
//! Processes share a device, so one of them can keep it busy longer than the time limit of another. Such a case says
//! nothing about the library until it has run alone.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::outbox::Results;
use crate::results::{CaseResult, Outcome};
use crate::suite::plan::{Batch, Plan};

/// Maximum number of cases that run again. If more cases exceed the limit, the library hangs, and none of them does.
const MAX_REPEATS: usize = 8;

/// Results that are kept until their cases have run alone.
pub(super) struct Repeats(Mutex<State>);

enum State {
    /// No other case runs, so results are final.
    Alone,
    /// Other cases run. Results that are not final are kept.
    Beside(Results),
    /// The cases of the kept results run again.
    Again,
}

impl Repeats {
    /// Keeps results if several jobs run.
    pub(super) fn new(jobs: usize) -> Repeats {
        Repeats(Mutex::new(match jobs {
            0 | 1 => State::Alone,
            _ => State::Beside(Vec::new()),
        }))
    }

    /// Returns the final results and keeps those of cases that exceeded the time limit. If there are too many, they
    /// are final.
    pub(super) fn keep(&self, results: Results) -> Results {
        let mut state = self.lock();
        let kept = match &mut *state {
            State::Alone => return results,
            State::Beside(kept) => kept,
            State::Again => {
                let results = results.into_iter();
                return results
                    .map(|(index, result)| (index, note(result)))
                    .collect();
            }
        };
        let (late, mut done): (Results, Results) = results
            .into_iter()
            .partition(|(_, result)| result.outcome == Outcome::Timeout);
        kept.extend(late);
        if kept.len() > MAX_REPEATS {
            done.append(kept);
            *state = State::Alone;
        }
        done
    }

    /// A batch for each kept result. The next results are those of these batches, until `end`.
    pub(super) fn begin(&self, plan: &Plan) -> Vec<Batch> {
        let kept = match std::mem::replace(&mut *self.lock(), State::Again) {
            State::Beside(kept) => kept,
            State::Alone | State::Again => Vec::new(),
        };
        let batch = |(index, _): (usize, CaseResult)| Batch {
            pool: plan.cases[index].pool,
            cases: vec![index],
        };
        kept.into_iter().map(batch).collect()
    }

    pub(super) fn end(&self) {
        *self.lock() = State::Alone;
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Notes in a result that its case ran again. A run that was stopped runs no case again.
fn note(mut result: CaseResult) -> CaseResult {
    if !result.outcome.is_run() {
        return result;
    }
    let note = "run alone, after the time limit passed beside other cases";
    result.detail = Some(match result.detail {
        Some(detail) => format!("{detail}; {note}"),
        None => note.to_owned(),
    });
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::testing::result;
    use crate::suite::tests::plan_of;

    fn keep(repeats: &Repeats, outcomes: &[Outcome]) -> Vec<(usize, Outcome)> {
        let results = outcomes.iter().map(|outcome| result("f[]", *outcome));
        let results = repeats.keep(results.enumerate().collect());
        results
            .iter()
            .map(|(index, result)| (*index, result.outcome))
            .collect()
    }

    #[test]
    fn results_of_the_time_limit_are_kept_and_their_cases_run_again() {
        let plan = plan_of(&["a", "b", "c"]);
        let repeats = Repeats::new(2);
        let outcomes = [Outcome::Timeout, Outcome::Fail, Outcome::Timeout];
        assert_eq!(keep(&repeats, &outcomes), [(1, Outcome::Fail)]);
        let again: Vec<_> = repeats
            .begin(&plan)
            .into_iter()
            .map(|batch| batch.cases)
            .collect();
        assert_eq!(again, [[0], [2]]);
        let results = repeats.keep(vec![(0, result("a", Outcome::Timeout))]);
        let detail = results[0].1.detail.as_deref();
        assert_eq!(
            detail,
            Some("run alone, after the time limit passed beside other cases")
        );
        repeats.end();
        assert_eq!(keep(&repeats, &[Outcome::Timeout]), [(0, Outcome::Timeout)]);
    }

    #[test]
    fn a_library_that_hangs_often_is_not_repeated() {
        let plan = plan_of(&["a"; MAX_REPEATS + 2]);
        let repeats = Repeats::new(2);
        assert!(keep(&repeats, &[Outcome::Timeout; MAX_REPEATS]).is_empty());
        let late = keep(&repeats, &[Outcome::Timeout]);
        assert_eq!(late.len(), MAX_REPEATS + 1);
        assert_eq!(keep(&repeats, &[Outcome::Timeout]).len(), 1);
        assert!(repeats.begin(&plan).is_empty());
    }

    #[test]
    fn results_are_final_without_other_jobs() {
        let repeats = Repeats::new(1);
        assert_eq!(keep(&repeats, &[Outcome::Timeout]), [(0, Outcome::Timeout)]);
    }
}
