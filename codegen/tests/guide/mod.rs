//! Compares `docs/contracts.md` and `docs/add-a-contract.md` with the files of the registry and the readers
//! of the language.

mod page;
mod walkthrough;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

use page::{Quote, paths, quotes, rows, spans};

/// The reference of the language.
const GUIDE: &str = "docs/contracts.md";

/// The guide to adding a function and a handle.
const WALKTHROUGH: &str = "docs/add-a-contract.md";

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    let text = fs::read_to_string(repository().join(path));
    text.unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the `.rs` files in a folder and below, by paths from the root of the repository, without built and
/// generated files.
fn sources(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(repository().join(&folder)).expect("a folder");
        for entry in entries {
            let entry = entry.expect("an entry");
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() && !path.ends_with("/target") {
                folders.push(path);
            } else if path.ends_with(".rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn without_space(text: &str) -> String {
    text.split_whitespace().collect()
}

fn registry() -> String {
    let files = ["spec/contracts", "spec/vocabulary"]
        .into_iter()
        .flat_map(sources);
    files.map(|path| read(&path)).collect()
}

#[test]
fn the_guide_begins_with_a_contract_of_the_registry() {
    let page = read(GUIDE);
    let first = &quotes(&page)[0];
    assert!(first.path.starts_with("spec/contracts/"), "{}", first.path);
    let file = syn::parse_file(first.text).expect("the block is whole");
    let [syn::Item::Fn(contract)] = file.items.as_slice() else {
        panic!("the block holds something else than one function");
    };
    let has = |name: &str| contract.attrs.iter().any(|attr| attr.path().is_ident(name));
    assert!(has("needs") && has("order"), "the contract has both");
    assert!(
        !contract.block.stmts.is_empty(),
        "a contract to learn from has checks"
    );
}

#[test]
fn quoted_code_occurs_in_the_named_file() {
    let mut missing = String::new();
    for page in [GUIDE, WALKTHROUGH] {
        let page = read(page);
        let quotes = quotes(&page);
        assert!(quotes.len() > 3);
        for Quote { path, text } in quotes {
            if !read(path).contains(text) {
                missing += &format!("{path} does not hold\n{text}\n");
            }
        }
    }
    assert!(missing.is_empty(), "{missing}");
}

#[test]
fn the_examples_of_the_guide_occur_in_the_registry() {
    let registry = without_space(&registry());
    let page = read(GUIDE);
    let rows = rows(&page, "example");
    assert!(rows.len() > 80, "{} rows", rows.len());
    let mut wrong = Vec::new();
    for (row, example) in rows {
        let found = spans(example);
        // Such a row states that no contract uses the form.
        if found.is_empty() != row.contains("today") {
            wrong.push(format!("either an example, or none today: {row}"));
        }
        let missing = found
            .iter()
            .filter(|one| !registry.contains(&without_space(one)));
        wrong.extend(missing.map(|one| format!("nobody writes `{one}`")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn paths_in_the_guides_exist() {
    let mut missing = Vec::new();
    for page in [
        GUIDE,
        WALKTHROUGH,
        "docs/ci.md",
        "docs/conformance.md",
        "docs/library.md",
        "docs/registry.md",
    ] {
        let text = read(page);
        let lost = paths(&text)
            .into_iter()
            .filter(|path| !repository().join(path).exists());
        missing.extend(lost.map(|path| format!("{page}: {path}")));
    }
    assert!(
        paths(&read(GUIDE)).len() > 15,
        "the scan finds hardly any path"
    );
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
