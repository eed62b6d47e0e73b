//! The whole suite on the reference driver: its time, and the share of the subject.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use clap::Args;
use cuspec_conformance::engine::Run;
use cuspec_conformance::engine::reference_libraries;
use cuspec_conformance::engine::run_stats::RunStats;
use cuspec_conformance::results::store::Records;
use cuspec_conformance::suite::Suite;
use cuspec_conformance::suite::plan::Plan;
use serde::{Deserialize, Serialize};

use crate::error::{Error, finish};

#[derive(Args)]
pub(crate) struct Options {
    #[arg(long)]
    out: PathBuf,
    #[arg(long)]
    jobs: usize,
}

/// One run of the whole suite.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Whole {
    pub seconds: f64,
    pub cases: usize,
    pub unexpected: u32,
    pub tally: RunStats,
}

/// The fastest of several runs.
pub(crate) fn measure(folder: &Path, jobs: u16, repeat: u16) -> Result<Whole, Error> {
    let mut fastest: Option<Whole> = None;
    for _ in 0..repeat {
        let whole = measure_once(folder, jobs)?;
        if fastest
            .as_ref()
            .is_none_or(|other| whole.seconds < other.seconds)
        {
            fastest = Some(whole);
        }
    }
    fastest.ok_or_else(|| Error::failed("the whole suite", "it was not run"))
}

fn measure_once(folder: &Path, jobs: u16) -> Result<Whole, Error> {
    let out = folder.join("whole");
    std::fs::create_dir_all(&out).map_err(|error| Error::file(&out, &error))?;
    let program = std::env::current_exe().map_err(|error| Error::file("this program", &error))?;
    let mut command = Command::new(program);
    command.arg("whole").arg("--out").arg(&out);
    command.args(["--jobs", &jobs.to_string()]);
    let start = Instant::now();
    let output = finish("the whole suite", &mut command)?;
    let seconds = start.elapsed().as_secs_f64();
    let whole: Whole = serde_json::from_slice(&output.stdout)
        .map_err(|error| Error::Unreadable(error.to_string()))?;
    Ok(Whole { seconds, ..whole })
}

/// Runs the suite once, like `cuconform run`, and prints the result.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let suite = Suite::generated();
    let failed = |reason: String| Error::failed("a run", reason);
    let subject = reference_libraries::find().map_err(failed)?;
    let suite = suite.of_apis(subject.apis());
    let plan = Plan::load(&suite, None).map_err(failed)?;
    let run = Run::new(&suite, &subject)
        .map_err(|error| Error::file(subject.first().unwrap_or(Path::new("")), &error))?
        .jobs(options.jobs)
        .folder(&options.out);
    let description = run.probe().map_err(|error| failed(format!("{error:?}")))?;
    let lost = |error: std::io::Error| Error::file(&options.out, &error);
    let records = Records::create(&options.out, plan.cases.len()).map_err(lost)?;
    let unexpected = AtomicU32::new(0);
    run.stream(&plan, &description.machine, &|_| false, &|results| {
        let surprises = results
            .iter()
            .filter(|(_, result)| result.outcome.is_unexpected());
        unexpected.fetch_add(surprises.count() as u32, Ordering::Relaxed);
        if let Err(error) = records.add(&results) {
            eprintln!("a result is lost: {error}");
        }
    });
    records.finish().map_err(lost)?;
    let whole = Whole {
        seconds: 0.0,
        cases: plan.cases.len(),
        unexpected: unexpected.into_inner(),
        tally: run.run_stats(),
    };
    let text =
        serde_json::to_string(&whole).map_err(|error| Error::Unreadable(error.to_string()))?;
    println!("{text}");
    Ok(())
}
