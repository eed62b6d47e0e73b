//! The report as annotations that GitHub shows beside a change.

use std::fmt::Write;

use super::plain::plain;
use super::{Summary, Told};

impl Summary<'_> {
    /// One annotation for each surprise and each stale line, and the totals.
    pub fn github(&self) -> String {
        let mut text = String::new();
        for group in self.surprises() {
            for told in &group.told {
                let message = self.message(told, &group.sentence);
                annotate(&mut text, &told.result.case, &message);
            }
        }
        for stale in &self.reckoning.stale {
            let message = format!("{}: {}", stale.place, stale.reason);
            annotate(
                &mut text,
                &format!("stale line {}", stale.pattern),
                &message,
            );
        }
        text + &self.totals()
    }

    fn message(&self, told: &Told<'_>, sentence: &str) -> String {
        let result = told.result;
        let mut lines = vec![format!("{}: {}", result.outcome, plain(told.answer()))];
        if let Some(expected) = &result.expected {
            lines.push(format!("expected {}", plain(expected)));
        }
        if !sentence.is_empty() {
            lines.push(sentence.to_owned());
        }
        lines.extend(result.detail.as_deref().map(plain));
        lines.extend(told.why.map(plain));
        lines.push(plain(&self.rerun(result)));
        lines.join("\n")
    }
}

fn annotate(text: &mut String, title: &str, message: &str) {
    let escape = |text: &str| {
        let text = text.replace('%', "%25");
        text.replace('\r', "%0D").replace('\n', "%0A")
    };
    let title = escape(&plain(title))
        .replace(':', "%3A")
        .replace(',', "%2C");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "::error title={title}::{}", escape(message));
}
