//! Reports of a run in several formats. The content is computed here; the formats only render it.

mod badge;
mod blockers;
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

/// The content of a report. Formats that list every case also get the results.
pub struct Summary<'a> {
    pub environment: &'a Environment,
    /// The assessed results.
    pub assessment: &'a Assessment<'a>,
    /// Explanations of rules, and recorded answers.
    pub explanations: &'a Explanations,
    /// Duration of the run; `None` for an earlier run.
    pub time: Option<Duration>,
    /// Statistics of the run; `None` for an earlier run.
    pub run_stats: Option<RunStats>,
    /// The command that repeats this run, without a filter.
    pub command: &'a str,
    /// The program whose functions are reported separately.
    pub profile: Option<&'static Program>,
}

/// The surprises of one rule.
struct Group<'a> {
    name: String,
    sentence: String,
    /// The documented outcome.
    documented: Option<String>,
    /// Basis of the expectation.
    basis: Option<Basis>,
    /// Link to the reference documentation.
    docs: Option<String>,
    cases: Vec<ReportedCase<'a>>,
}

impl Group<'_> {
    /// Whether the group is about a missing symbol.
    fn is_missing(&self) -> bool {
        let is_missing = |case: &ReportedCase<'_>| case.result.outcome == Outcome::Missing;
        self.cases.first().is_some_and(is_missing)
    }
}

/// A case with an unexpected result.
struct ReportedCase<'a> {
    result: &'a CaseResult,
    /// The known expectation that did not apply.
    why: Option<&'a str>,
}

/// The answer of the library, or the way in which the process ended.
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

/// Further details, without those that [`got`] and the missing symbol already state.
fn remarks(result: &CaseResult) -> Option<&str> {
    let detail = result.detail.as_deref()?;
    let known = match (&result.ended, result.outcome) {
        (Some(ended), _) => End::parse(ended).text(),
        (None, Outcome::Missing) => missing_message(absent_symbol(result)),
        (None, _) => return Some(detail),
    };
    match detail.strip_prefix(&known) {
        Some("") => None,
        Some(rest) => Some(rest.trim_start_matches("; ")),
        None => Some(detail),
    }
}

impl<'a> Summary<'a> {
    fn counts(&self) -> &Counts {
        self.assessment.counts()
    }

    /// Surprises by rule, the most severe first, then in the order of the results. Missing symbols come last,
    /// since there may be many of them.
    fn surprises(&self) -> Vec<Group<'a>> {
        let mut groups: Vec<Group<'a>> = Vec::new();
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        for (_, Surprise { result, why }) in self.assessment.reported() {
            let why = why.as_deref();
            let name = name_group(result);
            let place = *places.entry(name.clone()).or_insert(groups.len());
            if place == groups.len() {
                groups.push(Group {
                    name,
                    sentence: self.explanations.sentence(result),
                    documented: self.explanations.documented(result),
                    basis: self.explanations.basis(result),
                    docs: self.explanations.link(result),
                    cases: Vec::new(),
                });
            }
            groups[place].cases.push(ReportedCase { result, why });
        }
        groups.sort_by_key(|group| {
            let outcomes = group.cases.iter().map(|case| case.result.outcome);
            outcomes.map(Outcome::severity).min()
        });
        groups
    }

    /// Facts about a surprise, as pairs of a name and text. The text may contain output of the subject, so it
    /// is not sanitized yet.
    fn facts(&self, case: &ReportedCase<'_>) -> Vec<(&'static str, String)> {
        let result = case.result;
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
        for (name, entry) in self.explanations.recorded(&result.case) {
            match recorded.iter_mut().find(|(did, _)| *did == entry.behaviour) {
                Some((_, names)) => names.push(name),
                None => recorded.push((&entry.behaviour, vec![name])),
            }
        }
        for (did, names) in recorded {
            facts.push(("recorded", format!("{did} on {}", names.join("; "))));
        }
        facts.extend(remarks(result).map(|remarks| ("detail", remarks.to_owned())));
        facts.extend(case.why.map(|why| ("known", why.to_owned())));
        facts
    }

    /// A note on contexts that are not the primary context.
    fn context_note(&self) -> Option<String> {
        let reason = self.environment.driver.no_primary.as_ref()?;
        Some(format!("contexts are made by cuCtxCreate: {reason}"))
    }

    /// Paths of the libraries.
    fn name_libraries(&self) -> String {
        self.environment.libraries_in_words()
    }

    /// The command that repeats one case.
    fn rerun(&self, result: &CaseResult) -> String {
        let filter = format!("^{}$", regex::escape(&result.case));
        format!("{} --filter '{filter}'", self.command)
    }

    /// The results for a format with only passes and failures: known differences are skipped with their
    /// reason, and surprises fail.
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

/// The missing symbol of a case, since a scenario may miss any symbol that it calls.
fn absent_symbol(result: &CaseResult) -> &str {
    let named = result.detail.as_deref().and_then(find_missing);
    named.unwrap_or(&result.function)
}

/// The rule, or a substitute for cases without one.
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
