//! The changes as text, for a terminal.

use std::fmt::Write as _;

use super::super::change::Change;
use super::super::rule::Class;
use super::{Report, details, group_by, toolkits};

/// Counts first, then each class with its groups.
pub(crate) fn print(report: &Report) -> String {
    let mut text = format!("{}\n", report.headline());
    if !report.changes.is_empty() {
        for class in Class::STRONGEST_FIRST {
            let count = report.of(class).len();
            let _ = writeln!(
                text,
                "  {:<12}{count:>5}  {}",
                class.name(),
                class.meaning()
            );
        }
    }
    if !report.contracts.is_empty() {
        let contracts = report.contracts.join(", ");
        let _ = writeln!(text, "\ncontracts to review: {contracts}");
    }
    for class in Class::STRONGEST_FIRST {
        let changes = report.of(class);
        if changes.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n{} ({})", class.name(), changes.len());
        for group in group_by(&changes, Change::place) {
            if let Some(first) = group.first() {
                let _ = writeln!(text, "  {}", first.place());
            }
            for same in group_by(&group, |one| (one.name.clone(), one.change)) {
                print_same(&same, &mut text);
            }
        }
    }
    text
}

/// Changes of one kind on one item: one line if there is only one.
fn print_same(changes: &[&Change], text: &mut String) {
    let line = |change: &Change| {
        let part = change.part.clone().unwrap_or_default();
        let mut words = vec![part, details(change), toolkits(change)];
        words.retain(|word| !word.is_empty());
        words.join("  ")
    };
    let Some(first) = changes.first() else {
        return;
    };
    let summary = first.change.rule().summary;
    match changes {
        [one] => {
            let text_of_one = format!("    {}: {summary}  {}", one.name, line(one));
            let _ = writeln!(text, "{}", text_of_one.trim_end());
        }
        _ => {
            let _ = writeln!(text, "    {}: {summary}", first.name);
            for change in changes {
                let _ = writeln!(text, "      {}", line(change));
            }
        }
    }
}
