//! Merges the declarations of all toolkits into one for each name.

use std::collections::{HashMap, HashSet};

use cuspec_spec::declared::{
    Api, Constant, ConstantValue, Declared, Enum, Enumerator, Type, Typedef, TypedefKind,
};

/// Returns each name once, in its newest form: an enumeration has the members of all toolkits, and a macro
/// that names a type becomes a typedef.
pub(crate) fn merge(history: &Declared) -> Declared {
    let mut all = history.latest();
    let members = members(history);
    for item in &mut all.enums {
        item.members = merge_members(&members[&(item.api, &*item.name)]);
    }
    let types = types(&all);
    let (aliases, constants) = all.constants.into_iter().partition(|item| {
        matches!(&item.value, ConstantValue::Alias(target)
            if types.contains(&(item.api, target.clone())))
    });
    all.constants = constants;
    let aliases: Vec<Constant> = aliases;
    all.typedefs.extend(aliases.into_iter().map(typedef));
    leave_out_replaced(&mut all);
    all
}

/// Returns the members of each enumeration in all toolkits, in the order of the declarations.
fn members(history: &Declared) -> HashMap<(Api, &str), Vec<&Enumerator>> {
    let mut all: HashMap<_, Vec<&Enumerator>> = HashMap::new();
    for item in &history.enums {
        all.entry((item.api, &*item.name))
            .or_default()
            .extend(&item.members);
    }
    all
}

/// Returns each name once, with its newest value.
fn merge_members(members: &[&Enumerator]) -> Vec<Enumerator> {
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut kept: Vec<Enumerator> = Vec::new();
    for member in members {
        let place = *places.entry(&member.name).or_insert(kept.len());
        match kept.get(place) {
            None => kept.push((*member).clone()),
            Some(known) if known.toolkits.first < member.toolkits.first => {
                kept[place] = (*member).clone();
            }
            Some(_) => {}
        }
    }
    kept
}

/// Returns the names of all types.
fn types(all: &Declared) -> HashSet<(Api, String)> {
    let enums = all.enums.iter().map(|item| (item.api, item.name.clone()));
    let records = all.records.iter().map(|item| (item.api, item.name.clone()));
    let typedefs = all
        .typedefs
        .iter()
        .map(|item| (item.api, item.name.clone()));
    enums.chain(records).chain(typedefs).collect()
}

fn typedef(constant: Constant) -> Typedef {
    let target = match constant.value {
        ConstantValue::Alias(target) => target,
        _ => constant.name.clone(),
    };
    Typedef {
        name: constant.name,
        api: constant.api,
        kind: TypedefKind::Alias(Type::Named(target)),
        toolkits: constant.toolkits,
    }
}

/// Removes enumerations and records whose names now mean other types. Their members are macros.
fn leave_out_replaced(all: &mut Declared) {
    let aliases: HashSet<(Api, &str)> = all
        .typedefs
        .iter()
        .map(|item| (item.api, &*item.name))
        .collect();
    let is_own = |api, name: &str| !aliases.contains(&(api, name));
    all.enums.retain(|item: &Enum| is_own(item.api, &item.name));
    all.records.retain(|item| is_own(item.api, &item.name));
}
