//! Entries as text.

use std::fmt::Write;

use super::entry::Statement;
use super::entry::{Entry, Named};

/// Prints entries while documents are read.
pub(super) struct Printer {
    is_json: bool,
    has_begun: bool,
    /// Text not yet printed.
    text: String,
}

/// Size of a write.
const BLOCK: usize = 1 << 16;

impl Printer {
    pub(super) fn new(is_json: bool) -> Self {
        Self {
            is_json,
            has_begun: false,
            text: String::new(),
        }
    }

    /// Prints one more entry: an element of an array, or a paragraph.
    pub(super) fn entry(&mut self, entry: &Entry) {
        let before = match (self.is_json, self.has_begun) {
            (true, false) => "[\n",
            (true, true) => ",\n",
            (false, false) => "",
            (false, true) => "\n",
        };
        self.has_begun = true;
        self.text.push_str(before);
        match self.is_json {
            true => {
                let object = format!("{:#}", entry.to_json());
                let lines: Vec<&str> = object.lines().collect();
                let _ = write!(self.text, "  {}", lines.join("\n  "));
            }
            false => self.text.push_str(&self::entry(entry)),
        }
        if self.text.len() > BLOCK {
            crate::print::text(&std::mem::take(&mut self.text));
        }
    }

    /// Prints the end.
    pub(super) fn end(mut self) {
        if self.is_json {
            self.text.push_str(match self.has_begun {
                true => "\n]\n",
                false => "[]\n",
            });
        }
        crate::print::text(&self.text);
    }
}

/// Width of the output in columns; longer texts are cut.
const WIDTH: usize = 110;

/// Width of the label and the line number before a text.
const INDENT: usize = 22;

/// Prints one function: parameters, return set, notes, see-also and statements, each with its lines.
pub(super) fn entry(entry: &Entry) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "{}  {}:{}  ({})",
        entry.function,
        entry.document,
        entry.line,
        entry.shape.key()
    );
    let params: Vec<Named> = entry
        .params
        .iter()
        .map(|param| Named::new(&param.name, param.line))
        .collect();
    row(&mut out, "params", &params, "none");
    let renamed: Vec<Named> = entry
        .described
        .iter()
        .filter(|named| !entry.params.iter().any(|param| param.name == named.name))
        .cloned()
        .collect();
    if !renamed.is_empty() {
        row(&mut out, "described as", &renamed, "");
    }
    if !entry.outputs.is_empty() {
        row(&mut out, "outputs", &entry.outputs, "");
    }
    row(&mut out, "returns", &entry.returns, "not stated");
    if !entry.see.is_empty() {
        row(&mut out, "see", &entry.see, "");
    }
    for note in &entry.notes {
        let text = note
            .name
            .as_deref()
            .or(note.text.as_deref())
            .unwrap_or_default();
        cell(&mut out, "note", note.line, text);
    }
    for statement in &entry.statements {
        self::statement(&mut out, statement);
    }
    out
}

/// Names under one heading, with their lines.
fn row(out: &mut String, label: &str, names: &[Named], none: &str) {
    if names.is_empty() {
        let _ = writeln!(out, "  {label:<13}       {none}");
        return;
    }
    let mut line = usize::MAX;
    let mut text = String::new();
    let mut label = label;
    for named in names {
        let is_full = text.len() + named.name.len() + INDENT > WIDTH;
        if named.line != line || is_full {
            flush(out, &mut label, line, &mut text);
            line = named.line;
        }
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&named.name);
    }
    flush(out, &mut label, line, &mut text);
}

fn flush(out: &mut String, label: &mut &str, line: usize, text: &mut String) {
    if !text.is_empty() {
        let _ = writeln!(out, "  {label:<13} {line:>4}  {text}");
        *label = "";
        text.clear();
    }
}

fn cell(out: &mut String, label: &str, line: usize, text: &str) {
    let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() > WIDTH - INDENT {
        text = text.chars().take(WIDTH - INDENT - 1).collect::<String>() + "…";
    }
    let _ = writeln!(out, "  {label:<13} {line:>4}  {text}");
}

fn statement(out: &mut String, statement: &Statement) {
    let kind = format!("{:?}", statement.kind).to_lowercase();
    let about = statement.parameters.join(", ");
    let text = if about.is_empty() {
        statement.text.clone()
    } else {
        format!("[{about}] {}", statement.text)
    };
    cell(out, &kind, statement.line, &text);
}
