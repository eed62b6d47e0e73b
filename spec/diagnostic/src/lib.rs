//! Mistakes in files that people write, shown the way a compiler shows them.

#![warn(missing_docs)]

use std::fmt;
use std::ops::Range;
use std::panic::Location;
use std::path::Path;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use serde::Serialize;

/// One mistake: what is wrong, where, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnostic {
    /// The file as the caller named it, with `/` between its parts.
    pub path: String,
    /// Line of the first character at fault, from 1; 0 when the whole file is meant.
    pub line: usize,
    /// Column of the first character at fault, from 1.
    pub col: usize,
    /// Bytes of the file that are at fault.
    pub range: Range<usize>,
    /// What is wrong, in one line.
    pub message: String,
    /// What stands under the caret; may be empty.
    pub label: String,
    /// What to do next.
    pub help: Option<String>,
    #[serde(skip)]
    origin: FoundBy,
}

/// The line of the program that found a mistake. It is nothing that two mistakes could differ in.
#[derive(Clone, Copy, Debug)]
struct FoundBy(&'static Location<'static>);

impl PartialEq for FoundBy {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for FoundBy {}

impl Diagnostic {
    /// A mistake at a place: line and column of its first character, both from 1, and its bytes.
    #[track_caller]
    pub fn at(
        path: &Path,
        (line, col): (usize, usize),
        range: Range<usize>,
        message: impl Into<String>,
    ) -> Self {
        Self {
            path: path.display().to_string().replace('\\', "/"),
            line,
            col,
            range,
            message: message.into(),
            label: String::new(),
            help: None,
            origin: FoundBy(Location::caller()),
        }
    }

    /// A mistake of a whole file: it is missing, or cannot be read.
    #[track_caller]
    pub fn for_file(path: &Path, message: impl Into<String>) -> Self {
        Self {
            path: path.display().to_string().replace('\\', "/"),
            line: 0,
            col: 0,
            range: 0..0,
            message: message.into(),
            label: String::new(),
            help: None,
            origin: FoundBy(Location::caller()),
        }
    }

    /// The file and the line of the program that found it: tests look there whether each is provoked.
    pub fn found_by(&self) -> (&'static str, u32) {
        (self.origin.0.file(), self.origin.0.line())
    }

    /// Adds what is said under the marked text.
    #[must_use]
    pub fn with_label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// Adds what to do about it.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The mistake with the lines of `source` it is about; plain text without colours, so that it
    /// can be kept as a golden file.
    pub fn render(&self, source: &str) -> String {
        self.render_as(Level::ERROR, source)
    }

    /// The same of something that is no mistake: a remark.
    pub fn render_remark(&self, source: &str) -> String {
        self.render_as(Level::NOTE.with_name("remark"), source)
    }

    fn render_as(&self, level: Level<'_>, source: &str) -> String {
        let mut group = Group::with_title(level.primary_title(self.message.as_str()));
        if self.line > 0 && self.range.end <= source.len() {
            let annotation = AnnotationKind::Primary.span(self.range.clone());
            let annotation = match self.label.as_str() {
                "" => annotation,
                label => annotation.label(label),
            };
            group = group.element(
                Snippet::source(source)
                    .path(self.path.as_str())
                    .annotation(annotation),
            );
        } else {
            group = group.element(Origin::path(self.path.as_str()));
        }
        if let Some(help) = &self.help {
            group = group.element(Level::HELP.message(help.as_str()));
        }
        Renderer::plain().render(&[group])
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.message)?,
            line => write!(f, "{}:{line}:{}: {}", self.path, self.col, self.message)?,
        }
        match &self.help {
            Some(help) => write!(f, "; {help}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Diagnostic {}

/// Puts mistakes in the order of their files and lines, each once.
pub fn sort(mistakes: &mut Vec<Diagnostic>) {
    mistakes.sort_by(|a, b| {
        (&a.path, a.range.start, &a.message).cmp(&(&b.path, b.range.start, &b.message))
    });
    mistakes.dedup();
}

/// The name among `known` that `name` was most likely meant to be: the one with the fewest letters
/// to insert, delete or exchange, whatever their case, if those are at most a third of it.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase();
    let letters = name.chars().count();
    let limit = |candidate: &str| name.len().max(candidate.len()).div_ceil(3);
    known
        .into_iter()
        // Every letter that one of them lacks is a difference, and lengths are compared faster than texts.
        .filter(|candidate| letters.abs_diff(candidate.chars().count()) <= limit(candidate))
        .map(|candidate| {
            (
                strsim::levenshtein(&name, &candidate.to_lowercase()),
                candidate,
            )
        })
        .filter(|(distance, candidate)| *distance <= limit(candidate))
        .min()
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rendered_mistake_names_the_place_and_the_way_out() {
        let source = "fn good();\nfn bad();\n";
        let mistake = Diagnostic::at(Path::new("a.rs"), (2, 4), 14..17, "no such call")
            .with_label("here")
            .with_help("write `good`");
        let text = mistake.render(source);
        assert_eq!((mistake.line, mistake.col), (2, 4));
        for part in ["no such call", "a.rs:2:4", "^^^ here", "help: write `good`"] {
            assert!(text.contains(part), "{part} is missing from\n{text}");
        }
    }

    #[test]
    fn the_nearest_name_is_the_one_with_fewest_changes() {
        let known = ["cuMemAlloc", "cuMemFree", "cuInit"];
        assert_eq!(nearest("cuMemAloc", known), Some("cuMemAlloc"));
        assert_eq!(nearest("cuGraphLaunch", known), None);
    }
}
