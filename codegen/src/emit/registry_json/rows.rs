//! Prints JSON in rows: a value that fits on a line is printed on one line, and a longer one is split into
//! its parts.
//!
//! A change of one fact then changes one line, without a separate line for every bracket.

/// Limit of the length of a line, in bytes; a longer value is split.
const WIDTH: usize = 120;

/// Returns the text of a file for a value, given as JSON without spaces.
pub(super) fn print(json: &str) -> String {
    let mut rows = Rows {
        left: json,
        text: String::with_capacity(json.len() * 2),
    };
    rows.write(0, 0);
    rows.text.push('\n');
    rows.text
}

/// The output, and the rest of the JSON.
struct Rows<'j> {
    left: &'j str,
    text: String,
}

impl<'j> Rows<'j> {
    /// Writes the next value on a line of which `used` columns are filled.
    fn write(&mut self, indent: usize, used: usize) {
        let (start, left) = (self.text.len(), self.left);
        if self.write_row(start + WIDTH.saturating_sub(used)) {
            return;
        }
        // A long scalar cannot be split.
        if left.starts_with(['[', '{']) {
            self.text.truncate(start);
            self.left = left;
            self.write_parts(indent);
        }
    }

    fn write_parts(&mut self, indent: usize) {
        let inner = indent + 1;
        let open = self.take(1);
        while !self.left.starts_with([']', '}']) {
            if self.left.starts_with(',') {
                self.take(1);
            }
            self.text.push('\n');
            let line = self.text.len();
            self.text.extend(std::iter::repeat_n(' ', inner));
            self.take_key(open);
            let used = self.text.len() - line;
            self.write(inner, used);
        }
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n(' ', indent));
        self.take(1);
    }

    /// Writes the next value on one line, and stops when the text exceeds `end`.
    fn write_row(&mut self, end: usize) -> bool {
        if !self.left.starts_with(['[', '{']) {
            self.take_word();
            return self.text.len() <= end;
        }
        let open = self.take(1);
        while !self.left.starts_with([']', '}']) {
            if self.left.starts_with(',') {
                self.take(1);
                self.text.push(' ');
            }
            self.take_key(open);
            if !self.write_row(end) {
                return false;
            }
        }
        self.take(1);
        self.text.len() <= end
    }

    /// Writes the key of a member of an object.
    fn take_key(&mut self, open: &str) {
        if open == "{" {
            self.take_word();
            self.take(1);
            self.text.push(' ');
        }
    }

    /// Writes a scalar.
    fn take_word(&mut self) {
        let bytes = self.left.as_bytes();
        if bytes.first() != Some(&b'"') {
            let end = bytes.iter().position(|byte| b",:]}".contains(byte));
            self.take(end.unwrap_or(bytes.len()));
            return;
        }
        let mut end = 1;
        while bytes.get(end).is_some_and(|byte| *byte != b'"') {
            // A character after a backslash does not end a string.
            end += if bytes[end] == b'\\' { 2 } else { 1 };
        }
        self.take((end + 1).min(bytes.len()));
    }

    /// Copies this number of bytes.
    fn take(&mut self, count: usize) -> &'j str {
        let (taken, left) = self.left.split_at(count);
        self.text.push_str(taken);
        self.left = left;
        taken
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::WIDTH;

    fn print(value: &Value) -> String {
        super::print(&value.to_string())
    }

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
