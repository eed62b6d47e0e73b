//! A worker that is started before it is needed, while others work.
//!
//! There is one for all slots: a device makes contexts one at a time, and each takes memory. A library
//! that is ready at once needs none.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::process::Process;
use super::run::Run;
use super::start_error::StartError;
use crate::suite::machine::Machine;
use crate::suite::plan::Pool;
use crate::worker::ipc::Greeting;

/// How long a start may take before another one is begun in advance.
const SLOW: Duration = Duration::from_millis(100);

pub(super) struct Spares<'a> {
    run: &'a Run<'a>,
    machine: &'a Machine,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    spare: Option<(Pool, Process)>,
    /// Kinds of workers that take long to start.
    slow: BTreeSet<Pool>,
}

impl<'a> Spares<'a> {
    pub(super) fn new(run: &'a Run<'a>, machine: &'a Machine) -> Spares<'a> {
        Spares {
            run,
            machine,
            state: Mutex::default(),
        }
    }

    /// A worker of this kind: the spare one, or one that is started now. The next spare is begun.
    pub(super) fn start(&self, pool: Pool) -> Result<(Process, Greeting), StartError> {
        let since = Instant::now();
        let setup = self.run.setup(pool, self.machine, false);
        let spare = self.take(pool);
        let is_spare = spare.is_some();
        let begun = spare.map_or_else(|| self.run.launch(&setup), Ok);
        let started = begun.and_then(|process| self.run.greet(process));
        self.run.counters().count_start(since);
        if started.is_ok() {
            if !is_spare && since.elapsed() >= SLOW {
                self.lock().slow.insert(pool);
            }
            self.prepare(pool);
        }
        started
    }

    /// Ends the spare that nobody needed.
    pub(super) fn finish(self) {
        let state = self.state.into_inner();
        let spare = state.unwrap_or_else(PoisonError::into_inner).spare;
        if spare.is_some() {
            self.run.counters().count_unused();
        }
    }

    /// The spare, if it is of this kind and has not ended by itself.
    fn take(&self, pool: Pool) -> Option<Process> {
        let mut state = self.lock();
        let (_, mut process) = state.spare.take_if(|(held, _)| *held == pool)?;
        if process.dies_until(Instant::now()) {
            self.run.counters().count_unused();
            return None;
        }
        Some(process)
    }

    /// Begins a spare, in place of one of another kind. It gets ready by itself.
    fn prepare(&self, pool: Pool) {
        let mut state = self.lock();
        let is_there = matches!(&state.spare, Some((held, _)) if *held == pool);
        if is_there || pool.runs_alone() || !state.slow.contains(&pool) {
            return;
        }
        let setup = self.run.setup(pool, self.machine, false);
        let Ok(process) = self.run.launch(&setup) else {
            return;
        };
        let other = state.spare.replace((pool, process));
        drop(state);
        if other.is_some() {
            self.run.counters().count_unused();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
