//! Workers of a command that runs calls without storing results: options that `states` and `fuzz` share.

use std::path::Path;
use std::time::Duration;

use clap::Args;

use super::parse;
use crate::engine::Run;
use crate::engine::subject::Subject;
use crate::results::exit::Stop;
use crate::suite::Suite;

#[derive(Args, Clone, Debug)]
pub(super) struct WorkerOptions {
    /// Number of parallel workers [default: one per core, at most four]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Time limit of a call, in seconds
    #[arg(long, value_name = "S", default_value = "10", value_parser = parse::seconds)]
    timeout: Duration,
}

impl WorkerOptions {
    /// A run of a library whose workers start in the folder `scratch` of `out`.
    pub(super) fn run<'a>(
        &self,
        suite: &'a Suite,
        subject: &Subject,
        out: &Path,
    ) -> Result<Run<'a>, Stop> {
        let scratch = out.join("scratch");
        std::fs::create_dir_all(&scratch).map_err(|error| Stop::cannot_write(&scratch, &error))?;
        let run = Run::new(suite, subject)
            .map_err(|error| Stop::infrastructure(format!("cannot start workers: {error}")))?;
        let run = run.timeout(self.timeout).folder(&scratch);
        Ok(match self.jobs {
            Some(jobs) => run.jobs(jobs.into()),
            None => run,
        })
    }
}
