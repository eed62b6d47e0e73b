//! `cuconform compare`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::analysis::compare::{self, Comparison, Side};
use crate::evidence::{self, store};
use crate::results::exit::{Exit, Stop};
use crate::suite::Suite;
use crate::suite::plan::Plan;
use clap::{Args, ValueEnum};

use super::reference;

/// The share that the reference driver owes, in percent.
const OWED: f64 = 99.0;
/// How long one call of the reference driver may take.
const TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Exit codes: 0 compared, and all is alike; 1 something differs, or only one of the two \
ran a case; 2 usage; 3 could not compare: a run that cannot be read, nothing in common."
)]
pub struct Options {
    /// The folder of a run or of evidence, or the name of evidence that is kept here or built in
    /// [default: the evidence kept here, if it is of one subject]
    first: Option<PathBuf>,
    /// Another one [default: the reference driver, which is run for its cases]
    second: Option<PathBuf>,
    /// How to print what differs
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    format: Format,
    /// The same as `--format json`
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// List every case, however many there are; JSON always has them all
    #[arg(long)]
    all: bool,
    /// Let only cases that both ran decide how it ends; those that one of them did not run are counted
    /// and listed all the same
    #[arg(long)]
    common: bool,
    /// End with 0 as long as so many percent of the cases that both ran are alike [default: 99
    /// for the reference driver, and otherwise whatever differs counts]
    #[arg(long, value_name = "PERCENT", value_parser = parse_percent)]
    at_least: Option<f64>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people
    #[default]
    Text,
    /// For a pull request
    Markdown,
    /// For programs
    Json,
}

pub fn compare(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let format = match options.json {
        true => Format::Json,
        false => options.format,
    };
    match carry_out(suite, options) {
        Ok(comparison) => {
            super::print::text(&match format {
                Format::Text => comparison.text(options.all),
                Format::Markdown => comparison.markdown(options.all),
                Format::Json => comparison.json(),
            })?;
            Ok(exit(&comparison, options))
        }
        Err(stop) => {
            if format == Format::Json && stop.exit == Exit::Infrastructure {
                super::print::text(&compare::print_failure(&stop.message))?;
            }
            Err(stop)
        }
    }
}

fn carry_out(suite: &Suite, options: &Options) -> Result<Comparison, Stop> {
    let cannot = |reason: String| Stop::infrastructure(format!("could not compare: {reason}"));
    let plan = Plan::load(suite, None).map_err(Stop::infrastructure)?;
    let first = match &options.first {
        Some(name) => name.clone(),
        None => only_subject(Path::new(store::FOLDER))?,
    };
    let first = Side::open(&first, &plan).map_err(cannot)?;
    let second = match &options.second {
        Some(name) => Side::open(name, &plan).map_err(cannot)?,
        None => run_reference(suite, &plan, &first)?,
    };
    compare::compare(&first, &second, &plan).map_err(cannot)
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

/// What the reference driver does in the cases that the other side has.
fn run_reference(suite: &Suite, plan: &Plan, other: &Side) -> Result<Side, Stop> {
    let mut plan = plan.clone();
    plan.cases.retain(|planned| other.has(planned.id()));
    let scratch = Path::new("target/conform/scratch");
    let reference = reference::run(suite, &plan, scratch, TIMEOUT, None)?;
    let evidence = evidence::gather(&reference.results);
    let name = "the reference driver".to_owned();
    Side::new(name, evidence, &reference.environment, &plan).map_err(Stop::infrastructure)
}

fn exit(comparison: &Comparison, options: &Options) -> Exit {
    let owed = options.second.is_none().then_some(OWED);
    match options.at_least.or(owed) {
        Some(percent) if comparison.share() * 100.0 >= percent => Exit::Expected,
        Some(_) => Exit::Unexpected,
        None => comparison.exit(options.common),
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
