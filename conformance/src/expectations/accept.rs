//! Updating a baseline from runs with minimal changes: lines that still apply keep their place, reason and
//! conditions.

use std::collections::{BTreeMap, BTreeSet};

use super::list::List;
use super::observed::{Observed, generalize};

pub use super::observed::Seen;

/// The updated baseline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accepted {
    /// Text of the new file.
    pub text: String,
    pub kept: usize,
    pub added: Vec<String>,
    /// Number of added lines with the given reason, as opposed to the reason of an old line.
    pub new: usize,
    pub removed: Vec<String>,
    /// Cases whose outcome differs between runs.
    pub unstable: Vec<String>,
}

/// Computes the baseline under which all results of the runs are expected. Lines without results in these
/// runs are kept, and lines for no case of the suite are removed. New lines get `reason`.
pub fn accept(old: &List, runs: &[Seen<'_>], cases: &[String], reason: &str) -> Accepted {
    let observed = Observed::of(runs);
    let mut named = observed.differing();
    let unstable = observed.unstable();
    let dropped = outdated(old, runs, cases);
    let left = old.entries().iter();
    let left = left.filter(|entry| !dropped.contains(&entry.line)).cloned();
    let left = List::new(&old.path, old.source.clone(), left.collect());
    named.retain(|case, _| {
        let is_covered = |run: &Seen<'_>| left.about(case, run.environment).is_some();
        !runs.iter().all(is_covered)
    });
    let mut accepted = replace(old, &dropped, &mut named);
    accepted.new = named.len();
    let patterns = generalize(&observed, &mut named, cases);
    let mut text = std::mem::take(&mut accepted.text);
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    for (case, words) in patterns.into_iter().chain(named) {
        text.push_str(&show(&case, &words, &[], reason));
        accepted.added.push(case);
    }
    Accepted {
        text,
        unstable,
        ..accepted
    }
}

/// Lines that a run contradicts, and lines for no case.
fn outdated(old: &List, runs: &[Seen<'_>], cases: &[String]) -> BTreeSet<usize> {
    let mut dropped = BTreeSet::new();
    for run in runs {
        for result in run.results.iter().filter(|result| result.outcome.is_run()) {
            if let Some(entry) = old.about(&result.case, run.environment)
                && !entry.is_met_by(result)
            {
                dropped.insert(entry.line);
            }
        }
    }
    let mut stale = runs.iter().map(|run| {
        let stale = old.stale(cases, run.environment);
        stale.into_iter().map(|stale| stale.line).collect()
    });
    let first: BTreeSet<usize> = stale.next().unwrap_or_default();
    dropped.extend(stale.fold(first, |all, these| &all & &these));
    dropped
}

/// The old lines without outdated ones. Cases of an outdated line replace it, with its conditions and its
/// reason.
fn replace(
    old: &List,
    dropped: &BTreeSet<usize>,
    named: &mut BTreeMap<String, String>,
) -> Accepted {
    let mut accepted = Accepted {
        kept: old.entries().len() - dropped.len(),
        ..Accepted::default()
    };
    let text = &mut accepted.text;
    for (index, whole) in old.source.split_inclusive('\n').enumerate() {
        let entry = old.entries().iter().find(|entry| entry.line == index + 1);
        let Some(entry) = entry.filter(|entry| dropped.contains(&entry.line)) else {
            text.push_str(whole);
            continue;
        };
        accepted.removed.push(entry.pattern.text().to_owned());
        let facts = whole.split_whitespace().skip(2);
        let conditions: Vec<&str> = facts.take_while(|word| *word != "#").collect();
        let is_about = |case: &&String| entry.pattern.matches(case);
        let cases: Vec<String> = named.keys().filter(is_about).cloned().collect();
        for case in cases {
            let words = named.remove(&case).unwrap_or_default();
            text.push_str(&show(&case, &words, &conditions, &entry.reason));
            accepted.added.push(case);
        }
    }
    accepted
}

fn show(case: &str, words: &str, conditions: &[&str], reason: &str) -> String {
    let mut facts = vec![case, words];
    let conditions = conditions.join(" ");
    if !conditions.is_empty() {
        facts.push(&conditions);
    }
    format!("{}  # {reason}\n", facts.join("  "))
}
