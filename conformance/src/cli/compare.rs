//! `cuconform compare`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use cuspec_conformance::compare::{self, Comparison};
use cuspec_conformance::environment::Environment;
use cuspec_conformance::evidence::{self, Evidence, kept};
use cuspec_conformance::exit::{Exit, Stop};
use cuspec_conformance::plan::Plan;
use cuspec_conformance::protocol::Machine;
use cuspec_conformance::suite::Suite;
use serde_json::json;

use super::reference;

/// The share that the reference driver owes, in percent.
const OWED: f64 = 99.0;
/// How long one call of the reference driver may take.
const TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The folder of a run or of evidence [default: the evidence kept here, if it is of one subject]
    first: Option<PathBuf>,
    /// Another one [default: the reference driver, which is run for it]
    second: Option<PathBuf>,
    /// Print the whole comparison as JSON
    #[arg(long)]
    json: bool,
    /// End with 0 as long as so many percent of the cases that both ran are alike [default: 99
    /// for the reference driver, and otherwise whatever differs counts]
    #[arg(long, value_name = "PERCENT", value_parser = parse_percent)]
    at_least: Option<f64>,
}

pub fn compare(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let plan = Plan::load(suite, None).map_err(Stop::infrastructure)?;
    let first = match &options.first {
        Some(folder) => load(folder, &plan)?,
        None => load(&only_subject(Path::new(kept::FOLDER))?, &plan)?,
    };
    let second = match &options.second {
        Some(folder) => load(folder, &plan)?,
        None => run_reference(suite, &plan)?,
    };
    let comparison = compare::compare(&first, &second);
    if options.json {
        let mut value = json!(comparison);
        value["share"] = json!(comparison.share());
        super::print(&format!("{value:#}\n"))?;
    } else {
        super::print(&comparison.text())?;
    }
    let owed = options.second.is_none().then_some(OWED);
    Ok(match options.at_least.or(owed) {
        Some(percent) => is_enough(&comparison, percent),
        None => comparison.exit(),
    })
}

/// The one subject that there is evidence of.
fn only_subject(evidence: &Path) -> Result<PathBuf, Stop> {
    let list = std::fs::read_dir(evidence).map_err(|error| {
        Stop::usage(format!(
            "name a run or evidence: there is none in {}: {error}",
            evidence.display()
        ))
    })?;
    let paths = list.filter_map(|item| item.ok().map(|item| item.path()));
    let mut subjects: Vec<PathBuf> = paths.filter(|path| path.is_dir()).collect();
    subjects.sort();
    match subjects.as_slice() {
        [subject] => Ok(subject.clone()),
        _ => {
            let names: Vec<String> = subjects
                .iter()
                .map(|path| path.display().to_string())
                .collect();
            Err(Stop::usage(format!(
                "name a run or evidence: there are {} subjects in {}: {}",
                subjects.len(),
                evidence.display(),
                names.join(", ")
            )))
        }
    }
}

/// What is undefined, and what may be written, is for the present suite to say.
fn load(folder: &Path, plan: &Plan) -> Result<Evidence, Stop> {
    let mut evidence = evidence::load(folder).map_err(Stop::infrastructure)?;
    let environment = Environment::load(folder).map_err(Stop::infrastructure)?;
    settle(&mut evidence, plan, &environment.driver.machine)?;
    Ok(evidence)
}

fn run_reference(suite: &Suite, plan: &Plan) -> Result<Evidence, Stop> {
    let scratch = Path::new("target/conform/scratch");
    let reference = reference::run(suite, plan, scratch, TIMEOUT, None)?;
    let mut evidence = evidence::gather(&reference.results);
    settle(&mut evidence, plan, &reference.machine)?;
    Ok(evidence)
}

fn settle(evidence: &mut Evidence, plan: &Plan, machine: &Machine) -> Result<(), Stop> {
    evidence::settle(evidence, plan, machine).map_err(Stop::infrastructure)
}

fn is_enough(comparison: &Comparison, percent: f64) -> Exit {
    match comparison.share() {
        None => Exit::Infrastructure,
        Some(share) if share * 100.0 >= percent => Exit::Expected,
        Some(_) => Exit::Unexpected,
    }
}

fn parse_percent(text: &str) -> Result<f64, String> {
    let percent: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
    if (0.0..=100.0).contains(&percent) {
        Ok(percent)
    } else {
        Err(format!("`{text}` is no share of a hundred"))
    }
}
