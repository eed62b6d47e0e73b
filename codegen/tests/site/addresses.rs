//! Addresses are permanent: `cuspec generate` keeps their list, and the site contains all of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

use super::made::{copy, fixture, real, repository, site, stderr};
use super::whole::assert_none;

const LIST: &str = "generated/addresses.txt";

/// Returns every address of a list.
fn addresses(root: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(root.join(LIST)).expect("the list");
    let mut out = BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (page, places) = line.split_once(' ').unwrap_or((line, ""));
        out.insert(page.to_owned());
        out.extend(
            places
                .split_whitespace()
                .map(|place| format!("{page}#{place}")),
        );
    }
    out
}

fn generate(root: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .args(["--spec", "spec", "generate"])
        .args(args)
        .current_dir(root)
        .output()
        .expect("cuspec runs")
}

/// Returns the registry of lamps with a list of its addresses.
fn listed() -> TempDir {
    let root = TempDir::new().expect("a temporary folder");
    copy(&fixture(), root.path());
    let output = generate(root.path(), &[]);
    assert!(output.status.success(), "{}", stderr(&output));
    root
}

/// Renames the rule `not-both` of the lamps.
fn rename_a_rule(root: &Path) {
    let path = root.join("spec/contracts/driver/lamp.rs");
    let text = fs::read_to_string(&path).expect("the contract");
    assert!(text.contains("not-both"), "{text}");
    fs::write(path, text.replace("not-both", "one-of-both")).expect("the contract");
}

#[test]
fn the_site_contains_every_listed_address() {
    let all = addresses(&repository());
    assert!(all.len() > 10_000, "{} addresses", all.len());
    assert_none(
        &all.into_iter()
            .filter(|address| !real().has(address))
            .collect(),
    );
}

#[test]
fn every_page_is_on_the_list() {
    let all = addresses(&repository());
    let pages = real().pages.keys();
    assert_none(&pages.filter(|page| !all.contains(*page)).cloned().collect());
}

#[test]
fn a_removed_address_is_an_error() {
    let root = listed();
    rename_a_rule(root.path());
    let before = fs::read_to_string(root.path().join("generated/registry.json")).expect("a file");
    for args in [&[][..], &["--check"]] {
        let output = generate(root.path(), args);
        assert!(!output.status.success());
        let printed = stderr(&output);
        assert!(
            printed.contains("f/cuLampOpen_v2.html#not-both"),
            "{printed}"
        );
        assert!(printed.contains("spec/guide/moves.rs"), "{printed}");
    }
    let after = fs::read_to_string(root.path().join("generated/registry.json")).expect("a file");
    assert_eq!(before, after, "nothing is written");
}

#[test]
fn a_moved_address_redirects() {
    let root = listed();
    rename_a_rule(root.path());
    let moves = "\
        //! What moved.\n\n\
        #[moves]\n\
        enum Move {\n\
            /// A better name.\n\
            #[from(\"f/cuLampOpen_v2.html#not-both\")]\n\
            #[to(\"f/cuLampOpen_v2.html#one-of-both\")]\n\
            rule,\n\
        }\n";
    fs::write(root.path().join("spec/guide/moves.rs"), moves).expect("the guide");
    let output = generate(root.path(), &[]);
    assert!(output.status.success(), "{}", stderr(&output));
    let list = addresses(root.path());
    assert!(list.contains("f/cuLampOpen_v2.html#not-both"), "{list:?}");
    let out = root.path().join("out");
    assert!(site(root.path(), &out, &[]).status.success());
    let page = fs::read_to_string(out.join("f/cuLampOpen_v2.html")).expect("the page");
    let moved = "<li id=not-both><code>not-both</code> is now <a href=#one-of-both>";
    assert!(page.contains(moved), "{page}");
}

#[test]
fn a_move_to_a_missing_address_is_a_mistake() {
    let root = listed();
    let moves = "\
        //! What moved.\n\n\
        #[moves]\n\
        enum Move {\n\
            /// Gone.\n\
            #[from(\"f/cuLampGone.html\")]\n\
            #[to(\"f/cuLampNowhere.html\")]\n\
            page,\n\
        }\n";
    fs::write(root.path().join("spec/guide/moves.rs"), moves).expect("the guide");
    let output = generate(root.path(), &[]);
    assert!(!output.status.success());
    let printed = stderr(&output);
    assert!(printed.contains("guide/moves.rs:8:1"), "{printed}");
    assert!(
        printed.contains("nothing stands at `f/cuLampNowhere.html`"),
        "{printed}"
    );
}
