//! Links and paths in documents lead to files that exist.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// Documents for people who work on the repository.
fn documents() -> Vec<PathBuf> {
    let root = root();
    let mut found: Vec<PathBuf> = [
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "emulator/README.md",
        "emulator/ptx/README.md",
    ]
    .iter()
    .map(|name| root.join(name))
    .collect();
    let entries = fs::read_dir(root.join("docs")).expect("a folder of documents");
    found.extend(
        entries
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "md")),
    );
    found.sort();
    found
}

#[test]
fn every_link_leads_to_a_file() {
    let mut missing = Vec::new();
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for link in links(&text) {
            let file = link.split('#').next().unwrap_or_default();
            let is_elsewhere = link.contains("://") || file.is_empty();
            let folder = document.parent().expect("a folder");
            if !is_elsewhere && !folder.join(file).exists() {
                missing.push(format!("{}: {link}", document.display()));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "links to files that do not exist:\n{}",
        missing.join("\n")
    );
}

/// Returns the targets of links, `[text](target)`.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split("](").skip(1);
    parts.filter_map(|part| part.split_once(')').map(|(link, _)| link))
}

#[test]
fn the_architecture_names_folders_that_exist() {
    let root = root();
    let text = fs::read_to_string(root.join("docs/architecture.md")).expect("a document");
    let paths: Vec<&str> = paths(&root, &text).collect();
    assert!(paths.len() > 20, "the map names too few paths: {paths:?}");
    let missing: Vec<&&str> = paths
        .iter()
        .filter(|path| !root.join(path).exists())
        .collect();
    assert!(
        missing.is_empty(),
        "docs/architecture.md names paths that do not exist: {missing:?}"
    );
}

#[test]
fn the_architecture_lists_every_module_of_its_crates() {
    let root = root();
    let text = fs::read_to_string(root.join("docs/architecture.md")).expect("a document");
    for krate in ["spec/src", "conformance/src"] {
        let (_, table) = text
            .split_once(&format!("\n| `{krate}` | contents"))
            .expect("a table");
        let table = table.split("\n\n").next().unwrap_or_default();
        let source = fs::read_to_string(root.join(krate).join("lib.rs")).expect("a crate");
        let modules = source
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod "));
        for module in modules.map(|line| line.trim_end_matches(';')) {
            let is_listed = [format!("`{module}`"), format!("`{module}/")];
            let is_listed = is_listed.iter().any(|name| table.contains(name.as_str()));
            assert!(is_listed, "the table of {krate} has no {module}");
        }
    }
}

/// Returns the paths in backticks that begin with a folder of the repository.
fn paths<'a>(root: &'a Path, text: &'a str) -> impl Iterator<Item = &'a str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|path| {
        let first = path.split('/').next().unwrap_or_default();
        let is_plain = !path.contains(|c: char| c.is_whitespace() || "<>{}*$".contains(c));
        path.contains('/') && is_plain && !first.is_empty() && root.join(first).is_dir()
    })
}
