//! Items by name.

use cuspec_spec::declared::{
    Constant, ConstantValue, Declared, Enum, Function, Record, Toolkit, Typedef,
};
use cuspec_spec::diagnostic::nearest;

/// Something that has a name.
pub enum Item<'a> {
    /// A function under one of its names, and what else that name stands for.
    Function {
        /// The name a program writes: the API name, or a symbol.
        name: &'a str,
        function: &'a Function,
        /// The symbol that bears the API name itself, where the header maps the name to another.
        elder: Option<&'a Function>,
    },
    Enum(&'a Enum),
    Record(&'a Record),
    Typedef(&'a Typedef),
    Constant(&'a Constant),
}

/// Every function under every name that the header declares, in the order of the files.
///
/// Where the header maps a name to a newer symbol, the name is listed with that symbol, and the
/// symbol that bears the name itself with it as its elder. The twin of a superseded symbol is a
/// name of its own, as no view of the header maps another name to it.
pub fn all<'a>(declared: &'a Declared, toolkit: &Toolkit) -> Vec<Item<'a>> {
    let present: Vec<&Function> = declared
        .functions
        .iter()
        .filter(|one| one.toolkits.contains(toolkit))
        .collect();
    let mut items = Vec::new();
    for function in &present {
        for name in mapped_names(declared, function) {
            let elder = present.iter().find(|one| one.name == name).copied();
            items.push(Item::Function {
                name,
                function,
                elder,
            });
        }
        if mapped_names_of_others(declared, &present, function) {
            continue;
        }
        items.push(Item::Function {
            name: &function.name,
            function,
            elder: None,
        });
    }
    for function in &present {
        if let Some(twin) = function
            .per_thread
            .as_ref()
            .filter(|_| is_superseded(&present, function))
        {
            items.push(Item::Function {
                name: &twin.symbol,
                function,
                elder: None,
            });
        }
    }
    items
}

/// Other names that the header maps to a symbol.
fn mapped_names<'a>(declared: &'a Declared, function: &'a Function) -> Vec<&'a str> {
    let mut names = Vec::new();
    if function.is_default() && function.base_name != function.name {
        names.push(function.base_name.as_str());
    }
    let aliases = declared.constants.iter().filter(|constant| {
        constant.api == function.api
            && matches!(&constant.value, ConstantValue::Alias(to) if *to == function.name)
    });
    names.extend(aliases.map(|constant| constant.name.as_str()));
    names
}

/// Whether the header gives the symbol's own name to another symbol.
fn mapped_names_of_others(declared: &Declared, all: &[&Function], function: &Function) -> bool {
    all.iter().any(|other| {
        other.name != function.name
            && mapped_names(declared, other).contains(&function.name.as_str())
    })
}

/// Whether the symbol that the API name is mapped to is a newer one.
fn is_superseded(all: &[&Function], function: &Function) -> bool {
    all.iter().any(|other| {
        other.is_default()
            && other.base_name == function.base_name
            && other.introduced > function.introduced
    })
}

/// What a name stands for; for the name of an API, all its versions.
pub fn find<'a>(
    declared: &'a Declared,
    name: &str,
    toolkit: &Toolkit,
) -> Result<Vec<Item<'a>>, String> {
    let mut items: Vec<Item<'_>> = Vec::new();
    let is_meant = |one: &Function| {
        one.name == name
            || one.base_name == name
            || one
                .per_thread
                .as_ref()
                .is_some_and(|twin| twin.symbol == name)
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
    items.extend(
        records
            .filter(|item| item.name == name || item.tag == name)
            .map(Item::Record),
    );
    items.extend(
        declared
            .typedefs
            .iter()
            .filter(|item| item.name == name)
            .map(Item::Typedef),
    );
    items.extend(
        declared
            .constants
            .iter()
            .filter(|item| item.name == name)
            .map(Item::Constant),
    );
    items.retain(|item| stands(item, toolkit));
    if items.is_empty() {
        Err(not_found(declared, name, toolkit))
    } else {
        Ok(items)
    }
}

fn names_enum(item: &Enum, name: &str) -> bool {
    item.name == name || item.tag == name || item.members.iter().any(|member| member.name == name)
}

fn stands(item: &Item<'_>, toolkit: &Toolkit) -> bool {
    match item {
        Item::Function { function, .. } => function.toolkits.contains(toolkit),
        Item::Enum(item) => item.toolkits.contains(toolkit),
        Item::Record(item) => item.toolkits.contains(toolkit),
        Item::Typedef(item) => item.toolkits.contains(toolkit),
        Item::Constant(item) => item.toolkits.contains(toolkit),
    }
}

fn not_found(declared: &Declared, name: &str, toolkit: &Toolkit) -> String {
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
        Some(meant) if meant == name => format!("`{name}` is not in toolkit {toolkit}"),
        Some(meant) => format!("`{name}` is not declared; did you mean `{meant}`?"),
        None => format!("`{name}` is not declared, nor anything like it"),
    }
}
