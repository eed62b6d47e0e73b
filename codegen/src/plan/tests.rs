//! Tests of the plan for the registry of the repository.

mod counterpart;
mod crossing;
mod ends;
mod incremental;
mod interop;
mod order;
mod places;
mod states;
mod threads;
mod twin;
mod unlisted;
mod versions;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use cuspec_spec::Registry;
use cuspec_spec::case::table::{self, Block};
use cuspec_spec::case::{Arg, Case, Kind};
use syn::spanned::Spanned;

use super::{Planned, cases, plan};

fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

/// The registry of the repository, loaded once for all tests.
static REGISTRY: LazyLock<Registry> =
    LazyLock::new(|| Registry::load(&spec()).expect("the registry has no mistakes"));

/// Its cases, planned once for all tests.
static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| cases_of(&PLANNED));

/// The cases by blocks.
static PLANNED: LazyLock<Vec<Planned>> = LazyLock::new(|| plan(&REGISTRY));

fn cases_of(planned: &[Planned]) -> Vec<Case> {
    let cases = planned.iter().flat_map(|planned| match &planned.block {
        Block::Function(function) => function.cases.iter().map(|p| p.case.clone()).collect(),
        Block::Survey(cases) | Block::Exports(cases) | Block::Scenarios(cases) => cases.clone(),
    });
    cases.collect()
}

/// Plans one contract with the declarations and the vocabulary of the repository, after a change to the
/// vocabulary.
fn plan_of(contract: &str, change: impl Fn(String) -> String) -> Vec<Case> {
    let is_contracted = |case: &Case| !matches!(case.kind, Kind::Survey | Kind::Export);
    let cases = cases(&registry_of(contract, change)).into_iter();
    cases.filter(is_contracted).collect()
}

/// Returns a registry with this contract alone.
fn registry_of(contract: &str, change: impl Fn(String) -> String) -> Registry {
    let root = tempfile::tempdir().expect("a folder");
    copy(
        &spec().join("vocabulary"),
        &root.path().join("vocabulary"),
        // A test states the needs that it is about, and no others.
        &|text| change(without_resources(&text).replace("    #[stated]\n", "")),
    );
    let folder = root.path().join("contracts/driver");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("stream.rs"), with_default_effect(contract)).expect("a file");
    let reviewed = "contracts/reviewed.rs";
    fs::copy(spec().join(reviewed), root.path().join(reviewed)).expect("the file is there");
    let registry = Registry::with_declared(REGISTRY.history.clone(), Vec::new(), root.path());
    registry.expect("the contract has no mistakes")
}

/// Adds `#[no_visible_effect]` to a contract without `#[ensure]`.
fn with_default_effect(contract: &str) -> String {
    match contract.contains("#[ensure(") {
        true => contract.to_owned(),
        false => contract.replace(
            "\nfn ",
            "\n#[no_visible_effect(\"a test is not about it\")]\nfn ",
        ),
    }
}

/// Removes resources and attributes that refer to contracts outside the test.
fn without_resources(text: &str) -> String {
    let file = syn::parse_file(text).expect("a file of the vocabulary");
    let lines_of = |item: &dyn Spanned| item.span().start().line..=item.span().end().line;
    let left_out = file.items.iter().flat_map(|item| match item {
        syn::Item::Struct(item) if has(&item.attrs, "resource") => vec![lines_of(item)],
        syn::Item::Enum(item) => {
            let of_variants = item.variants.iter().flat_map(|variant| &variant.attrs);
            let attrs = item.attrs.iter().chain(of_variants);
            let attrs = attrs.filter(|attr| {
                ["resource", "carries", "put_back"]
                    .iter()
                    .any(|name| attr.path().is_ident(name))
            });
            attrs.map(|attr| lines_of(attr)).collect()
        }
        _ => Vec::new(),
    });
    let left_out: BTreeSet<usize> = left_out.flatten().collect();
    let lines = text.lines().enumerate();
    lines
        .filter(|(index, _)| !left_out.contains(&(index + 1)))
        .map(|(_, line)| format!("{line}\n"))
        .collect()
}

fn has(attrs: &[syn::Attribute], name: &str) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident(name))
}

fn copy(from: &Path, to: &Path, change: &dyn Fn(String) -> String) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target, change);
        } else {
            let text = fs::read_to_string(entry.path()).expect("a text");
            fs::write(target, change(text)).expect("a file");
        }
    }
}

const CONTRACT: &str = r#"
/// Sets who may touch a managed or pageable range, in stream order.
#[needs(context)]
#[order(unknown)]
fn cuStreamAttachMemAsync(
    /// Stream whose order the change joins.
    hStream: Stream<Null>,
    /// First byte of the range.
    dptr: Address<Managed, Pageable>,
    /// Bytes in the range.
    length: Bytes<dptr>,
    /// Who may touch the range from now on.
    flags: OneOf<CUmemAttach_flags>,
) {
    /// A managed allocation changes hands whole.
    #[rule("whole-allocation", documented, undocumented)]
    if dptr.is_managed() && length != 0 && length != dptr.allocation_size() {
        return INVALID_VALUE;
    }
}
"#;

#[test]
fn names_of_cases_are_unique() {
    let cases = &*CASES;
    let names: BTreeSet<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    assert_eq!(names.len(), cases.len());
}

#[test]
fn planning_is_deterministic() {
    assert_eq!(cases(&REGISTRY), *CASES);
}

#[test]
fn every_reachable_rule_has_a_case_that_violates_only_this_rule() {
    let registry = &*REGISTRY;
    let mut alone: BTreeSet<String> = BTreeSet::new();
    for case in &*CASES {
        let certain: Vec<_> = case
            .expect
            .faults
            .iter()
            .filter(|f| f.when.is_none())
            .collect();
        match certain.as_slice() {
            [fault] => {
                alone.insert(fault.rule.clone());
            }
            [] => alone.extend(case.expect.faults.iter().map(|f| f.rule.clone())),
            _ => {}
        }
    }
    let missing: Vec<&str> = registry
        .contracts
        .functions
        .iter()
        .flat_map(|contract| contract.rules())
        .filter(|rule| rule.unreachable.is_none() && !alone.contains(&rule.id))
        .map(|rule| rule.id.as_str())
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn before_initialization_plain_values_replace_objects_of_the_driver() {
    let replaceable: BTreeSet<String> = REGISTRY
        .contracts
        .vocabulary
        .domains
        .iter()
        .filter(|domain| domain.live && domain.exemplars.iter().any(|e| e.value.is_some()))
        .map(|domain| domain.name.clone())
        .collect();
    for case in CASES.iter().filter(|case| case.state == "uninitialized") {
        for arg in &case.args {
            let made = matches!(arg, Arg::Make { domain, .. } if replaceable.contains(domain));
            assert!(!made, "{}: {arg:?}", case.id);
        }
    }
}

#[test]
fn a_name_lists_the_differences_from_the_plain_case() {
    let cases = plan_of(CONTRACT, |text| text);
    let ids: Vec<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    for expected in [
        "cuStreamAttachMemAsync[]",
        "cuStreamAttachMemAsync[length=partial]",
        "cuStreamAttachMemAsync[dptr=pageable]",
        "cuStreamAttachMemAsync[dptr=device]",
        "cuStreamAttachMemAsync[hStream=null,length=zero]",
        "cuStreamAttachMemAsync[state=no-context]",
        "cuStreamAttachMemAsync[hStream=legacy,dptr=device]",
    ] {
        assert!(ids.contains(&expected), "{expected} is not among {ids:?}");
    }
}

#[test]
fn cases_keep_their_names_and_arguments_when_an_exemplar_is_added() {
    let before = plan_of(CONTRACT, |text| text);
    let after = plan_of(CONTRACT, |text| {
        let over = "    /// One byte more than the range has.\n";
        text.replace(over, &format!("    #[accepted]\n    Two = 2,\n{over}"))
    });
    assert!(after.len() > before.len(), "the change was not made");
    let after: BTreeMap<&str, &Case> = after.iter().map(|case| (case.id.as_str(), case)).collect();
    for case in &before {
        let same = after.get(case.id.as_str()).map(|other| &other.args);
        assert_eq!(same, Some(&case.args), "{}", case.id);
    }
}

#[test]
fn the_case_of_a_violated_rule_expects_that_rule() {
    let cases = plan_of(CONTRACT, |text| text);
    let case = cases
        .iter()
        .find(|c| c.id == "cuStreamAttachMemAsync[length=partial]");
    let rules: Vec<&str> = case
        .map(|case| {
            case.expect
                .faults
                .iter()
                .map(|fault| fault.rule.as_str())
                .collect()
        })
        .unwrap_or_default();
    assert_eq!(rules, ["cuStreamAttachMemAsync/whole-allocation"]);
}

#[test]
fn tables_parse_back_to_the_planned_cases() {
    let written = PLANNED
        .iter()
        .map(|Planned { api, group, block }| table::head(*api, group) + &block.text());
    let mut read = Vec::new();
    for text in written {
        for table in table::tables(&text).expect("a file of cases") {
            read.extend(table.rows().map(|row| table.case(row).expect("a case")));
        }
    }
    assert_eq!(read, *CASES);
}
