//! A file of such lines.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use cuspec_diagnostic::Diagnostic;

use super::line::{self, Entry, Purpose};
use crate::results::environment::Environment;

/// A baseline, a list of flakes, or a list of skips. Empty where there is no file.
#[derive(Clone, Debug, Default)]
pub struct List {
    pub path: PathBuf,
    /// The file as it is.
    pub source: String,
    entries: Vec<Entry>,
    /// The entries that name one case alone, by its id: a baseline may have thousands, and every
    /// result asks for one of them.
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

    /// In the order of the file.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Reads a file; all mistakes at once, as a compiler shows them.
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

    /// The line that counts for a case: one that names it alone, or else the first that matches.
    pub fn about(&self, case: &str, environment: &Environment) -> Option<&Entry> {
        let mut matching = self.matching(case).map(|index| &self.entries[index]);
        matching.find(|entry| entry.holds(environment))
    }

    /// The entries that are about a case wherever their conditions hold, those that count first first.
    fn matching(&self, case: &str) -> impl Iterator<Item = usize> {
        let exact = self.exact.get(case).into_iter().flatten();
        let patterns = self.patterns.iter();
        let patterns = patterns.filter(move |index| self.entries[**index].pattern.matches(case));
        exact.chain(patterns).copied()
    }

    /// The lines that count nowhere: for no case of the suite, or for none that an earlier line
    /// does not claim. A line whose conditions do not hold here may count elsewhere.
    pub fn stale(&self, cases: &[String], environment: &Environment) -> Vec<Stale> {
        let mut usage = Usage::new(self, environment);
        for case in cases {
            usage.see(case);
        }
        usage.stale()
    }
}

/// Which lines are good for something, while one case of the suite after the other is looked at.
pub(super) struct Usage<'a> {
    list: &'a List,
    environment: &'a Environment,
    /// Whether each line counts for some case.
    used: Vec<bool>,
    /// Whether each line names some case.
    matches: Vec<bool>,
}

impl<'a> Usage<'a> {
    /// Of no case yet.
    pub(super) fn new(list: &'a List, environment: &'a Environment) -> Usage<'a> {
        Usage {
            list,
            environment,
            used: vec![false; list.entries.len()],
            matches: vec![false; list.entries.len()],
        }
    }

    /// Looks at a case of the suite.
    pub(super) fn see(&mut self, case: &str) {
        let about = self.list.about(case, self.environment);
        let about = about.map(|entry| entry.line);
        for (index, entry) in self.list.entries.iter().enumerate() {
            self.used[index] |= about == Some(entry.line);
            self.matches[index] = self.matches[index] || entry.pattern.matches(case);
        }
    }

    /// The lines that were good for no case that was seen; see [`List::stale`].
    pub(super) fn stale(self) -> Vec<Stale> {
        let entries = self.list.entries.iter();
        let all = entries.zip(self.used).zip(self.matches);
        all.filter_map(|((entry, is_used), has_matched)| {
            let reason = match (has_matched, is_used) {
                (false, _) => "no case of the suite has such a name",
                (true, false) if entry.holds(self.environment) => {
                    "other lines say it already for every such case"
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

/// A line that is good for nothing any more.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Stale {
    #[serde(skip)]
    pub line: usize,
    /// File and line.
    pub place: String,
    pub pattern: String,
    pub reason: String,
}
