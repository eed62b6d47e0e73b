//! Surprises as people take them in: the same rule of many functions is one thing, and so are cases
//! of which there is the same to say.

use std::collections::BTreeMap;

use super::{Group, Summary, Told};
use crate::results::{CaseResult, Outcome};

/// Of how many functions a rule of one name makes a family.
const SHARED: usize = 3;

/// The surprises of one rule, or of one rule of many functions.
pub(super) struct Family<'a> {
    /// `cuStreamCreate/Flags.unknown`, or `*/initialized`.
    pub name: String,
    pub groups: Vec<Group<'a>>,
}

/// Cases of a family of which there is the same to say.
pub(super) struct Likes<'a, 'b> {
    pub facts: Vec<(&'static str, String)>,
    /// What the library printed in the first of them.
    pub printed: Option<&'b str>,
    pub told: Vec<&'b Told<'a>>,
}

impl<'a> Family<'a> {
    pub(super) fn cases(&self) -> usize {
        self.groups.iter().map(|group| group.told.len()).sum()
    }

    pub(super) fn told(&self) -> impl Iterator<Item = &Told<'a>> {
        self.groups.iter().flat_map(|group| &group.told)
    }

    /// The worst that came of a case, and how bad that is.
    pub(super) fn worst(&self) -> Outcome {
        let outcomes = self.told().map(|told| told.result.outcome);
        outcomes
            .min_by_key(|outcome| outcome.severity())
            .unwrap_or(Outcome::Pass)
    }

    /// What all of its rules have in common.
    pub(super) fn common<T: PartialEq>(&self, of: impl Fn(&Group<'a>) -> Option<T>) -> Option<T> {
        let mut all = self.groups.iter().map(of);
        let first = all.next()??;
        all.all(|other| other.as_ref() == Some(&first))
            .then_some(first)
    }

    /// How many functions it is about.
    pub(super) fn functions(&self) -> usize {
        let mut functions: Vec<&str> = self.told().map(|told| &*told.result.function).collect();
        functions.sort_unstable();
        functions.dedup();
        functions.len()
    }
}

/// What a surprise has in common with surprises of other functions: `initialized` of `cuInit/initialized`.
pub(crate) fn kin(result: &CaseResult) -> Option<&str> {
    let rule = result.rule.as_deref()?;
    let (_, name) = rule.split_once('/')?;
    matches!(
        result.outcome,
        Outcome::Fail | Outcome::Flake | Outcome::Crash | Outcome::Timeout
    )
    .then_some(name)
}

impl<'a> Summary<'a> {
    /// What came as a surprise, the worst first. What the library does not have at all is no surprise
    /// by itself; the overview has it.
    pub(super) fn families(&self) -> Vec<Family<'a>> {
        let mut kinds: BTreeMap<String, Vec<Group<'a>>> = BTreeMap::new();
        for group in self.surprises() {
            if group.is_missing() {
                continue;
            }
            let kin = group.told.first().and_then(|told| kin(told.result));
            let name = kin.map_or_else(|| group.name.clone(), |kin| format!("*/{kin}"));
            kinds.entry(name).or_default().push(group);
        }
        let mut families = Vec::new();
        for (name, groups) in kinds {
            if groups.len() >= SHARED {
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
            let bad = family.told().filter(|told| told.result.outcome == worst);
            (
                worst.severity(),
                usize::MAX - bad.count(),
                family.name.clone(),
            )
        });
        families
    }

    /// The cases of a family, put together where there is the same to say of them, the worst first.
    pub(super) fn likes<'b>(&self, family: &'b Family<'a>) -> Vec<Likes<'a, 'b>> {
        let mut all: Vec<Likes<'a, 'b>> = Vec::new();
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        for told in family.told() {
            let mut facts = self.facts(told);
            if family.groups.len() > 1 {
                // What is said of each function is said of all.
                let own = format!("{}/", told.result.function);
                for (_, words) in &mut facts {
                    *words = words.replace(&own, "*/");
                }
            }
            let printed = told.result.output.as_deref();
            let key = format!("{} {facts:?}", told.result.outcome);
            let place = *places.entry(key).or_insert(all.len());
            if place == all.len() {
                all.push(Likes {
                    facts,
                    printed,
                    told: Vec::new(),
                });
            }
            all[place].told.push(told);
        }
        all.sort_by_key(|likes| {
            let worst = likes
                .told
                .first()
                .map(|told| told.result.outcome.severity());
            (worst, usize::MAX - likes.told.len())
        });
        all
    }

    /// The command that runs cases of a family again: where there are several, with others that are about
    /// the same rule or function.
    pub(super) fn rerun_likes(&self, family: &Family<'_>, likes: &Likes<'_, '_>) -> String {
        let is_of_rule = |told: &Told<'_>| told.result.rule.is_some();
        if family.cases() > 1 && family.told().all(is_of_rule) {
            return format!("{} --rule '{}'", self.command, family.name);
        }
        match likes.told.as_slice() {
            [told, _, ..] => {
                let filter = format!("^{}\\[", regex::escape(&told.result.function));
                format!("{} --filter '{filter}'", self.command)
            }
            told => told
                .first()
                .map_or_else(|| self.command.to_owned(), |told| self.rerun(told.result)),
        }
    }
}
