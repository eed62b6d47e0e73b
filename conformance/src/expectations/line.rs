//! Lines of baselines, flake lists and skip lists. They share a format, but only baselines contain outcomes.
//!
//! ```text
//! # A comment, kept as it is.
//! cuFoo[*]  fail|crash  deliberate  # why
//! cuStreamCreate[Flags=unknown]  fail=CUDA_SUCCESS  driver>=12.3 device=*H200*  # why; https://...
//! ```

use std::fmt;
use std::ops::Range;
use std::path::Path;

use cuspec_diagnostic::{Diagnostic, nearest};

use super::condition::Condition;
use super::link::find_link;
use crate::results::environment::Environment;
use crate::results::{CaseResult, Outcome};
use crate::suite::pattern::Pattern;

/// Separates alternative outcomes.
pub(super) const OR: &str = "|";
/// Matches every outcome.
const ANY: &str = "any";
/// Marks an outcome as deliberate.
const DELIBERATE: &str = "deliberate";
/// Separates the reason from the rest.
const REASON: &str = " # ";

/// Outcomes that a baseline may contain: those that violate a contract.
const NAMED: [Outcome; 5] = [
    Outcome::Fail,
    Outcome::Crash,
    Outcome::Timeout,
    Outcome::Missing,
    Outcome::Skip,
];

/// The purpose of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Baseline,
    Flakes,
    Skips,
}

/// A line for one or several cases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub pattern: Pattern,
    /// Allowed outcomes; only in a baseline.
    pub wanted: Vec<Wanted>,
    /// Whether the difference is deliberate, so that no issue is required.
    pub is_deliberate: bool,
    pub conditions: Vec<Condition>,
    /// The reason; in a baseline, with a link to an issue.
    pub reason: String,
    /// Line number, from 1.
    pub line: usize,
}

/// An allowed outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// `None` matches every outcome.
    pub outcome: Option<Outcome>,
    /// The code or the end of the process; `None` matches all.
    pub answer: Option<Pattern>,
}

impl Wanted {
    fn is_met_by(&self, result: &CaseResult) -> bool {
        let answer = result.ended.as_ref().or(result.code.as_ref());
        let is_answered = |wanted: &Pattern| answer.is_some_and(|answer| wanted.matches(answer));
        // An outcome that is not judged matches like a pass.
        let outcome = match result.outcome {
            Outcome::Observed => Outcome::Pass,
            outcome => outcome,
        };
        self.outcome.is_none_or(|wanted| wanted == outcome)
            && self.answer.as_ref().is_none_or(is_answered)
    }
}

/// The format in the file: `fail=CUDA_SUCCESS`.
impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.outcome.map_or(ANY, Outcome::word))?;
        match &self.answer {
            Some(answer) => write!(f, "={}", answer.text()),
            None => Ok(()),
        }
    }
}

impl Entry {
    /// Whether all conditions hold in the environment.
    pub fn holds(&self, environment: &Environment) -> bool {
        let mut conditions = self.conditions.iter();
        conditions.all(|condition| condition.holds(environment))
    }

    /// Whether the line allows the outcome.
    pub fn is_met_by(&self, result: &CaseResult) -> bool {
        self.wanted.iter().any(|wanted| wanted.is_met_by(result))
    }

    /// The outcomes in the format of the file.
    pub fn names(&self) -> String {
        let wanted: Vec<String> = self.wanted.iter().map(ToString::to_string).collect();
        wanted.join(OR)
    }
}

/// Parses line `number`, which begins at byte `start` of the file. Returns `None` for a comment.
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
                "end it with ` # `, a reason, and a link to an issue".to_owned(),
            ));
        }
    };
    let mut words = words(facts);
    let Some((_, pattern)) = words.next() else {
        return Ok(None);
    };
    let mut entry = Entry {
        pattern: Pattern::new(pattern),
        wanted: Vec::new(),
        is_deliberate: false,
        conditions: Vec::new(),
        reason: reason.to_owned(),
        line: number,
    };
    if purpose == Purpose::Baseline {
        let after = facts.trim_end().len();
        let (range, word) = words.next().unwrap_or((after..after, ""));
        entry.wanted =
            parse_outcomes(word).map_err(|(message, help)| wrong(range, message, help))?;
    }
    for (range, word) in words {
        if purpose == Purpose::Baseline && word == DELIBERATE {
            entry.is_deliberate = true;
            continue;
        }
        let condition =
            Condition::parse(word).map_err(|(message, help)| wrong(range, message, help))?;
        entry.conditions.push(condition);
    }
    if purpose == Purpose::Baseline && !entry.is_deliberate && find_link(reason).is_none() {
        let end = text.trim_end().len();
        return Err(wrong(
            end - reason.len()..end,
            "the reason contains no issue".to_owned(),
            "add a link to one: `https://...`, `#12`, or `owner/name#12`; or write `deliberate` \
             after the outcome if the difference is intended"
                .to_owned(),
        ));
    }
    Ok(Some(entry))
}

/// Parses `fail=CUDA_SUCCESS|crash`. `pass` and `flake` are allowed only in a list of alternatives.
fn parse_outcomes(word: &str) -> Result<Vec<Wanted>, (String, String)> {
    let words: Vec<&str> = word.split(OR).collect();
    let one_of_several = words.len() > 1;
    words
        .into_iter()
        .map(|word| parse_outcome(word, one_of_several))
        .collect()
}

fn parse_outcome(word: &str, one_of_several: bool) -> Result<Wanted, (String, String)> {
    let (name, answer) = match word.split_once('=') {
        Some((name, answer)) => (name, Some(Pattern::new(answer))),
        None => (word, None),
    };
    let among_others = [Outcome::Pass, Outcome::Flake];
    let among_others = among_others.into_iter().filter(|_| one_of_several);
    let mut known = NAMED.into_iter().chain(among_others);
    if let Some(outcome) = known.find(|outcome| outcome.word() == name) {
        let outcome = Some(outcome);
        return Ok(Wanted { outcome, answer });
    }
    if name == ANY && answer.is_none() {
        let outcome = None;
        return Ok(Wanted { outcome, answer });
    }
    let names = NAMED.map(Outcome::word);
    let message = match name {
        "" => "the line names no outcome".to_owned(),
        _ => format!("`{name}` is not an outcome that a baseline may list"),
    };
    let likely = nearest(name, names).filter(|_| !name.is_empty());
    let help = match (name, likely) {
        ("flake", _) => "list a case that passes only sometimes in the file of --flakes".to_owned(),
        ("pass", _) => "remove the line: every case is expected to pass".to_owned(),
        (_, Some(likely)) => format!("did you mean `{likely}`?"),
        _ => format!(
            "write one of {} after the case, or several separated by `|`, or `any`",
            names.join(", ")
        ),
    };
    Err((message, help))
}

/// Words with their byte ranges.
fn words(text: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    text.split_whitespace().map(move |word| {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        (at..at + word.len(), word)
    })
}
