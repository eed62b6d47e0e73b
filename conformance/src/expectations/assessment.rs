//! A run held against what was expected of it: which outcomes are as known, and which are a
//! surprise. A surprise is a surprise in either direction.

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

/// Where one result stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// As the contract asks, or not judged, or not run.
    Expected,
    /// It differs, and the baseline or the list of flakes says why.
    Known(String),
    /// It differs, and the baseline says that it is meant to.
    Deliberate(String),
    /// It differs from what was expected, for better or worse; why that is, if not plainly.
    Surprise(Option<String>),
    /// The runner could not run it.
    Error,
}

/// A run's results, reckoned one by one. What is as expected is counted and not kept, so that a run
/// may be as long as it likes.
#[derive(Clone, Debug)]
pub struct Assessment<'a> {
    expectations: &'a Expectations,
    environment: &'a Environment,
    counts: Counts,
    /// How many cases were skipped for each reason.
    skips: BTreeMap<String, usize>,
    known: usize,
    deliberate: usize,
    measure: Agreement,
    tally: Tally,
    /// Cases that came near their limit, by their place in the run.
    slow: BTreeMap<usize, (String, Slow)>,
    /// By the place of the case in the run.
    surprises: BTreeMap<usize, Surprise>,
    /// Lines that are good for nothing.
    pub stale: Vec<Stale>,
}

/// A result that was not expected, or an error of the runner.
#[derive(Clone, Debug, PartialEq)]
pub struct Surprise {
    pub result: CaseResult,
    /// What was known otherwise.
    pub why: Option<String>,
}

impl<'a> Assessment<'a> {
    /// Of no result yet.
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

    /// Of results that are all there.
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

    /// Takes up the result at this place of the run. Whether it comes as a surprise.
    pub fn add(&mut self, place: usize, result: &CaseResult) -> bool {
        let standing = self.stand(result);
        self.put(place, result, standing)
    }

    /// The same for a result of which it is known where it stands.
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

    /// Exchanges a result that was taken up for another.
    pub fn replace(&mut self, place: usize, old: &CaseResult, new: &CaseResult) {
        self.counts.take_back(old.outcome);
        self.measure.take_back(old);
        self.tally.take_back(old);
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

    /// Looks for lines that no case needs. `cases` are the ids of the whole suite, so that a selection
    /// makes no line stale.
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

    /// Where a result stands, by itself.
    pub fn stand(&self, result: &CaseResult) -> Standing {
        stand(result, self.expectations, self.environment)
    }

    /// How the run ends. Where the runner itself failed there is no verdict, whatever else there
    /// was; and a run in which nothing ran is no success.
    pub fn exit(&self) -> Exit {
        if self.counts.run() == 0 || self.counts.get(Outcome::Error) > 0 {
            return Exit::Infrastructure;
        }
        if self.surprises() > 0 || !self.stale.is_empty() {
            return Exit::Unexpected;
        }
        Exit::Expected
    }

    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// How many cases were skipped for each reason.
    pub fn skips(&self) -> &BTreeMap<String, usize> {
        &self.skips
    }

    /// Whether a report has any case to tell of.
    pub fn has_something_to_tell(&self) -> bool {
        !self.surprises.is_empty()
    }

    /// How much of what the reference did was done here too.
    pub fn measure(&self) -> &Agreement {
        &self.measure
    }

    /// How many results differ from what was expected.
    pub fn surprises(&self) -> usize {
        self.surprises.len() - self.counts.get(Outcome::Error)
    }

    /// The cases that came near their limit and ended well, the nearest first.
    pub fn slow(&self) -> Vec<&(String, Slow)> {
        let mut slow: Vec<&(String, Slow)> = self.slow.values().collect();
        slow.sort_by(|(_, one), (_, other)| other.share().total_cmp(&one.share()));
        slow
    }

    pub fn known(&self) -> usize {
        self.known
    }

    /// How each function came out, and what is not there.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// How many results differ and are meant to.
    pub fn deliberate(&self) -> usize {
        self.deliberate
    }

    /// What came as a surprise, and errors of the runner, each with its place, in the order of the run.
    pub fn told(&self) -> impl ExactSizeIterator<Item = (usize, &Surprise)> {
        let surprises = self.surprises.iter();
        surprises.map(|(place, surprise)| (*place, surprise))
    }
}

fn reason_of_skip(result: &CaseResult) -> Option<&str> {
    let is_skip = result.outcome == Outcome::Skip;
    is_skip.then(|| result.detail.as_deref().unwrap_or("no reason"))
}

/// Where a result stands, by itself.
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
        // Where a pass is one of the outcomes that are named.
        (Outcome::Pass | Outcome::Observed, Some(entry)) if entry.is_met_by(result) => {
            Standing::Expected
        }
        (_, Some(entry)) if entry.is_met_by(result) => stand_as_named(entry),
        // What was not run has shown nothing.
        (Outcome::Skip, _) => Standing::Expected,
        (outcome, Some(entry)) => {
            let wanted = entry.names();
            let place = format!("{}:{}", expectations.baseline.path.display(), entry.line);
            let advice = if outcome.is_unexpected() {
                ""
            } else {
                "; take the line out, or accept the run"
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
