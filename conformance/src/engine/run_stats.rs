//! Totals of a run: the number of workers, and how they spent their time.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::worker::ipc::Report;
use crate::worker::ipc::shared_page::{Phase, SharedPage};

/// Totals of a run. Times are in microseconds, summed over all workers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunStats {
    /// Worker processes that were started and used.
    pub starts: u64,
    /// Worker processes that were started in advance and never used.
    #[serde(default)]
    pub unused: u64,
    /// Those of `starts` that were started in advance.
    #[serde(default)]
    pub in_advance: u64,
    /// Those of `starts` that failed before they could take a case.
    #[serde(default)]
    pub failed_starts: u64,
    /// Worker processes that ended because a case had ended or damaged them.
    #[serde(default)]
    pub spoiled: u64,
    /// Worker processes that were ended to find out which of several cases caused an effect, or whether a
    /// case causes it in a fresh process.
    #[serde(default)]
    pub ambiguous: u64,
    /// Cases that ran again, alone, because the time limit passed beside other cases.
    #[serde(default)]
    pub repeats: u64,
    /// Functions after which the exit of a process is not judged.
    #[serde(default)]
    pub unjudged_exits: u64,
    /// Whether a process that had called several functions did not exit well, although no function causes that alone.
    #[serde(default)]
    pub has_unexplained_exit: bool,
    /// The highest number of workers that ran cases at the same time.
    #[serde(default)]
    pub most_in_flight: u64,
    /// Time for starting workers.
    #[serde(default)]
    pub starts_us: u64,
    /// Time inside the calls under test.
    pub calls_us: u64,
    /// Time inside cases: calls under test, scenarios, setup and cleanup, and the worker's own work between
    /// them.
    pub cases_us: u64,
    /// Total time of all jobs, whether or not they had a worker.
    pub all_us: u64,
}

impl fmt::Display for RunStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |part: u64| part as f64 * 100.0 / self.all_us.max(1) as f64;
        write!(f, "{} workers started", self.starts)?;
        if self.failed_starts > 0 {
            write!(f, ", {} of them failed", self.failed_starts)?;
        }
        if self.unused > 0 {
            write!(f, ", {} more started in advance and not used", self.unused)?;
        }
        if self.spoiled > 0 {
            write!(f, ", {} spoiled by a case", self.spoiled)?;
        }
        if self.ambiguous > 0 {
            write!(
                f,
                ", {} ended because more than one case may have harmed them",
                self.ambiguous
            )?;
        }
        if self.repeats > 0 {
            write!(
                f,
                ", cases repeated alone after their time limit: {}",
                self.repeats
            )?;
        }
        write!(
            f,
            "; {:.0} % of their time starting, {:.0} % inside cases, {:.1} % inside the calls under test",
            percent(self.starts_us),
            percent(self.cases_us),
            percent(self.calls_us)
        )?;
        if self.unjudged_exits > 0 {
            write!(
                f,
                "; functions after which the exit of a process was not judged: {} (--no-hang-limit judges all)",
                self.unjudged_exits
            )?;
        }
        if self.has_unexplained_exit {
            write!(
                f,
                "; a process that had called several functions did not exit well, and no function causes that alone"
            )?;
        }
        Ok(())
    }
}

/// The totals while they are counted, by several threads.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    starts: AtomicU64,
    unused: AtomicU64,
    in_advance: AtomicU64,
    failed_starts: AtomicU64,
    spoiled: AtomicU64,
    ambiguous: AtomicU64,
    repeats: AtomicU64,
    unjudged_exits: AtomicU64,
    has_unexplained_exit: AtomicBool,
    in_flight: AtomicU64,
    most_in_flight: AtomicU64,
    starting: AtomicU64,
    calls: AtomicU64,
    cases: AtomicU64,
    all: AtomicU64,
}

impl Counters {
    /// Counts a started worker; `since` is when the start began.
    pub(crate) fn count_start(&self, since: Instant) {
        self.starts.fetch_add(1, Ordering::Relaxed);
        let time = as_nanoseconds(since.elapsed());
        self.starting.fetch_add(time, Ordering::Relaxed);
    }

    pub(crate) fn count_unused(&self) {
        self.unused.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_in_advance(&self) {
        self.in_advance.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts one more worker that runs cases, until the value is dropped.
    pub(crate) fn count_in_flight(&self) -> InFlight<'_> {
        let count = self.in_flight.fetch_add(1, Ordering::Relaxed) + 1;
        self.most_in_flight.fetch_max(count, Ordering::Relaxed);
        InFlight(&self.in_flight)
    }

    pub(crate) fn count_spoiled(&self) {
        self.spoiled.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_ambiguous(&self) {
        self.ambiguous.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_repeats(&self, cases: usize) {
        self.repeats.fetch_add(cases as u64, Ordering::Relaxed);
    }

    pub(crate) fn count_unjudged_exits(&self, functions: u64) {
        self.unjudged_exits.fetch_add(functions, Ordering::Relaxed);
    }

    pub(crate) fn note_unexplained_exit(&self, is_unexplained: bool) {
        self.has_unexplained_exit
            .fetch_or(is_unexplained, Ordering::Relaxed);
    }

    pub(crate) fn count_failed_start(&self) {
        self.failed_starts.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_case(&self, report: &Report) {
        let nanoseconds = |us: f64| (us * 1000.0) as u64;
        let call = nanoseconds(report.time_us.unwrap_or(0.0));
        self.calls.fetch_add(call, Ordering::Relaxed);
        let case = nanoseconds(report.spent_us);
        self.cases.fetch_add(case, Ordering::Relaxed);
    }

    /// Counts the time of a case that ended its process; `since` is when the wait for it began.
    pub(crate) fn count_end(&self, page: &SharedPage, since: Instant) {
        let waited = since.elapsed();
        self.cases
            .fetch_add(as_nanoseconds(waited), Ordering::Relaxed);
        if matches!(page.phase(), Phase::Call | Phase::Wait) {
            let call = page.time_in_phase().min(waited);
            self.calls
                .fetch_add(as_nanoseconds(call), Ordering::Relaxed);
        }
    }

    /// Counts the time of a job; `since` is when it began.
    pub(crate) fn count_job(&self, since: Instant) {
        let time = as_nanoseconds(since.elapsed());
        self.all.fetch_add(time, Ordering::Relaxed);
    }

    pub(crate) fn read(&self) -> RunStats {
        let microseconds = |sum: &AtomicU64| sum.load(Ordering::Relaxed) / 1000;
        RunStats {
            starts: self.starts.load(Ordering::Relaxed),
            unused: self.unused.load(Ordering::Relaxed),
            in_advance: self.in_advance.load(Ordering::Relaxed),
            failed_starts: self.failed_starts.load(Ordering::Relaxed),
            spoiled: self.spoiled.load(Ordering::Relaxed),
            ambiguous: self.ambiguous.load(Ordering::Relaxed),
            repeats: self.repeats.load(Ordering::Relaxed),
            unjudged_exits: self.unjudged_exits.load(Ordering::Relaxed),
            has_unexplained_exit: self.has_unexplained_exit.load(Ordering::Relaxed),
            most_in_flight: self.most_in_flight.load(Ordering::Relaxed),
            starts_us: microseconds(&self.starting),
            calls_us: microseconds(&self.calls),
            cases_us: microseconds(&self.cases),
            all_us: microseconds(&self.all),
        }
    }
}

/// A worker that runs cases.
pub(crate) struct InFlight<'a>(&'a AtomicU64);

impl Drop for InFlight<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn as_nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_number_in_flight_is_kept_after_the_workers_end() {
        let counters = Counters::default();
        {
            let _first = counters.count_in_flight();
            drop(counters.count_in_flight());
            assert_eq!(counters.read().most_in_flight, 2);
        }
        let _later = counters.count_in_flight();
        assert_eq!(counters.read().most_in_flight, 2);
    }

    #[test]
    fn percentages_are_of_the_time_of_all_workers() {
        let run_stats = RunStats {
            starts: 3,
            starts_us: 400,
            calls_us: 5,
            cases_us: 250,
            all_us: 1000,
            ..RunStats::default()
        };
        assert_eq!(
            run_stats.to_string(),
            "3 workers started; 40 % of their time starting, 25 % inside cases, 0.5 % inside the calls under test"
        );
    }
}
