//! What is said of a run while it goes on where there is no terminal: one line per event.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use cuspec_conformance::outcome::CaseResult;
use cuspec_conformance::report::plain::plain;

/// How often it is said how far the run is.
const BEAT: Duration = Duration::from_secs(10);

/// Speaks on standard error, unless the progress bar is drawn there.
pub struct Events {
    is_silent: bool,
    start: Instant,
    /// Cases that had a result before.
    before: u64,
    last: Mutex<Instant>,
}

impl Events {
    pub fn new(before: u64) -> Events {
        let now = Instant::now();
        Events {
            is_silent: io::stderr().is_terminal(),
            start: now,
            before,
            last: Mutex::new(now),
        }
    }

    /// A result that was not expected, as soon as it is there.
    pub fn tell_surprise(&self, result: &CaseResult) {
        let behaviour = plain(&result.behaviour());
        self.say(&format!(
            "{:8} {}  {behaviour}",
            result.outcome, result.case
        ));
    }

    /// Now and then, how far the run is and how long the rest may take.
    pub fn tell_progress(&self, done: u64, all: u64) {
        let Ok(mut last) = self.last.lock() else {
            return;
        };
        if last.elapsed() < BEAT || done <= self.before {
            return;
        }
        *last = Instant::now();
        let rate = (done - self.before) as f64 / self.start.elapsed().as_secs_f64();
        let left = all.saturating_sub(done) as f64 / rate;
        self.say(&format!(
            "running  {done}/{all} cases, {rate:.0} a second, {left:.0} s left"
        ));
    }

    /// A reader that has gone is no reason to end the run.
    fn say(&self, line: &str) {
        if !self.is_silent {
            let _ = writeln!(io::stderr().lock(), "{line}");
        }
    }
}
