//! `registry.json` and its schema: the registry for programs that do not read Rust.

mod condition;
mod contracts;
mod declared;
mod vocabulary;

use cuspec_spec::Registry;
use schemars::JsonSchema;
use serde::Serialize;

use super::Output;

/// The registry of the CUDA Driver and Runtime APIs: what the headers declare, and what a call
/// demands and returns. Sentences and contracts are the registry's own words.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "cuspec registry")]
struct File {
    /// Where the schema of this file stands.
    #[serde(rename = "$schema")]
    schema: &'static str,
    /// What wrote this file, and from what.
    generated: &'static str,
    #[serde(flatten)]
    declared: declared::Declared,
    #[serde(flatten)]
    contracts: contracts::Contracts,
}

/// Both files.
pub fn emit(registry: &Registry) -> Vec<Output> {
    let file = File {
        schema: "registry.schema.json",
        generated: "by `cuspec generate` from spec/declared, spec/contracts and spec/vocabulary",
        declared: declared::convert(&registry.declared),
        contracts: contracts::convert(registry),
    };
    vec![
        Output::text("generated/registry.json", json(&file)),
        Output::text(
            "generated/registry.schema.json",
            json(&schemars::schema_for!(File)),
        ),
    ]
}

/// The text of a file. The models hold nothing that JSON cannot: a failure would be a mistake of
/// theirs, and its message in place of the file fails every check of it.
fn json(value: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(value);
    text.unwrap_or_else(|error| error.to_string()) + "\n"
}
