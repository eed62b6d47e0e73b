//! A run while it goes on: every result is written as soon as it is known, and told.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::again::{self, Stress};
use crate::environment::Environment;
use crate::exit::Stop;
use crate::expectations::{Reckoning, stand};
use crate::outcome::CaseResult;
use crate::plan::Plan;
use crate::records::Records;
use crate::run::Run;

use super::events::Events;
use super::expect::{Again, Known};
use super::run::cannot_write;

/// What is run, and what is known of it.
pub struct Session<'a> {
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
    reckoning: Reckoning<'a>,
    /// Where everything is run several times.
    stress: Option<Stress>,
    /// Why no more can be written.
    trouble: Option<io::Error>,
}

impl<'a> Session<'a> {
    /// Runs the plan, less what has a result already. When a result cannot be written, the rest is
    /// not run.
    pub fn execute(&self, records: Records, folder: &Path) -> Result<Reckoning<'a>, Stop> {
        let reckoning = self.events.accompany(|| self.execute_all(records, folder));
        self.events.finish();
        reckoning
    }

    fn execute_all(&self, records: Records, folder: &Path) -> Result<Reckoning<'a>, Stop> {
        let unwritable = |error: io::Error| cannot_write(folder, &error);
        let cases = self.plan.cases.len();
        let times = self.again.stress.unwrap_or(1);
        let mut so_far = SoFar {
            reckoning: self.known.reckoning(self.environment)?,
            stress: (times > 1).then(|| Stress::new(cases)),
            trouble: None,
        };
        let done = records.done().map_err(unwritable)?;
        self.take_up(&records, &mut so_far)
            .map_err(|error| cannot_read(folder, &error))?;
        let mut so_far = self.run_rest(&records, &done, so_far);
        if let Some(error) = so_far.trouble {
            return Err(tell_trouble(folder, &error));
        }
        let mut flakes = match so_far.stress {
            Some(stress) => self.stress(stress, times - 1, &records),
            None => Ok(BTreeMap::new()),
        }
        .map_err(unwritable)?;
        flakes.append(&mut self.retry(&so_far.reckoning, &flakes));
        let settled = self.call_flakes(flakes, &records, &mut so_far.reckoning);
        settled
            .and_then(|()| records.finish())
            .map_err(unwritable)?;
        Ok(so_far.reckoning)
    }

    /// Reckons with the results that are there already.
    fn take_up(&self, records: &Records, so_far: &mut SoFar<'_>) -> io::Result<()> {
        for index in 0..self.plan.cases.len() {
            if let Some(result) = records.read(index)? {
                so_far.reckoning.add(index, &result);
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
                    so_far.trouble.get_or_insert(error);
                }
                for (index, result) in &results {
                    self.reckon(*index, result, &mut so_far);
                }
            });
        so_far
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn reckon(&self, index: usize, result: &CaseResult, so_far: &mut SoFar<'_>) {
        if let Some(stress) = &mut so_far.stress {
            stress.count(index, result);
        }
        let standing = stand(result, &self.known.expectations, self.environment);
        if so_far.reckoning.put(index, result, standing) {
            let unexpected = so_far.reckoning.told().len();
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
                flakes.insert(index, again::flake(&first, &said));
            }
        }
        Ok(flakes)
    }

    /// Runs again what came as a surprise and is no flake yet. What comes out otherwise comes back, as
    /// a flake.
    fn retry(
        &self,
        reckoning: &Reckoning<'_>,
        flakes: &BTreeMap<usize, CaseResult>,
    ) -> BTreeMap<usize, CaseResult> {
        let times = self.again.retries;
        if times == 0 {
            return BTreeMap::new();
        }
        let surprises = reckoning
            .told()
            .filter(|(index, _)| !flakes.contains_key(index))
            .map(|(index, surprise)| (index, surprise.result.clone()));
        let machine = &self.environment.driver.machine;
        again::retry(self.run, self.plan, machine, surprises.collect(), times)
    }

    /// Puts flakes in the place of what came of these cases at first.
    fn call_flakes(
        &self,
        flakes: BTreeMap<usize, CaseResult>,
        records: &Records,
        reckoning: &mut Reckoning<'_>,
    ) -> io::Result<()> {
        for (index, flake) in flakes {
            if let Some(first) = records.read(index)? {
                reckoning.replace(index, &first, &flake);
            }
            records.add(&[(index, flake)])?;
        }
        Ok(())
    }
}

fn cannot_read(folder: &Path, error: &io::Error) -> Stop {
    Stop::infrastructure(format!("cannot read from {}: {error}", folder.display()))
}

fn tell_trouble(folder: &Path, error: &io::Error) -> Stop {
    let Stop { exit, message } = cannot_write(folder, error);
    let way_on = format!("cuconform run --resume {}", folder.display());
    Stop {
        exit,
        message: format!("{message}; what was written is kept, `{way_on}` finishes it"),
    }
}
