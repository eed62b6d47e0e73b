//! Processes that get no more cases. They are watched if a case has left threads behind, and they end as programs do if
//! their ends are judged.

use std::collections::VecDeque;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::engine::attempt::Worker;
use crate::engine::exits::{Exits, Finished};
use crate::engine::limits::Limits;
use crate::engine::outbox::Outbox;
use crate::engine::pending_exit::is_of_library;
use crate::results::Outcome;
use crate::results::verdict::End;
use crate::suite::pool::Pool;

/// How long a process is watched for a crash of a thread that was left behind.
const WATCH_TIME: Duration = Duration::from_millis(100);
/// Maximum number of watched processes; each may hold a device.
const MAX_WATCHED: usize = 4;
/// Maximum number of ending processes beside which another one may exit by itself.
const MAX_LEAVING: usize = 8;
/// How long a run waits at its end for killed processes.
const FINAL_TIMEOUT: Duration = Duration::from_secs(10);

/// Processes that get no more cases, but may still crash in a thread that was left behind or while they exit.
pub(super) struct Leaving<'a> {
    watched: VecDeque<(Instant, Worker)>,
    /// Cases of a process that one of several threads has ended. They run again, each in a process of its own, since
    /// the process was not watched for the other threads, or the thread is not known.
    unclear: Vec<(Pool, usize)>,
    ending: Vec<Ending>,
    exits: &'a Exits,
    limits: Limits,
}

/// A process that is ending.
struct Ending {
    /// The thread that ends it. It returns how the process ended as a program does; `None` if it was killed.
    thread: JoinHandle<Option<End>>,
    is_leaving: bool,
    pool: Pool,
    /// Results that the end of the process may change.
    finished: Vec<Finished>,
}

impl<'a> Leaving<'a> {
    pub(super) fn new(exits: &'a Exits, limits: Limits) -> Leaving<'a> {
        Leaving {
            watched: VecDeque::new(),
            unclear: Vec::new(),
            ending: Vec::new(),
            exits,
            limits,
        }
    }

    /// Ends a process; if results are held for it, after watching it. Another thread ends it, so this does
    /// not wait.
    pub(super) fn add(&mut self, worker: Worker, outbox: &Outbox<'_>) {
        if worker.held.is_empty() {
            self.end(worker);
            return;
        }
        self.watched
            .push_back((Instant::now() + WATCH_TIME, worker));
        if self.watched.len() > MAX_WATCHED {
            self.end_first(outbox);
        }
    }

    /// Ends the processes whose watch time is over, and delivers the results of processes that have ended.
    pub(super) fn end_expired(&mut self, outbox: &Outbox<'_>) {
        while let Some((until, _)) = self.watched.front()
            && *until <= Instant::now()
        {
            self.end_first(outbox);
        }
        self.collect_ended(outbox);
    }

    /// Ends all processes, each after its watch time, and waits until they and their descendants are gone.
    /// The wait for killed processes has a limit, because the kernel cannot end every process.
    pub(super) fn finish(&mut self, outbox: &Outbox<'_>) {
        while !self.watched.is_empty() {
            self.end_first(outbox);
        }
        let start = Instant::now();
        let must_wait = |ending: &Ending| {
            let limit = match ending.is_leaving {
                true => FINAL_TIMEOUT + self.limits.call,
                false => FINAL_TIMEOUT,
            };
            !ending.thread.is_finished() && start.elapsed() < limit
        };
        while self.ending.iter().any(must_wait) {
            std::thread::sleep(Duration::from_millis(1));
        }
        self.collect_ended(outbox);
        for ending in self.ending.drain(..) {
            self.exits.add(ending.pool, ending.finished, None, outbox);
        }
    }

    pub(super) fn run_again(&mut self, pool: Pool, cases: Vec<usize>) {
        self.unclear
            .extend(cases.into_iter().map(|index| (pool, index)));
    }

    /// Takes the cases that run again, each with the kind of process that it needs.
    pub(super) fn take_unclear(&mut self) -> Vec<(Pool, usize)> {
        std::mem::take(&mut self.unclear)
    }

    fn end_first(&mut self, outbox: &Outbox<'_>) {
        let Some((until, mut worker)) = self.watched.pop_front() else {
            return;
        };
        let mut held = std::mem::take(&mut worker.held);
        if worker.process.ends_before(until) {
            let fault = worker.process.page().fault();
            let end = worker.process.end();
            if is_of_library(&end) {
                let unwatched = held.charge(fault, &end);
                self.run_again(worker.pool, unwatched);
            }
        }
        for finished in held.into_finished() {
            if worker.pool.leaves && finished.result.outcome == Outcome::Pass {
                worker.finished.push(finished);
            } else {
                outbox.add(finished.index, finished.result);
            }
        }
        self.end(worker);
    }

    fn end(&mut self, worker: Worker) {
        let running = self.ending.iter();
        let running = running.filter(|ending| !ending.thread.is_finished());
        let is_leaving =
            worker.can_leave() && self.exits.may_begin() && running.count() < MAX_LEAVING;
        let Worker {
            pool,
            mut process,
            finished,
            ..
        } = worker;
        let limits = self.limits;
        let end = move || is_leaving.then(|| process.leave(limits, limits.call));
        self.ending.push(Ending {
            thread: std::thread::spawn(end),
            is_leaving,
            pool,
            finished,
        });
    }

    fn collect_ended(&mut self, outbox: &Outbox<'_>) {
        let is_over = |ending: &mut Ending| ending.thread.is_finished();
        for ending in self.ending.extract_if(.., is_over) {
            let end = ending.thread.join().ok().flatten();
            self.exits.add(ending.pool, ending.finished, end, outbox);
        }
    }
}
