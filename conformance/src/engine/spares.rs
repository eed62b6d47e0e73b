//! Spare workers, which are started in advance while others work.
//!
//! If a start takes long, all slots share one spare: a device creates contexts one at a time, and each
//! takes memory. If a start is fast, spares are only used when each case gets a process of its own, and
//! each slot has one.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::process::Process;
use super::run::Run;
use super::start_error::StartError;
use crate::suite::machine::Machine;
use crate::suite::pool::Pool;
use crate::worker::ipc::Greeting;

/// Time for a start above which a spare is started in advance.
const SLOW_START: Duration = Duration::from_millis(100);

pub(super) struct Spares<'a> {
    run: &'a Run<'a>,
    machine: &'a Machine,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    spares: Vec<(Pool, Process)>,
    /// Number of spares that are being started.
    starting: usize,
    /// Pools whose workers take long to start.
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

    /// A worker of this pool: a spare, or one that is started now.
    pub(super) fn start(&self, pool: Pool) -> Result<(Process, Greeting), StartError> {
        let since = Instant::now();
        let setup = self.run.setup(pool, self.machine, false);
        let spare = self.take(pool);
        let is_spare = spare.is_some();
        let begun = spare.map_or_else(|| self.run.launch(&setup), Ok);
        let started = begun.and_then(|process| self.run.greet(process));
        self.run.counters().count_start(since);
        if is_spare {
            self.run.counters().count_in_advance();
        }
        if started.is_ok() && !is_spare && since.elapsed() >= SLOW_START {
            self.lock().slow.insert(pool);
        }
        started
    }

    /// Starts a spare if more are allowed. The spare initializes by itself.
    pub(super) fn prepare(&self, pool: Pool) {
        let mut state = self.lock();
        let max = self.max_spares(pool, &state);
        let own = state.spares.iter().filter(|(held, _)| *held == pool);
        if own.count() + state.starting >= max {
            return;
        }
        state.starting += 1;
        drop(state);
        let setup = self.run.setup(pool, self.machine, false);
        let process = self.run.launch(&setup);
        let mut state = self.lock();
        state.starting -= 1;
        // A spare of another pool is ended to make room.
        let others = state.spares.iter().position(|(held, _)| *held != pool);
        let other = others.filter(|_| state.spares.len() >= max);
        let other = other.map(|place| state.spares.swap_remove(place));
        state
            .spares
            .extend(process.ok().map(|process| (pool, process)));
        drop(state);
        if other.is_some() {
            self.run.counters().count_unused();
        }
    }

    /// Maximum number of spares of this pool, as far as is known so far.
    fn max_spares(&self, pool: Pool, state: &State) -> usize {
        match pool {
            _ if pool.runs_alone() => 0,
            _ if state.slow.contains(&pool) => 1,
            _ if self.run.isolates() => self.run.jobs,
            _ => 0,
        }
    }

    /// Ends the unused spares.
    pub(super) fn finish(self) {
        let state = self.state.into_inner();
        for _ in state.unwrap_or_else(PoisonError::into_inner).spares {
            self.run.counters().count_unused();
        }
    }

    /// Takes a spare of this pool that has not ended.
    fn take(&self, pool: Pool) -> Option<Process> {
        let mut state = self.lock();
        let place = state.spares.iter().position(|(held, _)| *held == pool)?;
        let (_, mut process) = state.spares.swap_remove(place);
        drop(state);
        if process.ends_before(Instant::now()) {
            self.run.counters().count_unused();
            return None;
        }
        Some(process)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
