//! Results that are held until their worker has ended. Their cases left threads behind, and a later crash
//! of such a thread is a result of its case.

use crate::engine::exits::Finished;
use crate::engine::outbox::Outbox;
use crate::results::classify::classify_late_end;
use crate::results::verdict::End;
use crate::suite::pool::Pool;
use crate::worker::DAMAGED_STATUS;

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
    finished: Finished,
    threads: Vec<i32>,
}

impl PendingExit {
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(super) fn add(&mut self, finished: Finished, threads: Vec<i32>) {
        self.entries.push(Entry { finished, threads });
    }

    /// Whether one of the cases left this thread behind.
    pub(super) fn has(&self, thread: i32) -> bool {
        let mut entries = self.entries.iter();
        entries.any(|entry| entry.threads.contains(&thread))
    }

    /// Charges the end of the process to the case that left the thread behind; if a thread id was reused, to the later
    /// one. Without a known thread, the only case is charged. Takes the other cases, which must run again: the process
    /// has ended before their threads were watched.
    pub(super) fn charge(&mut self, thread: Option<i32>, end: &End) -> Vec<usize> {
        let left_it = |entry: &Entry| thread.is_some_and(|thread| entry.threads.contains(&thread));
        let charged = match self.entries.len() {
            1 => Some(0),
            _ => self.entries.iter().rposition(left_it),
        };
        let charged = charged.map(|place| self.entries.remove(place));
        let others = std::mem::take(&mut self.entries).into_iter();
        if let Some(mut entry) = charged {
            classify_late_end(&mut entry.finished.result, end);
            self.entries.push(entry);
        }
        others.map(|entry| entry.finished.index).collect()
    }

    /// The results.
    pub(super) fn into_finished(self) -> impl Iterator<Item = Finished> {
        self.entries.into_iter().map(|entry| entry.finished)
    }

    pub(super) fn deliver(self, outbox: &Outbox<'_>) {
        for Finished { index, result, .. } in self.into_finished() {
            outbox.add(index, result);
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
    pub pool: Pool,
    pub held: PendingExit,
    pub by: LateEnd,
    pub end: End,
}

impl SuspectResults {
    /// Delivers the results, or returns the cases that run again, each in a process of its own, because it is not
    /// known which of them left the thread behind. `other` is how the other case ended a process of its own; `None` if it
    /// did not.
    pub(super) fn settle(self, other: Option<&End>, outbox: &Outbox<'_>) -> Vec<usize> {
        let is_charged = other != Some(&self.end);
        if !is_charged {
            self.held.deliver(outbox);
            return Vec::new();
        }
        self.charge(outbox)
    }

    /// Charges a case, and returns the others.
    pub(super) fn charge(mut self, outbox: &Outbox<'_>) -> Vec<usize> {
        let thread = match self.by {
            LateEnd::Unknown => None,
            LateEnd::Fault(thread) => Some(thread),
        };
        let others = self.held.charge(thread, &self.end);
        self.held.deliver(outbox);
        others
    }
}
