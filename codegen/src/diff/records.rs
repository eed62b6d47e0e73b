//! Structures and unions as C sees them: members of anonymous members belong to the outer record.

use std::collections::HashSet;

use cuspec_spec::declared::{Record, RecordKind, Type};

use super::change::{Change, Item, Subject};
use super::fields;
use super::rule::Kind;
use super::shape::Pair;
use super::view::View;

/// Collects the changes of the records of one API.
pub(super) fn compare(pair: &Pair<'_, '_>, changes: &mut Vec<Change>) {
    let (old_parts, new_parts) = (anonymous(pair.old, pair), anonymous(pair.new, pair));
    let is_part = |name: &str| old_parts.contains(name) || new_parts.contains(name);
    let own = |one: &&Record| one.api == pair.api && !is_part(&one.name);
    for old in pair.old.declared.records.iter().filter(own) {
        let mut same = pair.new.declared.records.iter().filter(own);
        match same.find(|one| one.name == old.name) {
            Some(new) => compare_one(pair, old, new, changes),
            None if pair.new.has_type(pair.api, &old.name) => {}
            // The change of the field that contained it covers this.
            None if pair.old.is_nested(pair.api, &old.name) => {}
            None => changes.push(subject(old).change(Kind::RecordRemoved).was(show(old))),
        }
    }
    for new in pair.new.declared.records.iter().filter(own) {
        let is_known = pair.old.has_type(pair.api, &new.name);
        if !is_known && !pair.new.is_nested(pair.api, &new.name) {
            changes.push(subject(new).change(Kind::RecordAdded).is(show(new)));
        }
    }
}

/// Names of records that are unnamed members of others.
fn anonymous<'a>(view: &View<'a>, pair: &Pair<'_, '_>) -> HashSet<&'a str> {
    let records = view.declared.records.iter();
    let fields = records
        .filter(|record| record.api == pair.api)
        .flat_map(|record| &record.fields);
    fields
        .filter_map(|field| match &field.ty {
            Type::Named(name) if field.name.is_empty() => Some(name.as_str()),
            _ => None,
        })
        .collect()
}

fn compare_one(pair: &Pair<'_, '_>, old: &Record, new: &Record, changes: &mut Vec<Change>) {
    let subject = subject(new);
    let mut add = |kind: Kind, was: String, is: String| {
        if was != is {
            changes.push(subject.change(kind).was(was).is(is));
        }
    };
    add(Kind::TagChanged, old.tag.clone(), new.tag.clone());
    add(Kind::StructOrUnion, word(old.kind), word(new.kind));
    add(Kind::RecordResized, bytes(old.size), bytes(new.size));
    add(Kind::RecordRealigned, bytes(old.align), bytes(new.align));
    fields::compare(pair, (old, new), &subject, changes);
}

fn word(kind: RecordKind) -> String {
    match kind {
        RecordKind::Struct => "struct".to_owned(),
        RecordKind::Union => "union".to_owned(),
    }
}

fn bytes(number: u64) -> String {
    format!("{number} bytes")
}

fn show(record: &Record) -> String {
    format!("{} of {}", word(record.kind), bytes(record.size))
}

fn subject(record: &Record) -> Subject<'_> {
    Subject {
        api: record.api,
        group: "records",
        item: Item::Record,
        name: &record.name,
    }
}
