//! Emits `registry.json` and its schema: the registry for programs that do not parse Rust.

mod condition;
mod contracts;
mod declared;
mod outcome;
mod rows;
mod vocabulary;

use cuspec_spec::Registry;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde_json::Value;

use super::{Form, Output};

/// The version of the schema, as in `docs/registry.md`: the first number grows when a guarantee is removed or
/// changed, the second when something is added.
const SCHEMA_VERSION: &str = "2.0";

/// The registry of the CUDA Driver and Runtime APIs: what the headers declare, and what a call
/// demands and returns. Sentences and contracts are the registry's own words.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "cuspec registry")]
struct File {
    /// Where the schema of this file stands.
    #[serde(rename = "$schema")]
    schema: &'static str,
    /// The version of that schema. A reader of `1.0` reads every `1.x`.
    schema_version: &'static str,
    /// What wrote this file, and from what.
    generated: &'static str,
    #[serde(flatten)]
    declared: declared::Declared,
    /// What the headers for Windows have beside those for Linux, which all other lists are of: the same lists for the
    /// same toolkits. Types of the other lists stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    windows: Option<declared::Declared>,
    /// Libraries beside both APIs, which have no contracts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    libraries: Vec<declared::Library>,
    #[serde(flatten)]
    contracts: contracts::Contracts,
}

/// Returns both files.
pub(crate) fn emit(registry: &Registry) -> Vec<Output> {
    let file = File {
        schema: "registry.schema.json",
        schema_version: SCHEMA_VERSION,
        generated: "by `cuspec generate` from spec/declared, spec/windows, spec/libraries, spec/contracts, spec/summaries and \
                    spec/vocabulary",
        declared: declared::convert(registry),
        windows: declared::windows(registry),
        libraries: declared::libraries(registry),
        contracts: contracts::convert(registry),
    };
    vec![
        Output::text("generated/registry.json", json(&file)).with_form(Form::Local),
        Output::text("generated/registry.schema.json", json(&schema())),
    ]
}

/// Returns the schema, whose id contains its version.
fn schema() -> Value {
    // Fields that are omitted when empty are not required.
    let settings = SchemaSettings::default().for_serialize();
    let mut schema = settings.into_generator().into_root_schema_for::<File>();
    let identity = format!("urn:cuspec:registry:{SCHEMA_VERSION}");
    schema.insert("$id".to_owned(), identity.into());
    schema.to_value()
}

/// Returns the text of a file. The models contain only values that JSON can represent. A failure would be a
/// bug in them; its message replaces the file, which then fails every check.
fn json(value: &impl Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(json) => rows::print(&json),
        Err(error) => error.to_string(),
    }
}
