//! A run while it goes on: every result is written as soon as it is known, and told.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use cuspec_conformance::again;
use cuspec_conformance::environment::Environment;
use cuspec_conformance::exit::Stop;
use cuspec_conformance::expectations::{Standing, stand};
use cuspec_conformance::outcome::CaseResult;
use cuspec_conformance::plan::Plan;
use cuspec_conformance::records::Records;
use cuspec_conformance::run::Run;

use super::events::Events;
use super::expect::{Again, Known};
use super::run::{cannot_write, progress};

/// What is run, and what is known of it.
pub struct Session<'a> {
    pub run: &'a Run<'a>,
    pub plan: &'a Plan,
    pub environment: &'a Environment,
    pub known: &'a Known,
    pub again: &'a Again,
    /// Goes up when no more can be written.
    pub full: &'a AtomicBool,
}

impl Session<'_> {
    /// Runs the plan, less what is `done` already, with a progress bar. When a result cannot be
    /// written, the rest is not run.
    pub fn execute(
        &self,
        records: Records,
        done: Vec<CaseResult>,
        folder: &Path,
    ) -> Result<Vec<CaseResult>, Stop> {
        let Session { run, plan, .. } = *self;
        let machine = &self.environment.driver.machine;
        let times = self.again.stress.unwrap_or(1);
        let bar = progress(plan.cases.len() * times as usize, "cases");
        bar.inc(done.len() as u64);
        let events = Events::new(bar.position());
        let trouble = Mutex::new(None);
        let unexpected = Mutex::new(0);
        let mut results = run.execute_rest(plan, machine, done, &|_, result| {
            if self.full.load(Ordering::Relaxed) {
                return;
            }
            if let (Err(error), Ok(mut trouble)) = (records.add(result), trouble.lock()) {
                self.full.store(true, Ordering::Relaxed);
                trouble.get_or_insert(error);
            }
            if self.is_surprise(result)
                && let Ok(mut unexpected) = unexpected.lock()
            {
                *unexpected += 1;
                bar.set_message(format!("{unexpected} unexpected"));
                events.tell_surprise(result);
            }
            bar.inc(1);
            events.tell_progress(bar.position(), bar.length().unwrap_or(0));
        });
        if let Ok(Some(error)) = trouble.into_inner() {
            bar.finish_and_clear();
            return Err(tell_trouble(folder, &error));
        }
        let tell = |_: usize, _: &CaseResult| bar.inc(1);
        again::stress(run, plan, machine, &mut results, times - 1, &tell);
        let is_surprise = |result: &CaseResult| self.is_surprise(result);
        let retries = self.again.retries;
        again::retry(run, plan, machine, &mut results, retries, &is_surprise);
        bar.finish_and_clear();
        records
            .finish(&results)
            .map_err(|error| cannot_write(folder, &error))?;
        Ok(results)
    }

    /// Whether it is not what was expected, or the runner could not tell.
    fn is_surprise(&self, result: &CaseResult) -> bool {
        let standing = stand(result, &self.known.expectations, self.environment);
        matches!(standing, Standing::Surprise(_) | Standing::Error)
    }
}

fn tell_trouble(folder: &Path, error: &std::io::Error) -> Stop {
    let Stop { exit, message } = cannot_write(folder, error);
    let way_on = format!("cuconform run --resume {}", folder.display());
    Stop {
        exit,
        message: format!("{message}; what was written is kept, `{way_on}` finishes it"),
    }
}
