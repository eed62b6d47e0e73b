//! Typedefs.

use cuspec_spec::declared::{Type, Typedef};

use super::change::{Change, Item, Subject};
use super::rule::Kind;
use super::shape::{Pair, TypeChange};

/// Collects the changes of the typedefs of one API, and of names that changed their kind of type.
pub(super) fn compare(pair: &Pair<'_, '_>, changes: &mut Vec<Change>) {
    let of_api = |typedef: &&Typedef| typedef.api == pair.api;
    for old in pair.old.declared.typedefs.iter().filter(of_api) {
        let mut same = pair.new.declared.typedefs.iter().filter(of_api);
        if same.any(|one| one.name == old.name) {
            changes.extend(compare_one(pair, &old.name));
        } else if !pair.new.has_type(pair.api, &old.name) {
            let change = subject(pair, &old.name).change(Kind::TypeRemoved);
            changes.push(change.was(spell(pair, &old.name, true)));
        }
    }
    for new in pair.new.declared.typedefs.iter().filter(of_api) {
        if !pair.old.has_type(pair.api, &new.name) {
            let change = subject(pair, &new.name).change(Kind::TypeAdded);
            changes.push(change.is(spell(pair, &new.name, false)));
        }
    }
    compare_remade(pair, changes);
}

fn compare_one(pair: &Pair<'_, '_>, name: &str) -> Option<Change> {
    let was = pair.old.expand(pair.api, name)?;
    let is = pair.new.expand(pair.api, name)?;
    let kind = match pair.compare(&was, &is) {
        TypeChange::None => return None,
        TypeChange::Reshaped => Kind::TypeReshaped,
        _ => Kind::TypeRetyped,
    };
    let change = subject(pair, name).change(kind);
    let change = change.was(spell(pair, name, true));
    Some(change.is(spell(pair, name, false)))
}

/// Names with a different kind of type on each side: a typedef that became a record.
fn compare_remade(pair: &Pair<'_, '_>, changes: &mut Vec<Change>) {
    let old = pair.old.declared;
    let enums = old.enums.iter().map(|one| (one.api, &one.name));
    let records = old.records.iter().map(|one| (one.api, &one.name));
    let typedefs = old.typedefs.iter().map(|one| (one.api, &one.name));
    let own = enums.chain(records).chain(typedefs);
    for (_, name) in own.filter(|(api, _)| *api == pair.api) {
        let (was, is) = (sort(pair, name, true), sort(pair, name, false));
        if was == is || !pair.new.has_type(pair.api, name) {
            continue;
        }
        let ty = Type::Named(name.clone());
        let kind = match pair.fits(&ty, &ty) {
            true => Kind::TypeRemade,
            false => Kind::TypeReshaped,
        };
        changes.push(subject(pair, name).change(kind).was(was).is(is));
    }
}

fn sort(pair: &Pair<'_, '_>, name: &str, is_old: bool) -> &'static str {
    let view = if is_old { pair.old } else { pair.new };
    if view.enumeration(pair.api, name).is_some() {
        "enumeration"
    } else if view.record(pair.api, name).is_some() {
        "record"
    } else {
        "name for another type"
    }
}

fn spell(pair: &Pair<'_, '_>, name: &str, is_old: bool) -> String {
    let view = if is_old { pair.old } else { pair.new };
    let ty = view.expand(pair.api, name);
    ty.map_or_else(String::new, |ty| view.spell(pair.api, &ty))
}

fn subject<'a>(pair: &Pair<'_, '_>, name: &'a str) -> Subject<'a> {
    Subject {
        api: pair.api,
        group: "types",
        item: Item::Type,
        name,
    }
}
