//! What the expectations of a contract stand on: the documents, as the declared layer knows them, and
//! the drivers that the contract names.

use super::model::{Basis, Bound, Contract, Ensure, Need, Outcome, Rule, SUCCESS, Scenario};
use crate::declared::stated;
use crate::declared::{Function, Interval, Toolkit};
use crate::names::{Names, result_type};
use cuspec_case as case;
use cuspec_case::Api;

/// What the expectations of one contract stand on.
pub struct Grounds<'a> {
    contract: &'a Contract,
    /// Where a header describes the function, and the codes that it lists there; none for a function
    /// that returns something else.
    described: Option<(String, Option<&'a [String]>)>,
}

impl<'a> Grounds<'a> {
    /// Looks up what the headers say of a contract's function.
    pub fn of(names: &Names<'a>, contract: &'a Contract) -> Self {
        Self {
            contract,
            described: described(names, &contract.function),
        }
    }

    /// What a call stands on that works.
    pub fn success(&self) -> case::Basis {
        let shown = self.shown(SUCCESS, false);
        self.listed(&[self.contract.api.success()], shown)
    }

    /// What the answer of a call stands on that lacks a need.
    pub fn need(&self, need: &Need, answer: &case::Outcome) -> case::Basis {
        self.implied(answer, self.shown(&need.name, need.is_unobserved))
    }

    /// What the answer stands on that an exemplar leads to.
    pub fn exemplar(&self, is_unobserved: bool, answer: &case::Outcome) -> case::Basis {
        self.implied(answer, self.shown("", is_unobserved))
    }

    /// What the answer stands on that an exemplar leads to in some versions alone.
    pub fn by_version(&self, bound: &Bound, answer: &case::Outcome) -> case::Basis {
        self.implied(answer, &bound.on)
    }

    /// What the last error of the thread stands on as an answer.
    pub fn last_error(&self, answer: &case::Outcome) -> case::Basis {
        self.implied(answer, &self.contract.on)
    }

    /// The releases that showed something of this name.
    fn shown(&self, name: &str, is_unobserved: bool) -> &[String] {
        let mut unobserved = self.contract.unobserved.iter();
        match is_unobserved || unobserved.any(|known| known == name) {
            true => &[],
            false => &self.contract.on,
        }
    }

    /// A header has an answer if it lists one of the codes for the function.
    fn implied(&self, answer: &case::Outcome, on: &[String]) -> case::Basis {
        match answer {
            case::Outcome::Codes(codes) => {
                self.listed(&codes.iter().map(String::as_str).collect::<Vec<_>>(), on)
            }
            case::Outcome::Later(code) => self.listed(&[code.as_str()], on),
            case::Outcome::Failure | case::Outcome::Undefined => self.listed(&[], on),
        }
    }

    /// What a rule stands on.
    pub fn rule(&self, rule: &Rule) -> case::Basis {
        self.said(rule.basis, rule.cited.as_ref(), &rule.on)
    }

    /// What a statement about a successful call stands on.
    pub fn ensure(&self, ensure: &Ensure) -> case::Basis {
        self.said(ensure.basis, ensure.cited.as_ref(), &ensure.on)
    }

    fn listed(&self, codes: &[&str], on: &[String]) -> case::Basis {
        let place = self.described.as_ref().filter(|(_, listed)| {
            listed.is_none_or(|listed| listed.iter().any(|code| codes.contains(&code.as_str())))
        });
        case::Basis {
            documented: place.map(|(place, _)| place.clone()),
            on: on.to_vec(),
        }
    }

    fn said(&self, basis: Basis, cited: Option<&String>, on: &[String]) -> case::Basis {
        let described = self.described.as_ref().map(|(place, _)| place);
        case::Basis {
            documented: match basis {
                Basis::Documented => cited.or(described).cloned(),
                Basis::Observed | Basis::Assumed => None,
            },
            on: on.to_vec(),
        }
    }
}

/// An outcome in the codes of an API; the vocabulary writes the driver's.
pub fn answer(names: &Names<'_>, api: Api, outcome: &Outcome) -> case::Outcome {
    let code = |code: &String| match api {
        Api::Driver => code.clone(),
        api => names.code_of(api, code),
    };
    match outcome {
        Outcome::Codes(codes) => case::Outcome::Codes(codes.iter().map(code).collect()),
        Outcome::Failure => case::Outcome::Failure,
        Outcome::Undefined => case::Outcome::Undefined,
        Outcome::Later(later) => case::Outcome::Later(code(later)),
    }
}

/// What a scenario stands on.
pub fn of_scenario(scenario: &Scenario) -> case::Basis {
    case::Basis {
        documented: scenario.cited.clone(),
        on: scenario.on.clone(),
    }
}

/// What the export of a symbol stands on: the newest header that declares the function.
pub fn of_export(names: &Names<'_>, function: &Function) -> case::Basis {
    let toolkits = names.declared.toolkits.iter();
    let toolkits = toolkits.map(|release| &release.toolkit);
    case::Basis {
        documented: newest(&function.toolkits, toolkits)
            .map(|toolkit| format!("{} of {toolkit}", function.header())),
        on: Vec::new(),
    }
}

/// Where a header describes a function, and the codes that it lists there; none for a function that
/// returns something else.
pub(super) fn described<'a>(
    names: &Names<'a>,
    function: &str,
) -> Option<(String, Option<&'a [String]>)> {
    if let Some(stated) = names.declared.stated(function, |_| true) {
        return Some((stated.place(), Some(stated.codes)));
    }
    let declared = names.function(function)?;
    let code = crate::declared::Type::Named(result_type(declared.api).to_owned());
    let toolkits = names.declared.toolkits.iter();
    let toolkits = toolkits.map(|release| &release.toolkit);
    let newest = newest(&declared.toolkits, toolkits)?;
    (declared.result != code).then(|| (stated::place(declared, newest), None))
}

/// The last of some toolkits that lies in an interval.
fn newest<'a>(
    interval: &Interval,
    toolkits: impl Iterator<Item = &'a Toolkit>,
) -> Option<&'a Toolkit> {
    toolkits.filter(|toolkit| interval.contains(toolkit)).max()
}
