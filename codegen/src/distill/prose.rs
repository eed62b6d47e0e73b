//! Paragraphs and sentences with line numbers.

use std::sync::LazyLock;

use regex::Regex;

use super::document::Line;

/// Precedes a name that the document marks as a parameter (`\p flags`).
pub(super) const MARK: char = '\u{e000}';

/// Text of one or more lines.
#[derive(Clone, Debug, Default)]
pub(super) struct Flow {
    text: String,
    /// Offset of each line's part, and its line number.
    starts: Vec<(usize, usize)>,
}

/// A sentence with its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    pub text: String,
    pub first: usize,
    pub last: usize,
}

/// Beginnings of list items.
static BULLET: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\s*(?:[•◦▪‣●○·*–-]|\d{1,2}[.)])(?:\s+|$)").expect("a valid pattern")
});

/// Abbreviations whose full stop ends no sentence.
const SHORTENINGS: [&str; 10] = [
    "e.g", "i.e", "eg", "ie", "etc", "vs", "cf", "approx", "resp", "incl",
];

/// Returns the line without its bullet.
pub(super) fn strip_bullet(text: &str) -> &str {
    BULLET
        .find(text)
        .map_or(text.trim_start(), |bullet| &text[bullet.end()..])
}

/// Whether the line begins a list item.
pub(super) fn has_bullet(text: &str) -> bool {
    BULLET.is_match(text)
}

impl Flow {
    /// Text of one line.
    pub(super) fn of(text: &str, line: usize) -> Self {
        let mut flow = Self::default();
        flow.push(text, line);
        flow
    }

    /// Adds a line's text.
    pub(super) fn push(&mut self, text: &str, line: usize) {
        let text = text.trim();
        if text.is_empty() {
            return;
        }
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.starts.push((self.text.len(), line));
        self.text.push_str(text);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    fn ends_open(&self) -> bool {
        !self.text.is_empty()
            && !self
                .text
                .trim_end_matches([')', '"', '\''])
                .ends_with(['.', ':', ';', '!', '?'])
    }

    fn line_at(&self, byte: usize) -> usize {
        let after = self.starts.partition_point(|(start, _)| *start <= byte);
        self.starts[after.saturating_sub(1)].1
    }

    /// The sentences, in order.
    pub(super) fn sentences(&self) -> Vec<Sentence> {
        let mut sentences = Vec::new();
        let mut start = 0;
        let mut depth = 0i32;
        for (at, c) in self.text.char_indices() {
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                '.' | '!' | '?' if self.ends_sentence(at, depth) => {
                    self.take(start, at + 1, &mut sentences);
                    start = at + 1;
                    depth = 0;
                }
                _ => {}
            }
        }
        self.take(start, self.text.len(), &mut sentences);
        sentences
    }

    fn ends_sentence(&self, at: usize, depth: i32) -> bool {
        let rest = &self.text[at + 1..];
        let before = &self.text[..at];
        let word = before.rsplit([' ', '(']).next().unwrap_or_default();
        rest.starts_with(' ')
            && depth <= 0
            && !SHORTENINGS.contains(&word.to_ascii_lowercase().as_str())
    }

    fn take(&self, start: usize, end: usize, sentences: &mut Vec<Sentence>) {
        let raw = &self.text[start..end];
        let text = raw.trim();
        if text.is_empty() {
            return;
        }
        let first = start + (raw.len() - raw.trim_start().len());
        sentences.push(Sentence {
            text: text.to_owned(),
            first: self.line_at(first),
            last: self.line_at(first + text.len() - 1),
        });
    }
}

/// Rules for line breaks of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breaks {
    /// A blank line ends a paragraph.
    AtBlankLines,
    /// Page breaks and list marks insert blank lines into sentences.
    AnyWhere,
}

/// Returns the paragraphs of some lines. A line continues the previous one if that ended without a full stop.
pub(super) fn paragraphs(lines: &[Line], breaks: Breaks) -> Vec<Flow> {
    let mut flows: Vec<Flow> = Vec::new();
    let mut after_blank = true;
    for line in lines {
        if line.text.trim().is_empty() {
            after_blank = true;
            continue;
        }
        let begins_item = has_bullet(&line.text);
        let text = strip_bullet(&line.text);
        let goes_on = !begins_item
            && flows.last().is_some_and(Flow::ends_open)
            && (!after_blank || (breaks == Breaks::AnyWhere && goes_on_after_gap(text)));
        if !goes_on {
            flows.push(Flow::default());
        }
        if let Some(flow) = flows.last_mut() {
            flow.push(text, line.number);
        }
        after_blank = false;
    }
    flows.retain(|flow| !flow.is_empty());
    flows
}

/// Whether a text after a gap can continue a sentence.
fn goes_on_after_gap(text: &str) -> bool {
    text.starts_with(|c: char| c.is_lowercase() || c == '(' || c == '_' || c.is_ascii_digit())
        || text.starts_with("CU")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<Line> {
        let numbered = text.lines().enumerate();
        numbered
            .map(|(index, text)| Line {
                number: index + 1,
                text: text.to_owned(),
            })
            .collect()
    }

    fn sentences(text: &str, breaks: Breaks) -> Vec<(String, usize, usize)> {
        let flows = paragraphs(&lines(text), breaks);
        let all = flows.iter().flat_map(Flow::sentences);
        all.map(|sentence| (sentence.text, sentence.first, sentence.last))
            .collect()
    }

    #[test]
    fn a_wrapped_sentence_knows_its_first_and_last_line() {
        assert_eq!(
            sentences("First one. The second goes\non here.", Breaks::AtBlankLines),
            [
                ("First one.".into(), 1, 1),
                ("The second goes on here.".into(), 1, 2)
            ]
        );
    }

    #[test]
    fn shortenings_and_parentheses_end_no_sentence() {
        assert_eq!(
            sentences(
                "Any kind, e.g. this (or. that) one. Next.",
                Breaks::AtBlankLines
            )
            .len(),
            2
        );
    }

    #[test]
    fn a_gap_in_a_sentence_is_closed_only_where_pages_break() {
        let text = "memory may\n\nonly be given once.";
        assert_eq!(sentences(text, Breaks::AnyWhere).len(), 1);
        assert_eq!(sentences(text, Breaks::AtBlankLines).len(), 2);
    }

    #[test]
    fn list_items_are_paragraphs() {
        assert_eq!(sentences("  • one\n  • two", Breaks::AtBlankLines).len(), 2);
    }
}
