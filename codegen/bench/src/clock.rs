//! Measures a command: wall time, and processor time of the command and its descendants.

use std::process::{Command, Output};
use std::time::{Duration, Instant};

use crate::error::Error;

/// The time that a command took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spent {
    pub wall: Duration,
    /// In user and system mode, by the command and its descendants.
    pub cpu: Duration,
}

/// Runs a command to its end. Only one may run at a time, because the kernel sums the processor time of all
/// ended children.
pub(crate) fn time(command: &mut Command) -> Result<(Output, Spent), Error> {
    let (cpu, wall) = (children()?, Instant::now());
    let output = command.output().map_err(|error| Error::Start {
        program: command.get_program().to_string_lossy().into_owned(),
        reason: error.to_string(),
    })?;
    let spent = Spent {
        wall: wall.elapsed(),
        cpu: children()?.saturating_sub(cpu),
    };
    Ok((output, spent))
}

/// Returns the processor time of all ended children.
fn children() -> Result<Duration, Error> {
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::uninit();
    // SAFETY: the pointer is valid for a write of one record.
    let answer = unsafe { libc::getrusage(libc::RUSAGE_CHILDREN, usage.as_mut_ptr()) };
    if answer != 0 {
        return Err(Error::Failed {
            what: "getrusage".to_owned(),
            reason: std::io::Error::last_os_error().to_string(),
        });
    }
    // SAFETY: the call succeeded, so the record is filled.
    let usage = unsafe { usage.assume_init() };
    Ok(duration(usage.ru_utime) + duration(usage.ru_stime))
}

fn duration(time: libc::timeval) -> Duration {
    let whole = u64::try_from(time.tv_sec).unwrap_or_default();
    let micros = u64::try_from(time.tv_usec).unwrap_or_default();
    Duration::from_secs(whole) + Duration::from_micros(micros)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_of_a_command_is_counted() {
        let mut command = Command::new("sh");
        command.args(["-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"]);
        let (output, spent) = time(&mut command).expect("there is a shell");
        assert!(output.status.success());
        assert!(spent.cpu > Duration::ZERO);
    }

    #[test]
    fn a_missing_command_is_an_error_that_names_it() {
        let error = time(&mut Command::new("no-such-program")).expect_err("it is not there");
        assert!(error.to_string().contains("`no-such-program`"), "{error}");
    }
}
