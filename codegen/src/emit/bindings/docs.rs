//! Renders the documentation of items: facts of the declarations, and our own sentences.

use cuspec_spec::Registry;
use cuspec_spec::case::address;
use cuspec_spec::contract::Contract;
use cuspec_spec::declared::{Api, Enum, Enumerator, Interval, Platforms, RecordKind, Toolkit};
use cuspec_spec::display;
use cuspec_spec::summaries::Summary;
use proc_macro2::TokenStream;
use quote::quote;

use super::entries::Entry;
use super::history::{self, History, Layout};
use super::{plain, returns};
use crate::emit::text;

/// The folder of the reference, relative to rustdoc's pages of an API's functions: `target/site`, from
/// `target/doc/cuspec_sys_driver/functions/`.
const REFERENCE: &str = "../../../site/";

/// Returns paragraphs as doc attributes.
pub(super) fn attributes(paragraphs: &[String]) -> TokenStream {
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

/// Returns paragraphs as lines of a doc comment.
pub(super) fn comments(indent: &str, paragraphs: &[String]) -> String {
    let text = paragraphs.join("\n\n");
    let lines = text
        .lines()
        .map(|line| format!("{indent}{}\n", format!("/// {line}").trim_end()));
    lines.collect()
}

/// Returns the documentation of an entry point: its effect, and the conditions under which it fails.
pub(super) fn function(registry: &Registry, history: &History, entry: &Entry) -> Vec<String> {
    let function = entry.form.function;
    let mut paragraphs = method(registry, entry);
    if entry.is_per_thread || entry.is_plain {
        return paragraphs;
    }
    let contract = registry.contract(&function.name);
    let contract = contract.filter(|_| entry.has_contract);
    paragraphs.push(returns::sentence(history, &entry.form));
    if let Some(contract) = contract {
        paragraphs.push(rules(contract));
        paragraphs.push(scenarios(registry, contract));
    }
    // The reference has a page for each function of the APIs with contracts.
    if Api::ALL.contains(&function.api) && function.platforms != Platforms::Windows {
        let page = address::function(&function.name);
        paragraphs.push(format!("More in [the reference]({REFERENCE}{page})."));
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs
}

/// Returns the effect of an entry point and its availability: as much as an editor shows beside a call.
pub(super) fn method(registry: &Registry, entry: &Entry) -> Vec<String> {
    let function = entry.form.function;
    let summary = registry.summary(function);
    let own = format!("{}{}", plain::name(function), entry.form.suffix);
    let doc = summary.as_ref().map_or("", |summary| summary.doc);
    let mut paragraphs = if entry.is_per_thread {
        vec![format!(
            "{doc} This is `{own}` with a default stream per thread."
        )]
    } else if entry.is_plain {
        vec![format!("{doc} The plain name of `{own}`.")]
    } else {
        let params = summary.as_ref().map(params).unwrap_or_default();
        vec![doc.to_owned(), params]
    };
    paragraphs.push(availability(entry));
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs
}

/// Returns the plain name of an entry point, and the versions that have it.
fn availability(entry: &Entry) -> String {
    let function = entry.form.function;
    let mut text = match (function.name == function.base_name, function.is_default()) {
        (true, true) => String::new(),
        (false, true) if entry.is_plain => String::new(),
        (false, true) => format!("Programs write `{}`.", function.base_name),
        (false, false) => format!("Another form of `{}`.", function.base_name),
        (true, false) => format!(
            "The first form, the symbol `{}`, which programs built today no longer call.",
            function.name
        ),
    };
    if let Some(version) = entry.introduced {
        text += &format!(" Since CUDA {}.", text::version(version));
    }
    text += &format!(" Toolkits: {}.", text::interval(&span(entry)));
    text += &signature(entry);
    if let Some(sentence) = function.platforms.sentence() {
        text += &format!(" {sentence}");
    }
    if let Some(header) = &function.header {
        text += &format!(" Declared in `{header}`.");
    }
    if let Some(part) = function.deprecated.last()
        && function.is_deprecated()
    {
        text += &format!(" Deprecated from toolkit {} on.", part.first);
    }
    text.trim().to_owned()
}

/// Returns the libraries for which the signature is valid, if the symbol has had several.
fn signature(entry: &Entry) -> String {
    let form = &entry.form;
    let from = form.has_older.then(|| history::version(form.first));
    let end = form.toolkits.end.as_ref().filter(|_| form.gives_way);
    let until = end.map(history::version);
    let from = from.map(text::version);
    let until = until.map(text::version);
    match (from, until) {
        (None, None) => String::new(),
        (Some(from), None) => format!(
            " This is the signature of libraries from version {from} on; with an older one the \
             entry is missing."
        ),
        (None, Some(until)) => format!(
            " This is the signature of libraries before version {until}; with a newer one the \
             entry is missing."
        ),
        (Some(from), Some(until)) => format!(
            " This is the signature of libraries from version {from} to before {until}; with any \
             other the entry is missing."
        ),
    }
}

/// Returns the toolkits that have the symbol in any form.
fn span(entry: &Entry) -> Interval {
    Interval {
        first: first(entry).clone(),
        end: end(entry).cloned(),
    }
}

/// Returns the first toolkit that has an entry's symbol with its signature.
pub(super) fn first<'e>(entry: &'e Entry) -> &'e Toolkit {
    entry.form.first
}

/// Returns the first toolkit without it.
pub(super) fn end<'e>(entry: &'e Entry) -> Option<&'e Toolkit> {
    entry.form.toolkits.end.as_ref()
}

/// Returns a line for each parameter that has a sentence.
fn params(summary: &Summary) -> String {
    let params = summary.params.iter();
    let lines: Vec<String> = params
        .map(|(name, doc)| format!("- `{name}`: {doc}"))
        .collect();
    lines.join("\n")
}

/// Returns a line for each rule, in the order of the checks.
fn rules(contract: &Contract) -> String {
    let lines: Vec<String> = contract
        .rules()
        .map(|rule| {
            let outcome = display::outcome(&rule.outcome);
            let id = match address::rule(&rule.id) {
                Some(page) => format!("[`{}`]({REFERENCE}{page})", rule.id),
                None => format!("`{}`", rule.id),
            };
            format!("- `{outcome}`: {} ({id})", rule.doc)
        })
        .collect();
    match lines.is_empty() {
        true => String::new(),
        false => format!("# Rules\n\n{}", lines.join("\n")),
    }
}

/// Returns links to the scenarios of the function on its reference page.
fn scenarios(registry: &Registry, contract: &Contract) -> String {
    let (about, _) = display::scenarios(registry, contract);
    let lines: Vec<String> = about
        .iter()
        .map(|scenario| {
            let page = address::scenario(&scenario.id);
            format!("- [`{}`]({REFERENCE}{page}): {}", scenario.id, scenario.doc)
        })
        .collect();
    match lines.is_empty() {
        true => String::new(),
        false => format!("# Scenarios\n\n{}", lines.join("\n")),
    }
}

/// Returns a sentence about an item that newer toolkits lack.
pub(super) fn gone(toolkits: &Interval) -> String {
    match &toolkits.end {
        Some(end) => format!(" Gone from toolkit {}.", end),
        None => String::new(),
    }
}

/// Returns the documentation of an enumeration.
pub(super) fn enumeration(item: &Enum) -> Vec<String> {
    let tag = match &*item.tag {
        "" => "An enumeration without a tag.".to_owned(),
        tag => format!("`enum {tag}`."),
    };
    vec![tag + &gone(&item.toolkits)]
}

/// Returns the documentation of an enumerator; empty for most.
pub(super) fn enumerator(member: &Enumerator) -> Vec<String> {
    let mut text = gone(&member.toolkits);
    if member.is_deprecated() {
        text += " Deprecated by the header.";
    }
    match text.trim() {
        "" => Vec::new(),
        text => vec![text.to_owned()],
    }
}

/// Returns the documentation of a layout of a structure or union.
pub(super) fn record(layout: &Layout) -> Vec<String> {
    let item = layout.record;
    let kind = match item.kind {
        RecordKind::Struct => "struct",
        RecordKind::Union => "union",
    };
    let name = match &*item.tag {
        "" => format!("A `{kind}` without a tag."),
        tag => format!("`{kind} {tag}`."),
    };
    let older = match layout.name == item.name {
        true => gone(&layout.toolkits),
        false => format!(
            " The layout of toolkits: {}.",
            text::interval(&layout.toolkits)
        ),
    };
    vec![name + &older]
}
