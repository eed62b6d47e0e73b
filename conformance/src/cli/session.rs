//! Execution of a run: every result is written and reported as soon as it is known.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::analysis::retry::{self, Stress};
use crate::engine::Run;
use crate::expectations::{Assessment, stand};
use crate::results::CaseResult;
use crate::results::environment::Environment;
use crate::results::exit::Stop;
use crate::results::store::Records;
use crate::suite::plan::Plan;

use super::expect::{Again, Known};
use super::progress::Events;

/// A run with its plan and expectations.
pub(super) struct Session<'a> {
    pub run: &'a Run<'a>,
    pub plan: &'a Plan,
    pub environment: &'a Environment,
    pub known: &'a Known,
    pub again: &'a Again,
    pub events: &'a Events,
    /// Set when no more results can be written.
    pub is_full: &'a AtomicBool,
}

/// State of the results so far. The results themselves are only on disk.
struct Progress<'a> {
    assessment: Assessment<'a>,
    /// Present if every case is run several times.
    stress: Option<Stress>,
    /// The error that prevents further writing.
    error: Option<io::Error>,
}

impl<'a> Session<'a> {
    /// Runs the cases of the plan that have no result yet. If a result cannot be written, the remaining cases
    /// are not run.
    pub(super) fn execute(&self, records: Records, folder: &Path) -> Result<Assessment<'a>, Stop> {
        let assessment = self
            .events
            .run_with_heartbeat(|| self.execute_all(records, folder));
        self.events.finish();
        assessment
    }

    fn execute_all(&self, records: Records, folder: &Path) -> Result<Assessment<'a>, Stop> {
        let unwritable = |error: io::Error| Stop::cannot_write(folder, &error);
        let cases = self.plan.cases.len();
        let times = self.again.stress.unwrap_or(1);
        let mut progress = Progress {
            assessment: self.known.assessment(self.environment)?,
            stress: (times > 1).then(|| Stress::new(cases)),
            error: None,
        };
        let done = records.done().map_err(unwritable)?;
        self.add_earlier_results(&records, &mut progress)
            .map_err(|error| cannot_read(folder, &error))?;
        let mut progress = self.run_rest(&records, &done, progress);
        if let Some(error) = progress.error {
            return Err(io_error(folder, &error));
        }
        let mut flakes = match progress.stress {
            Some(stress) => self.stress(stress, times - 1, &records),
            None => Ok(BTreeMap::new()),
        }
        .map_err(unwritable)?;
        flakes.append(&mut self.retry(&progress.assessment, &flakes));
        let settled = self.record_flakes(flakes, &records, &mut progress.assessment);
        settled
            .and_then(|()| records.finish())
            .map_err(unwritable)?;
        Ok(progress.assessment)
    }

    /// Adds the results of the interrupted run.
    fn add_earlier_results(
        &self,
        records: &Records,
        progress: &mut Progress<'_>,
    ) -> io::Result<()> {
        for index in 0..self.plan.cases.len() {
            if let Some(result) = records.read(index)? {
                progress.assessment.add(index, &result);
                if let Some(stress) = &mut progress.stress {
                    stress.count(index, &result);
                }
                self.events.count_earlier();
            }
        }
        Ok(())
    }

    /// Runs the cases without a result.
    fn run_rest<'b>(
        &self,
        records: &Records,
        done: &[bool],
        progress: Progress<'b>,
    ) -> Progress<'b> {
        let machine = &self.environment.driver.machine;
        let progress = Mutex::new(progress);
        self.run
            .stream(self.plan, machine, &|index| done[index], &|results| {
                if self.is_full.load(Ordering::Relaxed) {
                    return;
                }
                let added = records.add(&results);
                // The state is consistent even if another thread panicked with the lock held.
                let mut progress = progress
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner);
                if let Err(error) = added {
                    self.is_full.store(true, Ordering::Relaxed);
                    progress.error.get_or_insert(error);
                }
                for (index, result) in &results {
                    self.assess(*index, result, &mut progress);
                }
            });
        progress
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn assess(&self, index: usize, result: &CaseResult, progress: &mut Progress<'_>) {
        if let Some(stress) = &mut progress.stress {
            stress.count(index, result);
        }
        let standing = stand(result, &self.known.expectations, self.environment);
        if progress.assessment.put(index, result, standing) {
            let unexpected = progress.assessment.reported().len();
            self.events.report_surprise(result, unexpected);
        }
        self.events.count();
    }

    /// Runs all cases `times` more. Returns the cases whose outcome changed, as flakes.
    fn stress(
        &self,
        stress: Stress,
        times: u32,
        records: &Records,
    ) -> io::Result<BTreeMap<usize, CaseResult>> {
        let machine = &self.environment.driver.machine;
        let stress = Mutex::new(stress);
        for _ in 0..times {
            self.run.stream(self.plan, machine, &|_| false, &|results| {
                for (index, result) in results {
                    if let Ok(mut stress) = stress.lock() {
                        stress.count(index, &result);
                    }
                    self.events.count();
                }
            });
        }
        let stress = stress
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut flakes = BTreeMap::new();
        for (index, behaviours) in stress.unstable() {
            if let Some(first) = records.read(index)? {
                flakes.insert(index, retry::flake(&first, &behaviours));
            }
        }
        Ok(flakes)
    }

    /// Repeats the unexpected cases that are not flakes yet. Returns those whose outcome changed, as flakes.
    fn retry(
        &self,
        assessment: &Assessment<'_>,
        flakes: &BTreeMap<usize, CaseResult>,
    ) -> BTreeMap<usize, CaseResult> {
        let times = self.again.retries;
        if times == 0 {
            return BTreeMap::new();
        }
        let surprises = assessment
            .reported()
            .filter(|(index, _)| !flakes.contains_key(index))
            .map(|(index, surprise)| (index, surprise.result.clone()));
        let machine = &self.environment.driver.machine;
        retry::retry(self.run, self.plan, machine, surprises.collect(), times)
    }

    /// Replaces the first results of these cases by flakes.
    fn record_flakes(
        &self,
        flakes: BTreeMap<usize, CaseResult>,
        records: &Records,
        assessment: &mut Assessment<'_>,
    ) -> io::Result<()> {
        for (index, flake) in flakes {
            if let Some(first) = records.read(index)? {
                assessment.replace(index, &first, &flake);
            }
            records.add(&[(index, flake)])?;
        }
        Ok(())
    }
}

fn cannot_read(folder: &Path, error: &io::Error) -> Stop {
    Stop::infrastructure(format!("cannot read from {}: {error}", folder.display()))
}

fn io_error(folder: &Path, error: &io::Error) -> Stop {
    let Stop { exit, message } = Stop::cannot_write(folder, error);
    let command = format!("cuconform run --resume {}", folder.display());
    Stop {
        exit,
        message: format!("{message}; the results so far are kept: `{command}` finishes the run"),
    }
}
