//! How long a generation takes, beside the yardstick: one bindgen pass over the headers of both APIs.

use std::time::{Duration, Instant};

use cuspec_spec::declared::Release;
use rustix::time::{ClockId, clock_gettime};

use crate::import::{Sources, Subject, pass};
use crate::print::say;

/// The steps taken so far.
#[derive(Default)]
pub(super) struct Timings {
    /// What was taken one after the other; a part that ran beside others has its own end in it.
    lines: Vec<(String, Duration)>,
    total: Duration,
    /// What all processors together spent in them.
    processor: Duration,
}

impl Timings {
    /// Takes one step.
    pub(super) fn step<T>(&mut self, name: &str, take: impl FnOnce() -> T) -> T {
        let (start, spent) = (Instant::now(), processor_time());
        let result = take();
        let elapsed = start.elapsed();
        self.lines.push((name.to_owned(), elapsed));
        self.total += elapsed;
        self.processor += processor_time().saturating_sub(spent);
        result
    }

    /// Notes when a part of the last step was done, whose parts ran side by side.
    pub(super) fn part(&mut self, name: &str, elapsed: Duration) {
        self.lines
            .push((format!("  {name} done, from the start of outputs"), elapsed));
    }

    /// Prints the steps, their sum and the yardstick. False where that could not be taken.
    pub(super) fn print(&self, toolkits: &[Release]) -> bool {
        for (name, time) in &self.lines {
            line(name, *time);
        }
        line("generation", self.total);
        line("of all processors in that time", self.processor);
        // What was read from a folder may be gone; a package can be fetched again.
        let mut newest = toolkits.iter().rev();
        let Some(release) = newest.find(|release| !release.packages.is_empty()) else {
            say!("no toolkit came from packages, so that there is no bindgen pass to compare with");
            return true;
        };
        let toolkit = &release.toolkit;
        let sources = Sources::find(Subject::Apis, toolkit, Some(release), &[]);
        match sources.and_then(|sources| pass::time(&sources)) {
            Ok(time) => {
                line(
                    &format!("one bindgen pass over the headers of both APIs, {toolkit}"),
                    time,
                );
                true
            }
            Err(error) => {
                eprintln!("error: no time of a bindgen pass: {error}");
                false
            }
        }
    }
}

/// What all threads of the process have spent on processors so far.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

fn line(name: &str, time: Duration) {
    say!("{:>8.3} s  {name}", time.as_secs_f64());
}
