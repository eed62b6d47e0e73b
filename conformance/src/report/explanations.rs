//! What there is to look up about a case: the rule's sentence, the codes that are documented, and what
//! real drivers answered.

use std::collections::BTreeMap;

use cuspec_case::Kind;
use cuspec_case::address;
use cuspec_case::docs::Docs;
use serde::Deserialize;

use crate::evidence::Entry;
use crate::evidence::store::EvidenceStore;
use crate::report::docs;
use crate::results::{CaseResult, Outcome};

/// The registry as the suite was generated from it.
const REGISTRY: &str = include_str!("../../../generated/registry.json");

/// The registry and the evidence. Empty where nobody needs to look anything up.
#[derive(Debug, Default)]
pub struct Explanations {
    sentences: BTreeMap<String, String>,
    /// What the documents say where the driver does otherwise, by rule.
    contradicted: BTreeMap<String, Vec<String>>,
    /// The documented codes, by function.
    documented: BTreeMap<String, Vec<String>>,
    recorded: EvidenceStore,
    docs: Option<Docs>,
}

impl Explanations {
    /// Opens the registry beside this evidence.
    pub fn open(recorded: EvidenceStore) -> Explanations {
        let registry = serde_json::from_str(REGISTRY).unwrap_or_default();
        Explanations {
            recorded,
            ..Explanations::of(registry)
        }
    }

    /// With links into the reference, if there is one.
    #[must_use]
    pub fn linked(self, docs: Option<Docs>) -> Explanations {
        Explanations { docs, ..self }
    }

    fn of(registry: Registry) -> Explanations {
        let mut book = Explanations::default();
        for function in registry.functions {
            if let Some(newest) = function.returns.into_iter().next_back() {
                book.documented.insert(function.name, newest.codes);
            }
        }
        let vocabulary = registry.vocabulary;
        for contract in registry.contracts {
            let name = &contract.function;
            for need in &vocabulary.needs {
                let id = format!("{name}/{}", need.name);
                let sentence = format!("Refused unless {}", begin_small(&need.sentence));
                book.sentences.insert(id, sentence);
            }
            for param in contract.params.into_iter().chain(contract.fields) {
                let id = format!("{name}/{}", param.name);
                book.sentences.insert(id, param.sentence);
            }
            for check in contract.checks {
                let (Some(id), Some(sentence)) = (check.id, check.sentence) else {
                    continue;
                };
                if let Some(answer) = check.documented {
                    book.contradicted.insert(id.clone(), answer.codes);
                }
                book.sentences.insert(id, sentence);
            }
        }
        for scenario in registry.scenarios {
            book.sentences.insert(scenario.id, scenario.sentence);
        }
        book
    }

    /// What the case is about, in a sentence or two.
    pub fn sentence(&self, result: &CaseResult) -> String {
        let look_up = |id: &str| self.sentences.get(id).cloned();
        match result.outcome {
            Outcome::Missing => return "The library does not export it.".to_owned(),
            Outcome::Error => {
                return "The runner could not run these, and there is no verdict.".to_owned();
            }
            _ => {}
        }
        match (&result.rule, result.kind) {
            (Some(rule), _) => look_up(rule)
                .or_else(|| self.explain(rule))
                .unwrap_or_default(),
            (None, Kind::Scenario) => look_up(&result.case).unwrap_or_default(),
            (None, Kind::Export) => {
                "The symbol is exported, and asking for its address leads to the same function."
                    .to_owned()
            }
            (None, _) => "Nothing is wrong with the call, so it succeeds.".to_owned(),
        }
    }

    /// The sentence of a rule that comes with a parameter's domain: `cuStreamCreate/Flags.unknown`.
    fn explain(&self, rule: &str) -> Option<String> {
        if rule.ends_with("/survey") {
            return Some("Before `cuInit`, a function that has no contract refuses.".to_owned());
        }
        if rule.ends_with("/last-error") {
            return Some(
                "A call of the runtime that fails sets the thread's last error, and no other does."
                    .to_owned(),
            );
        }
        let (place, exemplar) = rule.rsplit_once('.')?;
        let (_, name) = place.split_once('/')?;
        let param = begin_small(self.sentences.get(place)?);
        Some(format!(
            "`{name}` = {exemplar} is refused. `{name}` is {param}"
        ))
    }

    /// The codes that the documents name for what is expected here. Nothing where the function is
    /// not documented, or nothing was asked of it.
    pub fn documented(&self, result: &CaseResult) -> Option<String> {
        let contradicted = result
            .rule
            .as_ref()
            .and_then(|rule| self.contradicted.get(rule));
        if let Some(codes) = contradicted {
            return Some(codes.join(" or "));
        }
        let (function, _) = address::split_twin(&result.function);
        let documented = self.documented.get(function)?;
        let expected = result.expected.as_deref()?;
        let is_code = |word: &&str| word.starts_with("CUDA_") || word.starts_with("cuda");
        let mut codes: Vec<&str> = expected.split_whitespace().filter(is_code).collect();
        let wanted = codes.len();
        codes.retain(|code| documented.iter().any(|known| known == code));
        match (wanted, codes.as_slice()) {
            (0, _) => None,
            (_, []) => Some("none of these codes, for this function".to_owned()),
            (_, codes) => Some(codes.join(" or ")),
        }
    }

    /// Where the reference speaks of what a case is about.
    pub fn link(&self, result: &CaseResult) -> Option<String> {
        let docs = self.docs.as_ref()?;
        Some(docs.link(&docs::page(result)?))
    }

    /// What real drivers did in a case, each with its device and version.
    pub fn recorded(&self, case: &str) -> impl Iterator<Item = (&str, &Entry)> {
        self.recorded.answers(case)
    }
}

/// A sentence as it goes on behind other words.
fn begin_small(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// What is read of the registry.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Registry {
    functions: Vec<Function>,
    contracts: Vec<Contract>,
    scenarios: Vec<Scenario>,
    vocabulary: Vocabulary,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Function {
    name: String,
    returns: Vec<Codes>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Codes {
    codes: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Contract {
    function: String,
    params: Vec<Named>,
    fields: Vec<Named>,
    checks: Vec<Check>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Check {
    id: Option<String>,
    sentence: Option<String>,
    documented: Option<Codes>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Scenario {
    id: String,
    sentence: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Vocabulary {
    needs: Vec<Named>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Named {
    name: String,
    sentence: String,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::suite::Suite;

    use super::*;
    use crate::results::testing::result;

    #[test]
    fn every_rule_of_the_suite_has_a_sentence() {
        let book = Explanations::open(EvidenceStore::default());
        let cases = (Suite::generated().cases)().map(|line| line.case());
        let mut missing = BTreeSet::new();
        for case in cases {
            let case = case.expect("a case");
            for fault in case.expect.faults {
                let mut result = result(&case.id, Outcome::Fail);
                result.rule = Some(fault.rule.clone());
                if book.sentence(&result).is_empty() {
                    missing.insert(fault.rule);
                }
            }
        }
        assert_eq!(missing, BTreeSet::new());
    }

    #[test]
    fn a_rule_of_a_domain_reads_as_a_sentence() {
        let registry = serde_json::json!({
            "contracts": [{
                "function": "f",
                "params": [{ "name": "flags", "sentence": "How threads wait." }],
            }],
            "vocabulary": { "needs": [{ "name": "context", "sentence": "A context is current." }] },
        });
        let book = Explanations::of(serde_json::from_value(registry).expect("a registry"));
        let sentence = |rule: &str| {
            let mut result = result("f[a]", Outcome::Fail);
            result.rule = Some(rule.to_owned());
            book.sentence(&result)
        };
        assert_eq!(
            sentence("f/flags.unknown-bit"),
            "`flags` = unknown-bit is refused. `flags` is how threads wait."
        );
        assert_eq!(
            sentence("f/context"),
            "Refused unless a context is current."
        );
    }

    #[test]
    fn a_code_is_documented_if_the_function_lists_it() {
        let book = Explanations::open(EvidenceStore::default());
        let mut result = result("cuStreamCreate[Flags=unknown]", Outcome::Fail);
        result.function = "cuStreamCreate".to_owned();
        result.rule = Some("cuStreamCreate/Flags.unknown".to_owned());
        result.expected = Some("CUDA_ERROR_INVALID_VALUE or CUDA_ERROR_FILE_NOT_FOUND".to_owned());
        let documented = book.documented(&result);
        assert_eq!(documented.as_deref(), Some("CUDA_ERROR_INVALID_VALUE"));
    }

    #[test]
    fn where_the_documents_say_otherwise_they_are_quoted() {
        let registry = serde_json::json!({ "contracts": [{
            "function": "f",
            "checks": [{ "id": "f/r", "sentence": "S.", "documented": { "codes": ["CUDA_X"] } }],
        }] });
        let book = Explanations::of(serde_json::from_value(registry).expect("a registry"));
        let mut result = result("f[a]", Outcome::Fail);
        result.rule = Some("f/r".to_owned());
        assert_eq!(book.documented(&result).as_deref(), Some("CUDA_X"));
        assert_eq!(book.sentence(&result), "S.");
    }
}
