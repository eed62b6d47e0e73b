//! The search index: every name with its address and, where there is one, its sentence.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use cuspec_spec::contract::Rule;
use cuspec_spec::declared::file_of;

use crate::address::Address;
use crate::markup::prose::first_sentence;
use crate::names::api;
use crate::page::Page;
use crate::pages::headline;
use crate::site::Site;

/// The loader of the lists, a script of its own: pages from disk may not fetch data.
const READER: &str = include_str!("../assets/entries.js");

/// The data: a list for each kind; `assets/entries.js` describes its lines.
pub(crate) fn emit(site: &Site<'_>) -> Vec<Page> {
    let lists: Vec<(&str, String)> = vec![
        ("function", functions(site)),
        ("code", codes(site)),
        ("type", types(site)),
        ("group", groups(site)),
        ("constant", constants(site)),
        ("enumerator", enumerators(site)),
        ("library", libraries(site)),
        ("rule", rules(site)),
        ("exemplar", exemplars(site)),
        ("word", words(site)),
        ("finding", findings(site)),
        ("scenario", scenarios(site)),
    ];
    let mut text = READER.to_owned();
    text.push_str("const lists = {\n");
    for (kind, lines) in lists.iter().filter(|(_, lines)| !lines.is_empty()) {
        let lines = serde_json::Value::from(lines.trim_end_matches('\n'));
        let _ = writeln!(text, "{kind}: {lines},");
    }
    text.push_str("};\n");
    vec![Page::new("search-data.js", text)]
}

/// A line: the name, its first sentence, and further data. Empty values at the end are omitted.
fn line(out: &mut String, name: &str, text: &str, extra: &str) {
    let text = text.replace(['\t', '\n'], " ");
    let whole = format!("{name}\t{}\t{extra}", first_sentence(&text));
    out.push_str(whole.trim_end_matches('\t'));
    out.push('\n');
}

/// Functions in the order of their names without `cu` and `cuda`: neighbours have similar sentences, which compress well.
fn functions(site: &Site<'_>) -> String {
    let mut out = String::new();
    let mut functions: Vec<_> = site.functions.iter().collect();
    functions.sort_by_key(|function| {
        let name = function.name;
        let stem = name.strip_prefix("cuda").or(name.strip_prefix("cu"));
        (stem.unwrap_or(name), name)
    });
    for function in functions {
        let newest = function.newest;
        let is_meant = site.names.default_function(&newest.base_name) == Some(function.name);
        let meant = match is_meant && newest.base_name != function.name {
            true => newest.base_name.as_str(),
            false => "",
        };
        line(
            &mut out,
            function.name,
            function.sentence.unwrap_or_default(),
            meant,
        );
    }
    out
}

fn codes(site: &Site<'_>) -> String {
    let mut out = String::new();
    for code in site.codes.all() {
        for name in code.names() {
            let page = if name == code.name() { "" } else { code.name() };
            line(&mut out, name, code.sentence.unwrap_or_default(), page);
        }
    }
    out
}

fn types(site: &Site<'_>) -> String {
    let mut out = String::new();
    for ty in &site.types {
        let lifetime = site.lifetimes.get(ty.name);
        line(&mut out, ty.name, lifetime.map_or("", |one| one.doc), "");
    }
    out
}

fn groups(site: &Site<'_>) -> String {
    let mut out = String::new();
    for group in &site.registry.guide.groups {
        let address = format!("{}-{}", api(group.api), file_of(&group.name));
        let name = format!("{} ({})", group.title, api(group.api));
        line(&mut out, &name, &group.doc, &address);
    }
    out
}

fn constants(site: &Site<'_>) -> String {
    let constants = site.registry.history.constants.iter();
    let mut names: Vec<&str> = constants.map(|one| &*one.name).collect();
    names.sort_unstable();
    names.dedup();
    names.join("\n")
}

/// Functions of libraries below their library, and the additions of Windows.
fn libraries(site: &Site<'_>) -> String {
    let mut out = String::new();
    let layers = site.registry.libraries.iter();
    let layers = layers.map(|(api, declared)| (api.word(), declared));
    for (word, declared) in layers.chain([("windows", &site.registry.windows)]) {
        let functions = declared.functions.iter().map(|one| &*one.name);
        // Names with a leading underscore are omitted; nvJitLink has one for each release.
        let mut names: Vec<&str> = functions.filter(|name| !name.starts_with('_')).collect();
        names.sort_unstable();
        names.dedup();
        if names.is_empty() {
            continue;
        }
        let _ = writeln!(out, "={word}\n{}", names.join("\n"));
    }
    out
}

/// Enumerators below their enumeration; codes have a list of their own.
fn enumerators(site: &Site<'_>) -> String {
    let mut by_page: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for item in &site.registry.history.enums {
        let Some(page) = site.names.type_page(&item.name) else {
            continue;
        };
        let names = by_page.entry(page).or_default();
        for member in &item.members {
            if site.codes.find(&member.name).is_none() && !names.contains(&&*member.name) {
                names.push(&member.name);
            }
        }
    }
    let mut out = String::new();
    for (page, names) in by_page.iter().filter(|(_, names)| !names.is_empty()) {
        let _ = writeln!(out, "={page}\n{}", names.join("\n"));
    }
    out
}

/// Rules. One that several functions have, with the same name and sentence, is listed with the first of them.
fn rules(site: &Site<'_>) -> String {
    let mut out = String::new();
    let mut listed = BTreeSet::new();
    for contract in &site.registry.contracts.functions {
        let rules = contract.rules().map(rule_sentence);
        let new: Vec<_> = rules.filter(|rule| listed.insert(*rule)).collect();
        if !new.is_empty() {
            let _ = writeln!(out, "={}", contract.function);
        }
        for (id, doc) in new {
            line(&mut out, id, doc, "");
        }
    }
    out
}

/// The name of a rule within its function, and its sentence.
fn rule_sentence(rule: &Rule) -> (&str, &str) {
    let id = rule.id.split_once('/').map_or("", |(_, id)| id);
    (id, &rule.doc)
}

fn exemplars(site: &Site<'_>) -> String {
    let mut out = String::new();
    for domain in &site.registry.contracts.vocabulary.domains {
        let _ = writeln!(out, "={}", domain.name);
        for exemplar in &domain.exemplars {
            line(&mut out, &exemplar.name, &exemplar.doc, "");
        }
    }
    out
}

fn words(site: &Site<'_>) -> String {
    let vocabulary = &site.registry.contracts.vocabulary;
    let guide = &site.registry.guide;
    let mut out = String::new();
    let mut word = |sort: &str, name: &str, text: &str| {
        let to = Address::word(sort, name).to_string();
        line(&mut out, &name.replace(['-', '_'], " "), text, &to);
    };
    for need in &vocabulary.needs {
        word("need", &need.name, &need.doc);
    }
    for state in &vocabulary.states {
        word("state", &state.name, &state.doc);
    }
    for hazard in &vocabulary.hazards {
        word("hazard", &hazard.name, &hazard.doc);
    }
    for resource in &vocabulary.resources {
        word("resource", &resource.name, &resource.doc);
    }
    for setting in &vocabulary.settings {
        word("setting", &setting.name, &setting.doc);
    }
    for one in &guide.predicates {
        word("is", &one.name, &one.doc);
    }
    for one in &guide.numbers {
        word("number", &one.word.name, &one.word.doc);
    }
    for domain in &vocabulary.domains {
        let to = Address::domain(&domain.name).to_string();
        line(&mut out, &domain.name, &domain.doc, &to);
    }
    out
}

fn findings(site: &Site<'_>) -> String {
    let mut out = String::new();
    for (_, finding) in site.registry.guide.findings() {
        let id = &finding.word.name;
        line(&mut out, &headline(id), &finding.word.doc, id);
    }
    out
}

/// Scenarios below their file, without their sentences: the names are sentences already.
fn scenarios(site: &Site<'_>) -> String {
    let mut by_file: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for scenario in &site.registry.contracts.scenarios {
        let (file, name) = scenario.id.rsplit_once('/').unwrap_or(("", &scenario.id));
        by_file.entry(file).or_default().push(name);
    }
    let mut out = String::new();
    for (file, names) in by_file {
        let _ = writeln!(out, "={file}\n{}", names.join("\n"));
    }
    out
}
