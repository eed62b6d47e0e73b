//! Sanitizing of text that the subject controls, such as device names, results and output: it contains no
//! control sequences for terminals, and no commands for CI systems.

use std::fmt::Write;

/// A single line without control characters and bidirectional marks, and without the two character pairs that
/// begin commands of CI systems.
pub fn sanitized(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut last = ' ';
    for c in text.chars() {
        if is_harmful(c) {
            // Writing to a string cannot fail.
            let _ = write!(out, "{}", c.escape_default());
        } else if c == '#' && last == '#' {
            out.push_str("\\#");
        } else {
            out.push(c);
        }
        last = c;
    }
    out
}

/// The first `limit` lines of a text, sanitized.
pub fn sanitized_lines(text: &str, limit: usize) -> impl Iterator<Item = String> {
    text.lines().take(limit).map(sanitized)
}

/// The first `letters` characters of a text of any length.
pub fn clip(text: &str, letters: usize) -> String {
    match text.char_indices().nth(letters) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

/// XML with harmful characters as character references, which a parser restores. No line begins a CI command,
/// and there is none inside a line.
pub fn sanitized_xml(text: &str) -> String {
    escape_harmful(text, |c| format!("&#{};", u32::from(c)))
}

/// JSON with harmful characters as escapes. These characters occur only inside strings.
pub fn sanitized_json(text: &str) -> String {
    escape_harmful(text, |c| format!("\\u{:04x}", u32::from(c)))
}

/// Escapes harmful characters but keeps line breaks. All harmful characters are below U+10000.
fn escape_harmful(text: &str, escape: impl Fn(char) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut last = ' ';
    for c in text.chars() {
        let is_pair = c == last && matches!(c, '#' | ':');
        if is_pair || (is_harmful(c) && !matches!(c, '\n' | '\t')) {
            out.push_str(&escape(c));
        } else {
            out.push(c);
        }
        last = c;
    }
    out
}

fn is_harmful(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminal_control_sequences_are_removed() {
        assert_eq!(sanitized("\u{1b}[2J\r\nx\u{7}"), "\\u{1b}[2J\\r\\nx\\u{7}");
        assert_eq!(sanitized("\u{202e}ssap"), "\\u{202e}ssap");
        assert_eq!(sanitized("\u{9b}31m"), "\\u{9b}31m");
    }

    #[test]
    fn ci_commands_are_escaped() {
        assert!(!sanitized("###[error]## ##vso[task]").contains("##"));
    }

    #[test]
    fn only_long_text_is_truncated() {
        assert_eq!(clip("größer", 4), "größ...");
        assert_eq!(clip("größer", 6), "größer");
    }

    #[test]
    fn harmless_text_is_unchanged() {
        assert_eq!(
            sanitized("NVIDIA H200 #1, größer"),
            "NVIDIA H200 #1, größer"
        );
    }
}
