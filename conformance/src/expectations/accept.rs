//! Writing a baseline from runs, as little changed as possible: a line that still holds stays as
//! it is, with its reason, its conditions and its place.

use std::collections::{BTreeMap, BTreeSet};

use super::list::List;
use super::{Expectations, Standing, stand};
use crate::results::environment::Environment;
use crate::results::{CaseResult, Outcome};

/// One run: what came of it, and where.
pub struct Seen<'a> {
    pub results: &'a [CaseResult],
    pub environment: &'a Environment,
}

/// What changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accepted {
    /// The new file.
    pub text: String,
    pub kept: usize,
    pub added: Vec<String>,
    /// How many of these have the reason that was given, and not that of a line before.
    pub new: usize,
    pub removed: Vec<String>,
    /// Cases that some runs disagree about: they are for the list of flakes, or need conditions.
    pub disputed: Vec<String>,
}

/// Makes the baseline under which the runs have no surprises. Lines that no run says anything
/// about are kept, those for no case of the suite are not; `reason` stands on the new ones.
pub fn accept(old: &List, runs: &[Seen<'_>], cases: &[String], reason: &str) -> Accepted {
    let mut wanted = differing(runs);
    let dropped = outdated(old, runs, cases, &wanted.disputed);
    let left = old.entries().iter();
    let left = left.filter(|entry| !dropped.contains(&entry.line)).cloned();
    let left = List::new(&old.path, old.source.clone(), left.collect());
    wanted.named.retain(|case, _| {
        let is_covered = |run: &Seen<'_>| left.about(case, run.environment).is_some();
        !runs.iter().all(is_covered)
    });
    let left = Expectations {
        baseline: left,
        ..Expectations::default()
    };
    let surprises = runs.iter().flat_map(|run| {
        let is_surprise = |result: &&CaseResult| {
            matches!(stand(result, &left, run.environment), Standing::Surprise(_))
        };
        run.results.iter().filter(is_surprise)
    });
    let surprises: BTreeSet<&str> = surprises.map(|result| result.case.as_str()).collect();
    wanted
        .disputed
        .retain(|case| surprises.contains(case.as_str()));
    write(old, &dropped, wanted, reason)
}

/// The lines that a run contradicts, and those that no case needs. Where runs disagree among
/// themselves no line is right, and the old one may as well stay.
fn outdated(
    old: &List,
    runs: &[Seen<'_>],
    cases: &[String],
    disputed: &BTreeSet<String>,
) -> BTreeSet<usize> {
    let mut dropped = BTreeSet::new();
    for run in runs {
        for result in run.results.iter().filter(|result| result.outcome.is_run()) {
            if let Some(entry) = old.about(&result.case, run.environment)
                && !disputed.contains(&result.case)
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

/// What runs have to say.
struct Wanted {
    /// The words that name an outcome, by case.
    named: BTreeMap<String, String>,
    disputed: BTreeSet<String>,
}

/// The cases whose outcome a baseline has to name.
fn differing(runs: &[Seen<'_>]) -> Wanted {
    let mut said: BTreeMap<&str, Option<String>> = BTreeMap::new();
    let mut disputed = BTreeSet::new();
    let results = runs.iter().flat_map(|run| run.results);
    for result in results.filter(|result| result.outcome.is_run()) {
        let word = result.outcome.is_unexpected().then(|| name(result));
        let before = said.entry(&result.case).or_insert_with(|| word.clone());
        if result.outcome == Outcome::Flake || *before != word {
            disputed.insert(result.case.clone());
        }
    }
    let named = said
        .into_iter()
        .filter(|(case, _)| !disputed.contains(*case))
        .filter_map(|(case, word)| Some((case.to_owned(), word?)))
        .collect();
    Wanted { named, disputed }
}

/// `fail=CUDA_SUCCESS`, `crash=SIGSEGV`, `timeout`. What a scenario answers is its outcome alone.
fn name(result: &CaseResult) -> String {
    let word = result.outcome.word();
    let answer = result.ended.as_ref().or(result.code.as_ref());
    match answer {
        Some(answer) if answer != word => format!("{word}={}", answer.replace(' ', "*")),
        _ => word.to_owned(),
    }
}

/// The old lines less those that no longer hold. The cases that such a line was about take its
/// place, with its conditions and its reason; the others follow at the end.
fn write(old: &List, dropped: &BTreeSet<usize>, wanted: Wanted, reason: &str) -> Accepted {
    let mut accepted = Accepted {
        kept: old.entries().len() - dropped.len(),
        disputed: wanted.disputed.into_iter().collect(),
        ..Accepted::default()
    };
    let mut named = wanted.named;
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
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    accepted.new = named.len();
    for (case, words) in named {
        text.push_str(&show(&case, &words, &[], reason));
        accepted.added.push(case);
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
