//! The report for a terminal and for `summary.txt`: what came as a surprise, rule by rule, and the
//! totals.

use std::fmt::{self, Write};
use std::path::Path;

use super::plain::{plain, plain_lines};
use super::{Group, Summary, Told};
use crate::outcome::Outcome;

/// Cases told in full on the terminal; the file has them all.
const TOLD: usize = 40;
/// Lines of a case's output that are told.
const PRINTED: usize = 6;

impl Summary<'_> {
    /// The whole report, for the file.
    pub fn full(&self) -> String {
        self.write(usize::MAX, None)
    }

    /// The report for a terminal, which says where the rest is.
    pub fn short(&self, folder: &Path) -> String {
        self.write(TOLD, Some(folder))
    }

    /// The totals alone.
    pub fn totals(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_totals(&mut text);
        text
    }

    fn write(&self, limit: usize, folder: Option<&Path>) -> String {
        let mut text = String::new();
        let _ = self.write_surprises(&mut text, limit);
        let _ = self.write_totals(&mut text);
        if let Some(folder) = folder {
            let _ = writeln!(text, "report: {}", folder.display());
        }
        text
    }

    fn write_surprises(&self, text: &mut String, limit: usize) -> fmt::Result {
        let groups = self.surprises();
        let mut left = limit;
        for group in &groups {
            if left == 0 {
                break;
            }
            write_head(text, group)?;
            for told in group.told.iter().take(left) {
                self.write_case(text, told)?;
            }
            left = left.saturating_sub(group.told.len());
        }
        let all: usize = groups.iter().map(|group| group.told.len()).sum();
        if all > limit {
            writeln!(text, "... and {} more, in summary.txt\n", all - limit)?;
        }
        Ok(())
    }

    fn write_case(&self, text: &mut String, told: &Told<'_>) -> fmt::Result {
        let result = told.result;
        writeln!(text, "  {:8} {}", result.outcome.word(), result.case)?;
        let mut line = |name: &str, words: &str| writeln!(text, "    {name:10} {}", plain(words));
        if let Some(expected) = &result.expected {
            line("expected", expected)?;
            line("got", told.answer())?;
        }
        if let Some(measured) = &result.reference {
            line("reference", &measured.did)?;
            let expected = measured.expected.as_deref().unwrap_or("no fault");
            line("contract", &format!("{}: {expected}", measured.contract))?;
        }
        for (name, entry) in self.book.recorded(&result.case) {
            line("recorded", &format!("{} on {name}", entry.behaviour))?;
        }
        if let Some(detail) = &result.detail {
            line("detail", detail)?;
        }
        if let Some(why) = told.why {
            line("known", why)?;
        }
        for printed in plain_lines(result.output.as_deref().unwrap_or_default(), PRINTED) {
            line("printed", &format!("| {printed}"))?;
        }
        line("rerun", &self.rerun(result))?;
        text.push('\n');
        Ok(())
    }

    fn write_totals(&self, text: &mut String) -> fmt::Result {
        for stale in &self.reckoning.stale {
            let (place, pattern) = (&stale.place, plain(&stale.pattern));
            writeln!(text, "stale    {place}: {pattern}: {}", stale.reason)?;
        }
        let library = &self.environment.library;
        let path = library.path.as_ref().unwrap_or(&library.asked);
        let device = self.environment.driver.device.as_deref();
        let device = plain(device.unwrap_or("an unnamed device"));
        writeln!(text, "{} on {device}", plain(&path.display().to_string()))?;
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
        for (reason, count) in self.reckoning.skips() {
            writeln!(text, "  {count} skipped: {}", plain(reason))?;
        }
        match (self.reckoning.surprises(), self.reckoning.known()) {
            (_, 0) => {}
            (0, known) => writeln!(text, "  {known} differ as is known")?,
            (surprises, known) => {
                writeln!(text, "  {known} differ as is known, {surprises} otherwise")?;
            }
        }
        match &self.environment.reference {
            Some(mark) => self.reckoning.measure().write(mark, text),
            None => Ok(()),
        }
    }
}

fn write_head(text: &mut String, group: &Group<'_>) -> fmt::Result {
    writeln!(text, "{}", group.name)?;
    if !group.sentence.is_empty() {
        writeln!(text, "  {}", group.sentence)?;
    }
    if let Some(documented) = &group.documented {
        writeln!(text, "  documented: {documented}")?;
    }
    Ok(())
}
