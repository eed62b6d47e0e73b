//! A run held against what was expected of it: which outcomes are as known, and which are a
//! surprise. A surprise is a surprise in either direction.

use super::Expectations;
use super::list::Stale;
use crate::environment::Environment;
use crate::exit::Exit;
use crate::outcome::{CaseResult, Outcome};

/// Where one result stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// As the contract asks, or not judged, or not run.
    Expected,
    /// It differs, and the baseline or the list of flakes says why.
    Known(String),
    /// It differs from what was expected, for better or worse; why that is, if not plainly.
    Surprise(Option<String>),
    /// The runner could not run it.
    Error,
}

/// A run's results, reckoned.
#[derive(Clone, Debug, Default)]
pub struct Reckoning {
    /// In the order of the results.
    pub standings: Vec<Standing>,
    /// Lines that are good for nothing.
    pub stale: Vec<Stale>,
    run: usize,
}

impl Reckoning {
    /// Holds a run against the lists. `cases` is the whole suite, so that a selection makes no line
    /// stale.
    pub fn of(
        results: &[CaseResult],
        expectations: &Expectations,
        environment: &Environment,
        cases: &[String],
    ) -> Reckoning {
        let stand = |result| stand(result, expectations, environment);
        let lists = [
            &expectations.baseline,
            &expectations.flakes,
            &expectations.skips,
        ];
        let stale = lists
            .into_iter()
            .flat_map(|list| list.stale(cases, environment));
        Reckoning {
            standings: results.iter().map(stand).collect(),
            stale: stale.collect(),
            run: results.iter().filter(|r| r.outcome.is_run()).count(),
        }
    }

    /// A run of which nothing is known.
    pub fn plain(results: &[CaseResult], environment: &Environment) -> Reckoning {
        Reckoning::of(results, &Expectations::default(), environment, &[])
    }

    /// How the run ends. Where the runner itself failed there is no verdict, whatever else there
    /// was; and a run in which nothing ran is no success.
    pub fn exit(&self) -> Exit {
        if self.run == 0 || self.standings.contains(&Standing::Error) {
            return Exit::Infrastructure;
        }
        if self.surprises() > 0 || !self.stale.is_empty() {
            return Exit::Unexpected;
        }
        Exit::Expected
    }

    pub fn surprises(&self) -> usize {
        let is_surprise = |standing: &&Standing| matches!(standing, Standing::Surprise(_));
        self.standings.iter().filter(is_surprise).count()
    }

    pub fn known(&self) -> usize {
        let is_known = |standing: &&Standing| matches!(standing, Standing::Known(_));
        self.standings.iter().filter(is_known).count()
    }
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
        (Outcome::Flake, _) => match expectations.flakes.about(&result.case, environment) {
            Some(entry) => Standing::Known(entry.reason.clone()),
            None => Standing::Surprise(None),
        },
        (_, Some(entry)) if entry.is_met_by(result) => Standing::Known(entry.reason.clone()),
        // What was not run has shown nothing.
        (Outcome::Skip, _) => Standing::Expected,
        (outcome, Some(entry)) => {
            let wanted = entry.outcome.map_or("", Outcome::word);
            let answer = entry
                .answer
                .as_ref()
                .map(|answer| format!("={}", answer.text()));
            let place = format!("{}:{}", expectations.baseline.path.display(), entry.line);
            let advice = if outcome.is_unexpected() {
                ""
            } else {
                "; take the line out, or accept the run"
            };
            Standing::Surprise(Some(format!(
                "{place} names {wanted}{}{advice}",
                answer.unwrap_or_default()
            )))
        }
        (outcome, None) if outcome.is_unexpected() => Standing::Surprise(None),
        _ => Standing::Expected,
    }
}
