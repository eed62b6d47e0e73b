//! A child process of the runner that was created by another process.

use std::collections::BTreeSet;
use std::io;
use std::os::fd::{FromRawFd, OwnedFd, RawFd};
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Time limit for the end of a killed process. A thread that is stuck in a device driver keeps its process from ending.
pub(super) const KILL_TIMEOUT: Duration = Duration::from_secs(20);
/// Interval for checking whether a killed process has ended.
const KILL_INTERVAL: Duration = Duration::from_micros(500);

/// Number of such checks before traced threads are looked for.
const ROUNDS_BEFORE_THREADS: u32 = 20;

/// `PF_EXITING`, the kernel's flag for an exiting process.
const PF_EXITING: u64 = 4;

/// The process ids of all children that have not been reaped.
static UNREAPED: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn lock_unreaped() -> MutexGuard<'static, BTreeSet<u32>> {
    UNREAPED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether a process is one of these children, and not a process left behind by a worker.
pub(super) fn is_known(process: u32) -> bool {
    lock_unreaped().contains(&process)
}

/// The process by its id, which stays reserved until the process is reaped.
#[derive(Debug)]
pub(crate) struct Child {
    process: libc::pid_t,
    status: Option<ExitStatus>,
}

impl Child {
    pub(crate) fn new(process: libc::pid_t) -> Child {
        lock_unreaped().insert(process.unsigned_abs());
        Child {
            process,
            status: None,
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.unsigned_abs()
    }

    /// Waits for a killed process to end, and returns whether it did. After the time limit the process is left behind.
    pub(crate) fn wait_for_end(&mut self, limit: Duration) -> bool {
        let mut rounds = 0;
        has_ended_within(limit, || {
            rounds += 1;
            if rounds % ROUNDS_BEFORE_THREADS == 0 {
                self.reap_traced_threads();
            }
            !matches!(self.try_wait(), Ok(None))
        })
    }

    /// Reaps threads that wanted to be traced by their parent. The process ends only after them.
    fn reap_traced_threads(&self) {
        let Ok(threads) = std::fs::read_dir(format!("/proc/{}/task", self.id())) else {
            return;
        };
        let number = |entry: std::fs::DirEntry| entry.file_name().to_str()?.parse().ok();
        let threads = threads.flatten().filter_map(number);
        for thread in threads.filter(|thread: &libc::pid_t| *thread != self.process) {
            // SAFETY: the call takes numbers; with a null pointer, the status is not written.
            unsafe { libc::waitpid(thread, std::ptr::null_mut(), libc::__WALL | libc::WNOHANG) };
        }
    }

    pub(crate) fn kill(&self) {
        if self.status.is_none() {
            // SAFETY: a signal to a process id touches no memory; the child has not been reaped, so the id
            // still belongs to it.
            unsafe { libc::kill(self.process, libc::SIGKILL) };
        }
    }

    /// The exit status; `None` while the process runs.
    pub(crate) fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        while self.status.is_none() {
            let mut status = 0;
            // SAFETY: the call writes the status to a number that is borrowed for the length of the call.
            match unsafe { libc::waitpid(self.process, &mut status, libc::WNOHANG) } {
                0 => return Ok(None),
                // A child that wants to be traced by its parent has only stopped.
                number if number > 0 && libc::WIFSTOPPED(status) => return Ok(None),
                number if number > 0 => {
                    self.status = Some(ExitStatus::from_raw(status));
                    lock_unreaped().remove(&self.id());
                }
                _ => {
                    let error = io::Error::last_os_error();
                    if error.kind() != io::ErrorKind::Interrupted {
                        return Err(error);
                    }
                }
            }
        }
        Ok(self.status)
    }

    /// A descriptor that becomes readable when the process ends; `None` on systems without `pidfd_open`.
    pub(crate) fn open_pidfd(&self) -> Option<OwnedFd> {
        // SAFETY: the call takes two numbers and touches no memory.
        let fd = unsafe { libc::syscall(libc::SYS_pidfd_open, self.process, 0) };
        // SAFETY: the descriptor is new and has no other owner.
        (fd >= 0).then(|| unsafe { OwnedFd::from_raw_fd(fd as RawFd) })
    }

    /// Whether the process is exiting but has not ended.
    pub(crate) fn is_exiting(&self) -> bool {
        let path = format!("/proc/{}/stat", self.id());
        std::fs::read_to_string(path)
            .ok()
            .and_then(|stat| flags_of(&stat))
            .is_some_and(|flags| flags & PF_EXITING != 0)
    }
}

/// Whether a condition becomes true before the time limit.
pub(super) fn has_ended_within(limit: Duration, mut has_ended: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    loop {
        if has_ended() {
            return true;
        }
        if start.elapsed() >= limit {
            return false;
        }
        std::thread::sleep(KILL_INTERVAL);
    }
}

/// The flags in `/proc/PID/stat`: the seventh field after the name. The name is in brackets and may contain
/// any character.
fn flags_of(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    fields.split_whitespace().nth(6)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_read_after_any_process_name() {
        let stat = "17 (a ) b) S 1 17 17 0 -1 4194564 120 0 0";
        assert_eq!(flags_of(stat), Some(4_194_564));
    }

    /// The parent has to reap a thread that it traces before the process of the thread ends.
    #[test]
    #[cfg(target_os = "linux")]
    fn a_killed_process_with_a_thread_that_is_traced_by_its_parent_ends() {
        // SAFETY: the child starts one thread, and both make system calls only.
        let process = unsafe { libc::fork() };
        if process == 0 {
            let traced = std::thread::spawn(|| {
                // SAFETY: the calls take numbers.
                unsafe {
                    libc::ptrace(libc::PTRACE_TRACEME, 0, 0, 0);
                    libc::raise(libc::SIGUSR1);
                }
            });
            let _ = traced.join();
            // SAFETY: the call does not return.
            unsafe { libc::_exit(0) }
        }
        let threads = format!("/proc/{process}/task");
        let is_traced = || {
            let threads = std::fs::read_dir(&threads).into_iter().flatten().flatten();
            let stats = threads.map(|thread| std::fs::read_to_string(thread.path().join("stat")));
            stats.flatten().any(|stat| stat.contains(") t "))
        };
        assert!(has_ended_within(KILL_TIMEOUT, is_traced), "it did not stop");
        let mut child = Child::new(process);
        child.kill();
        assert!(child.wait_for_end(Duration::from_secs(5)));
    }

    /// A killed process that is traced has no status for its parent until the tracer ends.
    #[test]
    #[cfg(target_os = "linux")]
    fn a_killed_process_that_does_not_end_is_left_behind() {
        // SAFETY: the children make system calls only.
        let traced = unsafe { libc::fork() };
        if traced == 0 {
            // SAFETY: the calls take numbers.
            unsafe {
                libc::prctl(libc::PR_SET_PTRACER, -1_i64);
                loop {
                    libc::pause();
                }
            }
        }
        // SAFETY: as above.
        let tracer = unsafe { libc::fork() };
        if tracer == 0 {
            // SAFETY: the calls take numbers.
            unsafe {
                while libc::ptrace(libc::PTRACE_SEIZE, traced, 0, 0) != 0 {
                    libc::sched_yield();
                }
                libc::raise(libc::SIGSTOP);
                libc::_exit(0)
            }
        }
        let mut status = 0;
        // SAFETY: the status is borrowed for the call.
        unsafe { libc::waitpid(tracer, &raw mut status, libc::WUNTRACED) };
        assert!(libc::WIFSTOPPED(status), "{status}");
        let mut child = Child::new(traced);
        child.kill();
        assert!(!child.wait_for_end(Duration::from_millis(20)));
        let mut tracer = Child::new(tracer);
        tracer.kill();
        assert!(tracer.wait_for_end(KILL_TIMEOUT));
        assert!(child.wait_for_end(KILL_TIMEOUT));
    }
}
