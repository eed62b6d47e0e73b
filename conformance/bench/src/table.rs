//! The results as a table for people.

use std::fmt::Write;

use comfy_table::{Table, presets};
use serde::Serialize;

use crate::clock::Time;
use crate::memory;
use crate::trial::{Trial, Way};
use crate::whole::Whole;

/// All results.
#[derive(Serialize)]
pub(crate) struct Findings {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<Times>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub memory: Vec<memory::Stage>,
}

/// Time per case.
#[derive(Serialize)]
pub(crate) struct Times {
    pub rows: Vec<Row>,
    pub whole: Whole,
}

/// A way to run cases, on both sides.
#[derive(Serialize)]
pub(crate) struct Row {
    what: &'static str,
    /// Whether both sides do the same work, so that the goal applies.
    has_goal: bool,
    cases: u32,
    jobs: u16,
    ours: Side,
    deqp_runner: Side,
    /// Ratio of our time to deqp-runner's, of the fastest runs.
    ratio: f64,
    /// The same ratio of processor time, of the runs with the least.
    cpu_ratio: f64,
}

/// All runs of one side, in microseconds per case.
#[derive(Serialize)]
struct Side {
    wall: Vec<f64>,
    cpu: Vec<f64>,
}

impl Side {
    fn new(times: &[Time], cases: u32) -> Side {
        let per_case = |seconds: f64| seconds * 1e6 / f64::from(cases);
        Side {
            wall: times.iter().map(|time| per_case(time.wall)).collect(),
            cpu: times.iter().map(|time| per_case(time.cpu)).collect(),
        }
    }

    fn cell(&self) -> String {
        let (wall, cpu) = (least(&self.wall), least(&self.cpu));
        format!("{wall:.1} / {:.1} / {cpu:.1} us", median(&self.wall))
    }
}

impl Row {
    pub(crate) fn new(trial: &Trial, ours: &[Time], deqp_runner: &[Time]) -> Row {
        let ours = Side::new(ours, trial.cases);
        let deqp_runner = Side::new(deqp_runner, trial.cases);
        Row {
            what: match trial.way {
                Way::Batched => "batched",
                Way::OwnThreads => "batched, a thread per case",
                Way::Isolated => "one process per case",
            },
            has_goal: trial.way != Way::OwnThreads,
            cases: trial.cases,
            jobs: trial.jobs,
            ratio: least(&ours.wall) / least(&deqp_runner.wall),
            cpu_ratio: least(&ours.cpu) / least(&deqp_runner.cpu),
            ours,
            deqp_runner,
        }
    }

    /// Whether a case is not slower than on the other side, if the goal applies.
    pub(crate) fn is_met(&self) -> bool {
        self.ratio <= 1.0 || !self.has_goal
    }

    fn verdict(&self) -> &'static str {
        match (self.has_goal, self.is_met()) {
            (false, _) => "",
            (true, true) => "met",
            (true, false) => "NOT MET",
        }
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

pub(crate) fn show(findings: &Findings) -> String {
    let times = findings.time.as_ref().map(show_times);
    let memory = Some(&findings.memory).filter(|stages| !stages.is_empty());
    let memory = memory.map(|stages| memory::show(stages));
    let parts: Vec<String> = times.into_iter().chain(memory).collect();
    parts.join("\n")
}

fn show_times(times: &Times) -> String {
    let mut table = Table::new();
    table.load_preset(presets::NOTHING);
    table.set_header([
        "",
        "cases",
        "jobs",
        "cuconform",
        "deqp-runner",
        "ratio",
        "",
        "CPU ratio",
    ]);
    for row in &times.rows {
        table.add_row([
            row.what.to_owned(),
            row.cases.to_string(),
            row.jobs.to_string(),
            row.ours.cell(),
            row.deqp_runner.cell(),
            format!("{:.2}", row.ratio),
            row.verdict().to_owned(),
            format!("{:.2}", row.cpu_ratio),
        ]);
    }
    let mut text = "Per case: shortest / median time / least time of all processors together; ratios are of the \
         least.\n"
        .to_owned();
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
            way: Way::Batched,
        };
        let times = |side: &[u64]| -> Vec<Time> {
            let time = |wall: &u64| Time {
                wall: *wall as f64,
                cpu: 1.0,
            };
            side.iter().map(time).collect()
        };
        Row::new(&trial, &times(ours), &times(deqp_runner))
    }

    #[test]
    fn the_fastest_runs_are_compared() {
        assert!(row(&[900, 90], &[100, 800]).is_met());
        assert!(!row(&[110, 120], &[100, 800]).is_met());
    }
}
