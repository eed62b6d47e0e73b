//! Text extracted from the PDF manual: headings with `#`, and page footers between lines.

use std::sync::LazyLock;

use regex::Regex;

use super::broken;
use super::document::Line;
use super::entry::{Entry, Shape};
use super::prose::Breaks;
use super::reference::{begins_other, read_heading};
use super::span::Span;

static FOOTER: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:#+\s*)?CUDA (?:Driver|Runtime) API\b.*(?:\|\s*(?:\d+|[ivxl]+)|\bTRM-\d.*|[ _]v?Release Version.*)$")
        .expect("a valid pattern")
});
/// The beginning of a page, after the footer of the previous one.
static HEADER: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:#+\s*)?(?:Modules|Data Structures|Data Fields|Chapter \d+\..*|www\.nvidia\.com|\d+)\s*$")
        .expect("a valid pattern")
});
/// A list mark, which the extraction places after the item's first line, sometimes
/// with a word in another typeface.
static ITEM_MARK: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:#+\s*)?(?:\*\*)?\s*‣\s*(?:\*\*)?\s*(.*)$").expect("a valid pattern")
});
static MARKDOWN: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^#{1,6}\s").expect("a valid pattern"));
static LABEL: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^#{1,6}\s+\**(?:Parameters?|Returns?|Description|Values|See also|Notes?)\b:?\**$")
        .expect("a valid pattern")
});

/// Whether the text has the manual's footers, or functions as Markdown headings.
pub(super) fn is_shape(lines: &[Line]) -> bool {
    let is_footer = |line: &Line| FOOTER.is_match(&line.text);
    let is_heading = |index: usize| {
        MARKDOWN.is_match(lines[index].text.trim_start()) && read_heading(&lines[index..]).is_some()
    };
    lines.iter().any(is_footer)
        || (0..lines.len()).any(is_heading)
        || lines
            .iter()
            .filter(|line| LABEL.is_match(line.text.trim()))
            .count()
            > 1
}

/// Removes page and line breaks from a part of the manual. Also returns the numbers of lines with an incomplete
/// code.
pub(super) fn join(lines: Vec<Line>) -> (Vec<Line>, Vec<usize>) {
    broken::join(without_page_breaks(lines))
}

/// The functions of a part of the manual.
pub(super) fn find(lines: &[Line]) -> Vec<Span> {
    super::reference::find(lines, ends_entry)
}

/// Parses the lines of one of them.
pub(super) fn read(lines: &[Line]) -> Option<Entry> {
    super::reference::read(lines, Shape::Pdf, Breaks::AnyWhere)
}

/// A set that lacks a code is unusable: an entry with such a line has no set.
pub(super) fn forget_returns(entry: &mut Entry, line: usize) {
    if entry.returns.first().is_none_or(|first| first.line <= line) {
        entry.returns.clear();
        entry.returns_stated = false;
    }
}

/// A heading that is no section label begins another part.
fn ends_entry(text: &str) -> bool {
    let text = text.trim();
    (MARKDOWN.is_match(text) && !LABEL.is_match(text)) || begins_other(text)
}

/// Removes footers, page headers and list marks. A removed line leaves no gap.
fn without_page_breaks(mut lines: Vec<Line>) -> Vec<Line> {
    let mut since_footer = usize::MAX;
    lines.retain_mut(|line| {
        if FOOTER.is_match(&line.text) {
            since_footer = 0;
            return false;
        }
        if line.text.trim().is_empty() {
            return true;
        }
        since_footer = since_footer.saturating_add(1);
        if HEADER.is_match(&line.text) && (since_footer <= 2 || line.text.trim() == "Modules") {
            return false;
        }
        let mark = ITEM_MARK.captures(&line.text);
        if let Some(text) = mark.map(|mark| mark[1].to_owned()) {
            line.text = text;
        }
        true
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_breaks_and_list_marks_leave_only_the_text() {
        let text = [
            "one",
            "CUDA Driver API TRM-1 _vRelease Version  |  3",
            "",
            "Modules",
            "###### **‣**",
            "###### ‣ flags",
            "two",
        ];
        let numbered = text.iter().enumerate();
        let lines: Vec<Line> = numbered
            .map(|(index, text)| Line {
                number: index + 1,
                text: (*text).to_owned(),
            })
            .collect();
        let kept = without_page_breaks(lines);
        let words: Vec<(usize, &str)> = kept
            .iter()
            .filter(|line| !line.text.is_empty())
            .map(|line| (line.number, line.text.as_str()))
            .collect();
        assert_eq!(words, [(1, "one"), (6, "flags"), (7, "two")]);
    }
}
