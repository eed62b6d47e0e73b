//! Results that are held until their worker has ended. Their cases left threads behind, and a later crash
//! of such a thread is a result of its case.

use std::collections::VecDeque;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::engine::outbox::Outbox;
use crate::engine::process::Process;
use crate::results::CaseResult;
use crate::results::classify::classify_late_end;
use crate::results::verdict::End;
use crate::worker::DAMAGED_STATUS;

/// How long a process is watched for a crash of a thread that was left behind.
const WATCH_TIME: Duration = Duration::from_millis(100);
/// Maximum number of watched processes; each may hold a device.
const MAX_WATCHED: usize = 4;
/// How long a run waits at its end for killed processes.
const FINAL_TIMEOUT: Duration = Duration::from_secs(10);

/// Processes that get no more cases, but may still crash in a thread that was left behind.
#[derive(Default)]
pub(super) struct Leaving {
    processes: VecDeque<(Instant, Process, PendingExit)>,
    /// Threads that end processes.
    ends: Vec<JoinHandle<()>>,
}

impl Leaving {
    /// Ends a process; if results are held for it, after watching it. Another thread ends it, so this does
    /// not wait.
    pub(super) fn add(&mut self, process: Process, held: PendingExit, outbox: &Outbox<'_>) {
        if held.is_empty() {
            self.end(process);
            return;
        }
        self.processes
            .push_back((Instant::now() + WATCH_TIME, process, held));
        if self.processes.len() > MAX_WATCHED {
            self.end_first(outbox);
        }
    }

    /// Ends the processes whose watch time is over.
    pub(super) fn end_expired(&mut self, outbox: &Outbox<'_>) {
        while let Some((until, _, _)) = self.processes.front()
            && *until <= Instant::now()
        {
            self.end_first(outbox);
        }
    }

    /// Ends all processes, each after its watch time, and waits until they and their descendants are gone.
    /// The wait has a limit, because the kernel cannot end every process.
    pub(super) fn finish(&mut self, outbox: &Outbox<'_>) {
        while !self.processes.is_empty() {
            self.end_first(outbox);
        }
        let start = Instant::now();
        while start.elapsed() < FINAL_TIMEOUT && self.ends.iter().any(|end| !end.is_finished()) {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn end_first(&mut self, outbox: &Outbox<'_>) {
        let Some((until, mut process, mut held)) = self.processes.pop_front() else {
            return;
        };
        if process.ends_before(until) {
            let fault = process.page().fault();
            let end = process.end();
            match fault {
                Some(thread) if held.has(thread) => held.charge_late_end(thread, &end),
                _ if is_of_library(&end) => held.charge_last(&end),
                _ => {}
            }
        }
        held.deliver(outbox);
        self.end(process);
    }

    fn end(&mut self, process: Process) {
        self.ends.retain(|end| !end.is_finished());
        self.ends.push(std::thread::spawn(move || drop(process)));
    }
}

/// Whether the library ended the process. A worker that retires ends with `Silence`, and one that was damaged by several
/// cases with a status of its own.
pub(super) fn is_of_library(end: &End) -> bool {
    end.is_sudden() && *end != End::Exit(DAMAGED_STATUS)
}

/// Results, in the order of their cases.
#[derive(Default)]
pub(super) struct PendingExit {
    entries: Vec<Entry>,
}

struct Entry {
    index: usize,
    result: CaseResult,
    threads: Vec<i32>,
}

impl PendingExit {
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(super) fn add(&mut self, index: usize, result: CaseResult, threads: Vec<i32>) {
        self.entries.push(Entry {
            index,
            result,
            threads,
        });
    }

    /// Whether one of the cases left this thread behind.
    pub(super) fn has(&self, thread: i32) -> bool {
        let mut entries = self.entries.iter();
        entries.any(|entry| entry.threads.contains(&thread))
    }

    /// Charges a crash in this thread to the case that left the thread behind. If a thread id was reused,
    /// the later case is charged.
    pub(super) fn charge_late_end(&mut self, thread: i32, end: &End) {
        let left_thread = |entry: &&mut Entry| entry.threads.contains(&thread);
        if let Some(entry) = self.entries.iter_mut().rev().find(left_thread) {
            classify_late_end(&mut entry.result, end);
        }
    }

    /// Charges the end of the process to the last case.
    fn charge_last(&mut self, end: &End) {
        if let Some(entry) = self.entries.last_mut() {
            classify_late_end(&mut entry.result, end);
        }
    }

    pub(super) fn deliver(self, outbox: &Outbox<'_>) {
        for entry in self.entries {
            outbox.add(entry.index, entry.result);
        }
    }
}

/// The thread of an earlier case that ended the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LateEnd {
    /// By a fault in this thread.
    Fault(i32),
    /// It is not known: the process exited, or died of a signal outside the handler of faults.
    Unknown,
}

/// Results of a process that ended during another case, by a thread that an earlier case had
/// left behind. The earlier case is charged, unless the other case ends a fresh process in the same way: a
/// library may make all calls on a thread of its own.
pub(super) struct SuspectResults {
    pub held: PendingExit,
    pub by: LateEnd,
    pub end: End,
}

impl SuspectResults {
    /// Delivers the results, or returns the cases that run again, each in a process of its own, because it is not
    /// known which of them left the thread behind. `other` is how the other case ended a process of its own; `None` if it
    /// did not.
    pub(super) fn settle(mut self, other: Option<&End>, outbox: &Outbox<'_>) -> Vec<usize> {
        let is_charged = other != Some(&self.end);
        if !is_charged {
            self.held.deliver(outbox);
            return Vec::new();
        }
        if self.by == LateEnd::Unknown && self.held.entries.len() > 1 {
            let entries = self.held.entries.drain(..);
            return entries.map(|entry| entry.index).collect();
        }
        self.charge(outbox);
        Vec::new()
    }

    /// Delivers the results. Charges the case with the thread, or the last one if the thread is not known.
    pub(super) fn charge(mut self, outbox: &Outbox<'_>) {
        match self.by {
            LateEnd::Unknown => self.held.charge_last(&self.end),
            LateEnd::Fault(thread) => self.held.charge_late_end(thread, &self.end),
        }
        self.held.deliver(outbox);
    }
}
