//! The page of one function.

use cuspec_spec::Registry;
use cuspec_spec::declared::{Function, c_declaration, rust_declaration};

use super::contract;
use super::text::{block, code, codes, interval, path, section, table, version};
use crate::emit::Output;

/// What is declared about it, what its contract says, and how to use it.
pub(super) fn emit(registry: &Registry, function: &Function) -> Output {
    let declared = &registry.declared;
    let contract = registry.contract(&function.name);
    let mut text = format!("# {}\n\n", function.name);
    if let Some(contract) = contract {
        text += &format!("{}\n\n", contract.doc);
    }
    text += &block("c", &c_declaration(declared, function));
    text += "\n";
    text += &block("rust", &rust_declaration(function));
    text += &section("Parameters", &contract::parameters(registry, function));
    if let Some(contract) = contract {
        text += &section("Checks", &contract::checks(registry, contract));
    }
    text += &section("Documented returns", &returns(function));
    if let Some(contract) = contract {
        text += &section(
            "Documented codes that no test sees",
            &contract::unreached(contract),
        );
        text += &section("Examples", &contract::scenarios(registry, contract));
    }
    text += &section("Availability", &availability(function));
    text += &section("See also", &see(registry, function));
    Output::text(path(function), text)
}

/// The codes that the header lists, for each stretch of toolkits.
fn returns(function: &Function) -> String {
    let sets = function.returns.iter();
    let lines = sets.map(|set| format!("- {}: {}\n", interval(&set.toolkits), codes(&set.codes)));
    let mut text: String = lines.collect();
    if !function.notes.is_empty() {
        text += &format!("\nShared notes: {}\n", codes(&function.notes));
    }
    text
}

/// Under which names, since when and for whom the function is there.
fn availability(function: &Function) -> String {
    let since = |introduced: Option<u32>| introduced.map_or(String::new(), version);
    let own = [
        code(&function.name),
        code(&function.base_name),
        since(function.introduced),
        interval(&function.toolkits),
    ];
    let variant = function.per_thread.as_ref().map(|variant| {
        [
            code(&variant.symbol),
            format!("`{}`, with a default stream per thread", function.base_name),
            since(variant.introduced),
            interval(&function.toolkits),
        ]
    });
    let rows: Vec<_> = [own].into_iter().chain(variant).collect();
    let mut text = table(["Symbol", "Name in programs", "CUDA", "Toolkits"], &rows);
    if !function.is_default() {
        text += "\nThe header no longer maps the name to this symbol unless asked to.\n";
    }
    if function.is_deprecated() {
        text += "\nDeprecated by the header.\n";
    }
    text
}

/// Links to the functions that the header points to; plain names for what is no function.
fn see(registry: &Registry, function: &Function) -> String {
    let links: Vec<String> = function
        .see
        .iter()
        .map(|name| {
            let mut others = registry.declared.functions.iter();
            let other = others.find(|other| other.name == *name || is_meant(other, name));
            match other {
                Some(other) => format!("[`{name}`](../../{})", path(other)),
                None => code(name),
            }
        })
        .collect();
    links.join(", ")
}

/// Whether programs that write the name call this function.
fn is_meant(function: &Function, name: &str) -> bool {
    function.base_name == name && function.is_default()
}
