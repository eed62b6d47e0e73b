//! Grouping of surprises: a rule that many functions violate is reported once, and so are cases with the same
//! facts.

use std::collections::{BTreeMap, BTreeSet};

use super::{Group, ReportedCase, Summary};
use crate::results::{CaseResult, Outcome};

/// Number of functions from which on rules with the same name form a family.
const MIN_FAMILY_FUNCTIONS: usize = 3;

/// The surprises of one rule, or of rules with the same name of several functions.
pub(super) struct Family<'a> {
    /// `cuStreamCreate/Flags.unknown`, or `*/initialized`.
    pub name: String,
    pub groups: Vec<Group<'a>>,
}

/// Cases of a family with the same facts.
pub(super) struct SimilarCases<'a, 'b> {
    pub facts: Vec<(&'static str, String)>,
    /// Output of the library in the first of these cases.
    pub printed: Option<&'b str>,
    pub cases: Vec<&'b ReportedCase<'a>>,
}

impl<'a> Family<'a> {
    pub(super) fn case_count(&self) -> usize {
        self.groups.iter().map(|group| group.cases.len()).sum()
    }

    pub(super) fn reported_cases(&self) -> impl Iterator<Item = &ReportedCase<'a>> {
        self.groups.iter().flat_map(|group| &group.cases)
    }

    /// The most severe outcome of its cases.
    pub(super) fn worst(&self) -> Outcome {
        let outcomes = self.reported_cases().map(|case| case.result.outcome);
        outcomes
            .min_by_key(|outcome| outcome.severity())
            .unwrap_or(Outcome::Pass)
    }

    /// A value that all its rules share, if there is one.
    pub(super) fn common<T: PartialEq>(&self, of: impl Fn(&Group<'a>) -> Option<T>) -> Option<T> {
        let mut all = self.groups.iter().map(of);
        let first = all.next()??;
        all.all(|other| other.as_ref() == Some(&first))
            .then_some(first)
    }

    /// Number of functions with surprises.
    pub(super) fn function_count(&self) -> usize {
        let mut functions: Vec<&str> = self
            .reported_cases()
            .map(|case| &*case.result.function)
            .collect();
        functions.sort_unstable();
        functions.dedup();
        functions.len()
    }
}

/// Name of the violated rule without its function: `initialized` of `cuInit/initialized`.
pub(crate) fn rule_name(result: &CaseResult) -> Option<&str> {
    let rule = result.rule.as_deref()?;
    let (_, name) = rule.split_once('/')?;
    matches!(
        result.outcome,
        Outcome::Fail | Outcome::Flake | Outcome::Crash | Outcome::Timeout
    )
    .then_some(name)
}

impl<'a> Summary<'a> {
    /// Families of surprises, the most severe first. Missing symbols are omitted, since the overview lists
    /// them.
    pub(super) fn families(&self) -> Vec<Family<'a>> {
        let mut kinds: BTreeMap<String, Vec<Group<'a>>> = BTreeMap::new();
        for group in self.surprises() {
            if group.is_missing() {
                continue;
            }
            let rule_name = group.cases.first().and_then(|case| rule_name(case.result));
            let name =
                rule_name.map_or_else(|| group.name.clone(), |rule_name| format!("*/{rule_name}"));
            kinds.entry(name).or_default().push(group);
        }
        let mut families = Vec::new();
        for (name, groups) in kinds {
            if groups.len() >= MIN_FAMILY_FUNCTIONS {
                families.push(Family { name, groups });
                continue;
            }
            families.extend(groups.into_iter().map(|group| Family {
                name: group.name.clone(),
                groups: vec![group],
            }));
        }
        families.sort_by_cached_key(|family| {
            let worst = family.worst();
            let bad = family
                .reported_cases()
                .filter(|case| case.result.outcome == worst);
            (
                worst.severity(),
                usize::MAX - bad.count(),
                family.name.clone(),
            )
        });
        families
    }

    /// The cases of a family, grouped by equal facts, the most severe first.
    pub(super) fn similar_cases<'b>(&self, family: &'b Family<'a>) -> Vec<SimilarCases<'a, 'b>> {
        let mut all: Vec<SimilarCases<'a, 'b>> = Vec::new();
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        for case in family.reported_cases() {
            let mut facts = self.facts(case);
            if family.groups.len() > 1 {
                // Names of rules are made independent of their function, so that equal facts can be merged.
                let own = format!("{}/", case.result.function);
                for (_, words) in &mut facts {
                    *words = words.replace(&own, "*/");
                }
            }
            let printed = case.result.output.as_deref();
            let key = format!("{} {facts:?}", case.result.outcome);
            let place = *places.entry(key).or_insert(all.len());
            if place == all.len() {
                all.push(SimilarCases {
                    facts,
                    printed,
                    cases: Vec::new(),
                });
            }
            all[place].cases.push(case);
        }
        all.sort_by_key(|similar| {
            let worst = similar
                .cases
                .first()
                .map(|case| case.result.outcome.severity());
            (worst, usize::MAX - similar.cases.len())
        });
        all
    }

    /// The command that repeats cases of a family. For several cases it also selects other cases of the same
    /// rule or function.
    pub(super) fn rerun_similar_cases(
        &self,
        family: &Family<'_>,
        similar: &SimilarCases<'_, '_>,
    ) -> String {
        let is_of_rule = |case: &ReportedCase<'_>| case.result.rule.is_some();
        if family.case_count() > 1 && family.reported_cases().all(is_of_rule) {
            return format!("{} --rule '{}'", self.command, family.name);
        }
        match similar.cases.as_slice() {
            cases @ [_, _, ..] => format!("{} --filter '{}'", self.command, filter_of(cases)),
            case => case
                .first()
                .map_or_else(|| self.command.to_owned(), |case| self.rerun(case.result)),
        }
    }
}

/// A filter that selects these cases, and others of the functions that they call. A case may be charged to another
/// function than it calls.
fn filter_of(cases: &[&ReportedCase<'_>]) -> String {
    let pattern = |case: &&ReportedCase<'_>| match case.result.case.split_once('[') {
        Some((called, _)) => format!("{}\\[", regex::escape(called)),
        None => format!("{}$", regex::escape(&case.result.case)),
    };
    let patterns: BTreeSet<String> = cases.iter().map(pattern).collect();
    let patterns: Vec<String> = patterns.into_iter().collect();
    match patterns.as_slice() {
        [pattern] => format!("^{pattern}"),
        _ => format!("^({})", patterns.join("|")),
    }
}
