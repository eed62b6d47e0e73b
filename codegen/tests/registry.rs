//! `registry.json` for other programs: the version of its schema, and the examples of the guide.

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

/// Every published version of the schema, with the hash of its requirements. A line is never changed, because
/// files of that version are in use.
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
    (
        "2.1",
        "c66cd52c84274384cbeef282d70de52ee1940a5b2cf7c6afe94636fa40b8cdc7",
    ),
    (
        "2.2",
        "fa4d6fb318628375e014be24cb2158ef4f83b4d6e674139face79179e9afea03",
    ),
];

/// Returns a schema without descriptions and without its version.
fn bare(schema: &Value) -> Value {
    match schema {
        Value::Array(items) => items.iter().map(bare).collect(),
        Value::Object(members) => members
            .iter()
            // A property may have the name `description`, but its value is not text.
            .filter(|(key, value)| {
                !matches!(key.as_str(), "description" | "title" | "$id") || !value.is_string()
            })
            .map(|(key, value)| (key.clone(), bare(value)))
            .collect(),
        other => other.clone(),
    }
}

#[test]
fn a_changed_schema_gets_a_new_version() {
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
fn versions_of_the_schema_are_unique() {
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
fn the_registry_stays_below_15_megabytes() {
    // A sixth of it are libraries without contracts and items of Windows.
    let bytes = real().read("registry.json").len();
    assert!(bytes < 15_000_000, "{bytes} bytes");
}

#[test]
fn items_of_the_same_name_have_disjoint_toolkits() {
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

/// Returns the blocks of a page in one language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    page.split(&fence)
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or(rest))
        .collect()
}

#[test]
fn the_examples_of_the_guide_print_the_shown_output() {
    let page = read("docs/registry.md");
    let (programs, outputs) = (blocks(&page, "python"), blocks(&page, "text"));
    assert!(!programs.is_empty());
    assert_eq!(programs.len(), outputs.len());
    // The blocks form one program, because later ones use names of earlier ones.
    let program = programs.join("\nprint(end='\\0')\n");
    let output = Command::new("python3")
        // The programs use only the standard library, without installed packages.
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
