//! Items by name.

use std::collections::HashMap;

use cuspec_spec::declared::{
    Api, Constant, ConstantValue, Declared, Enum, Function, Record, Toolkit, Typedef,
};
use cuspec_spec::diagnostic::nearest;

/// A named item.
pub(super) enum Item<'a> {
    /// A function under one of its names, with the older meaning of that name.
    Function {
        /// The name in source code: the API name, or a symbol.
        name: &'a str,
        function: &'a Function,
        /// The symbol spelled like the API name, if the header maps the name to another.
        elder: Option<&'a Function>,
    },
    Enum(&'a Enum),
    Record(&'a Record),
    Typedef(&'a Typedef),
    Constant(&'a Constant),
}

/// Lists every function under every name that the header of one toolkit declares, in the order of the
/// files.
///
/// A name that the header maps to a newer symbol is listed with that symbol; the
/// symbol of the same spelling is its elder. The variant of a superseded symbol is a
/// name of its own, as no view of the header maps another name to it.
pub(super) fn all<'a>(view: &'a Declared, toolkit: &Toolkit) -> Vec<Item<'a>> {
    let mut items = Vec::new();
    let mapped = mapped_names(view, toolkit);
    // The symbols that each name maps to.
    let mut targets: HashMap<&str, Vec<&str>> = HashMap::new();
    for (function, names) in view.functions.iter().zip(&mapped) {
        for name in names {
            targets.entry(name).or_default().push(&function.name);
        }
    }
    for (function, names) in view.functions.iter().zip(mapped) {
        for name in names {
            let elder = view.functions.iter().find(|one| one.name == name);
            items.push(Item::Function {
                name,
                function,
                elder,
            });
        }
        let own = function.name.as_str();
        let mut others = targets.get(own).into_iter().flatten();
        if others.any(|other| *other != own) {
            continue;
        }
        items.push(Item::Function {
            name: &function.name,
            function,
            elder: None,
        });
    }
    for function in &view.functions {
        if let Some(variant) = function
            .per_thread
            .as_ref()
            .filter(|_| is_superseded(view, function, toolkit))
        {
            items.push(Item::Function {
                name: &variant.symbol,
                function,
                elder: None,
            });
        }
    }
    items
}

/// Returns the other names that the header maps to each symbol, function by function.
fn mapped_names<'a>(view: &'a Declared, toolkit: &Toolkit) -> Vec<Vec<&'a str>> {
    let mut aliases: HashMap<(Api, &str), Vec<&str>> = HashMap::new();
    for constant in &view.constants {
        if let ConstantValue::Alias(to) = &constant.value {
            let names = aliases.entry((constant.api, to)).or_default();
            names.push(&constant.name);
        }
    }
    let names = view.functions.iter().map(|function| {
        let is_mapped = function.is_default_in(toolkit) && function.base_name != function.name;
        let base = is_mapped.then_some(function.base_name.as_str());
        let key = (function.api, function.name.as_str());
        let aliases = aliases.get(&key).into_iter().flatten().copied();
        base.into_iter().chain(aliases).collect()
    });
    names.collect()
}

/// Whether the API name maps to a newer symbol.
fn is_superseded(view: &Declared, function: &Function, toolkit: &Toolkit) -> bool {
    view.functions.iter().any(|other| {
        other.is_default_in(toolkit)
            && other.base_name == function.base_name
            && other.introduced > function.introduced
    })
}

/// Returns the items of a name in one toolkit; for the name of an API, all its versions.
pub(super) fn find<'a>(
    history: &Declared,
    view: &'a Declared,
    name: &str,
    toolkit: &Toolkit,
) -> Result<Vec<Item<'a>>, String> {
    let mut items = look(view, name);
    // The symbol that programs get comes first.
    if let Some(function) = aliased(view, name) {
        let name = &function.name;
        let elder = None;
        items.insert(
            0,
            Item::Function {
                name,
                function,
                elder,
            },
        );
    }
    if items.is_empty() {
        Err(not_found(history, name, Some(toolkit)))
    } else {
        Ok(items)
    }
}

/// Returns the items of a name in any toolkit.
pub(super) fn find_ever<'a>(history: &'a Declared, name: &str) -> Result<Vec<Item<'a>>, String> {
    let items = look(history, name);
    if items.is_empty() {
        Err(not_found(history, name, None))
    } else {
        Ok(items)
    }
}

/// Returns the function that a macro aliases.
pub(super) fn aliased<'a>(view: &'a Declared, name: &str) -> Option<&'a Function> {
    let mut constants = view.constants.iter();
    let target = constants.find_map(|constant| match &constant.value {
        ConstantValue::Alias(to) if constant.name == name => Some(to),
        _ => None,
    })?;
    view.functions.iter().find(|one| one.name == *target)
}

fn look<'a>(declared: &'a Declared, name: &str) -> Vec<Item<'a>> {
    let mut items: Vec<Item<'_>> = Vec::new();
    let is_meant = |one: &Function| {
        one.name == name
            || one.base_name == name
            || one
                .per_thread
                .as_ref()
                .is_some_and(|variant| variant.symbol == name)
    };
    for function in declared.functions.iter().filter(|one| is_meant(one)) {
        items.push(Item::Function {
            name: &function.name,
            function,
            elder: None,
        });
    }
    let enums = declared.enums.iter();
    items.extend(enums.filter(|item| names_enum(item, name)).map(Item::Enum));
    let records = declared.records.iter();
    let is_meant = |item: &&Record| item.name == name || item.tag == name;
    items.extend(records.filter(is_meant).map(Item::Record));
    let typedefs = declared.typedefs.iter();
    let is_meant = |item: &&Typedef| item.name == name;
    items.extend(typedefs.filter(is_meant).map(Item::Typedef));
    let constants = declared.constants.iter();
    let is_meant = |item: &&Constant| item.name == name;
    items.extend(constants.filter(is_meant).map(Item::Constant));
    items
}

fn names_enum(item: &Enum, name: &str) -> bool {
    item.name == name || item.tag == name || item.members.iter().any(|member| member.name == name)
}

fn not_found(declared: &Declared, name: &str, toolkit: Option<&Toolkit>) -> String {
    let mut known: Vec<&str> = Vec::new();
    for function in &declared.functions {
        known.extend([function.name.as_str(), function.base_name.as_str()]);
    }
    for item in &declared.enums {
        known.push(&item.name);
        known.extend(item.members.iter().map(|member| member.name.as_str()));
    }
    known.extend(declared.records.iter().map(|item| item.name.as_str()));
    known.extend(declared.typedefs.iter().map(|item| item.name.as_str()));
    known.extend(declared.constants.iter().map(|item| item.name.as_str()));
    match nearest(name, known) {
        Some(meant) if meant == name => match toolkit {
            Some(toolkit) => format!(
                "`{name}` is not in toolkit {toolkit}; `--history` shows which ones have it"
            ),
            None => format!("`{name}` is in no toolkit"),
        },
        Some(meant) => format!("`{name}` is not declared; did you mean `{meant}`?"),
        None => format!("`{name}` is not declared, and no declared name is similar"),
    }
}
