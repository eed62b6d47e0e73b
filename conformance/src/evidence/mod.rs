//! Evidence: what a real library did, kept in the repository as `insta` snapshots, one per group.
//!
//! A line is a case, what the subject did, and remarks:
//!
//! ```text
//! cuStreamCreate[Flags=unknown]  CUDA_ERROR_INVALID_VALUE
//! cuStreamQuery[hStream=garbage]  crash  undefined
//! cuMemGetInfo_v2[state=no-context]  CUDA_ERROR_INVALID_CONTEXT  wrote argument 1
//! ```

mod entry;

pub mod agreement;
pub mod beside;
pub mod recorded_verdict;
pub mod reference;
pub mod rejudge;
pub mod store;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use cuspec_case::Api;

use crate::results::environment::{Environment, Library};
use crate::results::sanitize::sanitized;
use crate::results::store::{self as results_store, Lines};
use crate::results::verdict::{Remarks, recall};
use crate::results::{CaseResult, Outcome};
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;
use crate::suite::static_eval::StaticEval;

pub use self::entry::{Entry, Evidence};

const UNDEFINED: &str = "undefined";
const WROTE: &str = "wrote ";
pub(crate) const OUTSIDE: &str = "outside ";

/// What recording changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recorded {
    pub new: Vec<PathBuf>,
    pub same: usize,
    /// Written beside the snapshot, for `cargo insta review`.
    pub pending: Vec<PathBuf>,
    /// Snapshots of groups that the run has no case of.
    pub orphaned: Vec<PathBuf>,
}

/// Reads a run's folder or a folder of evidence.
pub fn load(folder: &Path) -> Result<Evidence, String> {
    if results_store::is_run(folder) {
        let entries = Lines::of(folder)?;
        let entries = entries.filter_map(|result| result.map(|result| enter(&result)).transpose());
        return entries.collect();
    }
    let mut evidence = match beside::neighbour(folder)? {
        Some(neighbour) => load(&neighbour)?,
        None => Evidence::new(),
    };
    apply_snapshots(&mut evidence, folder)?;
    if evidence.is_empty() {
        return Err(format!(
            "{} holds neither results.jsonl nor snapshots with cases in them",
            folder.display()
        ));
    }
    Ok(evidence)
}

/// Puts what the snapshots of a folder say in the place of what its neighbour did.
fn apply_snapshots(evidence: &mut Evidence, folder: &Path) -> Result<(), String> {
    for path in snapshots(folder)? {
        let text = fs::read_to_string(&path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        check(&path, &text)?;
        beside::apply(evidence, read(&text));
    }
    Ok(())
}

/// What a run shows.
pub fn gather(results: &[CaseResult]) -> Evidence {
    results.iter().filter_map(enter).collect()
}

/// Has the present suite say what is undefined, and which places nobody minds being written.
pub fn apply_suite(evidence: &mut Evidence, plan: &Plan, machine: &Machine) -> Result<(), String> {
    for planned in &plan.cases {
        let Some(entry) = evidence.get_mut(planned.id()) else {
            continue;
        };
        let case = planned.read()?;
        let static_eval = StaticEval::new(&case, machine);
        entry.undefined = static_eval.decide().is_undefined();
        entry.wrote.retain(|place| !static_eval.may_touch(place));
    }
    Ok(())
}

/// A case of the suite that a run has no result of.
#[derive(Clone, Debug)]
pub struct NotRun<'a> {
    pub group: &'a str,
    pub case: &'a str,
    /// What an earlier run of the same library has left there, if that is kept.
    pub kept: Option<Entry>,
}

/// The cases that a run has no result of, of the APIs that it has results of.
pub fn not_run<'a>(plan: &'a Plan, results: &[CaseResult]) -> Vec<NotRun<'a>> {
    let run: HashSet<&str> = results.iter().map(|result| result.case.as_str()).collect();
    let cases = || plan.cases.iter();
    let apis = cases().filter(|case| run.contains(case.id()));
    let apis: HashSet<Api> = apis.map(|case| case.head.api).collect();
    let not_run = cases().filter(|case| apis.contains(&case.head.api) && !run.contains(case.id()));
    let not_run = not_run.map(|case| NotRun {
        group: &case.head.group,
        case: case.id(),
        kept: None,
    });
    not_run.collect()
}

/// Writes a run's results as evidence. A snapshot that differs is not touched: the new one lies
/// beside it until somebody has reviewed it. Of a folder with a [neighbour](beside) only what differs from that is written.
pub fn record(
    folder: &Path,
    results: &[CaseResult],
    not_run: &[NotRun<'_>],
    environment: &Environment,
) -> io::Result<Recorded> {
    fs::create_dir_all(folder)?;
    let mut groups: BTreeMap<&str, Evidence> = BTreeMap::new();
    for result in results {
        let group = groups.entry(&result.group).or_default();
        group.extend(enter(result));
    }
    for case in not_run {
        let group = groups.entry(case.group).or_default();
        if let Some(entry) = &case.kept {
            group.insert(case.case.to_owned(), entry.clone());
        }
    }
    if let Some(neighbour) = beside::neighbour(folder).map_err(io::Error::other)? {
        let neighbour = load(&neighbour).map_err(io::Error::other)?;
        let left_out = results.iter().filter(|result| enter(result).is_none());
        let left_out = left_out.map(|result| (result.group.as_str(), result.case.as_str()));
        let not_run = not_run.iter().filter(|case| case.kept.is_none());
        let left_out = left_out.chain(not_run.map(|case| (case.group, case.case)));
        beside::reduce(&mut groups, left_out, &neighbour);
    }
    let mut recorded = Recorded::default();
    for (group, entries) in &groups {
        let text = snapshot(group, entries, environment);
        let path = folder.join(format!("{group}.snap"));
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        store(&path, &text, &mut recorded)?;
    }
    for path in snapshots(folder).map_err(io::Error::other)? {
        let group = path
            .strip_prefix(folder)
            .unwrap_or(&path)
            .with_extension("");
        let group = group.to_str();
        if group.is_none_or(|group| !groups.contains_key(group)) {
            recorded.orphaned.push(path);
        }
    }
    without_paths(environment).store(folder)?;
    Ok(recorded)
}

fn store(path: &Path, text: &str, recorded: &mut Recorded) -> io::Result<()> {
    let pending = path.with_extension("snap.new");
    match fs::read_to_string(path) {
        Ok(old) if contents(&old).trim_end() == contents(text).trim_end() => {
            recorded.same += 1;
            match fs::remove_file(&pending) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            }
        }
        Ok(_) => {
            fs::write(&pending, text)?;
            recorded.pending.push(pending);
            Ok(())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            fs::write(path, text)?;
            recorded.new.push(path.to_owned());
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// A snapshot file: what `insta` wants to know, and then the lines.
fn snapshot(group: &str, entries: &Evidence, environment: &Environment) -> String {
    let mut text = String::from("---\nsource: conformance/src/evidence.rs\n");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "expression: {group}\n---");
    let _ = writeln!(text, "# {}", headline(environment));
    for (case, entry) in entries {
        let _ = write!(text, "{case}  {}", entry.behaviour);
        if entry.undefined {
            let _ = write!(text, "  {UNDEFINED}");
        }
        for place in &entry.wrote {
            let _ = write!(text, "  {WROTE}{place}");
        }
        text.push('\n');
    }
    text
}

/// The device and the driver. A library may call its device what it likes, but adds no line.
pub(crate) fn headline(environment: &Environment) -> String {
    let driver = &environment.driver;
    let device = sanitized(driver.device_in_words());
    let release = environment.library.release.as_deref();
    let version = driver.driver_version.unwrap_or(0);
    format!(
        "{device}, driver {}, CUDA {}.{}",
        release.unwrap_or("without a release"),
        version / 1000,
        version % 1000 / 10
    )
}

/// A case that was not run is no evidence of anything, and neither is one that cannot make up its
/// mind.
fn enter(result: &CaseResult) -> Option<(String, Entry)> {
    if matches!(
        result.outcome,
        Outcome::Skip | Outcome::Flake | Outcome::Error
    ) {
        return None;
    }
    let Remarks {
        touched, overrun, ..
    } = recall(result.detail.as_deref().unwrap_or_default());
    let overrun = overrun.iter().map(|place| format!("{OUTSIDE}{place}"));
    let entry = Entry {
        behaviour: result.behaviour(),
        undefined: result.undefined,
        wrote: overrun.chain(touched).collect(),
    };
    Some((result.case.clone(), entry))
}

/// Every line is a case, a comment or empty: what does not read is not passed over in silence.
fn check(path: &Path, text: &str) -> Result<(), String> {
    let before = text.lines().count() - contents(text).lines().count();
    let mut lines = contents(text).lines().enumerate();
    let is_bad = |line: &str| {
        let is_empty = line.trim().is_empty() || line.starts_with('#');
        !is_empty && parse_line(line).is_none()
    };
    match lines.find(|(_, line)| is_bad(line)) {
        None => Ok(()),
        Some((index, line)) => Err(format!(
            "{}:{}: `{}` is no case with what was done in it, two spaces between them; record the \
             evidence anew",
            path.display(),
            before + index + 1,
            sanitized(line)
        )),
    }
}

/// The cases of one snapshot.
fn read(text: &str) -> impl Iterator<Item = (String, Entry)> {
    contents(text).lines().filter_map(parse_line)
}

/// What was done, on one line.
pub(crate) fn show(entry: &Entry) -> String {
    let mut text = entry.behaviour.clone();
    for place in &entry.wrote {
        text.push_str(", wrote ");
        text.push_str(place);
    }
    text
}

fn parse_line(line: &str) -> Option<(String, Entry)> {
    if line.starts_with('#') {
        return None;
    }
    let mut words = line.split("  ");
    let (case, behaviour) = (words.next()?, words.next()?);
    let mut entry = Entry {
        behaviour: behaviour.to_owned(),
        undefined: false,
        wrote: BTreeSet::new(),
    };
    for word in words {
        entry.undefined |= word == UNDEFINED;
        entry
            .wrote
            .extend(word.strip_prefix(WROTE).map(str::to_owned));
    }
    Some((case.to_owned(), entry))
}

/// What follows the head of a snapshot file.
fn contents(text: &str) -> &str {
    text.strip_prefix("---\n")
        .and_then(|rest| rest.split_once("\n---\n"))
        .map_or(text, |(_, contents)| contents)
}

/// The snapshots of a folder, those of an API in a folder of its own.
fn snapshots(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths = Vec::new();
    for api in Api::ALL {
        let folder = folder.join(api.word());
        let list = match fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            list => list.map_err(|error| format!("cannot read {}: {error}", folder.display()))?,
        };
        let found = list.filter_map(|item| item.ok().map(|item| item.path()));
        paths.extend(found.filter(|path| path.extension().is_some_and(|end| end == "snap")));
    }
    paths.sort();
    Ok(paths)
}

/// Where the libraries lay on some machine is nobody's business.
fn without_paths(environment: &Environment) -> Environment {
    let mut environment = environment.clone();
    strip(&mut environment.library);
    if let Some(runtime) = &mut environment.runtime {
        strip(runtime);
    }
    let runtime = environment.driver.runtime.as_mut();
    let found = runtime.map(|runtime| &mut runtime.resolved);
    for path in found.into_iter().chain([&mut environment.driver.resolved]) {
        *path = path.as_deref().map(file_name);
    }
    // What a library did is the same by whatever it was judged.
    environment.reference = None;
    environment
}

fn strip(library: &mut Library) {
    library.asked = file_name(&library.asked);
    library.path = library.path.as_deref().map(file_name);
}

fn file_name(path: &Path) -> PathBuf {
    path.file_name().map(PathBuf::from).unwrap_or_default()
}

#[cfg(test)]
mod tests;
