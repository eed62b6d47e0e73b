//! Lists of expectations.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use cuspec_diagnostic::Diagnostic;

use super::line::{self, Entry, Purpose};
use crate::results::environment::Environment;

/// A baseline, a list of flakes, or a list of skips. Empty if there is no file.
#[derive(Clone, Debug, Default)]
pub struct List {
    pub path: PathBuf,
    /// The text of the file.
    pub source: String,
    entries: Vec<Entry>,
    /// Entries for a single case, by its id. A baseline may have thousands of them, and each result looks one
    /// up.
    exact: HashMap<String, Vec<usize>>,
    patterns: Vec<usize>,
}

impl List {
    pub fn new(path: &Path, source: String, entries: Vec<Entry>) -> List {
        let mut list = List {
            path: path.to_owned(),
            source,
            ..List::default()
        };
        for (index, entry) in entries.iter().enumerate() {
            if entry.pattern.is_exact() {
                let id = entry.pattern.text().to_owned();
                list.exact.entry(id).or_default().push(index);
            } else {
                list.patterns.push(index);
            }
        }
        list.entries = entries;
        list
    }

    /// Entries in the order of the file.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Reads a file. The error contains all mistakes, in the format of a compiler.
    pub fn load(path: &Path, purpose: Purpose) -> Result<List, String> {
        let source = std::fs::read_to_string(path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        List::parse(path, purpose, source)
    }

    pub fn parse(path: &Path, purpose: Purpose, source: String) -> Result<List, String> {
        let mut entries = Vec::new();
        let mut mistakes: Vec<Box<Diagnostic>> = Vec::new();
        let mut start = 0;
        for (index, whole) in source.split_inclusive('\n').enumerate() {
            let text = whole.trim_end_matches(['\n', '\r']);
            match line::parse(path, purpose, index + 1, start, text) {
                Ok(entry) => entries.extend(entry),
                Err(mistake) => mistakes.push(mistake),
            }
            start += whole.len();
        }
        if mistakes.is_empty() {
            return Ok(List::new(path, source, entries));
        }
        let shown: Vec<String> = mistakes.iter().map(|one| one.render(&source)).collect();
        Err(shown.join("\n"))
    }

    /// The line that applies to a case: a line with its exact id takes precedence over patterns, then the
    /// first one applies.
    pub fn about(&self, case: &str, environment: &Environment) -> Option<&Entry> {
        let mut matching = self.matching(case).map(|index| &self.entries[index]);
        matching.find(|entry| entry.holds(environment))
    }

    /// Entries that match a case regardless of their conditions, in order of precedence.
    fn matching(&self, case: &str) -> impl Iterator<Item = usize> {
        let exact = self.exact.get(case).into_iter().flatten();
        let patterns = self.patterns.iter();
        let patterns = patterns.filter(move |index| self.entries[**index].pattern.matches(case));
        exact.chain(patterns).copied()
    }

    /// Lines without effect: they match no case, or only cases of earlier lines. A line whose conditions do
    /// not hold here is not stale, since it may apply elsewhere.
    pub fn stale(&self, cases: &[String], environment: &Environment) -> Vec<Stale> {
        let mut usage = Usage::new(self, environment);
        for case in cases {
            usage.see(case);
        }
        usage.stale()
    }
}

/// Tracks which lines take effect for the cases of the suite.
pub(super) struct Usage<'a> {
    list: &'a List,
    environment: &'a Environment,
    /// Whether each line applies to a case.
    used: Vec<bool>,
    /// Whether each line matches a case.
    matches: Vec<bool>,
}

impl<'a> Usage<'a> {
    /// A usage without cases.
    pub(super) fn new(list: &'a List, environment: &'a Environment) -> Usage<'a> {
        Usage {
            list,
            environment,
            used: vec![false; list.entries.len()],
            matches: vec![false; list.entries.len()],
        }
    }

    /// Adds a case of the suite.
    pub(super) fn see(&mut self, case: &str) {
        let about = self.list.about(case, self.environment);
        let about = about.map(|entry| entry.line);
        for (index, entry) in self.list.entries.iter().enumerate() {
            self.used[index] |= about == Some(entry.line);
            self.matches[index] = self.matches[index] || entry.pattern.matches(case);
        }
    }

    /// The lines without effect on the added cases; see [`List::stale`].
    pub(super) fn stale(self) -> Vec<Stale> {
        let entries = self.list.entries.iter();
        let all = entries.zip(self.used).zip(self.matches);
        all.filter_map(|((entry, is_used), has_matched)| {
            let reason = match (has_matched, is_used) {
                (false, _) => "no case of the suite matches",
                (true, false) if entry.holds(self.environment) => {
                    "other lines apply to all of its cases"
                }
                _ => return None,
            };
            Some(Stale {
                line: entry.line,
                place: format!("{}:{}", self.list.path.display(), entry.line),
                pattern: entry.pattern.text().to_owned(),
                reason: reason.to_owned(),
            })
        })
        .collect()
    }
}

/// A line without effect.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Stale {
    #[serde(skip)]
    pub line: usize,
    /// File and line.
    pub place: String,
    pub pattern: String,
    pub reason: String,
}
