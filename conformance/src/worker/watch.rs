//! Watches the worker's own process, so that each change is charged to the case that made it.

use super::exit::{LOST_STATUS, exit_now};
use super::line::Line;
use super::process_state::ProcessState;
use super::thread_state::ThreadState;
use super::threads::Threads;
use crate::worker::ipc::shared_page::SharedPage;
use crate::worker::ipc::{Execution, Report, Setup};

/// The watched state of the process.
pub(super) struct Watch<'a> {
    page: &'a SharedPage,
    before: ProcessState,
    thread: ThreadState,
    threads: Threads,
    /// The peak resident memory known so far, and the limit, in bytes.
    peak: u64,
    max_memory: u64,
}

impl Watch<'_> {
    pub(super) fn begin<'a>(line: &Line, page: &'a SharedPage, setup: &Setup) -> Watch<'a> {
        // Output printed while the library was loaded belongs to no case.
        page.was_output_taken();
        Watch {
            page,
            before: ProcessState::read(line.descriptor()),
            thread: ThreadState::read(),
            threads: Threads::read(),
            peak: peak_memory(),
            max_memory: setup.memory,
        }
    }

    /// Makes the calling thread the one that runs cases.
    pub(super) fn begin_thread(&mut self) {
        self.threads.refresh();
        self.thread = ThreadState::read();
    }

    /// Notes threads that belong to the worker.
    pub(super) fn note_own_threads(&mut self, threads: Vec<i32>) {
        for thread in threads {
            self.threads.note_own(thread);
        }
    }

    /// Notes that a case's own thread has finished.
    pub(super) fn end_thread(&mut self, thread: i32) {
        self.threads.note_finished(thread);
    }

    /// Adds the frequent observations to a report, and whether the runner must act before the next case.
    pub(super) fn check_each_case(&mut self, report: &mut Report) {
        report.threads = self.threads.take_new();
        // The runner sets the flag before it takes output. Checked in this order, output that it takes
        // between the two checks is seen.
        let (holds_output, was_output_taken) = (holds_output(), self.page.was_output_taken());
        report.waits = holds_output
            || was_output_taken
            || !report.threads.is_empty()
            || matches!(report.what, Execution::Refused { .. });
    }

    /// Adds the rare observations to a report: changes that the cases since the last check made to the
    /// process.
    pub(super) fn check(&mut self, report: &mut Report, line: &Line) -> Change {
        let after = ProcessState::read(line.descriptor());
        if !after.has_same_line(&self.before) {
            exit_now(LOST_STATUS);
        }
        let change = after.changes_since(&self.before);
        let peak = peak_memory();
        report.is_too_large = peak > self.peak && peak > self.max_memory;
        self.peak = peak;
        let is_thread_changed = ThreadState::read() != self.thread;
        let is_changed = change.is_some();
        report.waits |= is_changed || report.is_too_large;
        if let Some(change) = change {
            report.retire.get_or_insert_with(|| change.clone());
            report.notes.push(change);
        }
        Change {
            must_be_charged: is_changed || is_thread_changed || report.is_too_large,
            is_thread_changed,
        }
    }
}

/// Changes of the process since the last check.
#[derive(Default)]
pub(super) struct Change {
    /// The case that made the change must be found.
    pub must_be_charged: bool,
    /// The state of the serving thread has changed.
    pub is_thread_changed: bool,
}

/// Whether the pipe holds output that the runner has not taken.
fn holds_output() -> bool {
    let mut count: libc::c_int = 0;
    // SAFETY: the call writes a number, for which there is room.
    let known = unsafe { libc::ioctl(2, libc::FIONREAD, &mut count) } == 0;
    !known || count > 0
}

/// The peak resident memory of this process so far, in bytes.
fn peak_memory() -> u64 {
    // SAFETY: `rusage` consists of numbers, for which zero is valid.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: the record is borrowed for the call.
    unsafe { libc::getrusage(libc::RUSAGE_SELF, &mut usage) };
    u64::try_from(usage.ru_maxrss).unwrap_or(0) * 1024
}
