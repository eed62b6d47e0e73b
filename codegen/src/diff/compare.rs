//! Differences between two toolkits, or between two registries.

use std::collections::{BTreeSet, HashMap};

use cuspec_spec::declared::{Api, Declared};

use super::change::{Change, Item};
use super::rule::Kind;
use super::shape::Pair;
use super::view::View;
use super::{constants, enums, functions, names, records, types};

/// Returns every change from one toolkit's view to another's, strongest first. `Declared::at` makes both
/// views.
pub(super) fn diff(old: &Declared, new: &Declared) -> Vec<Change> {
    let (old, new) = (View::new(old), View::new(new));
    let mut changes = Vec::new();
    for api in Api::all() {
        let pair = Pair {
            old: &old,
            new: &new,
            api,
        };
        functions::compare(&pair, &mut changes);
        names::compare(&pair, &mut changes);
        enums::compare(&pair, &mut changes);
        records::compare(&pair, &mut changes);
        types::compare(&pair, &mut changes);
        constants::compare(&pair, &mut changes);
    }
    sort(&mut changes);
    changes
}

/// Returns the number of functions, enumerations, records, types and constants that two views share: the items
/// that a diff compares.
pub(super) fn count_common(old: &Declared, new: &Declared) -> usize {
    item_names(old).intersection(&item_names(new)).count()
}

/// Returns every change between two registries, in the toolkits and in the facts of each toolkit,
/// and the number of compared items over all toolkits.
pub(super) fn diff_registries(old: &Declared, new: &Declared) -> (Vec<Change>, usize) {
    let mut changes: Vec<Change> = Vec::new();
    let mut places: HashMap<Change, usize> = HashMap::new();
    let mut compared = 0;
    for release in &old.toolkits {
        let toolkit = &release.toolkit;
        if !new.toolkits.iter().any(|one| one.toolkit == *toolkit) {
            changes.push(toolkit_change(Kind::ToolkitRemoved, &toolkit.to_string()));
            continue;
        }
        let (was, is) = (old.at(toolkit), new.at(toolkit));
        compared += count_common(&was, &is);
        for change in diff(&was, &is) {
            let place = *places.entry(change.clone()).or_insert(changes.len());
            match changes.get_mut(place) {
                Some(known) => known.toolkits.push(toolkit.to_string()),
                None => {
                    let mut change = change;
                    change.toolkits.push(toolkit.to_string());
                    changes.push(change);
                }
            }
        }
    }
    for release in &new.toolkits {
        if !old
            .toolkits
            .iter()
            .any(|one| one.toolkit == release.toolkit)
        {
            let name = release.toolkit.to_string();
            changes.push(toolkit_change(Kind::ToolkitAdded, &name));
        }
    }
    sort(&mut changes);
    (changes, compared)
}

/// Strongest class first, then the driver before the runtime, then groups and names.
fn sort(changes: &mut [Change]) {
    changes.sort_by(|a, b| {
        let key = |one: &Change| (one.api, one.item, one.group.clone(), one.name.clone());
        (b.class, key(a), a.change).cmp(&(a.class, key(b), b.change))
    });
}

fn toolkit_change(kind: Kind, name: &str) -> Change {
    let rule = kind.rule();
    Change {
        class: rule.class,
        also: rule.also.to_vec(),
        change: kind,
        api: None,
        group: "toolkits".to_owned(),
        item: Item::Toolkit,
        name: name.to_owned(),
        part: None,
        old: None,
        new: None,
        toolkits: Vec::new(),
    }
}

fn item_names(declared: &Declared) -> BTreeSet<(Api, Item, &str)> {
    let functions = declared.functions.iter();
    let functions = functions.map(|one| (one.api, Item::Function, one.name.as_str()));
    let enums = declared.enums.iter();
    let enums = enums.map(|one| (one.api, Item::Enum, one.name.as_str()));
    let records = declared.records.iter();
    let records = records.map(|one| (one.api, Item::Record, one.name.as_str()));
    let types = declared.typedefs.iter();
    let types = types.map(|one| (one.api, Item::Type, one.name.as_str()));
    let constants = declared.constants.iter();
    let constants = constants.map(|one| (one.api, Item::Constant, one.name.as_str()));
    let all = functions.chain(enums).chain(records);
    all.chain(types).chain(constants).collect()
}
