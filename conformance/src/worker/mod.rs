//! A worker: the process that loads and calls the subject.
//!
//! It is a fork of a template. The runner passes a socket as its standard input, the shared page as its
//! standard output, and a pipe for the subject's output as its standard error. The worker moves the first
//! two to other descriptors before it loads the subject.

mod aftermath;
mod arguments;
mod call;
mod calling;
mod case;
mod contexts;
mod counterparts;
mod driver_calls;
mod effects;
mod exit;
mod export;
mod fault;
mod inspect;
pub mod ipc;
mod job_thread;
mod last_error;
mod line;
mod load;
mod maker;
mod opengl;
mod other;
mod place;
pub mod preload;
mod prepared;
mod primary;
mod probe;
mod process_state;
mod questions;
mod resources;
pub(crate) mod sequence;
mod settings;
mod source;
mod state;
mod template;
mod thread_state;
mod threads;
mod unwritten;
mod waiting;
mod watch;
mod watched_objects;

use std::collections::BTreeMap;
use std::fs::File;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::panic::AssertUnwindSafe;
use std::time::Instant;

use cuspec_case::Case;
use cuspec_case::canary::Filling;

use crate::suite::Suite;
use crate::suite::pool::Stage;
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::ipc::{Execution, Greeting, Report, Setup};
use crate::worker::resources::WorkerResources;
use driver_calls::{CallError, Libraries};
use exit::{exit_now, exit_with_work, leave, register_handler};
use line::Line;
use prepared::Pending;
use unwritten::CaseAttempt;
use watch::{Change, Watch};

pub(crate) use exit::{DAMAGED_STATUS, LEFT_STATUS, LOST_STATUS};

/// The lowest descriptor for the connection to the runner, above those that programs usually open.
const MIN_LINE_DESCRIPTOR: RawFd = 200;

/// Whether this program was started as a worker, or as the second process of a scenario. Such a program
/// must call [`serve`] and do nothing else.
pub fn is_worker_process() -> bool {
    let word = std::env::args_os().nth(1);
    word.is_some_and(|word| word == ipc::WORKER || word == other::OTHER)
}

/// Runs the worker or the second process. Never returns, so that exit handlers of the subject do not run.
pub fn serve(suite: &Suite) -> ! {
    match std::env::args_os().nth(1) {
        Some(word) if word == other::OTHER => other::serve(suite),
        _ => serve_cases(suite),
    }
}

/// Runs cases until the runner closes the connection.
fn serve_cases(suite: &Suite) -> ! {
    let started = if preload::was_executed_again() {
        Ok(())
    } else {
        template::fork_workers().and_then(|()| preload::execute_again())
    };
    let descriptors = started.and_then(|()| take_over_descriptors());
    let (line, page) = match descriptors {
        Ok(descriptors) => descriptors,
        Err(error) => {
            eprintln!("a worker is started by cuconform, not by hand: {error}");
            exit_now(2);
        }
    };
    // Leaked: the fault handler may use the page until the process ends.
    let page: &'static SharedPage = Box::leak(Box::new(page));
    calling::record_on(page);
    fault::install_handlers(page);
    let Ok(mut line) = Line::new(line) else {
        exit_now(LOST_STATUS);
    };
    let Some(setup) = line.read(|text| serde_json::from_str::<Setup>(text)) else {
        exit_now(LOST_STATUS);
    };
    // Call this only after the first message. Before it, the runner may not be the parent yet, and the
    // parent's end is to end this process.
    restrict_process();
    if setup.pool.leaves {
        calling::collect();
    }
    let (greeting, shared) = prepare(&setup, suite, page);
    line.queue_answer(&greeting);
    line.send();
    let Some(shared) = shared else { exit_now(0) };
    let mut server = Server {
        suite,
        setup: &setup,
        shared: &shared,
        page,
        watch: Watch::begin(&line, page, &setup),
        line,
        number: 0,
    };
    if setup.pool.ends_with_its_cases() {
        server.serve_all_at_once();
    }
    // Each thread runs cases until one of them has changed the thread's state; a new thread then continues.
    loop {
        match std::thread::scope(|scope| scope.spawn(|| server.serve()).join()) {
            Ok(Next::Thread) => {}
            Ok(Next::Leave) => leave(),
            Err(_) => exit_now(LOST_STATUS),
        }
    }
}

/// What follows after a thread has run cases.
enum Next {
    /// Another thread continues.
    Thread,
    /// The process ends as a program does.
    Leave,
}

/// Receives cases and sends reports.
struct Server<'a> {
    suite: &'a Suite,
    setup: &'a Setup,
    shared: &'a WorkerResources,
    page: &'a SharedPage,
    watch: Watch<'a>,
    line: Line,
    /// Number of cases begun so far.
    number: u32,
}

impl<'a> Server<'a> {
    fn runner(&self, filling: Filling) -> case::Runner<'a> {
        case::Runner {
            suite: self.suite,
            setup: self.setup,
            shared: self.shared,
            page: self.page,
            filling,
            // After several cases, damage is charged by running them again, one at a time.
            objects: self.watch.checked_objects(),
        }
    }

    /// Runs cases until the process is to leave, or a case has changed this thread's state.
    fn serve(&mut self) -> Next {
        self.watch.begin_thread();
        let suite = self.suite;
        while let Some(case) = self
            .line
            .read_until_leave(|request| suite.read_request(request))
        {
            self.number += 1;
            self.page.begin(self.number);
            calling::begin_case();
            let start = Instant::now();
            self.watch.begin_case(&case, self.shared, self.setup);
            // The watched objects belong to no case.
            calling::begin_case();
            let mut report = self.report_case(&case);
            self.watch
                .note_own_threads(self.shared.take_started_threads());
            report.own_calls = calling::collected();
            report.spent_us = start.elapsed().as_nanos() as f64 / 1000.0;
            self.page.enter(Phase::Report);
            let sent = self.send_report(report);
            if sent.must_leave {
                return Next::Leave;
            }
            if sent.is_thread_changed {
                return Next::Thread;
            }
        }
        Next::Leave
    }

    /// Receives all cases and makes their arguments. Then enters the state of the stage and runs them, in an exit
    /// handler if the process is to exit.
    fn serve_all_at_once(&mut self) -> ! {
        let suite = self.suite;
        let stage = self.setup.pool.stage;
        let runner = self.runner(Filling::First);
        let mut pending = Vec::new();
        while let Some(case) = self
            .line
            .read_until_resume(|request| suite.read_request(request))
        {
            self.number += 1;
            self.page.begin(self.number);
            pending.push(runner.prepare(case, stage));
        }
        self.page.enter(Phase::Exit);
        if stage == Stage::Exiting {
            exit_with_work(&mut || self.call_all(runner, &pending));
        }
        if let Err(error) = runner.enter(stage) {
            let report = runner.report_setup_error(error);
            for case in &mut pending {
                case.cancel(&report);
            }
        }
        self.call_all(runner, &pending);
        exit_now(LOST_STATUS)
    }

    /// Makes the calls of prepared cases, one after another.
    fn call_all(&mut self, runner: case::Runner<'a>, pending: &[Pending<'_>]) {
        // Changes made by the state itself belong to no case.
        self.watch = Watch::begin(&self.line, self.page, self.setup);
        for (number, case) in (1..).zip(pending) {
            self.page.begin(number);
            let start = Instant::now();
            let mut report = catch_panic(|| runner.call_prepared(case).into()).report;
            report.spent_us = start.elapsed().as_nanos() as f64 / 1000.0;
            if number as usize == pending.len() {
                report.retire = Some("the process ends with its cases".to_owned());
            } else if let Err(reason) = runner.restore_stage(case, &report) {
                report.retire = Some(reason);
            }
            // Earlier calls, or arguments of other cases, may have caused an unexpected result.
            report.is_doubtful = pending.len() > 1 && report.what.is_unexpected(self.suite);
            self.page.enter(Phase::Report);
            self.send_report(report);
        }
    }

    /// Sends the report, or queues it to be sent with later ones. Before sending, the process is checked
    /// for changes. If it has changed and several reports are queued, none is sent, and the runner runs
    /// their cases again one at a time. A process that gets no further case waits until it is killed, since a thread
    /// that a case has left behind may still end it.
    fn send_report(&mut self, mut report: Report) -> Change {
        self.watch.check_each_case(&mut report);
        let is_due = report.waits || report.retire.is_some() || self.line.is_send_due();
        let mut change = Change::default();
        if is_due {
            change = self.watch.check(&mut report, &self.line);
            if change.must_be_charged && self.line.holds_answers() {
                exit_now(DAMAGED_STATUS);
            }
        }
        self.line.queue_answer(&report);
        if is_due {
            self.line.send();
        }
        if report.retire.is_some() {
            while !self.line.must_leave() {}
            change.must_leave = true;
        } else if report.waits {
            change.must_leave = self.line.must_leave();
        }
        change
    }

    /// Runs a case. If a place is unchanged, runs it again with another filling, since the result may equal
    /// the first filling.
    fn report_case(&mut self, case: &Case) -> Report {
        let mut tried = self.run(case, Filling::First);
        if tried.needs_second_try() {
            tried.confirm(self.run(case, Filling::Complement));
        }
        tried.into_report(&case.function)
    }

    fn run(&mut self, case: &Case, filling: Filling) -> CaseAttempt {
        if case.shares_thread {
            return self.run_on_this_thread(case, filling);
        }
        let tried = self.run_on_new_thread(case, filling);
        self.watch.end_thread(self.page.caller());
        tried
    }

    /// Runs a case on this thread.
    fn run_on_this_thread(&self, case: &Case, filling: Filling) -> CaseAttempt {
        catch_panic(|| self.runner(filling).run(case))
    }

    /// Runs a case on a thread of its own, which has a new context stack, capture mode and per-thread
    /// stream.
    fn run_on_new_thread(&self, case: &Case, filling: Filling) -> CaseAttempt {
        let ran = std::thread::scope(|scope| {
            scope
                .spawn(|| self.run_on_this_thread(case, filling))
                .join()
        });
        ran.unwrap_or_else(|_| exit_now(LOST_STATUS))
    }
}

/// Runs a case; a panic of the worker becomes a report.
fn catch_panic(run: impl FnOnce() -> CaseAttempt) -> CaseAttempt {
    let run = AssertUnwindSafe(run);
    std::panic::catch_unwind(run).unwrap_or_else(|_| {
        let report = Report {
            what: Execution::Unable {
                reason: "the worker panicked; its message is in the log".to_owned(),
            },
            retire: Some("the worker panicked".to_owned()),
            ..Report::default()
        };
        report.into()
    })
}

unsafe extern "C" {
    /// The stream that C libraries print to.
    static stdout: *mut libc::FILE;
}

/// Loads the libraries and initializes them as far as the stage requires.
fn prepare(setup: &Setup, suite: &Suite, page: &SharedPage) -> (Greeting, Option<WorkerResources>) {
    if setup.pool.stage == Stage::Exiting && !register_handler() {
        let reason = "the system takes no exit handler".to_owned();
        return (Greeting::Unusable(reason), None);
    }
    set_variables(&setup.variables);
    if setup.pool.stage == Stage::NoDevice {
        hide_devices();
    }
    let api = match load::open(setup, suite, page) {
        Ok(api) => api,
        Err(greeting) => return (greeting, None),
    };
    if setup.probe {
        let greeting = load::reject_other_libraries(&api, suite);
        let greeting = greeting.unwrap_or_else(|| probe::describe(&api, page, &setup.left_out));
        return (greeting, None);
    }
    let initialized = match setup.pool.stage {
        Stage::Bare | Stage::NoDevice => Ok((0, None)),
        Stage::Initialized => initialize(&api).map(|device| (device, None)),
        _ => initialize(&api).and_then(|device| {
            let primary = primary::retain(&api, device)?;
            Ok((device, Some(primary)))
        }),
    };
    match initialized {
        Ok((device, primary)) => {
            let shared = WorkerResources::new(api, *suite, device, primary);
            (Greeting::Ready, Some(shared))
        }
        Err(error) => (probe::refuse(&api, &error), None),
    }
}

/// Sets environment variables before the libraries are loaded.
fn set_variables(variables: &BTreeMap<String, String>) {
    for (name, value) in variables {
        // SAFETY: the process has one thread, and no library is loaded that may hold a pointer to a
        // variable.
        unsafe { std::env::set_var(name, value) };
    }
}

/// Hides all devices from the driver, before it is loaded.
fn hide_devices() {
    // SAFETY: the process has one thread, and no library is loaded that may hold a pointer to the variable.
    unsafe { std::env::set_var("CUDA_VISIBLE_DEVICES", "-1") };
}

/// Initializes the driver, if there is one, and returns the first device.
fn initialize(api: &Libraries) -> Result<i32, CallError> {
    if !api.driver.is_there() {
        return Ok(0);
    }
    api.cuInit(0)?;
    let mut device = 0;
    api.cuDeviceGet(&mut device, 0)?;
    Ok(device)
}

fn take_over_descriptors() -> std::io::Result<(UnixStream, SharedPage)> {
    let page = SharedPage::map(&StdDescriptor(1))?;
    // SAFETY: the call touches no memory.
    let line = unsafe { libc::fcntl(0, libc::F_DUPFD_CLOEXEC, MIN_LINE_DESCRIPTOR) };
    if line < 0 {
        return Err(std::io::Error::last_os_error());
    }
    // SAFETY: the descriptor is new and has no other owner.
    let line = unsafe { OwnedFd::from_raw_fd(line) };
    let nothing = File::open("/dev/null")?;
    // SAFETY: the calls touch no memory, and no object owns descriptors 0 and 1: the connection and the
    // page use duplicates.
    let moved = unsafe { libc::dup2(nothing.as_raw_fd(), 0) == 0 && libc::dup2(2, 1) == 1 };
    if !moved {
        return Err(std::io::Error::last_os_error());
    }
    Ok((UnixStream::from(line), page))
}

struct StdDescriptor(RawFd);

impl AsRawFd for StdDescriptor {
    fn as_raw_fd(&self) -> RawFd {
        self.0
    }
}

/// Sets up the process: no core files, it ends with the runner, it is killed first when memory runs out,
/// and its output is unbuffered, so that a crash loses none.
fn restrict_process() {
    let none = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: the limit is borrowed for the call; `stdout` belongs to the C library and gets no buffer from
    // this program; the other calls take numbers.
    unsafe {
        libc::setrlimit(libc::RLIMIT_CORE, &none);
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        // The runner ignores this signal, and a child inherits that.
        libc::signal(libc::SIGXFSZ, libc::SIG_DFL);
        libc::setvbuf(stdout, std::ptr::null_mut(), libc::_IONBF, 0);
    }
    // If the file cannot be written, only the runner's own memory limit applies.
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
}
