//! The changes of each toolkit against its predecessor, for the reference.

use cuspec_site::facts;
use cuspec_spec::declared::Declared;
use rayon::prelude::*;

use super::change::{Change, Item};
use super::compare::diff;
use super::report::details;

/// One list of changes for each toolkit but the first, oldest first.
pub(crate) fn neighbours(history: &Declared) -> Vec<facts::Diff> {
    let toolkits = history.toolkits.par_iter().map(|one| &one.toolkit);
    let views: Vec<(String, Declared)> = toolkits
        .map(|toolkit| (toolkit.to_string(), history.at(toolkit)))
        .collect();
    let pairs = views.par_windows(2).filter_map(|pair| match pair {
        [(old, was), (new, is)] => Some(facts::Diff {
            old: old.clone(),
            new: new.clone(),
            changes: diff(was, is).iter().map(change).collect(),
        }),
        _ => None,
    });
    pairs.collect()
}

fn change(change: &Change) -> facts::Change {
    facts::Change {
        class: change.class.name(),
        meaning: change.class.meaning(),
        says: change.change.rule().summary,
        item: match change.item {
            Item::Function => "function",
            Item::Enum => "enum",
            Item::Record => "record",
            Item::Type => "type",
            Item::Constant => "constant",
            Item::Toolkit => "toolkit",
        },
        name: change.name.clone(),
        part: change.part.clone(),
        details: details(change),
    }
}
