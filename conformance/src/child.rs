//! A child of the runner that it has not started itself.

use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

/// The process by its number, which is its own until it has been waited for.
#[derive(Debug)]
pub struct Child {
    process: libc::pid_t,
    status: Option<ExitStatus>,
}

impl Child {
    pub fn new(process: libc::pid_t) -> Child {
        Child {
            process,
            status: None,
        }
    }

    pub fn id(&self) -> u32 {
        self.process.unsigned_abs()
    }

    /// How it ended, if it did.
    pub fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        self.wait_with(libc::WNOHANG)
    }

    /// Waits for its end.
    pub fn wait(&mut self) -> io::Result<()> {
        self.wait_with(0).map(drop)
    }

    pub fn kill(&self) {
        if self.status.is_none() {
            unsafe { libc::kill(self.process, libc::SIGKILL) };
        }
    }

    fn wait_with(&mut self, options: libc::c_int) -> io::Result<Option<ExitStatus>> {
        while self.status.is_none() {
            let mut status = 0;
            match unsafe { libc::waitpid(self.process, &mut status, options) } {
                0 => return Ok(None),
                number if number > 0 => self.status = Some(ExitStatus::from_raw(status)),
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
}
