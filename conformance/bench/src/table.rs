//! What was found, as a table for people.

use std::fmt::Write;
use std::time::Duration;

use comfy_table::{Table, presets};
use serde::Serialize;

use crate::whole::Whole;
use crate::{Findings, Times, Trial, memory, per_case};

/// One way to run cases, on both sides.
#[derive(Serialize)]
pub struct Row {
    what: &'static str,
    cases: u32,
    jobs: u16,
    /// Microseconds per case, every run.
    ours: Vec<f64>,
    deqp_runner: Vec<f64>,
    /// Ours by deqp-runner's, of the fastest runs.
    ratio: f64,
}

impl Row {
    pub fn new(trial: &Trial, ours: &[Duration], deqp_runner: &[Duration]) -> Row {
        let times = |side: &[Duration]| {
            side.iter()
                .map(|time| per_case(*time, trial.cases))
                .collect()
        };
        let (ours, deqp_runner): (Vec<f64>, Vec<f64>) = (times(ours), times(deqp_runner));
        Row {
            what: if trial.is_isolated {
                "one process per case"
            } else {
                "batched"
            },
            cases: trial.cases,
            jobs: trial.jobs,
            ratio: least(&ours) / least(&deqp_runner),
            ours,
            deqp_runner,
        }
    }

    /// Whether a case costs at most what it costs the other.
    pub fn is_met(&self) -> bool {
        self.ratio <= 1.0
    }
}

fn least(times: &[f64]) -> f64 {
    times.iter().copied().fold(f64::INFINITY, f64::min)
}

fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

pub fn show(findings: &Findings) -> String {
    let times = findings.time.as_ref().map(show_times);
    let memory = Some(&findings.memory).filter(|stages| !stages.is_empty());
    let memory = memory.map(|stages| memory::show(stages));
    let parts: Vec<String> = times.into_iter().chain(memory).collect();
    parts.join("\n")
}

fn show_times(times: &Times) -> String {
    let mut table = Table::new();
    table.load_preset(presets::NOTHING);
    table.set_header(["", "cases", "jobs", "cuconform", "deqp-runner", "ratio", ""]);
    for row in &times.rows {
        let show = |side: &[f64]| format!("{:.1} / {:.1} us", least(side), median(side));
        table.add_row([
            row.what.to_owned(),
            row.cases.to_string(),
            row.jobs.to_string(),
            show(&row.ours),
            show(&row.deqp_runner),
            format!("{:.2}", row.ratio),
            if row.is_met() { "met" } else { "NOT MET" }.to_owned(),
        ]);
    }
    let mut text = "Time per case, minimum / median; ratios are of the minima.\n".to_owned();
    for line in table.to_string().lines() {
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text + "\n" + &show_whole(&times.whole)
}

fn show_whole(whole: &Whole) -> String {
    format!(
        "The whole suite on the reference driver: {} cases in {:.2} s, {} unexpected.\n{}\n",
        whole.cases, whole.seconds, whole.unexpected, whole.tally
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(ours: &[u64], deqp_runner: &[u64]) -> Row {
        let trial = Trial {
            cases: 10,
            jobs: 2,
            is_isolated: false,
        };
        let times = |side: &[u64]| -> Vec<Duration> {
            side.iter()
                .map(|time| Duration::from_micros(*time))
                .collect()
        };
        Row::new(&trial, &times(ours), &times(deqp_runner))
    }

    #[test]
    fn the_fastest_runs_are_compared() {
        assert!(row(&[900, 90], &[100, 800]).is_met());
        assert!(!row(&[110, 120], &[100, 800]).is_met());
    }
}
