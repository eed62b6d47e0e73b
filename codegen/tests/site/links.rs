//! Links into the site: from mistakes of the registry, the bindings and the documents.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::made::{copy, files, fixture, real, repository, site};
use super::page;
use super::whole::assert_none;

/// Returns the output of `cuspec check` for lamps with a mistake in a contract.
fn check(root: &Path, args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .args(["--spec", "spec", "check"])
        .args(args)
        .current_dir(root)
        .output()
        .expect("cuspec runs");
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_mistake_in_a_contract_links_to_the_page_of_its_function() {
    let root = TempDir::new().expect("a temporary folder");
    copy(&fixture(), root.path());
    assert!(
        site(root.path(), &root.path().join("target/site"), &[])
            .status
            .success()
    );
    let path = root.path().join("spec/contracts/driver/lamp.rs");
    let text = fs::read_to_string(&path).expect("the contract");
    let wrong = text.replace("return INVALID_VALUE;", "return INVALID_VALUES;");
    assert_ne!(text, wrong);
    fs::write(path, wrong).expect("the contract");
    let printed = check(root.path(), &["--docs", "https://example.org/lamps"]);
    let link = " = docs: https://example.org/lamps/f/cuLampOpen_v2.html\n";
    assert!(printed.contains(link), "{printed}");
    let printed = check(root.path(), &[]);
    assert!(
        printed.contains(" = docs: file:///")
            && printed.contains("/target/site/f/cuLampOpen_v2.html\n"),
        "{printed}"
    );
    fs::remove_dir_all(root.path().join("target")).expect("the site goes");
    let printed = check(root.path(), &[]);
    assert!(!printed.contains("docs:"), "{printed}");
}

#[test]
fn links_of_the_bindings_exist() {
    let root = repository().join("generated/bindings");
    let (mut seen, mut wrong) = (0, BTreeSet::new());
    for path in files(&root).iter().filter(|path| path.ends_with(".rs")) {
        let text = fs::read_to_string(root.join(path)).expect("a source");
        for link in text.split("](../../../site/").skip(1) {
            seen += 1;
            let address = page::decode(link.split(')').next().unwrap_or_default());
            if !real().has(&address) {
                wrong.insert(format!("{path}: {address}"));
            }
        }
    }
    assert_none(&wrong);
    assert!(seen > 1200, "{seen} links");
}

#[test]
fn addresses_in_the_documents_exist() {
    let text = fs::read_to_string(repository().join("docs/site.md")).expect("a document");
    let (mut seen, mut wrong) = (0, BTreeSet::new());
    for word in text.split('`').skip(1).step_by(2) {
        let (page, anchor) = word.split_once('#').unwrap_or((word, ""));
        if !page.ends_with(".html") || !page.contains('/') && page != "glossary.html" {
            continue;
        }
        seen += 1;
        // The script of the page resolves the place of a case.
        let is_case = anchor.contains('=');
        let address = if anchor.is_empty() || is_case {
            page
        } else {
            word
        };
        if !real().has(address) {
            wrong.insert(word.to_owned());
        }
    }
    assert_none(&wrong);
    assert!(seen > 12, "{seen} addresses");
}
