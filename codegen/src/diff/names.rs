//! The map from names in source code to symbols.

use std::collections::BTreeMap;

use cuspec_spec::declared::{Api, Constant, ConstantValue, Function, c_declaration};

use super::change::{Change, Item, Subject};
use super::functions::{compare_returns, has_same_signature};
use super::rule::Kind;
use super::shape::Pair;
use super::view::View;

/// Collects the changes of the map of one API that no change of a symbol implies.
pub(super) fn compare(pair: &Pair<'_, '_>, changes: &mut Vec<Change>) {
    let (old, new) = (names(pair.old, pair.api), names(pair.new, pair.api));
    for (name, was) in &old {
        let subject = subject(was, name);
        match new.get(name) {
            Some(is) if is.name == was.name => {}
            Some(is) => {
                let kind = match has_same_signature(pair, was, is) {
                    true => Kind::NameMovedAlike,
                    false => Kind::NameMoved,
                };
                let change = subject
                    .change(kind)
                    .was(c_declaration(pair.old.declared, was));
                changes.push(change.is(c_declaration(pair.new.declared, is)));
                // A program that uses the name gets the codes of a different symbol.
                compare_returns(&subject, was, is, changes);
            }
            None if goes_with_symbol(pair.new, was, name) => {}
            None => {
                let change = subject.change(Kind::NameRemoved);
                changes.push(change.was(was.name.as_str()));
            }
        }
    }
    for (name, is) in &new {
        if !old.contains_key(name) && !goes_with_symbol(pair.old, is, name) {
            let change = subject(is, name).change(Kind::NameAdded);
            changes.push(change.is(is.name.as_str()));
        }
    }
}

/// Returns the function that a constant is an alias of.
pub(super) fn aliased<'a>(view: &View<'a>, constant: &Constant) -> Option<&'a Function> {
    let ConstantValue::Alias(target) = &constant.value else {
        return None;
    };
    let mut functions = view.declared.functions.iter();
    let is_target = |one: &&Function| one.base_name == *target && !one.defaults.is_empty();
    functions
        .find(|one| one.api == constant.api && is_target(one))
        .or_else(|| view.function(constant.api, target))
}

/// Names of the default view, and macros that alias a function.
fn names<'a>(view: &View<'a>, api: Api) -> BTreeMap<&'a str, &'a Function> {
    let mut names = BTreeMap::new();
    for constant in &view.declared.constants {
        if constant.api == api
            && let Some(function) = aliased(view, constant)
            && function.name != constant.name
        {
            names.insert(constant.name.as_str(), function);
        }
    }
    for function in &view.declared.functions {
        // A view keeps only the intervals that contain its toolkit.
        if function.api == api && !function.defaults.is_empty() {
            names.insert(function.base_name.as_str(), function);
        }
    }
    names
}

/// Whether the other side lacks the symbol itself and the name is its own, so that the change of the
/// symbol implies this one.
fn goes_with_symbol(other: &View<'_>, function: &Function, name: &str) -> bool {
    function.base_name == name && other.function(function.api, &function.name).is_none()
}

fn subject<'a>(function: &'a Function, name: &'a str) -> Subject<'a> {
    Subject {
        api: function.api,
        group: &function.group,
        item: Item::Function,
        name,
    }
}
