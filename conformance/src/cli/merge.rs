//! `cuconform merge`.

use std::path::PathBuf;

use clap::Args;
use cuspec_conformance::exit::{Exit, Stop};
use cuspec_conformance::merge;
use cuspec_conformance::report::{Counts, Summary};
use cuspec_conformance::suite::Suite;

use super::run::cannot_write;

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Folders of runs
    #[arg(required = true)]
    runs: Vec<PathBuf>,
    /// Where the union goes
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub fn merge(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let merged = merge::merge(suite, &options.runs, &options.out)?;
    let library = merged.environment.library.asked.display();
    let summary = Summary {
        results: &merged.results,
        environment: &merged.environment,
        time: None,
        command: &format!("cuconform run --driver {library}"),
    };
    std::fs::write(options.out.join("summary.txt"), summary.full())
        .map_err(|error| cannot_write(&options.out, &error))?;
    super::print(&summary.short(&options.out))?;
    Ok(Counts::of(&merged.results).exit())
}
