//! Evidence: recorded results of real libraries, stored in the repository as `insta` snapshots, one per
//! group.
//!
//! A line contains a case, its result, and remarks:
//!
//! ```text
//! cuStreamCreate[Flags=unknown]  CUDA_ERROR_INVALID_VALUE
//! cuStreamQuery[hStream=garbage]  crash  undefined
//! cuMemGetInfo_v2[state=no-context]  CUDA_ERROR_INVALID_CONTEXT  wrote argument 1
//! ```

mod entry;
mod outdated;

pub mod agreement;
pub mod beside;
pub mod recorded_verdict;
pub mod reference;
pub mod rejudge;
pub mod set_aside;
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
use crate::results::verdict::{Remarks, parse_notes};
use crate::results::{CaseResult, Outcome};
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;
use crate::suite::static_eval::StaticEval;

pub use self::entry::{Entry, Evidence};

const UNDEFINED: &str = "undefined";
const WROTE: &str = "wrote ";
pub(crate) const OUTSIDE: &str = "outside ";

/// Changes that recording made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recorded {
    pub new: Vec<PathBuf>,
    pub same: usize,
    /// New files beside the snapshots, for `cargo insta review`.
    pub pending: Vec<PathBuf>,
    /// Snapshots of groups without a case in the run.
    pub orphaned: Vec<PathBuf>,
}

/// Reads the folder of a run or of evidence.
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
    outdated::apply(&mut evidence, folder)?;
    if evidence.is_empty() {
        return Err(format!(
            "{} contains neither results.jsonl nor snapshots with cases",
            folder.display()
        ));
    }
    Ok(evidence)
}

/// Replaces the neighbour's results by those in the folder's snapshots.
fn apply_snapshots(evidence: &mut Evidence, folder: &Path) -> Result<(), String> {
    for path in snapshots(folder)? {
        let text = fs::read_to_string(&path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        check(&path, &text)?;
        beside::apply(evidence, read(&text));
    }
    Ok(())
}

/// The evidence of a run's results.
pub fn gather(results: &[CaseResult]) -> Evidence {
    results.iter().filter_map(enter).collect()
}

/// Updates the entries by the present suite: whether they are undefined, and which places a failing call may
/// write. Entries of cases that the machine cannot run are dropped.
pub fn apply_suite(evidence: &mut Evidence, plan: &Plan, machine: &Machine) -> Result<(), String> {
    for planned in &plan.cases {
        let Some(entry) = evidence.get_mut(planned.id()) else {
            continue;
        };
        let case = planned.read()?;
        let static_eval = StaticEval::new(&case, machine);
        if static_eval.is_closed() {
            evidence.remove(planned.id());
            continue;
        }
        entry.undefined = static_eval.decide().is_undefined();
        entry.wrote.retain(|place| !static_eval.may_touch(place));
    }
    Ok(())
}

/// A case of the suite without a result in a run.
#[derive(Clone, Debug)]
pub struct NotRun<'a> {
    pub group: &'a str,
    pub case: &'a str,
    /// The recorded result of an earlier run of the same library, if it is kept.
    pub kept: Option<Entry>,
}

/// Cases without a result in a run, of the APIs that the run tested.
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

/// Results by group, with those that are kept.
fn group<'a>(results: &'a [CaseResult], not_run: &'a [NotRun<'_>]) -> BTreeMap<&'a str, Evidence> {
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
    groups
}

/// Writes the results of a run as evidence. A snapshot that differs is not overwritten: the new one is
/// written beside it, for review. In a folder with a [neighbour](beside), only the differences from it are
/// written.
pub fn record(
    folder: &Path,
    results: &[CaseResult],
    not_run: &[NotRun<'_>],
    environment: &Environment,
) -> io::Result<Recorded> {
    fs::create_dir_all(folder)?;
    let mut groups = group(results, not_run);
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
    let again = results.iter().filter(|result| enter(result).is_some());
    outdated::forget(folder, &again.map(|result| result.case.as_str()).collect())?;
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

/// The text of a snapshot: the header for `insta`, then the lines.
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

/// Device and driver in one line. The name of the device is sanitized, so that it cannot add lines.
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

/// The entry of a result. `None` for cases that were not run, and for flakes.
fn enter(result: &CaseResult) -> Option<(String, Entry)> {
    if matches!(
        result.outcome,
        Outcome::Skip | Outcome::Flake | Outcome::Error
    ) {
        return None;
    }
    let Remarks {
        touched, overrun, ..
    } = parse_notes(result.detail.as_deref().unwrap_or_default());
    let overrun = overrun.iter().map(|place| format!("{OUTSIDE}{place}"));
    let entry = Entry {
        behaviour: result.behaviour(),
        undefined: result.undefined,
        wrote: overrun.chain(touched).collect(),
    };
    Some((result.case.clone(), entry))
}

/// Rejects lines that are neither a case nor a comment nor empty.
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
            "{}:{}: `{}` is not a case and its result, separated by two spaces; record the \
             evidence again",
            path.display(),
            before + index + 1,
            sanitized(line)
        )),
    }
}

/// The entries of a snapshot.
fn read(text: &str) -> impl Iterator<Item = (String, Entry)> {
    contents(text).lines().filter_map(parse_line)
}

/// Formats an entry on one line.
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

/// Removes the header of a snapshot.
fn contents(text: &str) -> &str {
    text.strip_prefix("---\n")
        .and_then(|rest| rest.split_once("\n---\n"))
        .map_or(text, |(_, contents)| contents)
}

/// The snapshots of a folder, which has a subfolder for each API.
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

/// Removes the folders of the libraries, which are private.
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
    // A result does not depend on the reference of its run.
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
