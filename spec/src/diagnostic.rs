//! Mistakes in registry files, shown the way a compiler shows them.

use std::fmt;
use std::ops::Range;
use std::path::Path;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use proc_macro2::Span;
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
}

impl Diagnostic {
    /// A mistake at a place in a file that was parsed with spans.
    pub fn new(path: &Path, span: Span, message: impl Into<String>) -> Self {
        let start = span.start();
        Self {
            path: path.display().to_string().replace('\\', "/"),
            line: start.line,
            col: start.column + 1,
            range: span.byte_range(),
            message: message.into(),
            label: String::new(),
            help: None,
        }
    }

    /// A mistake of a whole file: it is missing, or cannot be read.
    pub fn for_file(path: &Path, message: impl Into<String>) -> Self {
        Self {
            path: path.display().to_string().replace('\\', "/"),
            line: 0,
            col: 0,
            range: 0..0,
            message: message.into(),
            label: String::new(),
            help: None,
        }
    }

    /// What syn found wrong, at its place.
    pub fn from_syn(path: &Path, error: &syn::Error) -> Self {
        Self::new(path, error.span(), error.to_string())
    }

    #[must_use]
    pub fn with_label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

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

/// The name among `known` that `name` was most likely meant to be.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    known
        .into_iter()
        .map(|candidate| (edit_distance(name, candidate), candidate))
        .filter(|(distance, candidate)| *distance <= name.len().max(candidate.len()).div_ceil(3))
        .min()
        .map(|(_, candidate)| candidate)
}

/// Letters to insert, delete or exchange to get from one word to the other, whatever their case.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.to_lowercase().chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, left) in a.to_lowercase().chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, right) in b.iter().enumerate() {
            let above = row[j + 1];
            let exchange = diagonal + usize::from(left != *right);
            row[j + 1] = exchange.min(above + 1).min(row[j] + 1);
            diagonal = above;
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rendered_mistake_names_the_place_and_the_way_out() {
        let source = "fn good();\nfn bad();\n";
        let file: syn::File = syn::parse_str("fn good() {}\nfn bad() {}\n").unwrap();
        let syn::Item::Fn(bad) = &file.items[1] else {
            panic!("two functions")
        };
        let mut mistake = Diagnostic::new(Path::new("a.rs"), bad.sig.ident.span(), "no such call")
            .with_label("here")
            .with_help("write `good`");
        mistake.range = 14..17;
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
