//! What the bindings say about an item: facts of the declarations, and our own sentences where a
//! contract has them.

use cuspec_spec::Registry;
use cuspec_spec::contract::Contract;
use cuspec_spec::declared::{Enum, Enumerator, Interval, Record, RecordKind};
use proc_macro2::TokenStream;
use quote::quote;

use super::functions::Symbol;
use crate::emit::words;

/// Paragraphs as doc attributes.
pub fn attributes(paragraphs: &[String]) -> TokenStream {
    let text = paragraphs.join("\n\n");
    let lines = text.lines().map(|line| {
        let line = if line.is_empty() {
            String::new()
        } else {
            format!(" {line}")
        };
        quote!(#[doc = #line])
    });
    quote!(#(#lines)*)
}

/// Paragraphs as lines of a doc comment.
pub fn comments(indent: &str, paragraphs: &[String]) -> String {
    let text = paragraphs.join("\n\n");
    let lines = text
        .lines()
        .map(|line| format!("{indent}{}\n", format!("/// {line}").trim_end()));
    lines.collect()
}

/// What is known of an entry point: what it does, and when it does not.
pub fn function(registry: &Registry, symbol: &Symbol) -> Vec<String> {
    let function = symbol.function;
    let mut paragraphs = Vec::new();
    if symbol.name != function.name {
        let name = &function.name;
        paragraphs.push(format!(
            "[`{name}`](Self::{name}) with a default stream per thread."
        ));
        paragraphs.push(availability(symbol));
        return paragraphs;
    }
    let contract = registry.contract(&function.name);
    if let Some(contract) = contract {
        paragraphs.push(contract.doc.clone());
        paragraphs.push(params(contract));
    }
    paragraphs.push(availability(symbol));
    if let Some(set) = function.returns.last() {
        let codes: Vec<String> = set.codes.iter().map(|code| format!("`{code}`")).collect();
        paragraphs.push(format!("Documented to return {}.", codes.join(", ")));
    }
    if let Some(contract) = contract {
        paragraphs.push(rules(contract));
        paragraphs.push(scenarios(registry, contract));
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs
}

/// What programs call it, and since when it has been there.
fn availability(symbol: &Symbol) -> String {
    let function = symbol.function;
    let mut text = match (function.name == function.base_name, function.is_default()) {
        (true, true) => String::new(),
        (false, true) => format!("Programs write `{}`.", function.base_name),
        (false, false) => format!("Another form of `{}`.", function.base_name),
        (true, false) => "The first form, which programs built today no longer call.".to_owned(),
    };
    if let Some(version) = symbol.introduced {
        text += &format!(" Since CUDA {}.{}.", version / 1000, version % 1000 / 10);
    }
    text += &gone(&function.toolkits);
    if function.is_deprecated() {
        text += " Deprecated by the header.";
    }
    text.trim().to_owned()
}

/// A line for each parameter.
fn params(contract: &Contract) -> String {
    let params = contract.params.iter();
    let lines: Vec<String> = params
        .map(|p| format!("- `{}`: {}", p.name, p.doc))
        .collect();
    lines.join("\n")
}

/// A line for each rule, in the order of the checks.
fn rules(contract: &Contract) -> String {
    let lines: Vec<String> = contract
        .rules()
        .map(|rule| {
            let outcome = words::outcome(&rule.outcome);
            format!("- `{outcome}`: {} (`{}`)", rule.doc, rule.id)
        })
        .collect();
    match lines.is_empty() {
        true => String::new(),
        false => format!("# Rules\n\n{}", lines.join("\n")),
    }
}

/// The scenarios about it, which stand on its reference page.
fn scenarios(registry: &Registry, contract: &Contract) -> String {
    let (about, _) = words::scenarios(registry, contract);
    let lines: Vec<String> = about
        .iter()
        .map(|scenario| format!("- `{}`: {}", scenario.id, scenario.doc))
        .collect();
    match lines.is_empty() {
        true => String::new(),
        false => format!("# Scenarios\n\n{}", lines.join("\n")),
    }
}

/// A sentence about an item that newer toolkits lack.
pub fn gone(toolkits: &Interval) -> String {
    match &toolkits.end {
        Some(end) => format!(" Gone from toolkit {}.", end),
        None => String::new(),
    }
}

/// What is known of an enumeration.
pub fn enumeration(item: &Enum) -> Vec<String> {
    vec![format!("`enum {}`.{}", item.tag, gone(&item.toolkits))]
}

/// What is known of an enumerator; nothing, for most.
pub fn enumerator(member: &Enumerator) -> Vec<String> {
    let mut text = gone(&member.toolkits);
    if member.is_deprecated() {
        text += " Deprecated by the header.";
    }
    match text.trim() {
        "" => Vec::new(),
        text => vec![text.to_owned()],
    }
}

/// What is known of a structure or union.
pub fn record(item: &Record) -> Vec<String> {
    let kind = match item.kind {
        RecordKind::Struct => "struct",
        RecordKind::Union => "union",
    };
    let name = match &*item.tag {
        "" => format!("A `{kind}` without a tag, inside another."),
        tag => format!("`{kind} {tag}`."),
    };
    vec![name + &gone(&item.toolkits)]
}
