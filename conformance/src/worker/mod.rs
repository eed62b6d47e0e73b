//! A worker: the process in which the subject is loaded and called.
//!
//! It is handed a line by the runner on its standard input, a page to note its progress on as its
//! standard output, and a pipe for whatever the subject prints as its standard error. It moves the
//! first two out of the subject's way before it loads the subject.

pub(crate) mod api;
mod arguments;
mod call;
mod case;
mod export;
mod fault;
mod place;
mod probe;
mod state;
mod surroundings;
mod threads;

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;

use cuspec_harness::Driver;
use cuspec_spec::case::Case;
use serde::Serialize;

use crate::board::{Board, Phase};
use crate::fixture::Shared;
use crate::protocol::{Greeting, Pool, Report, Setup, What};
use crate::suite::Suite;
use api::{Api, Handle, Refusal};
use surroundings::Surroundings;
use threads::Threads;

/// Where the protocol's descriptor goes: beyond what a program opens by itself.
const OUT_OF_THE_WAY: RawFd = 200;

/// The exit status of a worker that lost the runner: somebody took its descriptors.
pub(crate) const LOST: i32 = 113;

/// Serves until the runner closes the line. Never returns: what the subject has registered to run
/// at the end of the process is no part of any case.
pub fn serve(suite: &Suite) -> ! {
    let (line, board) = match take_over_descriptors() {
        Ok(taken) => taken,
        Err(error) => {
            eprintln!("a worker is started by cuconform itself, and not by hand: {error}");
            leave(2);
        }
    };
    // Leaked: a fault may be noted for as long as the process lives.
    let board: &'static Board = Box::leak(Box::new(board));
    bound_the_process();
    fault::watch(board);
    let mut requests = match line.try_clone() {
        Ok(other) => BufReader::new(other),
        Err(_) => leave(LOST),
    };
    let mut line = Line {
        stream: line,
        token: String::new(),
    };
    let Some(setup) = line.read::<Setup>(&mut requests) else {
        leave(LOST);
    };
    let (greeting, shared) = prepare(&setup, suite);
    line.send(&greeting);
    let Some(shared) = shared else { leave(0) };
    let before = Surroundings::look(line.stream.as_raw_fd());
    let mut threads = Threads::look();
    let usual = peak_memory();
    while let Some(case) = line.read::<Case>(&mut requests) {
        board.wipe();
        let mut report = answer(suite, &setup, &shared, board, &case);
        board.enter(Phase::Tell);
        let after = Surroundings::look(line.stream.as_raw_fd());
        if !after.has_line_of(&before) {
            leave(LOST);
        }
        if let Some(change) = after.changes_since(&before) {
            report.retire.get_or_insert_with(|| change.clone());
            report.notes.push(change);
        }
        report.threads = threads.left_behind(board.caller());
        report.peak = Some(peak_memory()).filter(|peak| *peak > usual);
        line.send(&report);
        if report.retire.is_some() {
            break;
        }
    }
    leave(LOST)
}

unsafe extern "C" {
    /// What a library prints with the C library goes through this.
    static stdout: *mut libc::FILE;
}

fn answer(suite: &Suite, setup: &Setup, shared: &Shared, board: &Board, case: &Case) -> Report {
    let on_own_thread = || {
        // Each case has a thread of its own, and with it a context stack, a capture mode and a
        // per-thread stream that no other case has touched.
        std::thread::scope(|scope| {
            let runner = case::Runner {
                suite,
                setup,
                shared,
                board,
            };
            scope.spawn(move || runner.run(case)).join()
        })
    };
    on_own_thread().unwrap_or_else(|_| Report {
        what: What::Unable {
            reason: "the worker panicked; its message is in the log".to_owned(),
        },
        retire: Some("the worker panicked".to_owned()),
        ..Report::default()
    })
}

/// Loads the library and brings it as far as this kind of process goes.
fn prepare(setup: &Setup, suite: &Suite) -> (Greeting, Option<Shared>) {
    let driver = match Driver::open(&setup.driver) {
        Ok(driver) => driver,
        Err(error) => return (Greeting::NoLibrary(error), None),
    };
    let api = Api::new(driver, suite.code_name);
    if setup.probe {
        return (probe::describe(&api), None);
    }
    if setup.pool == Pool::Bare {
        return (Greeting::Ready, Some(Shared::new(api, 0, None)));
    }
    match initialize(&api) {
        Ok((device, primary)) => {
            let shared = Shared::new(api, device, Some(primary));
            (Greeting::Ready, Some(shared))
        }
        Err(refusal) => (probe::refuse(&api, &refusal), None),
    }
}

/// The first device and its primary context. It is retained twice, so that one release too many
/// by a case does not take it away.
fn initialize(api: &Api) -> Result<(i32, u64), Refusal> {
    api.cuInit(0)?;
    let mut device = 0;
    api.cuDeviceGet(&mut device, 0)?;
    let mut context: Handle = std::ptr::null_mut();
    api.cuDevicePrimaryCtxRetain(&mut context, device)?;
    api.cuDevicePrimaryCtxRetain(&mut context, device)?;
    Ok((device, context as u64))
}

fn take_over_descriptors() -> std::io::Result<(UnixStream, Board)> {
    let board = Board::map(&StdDescriptor(1))?;
    let line = unsafe { libc::fcntl(0, libc::F_DUPFD_CLOEXEC, OUT_OF_THE_WAY) };
    if line < 0 {
        return Err(std::io::Error::last_os_error());
    }
    let line = unsafe { OwnedFd::from_raw_fd(line) };
    let nothing = File::open("/dev/null")?;
    let moved = unsafe { libc::dup2(nothing.as_raw_fd(), 0) == 0 && libc::dup2(2, 1) == 1 };
    if !moved {
        return Err(std::io::Error::last_os_error());
    }
    Ok((UnixStream::from(line), board))
}

struct StdDescriptor(RawFd);

impl AsRawFd for StdDescriptor {
    fn as_raw_fd(&self) -> RawFd {
        self.0
    }
}

/// No core files, no life without the runner, the first to go when memory runs out, and no output
/// that a crash could lose.
fn bound_the_process() {
    let none = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    unsafe {
        libc::setrlimit(libc::RLIMIT_CORE, &none);
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        // The runner ignores this one, and what it ignores is ignored here too.
        libc::signal(libc::SIGXFSZ, libc::SIG_DFL);
        libc::setvbuf(stdout, std::ptr::null_mut(), libc::_IONBF, 0);
    }
    // Where that may not be written, the runner's own limit is all there is.
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
}

/// The way to the runner. Each answer begins with the word that its request began with: whatever
/// else comes this way is not the worker's.
struct Line {
    stream: UnixStream,
    token: String,
}

impl Line {
    fn read<T: serde::de::DeserializeOwned>(&mut self, requests: &mut impl BufRead) -> Option<T> {
        let mut text = String::new();
        match requests.read_line(&mut text) {
            Ok(count) if count > 0 => {}
            _ => return None,
        }
        let (token, message) = text.split_once(' ')?;
        token.clone_into(&mut self.token);
        match serde_json::from_str(message) {
            Ok(value) => Some(value),
            Err(error) => {
                eprintln!("the worker does not understand the runner: {error}: {message}");
                leave(LOST)
            }
        }
    }

    /// The answer stands on a line of its own, whatever was written before it.
    fn send(&mut self, message: &impl Serialize) {
        let mut text = format!("\n{} ", self.token).into_bytes();
        if serde_json::to_writer(&mut text, message).is_err() {
            leave(LOST);
        }
        text.push(b'\n');
        if self.stream.write_all(&text).is_err() {
            leave(LOST);
        }
    }
}

/// The most that this process has had resident so far, in bytes.
fn peak_memory() -> u64 {
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    unsafe { libc::getrusage(libc::RUSAGE_SELF, &mut usage) };
    u64::try_from(usage.ru_maxrss).unwrap_or(0) * 1024
}

fn leave(status: i32) -> ! {
    unsafe { libc::_exit(status) }
}
