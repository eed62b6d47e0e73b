//! Runs of the reference libraries for commands with another purpose.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::engine::Run;
use crate::engine::reference_libraries;
use crate::engine::subject::Subject;
use crate::results::CaseResult;
use crate::results::environment::Environment;
use crate::results::exit::Stop;
use crate::suite::Suite;
use crate::suite::plan::Plan;

use super::progress;

/// The reference libraries with their results.
pub(super) struct Reference {
    pub subject: Subject,
    pub environment: Environment,
    pub results: Vec<CaseResult>,
}

/// Runs the plan. Only the workers write files, to the scratch folder.
pub(super) fn run(
    suite: &Suite,
    plan: &Plan,
    scratch: &Path,
    timeout: Duration,
    jobs: Option<u16>,
) -> Result<Reference, Stop> {
    let subject = reference_libraries::find().map_err(Stop::absent)?;
    fs::create_dir_all(scratch).map_err(|error| Stop::cannot_write(scratch, &error))?;
    let mut run = Run::new(suite, &subject)
        .map_err(|error| Stop::infrastructure(format!("cannot start workers: {error}")))?
        .timeout(timeout)
        .folder(scratch);
    if let Some(jobs) = jobs {
        run = run.jobs(jobs.into());
    }
    let description = run.probe()?;
    let environment = subject.describe(description, (suite.registry)());
    let machine = &environment.driver.machine;
    let bar = progress::bar(plan.cases.len(), "cases");
    let results = run.execute(plan, machine, &|_, _| bar.inc(1));
    bar.finish_and_clear();
    Ok(Reference {
        subject,
        environment,
        results,
    })
}
