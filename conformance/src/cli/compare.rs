//! `cuconform compare`.

use std::path::PathBuf;

use clap::Args;
use cuspec_conformance::compare;
use cuspec_conformance::evidence;
use cuspec_conformance::exit::{Exit, Stop};
use serde_json::json;

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The folder of a run or of evidence
    first: PathBuf,
    /// Another one
    second: PathBuf,
    /// Print the whole comparison as JSON
    #[arg(long)]
    json: bool,
}

pub fn compare(options: &Options) -> Result<Exit, Stop> {
    let first = evidence::load(&options.first).map_err(Stop::infrastructure)?;
    let second = evidence::load(&options.second).map_err(Stop::infrastructure)?;
    let comparison = compare::compare(&first, &second);
    if options.json {
        let mut value = json!(comparison);
        value["share"] = json!(comparison.share());
        super::print(&format!("{value:#}\n"))?;
    } else {
        super::print(&comparison.text())?;
    }
    Ok(comparison.exit())
}
