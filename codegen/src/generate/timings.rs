//! The time of a generation, beside one bindgen pass over the headers of both APIs.

use std::time::{Duration, Instant};

use cuspec_spec::declared::Release;
use rustix::time::{ClockId, clock_gettime};

use crate::import::{Sources, Subject, pass};
use crate::print::say;

/// The finished steps.
#[derive(Default)]
pub(super) struct Timings {
    /// Steps in sequence; a part that ran in parallel has its own end time.
    lines: Vec<(String, Duration)>,
    total: Duration,
    /// Processor time of the process in these steps.
    processor: Duration,
}

impl Timings {
    /// Runs and measures one step.
    pub(super) fn step<T>(&mut self, name: &str, take: impl FnOnce() -> T) -> T {
        let (start, spent) = (Instant::now(), processor_time());
        let result = take();
        let elapsed = start.elapsed();
        self.lines.push((name.to_owned(), elapsed));
        self.total += elapsed;
        self.processor += processor_time().saturating_sub(spent);
        result
    }

    /// Records the end of a parallel part of the last step.
    pub(super) fn part(&mut self, name: &str, elapsed: Duration) {
        self.lines
            .push((format!("  {name} done, from the start of outputs"), elapsed));
    }

    /// Prints the steps, their sum and the bindgen pass. Returns false if the pass cannot be measured.
    pub(super) fn print(&self, toolkits: &[Release]) -> bool {
        for (name, time) in &self.lines {
            line(name, *time);
        }
        line("generation", self.total);
        line("of all processors in that time", self.processor);
        // A folder may have been deleted since; a package can be fetched again.
        let mut newest = toolkits.iter().rev();
        let Some(release) = newest.find(|release| !release.packages.is_empty()) else {
            say!("no toolkit came from packages; there is no bindgen pass to compare with");
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

/// Processor time of all threads of the process.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

fn line(name: &str, time: Duration) {
    say!("{:>8.3} s  {name}", time.as_secs_f64());
}
