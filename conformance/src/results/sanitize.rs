//! Text that a subject had a hand in, made harmless: a device's name, what a call left in a place,
//! what was printed. On a terminal it moves no cursor and sets no colour, in a log it begins no line,
//! and no CI system takes it for a command.

use std::fmt::Write;

/// One line without control characters, without marks that turn text around, and without the two
/// signs that CI systems look for inside a line.
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

/// The first `limit` lines of what was printed, each harmless.
pub fn sanitized_lines(text: &str, limit: usize) -> impl Iterator<Item = String> {
    text.lines().take(limit).map(sanitized)
}

/// The beginning of a text, which may be as long as the library likes.
pub fn clip(text: &str, letters: usize) -> String {
    match text.char_indices().nth(letters) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

/// XML with the same characters written as references, which a parser turns back into what they were.
/// A line of what was printed begins no command, and neither do two signs inside of it.
pub fn sanitized_xml(text: &str) -> String {
    disarm(text, |c| format!("&#{};", u32::from(c)))
}

/// JSON with the same characters written as escapes. They stand inside strings alone.
pub fn sanitized_json(text: &str) -> String {
    disarm(text, |c| format!("\\u{:04x}", u32::from(c)))
}

/// Lines stay lines. None of the signs in question is beyond the first 65,536.
fn disarm(text: &str, escape: impl Fn(char) -> String) -> String {
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
    fn nothing_that_steers_a_terminal_is_left() {
        assert_eq!(sanitized("\u{1b}[2J\r\nx\u{7}"), "\\u{1b}[2J\\r\\nx\\u{7}");
        assert_eq!(sanitized("\u{202e}ssap"), "\\u{202e}ssap");
        assert_eq!(sanitized("\u{9b}31m"), "\\u{9b}31m");
    }

    #[test]
    fn no_sign_that_begins_a_command_is_left() {
        assert!(!sanitized("###[error]## ##vso[task]").contains("##"));
    }

    #[test]
    fn a_long_text_is_cut_and_a_short_one_is_not() {
        assert_eq!(clip("größer", 4), "größ...");
        assert_eq!(clip("größer", 6), "größer");
    }

    #[test]
    fn honest_text_stays_as_it_is() {
        assert_eq!(
            sanitized("NVIDIA H200 #1, größer"),
            "NVIDIA H200 #1, größer"
        );
    }
}
