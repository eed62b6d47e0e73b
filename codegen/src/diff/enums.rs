//! Enumerations and their members.

use cuspec_spec::declared::{Enum, Enumerator};

use super::change::{Change, Item, Subject};
use super::constants::number;
use super::functions::deprecation;
use super::rule::Kind;
use super::shape::Pair;

/// Collects the changes of the enumerations of one API.
pub(super) fn compare(pair: &Pair<'_, '_>, changes: &mut Vec<Change>) {
    for old in pair
        .old
        .declared
        .enums
        .iter()
        .filter(|one| one.api == pair.api)
    {
        match find(&pair.new.declared.enums, old) {
            Some(new) => {
                compare_one(old, new, changes);
                for member in &old.members {
                    compare_member(pair, new, member, changes);
                }
            }
            None => {
                if !pair.new.has_type(pair.api, &old.name) {
                    let change = subject(old).change(Kind::EnumRemoved);
                    changes.push(change.was(list(old)));
                }
                for member in &old.members {
                    compare_homeless(pair, old, member, changes);
                }
            }
        }
    }
    for new in pair
        .new
        .declared
        .enums
        .iter()
        .filter(|one| one.api == pair.api)
    {
        let old = find(&pair.old.declared.enums, new);
        if old.is_none() && !pair.old.has_type(pair.api, &new.name) {
            changes.push(subject(new).change(Kind::EnumAdded).is(list(new)));
        }
        for member in new.members.iter().filter(|_| old.is_some()) {
            let is_known = pair.old.enumerator(pair.api, &member.name).is_some()
                || pair.old.constant(pair.api, &member.name).is_some();
            if !is_known {
                let change = subject(new).change(Kind::EnumeratorAdded).of(&member.name);
                changes.push(change.is(member.value.to_string()));
            }
        }
    }
}

fn compare_one(old: &Enum, new: &Enum, changes: &mut Vec<Change>) {
    let subject = subject(new);
    if old.tag != new.tag {
        let change = subject.change(Kind::TagChanged);
        changes.push(change.was(old.tag.as_str()).is(new.tag.as_str()));
    }
    if old.is_signed != new.is_signed {
        let show = |item: &Enum| if item.is_signed { "signed" } else { "unsigned" };
        let change = subject.change(Kind::EnumSignedness);
        changes.push(change.was(show(old)).is(show(new)));
    }
}

fn compare_member(pair: &Pair<'_, '_>, new: &Enum, was: &Enumerator, changes: &mut Vec<Change>) {
    match pair.new.enumerator(pair.api, &was.name) {
        Some(_) => compare_standing(pair, was, changes),
        None => match number(pair.new, pair.api, &was.name) {
            Some(value) => changes.push(remade(new, was, value)),
            None => {
                let change = subject(new).change(Kind::EnumeratorRemoved).of(&was.name);
                changes.push(change.was(was.value.to_string()));
            }
        },
    }
}

/// Compares a member of a removed enumeration. The change of the enumeration lists the members that were
/// removed with it.
fn compare_homeless(pair: &Pair<'_, '_>, old: &Enum, was: &Enumerator, changes: &mut Vec<Change>) {
    if pair.new.enumerator(pair.api, &was.name).is_some() {
        compare_standing(pair, was, changes);
    } else if let Some(value) = number(pair.new, pair.api, &was.name) {
        changes.push(remade(old, was, value));
    }
}

/// The change of an enumerator into a macro.
fn remade(home: &Enum, was: &Enumerator, value: i128) -> Change {
    let kind = match i128::from(was.value) == value {
        true => Kind::ConstantRemade,
        false => Kind::ConstantValue,
    };
    let change = subject(home).change(kind).of(&was.name);
    change
        .was(format!("enumerator {}", was.value))
        .is(format!("macro {value}"))
}

/// Compares an enumerator that both sides have.
fn compare_standing(pair: &Pair<'_, '_>, was: &Enumerator, changes: &mut Vec<Change>) {
    let (Some((old, _)), Some((new, is))) = (
        pair.old.enumerator(pair.api, &was.name),
        pair.new.enumerator(pair.api, &was.name),
    ) else {
        return;
    };
    let subject = subject(new);
    if old.name != new.name {
        let change = subject.change(Kind::EnumeratorRehomed).of(&was.name);
        changes.push(change.was(old.name.as_str()).is(new.name.as_str()));
    }
    if was.value != is.value {
        let kind = match is_end(old, was) && is_end(new, is) {
            true => Kind::EnumeratorEndMoved,
            false => Kind::EnumeratorValue,
        };
        let change = subject.change(kind).of(&was.name);
        changes.push(change.was(was.value.to_string()).is(is.value.to_string()));
    }
    let deprecated = (!was.deprecated.is_empty(), !is.deprecated.is_empty());
    let part = Some(was.name.as_str());
    changes.extend(deprecation(&subject, part, deprecated.0, deprecated.1));
}

/// Whether an enumerator only marks the end of the list: its name says so, and its value is one more than
/// all others.
fn is_end(home: &Enum, member: &Enumerator) -> bool {
    let words = ["_MAX", "Max", "_NUM_", "_COUNT", "Count"];
    let is_called_so = words.iter().any(|word| member.name.contains(word));
    let others = home.members.iter().filter(|one| one.name != member.name);
    let last = others.map(|one| one.value).max();
    is_called_so && last.and_then(|last| last.checked_add(1)) == Some(member.value)
}

fn find<'a>(enums: &'a [Enum], like: &Enum) -> Option<&'a Enum> {
    let mut enums = enums.iter();
    enums.find(|one| one.api == like.api && one.name == like.name)
}

fn subject(item: &Enum) -> Subject<'_> {
    Subject {
        api: item.api,
        group: "enumerations",
        item: Item::Enum,
        name: &item.name,
    }
}

fn list(item: &Enum) -> String {
    let members = item.members.iter();
    let members: Vec<String> = members
        .map(|member| format!("{} = {}", member.name, member.value))
        .collect();
    members.join(", ")
}
