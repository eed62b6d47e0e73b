//! Macros with a value.

use cuspec_spec::declared::{Api, Constant, ConstantValue, Toolkit};

use super::change::{Change, Item, Subject};
use super::names::aliased;
use super::rule::Kind;
use super::shape::Pair;
use super::view::View;

/// Collects the changes of the constants of one API. Aliases of functions are left to the map of names.
pub(super) fn compare(pair: &Pair<'_, '_>, changes: &mut Vec<Change>) {
    let of_api = |constant: &&Constant| constant.api == pair.api;
    for old in pair.old.declared.constants.iter().filter(of_api) {
        if aliased(pair.old, old).is_some() {
            continue;
        }
        match pair.new.constant(pair.api, &old.name) {
            Some(new) => changes.extend(compare_one(pair, old, new)),
            None => changes.push(compare_gone(pair, old)),
        }
    }
    for new in pair.new.declared.constants.iter().filter(of_api) {
        let is_known = pair.old.constant(pair.api, &new.name).is_some()
            || pair.old.enumerator(pair.api, &new.name).is_some();
        if !is_known && aliased(pair.new, new).is_none() {
            let change = subject(new).change(Kind::ConstantAdded);
            changes.push(change.is(show(pair.new, new)));
        }
    }
}

/// Returns the integer that a name of the API denotes, an enumerator or a macro.
pub(super) fn number(view: &View<'_>, api: Api, name: &str) -> Option<i128> {
    let mut name = name;
    // A macro may name a macro; the chains in headers are short.
    for _ in 0..16 {
        if let Some((_, member)) = view.enumerator(api, name) {
            return Some(member.value.into());
        }
        match &view.constant(api, name)?.value {
            ConstantValue::Int { value, .. } => return Some(*value),
            ConstantValue::Alias(target) => name = target,
            _ => return None,
        }
    }
    None
}

fn compare_one(pair: &Pair<'_, '_>, old: &Constant, new: &Constant) -> Option<Change> {
    let numbers = (
        number(pair.old, pair.api, &old.name),
        number(pair.new, pair.api, &new.name),
    );
    let kind = match (&old.value, &new.value) {
        (was, is) if was == is => return None,
        (ConstantValue::Int { value: a, ty: was }, ConstantValue::Int { value: b, ty: is })
            if a == b =>
        {
            match pair.is_same_type(was, is) {
                true => return None,
                false => Kind::ConstantType,
            }
        }
        (ConstantValue::Pointer { value: a, .. }, ConstantValue::Pointer { value: b, .. }) => {
            match a == b {
                true => Kind::ConstantType,
                false => Kind::ConstantValue,
            }
        }
        (ConstantValue::Float(_), ConstantValue::Float(_)) => Kind::ConstantValue,
        _ => match numbers {
            (Some(a), Some(b)) if a == b => Kind::ConstantRemade,
            (Some(a), Some(b)) => match is_release(pair, a, b) {
                true => Kind::ConstantRelease,
                false => Kind::ConstantValue,
            },
            _ => Kind::ConstantText,
        },
    };
    let change = subject(new).change(kind).was(show(pair.old, old));
    Some(change.is(show(pair.new, new)))
}

fn compare_gone(pair: &Pair<'_, '_>, old: &Constant) -> Change {
    let was = show(pair.old, old);
    let value = number(pair.old, pair.api, &old.name);
    match pair.new.enumerator(pair.api, &old.name) {
        Some((home, member)) => {
            let kind = match value == Some(member.value.into()) {
                true => Kind::ConstantRemade,
                false => Kind::ConstantValue,
            };
            let change = subject(old).change(kind).was(format!("macro {was}"));
            change.is(format!("enumerator {} of {}", member.value, home.name))
        }
        None => subject(old).change(Kind::ConstantRemoved).was(was),
    }
}

/// Whether each value is the version number of its own toolkit, which is expected to change.
fn is_release(pair: &Pair<'_, '_>, old: i128, new: i128) -> bool {
    let release = |view: &View<'_>| {
        let Toolkit([major, minor, _]) = view.declared.newest_toolkit()?;
        Some(i128::from(*major) * 1000 + i128::from(*minor) * 10)
    };
    release(pair.old) == Some(old) && release(pair.new) == Some(new)
}

fn show(view: &View<'_>, constant: &Constant) -> String {
    match &constant.value {
        ConstantValue::Int { value, .. } => value.to_string(),
        ConstantValue::Float(value) => value.to_string(),
        ConstantValue::Text(text) => format!("{text:?}"),
        ConstantValue::Pointer { value, ty } => {
            format!("({}){value:#x}", view.spell(constant.api, ty))
        }
        ConstantValue::Alias(name) => name.clone(),
    }
}

fn subject(constant: &Constant) -> Subject<'_> {
    Subject {
        api: constant.api,
        group: "constants",
        item: Item::Constant,
        name: &constant.name,
    }
}
