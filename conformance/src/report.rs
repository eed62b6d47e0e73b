//! What a run says at its end, in several forms. What there is to say is worked out here; each form
//! only writes it down.

pub mod book;
mod github;
mod html;
mod json;
pub mod junit;
pub mod plain;
mod text;

use std::collections::BTreeMap;
use std::time::Duration;

use cuspec_spec::case::Kind;

use crate::environment::Environment;
use crate::exit::Exit;
use crate::expectations::{Reckoning, Standing};
use crate::outcome::{CaseResult, Outcome};
use book::Book;

/// How many cases there were of each outcome.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(BTreeMap<Outcome, usize>);

impl Counts {
    pub fn of(results: &[CaseResult]) -> Counts {
        let mut counts = Counts::default();
        for result in results {
            *counts.0.entry(result.outcome).or_default() += 1;
        }
        counts
    }

    pub fn get(&self, outcome: Outcome) -> usize {
        self.0.get(&outcome).copied().unwrap_or(0)
    }

    /// How a run with these outcomes ends, of which nothing is known beforehand.
    pub fn exit(&self) -> Exit {
        let run: usize = Outcome::ALL
            .iter()
            .filter(|outcome| outcome.is_run())
            .map(|outcome| self.get(*outcome))
            .sum();
        if run == 0 || self.get(Outcome::Error) > 0 {
            return Exit::Infrastructure;
        }
        let unexpected = Outcome::ALL
            .iter()
            .any(|outcome| outcome.is_unexpected() && self.get(*outcome) > 0);
        if unexpected {
            Exit::Unexpected
        } else {
            Exit::Expected
        }
    }
}

/// Everything that a report is made from.
pub struct Summary<'a> {
    pub results: &'a [CaseResult],
    pub environment: &'a Environment,
    /// Which results are a surprise.
    pub reckoning: &'a Reckoning,
    /// Where rules and recorded answers are looked up.
    pub book: &'a Book,
    /// How long it took; nothing for a run of some other day.
    pub time: Option<Duration>,
    /// The command, without a filter, that repeats this run.
    pub command: &'a str,
}

/// The surprises of one rule.
struct Group<'a> {
    name: String,
    sentence: String,
    /// What the documents say.
    documented: Option<String>,
    told: Vec<Told<'a>>,
}

/// One surprise.
struct Told<'a> {
    result: &'a CaseResult,
    /// What was known otherwise.
    why: Option<String>,
}

impl Told<'_> {
    fn answer(&self) -> &str {
        let answer = self.result.ended.as_ref().or(self.result.code.as_ref());
        answer.map_or("nothing", String::as_str)
    }
}

impl<'a> Summary<'a> {
    fn counts(&self) -> Counts {
        Counts::of(self.results)
    }

    /// What came as a surprise, rule by rule, in the order in which the rules first came up.
    fn surprises(&self) -> Vec<Group<'a>> {
        let mut groups: Vec<Group<'a>> = Vec::new();
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        for (result, standing) in self.results.iter().zip(&self.reckoning.standings) {
            let why = match standing {
                Standing::Surprise(why) => why.clone(),
                Standing::Error => None,
                _ => continue,
            };
            let name = name_group(result);
            let place = *places.entry(name.clone()).or_insert(groups.len());
            if place == groups.len() {
                groups.push(Group {
                    name,
                    sentence: self.book.sentence(result),
                    documented: self.book.documented(result),
                    told: Vec::new(),
                });
            }
            groups[place].told.push(Told { result, why });
        }
        groups
    }

    /// The command that runs one case again.
    fn rerun(&self, result: &CaseResult) -> String {
        let filter = format!("^{}$", regex::escape(&result.case));
        format!("{} --filter '{filter}'", self.command)
    }

    fn skips(&self) -> BTreeMap<&'a str, usize> {
        let mut reasons = BTreeMap::new();
        for result in self.results {
            if result.outcome == Outcome::Skip {
                let reason = result.detail.as_deref().unwrap_or("no reason");
                *reasons.entry(reason).or_default() += 1;
            }
        }
        reasons
    }

    /// The results for a form that knows only passes and failures: what differs as is known is
    /// skipped, with the reason, and what came as a surprise has failed.
    pub fn flattened(&self) -> Vec<CaseResult> {
        let standings = self.results.iter().zip(&self.reckoning.standings);
        let flatten = |(result, standing): (&CaseResult, &Standing)| match standing {
            Standing::Known(reason) => CaseResult {
                outcome: Outcome::Skip,
                detail: Some(format!("known to {}: {reason}", result.outcome)),
                ..result.clone()
            },
            Standing::Surprise(Some(why)) if !result.outcome.is_unexpected() => CaseResult {
                outcome: Outcome::Fail,
                detail: Some(why.clone()),
                ..result.clone()
            },
            _ => result.clone(),
        };
        standings.map(flatten).collect()
    }
}

/// The rule, or what stands in for one.
fn name_group(result: &CaseResult) -> String {
    match (&result.rule, result.kind) {
        (Some(rule), _) => rule.clone(),
        (None, Kind::Scenario) => result.case.clone(),
        (None, Kind::Export) => "exports".to_owned(),
        (None, _) => format!("{} without a fault", result.function),
    }
}

#[cfg(test)]
mod tests;
