//! JSON in rows: what fits a line stands on one, and what does not is broken into its parts.
//!
//! A change of one fact is then a change of one line, without a line for every bracket.

use serde_json::Value;

/// The longest line that is not broken.
const WIDTH: usize = 120;

/// The value as the text of a file.
pub(super) fn print(value: &Value) -> String {
    let mut text = String::new();
    write(&mut text, value, 0, 0);
    text.push('\n');
    text
}

/// Writes a value behind what is on its line already, `used` columns of it.
fn write(text: &mut String, value: &Value, indent: usize, used: usize) {
    let start = text.len();
    if write_row(text, value, start + WIDTH.saturating_sub(used)) {
        return;
    }
    text.truncate(start);
    match value {
        Value::Array(items) => write_parts(
            text,
            ('[', ']'),
            indent,
            items.iter().map(|item| ("", item)),
        ),
        Value::Object(members) => {
            let members = members.iter().map(|(key, item)| (key.as_str(), item));
            write_parts(text, ('{', '}'), indent, members);
        }
        // A long word cannot be broken.
        word => write_word(text, word),
    }
}

fn write_parts<'a>(
    text: &mut String,
    (open, close): (char, char),
    indent: usize,
    parts: impl Iterator<Item = (&'a str, &'a Value)>,
) {
    let inner = indent + 1;
    text.push(open);
    for (index, (key, item)) in parts.enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        let line = text.len();
        text.extend(std::iter::repeat_n(' ', inner));
        if open == '{' {
            write_text(text, key);
            text.push_str(": ");
        }
        let used = text.len() - line;
        write(text, item, inner, used);
    }
    text.push('\n');
    text.extend(std::iter::repeat_n(' ', indent));
    text.push(close);
}

/// Writes a value on one line, and gives up when the text grows past `end`.
fn write_row(text: &mut String, value: &Value, end: usize) -> bool {
    match value {
        Value::Array(items) => {
            text.push('[');
            for (index, item) in items.iter().enumerate() {
                text.push_str(if index == 0 { "" } else { ", " });
                if !write_row(text, item, end) {
                    return false;
                }
            }
            text.push(']');
        }
        Value::Object(members) => {
            text.push('{');
            for (index, (key, item)) in members.iter().enumerate() {
                text.push_str(if index == 0 { "" } else { ", " });
                write_text(text, key);
                text.push_str(": ");
                if !write_row(text, item, end) {
                    return false;
                }
            }
            text.push('}');
        }
        word => write_word(text, word),
    }
    text.len() <= end
}

/// Writes what has no parts.
fn write_word(text: &mut String, word: &Value) {
    match word {
        Value::String(word) => write_text(text, word),
        word => text.push_str(&word.to_string()),
    }
}

/// Writes a text in quotes. Nearly all are plain, and are taken as they are.
fn write_text(text: &mut String, word: &str) {
    let is_plain = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\';
    match word.bytes().all(is_plain) {
        true => {
            text.push('"');
            text.push_str(word);
            text.push('"');
        }
        false => text.push_str(&Value::from(word).to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_a_line_stands_on_one() {
        let value = serde_json::json!({ "a": [1, "b", null], "c": {} });
        assert_eq!(print(&value), "{\"a\": [1, \"b\", null], \"c\": {}}\n");
    }

    #[test]
    fn what_a_text_may_not_have_in_it_is_escaped() {
        let texts = [
            "plain \u{e9}",
            "a \"word\"",
            "back\\slash",
            "two\nlines",
            "\u{1}",
        ];
        for text in texts {
            let value = serde_json::json!({ text: text });
            let read: Value = serde_json::from_str(&print(&value)).expect("JSON");
            assert_eq!(read, value);
        }
    }

    #[test]
    fn what_does_not_fit_is_broken_only_as_far_as_it_must_be() {
        let long = "x".repeat(WIDTH - 10);
        let value = serde_json::json!({ "a": [1, 2], "b": [long, "y"] });
        let broken = format!("{{\n \"a\": [1, 2],\n \"b\": [\n  \"{long}\",\n  \"y\"\n ]\n}}\n");
        assert_eq!(print(&value), broken);
    }

    #[test]
    fn no_line_that_can_be_broken_is_too_long() {
        let row: Vec<String> = (0..200).map(|n| format!("word {n}")).collect();
        let text = print(&serde_json::json!({ "rows": [row, row], "more": { "row": row } }));
        assert!(text.lines().all(|line| line.len() <= WIDTH + 1), "{text}");
    }
}
