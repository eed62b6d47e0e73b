//! The walkthrough: its list of files, and the output of `cuspec check` at each step.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use regex::Regex;

use super::page::listed;
use super::{WALKTHROUGH, read, repository, sources, without_space};

/// Returns the hand-written files of the registry and the programs. Summaries, the guide and tests are left
/// out, because they may name any function.
fn hand_written() -> impl Iterator<Item = String> {
    let folders = ["spec", "codegen", "conformance", "emulator"];
    let all = folders.into_iter().flat_map(sources);
    all.filter(|path| {
        let is_beside = ["declared", "summaries", "guide", "python"]
            .iter()
            .any(|folder| path.starts_with(&format!("spec/{folder}/")));
        !is_beside && !path.contains("/tests/")
    })
}

#[test]
fn the_walkthrough_lists_every_file_that_knows_the_handle() {
    let words = Regex::new(r"\b(LinkState|cuLinkCreate_v2|cuLinkDestroy)\b").expect("a pattern");
    let mut found = BTreeSet::new();
    for path in hand_written() {
        // Operations on an existing link have separate files.
        if path.ends_with("/module_link.rs") || !words.is_match(&read(&path)) {
            continue;
        }
        // The file that declares a Rust module names it.
        let (folder, name) = path.rsplit_once('/').expect("a folder");
        let parent = format!("{folder}/mod.rs");
        let module = format!("mod {};", name.trim_end_matches(".rs"));
        if repository().join(&parent).exists() && read(&parent).contains(&module) {
            found.insert(parent);
        }
        found.insert(path);
    }
    let listed = listed(&read(WALKTHROUGH), "\n## A handle\n");
    assert_eq!(found, listed, "found, and listed in {WALKTHROUGH}");
    assert!(
        listed.len() <= 5,
        "a handle takes more than five files: {listed:?}"
    );
}

#[test]
fn the_walkthrough_lists_every_file_that_knows_the_function() {
    let word = Regex::new(r"\bcuGraphGetNodes\b").expect("a pattern");
    let found: BTreeSet<String> = hand_written()
        .filter(|path| word.is_match(&read(path)))
        .collect();
    let listed = listed(&read(WALKTHROUGH), "\n## A function\n");
    assert_eq!(found, listed, "found, and listed in {WALKTHROUGH}");
}

/// A change of the registry that causes a mistake.
struct Mistake {
    file: &'static str,
    right: &'static str,
    wrong: &'static str,
}

/// The mistakes that the walkthrough shows, in its order.
const MISTAKES: [Mistake; 2] = [
    Mistake {
        file: "contracts/driver/graph.rs",
        right: "if !nodes.is_null() && room == 0 {",
        wrong: "if !nodes.is_null() && room == 5 {",
    },
    Mistake {
        file: "contracts/driver/module.rs",
        right: "    #[creates(LinkState)]\n",
        wrong: "",
    },
];

#[test]
fn the_walkthrough_shows_the_output_of_check() {
    let page = read(WALKTHROUGH);
    let shown: Vec<&str> = page
        .split("```text\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    let folder = tempfile::tempdir().expect("a folder");
    let spec = folder.path().join("spec");
    copy(&repository().join("spec"), &spec);
    let mut printed = vec![check(folder.path())];
    for Mistake { file, right, wrong } in MISTAKES {
        let file = spec.join(file);
        let text = fs::read_to_string(&file).expect("a file of the registry");
        assert!(text.contains(right), "{} has no {right}", file.display());
        fs::write(&file, text.replacen(right, wrong, 1)).expect("the folder is ours");
        printed.push(check(folder.path()));
        fs::write(&file, text).expect("the folder is ours");
    }
    // Places and counts change with every contract, and remarks with every toolkit.
    let masked = |text: &str| {
        let remarks = Regex::new(r"(?m)^remark: (?:.+\n)*\n?|, \d+ remarks?").expect("a pattern");
        let numbers = Regex::new(r"\d+").expect("a pattern");
        without_space(&numbers.replace_all(&remarks.replace_all(text, ""), "N"))
    };
    assert_eq!(printed.len(), shown.len());
    for (printed, shown) in printed.iter().zip(shown) {
        assert_eq!(masked(printed), masked(shown), "check says\n{printed}");
    }
}

/// Returns the output of `cuspec check` in a folder.
fn check(folder: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("check")
        .current_dir(folder)
        .output()
        .expect("cuspec runs");
    let both = [output.stdout, output.stderr].concat();
    String::from_utf8(both).expect("it is text")
}

/// Copies the registry without the sources of the crate.
fn copy(from: &Path, to: &Path) {
    for part in ["contracts", "declared", "summaries", "vocabulary"] {
        copy_folder(&from.join(part), &to.join(part));
    }
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder is ours");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("the folder is ours");
        }
    }
}
