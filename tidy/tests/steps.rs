//! The workflow runs the steps of `.ci/run`.

use std::fs;

use crate::root;

#[test]
fn the_workflow_runs_every_step() {
    let run = fs::read_to_string(root().join(".ci/run")).expect("the steps");
    let steps = between(&run, "\nsteps=(", ")");
    let workflow = fs::read_to_string(root().join(".github/workflows/ci.yml")).expect("a workflow");
    let matrix = between(&workflow, "        step: [", "]").replace(',', "");
    assert_eq!(matrix, steps);
    assert!(workflow.contains("run: .ci/run ${{ matrix.step }}"));
}

/// Crates that are published.
const PUBLISHED: &[&str] = &[
    "codegen/core",
    "codegen/link",
    "generated/bindings",
    "generated/bindings/driver",
    "generated/bindings/runtime",
    "generated/bindings/shared",
];

#[test]
fn every_crate_inherits_the_lints_and_the_minimum_compiler_of_the_workspace() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let members = between(&manifest, "members = [", "]");
    for member in members
        .split(',')
        .map(|member| member.trim().trim_matches('"'))
    {
        if member.is_empty() {
            continue;
        }
        let path = root().join(member).join("Cargo.toml");
        let manifest = fs::read_to_string(&path).expect("a manifest");
        // Published crates support an older compiler, which the step `minimum` builds them with.
        let oldest = match PUBLISHED.contains(&member) {
            true => "rust-version = \"1.88\"",
            false => "rust-version.workspace = true",
        };
        for line in [oldest, "[lints]\nworkspace = true"] {
            assert!(manifest.contains(line), "{} lacks `{line}`", path.display());
        }
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).expect("the beginning");
    rest.split_once(after).expect("the end").0
}
