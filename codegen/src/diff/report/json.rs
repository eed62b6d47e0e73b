//! The changes as JSON; `docs/diff.md` describes the format.

use serde_json::{Map, Value, json};

use super::super::rule::Class;
use super::Report;

/// Incremented when a reader of the previous format could misread the new one.
const VERSION: u32 = 1;

pub(crate) fn print(report: &Report) -> String {
    let counts: Map<String, Value> = Class::STRONGEST_FIRST
        .iter()
        .map(|class| (class.name().to_owned(), report.of(*class).len().into()))
        .collect();
    let value = json!({
        "version": VERSION,
        "old": report.old,
        "new": report.new,
        "compared": report.compared,
        "counts": counts,
        "changes": report.changes,
        "contracts": report.contracts,
    });
    format!("{value:#}\n")
}

/// The output in place of changes if the sides cannot be compared.
pub(crate) fn print_failure(reason: &str) -> String {
    let value = json!({ "version": VERSION, "could_not_compare": reason });
    format!("{value:#}\n")
}
