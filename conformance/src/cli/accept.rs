//! `cuconform accept`.

use std::path::PathBuf;

use clap::Args;
use cuspec_conformance::environment::Environment;
use cuspec_conformance::exit::{Exit, Stop};
use cuspec_conformance::expectations::accept::{self, Accepted, Seen};
use cuspec_conformance::expectations::{List, Purpose};
use cuspec_conformance::outcome::CaseResult;
use cuspec_conformance::records;
use cuspec_conformance::suite::Suite;

/// Writes a baseline under which the runs have no surprises. Lines that still hold stay as they
/// are, with their reasons; comments stay where they stand.
///
/// Ends with 0 when the baseline is written, 1 if the runs disagree about a case, which is then
/// left for the list of flakes.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Folders of runs
    #[arg(required = true)]
    runs: Vec<PathBuf>,
    /// The baseline to write; made if it is not there
    #[arg(long, value_name = "FILE")]
    baseline: PathBuf,
    /// The reason that new lines get, with a link to an issue [default: on which subject it was
    /// seen, and when]
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

pub fn accept(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let mut runs: Vec<(Vec<CaseResult>, Environment)> = Vec::new();
    for folder in &options.runs {
        let results = records::load(folder).map_err(Stop::infrastructure)?;
        let environment = Environment::load(folder).map_err(Stop::infrastructure)?;
        runs.push((results, environment));
    }
    let old = match options.baseline.exists() {
        true => List::load(&options.baseline, Purpose::Baseline).map_err(Stop::usage)?,
        false => List::default(),
    };
    let reason = match &options.reason {
        Some(reason) if reason.trim().is_empty() || reason.contains(char::is_control) => {
            return Err(Stop::usage("a reason is one line of text"));
        }
        Some(reason) => reason.trim().to_owned(),
        None => default_reason(&runs),
    };
    let seen: Vec<Seen<'_>> = runs
        .iter()
        .map(|(results, environment)| Seen {
            results,
            environment,
        })
        .collect();
    let cases = super::expect::cases(suite)?;
    let accepted = accept::accept(&old, &seen, &cases, &reason);
    std::fs::write(&options.baseline, &accepted.text).map_err(|error| {
        Stop::infrastructure(format!(
            "cannot write {}: {error}",
            options.baseline.display()
        ))
    })?;
    super::print(&describe(&accepted))?;
    Ok(match accepted.disputed.as_slice() {
        [] => Exit::Expected,
        _ => Exit::Unexpected,
    })
}

/// The name of the subject holds neither blanks nor control characters, whatever the device says.
fn default_reason(runs: &[(Vec<CaseResult>, Environment)]) -> String {
    let first = runs.first().map(|(_, environment)| environment);
    let subject = first.map(Environment::subject_name).unwrap_or_default();
    let date = first.map_or("", |environment| environment.date.as_str());
    let day = date.split('T').next().unwrap_or_default();
    format!("not looked into; seen on {subject}, {day}")
}

fn describe(accepted: &Accepted) -> String {
    let mut text = String::new();
    for case in &accepted.disputed {
        text.push_str(&format!("disputed  {case}\n"));
    }
    text.push_str(&format!(
        "{} lines kept, {} taken out, {} written\n",
        accepted.kept,
        accepted.removed.len(),
        accepted.added.len()
    ));
    if !accepted.disputed.is_empty() {
        text.push_str(
            "the runs disagree about the cases above: name them in the list of flakes, or give \
             their lines conditions\n",
        );
    }
    text
}
