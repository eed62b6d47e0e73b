//! `cuconform merge`.

use std::path::PathBuf;

use crate::exit::{Exit, Stop};
use crate::merge;
use crate::records;
use crate::report::Summary;
use crate::suite::Suite;
use crate::whole;
use clap::Args;

use super::expect::{Known, Lists};
use super::form::{Form, open_book};
use super::run::{cannot_write, repeat};

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Folders of runs
    #[arg(required = true)]
    runs: Vec<PathBuf>,
    /// Where the union goes
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    lists: Lists,
    #[command(flatten)]
    form: Form,
}

pub fn merge(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let known = Known::load(suite, &options.lists, None)?;
    let evidence = options.form.evidence()?;
    let environment = merge::merge(suite, &options.runs, &options.out)?;
    let merged = records::Lines::of(&options.out).map_err(Stop::infrastructure)?;
    let reckoning = known.reckon(merged, &environment)?;
    let summary = Summary {
        environment: &environment,
        reckoning: &reckoning,
        book: &open_book(&reckoning, evidence),
        time: None,
        tally: None,
        command: &repeat(&environment),
    };
    whole::write(&options.out.join("summary.txt"), &summary.full())
        .map_err(|error| cannot_write(&options.out, &error))?;
    options
        .form
        .print(&summary, &summary.short(Some(&options.out)), &|| {
            records::load(&options.out).map_err(Stop::infrastructure)
        })?;
    Ok(reckoning.exit())
}
