//! Our side: a run of the runner, from its start to the last byte of its results.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use cuspec_conformance::engine::Run;
use cuspec_conformance::results::store::Records;
use cuspec_conformance::results::{CaseResult, Outcome};
use cuspec_conformance::suite::plan::Plan;

use crate::clock::{self, Time};
use crate::error::Error;
use crate::suite;
use crate::trial::{Trial, Way};

#[derive(Args)]
pub(crate) struct Options {
    #[arg(long)]
    driver: PathBuf,
    #[arg(long)]
    count: usize,
    #[arg(long)]
    jobs: usize,
    #[arg(long)]
    out: PathBuf,
    #[arg(long, value_enum)]
    way: Way,
}

/// Runs the trial in a process of our own and returns its time.
pub(crate) fn time(library: &Path, trial: &Trial, folder: &Path) -> Result<Time, Error> {
    let out = folder.join("ours");
    std::fs::create_dir_all(&out).map_err(|error| Error::file(&out, &error))?;
    let program = std::env::current_exe().map_err(|error| Error::file("this program", &error))?;
    let mut command = Command::new(program);
    command.arg("ours").arg("--driver").arg(library);
    command.args(["--count", &trial.cases.to_string()]);
    command.args(["--jobs", &trial.jobs.to_string()]);
    command.arg("--out").arg(&out);
    let way = trial.way.to_possible_value();
    command
        .arg("--way")
        .args(way.iter().map(PossibleValue::get_name));
    clock::time("our side", &mut command)
}

/// Runs the cases once, like `cuconform run`.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let suite = suite::suite();
    let failed = |reason: String| Error::failed("a run", reason);
    let lines = suite::lines(options.count, options.way != Way::OwnThreads);
    let plan = Plan::parse(lines, &suite, None).map_err(failed)?;
    let run = Run::new(&suite, &options.driver.as_path().into())
        .map_err(|error| Error::file(&options.driver, &error))?
        .jobs(options.jobs)
        .isolate(options.way == Way::Isolated)
        .folder(&options.out);
    let description = run.probe().map_err(|error| failed(format!("{error:?}")))?;
    let lost = |error: std::io::Error| Error::file(&options.out, &error);
    let records = Records::create(&options.out, plan.cases.len()).map_err(lost)?;
    let wrong = Mutex::new(None);
    let count = AtomicUsize::new(0);
    run.stream(&plan, &description.machine, &|_| false, &|results| {
        count.fetch_add(results.len(), Ordering::Relaxed);
        let failed = |(_, result): &&(usize, CaseResult)| result.outcome != Outcome::Pass;
        let reason = match records.add(&results) {
            Err(error) => Some(format!("a result is lost: {error}")),
            Ok(()) => results
                .iter()
                .find(failed)
                .map(|(_, result)| format!("a case did not pass: {result:?}")),
        };
        if let (Some(reason), Ok(mut wrong)) = (reason, wrong.lock()) {
            wrong.get_or_insert(reason);
        }
    });
    records.finish().map_err(lost)?;
    match wrong.into_inner().unwrap_or_default() {
        None if count.into_inner() == options.count => Ok(()),
        None => Err(failed("results are missing".to_owned())),
        Some(reason) => Err(failed(reason)),
    }
}
