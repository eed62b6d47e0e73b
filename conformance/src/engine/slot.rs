//! One thread of the runner, and its current worker.

use std::cell::Cell;
use std::collections::VecDeque;
use std::time::Instant;

use crate::engine::attempt::{Attempt, Worker};
use crate::engine::exits::{Exits, Finished};
use crate::engine::leaving::Leaving;
use crate::engine::outbox::Outbox;
use crate::engine::pending_exit::{LateEnd, SuspectResults};
use crate::engine::process::{Process, Reply, WaitCallbacks};
use crate::engine::queue::{HELPER_DELAY, Queue};
use crate::engine::run::Run;
use crate::engine::spares::Spares;
use crate::engine::start_error::StartError;
use crate::results::verdict::End;
use crate::results::{CaseResult, Outcome};
use crate::suite::plan::{Batch, Plan};
use crate::suite::pool::Pool;
use crate::worker::DAMAGED_STATUS;
use crate::worker::ipc::Greeting;

/// Maximum number of attempts to start a worker.
const MAX_START_ATTEMPTS: u32 = 3;
/// Maximum number of cases in a row without a worker; after that, the remaining cases fail.
const MAX_START_FAILURES: u32 = 3;
/// Maximum number of cases sent to a worker at once, and of bytes. If the runner is killed, their
/// unreported results are lost; and the bytes must fit into the socket buffer, since the worker does not
/// read while it runs a case.
const MAX_WINDOW_CASES: usize = 64;
const MAX_WINDOW_BYTES: usize = 64 << 10;

pub(super) struct Slot<'a> {
    run: &'a Run<'a>,
    spares: &'a Spares<'a>,
    queue: &'a Queue,
    worker: Option<Worker>,
    leaving: Leaving<'a>,
    /// Results that wait for the next case to finish in a process of its own.
    suspects: Option<SuspectResults>,
    /// Results of the worker that a later report confirms.
    unconfirmed: Vec<(Turn, Finished)>,
    /// Number of cases in a row without a worker.
    start_failures: u32,
    /// Whether a case of the batch has hung.
    has_hung: bool,
    /// Number of cases that damaged a process or left threads in it.
    harmful_cases: u32,
}

/// A case to run.
#[derive(Clone, Copy)]
struct Turn {
    index: usize,
    /// The case is a retry in a fresh process: this result counts.
    is_last: bool,
    /// The case has the process for itself, which is watched afterwards.
    is_alone: bool,
}

impl<'a> Slot<'a> {
    pub(super) fn new(
        run: &'a Run<'a>,
        spares: &'a Spares<'a>,
        queue: &'a Queue,
        exits: &'a Exits,
    ) -> Slot<'a> {
        Slot {
            run,
            spares,
            queue,
            has_hung: false,
            worker: None,
            leaving: Leaving::new(exits, run.limits()),
            suspects: None,
            unconfirmed: Vec::new(),
            start_failures: 0,
            harmful_cases: 0,
        }
    }

    pub(super) fn run_batch(&mut self, plan: &Plan, batch: &Batch, outbox: &Outbox<'_>) {
        self.run_turns(plan, batch, false, outbox);
    }

    fn run_turns(&mut self, plan: &Plan, batch: &Batch, is_alone: bool, outbox: &Outbox<'_>) {
        let first = |index: &usize| Turn {
            index: *index,
            is_last: false,
            is_alone,
        };
        let mut queue: VecDeque<Turn> = batch.cases.iter().map(first).collect();
        let mut most = if self.run.isolates() {
            1
        } else {
            MAX_WINDOW_CASES
        };
        self.has_hung = false;
        while let Some(turn) = queue.front() {
            let planned = &plan.cases[turn.index];
            if let Some(result) = self.run.charge(planned) {
                outbox.add(turn.index, result);
                queue.pop_front();
                continue;
            }
            if let Some(reason) = self.run.skip_reason(planned) {
                outbox.add(
                    turn.index,
                    CaseResult::without_call(planned, Outcome::Skip, &reason),
                );
                queue.pop_front();
                continue;
            }
            let is_alone = turn.is_alone;
            if is_alone && self.worker.as_ref().is_some_and(|worker| worker.used) {
                self.dismiss(outbox);
            }
            let most_now = if is_alone { 1 } else { most };
            let count = self.measure_window(plan, &queue, most_now);
            if let Err(AmbiguousOutput) =
                self.run_window(plan, batch.pool, &mut queue, count, outbox)
            {
                most = 1;
            }
            self.leaving.end_expired(outbox);
            outbox.send();
            // Retries stay in this slot, which knows about the first attempt.
            let is_free =
                queue.len() > 1 && queue.iter().all(|turn| !turn.is_last && !turn.is_alone);
            if std::mem::take(&mut self.has_hung)
                && is_free
                && !batch.pool.ends_with_its_cases()
                && self.suspects.is_none()
                && self
                    .queue
                    .return_cases(batch, queue.iter().map(|turn| turn.index))
            {
                break;
            }
        }
        if batch.pool.leaves {
            self.dismiss(outbox);
        }
        outbox.send();
    }

    /// Ends the worker, and delivers held results. Runs cases again whose process has ended for a reason that several of
    /// them may have left behind.
    pub(super) fn finish(&mut self, plan: &Plan, outbox: &Outbox<'_>) {
        self.end_all(outbox);
        for (pool, index) in self.leaving.take_unclear() {
            let cases = vec![index];
            self.run_turns(plan, &Batch { pool, cases }, true, outbox);
        }
        self.end_all(outbox);
    }

    fn end_all(&mut self, outbox: &Outbox<'_>) {
        if let Some(suspects) = self.suspects.take() {
            let pool = suspects.pool;
            let others = suspects.charge(outbox);
            self.leaving.run_again(pool, others);
        }
        self.dismiss(outbox);
        self.leaving.finish(outbox);
        outbox.send();
    }

    /// The number of cases at the front of the queue that are sent at once.
    fn measure_window(&self, plan: &Plan, queue: &VecDeque<Turn>, most: usize) -> usize {
        let mut bytes = 0;
        let fits = |turn: &&Turn| {
            let planned = &plan.cases[turn.index];
            bytes += planned.line.request().len();
            let runs =
                self.run.charge(planned).is_none() && self.run.skip_reason(planned).is_none();
            bytes <= MAX_WINDOW_BYTES && !turn.is_last && !turn.is_alone && runs
        };
        queue.iter().take(most).take_while(fits).count().max(1)
    }

    /// Sends the first `count` cases of the queue to a worker. Cases with a result are removed from the
    /// queue. If the worker ends, the cases that it had not begun or not reported remain.
    fn run_window(
        &mut self,
        plan: &Plan,
        pool: Pool,
        queue: &mut VecDeque<Turn>,
        count: usize,
        outbox: &Outbox<'_>,
    ) -> Result<(), AmbiguousOutput> {
        let run = self.run;
        let limits = run.limits();
        let worker = match self.worker(pool, outbox) {
            Ok(worker) => worker,
            Err(reason) => {
                if let Some(turn) = queue.pop_front() {
                    let result =
                        CaseResult::without_call(&plan.cases[turn.index], Outcome::Error, &reason);
                    outbox.add(turn.index, result);
                }
                return Ok(());
            }
        };
        let lines = queue.range(..count);
        let lines = lines.map(|turn| plan.cases[turn.index].line.request());
        worker.process.send_cases(lines, limits);
        if pool.ends_with_its_cases() {
            worker.process.resume(limits);
        }
        if !worker.used {
            // The spare is created while this worker runs cases.
            self.spares.prepare(pool);
        }
        let in_flight = run.counters().count_in_flight();
        for left in (1..=count).rev() {
            let Some(worker) = &mut self.worker else {
                return Ok(());
            };
            if !worker.process.has_answer() {
                outbox.send();
            }
            let since = Instant::now();
            let is_waiting = Cell::new(false);
            let callbacks = WaitCallbacks {
                on_slow: &|position, slow| {
                    if let Some(turn) = queue.get(position) {
                        run.report_slow(&plan.cases[turn.index], slow);
                    }
                },
                on_wait: &|| {
                    if !is_waiting.get() && since.elapsed() >= HELPER_DELAY {
                        is_waiting.set(true);
                        self.queue.note_wait(true);
                    }
                },
            };
            let reply = worker.process.answer(limits, &callbacks);
            if is_waiting.get() {
                self.queue.note_wait(false);
            }
            if let Reply::Ended(end) = &reply {
                run.counters().count_end(worker.process.page(), since);
                self.has_hung |= *end == End::Timeout;
            }
            let has_hung = matches!(reply, Reply::Ended(End::Timeout));
            let is_damaged = matches!(reply, Reply::Ended(End::Exit(DAMAGED_STATUS)));
            let position = match reply {
                Reply::Line(_) if left > 1 && worker.process.printed().has_foreign() => {
                    run.counters().count_ambiguous();
                    self.dismiss(outbox);
                    return Err(AmbiguousOutput);
                }
                Reply::Line(_) => 0,
                Reply::Ended(_) => worker.process.find_case_in_flight(),
            };
            if position > 0 || is_damaged {
                // `rerun_unreported` counts its own windows.
                drop(in_flight);
                return self.rerun_unreported(plan, pool, queue, position, reply, outbox);
            }
            let Some(turn) = queue.remove(position) else {
                return Ok(());
            };
            if has_hung {
                run.hangs.note(&plan.cases[turn.index]);
            }
            let attempt = worker.classify(run, &plan.cases[turn.index], reply, turn.is_last);
            let may_resume = attempt.waits;
            self.file_result(turn, attempt, queue, outbox);
            if let Some(worker) = self.worker.as_mut().filter(|_| may_resume) {
                worker.process.resume(limits);
            }
        }
        Ok(())
    }

    /// Handles a worker that ended during the case at this position, before it had reported or confirmed the cases
    /// before it. Those are run again, one at a time. If one of them damages its process, it may also have
    /// ended this worker, so the case at the position is run again as well.
    fn rerun_unreported(
        &mut self,
        plan: &Plan,
        pool: Pool,
        queue: &mut VecDeque<Turn>,
        position: usize,
        reply: Reply,
        outbox: &Outbox<'_>,
    ) -> Result<(), AmbiguousOutput> {
        let is_damaged = matches!(reply, Reply::Ended(End::Exit(DAMAGED_STATUS)));
        let (Some(turn), Some(worker)) = (queue.remove(position), &mut self.worker) else {
            return Ok(());
        };
        if matches!(reply, Reply::Ended(End::Timeout)) {
            self.run.hangs.note(&plan.cases[turn.index]);
        }
        let attempt = worker.classify(self.run, &plan.cases[turn.index], reply, turn.is_last);
        if attempt.interrupted_by.is_some() {
            self.file_result(turn, attempt, queue, outbox);
            return Ok(());
        }
        if is_damaged {
            self.run.counters().count_ambiguous();
        } else {
            self.run.counters().count_spoiled();
        }
        let unconfirmed = match is_damaged {
            true => std::mem::take(&mut self.unconfirmed),
            false => Vec::new(),
        };
        self.dismiss_after(attempt.end.as_ref(), outbox);
        let harmful_cases = self.harmful_cases;
        let unconfirmed = unconfirmed.into_iter().map(|(turn, _)| turn);
        let mut before: VecDeque<Turn> = unconfirmed.chain(queue.drain(..position)).collect();
        while !before.is_empty() {
            self.run_window(plan, pool, &mut before, 1, outbox)?;
        }
        if is_damaged || self.harmful_cases > harmful_cases {
            queue.push_front(turn);
            return Ok(());
        }
        // The ended process is no longer this slot's worker.
        let attempt = Attempt {
            is_fit: true,
            ..attempt
        };
        self.file_result(turn, attempt, queue, outbox);
        Ok(())
    }

    /// Stores a result. A failure outside the call under test is retried once in a fresh process, because a
    /// busy machine or an earlier case may have caused it.
    fn file_result(
        &mut self,
        turn: Turn,
        attempt: Attempt,
        queue: &mut VecDeque<Turn>,
        outbox: &Outbox<'_>,
    ) {
        if !attempt.is_fit || !attempt.threads.is_empty() {
            self.harmful_cases += 1;
        }
        if let (Some(by), Some(end)) = (attempt.interrupted_by, &attempt.end) {
            queue.push_front(turn);
            self.run.counters().count_spoiled();
            self.hold_suspects(by, end.clone(), outbox);
            return;
        }
        let refusals = &self.run.refusals;
        let hung_in = attempt.hung_in.as_deref();
        if turn.is_last {
            refusals.note(&attempt.result, hung_in);
        }
        if attempt.needs_retry && !turn.is_last && !refusals.is_confirmed(&attempt.result, hung_in)
        {
            queue.push_front(Turn {
                is_last: true,
                ..turn
            });
            self.run.counters().count_ambiguous();
            self.dismiss_after(attempt.end.as_ref(), outbox);
            return;
        }
        if let Some(suspects) = self.suspects.take() {
            for index in suspects.settle(attempt.end.as_ref(), outbox) {
                queue.push_front(Turn {
                    index,
                    is_last: false,
                    is_alone: true,
                });
            }
        }
        if !attempt.is_unconfirmed {
            self.deliver_unconfirmed(outbox);
        }
        let finished = Finished {
            index: turn.index,
            result: attempt.result,
            own_calls: attempt.own_calls,
        };
        match &mut self.worker {
            Some(worker) if !attempt.threads.is_empty() => {
                worker.held.add(finished, attempt.threads);
            }
            _ if attempt.is_unconfirmed => self.unconfirmed.push((turn, finished)),
            _ => self.deliver(finished, outbox),
        }
        // A process of this pool ends after its cases, so it is not counted as spoiled.
        let pool = self.worker.as_ref().map(|worker| worker.pool);
        let was_to_end = pool.is_some_and(Pool::ends_with_its_cases) && attempt.end.is_none();
        if !attempt.is_fit && !was_to_end {
            self.run.counters().count_spoiled();
        }
        if !attempt.is_fit || self.run.isolates() || turn.is_alone {
            self.dismiss_after(attempt.end.as_ref(), outbox);
        }
    }

    /// A working worker of this pool.
    fn worker(&mut self, pool: Pool, outbox: &Outbox<'_>) -> Result<&mut Worker, String> {
        let fits = matches!(&self.worker, Some(held) if held.pool == pool);
        if !fits {
            self.dismiss(outbox);
            if pool.runs_alone() {
                // A process that is still exiting holds memory of the device.
                self.leaving.finish(outbox);
            }
            self.worker = Some(Worker::new(pool, self.start_worker(pool)?));
        }
        self.worker.as_mut().ok_or_else(|| "no worker".to_owned())
    }

    /// Delivers the results of cases that have damaged no watched object, or of a worker that has ended otherwise.
    fn deliver_unconfirmed(&mut self, outbox: &Outbox<'_>) {
        for (_, finished) in std::mem::take(&mut self.unconfirmed) {
            self.deliver(finished, outbox);
        }
    }

    /// Delivers a result, unless the end of its process may change it.
    fn deliver(&mut self, finished: Finished, outbox: &Outbox<'_>) {
        match &mut self.worker {
            Some(worker) if worker.pool.leaves && finished.result.outcome == Outcome::Pass => {
                worker.finished.push(finished);
            }
            _ => outbox.add(finished.index, finished.result),
        }
    }

    /// Ends the worker. If a case has ended its process, the end is charged to that case, and not to those whose
    /// results are held.
    fn dismiss_after(&mut self, end: Option<&End>, outbox: &Outbox<'_>) {
        if let (Some(_), Some(worker)) = (end, &mut self.worker) {
            std::mem::take(&mut worker.held).deliver(outbox);
        }
        self.dismiss(outbox);
    }

    /// Ends the worker without waiting: releasing a device takes time.
    fn dismiss(&mut self, outbox: &Outbox<'_>) {
        self.deliver_unconfirmed(outbox);
        if let Some(worker) = self.worker.take() {
            self.leaving.add(worker, outbox);
        }
    }

    /// Holds the results of the worker's cases until it is known whether the case in flight also ends a
    /// fresh process.
    fn hold_suspects(&mut self, by: LateEnd, end: End, outbox: &Outbox<'_>) {
        self.deliver_unconfirmed(outbox);
        if let Some(mut worker) = self.worker.take() {
            let held = std::mem::take(&mut worker.held);
            self.suspects = Some(SuspectResults {
                pool: worker.pool,
                held,
                by,
                end,
            });
            self.leaving.add(worker, outbox);
        }
    }

    fn start_worker(&mut self, pool: Pool) -> Result<Process, String> {
        if self.start_failures >= MAX_START_FAILURES {
            return Err("no worker could be started for the previous cases".to_owned());
        }
        let mut reason = String::new();
        for _ in 0..MAX_START_ATTEMPTS {
            let error = match self.spares.start(pool) {
                Ok((process, Greeting::Ready)) => {
                    self.start_failures = 0;
                    return Ok(process);
                }
                Ok((_, greeting)) => {
                    StartError::Broken(format!("a worker failed to initialize: {greeting:?}"))
                }
                Err(error) => error,
            };
            self.run.report_failed_start(&error);
            reason = error.to_string();
            // A library that hangs has already used the whole time limit.
            if matches!(
                error,
                StartError::Ended {
                    end: End::Timeout,
                    ..
                }
            ) {
                break;
            }
        }
        self.start_failures += 1;
        Err(reason)
    }
}

/// Output of the library arrived on the worker's descriptor while several cases were in flight. The cases
/// must be run one at a time to find out which one wrote it.
struct AmbiguousOutput;
