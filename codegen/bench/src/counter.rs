//! Counts the instructions that a program executes, with the processor's counter or a simulator.

use std::path::Path;
use std::process::Command;

use serde::Serialize;

use crate::error::Error;

/// The source of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Counter {
    /// The processor's counter, read by `perf stat`.
    Perf,
    /// `valgrind --tool=callgrind`, a simulator, whose counts are reproducible.
    Callgrind,
}

impl Counter {
    /// Returns the first counter that works on this machine.
    pub(crate) fn find() -> Option<Self> {
        let probe = Command::new("true");
        [Self::Perf, Self::Callgrind]
            .into_iter()
            .find(|counter| counter.count(&probe).is_ok())
    }

    /// Returns the description of the counter.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Perf => "the processor's counter (perf stat)",
            Self::Callgrind => "callgrind, a simulation",
        }
    }

    /// Returns the number of instructions from the program's start to its end.
    pub(crate) fn count(self, program: &Command) -> Result<u64, Error> {
        let mut command = match self {
            Self::Perf => {
                let mut command = Command::new("perf");
                command.args(["stat", "-x", ",", "-e", "instructions:u", "--"]);
                command
            }
            Self::Callgrind => {
                let mut command = Command::new("valgrind");
                command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
                command
            }
        };
        command.arg(program.get_program()).args(program.get_args());
        for (name, value) in program.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        let what = format!("counting instructions of `{}`", name(program));
        let output = command.output().map_err(|error| Error::Start {
            program: command.get_program().to_string_lossy().into_owned(),
            reason: error.to_string(),
        })?;
        let text = String::from_utf8_lossy(&output.stderr);
        let count = match self {
            Self::Perf => perf(&text),
            Self::Callgrind => callgrind(&text),
        };
        match count {
            Some(count) if output.status.success() => Ok(count),
            _ => Err(Error::Unreadable {
                what,
                text: text.into_owned(),
            }),
        }
    }

    /// Returns the number of instructions that the second program executes beyond the first.
    pub(crate) fn difference(self, less: &Command, more: &Command) -> Result<f64, Error> {
        let (less, more) = (self.count(less)?, self.count(more)?);
        Ok(more as f64 - less as f64)
    }
}

fn name(program: &Command) -> String {
    Path::new(program.get_program())
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// Parses the count in the comma-separated output of `perf stat`; `<not supported>` gives `None`.
fn perf(text: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.contains("instructions"))?;
    line.split(',').next()?.parse().ok()
}

/// Parses the count in the last lines of callgrind: `==1== Collected : 123`.
fn callgrind(text: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.contains("Collected"))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unsupported_counter_has_no_count() {
        assert_eq!(perf("<not supported>,,instructions:u,0,100.00,,\n"), None);
        assert_eq!(perf("187,,instructions:u,1000,100.00,,\n"), Some(187));
    }

    #[test]
    fn the_sum_of_callgrind_is_parsed() {
        let text = "==7== Events    : Ir\n==7== Collected : 183021\n==7==\n";
        assert_eq!(callgrind(text), Some(183_021));
    }
}
