//! What the bindings say about an item: facts of the declarations, and our own sentences where a
//! contract has them.

use cuspec_spec::declared::{Enum, Enumerator, Interval, Record, RecordKind};
use proc_macro2::TokenStream;
use quote::quote;

use super::functions::Symbol;

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

/// What is known of an entry point.
pub fn function(symbol: &Symbol) -> Vec<String> {
    let function = symbol.function;
    let is_twin = symbol.name != function.name;
    let mut first = match (is_twin, function.name != function.base_name) {
        (true, _) => format!(
            "`{}` in programs built for a default stream per thread.",
            function.base_name
        ),
        (false, true) if function.is_default => {
            format!("What programs write as `{}`.", function.base_name)
        }
        (false, true) => format!("Another form of `{}`.", function.base_name),
        (false, false) if function.is_default => format!("`{}`.", function.name),
        (false, false) => format!(
            "The first form of `{}`, which programs built today no longer call.",
            function.name
        ),
    };
    if let Some(version) = symbol.introduced {
        first += &format!(" Since CUDA {}.{}.", version / 1000, version % 1000 / 10);
    }
    first += &gone(&function.toolkits);
    let mut paragraphs = vec![first];
    if function.is_deprecated {
        paragraphs.push("Deprecated by the header.".to_owned());
    }
    if let Some(set) = function.returns.last().filter(|_| !is_twin) {
        let codes: Vec<String> = set.codes.iter().map(|code| format!("`{code}`")).collect();
        paragraphs.push(format!("Documented to return {}.", codes.join(", ")));
    }
    paragraphs
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
    if member.is_deprecated {
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
    vec![format!("`{kind} {}`.{}", item.tag, gone(&item.toolkits))]
}
