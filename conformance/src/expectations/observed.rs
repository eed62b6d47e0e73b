//! What runs have to say of cases, and the fewest lines that say it.

use std::collections::{BTreeMap, BTreeSet};

use super::line::OR;
use crate::results::environment::Environment;
use crate::results::{CaseResult, Outcome};

/// One run: what came of it, and where.
pub struct Seen<'a> {
    pub results: &'a [CaseResult],
    pub environment: &'a Environment,
}

/// What came of each case that was run, in all runs.
pub(super) struct Observed {
    cases: BTreeMap<String, Ways>,
    /// Cases that every run has, whether it ran them or not.
    known: BTreeSet<String>,
}

/// The ways in which a case came out, as a line names them.
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

    /// The cases whose outcome a baseline has to name, with the words for it.
    pub(super) fn differing(&self) -> BTreeMap<String, String> {
        let differing = self.cases.iter().filter(|(_, ways)| !ways.is_as_expected());
        let words = |ways: &Ways| ways.words.iter().cloned().collect::<Vec<_>>().join(OR);
        differing
            .map(|(case, ways)| (case.clone(), words(ways)))
            .collect()
    }

    /// The cases that did not come out the same every time.
    pub(super) fn unstable(&self) -> Vec<String> {
        let unstable = self.cases.iter().filter(|(_, ways)| !ways.is_stable());
        unstable.map(|(case, _)| case.clone()).collect()
    }
}

/// Lines for whole functions in place of lines for each of their cases: where none is there, where all
/// cases come out alike, and where some case is unstable. What one run shows of an unstable function the next
/// shows of another case, so that each of its cases may come out in all the ways that were seen.
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

/// What can be said of all cases of a function at once, if anything.
fn describe(ways: &[&Ways]) -> Option<String> {
    if ways.iter().any(|ways| !ways.is_stable()) {
        let outcomes = ways.iter().flat_map(|ways| &ways.outcomes);
        // What is not judged counts as a pass.
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

/// `fail=CUDA_SUCCESS`, `crash=SIGSEGV`, `timeout`. What a scenario answers is its outcome alone, and so is
/// what is as it should be.
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
