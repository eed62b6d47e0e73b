//! The report as GitHub annotations on a change.

use std::fmt::Write;

use super::Summary;
use super::families::Family;
use crate::results::sanitize::sanitized;

/// Maximum number of cases in an annotation, since GitHub truncates long ones.
const MAX_CASES: usize = 4;
/// Maximum number of rules with an annotation. GitHub shows ten per step, and the first is the overview.
const MAX_RULES: usize = 9;

impl Summary<'_> {
    /// The overview as an annotation, one annotation for each of the most severe rules and for each stale
    /// line, and the totals.
    pub fn github(&self) -> String {
        let mut text = String::new();
        let families = self.families();
        let absent = self.assessment.tally().absent.len();
        if !families.is_empty() || absent > 0 {
            let cases = self.assessment.surprises();
            let title = format!("{cases} cases with unexpected results");
            annotate(&mut text, &title, self.glance().trim_end());
        }
        for family in families.iter().take(MAX_RULES) {
            let title = match family.case_count() {
                1 => family.name.clone(),
                count => format!("{} ({count} cases)", family.name),
            };
            annotate(&mut text, &title, &self.message(family));
        }
        if families.len() > MAX_RULES {
            let cases: usize = families[MAX_RULES..].iter().map(Family::case_count).sum();
            let rules = families.len() - MAX_RULES;
            let _ = writeln!(
                text,
                "... and {cases} cases of {rules} other rules, in summary.txt"
            );
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

    /// The text of a family's annotation, with its most severe cases.
    fn message(&self, family: &Family<'_>) -> String {
        let mut lines = Vec::new();
        let common = family.common(|group| Some(group.sentence.clone()));
        lines.extend(common.filter(|sentence| !sentence.is_empty()));
        let documented = family.common(|group| group.documented.clone());
        lines.extend(documented.map(|codes| format!("documented: {codes}")));
        let basis = family.common(|group| group.basis.clone());
        lines.extend(basis.map(|basis| format!("basis: {basis}")));
        let docs = family.common(|group| group.docs.clone());
        lines.extend(docs.map(|link| format!("docs: {}", sanitized(&link))));
        let mut listed = 0;
        if let Some(similar) = self.similar_cases(family).first() {
            for one in similar.cases.iter().take(MAX_CASES) {
                lines.push(format!("{} {}", one.result.outcome, one.result.case));
                listed += 1;
            }
            let facts = similar.facts.iter();
            lines.extend(facts.map(|(name, words)| sanitized(&format!("{name}: {words}"))));
            lines.push(sanitized(&self.rerun_similar_cases(family, similar)));
        }
        if family.case_count() > listed {
            lines.push(format!("... and {} more", family.case_count() - listed));
        }
        lines.join("\n")
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
