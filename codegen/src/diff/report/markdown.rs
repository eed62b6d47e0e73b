//! The changes for a pull request.

use std::fmt::Write as _;

use super::super::change::Change;
use super::super::rule::Class;
use super::{Report, details, group_by, toolkits};

/// More lines than these are folded away.
const OPEN: usize = 12;

/// A table of counts, then a heading for each class; long lists are folded.
pub(crate) fn print(report: &Report) -> String {
    let mut text = format!(
        "### {} → {}\n\n{}.\n",
        report.old,
        report.new,
        report.headline()
    );
    if report.changes.is_empty() {
        return text;
    }
    text.push_str("\n| class | changes | |\n| --- | ---: | --- |\n");
    for class in Class::STRONGEST_FIRST {
        let count = report.of(class).len();
        let _ = writeln!(text, "| {} | {count} | {} |", class.name(), class.meaning());
    }
    for class in Class::STRONGEST_FIRST {
        let changes = report.of(class);
        if changes.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n#### {}", class.name());
        for group in group_by(&changes, Change::place) {
            print_group(&group, &mut text);
        }
    }
    text
}

fn print_group(group: &[&Change], text: &mut String) {
    let Some(first) = group.first() else {
        return;
    };
    let title = format!("{} ({})", first.place(), group.len());
    let is_long = group.len() > OPEN;
    let _ = match is_long {
        true => writeln!(text, "\n<details><summary>{title}</summary>\n"),
        false => writeln!(text, "\n**{title}**\n"),
    };
    for change in group {
        let _ = writeln!(text, "- {}", line(change));
    }
    if is_long {
        text.push_str("\n</details>\n");
    }
}

fn line(change: &Change) -> String {
    let mut line = format!("{}: {}", code(&change.name), change.change.rule().says);
    if let Some(part) = &change.part {
        let _ = write!(line, ", {}", code(part));
    }
    let details = details(change);
    if !details.is_empty() {
        let _ = write!(line, ": {}", code(&details));
    }
    let toolkits = toolkits(change);
    if !toolkits.is_empty() {
        let _ = write!(line, " ({toolkits})");
    }
    line
}

/// C types hold `*` and `_`, which must not become emphasis.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('`', "'"))
}
