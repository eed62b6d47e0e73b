//! Taking up a run that was ended in the middle.

use std::path::{Path, PathBuf};

use crate::results::environment::Environment;
use crate::results::exit::Stop;
use crate::results::run_manifest::{RunManifest, tell_apart};
use crate::results::store::Records;
use crate::suite::plan::Plan;
use clap::Args;

#[derive(Args, Clone, Debug, Default)]
#[group(id = "resuming")]
pub struct Options {
    /// Finish the run in this folder, which was killed: the same command, less the cases that have a
    /// result
    #[arg(long = "resume", value_name = "DIR", exclusive = true)]
    pub folder: Option<PathBuf>,
    /// Whether these options were given to the run that is resumed
    #[arg(skip)]
    is_taken_up: bool,
}

impl Options {
    /// For the options that a run was begun with, when it is resumed.
    pub fn taken_up() -> Options {
        Options {
            folder: None,
            is_taken_up: true,
        }
    }
}

/// Opens the files of a run: anew, or as far as they had come. What comes back with them is the
/// environment that the run began in.
pub(super) fn open(
    options: &Options,
    folder: &Path,
    plan: &Plan,
    environment: Environment,
) -> Result<(Records, Environment), Stop> {
    let unwritable = |error| Stop::cannot_write(folder, &error);
    let origin = RunManifest::here(plan).map_err(unwritable)?;
    if options.is_taken_up {
        let then = check(folder, &origin, &environment)?;
        let records = Records::resume(folder, plan).map_err(Stop::infrastructure)?;
        return Ok((records, then));
    }
    RunManifest::forget(folder).map_err(unwritable)?;
    let records = Records::create(folder, plan.cases.len()).map_err(unwritable)?;
    environment.store(folder).map_err(unwritable)?;
    origin.store(folder).map_err(unwritable)?;
    Ok((records, environment))
}

/// Results of two libraries, suites or devices never stand in one run.
fn check(folder: &Path, now: &RunManifest, environment: &Environment) -> Result<Environment, Stop> {
    let origin = RunManifest::load(folder).map_err(Stop::usage)?;
    let then = Environment::load(folder).map_err(Stop::usage)?;
    match tell_apart(&then, environment).or_else(|| origin.differs(now)) {
        None => Ok(then),
        Some(difference) => Err(Stop::usage(format!(
            "cannot resume {}: {difference}; begin a new run instead",
            folder.display()
        ))),
    }
}
