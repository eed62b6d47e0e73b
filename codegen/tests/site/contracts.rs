//! Contracts on the site of the real registry: fields, resources, the last error, parameters.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use cuspec_spec::Registry;
use cuspec_spec::case::{Api, EffectKind};
use cuspec_spec::declared::Function;
use serde_json::{Value, json};

use super::made::{real, repository};
use super::page;
use super::whole::{assert_none, registry};

/// The registry from which the site is made.
static REGISTRY: LazyLock<Registry> =
    LazyLock::new(|| Registry::load(&repository().join("spec")).expect("the registry"));

#[test]
fn every_field_under_contract_is_described_below_its_parameter() {
    let mut wrong = BTreeSet::new();
    let mut count = 0;
    let contracts = registry()["contracts"].as_array().expect("a list");
    for contract in contracts {
        let function = contract["function"].as_str().unwrap_or_default();
        let fields = contract["fields"].as_array();
        if fields.is_none() {
            continue;
        }
        let text = real().read(&format!("f/{function}.html"));
        let json: Value = serde_json::from_str(&real().read(&format!("f/{function}.json")))
            .expect("the page is JSON as well");
        let params = json["params"].as_array().expect("a list");
        let below = params.iter().flat_map(|param| {
            let fields = param["fields"].as_array().into_iter().flatten();
            fields.map(move |field| (&param["name"], field))
        });
        let below: Vec<(&Value, &Value)> = below.collect();
        for field in fields.into_iter().flatten() {
            count += 1;
            let name = field["name"].as_str().unwrap_or_default();
            let of = &contract["function"];
            let row = text
                .split_once(&format!("id=p-{name} "))
                .or_else(|| text.split_once(&format!("id=\"p-{name}\" ")));
            let row = row.and_then(|(_, row)| row.split("<dt").next());
            let row = row.and_then(|row| row.split("</dl>").next());
            let row = page::plain(row.unwrap_or_default());
            let sentence = field["sentence"].as_str().unwrap_or_default();
            let is_conditional = !field["when"].is_null();
            let is_told = row.contains(&sentence.replace('`', ""))
                && row.contains("Only where") == is_conditional;
            let found = below.iter().find(|(_, one)| one["name"] == name);
            let is_listed = found.is_some_and(|(param, one)| {
                name.starts_with(param.as_str().unwrap_or("?"))
                    && one["domain"] == field["domain"]
                    && one["when"].is_null() != is_conditional
            });
            if !is_told || !is_listed {
                wrong.insert(format!("{of}: {name}: {row}"));
            }
        }
    }
    assert_none(&wrong);
    assert!(count > 50, "{count} fields");
}

#[test]
fn a_record_links_to_the_contracts_that_describe_it() {
    for record in ["CUDA_MEMCPY2D", "CUDA_MEMCPY2D_v2"] {
        let page = format!("t/{record}.html");
        let text = real().read(&page);
        assert!(text.contains("f/cuMemcpy2D_v2.html#p-pCopy"), "{page}");
    }
}

#[test]
fn the_effect_of_a_call_on_a_handle_is_on_the_pages_of_both() {
    let registry = &*REGISTRY;
    let of_page = |path: String| {
        serde_json::from_str::<Value>(&real().read(&path)).expect("the JSON of a page")
    };
    let (mut seen, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    for contract in &registry.contracts.functions {
        let function = &contract.function;
        let handles = of_page(format!("f/{function}.json"))["handles"].take();
        let page = real().read(&format!("f/{function}.html"));
        let section = page.split("<h2 id=handles>").nth(1).unwrap_or_default();
        let section = section.split("<h2").next().unwrap_or_default();
        for (param, effect) in contract.effects() {
            let (call, list) = match effect.kind {
                EffectKind::Creates => ("creates", "created_by"),
                EffectKind::Acquires => ("acquires", "acquired_by"),
                EffectKind::Lends => ("lends", "lent_by"),
                EffectKind::Ends => ("ends", "ended_by"),
            };
            seen.insert(call);
            let param = &contract.params[param].name;
            let says_so = |one: &Value| {
                let params = one["params"].as_array();
                one["call"] == call && params.is_some_and(|all| all.contains(&json!(param)))
            };
            if !handles
                .as_array()
                .is_some_and(|all| all.iter().any(says_so))
                || !section.contains(&format!("href=#p-{param}>"))
            {
                wrong.insert(format!("{function}: {call} {param}"));
            }
            let resource = &registry.contracts.vocabulary[effect.resource];
            if let Some(ty) = &resource.c_type {
                let names = of_page(format!("t/{ty}.json"))[list].take();
                if !names
                    .as_array()
                    .is_some_and(|all| all.contains(&json!(function)))
                {
                    wrong.insert(format!("{ty}: {list} lacks {function}"));
                }
            }
        }
    }
    assert_none(&wrong);
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn a_contract_of_the_runtime_describes_the_last_error() {
    let registry = &*REGISTRY;
    let contracts = registry.contracts.functions.iter();
    let mut seen = 0;
    let vocabulary = &registry.contracts.vocabulary;
    let of_runtime = contracts.filter(|contract| contract.api == Api::Runtime);
    for contract in of_runtime.filter(|contract| !vocabulary.changes_last_error(contract)) {
        assert!(
            real().has(&format!("f/{}.html#last-error", contract.function)),
            "{}",
            contract.function
        );
        seen += 1;
    }
    assert!(seen >= 7, "{seen} contracts");
}

/// Whether the function, or this form of it, comes from a toolkit that was not yet reviewed: `cuspec check`
/// lists its missing sentences.
fn is_unreviewed(function: &Function) -> bool {
    let reviewed = REGISTRY.reviewed.as_ref();
    reviewed.is_some_and(|reviewed| function.toolkits.first > *reviewed)
}

#[test]
fn every_function_has_a_sentence() {
    let latest = REGISTRY.history.functions.iter();
    let news: BTreeSet<String> = latest
        .filter(|function| is_unreviewed(function))
        .map(|function| format!("f/{}.html", function.name))
        .collect();
    let functions = real().pages.keys().filter(|path| path.starts_with("f/"));
    let mut wrong = BTreeSet::new();
    for path in functions {
        let text = real().read(path);
        if !news.contains(path)
            && !text.contains("http-equiv")
            && text.matches("<p class=lead>").count() != 1
        {
            wrong.insert(path.clone());
        }
    }
    assert_none(&wrong);
}

#[test]
fn parameters_of_common_functions_have_sentences() {
    let registry = &*REGISTRY;
    let mut programs: BTreeMap<&str, usize> = BTreeMap::new();
    for name in registry.guide.programs.iter().flat_map(|one| &one.calls) {
        *programs.entry(name).or_default() += 1;
    }
    let mut most: Vec<(&str, usize)> = programs.into_iter().collect();
    most.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut wrong = BTreeSet::new();
    for (name, _) in most.iter().take(200) {
        let called = |one: &&Function| one.base_name == *name && one.is_default();
        let function = registry.declared.functions.iter().find(called);
        let function = function.unwrap_or_else(|| panic!("no header has {name}"));
        let mut latest = registry.history.functions.iter();
        if latest.any(|one| one.name == function.name && is_unreviewed(one)) {
            continue;
        }
        let text = real().read(&format!("f/{}.json", function.name));
        let page: Value = serde_json::from_str(&text).expect("JSON");
        let sentences = page["params"].as_array().into_iter().flatten();
        let sentences = sentences
            .filter(|param| param["sentence"].is_string())
            .count();
        if sentences != function.params.len() {
            wrong.insert(format!("{name}: {sentences} of {}", function.params.len()));
        }
    }
    assert_none(&wrong);
}
