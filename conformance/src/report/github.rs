//! The report as annotations that GitHub shows beside a change.

use std::fmt::Write;

use super::{Group, Summary, Told};
use crate::results::sanitize::sanitized;

/// Cases told in an annotation. GitHub shows ten annotations of a step, and cuts long ones off.
const TOLD: usize = 4;

impl Summary<'_> {
    /// One annotation for each rule that came out otherwise and for each stale line, and the totals.
    pub fn github(&self) -> String {
        let mut text = String::new();
        for group in self.surprises() {
            let title = match group.told.len() {
                1 => group.name.clone(),
                count => format!("{} ({count} cases)", group.name),
            };
            annotate(&mut text, &title, &self.message(&group));
        }
        for stale in &self.assessment.stale {
            let message = sanitized(&format!("{}: {}", stale.place, stale.reason));
            annotate(
                &mut text,
                &format!("stale line {}", stale.pattern),
                &message,
            );
        }
        text + &self.totals()
    }

    fn message(&self, group: &Group<'_>) -> String {
        let mut lines = Vec::new();
        if !group.sentence.is_empty() {
            lines.push(group.sentence.clone());
        }
        let documented = group.documented.as_ref();
        lines.extend(documented.map(|codes| format!("documented: {codes}")));
        let basis = group.basis.as_ref();
        lines.extend(basis.map(|basis| format!("basis: {basis}")));
        let docs = group.docs.as_ref();
        lines.extend(docs.map(|link| format!("docs: {}", sanitized(link))));
        for told in group.told.iter().take(TOLD) {
            lines.extend(self.lines(told));
        }
        if group.told.len() > TOLD {
            lines.push(format!("... and {} more", group.told.len() - TOLD));
        }
        lines.join("\n")
    }

    fn lines(&self, told: &Told<'_>) -> Vec<String> {
        let result = told.result;
        let mut lines = vec![format!("{} {}", result.outcome, result.case)];
        let facts = self.facts(told).into_iter();
        lines.extend(facts.map(|(name, words)| format!("{name}: {words}")));
        lines.push(self.rerun(result));
        lines.iter().map(|line| sanitized(line)).collect()
    }
}

fn annotate(text: &mut String, title: &str, message: &str) {
    let escape = |text: &str| {
        let text = text.replace('%', "%25");
        text.replace('\r', "%0D").replace('\n', "%0A")
    };
    let title = escape(&sanitized(title))
        .replace(':', "%3A")
        .replace(',', "%2C");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "::error title={title}::{}", escape(message));
}
