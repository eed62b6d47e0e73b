//! `cuconform judge`.

use std::path::{Path, PathBuf};

use crate::evidence::reference::Reference;
use crate::evidence::rejudge::{Rejudged, rejudge};
use crate::report::Summary;
use crate::results::atomic_write;
use crate::results::environment::{BENEATH, Environment};
use crate::results::exit::{Exit, Stop};
use crate::results::run_manifest::RunManifest;
use crate::results::store;
use crate::suite::Suite;
use crate::suite::plan::Plan;
use clap::Args;
use regex::Regex;

use super::command_line;
use super::expect::{Against, Known, Lists};
use super::form::{Form, open_explanations};
use super::out_folder;

/// Maximum number of cases that are listed for each side.
const MAX_LISTED: usize = 5;

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The folder of a run, possibly of another machine
    run: PathBuf,
    /// Judge only cases whose id matches this regular expression
    #[arg(long, value_name = "RE", value_parser = super::parse::filter)]
    filter: Option<Regex>,
    /// Write a report with the new judgement
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    against: Against,
    /// Judge by the libraries beneath, which `run --beneath` ran first
    #[arg(long, conflicts_with = "reference")]
    beneath: bool,
    #[command(flatten)]
    lists: Lists,
    #[command(flatten)]
    form: Form,
}

pub fn judge(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let plan = Plan::load(suite, options.filter.as_ref()).map_err(Stop::infrastructure)?;
    let known = Known::load(suite, &options.lists, None)?;
    let evidence = options.form.evidence()?;
    let docs = options.form.docs()?;
    let mut recorded = store::load(&options.run).map_err(Stop::infrastructure)?;
    // Merged runs have no manifest.
    let manifest = RunManifest::load(&options.run).ok();
    let extent = manifest.map_or(Extent::Unknown, |manifest| {
        Extent::of(&manifest, recorded.len())
    });
    if let Some(filter) = &options.filter {
        recorded.retain(|result| filter.is_match(&result.case));
    }
    let mut environment = Environment::load(&options.run).map_err(Stop::infrastructure)?;
    let reference = if options.beneath {
        Some(open_beneath(&options.run, &environment)?)
    } else {
        options.against.open(Some(&plan))?
    };
    let machine = &environment.driver.machine;
    let rejudged = rejudge(&plan, &recorded, machine, reference.as_ref());
    let rejudged = rejudged.map_err(Stop::infrastructure)?;
    environment.registry = (suite.registry)().to_owned();
    environment.reference = reference.map(|reference| reference.mark);
    let mut assessment = known.assessment(&environment)?;
    for (place, result) in rejudged.results.iter().enumerate() {
        assessment.add(place, result);
    }
    let summary = Summary {
        environment: &environment,
        assessment: &assessment,
        explanations: &open_explanations(&assessment, evidence, docs)?,
        time: None,
        run_stats: None,
        command: &command_line::repeat(&environment),
        profile: options.form.profile,
    };
    if let Some(out) = &options.out {
        let folder = out_folder::prepare(out)?;
        store::store(&folder, &rejudged.results)
            .and_then(|()| environment.store(&folder))
            .and_then(|()| atomic_write::write(&folder.join("summary.txt"), &summary.full()))
            .map_err(|error| Stop::cannot_write(&folder, &error))?;
    }
    let text = summary.short(options.out.as_deref());
    let text = format!("{text}{}", report_unknown_cases(&rejudged, &extent));
    let results = || Ok(rejudged.results.clone());
    options.form.print(&summary, &text, &results)?;
    Ok(assessment.exit())
}

/// Opens the results of the libraries beneath, which are stored with a run.
fn open_beneath(run: &Path, environment: &Environment) -> Result<Reference, Stop> {
    let mark = environment.reference.as_ref();
    let id = mark.and_then(|mark| mark.beneath.clone());
    Reference::beneath(&run.join(BENEATH), id.unwrap_or_default()).map_err(|error| {
        let run = run.display();
        Stop::usage(format!("{run} was not made with `run --beneath`: {error}"))
    })
}

/// The cases that a run was to have.
enum Extent {
    Unknown,
    /// A part of the suite, by the options that selected it.
    Part(String),
    /// The run ended before all its cases had results.
    Interrupted {
        done: usize,
        all: usize,
    },
}

impl Extent {
    fn of(manifest: &RunManifest, done: usize) -> Extent {
        let selection = manifest.selection();
        match (manifest.cases, selection.is_empty()) {
            (all, _) if done < all => Extent::Interrupted { done, all },
            (_, false) => Extent::Part(selection),
            (_, true) => Extent::Unknown,
        }
    }
}

/// Lists the cases that only one side has and that cannot be judged.
fn report_unknown_cases(rejudged: &Rejudged, extent: &Extent) -> String {
    let mut text = String::new();
    let absent = rejudged.not_run.len();
    match extent {
        Extent::Part(selection) if absent > 0 => text.push_str(&format!(
            "the run is a part of the suite ({selection}): {absent} cases are not in it\n"
        )),
        Extent::Interrupted { done, all } => text.push_str(&format!(
            "the run was interrupted: {done} of {all} cases have results; `cuconform run --resume` runs the others\n"
        )),
        _ => {}
    }
    let mut list = |cases: &[String], what: &str| {
        if cases.is_empty() {
            return;
        }
        let listed: Vec<&str> = cases.iter().take(MAX_LISTED).map(String::as_str).collect();
        let rest = if cases.len() > MAX_LISTED {
            ", ..."
        } else {
            ""
        };
        text.push_str(&format!(
            "{} {what}: {}{rest}\n",
            cases.len(),
            listed.join(", ")
        ));
    };
    if matches!(extent, Extent::Unknown) {
        list(&rejudged.not_run, "cases of the suite are not in the run");
    }
    list(
        &rejudged.unknown,
        "cases of the run are no longer in the suite",
    );
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::Args;

    use crate::cli::select;
    use crate::results::run_manifest::SELECTIONS;

    /// Options beside those of the selection that select no part of the suite.
    const OTHERS: [&str; 2] = ["--rerun-from", "--shuffle"];

    #[test]
    fn the_manifest_knows_every_option_that_selects_cases() {
        let command = select::Select::augment_args(clap::Command::new("run"));
        let options = command.get_arguments().filter_map(|one| one.get_long());
        let options = options.map(|name| format!("--{name}"));
        // `run` has the filter beside the selection.
        let options: BTreeSet<String> = options.chain(["--filter".to_owned()]).collect();
        let known = SELECTIONS.map(|(name, _)| name);
        let known = known.into_iter().chain(OTHERS).map(str::to_owned);
        assert_eq!(options, known.collect());
    }
}
