//! Wall time and processor time of programs.

use std::process::Command;
use std::time::Instant;

use crate::error::{Error, finish};

/// Time of one run, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Time {
    pub wall: f64,
    /// Sum over all its processes.
    pub cpu: f64,
}

/// Runs a program to its end. Fails if the program fails.
pub(crate) fn time(what: &str, command: &mut Command) -> Result<Time, Error> {
    let (start, before) = (Instant::now(), cpu_of_children());
    finish(what, command)?;
    Ok(Time {
        wall: start.elapsed().as_secs_f64(),
        cpu: cpu_of_children() - before,
    })
}

/// Processor time of all terminated children and their children, in seconds.
fn cpu_of_children() -> f64 {
    // SAFETY: `rusage` contains only numbers, for which zero is a valid value.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: the record is valid for writes for the whole call.
    unsafe { libc::getrusage(libc::RUSAGE_CHILDREN, &mut usage) };
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
