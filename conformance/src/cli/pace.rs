//! How long the rest of a run may take, as it has gone so far and as it goes now.

use std::collections::VecDeque;
use std::time::Duration;

/// What counts as now.
const WINDOW: Duration = Duration::from_secs(30);

/// How many cases had a result at which times.
#[derive(Default)]
pub(super) struct Pace {
    /// The latest, within the window, and one from before it.
    seen: VecDeque<(Duration, u64)>,
}

impl Pace {
    /// Notes how many cases have a result, so long after the run began.
    pub(super) fn note(&mut self, elapsed: Duration, done: u64) {
        self.seen.push_back((elapsed, done));
        while self
            .seen
            .get(1)
            .is_some_and(|(then, _)| elapsed.saturating_sub(*then) >= WINDOW)
        {
            self.seen.pop_front();
        }
    }

    /// How long so many cases may take: as long as the others on average, or as those that came last, if
    /// these took longer. Where none came lately, each may take as long as none has come.
    pub(super) fn forecast(&self, left: u64) -> Duration {
        let Some((elapsed, done)) = self.seen.back().copied() else {
            return Duration::ZERO;
        };
        let per_case = |time: Duration, cases: u64| time.as_secs_f64() / cases.max(1) as f64;
        let (then, before) = match self.seen.front() {
            Some(first) if self.seen.len() > 1 => *first,
            _ => (Duration::ZERO, 0),
        };
        let lately = per_case(elapsed.saturating_sub(then), done - before);
        let cost = per_case(elapsed, done).max(lately);
        Duration::from_secs_f64(cost * left as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forecast(seen: &[(u64, u64)], left: u64) -> u64 {
        let mut pace = Pace::default();
        for (second, done) in seen {
            pace.note(Duration::from_secs(*second), *done);
        }
        pace.forecast(left).as_secs()
    }

    #[test]
    fn a_steady_run_goes_on_as_it_went() {
        assert_eq!(forecast(&[(10, 100), (20, 200)], 100), 10);
    }

    #[test]
    fn where_cases_hang_the_rest_may_hang_as_well() {
        // Nothing has come for half a minute: each of those that are left may take as long.
        let seen = [(10, 9990), (20, 9990), (30, 9990), (40, 9990)];
        assert_eq!(forecast(&seen, 10), 300);
        assert!(forecast(&[(10, 9990), (40, 9991), (70, 9992)], 8) >= 8 * 30);
    }
}
