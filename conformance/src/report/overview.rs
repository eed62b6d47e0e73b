//! The overview of a run: functions and groups by their state, missing symbols, rules that many functions
//! violate, and the conformance of programs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use cuspec_case::Program;
use serde::Serialize;
use serde_json::{Value, json};

use super::Summary;
use super::families::Family;
use crate::expectations::{Absence, OfFunction};
use crate::results::Outcome;
use crate::suite::profile::{self, Rank};

/// Number of conforming functions, of those that were judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    pub conform: usize,
    pub judged: usize,
    /// Functions without a judged case.
    pub not_judged: usize,
}

impl Share {
    fn of<'a>(functions: impl Iterator<Item = Option<&'a OfFunction>>) -> Share {
        let mut share = Share::default();
        for function in functions {
            match function.and_then(OfFunction::standing) {
                Some(Outcome::Pass) => {
                    share.conform += 1;
                    share.judged += 1;
                }
                Some(_) => share.judged += 1,
                None => share.not_judged += 1,
            }
        }
        share
    }

    pub fn all(self) -> usize {
        self.judged + self.not_judged
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.conform, self.judged)?;
        match self.not_judged {
            0 => Ok(()),
            count => write!(f, " ({count} more not judged)"),
        }
    }
}

/// The content of the overview.
pub(super) struct Overview<'a> {
    pub all: Share,
    /// Functions by their most severe outcome, with the number of cases that have it.
    pub standing: BTreeMap<Outcome, Vec<(&'a str, usize)>>,
    pub groups: BTreeMap<&'a str, Share>,
    /// Missing symbols, those that affect the most cases first.
    pub absent: Vec<(&'a str, Absence)>,
    /// Rules that several functions violate, with the number of functions and cases.
    pub rules: Vec<(String, usize, usize)>,
    pub programs: Vec<(&'static Program, Share)>,
}

impl Summary<'_> {
    pub(super) fn overview(&self, families: &[Family<'_>]) -> Overview<'_> {
        let tally = self.assessment.tally();
        let functions = &tally.functions;
        let mut standing: BTreeMap<Outcome, Vec<(&str, usize)>> = BTreeMap::new();
        let mut groups: BTreeMap<&str, Vec<&OfFunction>> = BTreeMap::new();
        for (name, function) in functions {
            groups.entry(&function.group).or_default().push(function);
            if let Some(outcome) = function.standing() {
                let count = function.counts.get(outcome);
                standing.entry(outcome).or_default().push((name, count));
            }
        }
        for list in standing.values_mut() {
            list.sort_by_key(|(name, count)| (usize::MAX - count, *name));
        }
        let groups = groups
            .into_iter()
            .map(|(group, functions)| (group, Share::of(functions.into_iter().map(Some))));
        let is_missing =
            |(_, absence): &(&str, Absence)| absence.missing > 0 || absence.skipped > 0;
        let absent = tally
            .absent
            .iter()
            .map(|(name, absence)| (&**name, *absence));
        let mut absent: Vec<(&str, Absence)> = absent.filter(is_missing).collect();
        absent
            .sort_by_key(|(name, absence)| (usize::MAX - absence.missing - absence.skipped, *name));
        let mut rules: Vec<(String, usize, usize)> = families
            .iter()
            .filter(|family| family.groups.len() > 1)
            .map(|family| {
                let name = family.name.trim_start_matches("*/").to_owned();
                (name, family.function_count(), family.case_count())
            })
            .collect();
        rules.sort_by_key(|(name, functions, _)| (usize::MAX - functions, name.clone()));
        let programs = profile::programs().iter().map(|program| {
            let calls = self.relevant(program.calls);
            (program, Share::of(calls.map(|name| functions.get(name))))
        });
        Overview {
            all: Share::of(functions.values().map(Some)),
            standing,
            groups: groups.collect(),
            absent,
            rules,
            programs: programs.filter(|(_, share)| share.judged > 0).collect(),
        }
    }

    /// The functions of the tested libraries among `names`.
    fn relevant<'b>(&self, names: &'b [&'b str]) -> impl Iterator<Item = &'b str> {
        let has_runtime = self.environment.runtime.is_some();
        let names = names.iter().copied();
        names.filter(move |name| has_runtime || !name.starts_with("cuda"))
    }

    /// Conformance of the functions that a program must have, of those that it should have, and of the
    /// others.
    pub fn measure_profile(&self, program: &Program) -> Vec<(Rank, Share)> {
        let functions = &self.assessment.tally().functions;
        let must: BTreeSet<&str> = self.relevant(program.calls).collect();
        let should = profile::called_by_many();
        let should: BTreeSet<&str> = self.relevant(&should).collect();
        let should: BTreeSet<&str> = should.difference(&must).copied().collect();
        let is_rare =
            |name: &&String| !must.contains(name.as_str()) && !should.contains(name.as_str());
        let rarely = functions.keys().filter(is_rare);
        let share_of =
            |names: BTreeSet<&str>| Share::of(names.into_iter().map(|name| functions.get(name)));
        vec![
            (Rank::Must, share_of(must.clone())),
            (Rank::Should, share_of(should.clone())),
            (
                Rank::Rarely,
                Share::of(rarely.map(|name| functions.get(name))),
            ),
        ]
    }
}

impl Overview<'_> {
    /// The overview as JSON.
    pub(super) fn json(&self) -> Value {
        let functions: Vec<Value> = self
            .standing
            .iter()
            .map(|(outcome, functions)| {
                let names: Vec<&str> = functions.iter().map(|(name, _)| *name).collect();
                json!({ "standing": outcome, "functions": names })
            })
            .collect();
        let absent: Vec<Value> = self
            .absent
            .iter()
            .map(|(name, absence)| {
                json!({ "symbol": name, "missing": absence.missing, "skipped": absence.skipped })
            })
            .collect();
        let rules: Vec<Value> = self
            .rules
            .iter()
            .map(|(rule, functions, cases)| {
                json!({ "rule": rule, "functions": functions, "cases": cases })
            })
            .collect();
        let programs: Vec<Value> = self
            .programs
            .iter()
            .map(|(program, share)| json!({ "program": program.name, "share": share }))
            .collect();
        json!({
            "functions": self.all,
            "standing": functions,
            "groups": self.groups,
            "absent": absent,
            "rules": rules,
            "programs": programs,
        })
    }
}
