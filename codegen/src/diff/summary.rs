//! The changes of a toolkit against its predecessor, short enough for the head of a pull request.

use std::fmt::Write as _;

use cuspec_spec::declared::Declared;

use super::change::Change;
use super::compare::diff;
use super::report::group_by;
use super::rule::Class;

/// Limit of names of one kind that are written out.
const NAMES: usize = 40;

/// Counts per class and names, as markdown; `Declared::at` makes both views.
pub(crate) fn summarize(old: &Declared, new: &Declared) -> String {
    let name = |declared: &Declared| {
        let newest = declared.newest_toolkit();
        newest.map_or_else(|| "nothing".to_owned(), ToString::to_string)
    };
    let changes = diff(old, new);
    let mut text = format!("**{} against {}**: ", name(new), name(old));
    if changes.is_empty() {
        text.push_str("no differences.\n");
        return text;
    }
    let counts: Vec<String> = Class::STRONGEST_FIRST
        .iter()
        .map(|class| {
            (
                class,
                changes.iter().filter(|one| one.class == *class).count(),
            )
        })
        .filter(|(_, count)| *count > 0)
        .map(|(class, count)| format!("{count} {}", class.name()))
        .collect();
    let _ = writeln!(text, "{}.", counts.join(", "));
    for class in Class::STRONGEST_FIRST {
        let mut own: Vec<&Change> = changes.iter().filter(|one| one.class == class).collect();
        if own.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n{}: {}\n", class.name(), class.meaning());
        own.sort_by_key(|one| one.change);
        for same in group_by(&own, |one| one.change) {
            let _ = writeln!(text, "- {}", line(&same));
        }
    }
    text
}

/// `field moved: cudaDeviceProp (41), cudaFoo`
fn line(same: &[&Change]) -> String {
    let summary = same.first().map_or("", |one| one.change.rule().summary);
    let items = group_by(same, |one| (one.api, one.name.clone()));
    let names: Vec<String> = items.iter().take(NAMES).map(|item| name(item)).collect();
    let more = match items.len().saturating_sub(NAMES) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("{summary}: {}{more}", names.join(", "))
}

fn name(item: &[&Change]) -> String {
    let part = |one: &Change| one.part.clone();
    match item {
        [] => String::new(),
        [one] => match part(one) {
            Some(part) => format!("`{}` ({part})", one.name),
            None => format!("`{}`", one.name),
        },
        [one, ..] => format!("`{}` ({})", one.name, item.len()),
    }
}
