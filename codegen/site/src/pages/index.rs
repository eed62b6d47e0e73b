//! The index of the site as JSON, and the site map.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::page::Page;
use crate::site::Site;

/// The index, by the names of pages: `functions` are at `f/NAME.html` and `f/NAME.json`.
pub(crate) fn emit(site: &Site<'_>) -> Vec<Page> {
    let registry = site.registry;
    let constants = registry.history.constants.iter().map(|one| &*one.name);
    let constants: BTreeSet<&str> = constants.collect();
    let vocabulary = &registry.contracts.vocabulary;
    let diffs = site
        .facts
        .diffs
        .iter()
        .map(|diff| format!("{}..{}", diff.old, diff.new));
    let lists: [(&str, &str, Value); 10] = [
        (
            "functions",
            "f",
            site.functions.iter().map(|one| one.name).collect(),
        ),
        (
            "types",
            "t",
            site.types.iter().map(|one| one.name).collect(),
        ),
        ("constants", "c", constants.into_iter().collect()),
        (
            "codes",
            "e",
            site.codes.all().iter().map(|one| one.name()).collect(),
        ),
        (
            "domains",
            "d",
            vocabulary.domains.iter().map(|one| &*one.name).collect(),
        ),
        (
            "toolkits",
            "v",
            site.toolkits.names().iter().map(String::as_str).collect(),
        ),
        ("diffs", "v", diffs.collect()),
        (
            "subjects",
            "s",
            site.evidence
                .subjects
                .iter()
                .map(|one| &*one.name)
                .collect(),
        ),
        (
            "findings",
            "n",
            registry
                .guide
                .findings()
                .map(|(_, one)| &*one.word.name)
                .collect(),
        ),
        (
            "scenarios",
            "x",
            registry
                .contracts
                .scenarios
                .iter()
                .map(|one| &*one.id)
                .collect(),
        ),
    ];
    let lists = lists.into_iter().map(|(kind, folder, names)| {
        (kind.to_owned(), json!({ "folder": folder, "names": names }))
    });
    let index: Map<String, Value> = lists.collect();
    vec![Page::new("index.json", Value::Object(index).to_string())]
}

/// The site map, which needs whole addresses: only for a published site.
pub(crate) fn site_map(base: Option<&str>, pages: &[Page]) -> Vec<Page> {
    let Some(base) = base else {
        return Vec::new();
    };
    let html = pages.iter().filter(|page| page.path.ends_with(".html"));
    // A redirect is no page of its own.
    let own = html.filter(|page| !page.text.contains("http-equiv"));
    let lines: String = own.map(|page| format!("{base}/{}\n", page.path)).collect();
    vec![
        Page::new("sitemap.txt", lines),
        Page::new(
            "robots.txt",
            format!("User-agent: *\nAllow: /\nSitemap: {base}/sitemap.txt\n"),
        ),
    ]
}
