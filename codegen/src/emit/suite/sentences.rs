//! Sentences and documented codes, which reports of runs print: JSON for each file of contracts.

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::case::Api;
use cuspec_spec::contract::{Contract, Outcome, StepKind};
use serde::Serialize;

use crate::emit::Output;

const FOLDER: &str = "generated/suite";

/// What a file of contracts says.
#[derive(Default, Serialize)]
struct Sentences<'a> {
    /// By the id of a rule, a scenario, or a parameter: `cuInit/Flags`.
    sentences: BTreeMap<String, &'a str>,
    /// The codes that the documents name where the driver returns another one, by rule.
    contradicted: BTreeMap<&'a str, &'a [String]>,
}

/// A file for each file of contracts, with its name.
pub(super) fn emit(registry: &Registry) -> BTreeMap<(Api, &str), Output> {
    let mut files: BTreeMap<(Api, &str), Sentences<'_>> = BTreeMap::new();
    for contract in &registry.contracts.functions {
        let file = files.entry((contract.api, &contract.file)).or_default();
        file.add(contract);
    }
    for scenario in &registry.contracts.scenarios {
        let file = files.entry((scenario.api, &scenario.file)).or_default();
        file.sentences.insert(scenario.id.clone(), &scenario.doc);
    }
    let outputs = files.into_iter().map(|((api, file), sentences)| {
        let path = format!("{FOLDER}/sentences/{}/{file}.json", api.word());
        ((api, file), Output::text(path, json(&sentences)))
    });
    outputs.collect()
}

/// The sentences of needs, by name; and the codes that the newest toolkit documents, by function, for each API.
pub(super) fn shared(registry: &Registry) -> Vec<Output> {
    let needs = registry.contracts.vocabulary.needs.iter();
    let needs: BTreeMap<&str, &str> = needs.map(|need| (&*need.name, &*need.doc)).collect();
    let mut outputs = vec![Output::text(format!("{FOLDER}/needs.json"), json(&needs))];
    outputs.extend(Api::ALL.map(|api| {
        let functions = registry.declared.functions.iter();
        let functions = functions.filter(|function| function.api == api);
        let codes = functions.filter_map(|function| {
            let newest = function.returns.last()?;
            Some((&*function.name, newest.codes.as_slice()))
        });
        let codes: BTreeMap<&str, &[String]> = codes.collect();
        Output::text(
            format!("{FOLDER}/documented/{}.json", api.word()),
            json(&codes),
        )
    }));
    outputs
}

impl<'a> Sentences<'a> {
    fn add(&mut self, contract: &'a Contract) {
        let function = &contract.function;
        for param in &contract.params {
            let id = format!("{function}/{}", param.name);
            self.sentences.insert(id, &param.doc);
        }
        for field in &contract.fields {
            let id = format!("{function}/{}", field.name);
            self.sentences.insert(id, &field.doc);
        }
        for step in &contract.steps {
            match &step.kind {
                StepKind::Rule(rule) => {
                    self.sentences.insert(rule.id.clone(), &rule.doc);
                    if let Some(Outcome::Codes(codes)) = &rule.documented {
                        self.contradicted.insert(&rule.id, codes);
                    }
                }
                StepKind::Ensure(ensure) => {
                    self.sentences.insert(ensure.id.clone(), &ensure.doc);
                }
                StepKind::Need(_) | StepKind::Param(_) | StepKind::LastError => {}
            }
        }
    }
}

/// A map holds nothing that JSON cannot: a failure would be a mistake of this module, and its message in place of the
/// file fails every reader.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).map_or_else(|error| error.to_string(), |text| text + "\n")
}
