//! What is said of a run while it goes on: a bar on a terminal, and one line per event elsewhere.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::pace::Pace;
use crate::engine::Observer;
use crate::report::families::kin;
use crate::results::sanitize::sanitized;
use crate::results::slow::Slow;
use crate::results::{CaseResult, Outcome};
use indicatif::{ProgressBar, ProgressStyle};

/// Speaks on standard error.
pub(super) struct Events {
    bar: ProgressBar,
    is_terminal: bool,
    /// How often it is said how far the run is, where there is no terminal.
    beat: Duration,
    start: Instant,
    pace: Mutex<Pace>,
    /// Cases that had a result before.
    before: Mutex<u64>,
    /// What is said once: functions that are missing, reasons of errors, and functions that are slow.
    said: Mutex<BTreeSet<String>>,
    /// Kinds of surprises so far.
    told: Mutex<usize>,
}

/// Kinds of surprises that are told while the run goes on.
const KINDS: usize = 100;

impl Events {
    pub(super) fn new(cases: usize, beat: Duration) -> Events {
        Events {
            bar: bar(cases, "cases"),
            is_terminal: io::stderr().is_terminal(),
            beat,
            start: Instant::now(),
            pace: Mutex::default(),
            before: Mutex::new(0),
            said: Mutex::default(),
            told: Mutex::default(),
        }
    }

    /// One more case has its result, from an earlier run.
    pub(super) fn count_earlier(&self) {
        self.bar.inc(1);
        *self.before.lock().unwrap_or_else(PoisonError::into_inner) += 1;
    }

    /// One more case has its result.
    pub(super) fn count(&self) {
        self.bar.inc(1);
    }

    /// A result that was not expected, as soon as it is there; the first of those that are mostly one
    /// thing: a symbol that is missing, a function that ends the process, a rule of many functions, a
    /// reason why the runner could not run them. The report has all of them.
    pub(super) fn tell_surprise(&self, result: &CaseResult, unexpected: usize) {
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
            // A function that ends the process does so in many cases, and a rule is broken by many
            // functions.
            Outcome::Crash | Outcome::Timeout => (
                format!("{word} {}", result.function),
                format!("{}  {}", result.case, sanitized(got)),
            ),
            // An improvement that a baseline knows nothing of.
            Outcome::Pass => (
                format!("{word} {}", result.case),
                format!("{}  {}", result.case, sanitized(got)),
            ),
            _ => {
                let kin = kin(result).unwrap_or(&result.function);
                let line = format!("{}  {}", result.case, sanitized(got));
                (format!("{word} {kin}"), line)
            }
        };
        if self.is_news(&kind) {
            self.tell_kind(&format!("{word:8} {line}"));
        }
    }

    /// One more kind of surprise. Where nearly everything is one, nobody reads a line of each as it comes.
    fn tell_kind(&self, line: &str) {
        let told = {
            let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
            *told += 1;
            *told
        };
        match told {
            ..=KINDS => self.say(line),
            told if told == KINDS + 1 => self.say("... and more, which the report tells"),
            _ => {}
        }
    }

    /// Does something, and says now and then how far it is and how long the rest may take.
    pub(super) fn accompany<T>(&self, work: impl FnOnce() -> T) -> T {
        if self.is_terminal {
            return work();
        }
        std::thread::scope(|scope| {
            let (end, ended) = mpsc::channel::<()>();
            scope.spawn(move || {
                while ended.recv_timeout(self.beat) == Err(RecvTimeoutError::Timeout) {
                    self.tell_progress();
                }
            });
            let done = work();
            drop(end);
            done
        })
    }

    /// The run is over, and its end is told elsewhere.
    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    fn tell_progress(&self) {
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
        self.say(&line);
    }

    fn is_news(&self, what: &str) -> bool {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.insert(what.to_owned())
    }

    /// A reader that has gone is no reason to end the run.
    fn say(&self, line: &str) {
        if self.is_terminal {
            self.bar.println(line);
        } else {
            let _ = writeln!(io::stderr().lock(), "{line}");
        }
    }
}

impl Observer for Events {
    /// The first of each function: calls that hang do so in many cases.
    fn on_slow(&self, case: &str, slow: &Slow) {
        let function = case.split('[').next().unwrap_or(case);
        if self.is_news(&format!("slow {function}")) {
            self.say(&format!("{:8} {case}  {slow}", "SLOW"));
        }
    }

    fn on_failed_start(&self, reason: &str) {
        self.say(&format!("{:8} {}", "retry", sanitized(reason)));
    }
}

/// Drawn on a terminal alone.
pub(super) fn bar(count: usize, things: &str) -> ProgressBar {
    let bar = ProgressBar::new(count as u64);
    let template =
        format!("{{bar:40}} {{pos}}/{{len}} {things}, {{per_sec}}, {{eta}} left  {{msg}}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}
