//! The fields of one record, before and after.

use cuspec_spec::declared::{Record, RecordKind, Type};

use super::change::{Change, Subject};
use super::leaves::{Leaf, leaves};
use super::rule::Kind;
use super::shape::{Pair, TypeChange};

/// Collects the changes of the fields of a record that both sides have.
pub(super) fn compare(
    pair: &Pair<'_, '_>,
    (old, new): (&Record, &Record),
    subject: &Subject<'_>,
    changes: &mut Vec<Change>,
) {
    let old_kind = old.kind;
    let (old, new) = (leaves(pair.old, old), leaves(pair.new, new));
    let find = |all: &[Leaf<'_>], name: &str| all.iter().position(|leaf| leaf.name == name);
    let mut renamed = Vec::new();
    for was in &old {
        match find(&new, was.name) {
            Some(place) => compare_one(pair, was, &new[place], subject, changes),
            None => match find_renamed(pair, was, &old, &new) {
                Some(is) => {
                    let change = subject.change(Kind::FieldRenamed).of(is.name);
                    changes.push(change.was(was.name).is(is.name));
                    renamed.push(is.name);
                }
                None => {
                    let kind = match is_called_reserved(was) {
                        true => Kind::ReservedRemoved,
                        false => Kind::FieldRemoved,
                    };
                    let change = subject.change(kind).of(was.name);
                    changes.push(change.was(show(pair, was, true)));
                }
            },
        }
    }
    for is in &new {
        if find(&old, is.name).is_some() || renamed.contains(&is.name) {
            continue;
        }
        // An existing union with one more member breaks no source; a structure with
        // one more field breaks every struct expression.
        let had_home = match is.path.last() {
            Some(_) => old.iter().any(|was| was.path == is.path),
            None => old_kind == RecordKind::Union,
        };
        let kind = match is.home == RecordKind::Union && had_home {
            true => Kind::MemberAdded,
            false => Kind::FieldAdded,
        };
        let change = subject.change(kind).of(is.name);
        changes.push(change.is(show(pair, is, false)));
    }
}

fn compare_one(
    pair: &Pair<'_, '_>,
    was: &Leaf<'_>,
    is: &Leaf<'_>,
    subject: &Subject<'_>,
    changes: &mut Vec<Change>,
) {
    let is_moved = (was.offset, was.bits) != (is.offset, is.bits);
    let ty = pair.compare(was.ty, is.ty);
    if is_reserved(was, is) {
        if is_moved || ty != TypeChange::None {
            let change = subject.change(Kind::ReservedResized).of(is.name);
            let change = change.was(show(pair, was, true));
            changes.push(change.is(show(pair, is, false)));
        }
        return;
    }
    if is_moved {
        let change = subject.change(Kind::FieldMoved).of(is.name);
        changes.push(change.was(place(was)).is(place(is)));
    }
    if was.path != is.path && !is_moved {
        let home = |leaf: &Leaf<'_>| leaf.path.last().map_or("itself", |name| name).to_owned();
        let change = subject.change(Kind::FieldNested).of(is.name);
        changes.push(change.was(home(was)).is(home(is)));
    }
    let kind = match ty {
        TypeChange::None => return,
        TypeChange::Renamed => Kind::FieldTypeRenamed,
        // Programs write and read fields, so const matters in both directions.
        TypeChange::ConstGained | TypeChange::ConstLost | TypeChange::Retyped => Kind::FieldRetyped,
        TypeChange::Reshaped if is_called_reserved(is) => Kind::FieldRetyped,
        TypeChange::Reshaped => Kind::FieldReshaped,
    };
    let change = subject.change(kind).of(is.name);
    let change = change.was(pair.old.spell(pair.api, was.ty));
    changes.push(change.is(pair.new.spell(pair.api, is.ty)));
}

/// Returns the new field at the place of a removed one, if both have the same type.
fn find_renamed<'n, 'a>(
    pair: &Pair<'_, '_>,
    was: &Leaf<'_>,
    old: &[Leaf<'_>],
    new: &'n [Leaf<'a>],
) -> Option<&'n Leaf<'a>> {
    // All members of a union have the same offset, so the offset identifies none.
    let is_placed = |leaf: &Leaf<'_>| leaf.home == RecordKind::Struct;
    new.iter().find(|is| {
        is_placed(was)
            && is_placed(is)
            && (was.offset, was.bits) == (is.offset, is.bits)
            && pair.is_same_type(was.ty, is.ty)
            && !old.iter().any(|one| one.name == is.name)
    })
}

/// Whether a field is reserved on both sides. The field that takes its place, and the size of the
/// record, are changes of their own.
fn is_reserved(was: &Leaf<'_>, is: &Leaf<'_>) -> bool {
    let is_array = |leaf: &Leaf<'_>| matches!(leaf.ty, Type::Array { .. });
    // C spells an array's elements and a single number in different ways.
    is_called_reserved(is) && is_array(was) == is_array(is)
}

/// Headers mark a reserved field by its name only: `reserved`, `__reserved2`, `padding0`.
fn is_called_reserved(leaf: &Leaf<'_>) -> bool {
    let name = leaf.name.trim_start_matches('_');
    let name = name.trim_end_matches(|c: char| c.is_ascii_digit());
    ["reserved", "pad", "padding", "unused"].contains(&name.to_lowercase().as_str())
}

fn show(pair: &Pair<'_, '_>, leaf: &Leaf<'_>, is_old: bool) -> String {
    let view = if is_old { pair.old } else { pair.new };
    format!("{} at {}", view.spell(pair.api, leaf.ty), place(leaf))
}

fn place(leaf: &Leaf<'_>) -> String {
    match leaf.bits {
        Some((first, width)) => format!("{} bits {first}..{}", leaf.offset, first + width),
        None => leaf.offset.to_string(),
    }
}
