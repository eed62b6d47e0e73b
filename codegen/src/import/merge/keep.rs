//! Keeps facts of the layer that could not be read, so that they are not recorded as removed.

use std::collections::BTreeSet;

use cuspec_spec::declared::{Declared, Function, Toolkit};

use super::super::reading::Unread;
use super::super::remarks::Remark;
use super::{Item, narrow};

/// Adds the layer's facts about declarations that were left out: its facts about
/// the toolkit itself, or about the previous one.
///
/// The types and constants of a missing header are unknown, so everything that
/// the other headers lack is kept then.
pub(in crate::import) fn keep(
    layer: &Declared,
    toolkit: &Toolkit,
    unread: &Unread,
    facts: &mut Declared,
) -> Option<Remark> {
    let releases = layer.toolkits.iter().map(|release| &release.toolkit);
    let from = releases.filter(|known| *known <= toolkit).max()?.clone();
    if unread.words.is_empty() && unread.headers.is_empty() {
        return None;
    }
    let mut names = BTreeSet::new();
    let is_hit = |name: &str| unread.words.contains(name);
    let is_missing = !unread.headers.is_empty();
    add(
        &mut facts.functions,
        &layer.functions,
        toolkit,
        &mut names,
        |one| {
            let is_of_missing = unread.headers.contains(one.header());
            is_hit(&one.name) || is_hit(&one.base_name) || is_of_missing
        },
    );
    add(&mut facts.enums, &layer.enums, toolkit, &mut names, |one| {
        is_hit(&one.name) || is_hit(&one.tag) || is_missing
    });
    add(
        &mut facts.records,
        &layer.records,
        toolkit,
        &mut names,
        |one| is_hit(&one.name) || is_hit(&one.tag) || is_missing,
    );
    add(
        &mut facts.typedefs,
        &layer.typedefs,
        toolkit,
        &mut names,
        |one| is_hit(&one.name) || is_missing,
    );
    add(
        &mut facts.constants,
        &layer.constants,
        toolkit,
        &mut names,
        |one| is_hit(&one.name) || is_missing,
    );
    keep_versions(layer, unread, &mut facts.functions);
    keep_parts(layer, toolkit, unread, &mut facts.functions);
    let names: Vec<String> = names.into_iter().collect();
    (!names.is_empty()).then_some(Remark::Kept { from, names })
}

fn add<T: Item>(
    facts: &mut Vec<T>,
    layer: &[T],
    toolkit: &Toolkit,
    names: &mut BTreeSet<String>,
    is_unread: impl Fn(&T) -> bool,
) {
    let read: BTreeSet<_> = facts.iter().map(Item::key).collect();
    let unread = layer.iter().filter(|one| is_unread(one));
    let kept = narrow(unread.filter(|one| !read.contains(&one.key())), toolkit);
    names.extend(kept.iter().map(|one| one.key().1));
    facts.extend(kept);
}

/// Without the headers of versioned prototypes, a symbol keeps its version.
fn keep_versions(layer: &Declared, unread: &Unread, functions: &mut [Function]) {
    if !unread
        .headers
        .iter()
        .any(|name| name.ends_with("Typedefs.h"))
    {
        return;
    }
    for function in functions {
        let key = function.key();
        for known in layer.functions.iter().filter(|known| known.key() == key) {
            function.introduced = function.introduced.or(known.introduced);
            if let (Some(variant), Some(known)) = (&mut function.per_thread, &known.per_thread) {
                variant.introduced = variant.introduced.or(known.introduced);
            }
        }
    }
}

/// One of several declarations of a symbol may have been left out, with facts that only it states.
fn keep_parts(layer: &Declared, toolkit: &Toolkit, unread: &Unread, functions: &mut [Function]) {
    let is_hit = |one: &&mut Function| {
        unread.words.contains(&one.base_name) || unread.words.contains(&one.name)
    };
    for function in functions.iter_mut().filter(is_hit) {
        let key = function.key();
        let known = layer.functions.iter().filter(|known| known.key() == key);
        for known in narrow(known, toolkit) {
            if function.returns.is_empty() {
                function.returns = known.returns;
            }
            if function.defaults.is_empty() {
                function.defaults = known.defaults;
            }
            if function.deprecated.is_empty() {
                function.deprecated = known.deprecated;
            }
        }
    }
}
