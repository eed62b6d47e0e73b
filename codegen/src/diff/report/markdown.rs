//! The changes as markdown, for a pull request.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::super::change::Change;
use super::super::rule::Class;
use super::{Report, details, group_by, toolkits};

/// Lists with more lines are folded.
const OPEN: usize = 12;

/// Limit of characters, below that of a comment on hosting sites.
const LONGEST: usize = 60_000;

/// A table of counts, then a heading for each class; long lists are folded. A report that would be too long for a
/// comment has one line for each kind of change, with as many names as fit.
pub(crate) fn print(report: &Report) -> String {
    let whole = write(report, print_group);
    if whole.chars().count() <= LONGEST {
        return whole;
    }
    let names = [usize::MAX, 60, 20, 6, 0].into_iter();
    let mut folded = names.map(|names| {
        let text = write(report, |group, text| print_alike(group, names, text));
        let note = format!(
            "\nSimilar changes share one line. The complete report: `cuspec diff {} {}`.\n",
            report.old, report.new
        );
        text + &note
    });
    let fitting = folded.by_ref().find(|text| text.chars().count() <= LONGEST);
    fitting.unwrap_or_else(|| whole.chars().take(LONGEST).collect())
}

fn write(report: &Report, print_group: impl Fn(&[&Change], &mut String)) -> String {
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
    if !report.contracts.is_empty() {
        let contracts: Vec<String> = report.contracts.iter().map(|name| code(name)).collect();
        let _ = writeln!(
            text,
            "\n<details><summary>Contracts to review ({})</summary>\n\n{}\n\n</details>",
            contracts.len(),
            contracts.join(", ")
        );
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

/// One line for each kind of change, with the names of the changed items.
fn print_alike(group: &[&Change], longest: usize, text: &mut String) {
    let Some(first) = group.first() else {
        return;
    };
    let _ = writeln!(text, "\n**{} ({})**\n", first.place(), group.len());
    let mut sorted = group.to_vec();
    sorted.sort_by_key(|change| change.change);
    for alike in group_by(&sorted, |change| change.change) {
        let names: BTreeSet<&str> = alike.iter().map(|change| change.name.as_str()).collect();
        let summary = alike
            .first()
            .map_or("", |change| change.change.rule().summary);
        let shown: Vec<String> = names.iter().take(longest).map(|name| code(name)).collect();
        let more = match names.len().saturating_sub(longest) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let _ = writeln!(
            text,
            "- {summary} ({}): {}{more}",
            alike.len(),
            shown.join(", ")
        );
    }
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
    let mut line = format!("{}: {}", code(&change.name), change.change.rule().summary);
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

/// C types contain `*` and `_`, which must not become emphasis.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('`', "'"))
}
