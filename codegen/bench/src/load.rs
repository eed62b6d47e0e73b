//! The load of the machine.

use std::fmt;
use std::fs;

use serde::Serialize;

/// The number of runnable programs, and of processors.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Load {
    /// Average over the last minute.
    running: f64,
    processors: usize,
}

impl Load {
    /// Returns the current load; `None` if the kernel does not report it.
    pub(crate) fn now() -> Option<Self> {
        Some(Self {
            running: parse(&fs::read_to_string("/proc/loadavg").ok()?)?,
            processors: std::thread::available_parallelism().ok()?.get(),
        })
    }

    /// Whether other load would slow a build down.
    pub(crate) fn is_busy(&self) -> bool {
        self.running > self.processors as f64 / 4.0
    }
}

impl fmt::Display for Load {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "The machine was busy before (load {} on {} processors): times are too long, and not \
             equally so for all; instructions and sizes hold.",
            self.running, self.processors
        )
    }
}

/// Parses the first number of `/proc/loadavg`.
fn parse(text: &str) -> Option<f64> {
    text.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_with_as_many_programs_as_processors_is_busy() {
        let load = |running| Load {
            running,
            processors: 2,
        };
        assert!(load(2.0).is_busy());
        assert!(!load(0.1).is_busy());
    }

    #[test]
    fn the_load_of_the_last_minute_is_the_first_number() {
        assert_eq!(parse("6.09 4.26 2.56 6/134 15417\n"), Some(6.09));
    }
}
