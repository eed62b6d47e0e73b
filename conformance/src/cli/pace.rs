//! Estimation of the remaining time of a run, from its average rate and from its recent rate.

use std::collections::VecDeque;
use std::time::Duration;

/// The period that counts as recent.
const WINDOW: Duration = Duration::from_secs(30);

/// Number of remaining cases that are assumed to take as long as the recent ones. The others take as long as the average:
/// cases that hang are followed by many that do not.
const MAX_SLOW: u64 = 20;

/// The number of finished cases over time.
#[derive(Default)]
pub(super) struct Pace {
    /// Measurements within the window, and the last one before it.
    seen: VecDeque<(Duration, u64)>,
}

impl Pace {
    /// Records the number of finished cases at a time since the start of the run.
    pub(super) fn note(&mut self, elapsed: Duration, done: u64) {
        self.seen.push_back((elapsed, done));
        while self
            .seen
            .get(1)
            .is_some_and(|(start, _)| elapsed.saturating_sub(*start) >= WINDOW)
        {
            self.seen.pop_front();
        }
    }

    /// Estimates the time for `left` more cases from the average. If recent cases took longer, some of the remaining
    /// ones are assumed to take as long. If no case finished recently, each of these takes the whole period.
    pub(super) fn forecast(&self, left: u64) -> Duration {
        let Some((elapsed, done)) = self.seen.back().copied() else {
            return Duration::ZERO;
        };
        let per_case = |time: Duration, cases: u64| time.as_secs_f64() / cases.max(1) as f64;
        let (start, before) = match self.seen.front() {
            Some(first) if self.seen.len() > 1 => *first,
            _ => (Duration::ZERO, 0),
        };
        let recent = per_case(elapsed.saturating_sub(start), done - before);
        let average = per_case(elapsed, done);
        let slow = left.min(MAX_SLOW);
        let cost = average * (left - slow) as f64 + average.max(recent) * slow as f64;
        Duration::from_secs_f64(cost)
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
    fn a_steady_run_is_forecast_from_its_average() {
        assert_eq!(forecast(&[(10, 100), (20, 200)], 100), 10);
    }

    #[test]
    fn hanging_cases_increase_the_forecast() {
        // No result for half a minute: each remaining case may take as long.
        let seen = [(10, 9990), (20, 9990), (30, 9990), (40, 9990)];
        assert_eq!(forecast(&seen, 10), 300);
        assert!(forecast(&[(10, 9990), (40, 9991), (70, 9992)], 8) >= 8 * 30);
    }

    #[test]
    fn a_hang_does_not_count_for_every_remaining_case() {
        let seen = [(10, 1000), (20, 1000), (30, 1000), (40, 1000)];
        // 20 cases of 30 s, and the others at the average of 0.04 s.
        assert_eq!(forecast(&seen, 7020), 20 * 30 + 7000 * 40 / 1000);
    }
}
