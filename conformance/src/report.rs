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

use crate::counts::Counts;
use crate::environment::Environment;
use crate::expectations::{Reckoning, Standing, Surprise};
use crate::outcome::{CaseResult, Outcome};
use book::Book;

/// Everything that a report is made from. Forms that name every case are given the results besides.
pub struct Summary<'a> {
    pub environment: &'a Environment,
    /// What the results come to.
    pub reckoning: &'a Reckoning<'a>,
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
    why: Option<&'a str>,
}

impl Told<'_> {
    fn answer(&self) -> &str {
        let answer = self.result.ended.as_ref().or(self.result.code.as_ref());
        answer.map_or("nothing", String::as_str)
    }
}

impl<'a> Summary<'a> {
    fn counts(&self) -> &Counts {
        self.reckoning.counts()
    }

    /// What came as a surprise, rule by rule, in the order in which the rules first came up.
    fn surprises(&self) -> Vec<Group<'a>> {
        let mut groups: Vec<Group<'a>> = Vec::new();
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        for (_, Surprise { result, why }) in self.reckoning.told() {
            let why = why.as_deref();
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

    /// The results for a form that knows only passes and failures: what differs as is known is
    /// skipped, with the reason, and what came as a surprise has failed.
    pub fn flatten(&self, results: Vec<CaseResult>) -> Vec<CaseResult> {
        let flatten = |result: CaseResult| match self.reckoning.stand(&result) {
            Standing::Known(reason) => CaseResult {
                detail: Some(format!("known to {}: {reason}", result.outcome)),
                outcome: Outcome::Skip,
                ..result
            },
            Standing::Surprise(Some(why)) if !result.outcome.is_unexpected() => CaseResult {
                outcome: Outcome::Fail,
                detail: Some(why),
                ..result
            },
            _ => result,
        };
        results.into_iter().map(flatten).collect()
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
pub(crate) mod tests;
