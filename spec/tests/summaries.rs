//! Tests of the sentences that the registry has for functions.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use cuspec_spec::Registry;
use cuspec_spec::contract::Contracts;
use cuspec_spec::declared::{Api, Declared, Function, Interval, Toolkit};
use cuspec_spec::diagnostic::Diagnostic;
use cuspec_spec::summaries::Summaries;

fn spec() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The committed registry; loading it takes a second.
static REGISTRY: LazyLock<Registry> = LazyLock::new(|| {
    Registry::load(spec()).expect("the committed registry reads without a mistake")
});

/// Returns the declaration of a function in the newest toolkit that has it.
fn function<'a>(registry: &'a Registry, name: &str) -> &'a Function {
    let mut functions = registry.declared.functions.iter();
    functions
        .find(|one| one.name == name)
        .expect("it is declared")
}

fn doc(registry: &Registry, name: &str) -> String {
    let summary = registry.summary(function(registry, name));
    summary.expect("it has a sentence").doc.to_owned()
}

#[test]
fn a_contract_is_the_summary_of_its_function() {
    let registry = &*REGISTRY;
    let contract = registry.contract("cuMemAlloc_v2").expect("it has one");
    let summary = registry.summary(function(registry, "cuMemAlloc_v2"));
    let summary = summary.expect("it has a sentence");
    assert_eq!(summary.doc, contract.doc);
    let params: Vec<(&str, &str)> = contract
        .params
        .iter()
        .map(|param| (param.name.as_str(), param.doc.as_str()))
        .collect();
    assert_eq!(summary.params, params);
}

#[test]
fn an_obsolete_form_has_the_summary_of_the_current_one() {
    let registry = &*REGISTRY;
    for (old, new) in [
        ("cuMemAlloc", "cuMemAlloc_v2"),
        ("cuModuleGetGlobal", "cuModuleGetGlobal_v2"),
    ] {
        // The older forms of today have contracts of their own.
        let mut form = function(registry, old).clone();
        form.name = format!("{old}_v0");
        let summary = registry.summary(&form).expect("it has a sentence");
        assert_eq!(summary.doc, doc(registry, new));
    }
}

#[test]
fn a_form_that_is_newer_than_the_current_one_needs_its_own_summary() {
    let registry = &*REGISTRY;
    let mut form = function(registry, "cuMulticastBindMem_v2").clone();
    assert!(registry.summary(&form).is_some());
    form.name = "cuMulticastBindMem_v9".to_owned();
    assert!(registry.summary(&form).is_none());
}

#[test]
fn a_parameter_has_the_sentence_of_its_name() {
    let registry = &*REGISTRY;
    let access = registry.summary(function(registry, "cuMulticastAddDevice"));
    let access = access.expect("it has a sentence");
    assert_eq!(access.param("dev"), Some("The device."));
    assert_eq!(access.param("name"), None);
}

#[test]
fn parameters_that_an_older_form_does_not_have_are_left_out() {
    let registry = &*REGISTRY;
    let oldest = function(registry, "cuCtxCreate");
    let mut form = function(registry, "cuCtxCreate_v4").clone();
    form.params.clone_from(&oldest.params);
    let summary = registry.summary(&form).expect("it has a sentence");
    let names: Vec<&str> = summary.params.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["pctx", "flags", "dev"]);
}

/// Returns the summaries of a file with one function, which has no contract.
fn summaries(history: &Declared) -> Summaries {
    let root = tempfile::tempdir().expect("a temporary folder");
    let folder = root.path().join("summaries/driver");
    fs::create_dir_all(&folder).expect("it can be made");
    let text =
        "/// Adds.\nfn cuMulticastAddDevice(\n/// Object.\nmcHandle: _,\n/// Device.\ndev: _,\n);";
    fs::write(folder.join("multicast.rs"), text).expect("it can be written");
    let contracts = Contracts {
        functions: Vec::new(),
        ..REGISTRY.contracts.clone()
    };
    let mut mistakes = Vec::new();
    let summaries = cuspec_spec::summaries::load(root.path(), history, &contracts, &mut mistakes);
    assert_eq!(mistakes, Vec::new());
    summaries
}

/// Returns the remarks that a change of the registry adds.
fn remarks_after(registry: &mut Registry, change: impl FnOnce(&mut Registry)) -> Vec<Diagnostic> {
    let before = registry.remarks();
    change(registry);
    let after = registry.remarks().into_iter();
    after.filter(|remark| !before.contains(remark)).collect()
}

#[test]
fn a_new_function_without_a_summary_causes_a_remark_and_no_mistake() {
    let mut registry = REGISTRY.clone();
    let mut new = function(&registry, "cuLaunchKernel").clone();
    new.name = "cuLaunchLamp".to_owned();
    new.base_name.clone_from(&new.name);
    let remarks = remarks_after(&mut registry, |registry| {
        registry.declared.functions.push(new);
    });
    assert_eq!(remarks.len(), 1);
    assert_eq!(remarks[0].path, "summaries/driver/exec.rs");
    assert!(
        remarks[0].message.contains("`cuLaunchLamp`"),
        "{}",
        remarks[0]
    );
}

#[test]
fn parameters_renamed_by_the_newest_header_cause_a_remark_and_no_mistake() {
    let mut registry = REGISTRY.clone();
    registry.summaries = summaries(&registry.history);
    let remarks = remarks_after(&mut registry, |registry| {
        let functions = registry.declared.functions.iter_mut();
        for function in functions.filter(|one| one.name == "cuMulticastAddDevice") {
            function.params[1].name = "path".to_owned();
        }
    });
    assert_eq!(remarks.len(), 1);
    assert_eq!(remarks[0].path, "summaries/driver/multicast.rs");
    let help = remarks[0].help.as_deref();
    assert_eq!(help, Some("the header has (mcHandle, path)"));
}

#[test]
fn parameter_names_of_an_older_toolkit_are_accepted() {
    let registry = &*REGISTRY;
    let mut history = registry.history.clone();
    let mut new = function(registry, "cuMulticastAddDevice").clone();
    new.params[1].name = "path".to_owned();
    new.toolkits = Interval::since(&Toolkit([99, 0, 0]));
    history.functions.push(new);
    let summaries = summaries(&history);
    assert!(summaries.get(Api::Driver, "cuMulticastAddDevice").is_some());
}

/// A toolkit that is imported later may have functions without a summary.
#[test]
fn every_function_up_to_13_5_has_a_sentence() {
    let registry = &*REGISTRY;
    let last = Toolkit([13, 5, 37]);
    let functions = registry.declared.functions.iter();
    let missing: Vec<&str> = functions
        .filter(|one| one.toolkits.first <= last && registry.summary(one).is_none())
        .map(|one| one.name.as_str())
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn every_sentence_begins_with_a_capital_and_ends_with_a_full_stop() {
    let registry = &*REGISTRY;
    for function in &registry.declared.functions {
        let summary = registry.summary(function).into_iter();
        let sentences = summary.flat_map(|summary| {
            let params = summary.params.into_iter().map(|(_, doc)| doc);
            std::iter::once(summary.doc).chain(params)
        });
        for sentence in sentences {
            let begins = sentence.starts_with(|c: char| c.is_uppercase() || c == '`');
            assert!(
                begins && sentence.ends_with('.'),
                "{}: {sentence}",
                function.name
            );
        }
    }
}

#[test]
fn rustfmt_has_nothing_to_change() {
    let output = Command::new("rustfmt")
        .args(["--edition", "2024", "--check"])
        .args(files())
        .output()
        .expect("rustfmt comes with the toolchain");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
}

/// The files of summaries.
fn files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    // An API without a summary has no folder.
    for folder in fs::read_dir(spec().join("summaries")).expect("the folder is there") {
        let folder = folder.expect("the entry can be read").path();
        let entries = fs::read_dir(folder).expect("a folder of an API");
        files.extend(entries.map(|entry| entry.expect("the entry can be read").path()));
    }
    assert!(!files.is_empty());
    files
}
