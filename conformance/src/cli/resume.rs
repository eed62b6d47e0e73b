//! Resuming an interrupted run.

use std::path::{Path, PathBuf};

use crate::results::environment::Environment;
use crate::results::exit::Stop;
use crate::results::run_manifest::{RunManifest, find_difference};
use crate::results::store::Records;
use crate::suite::plan::Plan;
use clap::Args;

#[derive(Args, Clone, Debug, Default)]
#[group(id = "resuming")]
pub struct Options {
    /// Finish the interrupted run in this folder: repeat its command for the cases without a result
    #[arg(long = "resume", value_name = "DIR", exclusive = true)]
    pub folder: Option<PathBuf>,
    /// Whether these are the options of the run that is resumed
    #[arg(skip)]
    is_resumed: bool,
}

impl Options {
    /// For the options of the run that is resumed.
    pub fn resumed() -> Options {
        Options {
            folder: None,
            is_resumed: true,
        }
    }
}

/// Opens the files of a run: empty, or with the results so far. Also returns the environment in which the run
/// began.
pub(super) fn open(
    options: &Options,
    folder: &Path,
    plan: &Plan,
    environment: Environment,
) -> Result<(Records, Environment), Stop> {
    let unwritable = |error| Stop::cannot_write(folder, &error);
    let origin = RunManifest::current(plan).map_err(unwritable)?;
    if options.is_resumed {
        let then = check(folder, &origin, &environment)?;
        let records = Records::resume(folder, plan).map_err(Stop::infrastructure)?;
        return Ok((records, then));
    }
    RunManifest::remove(folder).map_err(unwritable)?;
    let records = Records::create(folder, plan.cases.len()).map_err(unwritable)?;
    environment.store(folder).map_err(unwritable)?;
    origin.store(folder).map_err(unwritable)?;
    Ok((records, environment))
}

/// Rejects another library, suite or device: a run contains results of one of each.
fn check(folder: &Path, now: &RunManifest, environment: &Environment) -> Result<Environment, Stop> {
    let origin = RunManifest::load(folder).map_err(Stop::usage)?;
    let then = Environment::load(folder).map_err(Stop::usage)?;
    match find_difference(&then, environment).or_else(|| origin.find_difference(now)) {
        None => Ok(then),
        Some(difference) => Err(Stop::usage(format!(
            "cannot resume {}: {difference}; begin a new run instead",
            folder.display()
        ))),
    }
}
