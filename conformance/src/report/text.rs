//! The report for a terminal and for `summary.txt`: what came as a surprise, rule by rule, and the
//! totals.

use std::fmt::{self, Write};
use std::path::Path;

use super::{Group, Summary, Told};
use crate::results::Outcome;
use crate::results::sanitize::{clip, sanitized, sanitized_lines};

/// Cases told in full on the terminal, in all and of one rule; the file has them all.
const TOLD: usize = 40;
const TOLD_OF_RULE: usize = 4;
/// Cases that came near their limit, of those the nearest.
const SLOW: usize = 20;
/// Letters of a device's name that are told.
const NAME: usize = 80;
/// Lines of a case's output that are told.
const PRINTED: usize = 6;
/// Letters of such a line that are told.
const WIDTH: usize = 300;

impl Summary<'_> {
    /// The whole report, for the file.
    pub fn full(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        for group in self.surprises() {
            let _ = self.write_group(&mut text, &group, usize::MAX);
        }
        text + &self.totals()
    }

    /// The report for a terminal, which says where the rest is, if anywhere.
    pub fn short(&self, folder: Option<&Path>) -> String {
        let mut text = String::new();
        let _ = self.write_beginning(&mut text, folder);
        text += &self.totals();
        if let Some(folder) = folder {
            let _ = writeln!(text, "report: {}", sanitized(&folder.display().to_string()));
        }
        text
    }

    /// The totals alone.
    pub fn totals(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_totals(&mut text);
        text
    }

    fn write_beginning(&self, text: &mut String, folder: Option<&Path>) -> fmt::Result {
        let groups = self.surprises();
        let mut left = TOLD;
        let mut told = 0;
        for group in &groups {
            if left == 0 {
                break;
            }
            left -= self.write_group(text, group, left.min(most_of(group)))?;
            told += 1;
        }
        let (rules, cases) = groups[told..].iter().fold((0, 0), |(rules, cases), group| {
            (rules + 1, cases + group.told.len())
        });
        if rules > 0 {
            let place = match folder {
                Some(folder) => sanitized(&folder.join("summary.txt").display().to_string()),
                None => "what --out DIR writes".to_owned(),
            };
            writeln!(
                text,
                "... and {cases} cases of {rules} rules more, in {place}\n"
            )?;
        }
        Ok(())
    }

    /// How many of its cases were told.
    fn write_group(
        &self,
        text: &mut String,
        group: &Group<'_>,
        limit: usize,
    ) -> Result<usize, fmt::Error> {
        write_head(text, group)?;
        for told in group.told.iter().take(limit) {
            self.write_case(text, told)?;
        }
        let told = group.told.len().min(limit);
        if group.told.len() > told {
            writeln!(text, "  ... and {} more of this\n", group.told.len() - told)?;
        }
        Ok(told)
    }

    fn write_case(&self, text: &mut String, told: &Told<'_>) -> fmt::Result {
        let result = told.result;
        writeln!(text, "  {:8} {}", result.outcome.word(), result.case)?;
        let mut line =
            |name: &str, words: &str| writeln!(text, "    {name:10} {}", sanitized(words));
        for (name, words) in self.facts(told) {
            line(name, &words)?;
        }
        for printed in sanitized_lines(result.output.as_deref().unwrap_or_default(), PRINTED) {
            line("printed", &format!("| {}", clip(&printed, WIDTH)))?;
        }
        line("rerun", &self.rerun(result))?;
        text.push('\n');
        Ok(())
    }

    fn write_totals(&self, text: &mut String) -> fmt::Result {
        for stale in &self.assessment.stale {
            let (place, pattern) = (&stale.place, sanitized(&stale.pattern));
            writeln!(text, "stale    {place}: {pattern}: {}", stale.reason)?;
        }
        let environment = self.environment;
        let libraries = [&environment.library]
            .into_iter()
            .chain(&environment.runtime);
        let libraries: Vec<String> = libraries
            .map(|library| {
                let path = library.path.as_ref().unwrap_or(&library.asked);
                sanitized(&path.display().to_string())
            })
            .collect();
        let device = self.environment.driver.device_in_words();
        let device = clip(&sanitized(device), NAME);
        writeln!(text, "{} on {device}", libraries.join(" and "))?;
        let counts = self.counts();
        let words: Vec<String> = Outcome::ALL
            .into_iter()
            .filter(|outcome| counts.get(*outcome) > 0)
            .map(|outcome| format!("{} {outcome}", counts.get(outcome)))
            .collect();
        let time = self
            .time
            .map(|time| format!(" in {:.1} s", time.as_secs_f64()));
        let (all, time) = (counts.all(), time.unwrap_or_default());
        writeln!(text, "{all} cases{time}: {}", words.join(", "))?;
        if let Some(run_stats) = &self.run_stats {
            writeln!(text, "  {run_stats}")?;
        }
        for (reason, count) in self.assessment.skips() {
            writeln!(text, "  {count} skipped: {}", sanitized(reason))?;
        }
        let slow = self.assessment.slow();
        for (case, slow) in slow.iter().take(SLOW) {
            writeln!(text, "  slow: {case}: {}", sanitized(&slow.to_string()))?;
        }
        if slow.len() > SLOW {
            writeln!(text, "  slow: {} more, in results.jsonl", slow.len() - SLOW)?;
        }
        match (self.assessment.surprises(), self.assessment.known()) {
            (_, 0) => {}
            (0, known) => writeln!(text, "  {known} differ as is known")?,
            (surprises, known) => {
                writeln!(text, "  {known} differ as is known, {surprises} otherwise")?;
            }
        }
        match &self.environment.reference {
            Some(mark) => self.assessment.measure().write(mark, text),
            None => Ok(()),
        }
    }
}

/// How many cases of a group a terminal shows. Where a symbol is missing, all of them say the same.
fn most_of(group: &Group<'_>) -> usize {
    if group.is_missing() { 1 } else { TOLD_OF_RULE }
}

fn write_head(text: &mut String, group: &Group<'_>) -> fmt::Result {
    writeln!(text, "{}", group.name)?;
    if !group.sentence.is_empty() {
        writeln!(text, "  {}", group.sentence)?;
    }
    if let Some(documented) = &group.documented {
        writeln!(text, "  documented: {documented}")?;
    }
    if let Some(basis) = &group.basis {
        writeln!(text, "  basis: {basis}")?;
    }
    if let Some(docs) = &group.docs {
        writeln!(text, "  docs: {}", sanitized(docs))?;
    }
    Ok(())
}
