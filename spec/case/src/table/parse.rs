//! The lines of a file, and what is wrong with one.

/// A place in a file of cases that does not read.
pub(super) fn mistake(what: &str, line: &str) -> String {
    format!("{what}: `{}`", line.trim_end())
}

/// An entry of a section: its label, and what stands behind it.
pub(super) fn entry(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix(' ')?.split_once(' ')
}

/// Takes the first line of a text.
pub(super) fn next_line<'a>(text: &mut &'a str) -> Option<&'a str> {
    if text.is_empty() {
        return None;
    }
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    *text = rest;
    Some(line)
}
