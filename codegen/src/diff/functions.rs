//! Symbols, their per-thread variants and their signatures.

use std::collections::BTreeSet;

use cuspec_spec::declared::{Function, Param, c_declaration};

use super::change::{Change, Item, Subject};
use super::reason::reason;
use super::rule::Kind;
use super::shape::{Pair, TypeChange};
use super::view::View;

/// Collects the changes of the functions of one API, without the map of names.
pub(super) fn compare(pair: &Pair<'_, '_>, changes: &mut Vec<Change>) {
    let of_api = |function: &&Function| function.api == pair.api;
    for old in pair.old.declared.functions.iter().filter(of_api) {
        let subject = subject(old);
        match pair.new.function(pair.api, &old.name) {
            Some(new) => compare_one(pair, old, new, changes),
            None => {
                let kind = match old.inline {
                    Some(_) => Kind::InlineRemoved,
                    None => Kind::FunctionRemoved,
                };
                let text = c_declaration(pair.old.declared, old);
                changes.push(subject.change(kind).was(text));
            }
        }
        let other = pair.new.function(pair.api, &old.name);
        compare_per_thread(&subject, Some(old), other, changes);
    }
    for new in pair.new.declared.functions.iter().filter(of_api) {
        if pair.old.function(pair.api, &new.name).is_none() {
            let text = c_declaration(pair.new.declared, new);
            changes.push(subject(new).change(Kind::FunctionAdded).is(text));
            compare_per_thread(&subject(new), None, Some(new), changes);
        }
    }
}

/// Whether C treats two functions as the same kind of call: same types and result; names may differ.
pub(super) fn has_same_signature(pair: &Pair<'_, '_>, old: &Function, new: &Function) -> bool {
    let mut params = old.params.iter().zip(&new.params);
    old.params.len() == new.params.len()
        && params.all(|(a, b)| pair.is_same_type(&a.ty, &b.ty))
        && pair.is_same_type(&old.result, &new.result)
        && !is_reordered(old, new)
}

pub(super) fn subject(function: &Function) -> Subject<'_> {
    Subject {
        api: function.api,
        group: &function.group,
        item: Item::Function,
        name: &function.name,
    }
}

fn compare_one(pair: &Pair<'_, '_>, old: &Function, new: &Function, changes: &mut Vec<Change>) {
    let subject = subject(new);
    match (&old.inline, &new.inline) {
        (Some(_), Some(_)) => compare_inline(pair, old, new, changes),
        (None, None) => compare_signatures(pair, old, new, changes),
        (was, _) => {
            let kind = match was {
                None => Kind::BecameInline,
                Some(_) => Kind::BecameExported,
            };
            changes.push(subject.change(kind));
            compare_signatures(pair, old, new, changes);
        }
    }
    if old.header != new.header {
        let show = |header: &Option<String>| {
            let header = header.as_deref();
            header.unwrap_or("the main header").to_owned()
        };
        let change = subject.change(Kind::HeaderChanged);
        changes.push(change.was(show(&old.header)).is(show(&new.header)));
    }
    compare_returns(&subject, old, new, changes);
    // A view keeps only the intervals that contain its toolkit.
    let was = !old.deprecated.is_empty();
    changes.extend(deprecation(&subject, None, was, !new.deprecated.is_empty()));
}

/// The beginning or the end of a deprecation, of an item or of a part.
pub(super) fn deprecation(
    subject: &Subject<'_>,
    part: Option<&str>,
    was: bool,
    is: bool,
) -> Option<Change> {
    let kind = match (was, is) {
        (false, true) => Kind::Deprecated,
        (true, false) => Kind::Undeprecated,
        _ => return None,
    };
    let change = subject.change(kind);
    Some(match part {
        Some(part) => change.of(part),
        None => change,
    })
}

fn compare_per_thread(
    subject: &Subject<'_>,
    old: Option<&Function>,
    new: Option<&Function>,
    changes: &mut Vec<Change>,
) {
    let symbol = |function: Option<&Function>| {
        let variant = function?.per_thread.as_ref()?;
        Some(variant.symbol.clone())
    };
    let (old, new) = (symbol(old), symbol(new));
    if old == new {
        return;
    }
    if let Some(gone) = old {
        changes.push(subject.change(Kind::PerThreadRemoved).of(&gone));
    }
    if let Some(added) = new {
        changes.push(subject.change(Kind::PerThreadAdded).of(&added));
    }
}

/// An inline function is compiled into the program, so only its source can break.
fn compare_inline(pair: &Pair<'_, '_>, old: &Function, new: &Function, changes: &mut Vec<Change>) {
    let change = subject(new).change(Kind::InlineChanged);
    if !has_same_signature(pair, old, new) {
        let was = c_declaration(pair.old.declared, old);
        changes.push(change.was(was).is(c_declaration(pair.new.declared, new)));
    } else if members(old) != members(new) {
        changes.push(
            change
                .was(members(old).join(", "))
                .is(members(new).join(", ")),
        );
    } else {
        let params = old.params.iter().zip(&new.params);
        changes.extend(params.filter_map(|(a, b)| renaming(new, a, b)));
    }
}

/// `width = parameter 1`: the value of each field, independent of the name of the parameter.
fn members(function: &Function) -> Vec<String> {
    let members = function.inline.iter().flatten();
    members
        .map(|member| {
            let mut params = function.params.iter();
            match params.position(|param| param.name == member.param) {
                Some(place) => format!("{} = parameter {}", member.field, place + 1),
                None => format!("{} = {}", member.field, member.param),
            }
        })
        .collect()
}

fn compare_signatures(
    pair: &Pair<'_, '_>,
    old: &Function,
    new: &Function,
    changes: &mut Vec<Change>,
) {
    let subject = subject(new);
    let result = match pair.compare(&old.result, &new.result) {
        TypeChange::None => None,
        // A caller may pass a non-const pointer for a const one.
        TypeChange::ConstLost => Some(Kind::ResultConst),
        TypeChange::ConstGained | TypeChange::Renamed | TypeChange::Retyped => {
            Some(Kind::ResultRetyped)
        }
        TypeChange::Reshaped => Some(Kind::ResultReshaped),
    };
    if let Some(kind) = result {
        let was = pair.old.spell(pair.api, &old.result);
        let change = subject.change(kind).was(was);
        let is = pair.new.spell(pair.api, &new.result);
        changes.push(match reason(pair, &old.result, &new.result) {
            Some(reason) => change.is(format!("{is}, {reason}")),
            None => change.is(is),
        });
    }
    if let Some(change) = compare_lists(pair, old, new) {
        changes.push(change);
        return;
    }
    for (a, b) in old.params.iter().zip(&new.params) {
        let kind = match pair.compare(&a.ty, &b.ty) {
            TypeChange::None => {
                changes.extend(renaming(new, a, b));
                continue;
            }
            // A caller may pass a non-const pointer for a const one.
            TypeChange::ConstGained => Kind::ParameterConst,
            TypeChange::ConstLost | TypeChange::Renamed | TypeChange::Retyped => {
                Kind::ParameterRetyped
            }
            TypeChange::Reshaped => Kind::ParameterReshaped,
        };
        let was = pair.old.spell(pair.api, &a.ty);
        let change = subject.change(kind).of(&b.name).was(was);
        let is = pair.new.spell(pair.api, &b.ty);
        changes.push(match reason(pair, &a.ty, &b.ty) {
            Some(reason) => change.is(format!("{is}, {reason}")),
            None => change.is(is),
        });
    }
}

/// The change of a whole parameter list, whose parameters cannot be compared one by one.
fn compare_lists(pair: &Pair<'_, '_>, old: &Function, new: &Function) -> Option<Change> {
    let kind = match (old.params.len() == new.params.len(), is_reordered(old, new)) {
        (false, _) => Kind::ParameterCount,
        (true, true) => Kind::ParametersReordered,
        (true, false) => return None,
    };
    let (was, is) = (spell_params(pair.old, old), spell_params(pair.new, new));
    let only = |a: &[String], b: &[String]| {
        let only: Vec<&str> = a
            .iter()
            .filter(|one| kind == Kind::ParametersReordered || !b.contains(one))
            .map(String::as_str)
            .collect();
        (!only.is_empty()).then(|| only.join(", "))
    };
    let mut change = subject(new).change(kind);
    change.old = only(&was, &is);
    change.new = only(&is, &was);
    Some(change)
}

/// A change of the name alone: the type is the same.
fn renaming(function: &Function, old: &Param, new: &Param) -> Option<Change> {
    let change = subject(function)
        .change(Kind::ParameterRenamed)
        .of(&new.name);
    let change = change.was(old.name.as_str()).is(new.name.as_str());
    (old.name != new.name).then_some(change)
}

/// Each parameter, spelled in C.
fn spell_params(view: &View<'_>, function: &Function) -> Vec<String> {
    let params = function.params.iter();
    params
        .map(|param| {
            let ty = view.spell(function.api, &param.ty);
            let gap = if ty.ends_with('*') { "" } else { " " };
            format!("{ty}{gap}{}", param.name)
        })
        .collect()
}

/// Whether the same names are in a different order, so that the arguments of a caller change their meaning.
fn is_reordered(old: &Function, new: &Function) -> bool {
    let names = |function: &Function| -> Vec<String> {
        let params = function.params.iter();
        params.map(|param| param.name.clone()).collect()
    };
    let (mut old, mut new) = (names(old), names(new));
    let is_other = old != new;
    old.sort();
    new.sort();
    is_other && old == new
}

/// Collects the codes that only one of two functions is documented to return, as changes of a subject that moved
/// from one to the other.
pub(super) fn compare_returns(
    subject: &Subject<'_>,
    old: &Function,
    new: &Function,
    changes: &mut Vec<Change>,
) {
    let codes = |function: &Function| -> BTreeSet<String> {
        let sets = function.returns.iter();
        sets.flat_map(|set| set.codes.iter().cloned()).collect()
    };
    let (was, is) = (codes(old), codes(new));
    let only = |a: &BTreeSet<String>, b: &BTreeSet<String>| {
        let only: Vec<&str> = a.difference(b).map(String::as_str).collect();
        (!only.is_empty()).then(|| only.join(", "))
    };
    // A document that starts or stops to describe a function changes no promise.
    let kind = match (was.is_empty(), is.is_empty()) {
        _ if was == is => return,
        (true, _) => Kind::ReturnsBegun,
        (_, true) => Kind::ReturnsEnded,
        _ => Kind::ReturnsChanged,
    };
    let mut change = subject.change(kind);
    change.old = only(&was, &is);
    change.new = only(&is, &was);
    changes.push(change);
}
