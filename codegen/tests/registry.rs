//! `registry.json` as other programs meet it: its schema's version, and what the guide
//! shows of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use sha2::{Digest, Sha256};
use tempfile::TempDir;

use crate::site::made::real;
use crate::site::whole;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(repository().join(path)).expect("the file is committed")
}

fn json(path: &str) -> Value {
    serde_json::from_str(&read(path)).expect("the file is JSON")
}

/// The registry, which is not committed, as the site has it.
fn registry() -> &'static Value {
    whole::registry()
}

/// A folder with the registry where `cuspec generate` writes it.
pub(crate) fn generated() -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    let generated = folder.path().join("generated");
    fs::create_dir(&generated).expect("a folder");
    fs::write(
        generated.join("registry.json"),
        real().read("registry.json"),
    )
    .expect("a file");
    folder
}

/// Every version of the schema there was, and the hash of what it asked for. A line that stands
/// here once is not changed again: files of that version are out in the world.
const SCHEMAS: &[(&str, &str)] = &[
    (
        "1.0",
        "393ea506df6e134d9311cfd6facd90d48827b9a9528c480859669c156a495099",
    ),
    (
        "1.1",
        "86b26673521e773be41f3355b40fea8e4fe17eb59f55c9aa148abce013d31384",
    ),
    (
        "1.2",
        "bf870815bd223663b675db3c752c86bc769ab9ec29fb51a12ef356c6cd268045",
    ),
    (
        "1.3",
        "34e3c5136771578d3f6491ed5493ddda14d0b651a2490a14ec21cda178ad00ac",
    ),
    (
        "1.4",
        "f43cd5466838095641e4fcf09431fec597715558b6a9cf1600350b31422adfec",
    ),
    (
        "1.5",
        "0dfc4514f6c36848a44aac97eb0ab7a576dd2b8c7d67708c4fc9edf9c5e7a7be",
    ),
    (
        "1.6",
        "1c566205a2fd26d300d81a456c628ecf76ccdd7ff9ab702530ac361bf9f9e9be",
    ),
    (
        "2.0",
        "027fcf85d99d184a141d38263ea1689867bd04678ec7938f3e640eb809091afe",
    ),
];

/// A schema without what only explains it, and without its version.
fn bare(schema: &Value) -> Value {
    match schema {
        Value::Array(items) => items.iter().map(bare).collect(),
        Value::Object(members) => members
            .iter()
            // A property may be called `description`, but then it is no text.
            .filter(|(key, value)| {
                !matches!(key.as_str(), "description" | "title" | "$id") || !value.is_string()
            })
            .map(|(key, value)| (key.clone(), bare(value)))
            .collect(),
        other => other.clone(),
    }
}

#[test]
fn a_schema_that_changes_gets_a_version_of_its_own() {
    let schema = bare(&json("generated/registry.schema.json"));
    let hash: String = Sha256::digest(schema.to_string())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let registry = registry();
    let version = registry["schema_version"].as_str().expect("it is text");
    assert_eq!(
        SCHEMAS.last(),
        Some(&(version, hash.as_str())),
        "the schema is not that of its version: raise SCHEMA_VERSION as docs/registry.md says, and \
         add a line here"
    );
}

#[test]
fn no_version_of_the_schema_is_given_twice() {
    let mut versions: Vec<&str> = SCHEMAS.iter().map(|(version, _)| *version).collect();
    versions.sort_unstable();
    versions.dedup();
    assert_eq!(versions.len(), SCHEMAS.len());
}

#[test]
fn the_schema_names_its_version() {
    let registry = registry();
    let version = registry["schema_version"].as_str().expect("it is text");
    let schema = json("generated/registry.schema.json");
    assert_eq!(schema["$id"], format!("urn:cuspec:registry:{version}"));
}

#[test]
fn the_registry_stays_small_enough_to_read_in_one_go() {
    // Libraries without contracts and what Windows alone has are a sixth of it.
    let bytes = real().read("registry.json").len();
    assert!(bytes < 10_000_000, "{bytes} bytes");
}

#[test]
fn no_toolkit_is_in_two_items_of_the_same_name() {
    let registry = registry();
    let toolkits: Vec<Vec<u32>> = registry["toolkits"]
        .as_array()
        .expect("it is a list")
        .iter()
        .map(|release| number(&release["version"]).expect("it is a version"))
        .collect();
    for kind in ["functions", "enums", "records", "typedefs", "constants"] {
        let mut seen = std::collections::HashSet::new();
        for item in registry[kind].as_array().expect("it is a list") {
            let (first, end) = (&item["toolkits"]["first"], &item["toolkits"]["end"]);
            let (first, end) = (number(first).expect("it begins"), number(end));
            let stands = toolkits
                .iter()
                .filter(|one| **one >= first && end.as_ref().is_none_or(|end| *one < end));
            for toolkit in stands {
                let key = (item["api"].to_string(), item["name"].to_string(), toolkit);
                assert!(seen.insert(key), "{kind}: {} in {toolkit:?}", item["name"]);
            }
        }
    }
}

fn number(version: &Value) -> Option<Vec<u32>> {
    let parts = version.as_str()?.split('.');
    parts.map(|part| part.parse().ok()).collect()
}

/// The blocks of a page that are in one language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    page.split(&fence)
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or(rest))
        .collect()
}

#[test]
fn the_guide_prints_what_it_says_it_prints() {
    let page = read("docs/registry.md");
    let (programs, outputs) = (blocks(&page, "python"), blocks(&page, "text"));
    assert!(!programs.is_empty());
    assert_eq!(programs.len(), outputs.len());
    // Later blocks use what earlier ones define, so they are one program.
    let program = programs.join("\nprint(end='\\0')\n");
    let output = Command::new("python3")
        // Without the packages of this machine: the standard library has to do.
        .args(["-I", "-S", "-c", &program])
        .current_dir(generated().path())
        .output()
        .expect("python3 is there");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let printed = String::from_utf8_lossy(&output.stdout);
    let printed: Vec<&str> = printed.split('\0').collect();
    assert_eq!(printed, outputs);
}
