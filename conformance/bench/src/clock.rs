//! How long a program takes, and how much of the processors.

use std::process::Command;
use std::time::Instant;

use crate::error::{Error, finish};

/// What one run took, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Time {
    pub wall: f64,
    /// Of all its processes together.
    pub cpu: f64,
}

/// Runs a program to its end, which has to be a success.
pub(crate) fn time(what: &str, command: &mut Command) -> Result<Time, Error> {
    let (start, before) = (Instant::now(), cpu_of_children());
    finish(what, command)?;
    Ok(Time {
        wall: start.elapsed().as_secs_f64(),
        cpu: cpu_of_children() - before,
    })
}

/// Seconds that children which have ended took, and theirs.
fn cpu_of_children() -> f64 {
    // SAFETY: `rusage` is numbers alone, for which zeros are a value.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: the system fills a record that is borrowed for the length of the call.
    unsafe { libc::getrusage(libc::RUSAGE_CHILDREN, &mut usage) };
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
