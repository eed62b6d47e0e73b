//! The order of crates, and files that exist once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// Crates of the workspace that a crate depends on, directly or not. Development dependencies do not count: what tests
/// need is not needed to build.
fn needed(manifests: &BTreeMap<String, String>, name: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut left = vec![name.to_owned()];
    while let Some(name) = left.pop() {
        let own = manifests.get(&name).map(|manifest| named(manifest));
        for dependency in own.into_iter().flatten() {
            if found.insert(dependency.clone()) {
                left.push(dependency);
            }
        }
    }
    found
}

/// Returns the crates of the workspace that a manifest names as dependencies.
fn named(manifest: &str) -> impl Iterator<Item = String> {
    let sections = manifest.split("\n[").filter(|section| {
        section.starts_with("dependencies]") || section.starts_with("build-dependencies]")
    });
    let names = sections.flat_map(|section| section.lines());
    let names = names.filter_map(|line| line.split(['.', ' ', '=']).next());
    names
        .filter(|name| name.starts_with("cuspec-"))
        // The workspace gives this name to the bindings with types as contracts know them.
        .map(|name| match name {
            "cuspec-sys" => "cuspec-contracted".to_owned(),
            name => name.to_owned(),
        })
}

/// Returns the manifest of each crate of the workspace, and the crates below `generated/`.
fn manifests() -> (BTreeMap<String, String>, BTreeSet<String>) {
    let text = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let (_, members) = text.split_once("members = [").expect("members");
    let members = members.split(']').next().unwrap_or_default();
    let (mut manifests, mut generated) = (BTreeMap::new(), BTreeSet::new());
    for member in members.split('"').skip(1).step_by(2) {
        let path = root().join(member).join("Cargo.toml");
        let manifest = fs::read_to_string(path).expect("a manifest");
        let (_, name) = manifest.split_once("\nname = \"").expect("a name");
        let name = name.split('"').next().unwrap_or_default().to_owned();
        if member.starts_with("generated/") {
            generated.insert(name.clone());
        }
        manifests.insert(name, manifest);
    }
    (manifests, generated)
}

#[test]
fn the_generator_depends_on_no_generated_crate() {
    let (manifests, generated) = manifests();
    let needed = needed(&manifests, "cuspec-codegen");
    assert!(needed.contains("cuspec-spec"), "{needed:?}");
    let wrong: Vec<&String> = needed.intersection(&generated).collect();
    assert!(
        wrong.is_empty(),
        "the generator must run even if its last output is broken, and depends on {wrong:?}"
    );
}

#[test]
fn generated_crates_depend_on_neither_the_registry_nor_the_generator() {
    let (manifests, generated) = manifests();
    for name in &generated {
        let needed = needed(&manifests, name);
        for left_out in ["cuspec-spec", "cuspec-codegen"] {
            assert!(
                !needed.contains(left_out),
                "users build {name} without the generator, and it depends on {left_out}"
            );
        }
    }
}

/// A hand-written file that is the same for every registry belongs to a crate on which the generated ones depend.
#[test]
fn no_generated_file_repeats_a_hand_written_one() {
    let mut written = BTreeMap::new();
    for folder in ["codegen", "conformance", "emulator", "spec"] {
        for path in sources(&root().join(folder)) {
            let text = fs::read_to_string(&path).expect("a source");
            written.insert(text.trim().to_owned(), path);
        }
    }
    let repeated: Vec<String> = sources(&root().join("generated"))
        .into_iter()
        .filter_map(|path| {
            let text = fs::read_to_string(&path).expect("a source");
            // The first two lines of a generated file name its source.
            let body = text.splitn(3, '\n').nth(2)?.trim();
            let first = written.get(body)?;
            Some(format!("{} repeats {}", path.display(), first.display()))
        })
        .collect();
    assert!(
        repeated.is_empty(),
        "move these files to a hand-written crate, as `codegen/core` is:\n{}",
        repeated.join("\n")
    );
}

/// Returns the Rust sources below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}
