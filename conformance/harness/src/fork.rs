//! Running parts of a scenario in a forked child, which has the memory and the libraries of this process.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt;
use std::panic::AssertUnwindSafe;

use crate::{Driver, Failure, Runtime};

/// Maximum number of seconds that a child runs: it may have to initialize a device, on a busy machine.
const MAX_SECONDS: u32 = 20;

/// Runs `part` in a forked child, and waits for it.
#[track_caller]
fn run(part: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    let (from, to) = rustix::pipe::pipe().map_err(std::io::Error::from)?;
    // SAFETY: the child runs the part and ends without exit handlers. Only the calling thread exists in it.
    let child = unsafe { libc::fork() };
    if child == 0 {
        run_child(part, to);
    }
    drop(to);
    if child < 0 {
        return Err(std::io::Error::last_os_error().into());
    }
    let mut message = String::new();
    let read = File::from(from).read_to_string(&mut message);
    let mut status = 0;
    // SAFETY: the status is borrowed for the call.
    unsafe { libc::waitpid(child, &raw mut status, 0) };
    read?;
    if status != 0 {
        let got = std::process::ExitStatus::from_raw(status).to_string();
        return Err(Failure::new("a child that ends", got));
    }
    match message.is_empty() {
        true => Ok(()),
        false => Err(Failure::new("success of the child", message)),
    }
}

/// Runs the part in the child, and writes its failure to the pipe.
fn run_child(part: impl FnOnce() -> Result<(), Failure>, to: OwnedFd) -> ! {
    // SAFETY: the calls take numbers. The default action of the signal ends the child.
    unsafe {
        libc::signal(libc::SIGALRM, libc::SIG_DFL);
        libc::alarm(MAX_SECONDS);
    }
    // A panic must not reach the code around the scenario.
    let status = match std::panic::catch_unwind(AssertUnwindSafe(part)) {
        Ok(Ok(())) => 0,
        Ok(Err(failure)) => {
            let _ = File::from(to).write_all(failure.to_string().as_bytes());
            0
        }
        Err(_) => 1,
    };
    // SAFETY: the call does not return.
    unsafe { libc::_exit(status) }
}

impl Driver {
    /// Runs `part` in a forked child, and waits for it. A failure there is a failure here.
    #[track_caller]
    pub fn fork(&self, part: impl FnOnce(&Driver) -> Result<(), Failure>) -> Result<(), Failure> {
        run(|| part(self))
    }
}

impl Runtime {
    /// Runs `part` in a forked child, and waits for it. A failure there is a failure here.
    #[track_caller]
    pub fn fork(&self, part: impl FnOnce(&Runtime) -> Result<(), Failure>) -> Result<(), Failure> {
        run(|| part(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_of_the_child_is_reported() {
        assert!(run(|| Ok(())).is_ok());
        let failure = run(|| Err(Failure::new("one", "two"))).expect_err("a failure");
        assert!(failure.got.contains("two"), "{failure}");
    }

    #[test]
    fn a_child_that_crashes_is_reported() {
        let failure = run(|| {
            // SAFETY: the signal ends the child.
            unsafe { libc::raise(libc::SIGKILL) };
            Ok(())
        });
        let failure = failure.expect_err("a failure");
        assert!(failure.got.contains("signal: 9"), "{failure}");
    }
}
