//! Explanations of a case: the rule's sentence, the documented codes, and the recorded answers of real
//! drivers.

use std::collections::BTreeMap;

use cuspec_case::address;
use cuspec_case::docs::Docs;
use cuspec_case::{Basis, Kind};
use serde::Deserialize;

use crate::evidence::Entry;
use crate::evidence::store::EvidenceStore;
use crate::report::docs;
use crate::results::{CaseResult, Outcome};
use crate::suite::Suite;

/// The registry and the evidence. Empty where nobody needs to look anything up.
#[derive(Debug, Default)]
pub struct Explanations {
    sentences: BTreeMap<String, String>,
    /// The sentences of needs, by name.
    needs: BTreeMap<String, String>,
    /// What the documents say where the driver does otherwise, by rule.
    contradicted: BTreeMap<String, Vec<String>>,
    /// Documented codes, by function.
    documented: BTreeMap<String, Vec<String>>,
    recorded: EvidenceStore,
    docs: Option<Docs>,
    /// The suite of the cases.
    suite: Option<fn() -> Suite>,
}

impl Explanations {
    /// Opens the sentences of the suite beside this evidence.
    ///
    /// Fails if the text that was built in has another form than the one that is read here.
    pub fn open(recorded: EvidenceStore) -> Result<Explanations, String> {
        let mut explanations = Explanations {
            recorded,
            suite: Some(Suite::generated),
            needs: parse(cuspec_suite::NEEDS)?,
            ..Explanations::default()
        };
        for text in cuspec_suite::SENTENCES {
            explanations.add(parse(text)?);
        }
        for text in cuspec_suite::DOCUMENTED {
            explanations
                .documented
                .extend(parse::<BTreeMap<_, _>>(text)?);
        }
        Ok(explanations)
    }

    /// Adds links into the reference documentation, if there is one.
    #[must_use]
    pub fn linked(self, docs: Option<Docs>) -> Explanations {
        Explanations { docs, ..self }
    }

    fn add(&mut self, file: Sentences) {
        self.sentences.extend(file.sentences);
        self.contradicted.extend(file.contradicted);
    }

    /// The behaviour that the case tests, in one or two sentences.
    pub fn sentence(&self, result: &CaseResult) -> String {
        let look_up = |id: &str| self.sentences.get(id).cloned();
        match result.outcome {
            Outcome::Missing => return "The library does not export it.".to_owned(),
            Outcome::Error => {
                return "The runner could not run these cases, so they have no verdict.".to_owned();
            }
            _ => {}
        }
        match (&result.rule, result.kind) {
            (Some(rule), _) => look_up(rule)
                .or_else(|| self.explain(rule))
                .unwrap_or_default(),
            (None, Kind::Scenario) => look_up(&result.case).unwrap_or_default(),
            (None, Kind::Export) => {
                "The library exports the symbol, and a query for its address returns the same function."
                    .to_owned()
            }
            (None, _) => "The call is valid, so it has to succeed.".to_owned(),
        }
    }

    /// The sentence of a rule that comes with a need, `cuStreamCreate/context`, or with a parameter's domain,
    /// `cuStreamCreate/Flags.unknown`.
    fn explain(&self, rule: &str) -> Option<String> {
        if rule.ends_with("/survey") {
            return Some(
                "Before `cuInit`, a function without a contract returns an error.".to_owned(),
            );
        }
        if rule.ends_with("/last-error") {
            return Some(
                "A failed call of the runtime sets the thread's last error, and a successful call keeps it."
                    .to_owned(),
            );
        }
        let need = rule
            .rsplit_once('/')
            .and_then(|(_, name)| self.needs.get(name));
        if let Some(need) = need {
            return Some(format!(
                "The call fails unless {}",
                lowercase_first_letter(need)
            ));
        }
        let (place, exemplar) = rule.rsplit_once('.')?;
        let (_, name) = place.split_once('/')?;
        let param = lowercase_first_letter(self.sentences.get(place)?);
        Some(format!(
            "The call fails with `{name}` = {exemplar}. `{name}` is {param}"
        ))
    }

    /// The basis of the expected outcome.
    pub fn basis(&self, result: &CaseResult) -> Option<Basis> {
        if matches!(result.outcome, Outcome::Missing | Outcome::Error) {
            return None;
        }
        let rule = result.rule.as_deref();
        let suite = self.suite?();
        suite.basis(result.kind, &result.function, &result.case, rule)
    }

    /// The documented codes among the expected ones. `None` if the function is not documented, or if no code
    /// is expected.
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
            (_, []) => Some("none of these codes for this function".to_owned()),
            (_, codes) => Some(codes.join(" or ")),
        }
    }

    /// The link to the reference documentation of the case.
    pub fn link(&self, result: &CaseResult) -> Option<String> {
        let docs = self.docs.as_ref()?;
        Some(docs.link(&docs::page(result)?))
    }

    /// Recorded results of the case, each with its device and version.
    pub fn recorded(&self, case: &str) -> impl Iterator<Item = (&str, &Entry)> {
        self.recorded.answers(case)
    }
}

/// The sentence with its first letter in lower case.
fn lowercase_first_letter(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// Parses JSON as `cuspec generate` writes it.
fn parse<'j, T: Deserialize<'j>>(text: &'j str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| {
        format!(
            "the sentences that are built in cannot be read: {error}; run `cargo cuspec generate` and build this program again"
        )
    })
}

/// The sentences of a file of contracts.
#[derive(Deserialize)]
struct Sentences {
    /// By the id of a rule, a scenario, or a parameter.
    sentences: BTreeMap<String, String>,
    /// The codes that the documents name, by rule.
    contradicted: BTreeMap<String, Vec<String>>,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use cuspec_case::Outcome as Answer;

    use super::*;
    use crate::results::testing::result;

    #[test]
    fn every_rule_of_the_suite_has_a_sentence() {
        let explanations = Explanations::open(EvidenceStore::default()).expect("the registry");
        let cases = (Suite::generated().cases)().map(|line| line.case());
        let mut missing = BTreeSet::new();
        for case in cases {
            let case = case.expect("a case");
            for fault in case.expect.faults {
                let mut result = result(&case.id, Outcome::Fail);
                result.rule = Some(fault.rule.clone());
                if explanations.sentence(&result).is_empty() {
                    missing.insert(fault.rule);
                }
            }
        }
        assert_eq!(missing, BTreeSet::new());
    }

    #[test]
    fn reports_a_registry_that_cannot_be_read() {
        let of = |text: &str| parse::<Sentences>(text).err().unwrap_or_default();
        let error = of("{ \"sentences\": {} }");
        assert!(error.contains("missing field `contradicted`"), "{error}");
        assert!(error.contains("run `cargo cuspec generate`"), "{error}");
        let error = of("{");
        assert!(error.contains("line 1 column 1"), "{error}");
    }

    #[test]
    fn a_rule_of_a_domain_reads_as_a_sentence() {
        let sentences = [("f/flags".to_owned(), "How threads wait.".to_owned())];
        let needs = [("context".to_owned(), "A context is current.".to_owned())];
        let explanations = Explanations {
            sentences: sentences.into(),
            needs: needs.into(),
            ..Explanations::default()
        };
        let sentence = |rule: &str| {
            let mut result = result("f[a]", Outcome::Fail);
            result.rule = Some(rule.to_owned());
            explanations.sentence(&result)
        };
        assert_eq!(
            sentence("f/flags.unknown-bit"),
            "The call fails with `flags` = unknown-bit. `flags` is how threads wait."
        );
        assert_eq!(
            sentence("f/context"),
            "The call fails unless a context is current."
        );
    }

    #[test]
    fn every_judged_result_has_a_basis() {
        let cases = (Suite::generated().cases)().map(|line| line.case());
        let mut kinds = BTreeSet::new();
        for case in cases {
            let case = case.expect("a case");
            let faults = case.expect.faults.iter();
            let judged = faults.filter(|fault| fault.outcome != Answer::Undefined);
            let mut bases: Vec<_> = judged.map(|fault| &fault.basis).collect();
            bases.extend(case.ensures.iter().map(|ensure| &ensure.basis));
            if case.kind != Kind::Survey {
                bases.push(&case.expect.basis);
            }
            for basis in bases {
                let basis = basis.as_ref().expect(&case.id);
                kinds.insert(basis.word());
            }
        }
        let all = ["assumed", "confirmed", "documented", "observed"];
        assert_eq!(kinds, BTreeSet::from(all));
    }

    #[test]
    fn the_basis_of_a_result_is_that_of_its_rule() {
        let explanations = Explanations::open(EvidenceStore::default()).expect("the registry");
        let basis = |function: &str, case: &str, rule: Option<&str>, kind: Kind| {
            let mut result = result(case, Outcome::Fail);
            result.function = function.to_owned();
            result.rule = rule.map(str::to_owned);
            result.kind = kind;
            explanations.basis(&result)
        };
        let documented = |basis: Option<Basis>| basis.and_then(|basis| basis.documented);
        let null = basis(
            "cuStreamDestroy",
            "cuStreamDestroy[hStream=null]",
            Some("cuStreamDestroy/hStream.null"),
            Kind::Refused,
        );
        // The header defines that name only for the second form.
        let place = documented(null).expect("a document");
        assert!(place.ends_with(", cuStreamDestroy_v2"), "{place}");
        let success = basis("cuStreamDestroy", "cuStreamDestroy[]", None, Kind::Plain);
        assert!(success.is_some_and(|basis| !basis.on.is_empty()));
        let of_success = |rule: &str| {
            let case = "cuStreamDestroy[]";
            basis("cuStreamDestroy", case, Some(rule), Kind::Plain)
        };
        let success = of_success("cuStreamDestroy/written");
        assert!(success.is_some_and(|basis| !basis.on.is_empty()));
        assert_eq!(of_success("cuStreamDestroy/no-such-rule"), None);
        let twin = basis(
            "cuEventRecord_ptsz",
            "cuEventRecord_ptsz[hStream=null,state=no-context]",
            Some("cuEventRecord/special-needs-context"),
            Kind::State,
        );
        assert!(twin.is_some_and(|basis| !basis.on.is_empty()));
        let export = basis("cuInit", "cuInit[export]", None, Kind::Export);
        assert!(documented(export).is_some_and(|place| place.starts_with("cuda.h of ")));
        let callback = basis(
            "cuStreamCreate",
            "cuStreamCreate[state=in-callback]",
            Some("cuStreamCreate/outside_callback"),
            Kind::State,
        );
        assert_eq!(callback.map(|basis| basis.word()), Some("observed"));
    }

    #[test]
    fn a_code_is_documented_if_the_function_lists_it() {
        let explanations = Explanations::open(EvidenceStore::default()).expect("the registry");
        let mut result = result("cuStreamCreate[Flags=unknown]", Outcome::Fail);
        result.function = "cuStreamCreate".to_owned();
        result.rule = Some("cuStreamCreate/Flags.unknown".to_owned());
        result.expected = Some("CUDA_ERROR_INVALID_VALUE or CUDA_ERROR_FILE_NOT_FOUND".to_owned());
        let documented = explanations.documented(&result);
        assert_eq!(documented.as_deref(), Some("CUDA_ERROR_INVALID_VALUE"));
    }

    #[test]
    fn contradicting_documents_are_quoted() {
        let mut explanations = Explanations::default();
        let file =
            "{ \"sentences\": { \"f/r\": \"S.\" }, \"contradicted\": { \"f/r\": [\"CUDA_X\"] } }";
        explanations.add(parse(file).expect("sentences"));
        let mut result = result("f[a]", Outcome::Fail);
        result.rule = Some("f/r".to_owned());
        assert_eq!(explanations.documented(&result).as_deref(), Some("CUDA_X"));
        assert_eq!(explanations.sentence(&result), "S.");
    }
}
