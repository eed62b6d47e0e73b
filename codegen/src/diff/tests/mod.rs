//! Each row of the decision table on its own facts, and their common properties.
//!
//! A row's facts are a declared file in which toolkit 1.0.0 is old and 2.0.0 is new.

mod alike;
mod functions;
mod types;

use std::fs;
use std::path::Path;

use clap::ValueEnum;
use cuspec_spec::declared::{self, Api, Declared, Release, Toolkit};

use super::change::Change;
use super::compare::{diff, diff_registries};
use super::rule::Kind;
use super::summarize;

const OLD: Toolkit = Toolkit([1, 0, 0]);
const NEW: Toolkit = Toolkit([2, 0, 0]);

/// Defines a test for each row: the facts give exactly one change, of that kind.
macro_rules! rows {
    ($($name:ident: $kind:ident $source:literal)*) => {
        $(#[test]
        fn $name() {
            let found = $crate::diff::tests::changes($source);
            let kinds: Vec<_> = found.iter().map(|change| change.change).collect();
            assert_eq!(kinds, [$crate::diff::rule::Kind::$kind], "{found:#?}");
        })*

        pub(super) const ROWS: &[$crate::diff::rule::Kind] = &[$($crate::diff::rule::Kind::$kind),*];
    };
}
use rows;

/// Returns the changes of a declared file from the old toolkit to the new one.
fn changes(source: &str) -> Vec<Change> {
    let history = history(source);
    diff(&history.at(&OLD), &history.at(&NEW))
}

fn history(source: &str) -> Declared {
    let release = |toolkit: &Toolkit| Release {
        toolkit: toolkit.clone(),
        packages: Vec::new(),
    };
    let mut history = Declared {
        toolkits: vec![release(&OLD), release(&NEW)],
        ..Declared::default()
    };
    declared::parse(Path::new("row.rs"), Api::Driver, source, &mut history)
        .unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
    history
}

/// Returns the kinds of the changes between two registries that contain only the old toolkit.
fn between(old: &str, new: &str) -> Vec<Change> {
    diff_registries(&history(old), &history(new)).0
}

#[test]
fn every_kind_has_a_test() {
    // Only registries differ in their toolkits; `a_toolkit_of_one_registry_*` test these kinds. An end
    // never moves alone; its test is in `alike`.
    let others = [
        Kind::ToolkitAdded,
        Kind::ToolkitRemoved,
        Kind::EnumeratorEndMoved,
    ];
    let tried = [functions::ROWS, types::ROWS, &others].concat();
    for kind in Kind::value_variants() {
        assert!(tried.contains(kind), "{} has no test", kind.name());
    }
}

#[test]
fn every_row_has_its_strongest_class_first() {
    for kind in Kind::value_variants() {
        let rule = kind.rule();
        let classes = [&[rule.class], rule.also].concat();
        assert!(classes.is_sorted_by(|a, b| a > b), "{}", kind.name());
    }
}

#[test]
fn the_table_in_the_document_equals_the_decision_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/diff.md");
    let page = fs::read_to_string(path).expect("the page is there");
    // The tables further down are others.
    let tables = page.split("\n## JSON").next().unwrap_or_default();
    let documented: Vec<&str> = tables
        .lines()
        .filter(|line| line.starts_with("| `"))
        .collect();
    let deciding: Vec<String> = Kind::value_variants()
        .iter()
        .map(|kind| {
            let rule = kind.rule();
            let also: Vec<&str> = rule.also.iter().map(|class| class.name()).collect();
            let classes = (rule.class.name(), also.join(", "));
            format!(
                "| `{}` | {} | {} | {} |",
                kind.name(),
                classes.0,
                classes.1,
                rule.summary
            )
        })
        .map(|line| line.replace("|  |", "| |"))
        .collect();
    assert_eq!(documented, deciding);
}

#[test]
fn a_toolkit_of_one_registry_is_gone_from_another() {
    let with = history("");
    let mut without = with.clone();
    without.toolkits.truncate(1);
    let kinds = |changes: Vec<Change>| -> Vec<(Kind, String)> {
        let changes = changes.into_iter();
        changes.map(|one| (one.change, one.name)).collect()
    };
    let gone = kinds(diff_registries(&with, &without).0);
    assert_eq!(gone, [(Kind::ToolkitRemoved, "2.0.0".to_owned())]);
}

#[test]
fn a_toolkit_of_one_registry_is_added_to_another() {
    let with = history("");
    let mut without = with.clone();
    without.toolkits.truncate(1);
    let added = diff_registries(&without, &with).0;
    let kinds: Vec<_> = added.iter().map(|one| (one.change, &*one.name)).collect();
    assert_eq!(kinds, [(Kind::ToolkitAdded, "2.0.0")]);
}

#[test]
fn a_change_in_two_toolkits_of_a_registry_is_reported_once_with_both() {
    let old = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] fn cuLampOn(lamp: c_int);
    "#;
    let new = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] fn cuLampOn(lamp: c_uint);
    "#;
    let found = between(old, new);
    let kinds: Vec<_> = found
        .iter()
        .map(|one| (one.change, one.toolkits.clone()))
        .collect();
    let both = vec!["1.0.0".to_owned(), "2.0.0".to_owned()];
    assert_eq!(kinds, [(Kind::ParameterRetyped, both)]);
}

#[test]
fn strongest_changes_come_first() {
    let found = changes(
        r#"
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampNew();
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOld();
        #[toolkits("1.0.0".."2.0.0")] const CU_LAMP: c_int = 1;
        "#,
    );
    let kinds: Vec<_> = found.iter().map(|one| one.change).collect();
    let order = [
        Kind::FunctionRemoved,
        Kind::ConstantRemoved,
        Kind::FunctionAdded,
    ];
    assert_eq!(kinds, order);
}

#[test]
fn a_summary_counts_the_classes_and_names_the_names() {
    let history = history(
        r#"
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampNew();
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampNewer();
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOld();
        "#,
    );
    let text = summarize(&history.at(&OLD), &history.at(&NEW));
    let wanted = "**2.0.0 against 1.0.0**: 1 ABI, 2 ADDITION.\n\n\
        ABI: a compiled program may break\n\n- symbol removed: `cuLampOld`\n\n\
        ADDITION: new items\n\n- new function: `cuLampNew`, `cuLampNewer`\n";
    assert_eq!(text, wanted);
}

#[test]
fn a_summary_without_changes_says_no_differences() {
    let history = history("");
    let text = summarize(&history.at(&OLD), &history.at(&NEW));
    assert_eq!(text, "**2.0.0 against 1.0.0**: no differences.\n");
}
