//! `cuconform merge`.

use std::path::PathBuf;

use crate::evidence::reference::Reference;
use crate::report::Summary;
use crate::results::atomic_write;
use crate::results::environment::{BENEATH, Environment};
use crate::results::exit::{Exit, Stop};
use crate::results::merge;
use crate::results::store;
use crate::suite::Suite;
use clap::Args;

use super::command_line;
use super::expect::{Known, Lists};
use super::form::{Form, open_explanations};

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Folders of runs
    #[arg(required = true)]
    runs: Vec<PathBuf>,
    /// Output folder of the merged run
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
    let docs = options.form.docs()?;
    let mut environment = merge::merge(suite, &options.runs, &options.out)?;
    merge_beneath(suite, options, &mut environment)?;
    let merged = store::Lines::of(&options.out).map_err(Stop::infrastructure)?;
    let assessment = known.assess(merged, &environment)?;
    let summary = Summary {
        environment: &environment,
        assessment: &assessment,
        explanations: &open_explanations(&assessment, evidence, docs)?,
        time: None,
        run_stats: None,
        command: &command_line::repeat(&environment),
        profile: options.form.profile,
    };
    atomic_write::write(&options.out.join("summary.txt"), &summary.full())
        .map_err(|error| Stop::cannot_write(&options.out, &error))?;
    options
        .form
        .print(&summary, &summary.short(Some(&options.out)), &|| {
            store::load(&options.out).map_err(Stop::infrastructure)
        })?;
    Ok(assessment.exit())
}

/// Merges the runs of the libraries beneath, which runs with `--beneath` contain. The merged run is judged by
/// this union.
fn merge_beneath(
    suite: &Suite,
    options: &Options,
    environment: &mut Environment,
) -> Result<(), Stop> {
    let mark = environment.reference.as_ref();
    let Some(id) = mark.and_then(|mark| mark.beneath.clone()) else {
        return Ok(());
    };
    let beneath: Vec<PathBuf> = options.runs.iter().map(|run| run.join(BENEATH)).collect();
    let whole = options.out.join(BENEATH);
    merge::merge(suite, &beneath, &whole)?;
    let reference = Reference::beneath(&whole, id).map_err(Stop::infrastructure)?;
    environment.reference = Some(reference.mark);
    let stored = environment.store(&options.out);
    stored.map_err(|error| Stop::cannot_write(&options.out, &error))
}
