//! What a run says at its end, in several forms. What there is to say is worked out here; each form
//! only writes it down.

mod badge;
mod docs;
pub mod explanations;
pub(crate) mod families;
mod github;
mod html;
mod json;
mod junit;
pub mod overview;
mod text;

use std::collections::BTreeMap;
use std::time::Duration;

use cuspec_case::{Basis, Kind, Program};

use crate::engine::run_stats::RunStats;
use crate::expectations::{Assessment, Standing, Surprise};
use crate::results::counts::Counts;
use crate::results::environment::Environment;
use crate::results::verdict::End;
use crate::results::{CaseResult, Outcome};
use crate::worker::ipc::{find_missing, missing_message};
use explanations::Explanations;

/// Everything that a report is made from. Forms that name every case are given the results besides.
pub struct Summary<'a> {
    pub environment: &'a Environment,
    /// What the results come to.
    pub assessment: &'a Assessment<'a>,
    /// Where rules and recorded answers are looked up.
    pub book: &'a Explanations,
    /// How long it took; nothing for a run of some other day.
    pub time: Option<Duration>,
    /// What it took, for a run that was made just now.
    pub run_stats: Option<RunStats>,
    /// The command, without a filter, that repeats this run.
    pub command: &'a str,
    /// The program whose functions are asked for above all.
    pub profile: Option<&'static Program>,
}

/// The surprises of one rule.
struct Group<'a> {
    name: String,
    sentence: String,
    /// What the documents say.
    documented: Option<String>,
    /// What the expectation stands on.
    basis: Option<Basis>,
    /// Where the reference speaks of it.
    docs: Option<String>,
    told: Vec<Told<'a>>,
}

impl Group<'_> {
    /// Whether it is about a symbol that the library does not have.
    fn is_missing(&self) -> bool {
        let is_missing = |told: &Told<'_>| told.result.outcome == Outcome::Missing;
        self.told.first().is_some_and(is_missing)
    }
}

/// One surprise.
struct Told<'a> {
    result: &'a CaseResult,
    /// What was known otherwise.
    why: Option<&'a str>,
}

/// What the library answered, or how it ended the process.
fn got(result: &CaseResult) -> String {
    let code = match (&result.code, &result.later) {
        (Some(code), Some(later)) => Some(format!("{code}, later {later}")),
        (code, _) => code.clone(),
    };
    match (code, &result.ended) {
        (Some(code), None) => code,
        (None, Some(ended)) => End::parse(ended).text(),
        (Some(code), Some(ended)) => format!("{code}, and then {}", End::parse(ended).text()),
        (None, None) => "nothing".to_owned(),
    }
}

/// What else there is to say, less what [`got`] and the symbol's absence say already.
fn remarks(result: &CaseResult) -> Option<&str> {
    let detail = result.detail.as_deref()?;
    let said = match (&result.ended, result.outcome) {
        (Some(ended), _) => End::parse(ended).text(),
        (None, Outcome::Missing) => missing_message(absent_symbol(result)),
        (None, _) => return Some(detail),
    };
    match detail.strip_prefix(&said) {
        Some("") => None,
        Some(rest) => Some(rest.trim_start_matches("; ")),
        None => Some(detail),
    }
}

impl<'a> Summary<'a> {
    fn counts(&self) -> &Counts {
        self.assessment.counts()
    }

    /// What came as a surprise, rule by rule, the worst first, and then in the order in which the rules
    /// first came up. What the library does not have at all comes last: it is quickly said, and there may
    /// be much of it.
    fn surprises(&self) -> Vec<Group<'a>> {
        let mut groups: Vec<Group<'a>> = Vec::new();
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        for (_, Surprise { result, why }) in self.assessment.told() {
            let why = why.as_deref();
            let name = name_group(result);
            let place = *places.entry(name.clone()).or_insert(groups.len());
            if place == groups.len() {
                groups.push(Group {
                    name,
                    sentence: self.book.sentence(result),
                    documented: self.book.documented(result),
                    basis: self.book.basis(result),
                    docs: self.book.link(result),
                    told: Vec::new(),
                });
            }
            groups[place].told.push(Told { result, why });
        }
        groups.sort_by_key(|group| {
            let outcomes = group.told.iter().map(|told| told.result.outcome);
            outcomes.map(Outcome::severity).min()
        });
        groups
    }

    /// What there is to say of a surprise, each thing by its name; in text that anybody may have had
    /// a hand in.
    fn facts(&self, told: &Told<'_>) -> Vec<(&'static str, String)> {
        let result = told.result;
        let mut facts = Vec::new();
        if let Some(expected) = &result.expected {
            facts.push(("expected", expected.clone()));
            facts.push(("got", got(result)));
        }
        if let Some(reference_verdict) = &result.reference {
            facts.push(("reference", reference_verdict.did.clone()));
            let expected = reference_verdict.expected.as_deref().unwrap_or("no fault");
            facts.push((
                "contract",
                format!("{}: {expected}", reference_verdict.contract),
            ));
        }
        let mut recorded: Vec<(&str, Vec<&str>)> = Vec::new();
        for (name, entry) in self.book.recorded(&result.case) {
            match recorded.iter_mut().find(|(did, _)| *did == entry.behaviour) {
                Some((_, names)) => names.push(name),
                None => recorded.push((&entry.behaviour, vec![name])),
            }
        }
        for (did, names) in recorded {
            facts.push(("recorded", format!("{did} on {}", names.join("; "))));
        }
        facts.extend(remarks(result).map(|remarks| ("detail", remarks.to_owned())));
        facts.extend(told.why.map(|why| ("known", why.to_owned())));
        facts
    }

    /// The files that were run.
    fn name_libraries(&self) -> String {
        let environment = self.environment;
        let libraries = [&environment.library].into_iter();
        let libraries = libraries.chain(&environment.runtime).map(|library| {
            let path = library.path.as_ref().unwrap_or(&library.asked);
            path.display().to_string()
        });
        libraries.collect::<Vec<_>>().join(" and ")
    }

    /// The command that runs one case again.
    fn rerun(&self, result: &CaseResult) -> String {
        let filter = format!("^{}$", regex::escape(&result.case));
        format!("{} --filter '{filter}'", self.command)
    }

    /// The results for a form that knows only passes and failures: what differs as is known is
    /// skipped, with the reason, and what came as a surprise has failed.
    fn flatten(&self, results: Vec<CaseResult>) -> Vec<CaseResult> {
        let flatten = |result: CaseResult| match self.assessment.stand(&result) {
            Standing::Deliberate(reason) => CaseResult {
                detail: Some(format!("deliberately {}: {reason}", result.outcome)),
                outcome: Outcome::Skip,
                ..result
            },
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

/// The symbol that a case found missing: a scenario may lack any that it calls.
fn absent_symbol(result: &CaseResult) -> &str {
    let named = result.detail.as_deref().and_then(find_missing);
    named.unwrap_or(&result.function)
}

/// The rule, or what stands in for one.
fn name_group(result: &CaseResult) -> String {
    match result.outcome {
        Outcome::Missing => return absent_symbol(result).to_owned(),
        Outcome::Error => return "not run".to_owned(),
        _ => {}
    }
    match (&result.rule, result.kind) {
        (Some(rule), _) => rule.clone(),
        (None, Kind::Scenario) => result.case.clone(),
        (None, Kind::Export) => "exports".to_owned(),
        (None, _) => format!("{} without a fault", result.function),
    }
}

#[cfg(test)]
mod tests;
