//! Emits `registry.json` and its schema: the registry for programs that do not parse Rust.

mod condition;
mod contracts;
mod declared;
mod outcome;
mod rows;
mod vocabulary;
mod waiting;

use cuspec_spec::Registry;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde_json::Value;

use super::{Form, Output};

/// The version of the schema, as in `docs/registry.md`: the first number grows when a guarantee is removed or
/// changed, the second when something is added.
const SCHEMA_VERSION: &str = "2.2";

/// The registry of the CUDA Driver and Runtime APIs: the declarations of the headers, and the contract of each
/// call. Sentences and contracts are written for the registry, not taken from the vendor's documents.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "cuspec registry")]
struct File {
    /// The path of this file's schema.
    #[serde(rename = "$schema")]
    schema: &'static str,
    /// The version of that schema. A reader of `1.0` can read every `1.x`.
    schema_version: &'static str,
    /// The program that wrote this file, and its sources.
    generated: &'static str,
    #[serde(flatten)]
    declared: declared::Declared,
    /// Items that only the headers for Windows declare, in the same lists and for the same toolkits. All other
    /// lists are of the headers for Linux; types that both platforms declare are in those lists only.
    #[serde(skip_serializing_if = "Option::is_none")]
    windows: Option<declared::Declared>,
    /// Other libraries, which have no contracts.
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
