//! The state of a process besides its memory. The next case must not see a change made by an earlier one,
//! so a process with a changed state is replaced.

use std::ffi::{CStr, c_char, c_int};
use std::hash::{DefaultHasher, Hasher};
use std::os::fd::RawFd;

/// Signals whose handlers are compared.
const SIGNALS: [c_int; 13] = [
    libc::SIGHUP,
    libc::SIGINT,
    libc::SIGILL,
    libc::SIGTRAP,
    libc::SIGABRT,
    libc::SIGBUS,
    libc::SIGFPE,
    libc::SIGSEGV,
    libc::SIGPIPE,
    libc::SIGALRM,
    libc::SIGTERM,
    libc::SIGCHLD,
    libc::SIGSYS,
];
const LIMITS: [libc::__rlimit_resource_t; 5] = [
    libc::RLIMIT_AS,
    libc::RLIMIT_CPU,
    libc::RLIMIT_DATA,
    libc::RLIMIT_FSIZE,
    libc::RLIMIT_NOFILE,
];
const TIMERS: [c_int; 3] = [libc::ITIMER_REAL, libc::ITIMER_VIRTUAL, libc::ITIMER_PROF];

/// A file by its device and inode numbers; `None` for a closed descriptor.
type Identity = Option<(u64, u64)>;

unsafe extern "C" {
    static environ: *const *const c_char;
}

/// The state of the process at one time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ProcessState {
    folder: Identity,
    line: Identity,
    output: [Identity; 2],
    environment: u64,
    mask: libc::mode_t,
    handlers: [usize; SIGNALS.len()],
    limits: [u64; LIMITS.len()],
    timers: [bool; TIMERS.len()],
}

impl ProcessState {
    /// The current state; `line` is the descriptor of the connection to the runner.
    pub(super) fn read(line: RawFd) -> ProcessState {
        ProcessState {
            folder: identify_folder(),
            line: identify(line),
            output: [identify(1), identify(2)],
            environment: hash_environment(),
            mask: read_mask(),
            handlers: SIGNALS.map(read_handler),
            limits: LIMITS.map(read_limit),
            timers: TIMERS.map(is_ticking),
        }
    }

    /// Whether the connection to the runner is unchanged.
    pub(super) fn has_same_line(&self, before: &ProcessState) -> bool {
        self.line == before.line
    }

    /// The differences from an earlier state, for people.
    pub(super) fn changes_since(&self, before: &ProcessState) -> Option<String> {
        let all = [
            (self.folder != before.folder, "the working directory"),
            (self.output != before.output, "the standard descriptors"),
            (self.environment != before.environment, "the environment"),
            (self.mask != before.mask, "the file mode mask"),
            (self.handlers != before.handlers, "the signal handlers"),
            (self.limits != before.limits, "the resource limits"),
            (self.timers != before.timers, "a timer"),
        ];
        let changed: Vec<&str> = all
            .iter()
            .filter_map(|(differs, what)| differs.then_some(*what))
            .collect();
        (!changed.is_empty()).then(|| format!("the case changed {}", changed.join(", ")))
    }
}

fn identify(fd: RawFd) -> Identity {
    // SAFETY: `stat` consists of numbers, for which zero is valid.
    let mut stat: libc::stat = unsafe { std::mem::zeroed() };
    // SAFETY: the record is borrowed for the call; for a closed descriptor the call returns an error.
    let known = unsafe { libc::fstat(fd, &mut stat) } == 0;
    known.then_some((stat.st_dev, stat.st_ino))
}

fn identify_folder() -> Identity {
    // SAFETY: `stat` consists of numbers, for which zero is valid.
    let mut stat: libc::stat = unsafe { std::mem::zeroed() };
    // SAFETY: the record is borrowed for the call, and the path ends in a zero byte.
    let known = unsafe { libc::stat(c".".as_ptr(), &mut stat) } == 0;
    known.then_some((stat.st_dev, stat.st_ino))
}

/// A hash of the environment variables in their order. Removing and setting a variable again changes the
/// hash, which costs a new process but changes no verdict.
fn hash_environment() -> u64 {
    let mut hash = DefaultHasher::new();
    // SAFETY: the C library's variable is read between cases, so no other thread changes it.
    let mut next = unsafe { environ };
    while !next.is_null() {
        // SAFETY: the list ends in a null pointer, and the loop stops there.
        let entry = unsafe { *next };
        if entry.is_null() {
            break;
        }
        // SAFETY: the entry is not null, and entries are C strings.
        hash.write(unsafe { CStr::from_ptr(entry) }.to_bytes_with_nul());
        // SAFETY: this entry is not the null pointer that ends the list, so another one follows.
        next = unsafe { next.add(1) };
    }
    hash.finish()
}

/// The file mode mask. It can only be read by setting it.
fn read_mask() -> libc::mode_t {
    // SAFETY: both calls take a number and cannot fail.
    unsafe {
        let mask = libc::umask(0o077);
        libc::umask(mask);
        mask
    }
}

fn read_handler(signal: c_int) -> usize {
    // SAFETY: `sigaction` consists of numbers and an address, for which zero is valid.
    let mut action: libc::sigaction = unsafe { std::mem::zeroed() };
    // SAFETY: with a null pointer for the new action the call changes nothing; the record is borrowed for
    // the call.
    unsafe { libc::sigaction(signal, std::ptr::null(), &mut action) };
    action.sa_sigaction
}

fn read_limit(resource: libc::__rlimit_resource_t) -> u64 {
    let mut limit = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: the record is borrowed for the call.
    unsafe { libc::getrlimit(resource, &mut limit) };
    limit.rlim_cur
}

fn is_ticking(timer: c_int) -> bool {
    // SAFETY: `itimerval` consists of numbers, for which zero is valid.
    let mut value: libc::itimerval = unsafe { std::mem::zeroed() };
    // SAFETY: the record is borrowed for the call.
    unsafe { libc::getitimer(timer, &mut value) };
    value.it_value.tv_sec != 0 || value.it_value.tv_usec != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_reads_without_a_change_are_equal() {
        let before = ProcessState::read(2);
        assert_eq!(ProcessState::read(2).changes_since(&before), None);
    }

    #[test]
    fn every_change_is_reported() {
        let before = ProcessState::read(2);
        let mut after = before.clone();
        after.folder = None;
        after.timers[0] = true;
        assert_eq!(
            after.changes_since(&before).as_deref(),
            Some("the case changed the working directory, a timer")
        );
    }
}
