//! Observed outcomes of runs, and the shortest list of lines that describes them.

use std::collections::{BTreeMap, BTreeSet};

use super::line::OR;
use crate::results::environment::Environment;
use crate::results::{CaseResult, Outcome};

/// A run: its results and environment.
pub struct Seen<'a> {
    pub results: &'a [CaseResult],
    pub environment: &'a Environment,
}

/// Outcomes of each executed case in all runs.
pub(super) struct Observed {
    cases: BTreeMap<String, Ways>,
    /// Cases that all runs contain, executed or not.
    known: BTreeSet<String>,
}

/// Observed outcomes of a case, in the format of a line.
#[derive(Default)]
struct Ways {
    words: BTreeSet<String>,
    outcomes: BTreeSet<Outcome>,
}

impl Ways {
    fn is_as_expected(&self) -> bool {
        self.outcomes.iter().all(|outcome| !outcome.is_unexpected())
    }

    fn is_stable(&self) -> bool {
        self.words.len() == 1 && !self.outcomes.contains(&Outcome::Flake)
    }
}

impl Observed {
    pub(super) fn of(runs: &[Seen<'_>]) -> Observed {
        let mut cases: BTreeMap<String, Ways> = BTreeMap::new();
        let mut times: BTreeMap<&str, usize> = BTreeMap::new();
        for result in runs.iter().flat_map(|run| run.results) {
            *times.entry(&result.case).or_default() += 1;
            if result.outcome.is_run() {
                let ways = cases.entry(result.case.clone()).or_default();
                ways.words.insert(name(result));
                ways.outcomes.insert(result.outcome);
            }
        }
        let known = times.into_iter().filter(|(_, count)| *count >= runs.len());
        Observed {
            cases,
            known: known.map(|(case, _)| case.to_owned()).collect(),
        }
    }

    /// Cases for which a baseline needs a line, with their outcomes.
    pub(super) fn differing(&self) -> BTreeMap<String, String> {
        let differing = self.cases.iter().filter(|(_, ways)| !ways.is_as_expected());
        let words = |ways: &Ways| ways.words.iter().cloned().collect::<Vec<_>>().join(OR);
        differing
            .map(|(case, ways)| (case.clone(), words(ways)))
            .collect()
    }

    /// Cases whose outcome differs between runs.
    pub(super) fn unstable(&self) -> Vec<String> {
        let unstable = self.cases.iter().filter(|(_, ways)| !ways.is_stable());
        unstable.map(|(case, _)| case.clone()).collect()
    }
}

/// Replaces the new lines of a function's cases by one line, if all runs contain all its cases, and if either
/// all have the same outcome or one is unstable. In the latter case any other case of the function may fail
/// in the next run, so each may have all observed outcomes.
pub(super) fn generalize(
    observed: &Observed,
    named: &mut BTreeMap<String, String>,
    cases: &[String],
) -> BTreeMap<String, String> {
    let mut functions: BTreeMap<&str, Vec<&String>> = BTreeMap::new();
    for case in cases {
        if let Some((function, _)) = case.split_once('[') {
            functions.entry(function).or_default().push(case);
        }
    }
    let mut patterns = BTreeMap::new();
    for (function, cases) in functions {
        let is_new = cases.iter().any(|case| named.contains_key(*case));
        let is_whole = cases.iter().all(|case| observed.known.contains(*case));
        if !is_new || !is_whole {
            continue;
        }
        let ways: Vec<&Ways> = cases
            .iter()
            .filter_map(|case| observed.cases.get(*case))
            .collect();
        if let Some(words) = describe(&ways) {
            named.retain(|case, _| !cases.contains(&case));
            patterns.insert(format!("{function}[*"), words);
        }
    }
    patterns
}

/// The outcomes for all cases of a function together, if they can be combined.
fn describe(ways: &[&Ways]) -> Option<String> {
    if ways.iter().any(|ways| !ways.is_stable()) {
        let outcomes = ways.iter().flat_map(|ways| &ways.outcomes);
        // An outcome that is not judged counts as a pass.
        let outcomes = outcomes.map(|outcome| match outcome {
            Outcome::Observed => Outcome::Pass,
            outcome => *outcome,
        });
        let outcomes: BTreeSet<Outcome> = outcomes.collect();
        let words: Vec<&str> = outcomes.into_iter().map(Outcome::word).collect();
        return Some(match words.as_slice() {
            [word] if *word != Outcome::Flake.word() => (*word).to_owned(),
            [_] => format!("{}{OR}{}", Outcome::Pass, Outcome::Flake),
            words => words.join(OR),
        });
    }
    let words: BTreeSet<&String> = ways.iter().flat_map(|ways| &ways.words).collect();
    let is_alike = words.len() == 1 && ways.len() > 1;
    let word = words.first().filter(|_| is_alike)?;
    Some((*word).clone())
}

/// The outcome in the format of a line: `fail=CUDA_SUCCESS`, `crash=SIGSEGV`, `timeout`. Scenarios and
/// expected outcomes have no answer.
fn name(result: &CaseResult) -> String {
    let word = match result.outcome {
        Outcome::Observed => Outcome::Pass.word(),
        outcome => outcome.word(),
    };
    let answer = result.ended.as_ref().or(result.code.as_ref());
    match answer.filter(|_| result.outcome.is_unexpected()) {
        Some(answer) if answer != word && result.outcome != Outcome::Flake => {
            format!("{word}={}", answer.replace([' ', '|'], "*"))
        }
        _ => word.to_owned(),
    }
}
