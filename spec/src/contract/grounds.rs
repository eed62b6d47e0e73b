//! The basis of a contract's expectations: the documents, according to the declared layer, and
//! the drivers that the contract names.

use super::model::{Basis, Bound, Contract, Ensure, NeedId, Outcome, Rule, Scenario, Unobserved};
use crate::declared::documented_returns;
use crate::declared::{Function, Interval, Toolkit};
use crate::names::{Names, result_type};
use cuspec_case as case;
use cuspec_case::Api;

/// The basis of one contract's expectations.
pub struct Grounds<'a> {
    contract: &'a Contract,
    /// The header that describes the function, and its documented codes; `None` for a function
    /// that returns no code.
    described: Option<(String, Option<&'a [String]>)>,
}

impl<'a> Grounds<'a> {
    /// Looks up the documentation of a contract's function.
    pub fn of(names: &Names<'a>, contract: &'a Contract) -> Self {
        Self {
            contract,
            described: described(names, &contract.function),
        }
    }

    /// The basis of success.
    pub fn success(&self) -> case::Basis {
        let is_unobserved = self.contract.unobserved.contains(&Unobserved::Success);
        let shown = self.shown(is_unobserved);
        self.listed(&[self.contract.api.success()], shown)
    }

    /// The basis of the answer to an unmet need.
    pub fn need(&self, need: NeedId, answer: &case::Outcome) -> case::Basis {
        let unobserved = &self.contract.unobserved;
        let is_unobserved = unobserved.contains(&Unobserved::Need(need));
        self.implied(answer, self.shown(is_unobserved))
    }

    /// The basis of the answer to an exemplar.
    pub fn exemplar(&self, is_unobserved: bool, answer: &case::Outcome) -> case::Basis {
        self.implied(answer, self.shown(is_unobserved))
    }

    /// The basis of the answer to an exemplar in some versions only.
    pub fn by_version(&self, bound: &Bound, answer: &case::Outcome) -> case::Basis {
        self.implied(answer, &bound.on)
    }

    /// The basis of the last error as an answer.
    pub fn last_error(&self, answer: &case::Outcome) -> case::Basis {
        self.implied(answer, &self.contract.on)
    }

    /// The releases that showed an item, unless it is unobserved.
    fn shown(&self, is_unobserved: bool) -> &[String] {
        match is_unobserved {
            true => &[],
            false => &self.contract.on,
        }
    }

    /// An answer is documented if the header lists one of its codes.
    fn implied(&self, answer: &case::Outcome, on: &[String]) -> case::Basis {
        match answer {
            case::Outcome::Codes(codes) => {
                self.listed(&codes.iter().map(String::as_str).collect::<Vec<_>>(), on)
            }
            case::Outcome::Later(code) => self.listed(&[code.as_str()], on),
            case::Outcome::Undefined => self.listed(&[], on),
        }
    }

    /// The basis of a rule.
    pub fn rule(&self, rule: &Rule) -> case::Basis {
        self.basis(rule.basis, &rule.on)
    }

    /// The basis of a postcondition.
    pub fn ensure(&self, ensure: &Ensure) -> case::Basis {
        self.basis(ensure.basis, &ensure.on)
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

    fn basis(&self, basis: Basis, on: &[String]) -> case::Basis {
        let described = self.described.as_ref().map(|(place, _)| place);
        case::Basis {
            documented: match basis {
                Basis::Documented => described.cloned(),
                Basis::Observed | Basis::Assumed => None,
            },
            on: on.to_vec(),
        }
    }
}

/// Converts an outcome to the codes of an API; the vocabulary uses the driver's.
pub fn answer(names: &Names<'_>, api: Api, outcome: &Outcome) -> case::Outcome {
    let code = |code: &String| match api {
        Api::Driver => code.clone(),
        api => names.code_of(api, code),
    };
    match outcome {
        Outcome::Codes(codes) => case::Outcome::Codes(codes.iter().map(code).collect()),
        Outcome::Undefined => case::Outcome::Undefined,
        Outcome::Later(later) => case::Outcome::Later(code(later)),
    }
}

/// The basis of a scenario.
pub fn of_scenario(scenario: &Scenario) -> case::Basis {
    case::Basis {
        documented: None,
        on: scenario.on.clone(),
    }
}

/// The basis of a symbol's export: the newest header that declares the function.
pub fn of_export(names: &Names<'_>, function: &Function) -> case::Basis {
    let toolkits = names.declared.toolkits.iter();
    let toolkits = toolkits.map(|release| &release.toolkit);
    case::Basis {
        documented: newest(&function.toolkits, toolkits)
            .map(|toolkit| format!("{} of {toolkit}", function.header())),
        on: Vec::new(),
    }
}

/// The header that describes a function, and its documented codes; `None` for a function that
/// returns no code.
pub(super) fn described<'a>(
    names: &Names<'a>,
    function: &str,
) -> Option<(String, Option<&'a [String]>)> {
    if let Some(returns) = names.declared.documented_returns(function, |_| true) {
        return Some((returns.place(), Some(returns.codes)));
    }
    let declared = names.function(function)?;
    let code = crate::declared::Type::Named(result_type(declared.api).to_owned());
    let toolkits = names.declared.toolkits.iter();
    let toolkits = toolkits.map(|release| &release.toolkit);
    let newest = newest(&declared.toolkits, toolkits)?;
    (declared.result != code).then(|| (documented_returns::place(declared, newest), None))
}

/// The last toolkit in an interval.
fn newest<'a>(
    interval: &Interval,
    toolkits: impl Iterator<Item = &'a Toolkit>,
) -> Option<&'a Toolkit> {
    toolkits.filter(|toolkit| interval.contains(toolkit)).max()
}
