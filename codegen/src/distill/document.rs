//! A document as numbered lines of plain text, independent of the program that saved it.

use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use regex::Regex;

/// A text file with uniform line ends, spaces, quotes and asterisks.
#[derive(Clone, Debug)]
pub(super) struct Document {
    /// The file name given by the caller.
    pub name: String,
    pub lines: Vec<Line>,
}

/// A line with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub number: usize,
    pub text: String,
}

/// The reason why a file is not a document.
#[derive(Debug)]
pub(super) enum ReadError {
    Unreadable(std::io::Error),
    Empty,
    Binary { offset: usize },
    NotText { offset: usize, line: usize },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "cannot be read: {error}"),
            Self::Empty => write!(f, "is empty"),
            Self::Binary { offset } => write!(
                f,
                "is a binary file (control byte at offset {offset}): save the page as plain text first"
            ),
            Self::NotText { offset, line } => write!(
                f,
                "is not UTF-8 text (line {line}, offset {offset}): convert it, for instance with `iconv -t UTF-8`"
            ),
        }
    }
}

impl Document {
    /// Reads a file.
    pub(super) fn read(path: &Path) -> Result<Self, ReadError> {
        let bytes = fs::read(path).map_err(ReadError::Unreadable)?;
        Self::from_bytes(&path.display().to_string(), &bytes)
    }

    /// Parses bytes.
    pub(super) fn from_bytes(name: &str, bytes: &[u8]) -> Result<Self, ReadError> {
        if let Some(offset) = bytes.iter().position(|byte| is_binary(*byte)) {
            return Err(ReadError::Binary { offset });
        }
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let offset = error.valid_up_to();
            let line = 1 + bytes[..offset]
                .iter()
                .filter(|byte| **byte == b'\n')
                .count();
            ReadError::NotText { offset, line }
        })?;
        let document = Self::from_text(name, text);
        if document.lines.iter().all(|line| line.text.is_empty()) {
            return Err(ReadError::Empty);
        }
        Ok(document)
    }

    /// Parses text.
    pub(super) fn from_text(name: &str, text: &str) -> Self {
        let end = if text.contains('\n') { '\n' } else { '\r' };
        // Reserve exactly: a growing list exists twice for a moment, and documents are large.
        let mut lines = Vec::with_capacity(1 + text.matches(end).count());
        lines.extend(text.split(end).enumerate().map(|(index, text)| Line {
            number: index + 1,
            text: uniform(text),
        }));
        Self {
            name: name.to_owned(),
            lines,
        }
    }
}

/// A byte that text does not contain. Form feeds separate the pages of a PDF; escape bytes colour
/// the output of a pager.
fn is_binary(byte: u8) -> bool {
    byte < 0x20 && !matches!(byte, b'\n' | b'\r' | b'\t' | 0x0b | 0x0c | 0x1b)
}

/// A Markdown link; only its text belongs to the page.
static LINK: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"\[([^\[\]]*)\]\((?:https?:|[#./]|\w[\w-]*\.html?)[^()\s]*\)")
        .expect("a valid pattern")
});

/// Returns the line with ASCII spaces, quotes and asterisks, without invisible characters, without
/// additions of a Markdown converter (backslashes before underscores, targets of links), and without
/// its end.
fn uniform(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}' | '\u{1b}' => {}
            '\u{2018}' | '\u{2019}' | '\u{201a}' | '\u{2032}' => text.push('\''),
            '\u{201c}'..='\u{201e}' | '\u{2033}' => text.push('"'),
            '\u{2217}' | '\u{2731}' => text.push('*'),
            '\u{fb00}' => text.push_str("ff"),
            '\u{fb01}' => text.push_str("fi"),
            '\u{fb02}' => text.push_str("fl"),
            '\\' if matches!(chars.peek(), Some('_' | '*' | '#' | '[' | ']' | '<' | '>')) => {}
            _ if c.is_whitespace() => text.push(' '),
            _ => text.push(c),
        }
    }
    text.truncate(text.trim_end().len());
    if text.contains("](") {
        LINK.replace_all(&text, "$1").into_owned()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        Document::from_text("t", text)
            .lines
            .into_iter()
            .map(|line| line.text)
            .collect()
    }

    #[test]
    fn windows_line_ends_are_no_part_of_a_line() {
        assert_eq!(lines("one\r\ntwo\r\n"), ["one", "two", ""]);
    }

    #[test]
    fn typographic_characters_become_plain_ones() {
        let text =
            "a\u{a0}b \u{201c}c\u{201d} d\u{2019}s \u{2217}e cuda\u{200b}Success CUDA\\_SUCCESS";
        assert_eq!(lines(text), ["a b \"c\" d's *e cudaSuccess CUDA_SUCCESS"]);
    }

    #[test]
    fn a_link_is_its_text() {
        assert_eq!(
            lines("[CUresult](#t) [cuPlay](group__T.html#g1) ( int\\* a )"),
            ["CUresult cuPlay ( int* a )"]
        );
    }

    #[test]
    fn a_file_with_control_bytes_is_binary() {
        let error = Document::from_bytes("t", b"\x7fELF\0\0").unwrap_err();
        assert!(matches!(error, ReadError::Binary { offset: 4 }));
    }

    #[test]
    fn text_in_another_encoding_is_refused_with_its_line() {
        let error = Document::from_bytes("t", b"one\ncaf\xe9\n").unwrap_err();
        assert!(matches!(error, ReadError::NotText { offset: 7, line: 2 }));
    }

    #[test]
    fn a_file_of_blank_lines_is_empty() {
        assert!(matches!(
            Document::from_bytes("t", b" \n\n"),
            Err(ReadError::Empty)
        ));
    }
}
