//! `cuconform merge`.

use std::path::PathBuf;

use clap::Args;
use cuspec_conformance::exit::{Exit, Stop};
use cuspec_conformance::merge;
use cuspec_conformance::report::Counts;
use cuspec_conformance::suite::Suite;

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
    let results = merge::merge(suite, &options.runs, &options.out)?;
    super::print(&format!(
        "{} cases in {}\n",
        results.len(),
        options.out.display()
    ))?;
    Ok(Counts::of(&results).exit())
}
