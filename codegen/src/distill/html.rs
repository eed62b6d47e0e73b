//! Text of the HTML reference: `- CUresult cuName ( CUstream hStream )`.

use std::sync::LazyLock;

use regex::Regex;

use super::document::Line;
use super::entry::{Entry, Shape};
use super::prose::Breaks;
use super::reference::{begins_other, read_heading};
use super::span::Span;

/// A page of types only has this format too.
static TYPES: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:[-*]\s+)?(?:enum\s+(?:CU|cuda)\w+|#define (?:CU|cuda)\w+.*|typedef .*\b(?:CU|cuda)\w+.*)$")
        .expect("a valid pattern")
});

/// Whether some line is a C declaration used as a heading.
pub(super) fn is_shape(lines: &[Line]) -> bool {
    (0..lines.len()).any(|index| read_heading(&lines[index..]).is_some())
        || lines
            .iter()
            .filter(|line| TYPES.is_match(&line.text))
            .count()
            > 1
}

/// The functions of a page.
pub(super) fn find(lines: &[Line]) -> Vec<Span> {
    super::reference::find(lines, begins_other)
}

/// Parses the lines of one of them.
pub(super) fn read(lines: &[Line]) -> Option<Entry> {
    super::reference::read(lines, Shape::Html, Breaks::AtBlankLines)
}
