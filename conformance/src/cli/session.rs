//! A run while it goes on: every result is written as soon as it is known, and told.

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

/// What is run, and what is known of it.
pub(super) struct Session<'a> {
    pub run: &'a Run<'a>,
    pub plan: &'a Plan,
    pub environment: &'a Environment,
    pub known: &'a Known,
    pub again: &'a Again,
    pub events: &'a Events,
    /// Goes up when no more can be written.
    pub full: &'a AtomicBool,
}

/// What is known of the results so far. The results themselves are on disk alone.
struct SoFar<'a> {
    assessment: Assessment<'a>,
    /// Where everything is run several times.
    stress: Option<Stress>,
    /// Why no more can be written.
    error: Option<io::Error>,
}

impl<'a> Session<'a> {
    /// Runs the plan, less what has a result already. When a result cannot be written, the rest is
    /// not run.
    pub(super) fn execute(&self, records: Records, folder: &Path) -> Result<Assessment<'a>, Stop> {
        let assessment = self.events.accompany(|| self.execute_all(records, folder));
        self.events.finish();
        assessment
    }

    fn execute_all(&self, records: Records, folder: &Path) -> Result<Assessment<'a>, Stop> {
        let unwritable = |error: io::Error| Stop::cannot_write(folder, &error);
        let cases = self.plan.cases.len();
        let times = self.again.stress.unwrap_or(1);
        let mut so_far = SoFar {
            assessment: self.known.assessment(self.environment)?,
            stress: (times > 1).then(|| Stress::new(cases)),
            error: None,
        };
        let done = records.done().map_err(unwritable)?;
        self.take_up(&records, &mut so_far)
            .map_err(|error| cannot_read(folder, &error))?;
        let mut so_far = self.run_rest(&records, &done, so_far);
        if let Some(error) = so_far.error {
            return Err(io_error(folder, &error));
        }
        let mut flakes = match so_far.stress {
            Some(stress) => self.stress(stress, times - 1, &records),
            None => Ok(BTreeMap::new()),
        }
        .map_err(unwritable)?;
        flakes.append(&mut self.retry(&so_far.assessment, &flakes));
        let settled = self.call_flakes(flakes, &records, &mut so_far.assessment);
        settled
            .and_then(|()| records.finish())
            .map_err(unwritable)?;
        Ok(so_far.assessment)
    }

    /// Reckons with the results that are there already.
    fn take_up(&self, records: &Records, so_far: &mut SoFar<'_>) -> io::Result<()> {
        for index in 0..self.plan.cases.len() {
            if let Some(result) = records.read(index)? {
                so_far.assessment.add(index, &result);
                if let Some(stress) = &mut so_far.stress {
                    stress.count(index, &result);
                }
                self.events.count_earlier();
            }
        }
        Ok(())
    }

    /// Runs what has no result.
    fn run_rest<'b>(&self, records: &Records, done: &[bool], so_far: SoFar<'b>) -> SoFar<'b> {
        let machine = &self.environment.driver.machine;
        let so_far = Mutex::new(so_far);
        self.run
            .stream(self.plan, machine, &|index| done[index], &|results| {
                if self.full.load(Ordering::Relaxed) {
                    return;
                }
                let added = records.add(&results);
                // Another thread that died while it held this had nothing left undone.
                let mut so_far = so_far
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner);
                if let Err(error) = added {
                    self.full.store(true, Ordering::Relaxed);
                    so_far.error.get_or_insert(error);
                }
                for (index, result) in &results {
                    self.assess(*index, result, &mut so_far);
                }
            });
        so_far
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn assess(&self, index: usize, result: &CaseResult, so_far: &mut SoFar<'_>) {
        if let Some(stress) = &mut so_far.stress {
            stress.count(index, result);
        }
        let standing = stand(result, &self.known.expectations, self.environment);
        if so_far.assessment.put(index, result, standing) {
            let unexpected = so_far.assessment.told().len();
            self.events.tell_surprise(result, unexpected);
        }
        self.events.count();
    }

    /// Runs everything so many more times. What did not come out the same every time comes back, as
    /// a flake.
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
        for (index, said) in stress.unstable() {
            if let Some(first) = records.read(index)? {
                flakes.insert(index, retry::flake(&first, &said));
            }
        }
        Ok(flakes)
    }

    /// Runs again what came as a surprise and is no flake yet. What comes out otherwise comes back, as
    /// a flake.
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
            .told()
            .filter(|(index, _)| !flakes.contains_key(index))
            .map(|(index, surprise)| (index, surprise.result.clone()));
        let machine = &self.environment.driver.machine;
        retry::retry(self.run, self.plan, machine, surprises.collect(), times)
    }

    /// Puts flakes in the place of what came of these cases at first.
    fn call_flakes(
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
    let way_on = format!("cuconform run --resume {}", folder.display());
    Stop {
        exit,
        message: format!("{message}; what was written is kept, `{way_on}` finishes it"),
    }
}
