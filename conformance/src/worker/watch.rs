//! Watches the worker's own process, so that each change is charged to the case that made it.

use std::time::{Duration, Instant};

use cuspec_case::{Api, Case, Kind};

use super::exit::{DAMAGED_STATUS, LOST_STATUS, exit_now};
use super::line::Line;
use super::process_state::ProcessState;
use super::thread_state::ThreadState;
use super::threads::Threads;
use super::watched_objects::{State, WatchedObjects};
use crate::worker::ipc::question::Question;
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::ipc::{Execution, Report, Setup};
use crate::worker::resources::WorkerResources;

/// How long cases run before the watched objects are checked, unless no further case is waiting.
const CHECK_INTERVAL: Duration = Duration::from_millis(50);

/// The watched state of the process.
pub(super) struct Watch<'a> {
    page: &'a SharedPage,
    before: ProcessState,
    thread: ThreadState,
    threads: Threads,
    /// `None` before the first case, and in a process without a context.
    objects: Option<&'static WatchedObjects>,
    /// Whether a case since the last check may have ended the context of the objects.
    may_end_objects: bool,
    /// Number of cases since the last check of the objects, and the time of the check.
    unchecked_cases: u32,
    checked_at: Instant,
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
            objects: None,
            may_end_objects: false,
            unchecked_cases: 0,
            checked_at: Instant::now(),
            peak: peak_memory(),
            max_memory: setup.memory,
        }
    }

    /// Makes the calling thread the one that runs cases.
    pub(super) fn begin_thread(&mut self) {
        self.threads.refresh();
        self.thread = ThreadState::read();
    }

    /// Makes the watched objects, if this process has none and can have some. A sequence records the numbers that the
    /// library gives to its objects, so it must be the first to make any.
    pub(super) fn begin_case(&mut self, case: &Case, shared: &WorkerResources, setup: &Setup) {
        if case.kind == Kind::Sequence {
            return;
        }
        self.may_end_objects |= case.lasting;
        let question = match case.api {
            Api::Runtime => Question::RuntimeObjects,
            _ => Question::Objects,
        };
        let context = shared.primary.filter(|_| self.objects.is_none());
        let context =
            context.filter(|_| !setup.left_out.contains(&question) && !setup.keeps_objects);
        if let Some(context) = context {
            self.page.enter(Phase::Prepare);
            let objects = WatchedObjects::make(shared.made_by(case.api), shared.device, context);
            // Leaked: the objects are needed until the process ends.
            self.objects = objects.ok().map(|objects| &*Box::leak(Box::new(objects)));
            self.threads.refresh();
        }
    }

    /// The watched objects, if there are any and no case has run since they were checked.
    pub(super) fn checked_objects(&self) -> Option<&'static WatchedObjects> {
        self.objects.filter(|_| self.unchecked_cases == 0)
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
        self.unchecked_cases += 1;
        report.is_unconfirmed = self.objects.is_some();
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
        let is_last = report.waits || report.retire.is_some() || !line.has_request();
        if is_last || self.checked_at.elapsed() >= CHECK_INTERVAL {
            self.check_objects(report);
        }
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
            must_leave: false,
        }
    }

    /// Checks the watched objects after the last case. If one of them is damaged and several cases have run since the
    /// last check, the process ends, and the runner runs these cases again one at a time. After a single case, damage
    /// by its call is already charged, and other damage was done by calls that made or released its arguments.
    fn check_objects(&mut self, report: &mut Report) {
        report.is_unconfirmed = false;
        let Some(objects) = self.objects else {
            return;
        };
        self.page.enter(Phase::CleanUp);
        let state = objects.check();
        self.page.enter(Phase::Report);
        // A library may print whatever it is called for.
        report.waits |= holds_output();
        self.checked_at = Instant::now();
        let cases = std::mem::take(&mut self.unchecked_cases);
        let may_end_objects = std::mem::take(&mut self.may_end_objects);
        let found = match state {
            State::Intact => return,
            State::Damaged(found) if !may_end_objects => found,
            State::Damaged(_) | State::Gone => {
                let reason = || "the watched objects were ended with their context".to_owned();
                report.retire.get_or_insert_with(reason);
                return;
            }
        };
        if cases > 1 {
            exit_now(DAMAGED_STATUS);
        }
        report.retire.get_or_insert_with(|| found.clone());
        match &mut report.what {
            Execution::Called(called) if called.broken.iter().any(|(_, is)| *is == found) => {}
            Execution::Played { failure, .. } => {
                failure.get_or_insert(found);
            }
            _ => report
                .notes
                .push(format!("in preparation or cleanup: {found}")),
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
    /// The process must end as a program does.
    pub must_leave: bool,
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
