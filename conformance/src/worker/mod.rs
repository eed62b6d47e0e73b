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
mod place;
mod probe;
mod state;

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

/// Where the protocol's descriptor goes: beyond what a program opens by itself.
const OUT_OF_THE_WAY: RawFd = 200;

/// The exit status of a worker that lost the runner: somebody took its descriptors.
pub(crate) const LOST: i32 = 113;

/// Serves until the runner closes the line. Never returns: what the subject has registered to run
/// at the end of the process is no part of any case.
pub fn serve(suite: &Suite) -> ! {
    let (mut line, board) = match take_over_descriptors() {
        Ok(taken) => taken,
        Err(error) => {
            eprintln!("a worker is started by cuconform itself, and not by hand: {error}");
            leave(2);
        }
    };
    bound_the_process();
    let mut requests = match line.try_clone() {
        Ok(other) => BufReader::new(other),
        Err(_) => leave(LOST),
    };
    let Some(setup) = read::<Setup>(&mut requests) else {
        leave(LOST);
    };
    let (greeting, shared) = prepare(&setup, suite);
    send(&mut line, &greeting);
    let Some(shared) = shared else { leave(0) };
    while let Some(case) = read::<Case>(&mut requests) {
        board.wipe();
        let report = answer(suite, &setup, &shared, &board, &case);
        board.enter(Phase::Tell);
        send(&mut line, &report);
        if report.retire.is_some() {
            break;
        }
    }
    leave(0)
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

/// No core files, and no life without the runner.
fn bound_the_process() {
    let none = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    unsafe {
        libc::setrlimit(libc::RLIMIT_CORE, &none);
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
    }
}

fn read<T: serde::de::DeserializeOwned>(requests: &mut impl BufRead) -> Option<T> {
    let mut text = String::new();
    match requests.read_line(&mut text) {
        Ok(count) if count > 0 => {}
        _ => return None,
    }
    match serde_json::from_str(&text) {
        Ok(value) => Some(value),
        Err(error) => {
            eprintln!("the worker does not understand the runner: {error}: {text}");
            leave(LOST)
        }
    }
}

fn send(line: &mut UnixStream, message: &impl Serialize) {
    let mut text = serde_json::to_vec(message).unwrap_or_default();
    text.push(b'\n');
    if line.write_all(&text).is_err() {
        leave(LOST);
    }
}

fn leave(status: i32) -> ! {
    unsafe { libc::_exit(status) }
}
