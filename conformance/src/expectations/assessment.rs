//! Comparison of a run with its expectations: outcomes are known or unexpected. An unexpected improvement is
//! a surprise too.

use std::collections::BTreeMap;

use super::Expectations;
use super::line::Entry;
use super::list::{Stale, Usage};
use super::tally::Tally;
use crate::evidence::agreement::Agreement;
use crate::results::counts::Counts;
use crate::results::environment::Environment;
use crate::results::exit::Exit;
use crate::results::slow::Slow;
use crate::results::{CaseResult, Outcome};

/// State of a result with regard to the expectations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// As the contract requires, or not judged, or not run.
    Expected,
    /// A difference that the baseline or the list of flakes explains with this reason.
    Known(String),
    /// A difference that the baseline marks as deliberate, with this reason.
    Deliberate(String),
    /// Unexpected, for better or worse; the text explains cases that are not obvious.
    Surprise(Option<String>),
    /// The runner failed to run it.
    Error,
}

/// The accumulated results of a run. Expected results are counted but not stored, so memory does not grow
/// with the length of the run.
#[derive(Clone, Debug)]
pub struct Assessment<'a> {
    expectations: &'a Expectations,
    environment: &'a Environment,
    counts: Counts,
    /// Number of skipped cases by reason.
    skips: BTreeMap<String, usize>,
    known: usize,
    deliberate: usize,
    measure: Agreement,
    tally: Tally,
    /// Cases near their time limit, by position in the run.
    slow: BTreeMap<usize, (String, Slow)>,
    /// Surprises and errors, by position in the run.
    surprises: BTreeMap<usize, Surprise>,
    /// Lines without effect.
    pub stale: Vec<Stale>,
}

/// An unexpected result, or an error of the runner.
#[derive(Clone, Debug, PartialEq)]
pub struct Surprise {
    pub result: CaseResult,
    /// The known expectation that did not apply.
    pub why: Option<String>,
}

impl<'a> Assessment<'a> {
    /// An assessment without results.
    pub fn new(expectations: &'a Expectations, environment: &'a Environment) -> Assessment<'a> {
        Assessment {
            expectations,
            environment,
            counts: Counts::default(),
            skips: BTreeMap::new(),
            known: 0,
            deliberate: 0,
            measure: Agreement::default(),
            tally: Tally::default(),
            slow: BTreeMap::new(),
            surprises: BTreeMap::new(),
            stale: Vec::new(),
        }
    }

    /// An assessment of all these results.
    pub fn of(
        results: &[CaseResult],
        expectations: &'a Expectations,
        environment: &'a Environment,
    ) -> Assessment<'a> {
        let mut assessment = Assessment::new(expectations, environment);
        for (place, result) in results.iter().enumerate() {
            assessment.add(place, result);
        }
        assessment
    }

    /// Adds the result at this position of the run. Returns whether it is unexpected.
    pub fn add(&mut self, place: usize, result: &CaseResult) -> bool {
        let standing = self.stand(result);
        self.put(place, result, standing)
    }

    /// Adds a result with a known standing.
    pub fn put(&mut self, place: usize, result: &CaseResult, standing: Standing) -> bool {
        self.counts.add(result.outcome);
        self.measure.add(result);
        self.tally.add(result);
        if let Some(reason) = reason_of_skip(result) {
            match self.skips.get_mut(reason) {
                Some(count) => *count += 1,
                None => _ = self.skips.insert(reason.to_owned(), 1),
            }
        }
        if let Some(slow) = &result.slow {
            self.slow.insert(place, (result.case.clone(), slow.clone()));
        }
        let why = match standing {
            Standing::Expected => return false,
            Standing::Known(_) => {
                self.known += 1;
                return false;
            }
            Standing::Deliberate(_) => {
                self.deliberate += 1;
                return false;
            }
            Standing::Surprise(why) => why,
            Standing::Error => None,
        };
        let result = result.clone();
        self.surprises.insert(place, Surprise { result, why });
        true
    }

    /// Replaces a result that was added.
    pub fn replace(&mut self, place: usize, old: &CaseResult, new: &CaseResult) {
        self.counts.remove(old.outcome);
        self.measure.remove(old);
        self.tally.remove(old);
        if let Some(reason) = reason_of_skip(old)
            && let Some(count) = self.skips.get_mut(reason)
        {
            *count -= 1;
            if *count == 0 {
                self.skips.remove(reason);
            }
        }
        match self.stand(old) {
            Standing::Known(_) => self.known -= 1,
            Standing::Deliberate(_) => self.deliberate -= 1,
            _ => {}
        }
        self.slow.remove(&place);
        self.surprises.remove(&place);
        self.add(place, new);
    }

    /// Finds lines for no case. `cases` are the ids of the whole suite, so that lines outside a selection are
    /// not stale.
    pub fn find_stale<E>(
        &mut self,
        cases: impl Iterator<Item = Result<impl AsRef<str>, E>>,
    ) -> Result<(), E> {
        let lists = [
            &self.expectations.baseline,
            &self.expectations.flakes,
            &self.expectations.skips,
        ];
        let mut usages = lists.map(|list| Usage::new(list, self.environment));
        for case in cases {
            let case = case?;
            for usage in &mut usages {
                usage.see(case.as_ref());
            }
        }
        self.stale = usages.into_iter().flat_map(Usage::stale).collect();
        Ok(())
    }

    /// The standing of a result.
    pub fn stand(&self, result: &CaseResult) -> Standing {
        stand(result, self.expectations, self.environment)
    }

    /// Exit status of the run. An error of the runner takes precedence, since the verdict is incomplete then;
    /// a run without executed cases is no success.
    pub fn exit(&self) -> Exit {
        if self.counts.get(Outcome::Error) > 0 {
            return Exit::Infrastructure;
        }
        if self.counts.run() == 0 {
            return Exit::Skipped;
        }
        if self.surprises() > 0 || !self.stale.is_empty() {
            return Exit::Unexpected;
        }
        Exit::Expected
    }

    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Number of skipped cases by reason.
    pub fn skips(&self) -> &BTreeMap<String, usize> {
        &self.skips
    }

    /// Whether there is a surprise or an error to report.
    pub fn has_reports(&self) -> bool {
        !self.surprises.is_empty()
    }

    /// Agreement with the reference.
    pub fn measure(&self) -> &Agreement {
        &self.measure
    }

    /// Number of unexpected results.
    pub fn surprises(&self) -> usize {
        self.surprises.len() - self.counts.get(Outcome::Error)
    }

    /// Cases that came near their time limit and finished, the closest first.
    pub fn slow(&self) -> Vec<&(String, Slow)> {
        let mut slow: Vec<&(String, Slow)> = self.slow.values().collect();
        slow.sort_by(|(_, one), (_, other)| other.share().total_cmp(&one.share()));
        slow
    }

    pub fn known(&self) -> usize {
        self.known
    }

    /// Results by function, and missing symbols.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Number of deliberate differences.
    pub fn deliberate(&self) -> usize {
        self.deliberate
    }

    /// Surprises and errors with their positions, in the order of the run.
    pub fn reported(&self) -> impl ExactSizeIterator<Item = (usize, &Surprise)> {
        let surprises = self.surprises.iter();
        surprises.map(|(place, surprise)| (*place, surprise))
    }
}

fn reason_of_skip(result: &CaseResult) -> Option<&str> {
    let is_skip = result.outcome == Outcome::Skip;
    is_skip.then(|| result.detail.as_deref().unwrap_or("no reason"))
}

/// The standing of a result.
pub fn stand(
    result: &CaseResult,
    expectations: &Expectations,
    environment: &Environment,
) -> Standing {
    let named = expectations.baseline.about(&result.case, environment);
    match (result.outcome, named) {
        (Outcome::Error, _) => Standing::Error,
        (Outcome::Flake, Some(entry)) if entry.is_met_by(result) => stand_as_named(entry),
        (Outcome::Flake, _) => match expectations.flakes.about(&result.case, environment) {
            Some(entry) => Standing::Known(entry.reason.clone()),
            None => Standing::Surprise(None),
        },
        // The line lists a pass as one of several outcomes.
        (Outcome::Pass | Outcome::Observed, Some(entry)) if entry.is_met_by(result) => {
            Standing::Expected
        }
        (_, Some(entry)) if entry.is_met_by(result) => stand_as_named(entry),
        // A skipped case is never a surprise.
        (Outcome::Skip, _) => Standing::Expected,
        (outcome, Some(entry)) => {
            let wanted = entry.names();
            let place = format!("{}:{}", expectations.baseline.path.display(), entry.line);
            let advice = if outcome.is_unexpected() {
                ""
            } else {
                "; remove the line, or accept the run"
            };
            Standing::Surprise(Some(format!("{place} names {wanted}{advice}")))
        }
        (outcome, None) if outcome.is_unexpected() => Standing::Surprise(None),
        _ => Standing::Expected,
    }
}

fn stand_as_named(entry: &Entry) -> Standing {
    let reason = entry.reason.clone();
    if entry.is_deliberate {
        Standing::Deliberate(reason)
    } else {
        Standing::Known(reason)
    }
}
