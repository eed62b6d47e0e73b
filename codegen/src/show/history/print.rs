//! Histories as text and as JSON.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::super::text::{api_name, fill};
use super::{Line, Stretch, Subject, minus};

/// Prints the first stretch of each history in full, and of the others the changes.
pub(crate) fn text(subjects: &[Subject]) -> String {
    let parts: Vec<String> = subjects.iter().map(describe).collect();
    parts.join("\n")
}

fn describe(subject: &Subject) -> String {
    let api = api_name(subject.api);
    let mut text = format!("{}  ({api}, {})\n", subject.name, subject.kind);
    let mut before: Option<&Stretch> = None;
    for stretch in &subject.stretches {
        let _ = writeln!(text, "  {}", span(stretch));
        match before.filter(|_| stretch.is_change) {
            None => write_lines(&mut text, ' ', &stretch.lines.iter().collect::<Vec<_>>()),
            Some(before) => {
                write_lines(&mut text, '-', &minus(&before.lines, &stretch.lines));
                write_lines(&mut text, '+', &minus(&stretch.lines, &before.lines));
            }
        }
        before = Some(stretch);
    }
    if let Some(last) = before.filter(|stretch| !stretch.is_newest) {
        let _ = writeln!(text, "  after {}: not there", last.last);
    }
    text
}

/// The toolkits of a stretch.
fn span(stretch: &Stretch) -> String {
    match (stretch.is_newest, stretch.first == stretch.last) {
        (true, true) => format!("{}, the newest", stretch.first),
        (true, false) => format!("from {} to {}, the newest", stretch.first, stretch.last),
        (false, true) => stretch.first.to_string(),
        (false, false) => format!("from {} to {}", stretch.first, stretch.last),
    }
}

/// Joins lines of the same kind under one label; codes share their lines.
fn write_lines(text: &mut String, sign: char, lines: &[&Line]) {
    for group in lines.chunk_by(|a, b| a.label == b.label) {
        let Some(Line { label, .. }) = group.first() else {
            continue;
        };
        let words: Vec<String> = group.iter().map(|line| line.text.clone()).collect();
        let rows = match *label {
            "returns" => fill(&words),
            _ => words.join("\n"),
        };
        for (index, row) in rows.lines().enumerate() {
            let label = if index == 0 { label } else { "" };
            let _ = writeln!(text, "  {sign} {label:<11} {row}");
        }
    }
}

/// Lists every stretch in full, with the lines added and removed since its predecessor.
pub(crate) fn json(subjects: &[Subject]) -> String {
    let list: Vec<Value> = subjects.iter().map(subject).collect();
    format!("{:#}\n", Value::Array(list))
}

fn subject(subject: &Subject) -> Value {
    let mut before: Option<&Stretch> = None;
    let mut stretches = Vec::new();
    for stretch in &subject.stretches {
        let mut value = json!({
            "first": stretch.first.to_string(),
            "last": stretch.last.to_string(),
            "is_newest": stretch.is_newest,
            "facts": facts(&stretch.lines.iter().collect::<Vec<_>>()),
        });
        if let Some(before) = before.filter(|_| stretch.is_change) {
            value["removed"] = facts(&minus(&before.lines, &stretch.lines));
            value["added"] = facts(&minus(&stretch.lines, &before.lines));
        }
        stretches.push(value);
        before = Some(stretch);
    }
    json!({
        "name": subject.name,
        "api": subject.api,
        "kind": subject.kind,
        "stretches": stretches,
    })
}

/// Groups texts by label.
fn facts(lines: &[&Line]) -> Value {
    let mut map: Map<String, Value> = Map::new();
    for line in lines {
        let list = map.entry(line.label).or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(line.text.clone().into());
        }
    }
    Value::Object(map)
}
