//! Progress of a run: a bar on a terminal, and one line per event elsewhere.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::pace::Pace;
use crate::engine::Observer;
use crate::report::families::rule_name;
use crate::results::sanitize::sanitized;
use crate::results::slow::Slow;
use crate::results::{CaseResult, Outcome};
use indicatif::{ProgressBar, ProgressStyle};

/// Reports events on standard error.
pub(super) struct Events {
    bar: ProgressBar,
    is_terminal: bool,
    /// Interval between progress lines if standard error is no terminal.
    heartbeat: Duration,
    start: Instant,
    pace: Mutex<Pace>,
    /// Number of cases with a result from an earlier run.
    before: Mutex<u64>,
    /// Keys of events that are reported once: missing functions, reasons of errors, and slow functions.
    reported: Mutex<BTreeSet<String>>,
    /// Number of kinds of surprises so far.
    reported_kinds: Mutex<usize>,
}

/// Maximum number of kinds of surprises that are reported during the run.
const MAX_REPORTED_KINDS: usize = 100;

impl Events {
    pub(super) fn new(cases: usize, heartbeat: Duration) -> Events {
        Events {
            bar: bar(cases, "cases"),
            is_terminal: io::stderr().is_terminal(),
            heartbeat,
            start: Instant::now(),
            pace: Mutex::default(),
            before: Mutex::new(0),
            reported: Mutex::default(),
            reported_kinds: Mutex::default(),
        }
    }

    /// Counts a case with a result from an earlier run.
    pub(super) fn count_earlier(&self) {
        self.bar.inc(1);
        *self.before.lock().unwrap_or_else(PoisonError::into_inner) += 1;
    }

    /// Counts a finished case.
    pub(super) fn count(&self) {
        self.bar.inc(1);
    }

    /// Reports an unexpected result immediately. Of results with the same likely cause only the first is
    /// reported: a missing symbol, a function that ends the process, a rule of many functions, or a failure
    /// of the runner. The final report contains all of them.
    pub(super) fn report_surprise(&self, result: &CaseResult, unexpected: usize) {
        self.bar.set_message(format!("{unexpected} unexpected"));
        if self.is_terminal {
            return;
        }
        let detail = result.detail.as_deref().unwrap_or_default();
        let behaviour = result.behaviour();
        let got = result.ended.as_ref().unwrap_or(&behaviour);
        let word = result.outcome.word();
        let (kind, line) = match result.outcome {
            Outcome::Missing => ("missing".to_owned(), result.function.clone()),
            Outcome::Error => (
                format!("error {detail}"),
                format!("{}  {}", result.case, sanitized(detail)),
            ),
            // A function that ends the process usually does so in many cases, and many functions may violate
            // the same rule.
            Outcome::Crash | Outcome::Timeout => (
                format!("{word} {}", result.function),
                format!("{}  {}", result.case, sanitized(got)),
            ),
            // An improvement that the baseline does not list.
            Outcome::Pass => (
                format!("{word} {}", result.case),
                format!("{}  {}", result.case, sanitized(got)),
            ),
            _ => {
                let rule = rule_name(result).unwrap_or(&result.function);
                let line = format!("{}  {}", result.case, sanitized(got));
                (format!("{word} {rule}"), line)
            }
        };
        if self.is_first(&kind) {
            self.report_kind(&format!("{word:8} {line}"));
        }
    }

    /// Reports a new kind of surprise, up to a limit: if nearly every case is unexpected, more lines are of
    /// no use.
    fn report_kind(&self, line: &str) {
        let reported_kinds = {
            let mut reported_kinds = self
                .reported_kinds
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            *reported_kinds += 1;
            *reported_kinds
        };
        match reported_kinds {
            ..=MAX_REPORTED_KINDS => self.print(line),
            reported_kinds if reported_kinds == MAX_REPORTED_KINDS + 1 => {
                self.print("... and more; see the report")
            }
            _ => {}
        }
    }

    /// Runs `work`, and prints progress lines at regular intervals.
    pub(super) fn run_with_heartbeat<T>(&self, work: impl FnOnce() -> T) -> T {
        if self.is_terminal {
            return work();
        }
        std::thread::scope(|scope| {
            let (stop, stopped) = mpsc::channel::<()>();
            scope.spawn(move || {
                while stopped.recv_timeout(self.heartbeat) == Err(RecvTimeoutError::Timeout) {
                    self.print_progress();
                }
            });
            let done = work();
            drop(stop);
            done
        })
    }

    /// Removes the bar. The summary is printed elsewhere.
    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    fn print_progress(&self) {
        let (done, all) = (self.bar.position(), self.bar.length().unwrap_or(0));
        let before = *self.before.lock().unwrap_or_else(PoisonError::into_inner);
        let elapsed = self.start.elapsed();
        let mut pace = self.pace.lock().unwrap_or_else(PoisonError::into_inner);
        pace.note(elapsed, done.saturating_sub(before));
        let mut line = format!("running  {done}/{all} cases");
        if done > before {
            let rate = (done - before) as f64 / elapsed.as_secs_f64();
            let left = pace.forecast(all.saturating_sub(done)).as_secs_f64();
            line += &format!(", {rate:.0} a second, {left:.0} s left");
        }
        self.print(&line);
    }

    fn is_first(&self, key: &str) -> bool {
        let mut reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
        reported.insert(key.to_owned())
    }

    /// Prints a line. Errors are ignored: a closed pipe is no reason to end the run.
    fn print(&self, line: &str) {
        if self.is_terminal {
            self.bar.println(line);
        } else {
            let _ = writeln!(io::stderr().lock(), "{line}");
        }
    }
}

impl Observer for Events {
    /// Reports only the first slow case of a function: calls that hang usually do so in many cases.
    fn on_slow(&self, case: &str, slow: &Slow) {
        let function = case.split('[').next().unwrap_or(case);
        if self.is_first(&format!("slow {function}")) {
            self.print(&format!("{:8} {case}  {slow}", "SLOW"));
        }
    }

    fn on_failed_start(&self, reason: &str) {
        self.print(&format!("{:8} {}", "retry", sanitized(reason)));
    }
}

/// A progress bar, which is drawn only on a terminal.
pub(super) fn bar(count: usize, things: &str) -> ProgressBar {
    let bar = ProgressBar::new(count as u64);
    let template =
        format!("{{bar:40}} {{pos}}/{{len}} {things}, {{per_sec}}, {{eta}} left  {{msg}}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}
