//! `cuconform compare`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::analysis::compare::{self, Comparison, Side};
use crate::evidence::{self, store};
use crate::results::exit::{Exit, Stop};
use crate::suite::Suite;
use crate::suite::plan::Plan;
use clap::{Args, ValueEnum};

use super::{parse, reference};

/// Agreement that the reference driver must reach, in percent.
const REQUIRED_PERCENT: f64 = 99.0;
/// Time limit of a call of the reference driver.
const TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Exit codes: 0 all cases have the same result on both sides; 1 a result differs, or only one side \
ran a case; 2 the command line is invalid; 3 could not compare: a run that cannot be read, no case in common"
)]
pub struct Options {
    /// The folder of a run or of evidence, or the name of evidence in this repository or built in [default:
    /// the evidence in this repository, if it has one subject]
    first: Option<PathBuf>,
    /// The other run or evidence [default: a run of the same cases on the reference driver]
    second: Option<PathBuf>,
    /// Output format
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    format: Format,
    /// The same as `--format json`
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// List every case; JSON always lists all of them
    #[arg(long)]
    all: bool,
    /// Ignore cases that only one side ran in the exit status; they are still counted and listed
    #[arg(long)]
    common: bool,
    /// Exit with 0 if at least this percentage of the cases that both ran agrees [default: 99 for the
    /// reference driver; otherwise every difference counts]
    #[arg(long, value_name = "PERCENT", value_parser = parse::percent)]
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
    match compare_sides(suite, options) {
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

fn compare_sides(suite: &Suite, options: &Options) -> Result<Comparison, Stop> {
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

/// Returns the only subject with evidence; fails if there are several.
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

/// Runs the cases of the other side on the reference driver.
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
    let default = options.second.is_none().then_some(REQUIRED_PERCENT);
    match options.at_least.or(default) {
        Some(percent) if comparison.share() * 100.0 >= percent => Exit::Expected,
        Some(_) => Exit::Unexpected,
        None => comparison.exit(options.common),
    }
}
