//! The lines of a baseline, a list of flakes or a list of skips: the same form, but that only a
//! baseline names outcomes.
//!
//! ```text
//! # A comment, kept as it is.
//! cuStreamCreate[Flags=unknown]  fail=CUDA_SUCCESS  driver>=12.3 device=*H200*  # why; https://...
//! ```

use std::ops::Range;
use std::path::Path;

use cuspec_diagnostic::{Diagnostic, nearest};

use super::condition::Condition;
use super::link::find_link;
use crate::results::environment::Environment;
use crate::results::{CaseResult, Outcome};
use crate::suite::pattern::Pattern;

/// What separates the reason from the rest.
const REASON: &str = " # ";

/// The outcomes that a baseline may name: those that are not what a contract asks for.
const NAMED: [Outcome; 5] = [
    Outcome::Fail,
    Outcome::Crash,
    Outcome::Timeout,
    Outcome::Missing,
    Outcome::Skip,
];

/// What a file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Baseline,
    Flakes,
    Skips,
}

/// A line that says something about cases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub pattern: Pattern,
    /// What comes of the case; in a baseline alone.
    pub outcome: Option<Outcome>,
    /// What it answers, a code or how the process ends; anything, if absent.
    pub answer: Option<Pattern>,
    pub conditions: Vec<Condition>,
    /// Why it is so; in a baseline, with a link to an issue.
    pub reason: String,
    /// From 1.
    pub line: usize,
}

impl Entry {
    /// Whether it counts there.
    pub fn holds(&self, environment: &Environment) -> bool {
        let mut conditions = self.conditions.iter();
        conditions.all(|condition| condition.holds(environment))
    }

    /// Whether the outcome is the one that it names.
    pub fn is_met_by(&self, result: &CaseResult) -> bool {
        let answer = result.ended.as_ref().or(result.code.as_ref());
        let is_answered = |wanted: &Pattern| answer.is_some_and(|answer| wanted.matches(answer));
        self.outcome == Some(result.outcome) && self.answer.as_ref().is_none_or(is_answered)
    }
}

/// Reads one line, which is line `number` of the file and begins at byte `start` of it. Nothing
/// for a comment.
pub(super) fn parse(
    path: &Path,
    purpose: Purpose,
    number: usize,
    start: usize,
    text: &str,
) -> Result<Option<Entry>, Box<Diagnostic>> {
    let wrong = |range: Range<usize>, message: String, help: String| {
        let column = text[..range.start].chars().count() + 1;
        let bytes = start + range.start..start + range.end;
        Box::new(Diagnostic::at(path, (number, column), bytes, message).with_help(help))
    };
    if text.trim().is_empty() || text.trim_start().starts_with('#') {
        return Ok(None);
    }
    let (facts, reason) = match text.split_once(REASON) {
        Some((facts, reason)) if !reason.trim().is_empty() => (facts, reason.trim()),
        _ => {
            return Err(wrong(
                text.len()..text.len(),
                "the line has no reason".to_owned(),
                "end it with ` # `, why it is so, and a link to the issue".to_owned(),
            ));
        }
    };
    let mut words = words(facts);
    let Some((_, pattern)) = words.next() else {
        return Ok(None);
    };
    let mut entry = Entry {
        pattern: Pattern::new(pattern),
        outcome: None,
        answer: None,
        conditions: Vec::new(),
        reason: reason.to_owned(),
        line: number,
    };
    if purpose == Purpose::Baseline {
        let after = facts.trim_end().len();
        let (range, word) = words.next().unwrap_or((after..after, ""));
        let (outcome, answer) =
            parse_outcome(word).map_err(|(message, help)| wrong(range, message, help))?;
        entry.outcome = Some(outcome);
        entry.answer = answer.as_deref().map(Pattern::new);
    }
    for (range, word) in words {
        let condition =
            Condition::parse(word).map_err(|(message, help)| wrong(range, message, help))?;
        entry.conditions.push(condition);
    }
    if purpose == Purpose::Baseline && find_link(reason).is_none() {
        let end = text.trim_end().len();
        return Err(wrong(
            end - reason.len()..end,
            "the reason names no issue".to_owned(),
            "add a link to one: `https://...`, `#12`, or `owner/name#12`".to_owned(),
        ));
    }
    Ok(Some(entry))
}

fn parse_outcome(word: &str) -> Result<(Outcome, Option<String>), (String, String)> {
    let (name, answer) = match word.split_once('=') {
        Some((name, answer)) => (name, Some(answer.to_owned())),
        None => (word, None),
    };
    if let Some(outcome) = NAMED.into_iter().find(|outcome| outcome.word() == name) {
        return Ok((outcome, answer));
    }
    let names = NAMED.map(Outcome::word);
    let message = match name {
        "" => "the line names no outcome".to_owned(),
        _ => format!("`{name}` is no outcome of a case that differs"),
    };
    let likely = nearest(name, names).filter(|_| !name.is_empty());
    let help = match (name, likely) {
        ("flake", _) => {
            "a case that passes now and then belongs into the list of flakes".to_owned()
        }
        ("pass", _) => "leave the line out: a case is expected to pass".to_owned(),
        (_, Some(likely)) => format!("perhaps `{likely}` is meant"),
        _ => format!("write one of {} behind the case", names.join(", ")),
    };
    Err((message, help))
}

/// Words and where they stand.
fn words(text: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    text.split_whitespace().map(move |word| {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        (at..at + word.len(), word)
    })
}
