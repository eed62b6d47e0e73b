//! What a run says at its end, and how it ends.

pub mod junit;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use crate::environment::Environment;
use crate::exit::Exit;
use crate::outcome::{CaseResult, Outcome};

/// Cases told in full on the terminal; the file has them all.
const TOLD: usize = 40;

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

    /// How a run with these outcomes ends. Where the runner itself failed there is no verdict,
    /// whatever else there was; and a run in which nothing ran is no success.
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

/// Everything that the summary is made from.
pub struct Summary<'a> {
    pub results: &'a [CaseResult],
    pub environment: &'a Environment,
    /// How long it took; nothing for a run of some other day.
    pub time: Option<Duration>,
    /// The command, without a filter, that repeats this run.
    pub command: &'a str,
}

impl Summary<'_> {
    /// The whole summary, for the file.
    pub fn full(&self) -> String {
        self.write(usize::MAX, None)
    }

    /// The summary for a terminal, which says where the rest is.
    pub fn short(&self, folder: &Path) -> String {
        self.write(TOLD, Some(folder))
    }

    fn write(&self, limit: usize, folder: Option<&Path>) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_failures(&mut text, limit);
        let _ = self.write_totals(&mut text);
        if let Some(folder) = folder {
            let _ = writeln!(text, "report: {}", folder.display());
        }
        text
    }

    fn write_failures(&self, text: &mut String, limit: usize) -> std::fmt::Result {
        let wrong = |result: &&CaseResult| {
            result.outcome.is_unexpected() || result.outcome == Outcome::Error
        };
        let all: Vec<&CaseResult> = self.results.iter().filter(wrong).collect();
        for result in all.iter().take(limit) {
            self.write_failure(text, result)?;
        }
        if all.len() > limit {
            writeln!(text, "... and {} more, in summary.txt\n", all.len() - limit)?;
        }
        Ok(())
    }

    fn write_failure(&self, text: &mut String, result: &CaseResult) -> std::fmt::Result {
        writeln!(text, "{:8} {}", result.outcome.word(), result.case)?;
        if let Some(rule) = &result.rule {
            writeln!(text, "         rule      {rule}")?;
        }
        if let Some(expected) = &result.expected {
            let got = result.ended.as_ref().or(result.code.as_ref());
            let got = got.map_or("nothing", String::as_str);
            writeln!(text, "         expected  {expected}")?;
            writeln!(text, "         got       {got}")?;
        }
        if let Some(detail) = &result.detail {
            writeln!(text, "         {detail}")?;
        }
        let filter = format!("^{}$", regex::escape(&result.case));
        writeln!(
            text,
            "         rerun     {} --filter '{filter}'\n",
            self.command
        )
    }

    fn write_totals(&self, text: &mut String) -> std::fmt::Result {
        let counts = Counts::of(self.results);
        let library = &self.environment.library;
        let path = library.path.as_ref().unwrap_or(&library.asked);
        let device = self.environment.driver.device.as_deref();
        writeln!(
            text,
            "{} on {}",
            path.display(),
            device.unwrap_or("an unnamed device")
        )?;
        let words: Vec<String> = Outcome::ALL
            .into_iter()
            .filter(|outcome| counts.get(*outcome) > 0)
            .map(|outcome| format!("{} {outcome}", counts.get(outcome)))
            .collect();
        let time = self
            .time
            .map(|time| format!(" in {:.1} s", time.as_secs_f64()));
        writeln!(
            text,
            "{} cases{}: {}",
            self.results.len(),
            time.unwrap_or_default(),
            words.join(", ")
        )?;
        for (reason, count) in self.skips() {
            writeln!(text, "  {count} skipped: {reason}")?;
        }
        Ok(())
    }

    fn skips(&self) -> BTreeMap<&str, usize> {
        let mut reasons = BTreeMap::new();
        for result in self.results {
            if result.outcome == Outcome::Skip {
                let reason = result.detail.as_deref().unwrap_or("no reason");
                *reasons.entry(reason).or_default() += 1;
            }
        }
        reasons
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(list: &[(Outcome, usize)]) -> Counts {
        Counts(list.iter().copied().collect())
    }

    #[test]
    fn passes_skips_and_observations_are_as_expected() {
        let counts = counts(&[
            (Outcome::Pass, 1),
            (Outcome::Skip, 5),
            (Outcome::Observed, 2),
        ]);
        assert_eq!(counts.exit(), Exit::Expected);
    }

    #[test]
    fn one_missing_symbol_is_unexpected() {
        let counts = counts(&[(Outcome::Pass, 1), (Outcome::Missing, 1)]);
        assert_eq!(counts.exit(), Exit::Unexpected);
    }

    #[test]
    fn a_run_of_skips_alone_is_no_success() {
        assert_eq!(counts(&[(Outcome::Skip, 5)]).exit(), Exit::Infrastructure);
    }

    #[test]
    fn an_error_of_the_runner_outweighs_a_failure() {
        let counts = counts(&[(Outcome::Fail, 1), (Outcome::Error, 1)]);
        assert_eq!(counts.exit(), Exit::Infrastructure);
    }
}
