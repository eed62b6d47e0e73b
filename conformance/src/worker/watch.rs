//! What a worker sees of its own process, so that each change is told of the case that made it.

use super::exit::{LOST, leave};
use super::line::Line;
use super::process_state::ProcessState;
use super::thread_state::ThreadState;
use super::threads::Threads;
use crate::worker::ipc::shared_page::SharedPage;
use crate::worker::ipc::{Report, Setup, What};

/// What is watched of the process from case to case.
pub(super) struct Watch<'a> {
    page: &'a SharedPage,
    before: ProcessState,
    thread: ThreadState,
    threads: Threads,
    /// The most that the process was known to have resident, and the most that it may have.
    peak: u64,
    most: u64,
}

impl Watch<'_> {
    pub(super) fn begin<'a>(line: &Line, page: &'a SharedPage, setup: &Setup) -> Watch<'a> {
        // What was printed while the library was loaded is no case's.
        page.was_output_taken();
        Watch {
            page,
            before: ProcessState::look(line.descriptor()),
            thread: ThreadState::look(),
            threads: Threads::look(),
            peak: peak_memory(),
            most: setup.memory,
        }
    }

    /// The calling thread serves from now on.
    pub(super) fn begin_thread(&mut self) {
        self.threads.look_again();
        self.thread = ThreadState::look();
    }

    /// Threads that are the worker's own.
    pub(super) fn note_own_threads(&mut self, threads: Vec<i32>) {
        for thread in threads {
            self.threads.note_own(thread);
        }
    }

    /// A thread that a case had of its own is over.
    pub(super) fn end_thread(&mut self, thread: i32) {
        self.threads.note_over(thread);
    }

    /// Adds to a report what is often to be told of a case, and whether the runner has to see to
    /// something before the next.
    pub(super) fn look_each_time(&mut self, report: &mut Report) {
        report.threads = self.threads.left_behind();
        // In this order: what the runner takes between the two, it has said before.
        let (holds_output, was_output_taken) = (holds_output(), self.page.was_output_taken());
        report.waits = holds_output
            || was_output_taken
            || !report.threads.is_empty()
            || matches!(report.what, What::Refused { .. });
    }

    /// Adds to a report what is seldom to be told: what the cases since the last look did to the
    /// process.
    pub(super) fn look(&mut self, report: &mut Report, line: &Line) -> Change {
        let after = ProcessState::look(line.descriptor());
        if !after.has_line_of(&self.before) {
            leave(LOST);
        }
        let change = after.changes_since(&self.before);
        let peak = peak_memory();
        report.is_too_large = peak > self.peak && peak > self.most;
        self.peak = peak;
        let is_used_up = ThreadState::look() != self.thread;
        let is_changed = change.is_some();
        report.waits |= is_changed || report.is_too_large;
        if let Some(change) = change {
            report.retire.get_or_insert_with(|| change.clone());
            report.notes.push(change);
        }
        Change {
            matters: is_changed || is_used_up || report.is_too_large,
            is_used_up,
        }
    }
}

/// What became of a process since the last look.
#[derive(Default)]
pub(super) struct Change {
    /// It matters which case it was.
    pub matters: bool,
    /// The serving thread is not what it was.
    pub is_used_up: bool,
}

/// Whether something was printed that the runner has not taken yet.
fn holds_output() -> bool {
    let mut count: libc::c_int = 0;
    // SAFETY: this question is answered with a number, for which the place is.
    let known = unsafe { libc::ioctl(2, libc::FIONREAD, &mut count) } == 0;
    !known || count > 0
}

/// The most that this process has had resident so far, in bytes.
fn peak_memory() -> u64 {
    // SAFETY: `rusage` is numbers alone, for which zeros are a value.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: the record is borrowed for the length of the call.
    unsafe { libc::getrusage(libc::RUSAGE_SELF, &mut usage) };
    u64::try_from(usage.ru_maxrss).unwrap_or(0) * 1024
}
