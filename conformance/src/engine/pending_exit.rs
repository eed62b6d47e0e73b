//! Results that wait for their worker to end. Their cases left threads behind, and a thread that
//! crashes later is still the doing of the case that it comes from.

use std::collections::VecDeque;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::engine::outbox::Outbox;
use crate::engine::process::Process;
use crate::results::CaseResult;
use crate::results::classify::classify_late_end;
use crate::results::verdict::End;

/// How long a process is watched that threads were left behind in, before it goes.
const LINGER: Duration = Duration::from_millis(100);
/// How many of them there are at a time: each may hold a device.
const LEAVING: usize = 4;
/// How long a run waits at its end for processes that have been killed.
const FAREWELL: Duration = Duration::from_secs(10);

/// Processes that get no more cases, and may yet die of a thread that was left behind.
#[derive(Default)]
pub(super) struct Leaving {
    processes: VecDeque<(Instant, Process, PendingExit)>,
    /// Those that are being ended.
    ends: Vec<JoinHandle<()>>,
}

impl Leaving {
    /// Ends a process, after a moment if there is something to be seen. Ending one takes time, which
    /// nobody waits for.
    pub(super) fn add(&mut self, process: Process, held: PendingExit, outbox: &Outbox<'_>) {
        if held.is_empty() {
            self.end(process);
            return;
        }
        self.processes
            .push_back((Instant::now() + LINGER, process, held));
        if self.processes.len() > LEAVING {
            self.end_first(outbox);
        }
    }

    /// Ends those whose time has come.
    pub(super) fn look(&mut self, outbox: &Outbox<'_>) {
        while let Some((until, _, _)) = self.processes.front()
            && *until <= Instant::now()
        {
            self.end_first(outbox);
        }
    }

    /// Ends all of them, each when its time has come, and waits until they are gone with everything
    /// that they have started. One that not even the kernel can end is not waited for.
    pub(super) fn finish(&mut self, outbox: &Outbox<'_>) {
        while !self.processes.is_empty() {
            self.end_first(outbox);
        }
        let start = Instant::now();
        while start.elapsed() < FAREWELL && self.ends.iter().any(|end| !end.is_finished()) {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn end_first(&mut self, outbox: &Outbox<'_>) {
        let Some((until, mut process, mut held)) = self.processes.pop_front() else {
            return;
        };
        if process.dies_until(until) {
            let fault = process.page().fault();
            let end = process.end();
            if let Some(thread) = fault {
                held.classify_foreign_output(thread, &end);
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

/// The results, in the order of their cases.
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

    /// The process ended, of a fault of this thread. Charges the case that the thread comes from. A
    /// number that was used again belongs to the later case.
    pub(super) fn classify_foreign_output(&mut self, thread: i32, end: &End) {
        let is_theirs = |entry: &&mut Entry| entry.threads.contains(&thread);
        if let Some(entry) = self.entries.iter_mut().rev().find(is_theirs) {
            classify_late_end(&mut entry.result, end);
        }
    }

    pub(super) fn deliver(self, outbox: &Outbox<'_>) {
        for entry in self.entries {
            outbox.add(entry.index, entry.result);
        }
    }
}

/// Results of a process that ended while another case was in flight, of the fault of a thread
/// that one of theirs had left behind. That one is to classify_late_end, unless the other ends a process of its own
/// as well: a library may keep a thread that does the work of all calls.
pub(super) struct Accused {
    pub held: PendingExit,
    pub thread: i32,
    pub end: End,
}

impl Accused {
    /// Delivers the results once it is known how the other case ends its process by itself, if it
    /// does.
    pub(super) fn deliver(mut self, other: Option<&End>, outbox: &Outbox<'_>) {
        if other != Some(&self.end) {
            self.held.classify_foreign_output(self.thread, &self.end);
        }
        self.held.deliver(outbox);
    }
}
