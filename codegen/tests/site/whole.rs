//! The whole site of the real registry: every link, every item, every word.

use std::collections::BTreeSet;
use std::fs;
use std::sync::OnceLock;

use serde_json::Value;

use super::made::{files, real, repository};
use super::page;

pub(crate) fn registry() -> &'static Value {
    static REGISTRY: OnceLock<Value> = OnceLock::new();
    REGISTRY.get_or_init(|| serde_json::from_str(&real().read("registry.json")).expect("JSON"))
}

/// Returns the names of the items in a list of registry.json.
fn names(list: &str) -> Vec<&'static str> {
    let items = registry()[list].as_array().expect("a list");
    items
        .iter()
        .filter_map(|item| item["name"].as_str())
        .collect()
}

/// Fails with all errors at once, limited to a readable number.
pub(crate) fn assert_none(wrong: &BTreeSet<String>) {
    let shown: Vec<&String> = wrong.iter().take(20).collect();
    assert!(
        wrong.is_empty(),
        "{} in all, among them {shown:#?}",
        wrong.len()
    );
}

#[test]
fn every_link_has_a_target() {
    let mut wrong = BTreeSet::new();
    for (path, page) in &real().pages {
        for link in page
            .links
            .iter()
            .filter(|link| !link.starts_with("https://"))
        {
            let (to, anchor) = link.split_once('#').unwrap_or((link, ""));
            let to = if to.is_empty() {
                path.clone()
            } else {
                page::resolve(path, to)
            };
            let anchor = page::decode(anchor);
            let is_there = match to.ends_with(".html") {
                true if anchor.is_empty() => real().has(&to),
                true => real().has(&format!("{to}#{anchor}")),
                false => real().folder.path().join(&to).is_file(),
            };
            if !is_there {
                wrong.insert(format!("{path}: {link}"));
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn ids_are_unique_on_their_page() {
    let mut wrong = BTreeSet::new();
    for (path, page) in &real().pages {
        let mut seen = BTreeSet::new();
        let twice = page.ids.iter().filter(|id| !seen.insert(*id));
        wrong.extend(twice.map(|id| format!("{path}#{id}")));
    }
    assert_none(&wrong);
}

#[test]
fn every_page_is_well_formed() {
    let mut wrong = BTreeSet::new();
    for (path, page) in &real().pages {
        wrong.extend(
            page.mistakes
                .iter()
                .map(|mistake| format!("{path}: {mistake}")),
        );
    }
    assert_none(&wrong);
}

#[test]
fn pages_fetch_nothing_from_other_hosts() {
    let mut wrong = BTreeSet::new();
    for (path, page) in &real().pages {
        let elsewhere = page.fetched.iter().filter(|url| url.contains("//"));
        wrong.extend(elsewhere.map(|url| format!("{path}: {url}")));
    }
    assert_none(&wrong);
    for file in ["site.css", "site.js", "search.js", "search-data.js"] {
        let text = real().read(file);
        assert!(
            !text.contains("http://") && !text.contains("https://"),
            "{file}"
        );
    }
}

#[test]
fn every_item_of_the_registry_has_a_page() {
    let site = real();
    let mut wrong = BTreeSet::new();
    let mut want = |address: String| {
        if !site.has(&address) {
            wrong.insert(address);
        }
    };
    for name in names("functions") {
        want(format!("f/{name}.html"));
    }
    for list in ["enums", "records", "typedefs"] {
        for name in names(list) {
            want(format!("t/{name}.html"));
        }
    }
    for name in names("constants") {
        want(format!("c/{name}.html"));
    }
    for item in registry()["enums"].as_array().expect("a list") {
        let name = item["name"].as_str().unwrap_or_default();
        for member in item["members"].as_array().expect("a list") {
            let member = member["name"].as_str().unwrap_or_default();
            want(format!("t/{name}.html#{member}"));
            if matches!(name, "CUresult" | "cudaError_t") {
                want(format!("e/{member}.html"));
            }
        }
    }
    for library in registry()["libraries"].as_array().expect("a list") {
        let word = library["name"].as_str().unwrap_or_default();
        for function in library["functions"].as_array().expect("a list") {
            let name = function["name"].as_str().unwrap_or_default();
            want(format!("l/{word}.html#{name}"));
        }
        for (list, part) in [("enums", "enums"), ("records", "types")] {
            for item in library[list].as_array().expect("a list") {
                let name = item["name"].as_str().unwrap_or_default();
                want(format!("l/{word}-{part}.html#{name}"));
            }
        }
    }
    for toolkit in registry()["toolkits"].as_array().expect("a list") {
        want(format!(
            "v/{}.html",
            toolkit["version"].as_str().unwrap_or_default()
        ));
    }
    for scenario in registry()["scenarios"].as_array().expect("a list") {
        want(format!(
            "x/{}.html",
            scenario["id"].as_str().unwrap_or_default()
        ));
    }
    let vocabulary = &registry()["vocabulary"];
    for domain in vocabulary["domains"].as_array().expect("a list") {
        let name = domain["name"].as_str().unwrap_or_default();
        for exemplar in domain["exemplars"].as_array().expect("a list") {
            want(format!(
                "d/{name}.html#{}",
                exemplar["name"].as_str().unwrap_or_default()
            ));
        }
    }
    for (list, sort) in [("needs", "need"), ("states", "state")] {
        for word in vocabulary[list].as_array().expect("a list") {
            let name = word["name"].as_str().unwrap_or_default();
            want(format!("glossary.html#{sort}-{name}"));
        }
    }
    for question in vocabulary["questions"].as_array().expect("a list") {
        let part = |name: &str| question[name].as_str().unwrap_or_default().to_owned();
        want(format!(
            "glossary.html#question-{}.{}",
            part("object"),
            part("name")
        ));
    }
    assert_none(&wrong);
}

#[test]
fn every_rule_of_the_suite_has_an_address() {
    let mut wrong = BTreeSet::new();
    let rules = rules_of_the_suite();
    assert!(rules.len() > 1000, "{} rules", rules.len());
    for rule in rules {
        let (function, anchor) = rule.split_once('/').expect("a function and a name");
        if !real().has(&format!("f/{function}.html#{anchor}")) {
            wrong.insert(rule);
        }
    }
    assert_none(&wrong);
}

/// Returns the rules that the tables of the suite name.
fn rules_of_the_suite() -> BTreeSet<String> {
    let mut rules = BTreeSet::new();
    let root = repository().join("generated/suite/cases");
    for path in files(&root).iter().filter(|path| path.ends_with(".cases")) {
        let text = fs::read_to_string(root.join(path)).expect("a table");
        let (mut block, mut section) = ("", "");
        for line in text.lines() {
            // The rules of a twin belong to the contract of its function.
            let contract = line.split(' ').find_map(|word| word.strip_prefix("of="));
            let word = line.split(' ').nth(1).unwrap_or_default();
            match line.strip_prefix(' ') {
                None if line.starts_with("fn ") => {
                    (block, section) = (contract.unwrap_or(word), "")
                }
                None if matches!(line, "survey" | "exports" | "scenarios") => {
                    (block, section) = (line, "")
                }
                None => section = line,
                Some(_) if block == "survey" && section == "case" => {
                    rules.insert(format!("{word}/survey"));
                }
                Some(_) if matches!(section, "fault" | "ensure") => {
                    let name = word.split('~').next().unwrap_or(word);
                    rules.insert(format!("{block}/{name}"));
                }
                Some(_) => {}
            }
        }
    }
    rules
}

/// Names of codes without a prefix, as in contracts.
#[test]
fn codes_have_one_spelling() {
    let codes: BTreeSet<&str> = registry()["enums"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|item| item["name"] == "CUresult")
        .flat_map(|item| item["members"].as_array().expect("a list"))
        .filter_map(|member| member["name"].as_str()?.strip_prefix("CUDA_ERROR_"))
        .filter(|short| short.contains('_'))
        .collect();
    assert!(codes.contains("INVALID_VALUE"));
    let mut wrong = BTreeSet::new();
    for (path, page) in &real().pages {
        let words = page
            .text
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let short = words.filter(|word| codes.contains(word));
        wrong.extend(short.map(|word| format!("{path}: {word}")));
    }
    assert_none(&wrong);
}

#[test]
fn every_word_of_a_condition_links_to_its_definition() {
    let mut wrong = BTreeSet::new();
    for path in real().pages.keys().filter(|path| path.starts_with("f/")) {
        let text = real().read(path);
        for condition in text.split("<code class=cond>").skip(1) {
            let condition = condition.split("</code>").next().unwrap_or_default();
            // The link of a query ends before the brackets.
            for part in condition.split("()").filter(|part| !part.ends_with("</a>")) {
                let word = part.rsplit('.').next().unwrap_or_default();
                let is_question =
                    part.contains('.') && word.starts_with(|c: char| c.is_ascii_lowercase());
                if is_question && condition.contains(&format!("{word}()")) {
                    wrong.insert(format!("{path}: {word}"));
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_word_of_the_glossary_has_a_sentence() {
    let site = real();
    let pages = site
        .pages
        .keys()
        .filter(|path| path.starts_with("d/") || *path == "glossary.html");
    let mut wrong = BTreeSet::new();
    for path in pages {
        let text = site.read(path);
        for entry in text.split("<dt").skip(1) {
            let (term, meaning) = entry.split_once("<dd>").unwrap_or((entry, ""));
            let meaning = meaning.trim_start_matches("<p>");
            if meaning.is_empty() || meaning.starts_with("<p") {
                wrong.insert(format!("{path}: {term}"));
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn names_in_findings_exist() {
    let site = real();
    let mut wrong = BTreeSet::new();
    let mut shown = 0;
    for path in site.pages.keys().filter(|path| path.starts_with("n/")) {
        let text = site.read(path);
        let list = text
            .split_once("<ul class=cases-shown>")
            .map(|(_, list)| list);
        let list = list.and_then(|list| list.split("</ul>").next());
        for item in list.into_iter().flat_map(|list| list.split("<li>").skip(1)) {
            shown += 1;
            if !item.starts_with("<a ") {
                wrong.insert(format!("{path}: {}", page::plain(item)));
            }
        }
        if !text.contains("href=../s/") {
            wrong.insert(format!("{path}: evidence that is not there"));
        }
    }
    assert_none(&wrong);
    assert!(shown > 100, "{shown} cases");
}

#[test]
fn an_example_is_a_program() {
    let site = real();
    let mut shown = 0;
    for path in site.pages.keys().filter(|path| path.starts_with("f/")) {
        let text = site.read(path);
        let Some((_, example)) = text.split_once("<div class=paste>") else {
            continue;
        };
        let example = page::plain(example.split("</div>").next().unwrap_or_default());
        let (import, open) = match path.starts_with("f/cuda") {
            true => ("use cuspec_sys::runtime::*;", "Runtime::open()"),
            false => ("use cuspec_sys::driver::*;", "Driver::open()"),
        };
        for part in [import, "fn main() -> Result", open] {
            assert!(example.contains(part), "{path}: no {part} in {example}");
        }
        for helper in [
            "expect!",
            "cuda.gate(",
            "cuda.read(",
            "cuda.driver()",
            "&Driver",
            "&Runtime",
        ] {
            assert!(!example.contains(helper), "{path}: {helper} in {example}");
        }
        shown += 1;
    }
    assert!(shown > 50, "{shown} examples");
}

#[test]
fn every_item_page_has_json() {
    let mut wrong = BTreeSet::new();
    for path in files(real().folder.path()) {
        let Some(page) = path.strip_suffix(".html").filter(|page| page.contains('/')) else {
            continue;
        };
        let is_redirect = real().read(&path).contains("http-equiv");
        let json = fs::read_to_string(real().folder.path().join(format!("{page}.json")));
        let kind = json.ok().and_then(|text| {
            serde_json::from_str::<Value>(&text).ok()?["kind"]
                .as_str()
                .map(str::to_owned)
        });
        if !is_redirect && kind.is_none() {
            wrong.insert(path);
        }
    }
    assert_none(&wrong);
}
