//! `cuconform accept`.

use std::path::{Path, PathBuf};

use crate::expectations::accept::{self, Accepted, Seen};
use crate::expectations::{List, Purpose, find_link};
use crate::results::CaseResult;
use crate::results::environment::Environment;
use crate::results::environment::ReferenceId;
use crate::results::exit::{Exit, Stop};
use crate::results::store;
use crate::suite::Suite;
use clap::Args;

/// Maximum number of unstable cases that are listed.
const MAX_LISTED: usize = 20;

/// Writes a baseline under which all results of the runs are expected. Lines that still apply keep their
/// reasons, and comments keep their place.
///
/// For a case whose result differs between runs, the baseline lists every observed outcome, for all cases of
/// its function. For a library that crashes intermittently, three runs are usually enough.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Folders of runs
    #[arg(required = true)]
    runs: Vec<PathBuf>,
    /// The baseline to write; it is created if it is missing
    #[arg(long, value_name = "FILE")]
    baseline: PathBuf,
    /// The reason of new lines [default: the subject on which the outcome was seen, and the date]
    #[arg(long, value_name = "TEXT", value_parser = parse_reason)]
    reason: Option<String>,
    /// The issue for new lines, unless the reason names one: `https://...`, `#12` or `owner/name#12`
    #[arg(long, value_name = "LINK", value_parser = parse_link)]
    issue: Option<String>,
}

pub fn accept(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let mut runs: Vec<(Vec<CaseResult>, Environment)> = Vec::new();
    for folder in &options.runs {
        let results = store::load(folder).map_err(Stop::infrastructure)?;
        let environment = Environment::load(folder).map_err(Stop::infrastructure)?;
        runs.push((results, environment));
    }
    require_one_reference(&runs)?;
    let old = match options.baseline.exists() {
        true => List::load(&options.baseline, Purpose::Baseline).map_err(Stop::usage)?,
        false => List::default(),
    };
    let reason = options.reason.clone();
    let mut reason = reason.unwrap_or_else(|| default_reason(&runs));
    if let Some(link) = &options.issue {
        reason = format!("{reason}; {link}");
    }
    let seen: Vec<Seen<'_>> = runs
        .iter()
        .map(|(results, environment)| Seen {
            results,
            environment,
        })
        .collect();
    let cases = super::expect::cases(suite)?;
    let accepted = accept::accept(&old, &seen, &cases, &reason);
    if accepted.new > 0 && find_link(&reason).is_none() {
        return Err(Stop::usage(format!(
            "the baseline has no line yet for {}: name the issue with --issue, \
             `https://...`, `#12` or `owner/name#12`",
            match accepted.new {
                1 => "1 case".to_owned(),
                number => format!("{number} cases"),
            }
        )));
    }
    replace(&options.baseline, &accepted.text).map_err(|error| {
        Stop::infrastructure(format!(
            "cannot write {}: {error}",
            options.baseline.display()
        ))
    })?;
    super::print::text(&describe(&accepted))?;
    Ok(Exit::Expected)
}

/// Rejects runs with different references: a baseline is valid for one reference only.
fn require_one_reference(runs: &[(Vec<CaseResult>, Environment)]) -> Result<(), Stop> {
    let mut marks = runs
        .iter()
        .map(|(_, environment)| environment.reference.as_ref());
    let first = marks.next().flatten();
    match marks.find(|mark| !ReferenceId::is_alike(first, *mark)) {
        None => Ok(()),
        Some(other) => Err(Stop::usage(format!(
            "one run is judged by {} and another by {}: keep a baseline for each",
            ReferenceId::describe(first),
            ReferenceId::describe(other)
        ))),
    }
}

/// Writes the file under another name and renames it, so that an error leaves the old file intact.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut other = path.clone().into_os_string();
    other.push(".new");
    std::fs::write(&other, text)?;
    std::fs::rename(other, path)
}

fn parse_reason(text: &str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty() || text.contains(char::is_control) {
        return Err("a reason is one line of text".to_owned());
    }
    Ok(text.to_owned())
}

fn parse_link(text: &str) -> Result<String, String> {
    match find_link(text) {
        Some(link) if link == text => Ok(text.to_owned()),
        _ => Err("write the issue as `https://...`, `#12` or `owner/name#12`".to_owned()),
    }
}

/// The default reason of new lines. `subject_name` removes blanks and control characters from the device
/// name.
fn default_reason(runs: &[(Vec<CaseResult>, Environment)]) -> String {
    let first = runs.first().map(|(_, environment)| environment);
    let subject = first.map(Environment::subject_name).unwrap_or_default();
    let date = first.map_or("", |environment| environment.date.as_str());
    let day = date.split('T').next().unwrap_or_default();
    format!("not investigated; seen on {subject}, {day}")
}

fn describe(accepted: &Accepted) -> String {
    let mut text = String::new();
    for case in accepted.unstable.iter().take(MAX_LISTED) {
        text.push_str(&format!("unstable  {case}\n"));
    }
    let unstable = accepted.unstable.len();
    if unstable > MAX_LISTED {
        text.push_str(&format!("... and {} more\n", unstable - MAX_LISTED));
    }
    text.push_str(&format!(
        "{} lines kept, {} removed, {} added\n",
        accepted.kept,
        accepted.removed.len(),
        accepted.added.len()
    ));
    if unstable > 0 {
        text.push_str(&format!(
            "{unstable} cases are unstable: the baseline accepts all observed outcomes for their \
             functions\n"
        ));
    }
    text
}
