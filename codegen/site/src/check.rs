//! The checks of a call, step by step, with the basis of each.

use cuspec_spec::Names as DeclaredNames;
use cuspec_spec::Registry;
use cuspec_spec::case::Basis;
use cuspec_spec::contract::choice::{self, Choice};
use cuspec_spec::contract::grounds::{self, Grounds};
use cuspec_spec::contract::{
    Axis, Basis as Word, Bound, Contract, DomainUse, Ensure, Exemplar, Expr, Need, NeedId, Outcome,
    Rule, Standing, StepKind,
};
use cuspec_spec::declared::Api;
use cuspec_spec::display;

use crate::evidence::{Evidence, Shown};

/// A step of a contract. A parameter whose exemplars are refused in several ways has several steps.
pub struct Check<'a> {
    /// Ids that link here: the parts of permanent ids after the function's name.
    pub ids: Vec<String>,
    pub subject: CheckSubject<'a>,
    /// The condition of the step.
    pub guard: Option<&'a Expr>,
    /// Versions of the library to which the step is limited, if an exemplar behaves differently in others.
    pub versions: Option<&'a Bound>,
    /// The answer of the call; `None` for a postcondition.
    pub outcome: Option<&'a Outcome>,
    pub badge: Badge<'a>,
    /// The basis.
    pub basis: Basis,
    /// Subjects that answered otherwise although the call had no other fault.
    pub against: Vec<Shown<'a>>,
}

/// The subject of a check.
pub enum CheckSubject<'a> {
    /// A need of the process or the thread.
    Need(&'a Need),
    /// A parameter or a field, for these exemplars.
    Param(Axis<'a>, Vec<Refused<'a>>),
    Rule(&'a Rule),
    Ensure(&'a Ensure),
    /// The effect on the runtime's last error, in a sentence.
    LastError(&'static str),
}

/// Functions that return the last error.
const RETURNS_LAST_ERROR: &str =
    "When a call of the runtime has failed on the thread: the code of the last one that did.";

/// All other functions of the runtime, unless they declare the setting.
const KEEPS_LAST_ERROR: &str =
    "A call that fails sets the last error of the thread, and one that works leaves it.";

/// A refused exemplar of a parameter.
pub struct Refused<'a> {
    /// Name in the id of a case.
    pub label: String,
    pub exemplar: &'a Exemplar,
    pub domain: &'a str,
}

/// The summary of a check's basis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Badge<'a> {
    /// Undefined.
    Undefined,
    /// Assumed: recorded and never judged.
    Assumed,
    /// The documents contradict the drivers.
    DocumentsSay(&'a Outcome),
    /// Documented and observed.
    Confirmed(Seen<'a>),
    /// Documented, not observed.
    Documented,
    /// Observed, not documented.
    Observed(Seen<'a>),
}

/// The origin of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen<'a> {
    /// The evidence in this repository.
    pub shown: Vec<Shown<'a>>,
    /// Drivers of these releases, according to the contract.
    pub on: &'a [String],
}

impl Seen<'_> {
    fn is_empty(&self) -> bool {
        self.shown.is_empty() && self.on.is_empty()
    }
}

impl Check<'_> {
    /// Whether a failed check may answer with a code.
    pub fn answers(&self, code: &str) -> bool {
        match self.outcome {
            Some(Outcome::Codes(codes)) => codes.iter().any(|known| known == code),
            Some(Outcome::Later(later)) => later == code,
            _ => false,
        }
    }
}

/// Reads the steps of one contract.
pub(crate) struct Reader<'r, 'a> {
    pub registry: &'a Registry,
    pub declared: &'r DeclaredNames<'a>,
    pub evidence: &'r Evidence<'a>,
    pub contract: &'a Contract,
    pub grounds: Grounds<'a>,
}

impl<'a> Reader<'_, 'a> {
    /// Returns the checks in order, and the postconditions.
    pub(crate) fn checks(&self) -> (Vec<Check<'a>>, Vec<Check<'a>>) {
        let (mut checks, mut promises) = (Vec::new(), Vec::new());
        for step in &self.contract.steps {
            let guard = step.guard.as_ref();
            match &step.kind {
                StepKind::Need(need) => checks.push(self.need(*need, guard)),
                StepKind::Param(index) => {
                    let axis = self.contract.axis(*index);
                    checks.extend(self.param(axis, guard));
                    checks.extend(self.by_version(axis, guard));
                }
                StepKind::Rule(rule) => checks.push(self.rule(rule, guard)),
                StepKind::Ensure(ensure) => promises.push(self.ensure(ensure, guard)),
                StepKind::LastError => checks.push(self.last_error(RETURNS_LAST_ERROR)),
            }
        }
        let changes_it = self
            .registry
            .contracts
            .vocabulary
            .changes_last_error(self.contract);
        if self.contract.api == Api::Runtime && !changes_it && !self.contract.returns_last_error {
            promises.push(self.last_error(KEEPS_LAST_ERROR));
        }
        (checks, promises)
    }

    /// Returns the effect of a call on the last error of its thread, documented for all calls.
    fn last_error(&self, sentence: &'static str) -> Check<'a> {
        let ids = vec!["last-error".to_owned()];
        let shown = self.evidence.confirmed(std::slice::from_ref(&format!(
            "{}/last-error",
            self.contract.function
        )));
        let basis = self.grounds.success();
        Check {
            badge: known(
                true,
                Seen {
                    shown,
                    on: self.on(&basis),
                },
            ),
            basis,
            against: self.against(&ids),
            ids,
            subject: CheckSubject::LastError(sentence),
            guard: None,
            versions: None,
            outcome: None,
        }
    }

    fn need(&self, id: NeedId, guard: Option<&'a Expr>) -> Check<'a> {
        let need = &self.registry.contracts.vocabulary[id];
        let ids = vec![need.name.clone()];
        let basis = self.grounds.need(id, &self.answer(&need.yields));
        Check {
            badge: self.implied(&ids, &need.yields, &basis),
            basis,
            against: self.against(&ids),
            ids,
            subject: CheckSubject::Need(need),
            guard,
            versions: None,
            outcome: Some(&need.yields),
        }
    }

    /// Returns one check for each answer that exemplars of a parameter or a field cause.
    fn param(&self, axis: Axis<'a>, guard: Option<&'a Expr>) -> Vec<Check<'a>> {
        let contracts = &self.registry.contracts;
        let mut groups: Vec<(Outcome, Basis, Vec<Choice>)> = Vec::new();
        for choice in choice::of_use(self.declared, contracts, axis.domain) {
            let outcome = match &choice.standing {
                Standing::Accepted => continue,
                Standing::Refused(outcome) => outcome.clone(),
                Standing::Undefined => Outcome::Undefined,
            };
            let answer = self.answer(&outcome);
            let basis = self.grounds.exemplar(choice.is_unobserved, &answer);
            let is_same = |(known, on, _): &&mut (Outcome, Basis, _)| {
                *known == outcome && (*on == basis || outcome == Outcome::Undefined)
            };
            match groups.iter_mut().find(is_same) {
                Some((_, _, choices)) => choices.push(choice),
                None => groups.push((outcome, basis, vec![choice])),
            }
        }
        let groups = groups.into_iter();
        groups
            .filter_map(|(outcome, basis, choices)| {
                let ids: Vec<String> = choices
                    .iter()
                    .map(|choice| format!("{}.{}", axis.name, choice.label))
                    .collect();
                let refused = choices
                    .into_iter()
                    .filter_map(|choice| self.refused(choice));
                Some(Check {
                    badge: self.implied(&ids, &outcome, &basis),
                    basis,
                    against: match outcome {
                        Outcome::Undefined => Vec::new(),
                        _ => self.against(&ids),
                    },
                    ids,
                    subject: CheckSubject::Param(axis, refused.collect()),
                    guard,
                    versions: None,
                    outcome: Some(self.lasting(axis.domain, &outcome)?),
                })
            })
            .collect()
    }

    /// Returns the answers that exemplars of a parameter or a field cause in some versions only.
    fn by_version(&self, axis: Axis<'a>, guard: Option<&'a Expr>) -> Vec<Check<'a>> {
        let said = display::by_version(self.registry, axis.domain);
        let checks = said.into_iter().filter_map(|(one, names)| {
            let outcome = match &one.standing {
                Standing::Accepted => return None,
                Standing::Refused(outcome) => outcome,
                Standing::Undefined => &Outcome::Undefined,
            };
            let is_meant = |choice: &Choice| {
                names
                    .iter()
                    .any(|n| *n == choice.label || *n == choice.exemplar)
            };
            let choices = choice::of_use(self.declared, &self.registry.contracts, axis.domain);
            let choices: Vec<Choice> = choices.into_iter().filter(is_meant).collect();
            let ids = choices
                .iter()
                .map(|choice| format!("{}.{}", axis.name, choice.label));
            let ids = ids.collect();
            let basis = self.grounds.by_version(&one.bound, &self.answer(outcome));
            let seen = Seen {
                shown: Vec::new(),
                on: &one.bound.on,
            };
            let refused = choices
                .into_iter()
                .filter_map(|choice| self.refused(choice));
            Some(Check {
                ids,
                subject: CheckSubject::Param(axis, refused.collect()),
                guard,
                versions: Some(&one.bound),
                outcome: Some(outcome),
                badge: match outcome {
                    Outcome::Undefined => Badge::Undefined,
                    _ => known(basis.documented.is_some(), seen),
                },
                basis,
                against: Vec::new(),
            })
        });
        checks.collect()
    }

    /// Returns the outcome in the registry, which outlives the choices.
    fn lasting(&self, usage: &'a DomainUse, outcome: &Outcome) -> Option<&'a Outcome> {
        const UNDEFINED: &Outcome = &Outcome::Undefined;
        if *outcome == Outcome::Undefined {
            return Some(UNDEFINED);
        }
        let standings = usage.standings.iter().map(|(_, standing)| standing);
        let domains = self.registry.contracts.vocabulary.domains.iter();
        let exemplars = domains.flat_map(|domain| &domain.exemplars);
        let mut all = standings.chain(exemplars.map(|exemplar| &exemplar.standing));
        all.find_map(|standing| match standing {
            Standing::Refused(known) if known == outcome => Some(known),
            _ => None,
        })
    }

    fn refused(&self, choice: Choice) -> Option<Refused<'a>> {
        let domain = &self.registry.contracts.vocabulary[choice.domain];
        let mut exemplars = domain.exemplars.iter();
        Some(Refused {
            exemplar: exemplars.find(|exemplar| exemplar.name == choice.exemplar)?,
            domain: &domain.name,
            label: choice.label,
        })
    }

    fn rule(&self, rule: &'a Rule, guard: Option<&'a Expr>) -> Check<'a> {
        let badge = match (rule.basis, &rule.documented) {
            _ if rule.outcome == Outcome::Undefined => Badge::Undefined,
            (Word::Assumed, _) => Badge::Assumed,
            (_, Some(documented)) => Badge::DocumentsSay(documented),
            (basis, None) => {
                let shown = self.evidence.confirmed(std::slice::from_ref(&rule.id));
                known(
                    basis == Word::Documented,
                    Seen {
                        shown,
                        on: &rule.on,
                    },
                )
            }
        };
        let ids = vec![anchor(&rule.id)];
        Check {
            against: match badge {
                Badge::Undefined | Badge::Assumed => Vec::new(),
                _ => self.against(&ids),
            },
            ids,
            basis: self.grounds.rule(rule),
            subject: CheckSubject::Rule(rule),
            guard,
            versions: None,
            outcome: Some(&rule.outcome),
            badge,
        }
    }

    fn ensure(&self, ensure: &'a Ensure, guard: Option<&'a Expr>) -> Check<'a> {
        Check {
            ids: vec![anchor(&ensure.id)],
            basis: self.grounds.ensure(ensure),
            subject: CheckSubject::Ensure(ensure),
            guard,
            versions: None,
            outcome: None,
            against: Vec::new(),
            badge: match ensure.basis {
                Word::Assumed => Badge::Assumed,
                basis => {
                    let (shown, on) = (Vec::new(), ensure.on.as_slice());
                    known(basis == Word::Documented, Seen { shown, on })
                }
            },
        }
    }

    /// Returns the basis of a check implied by a need or a domain.
    fn implied(&self, ids: &[String], outcome: &Outcome, basis: &Basis) -> Badge<'a> {
        if *outcome == Outcome::Undefined {
            return Badge::Undefined;
        }
        let shown = self.evidence.confirmed(&self.whole(ids));
        let on = self.on(basis);
        known(basis.documented.is_some(), Seen { shown, on })
    }

    /// Returns the releases of the contract, if it is the basis of anything.
    fn on(&self, basis: &Basis) -> &'a [String] {
        match basis.on.is_empty() {
            true => &[],
            false => &self.contract.on,
        }
    }

    fn answer(&self, outcome: &Outcome) -> cuspec_spec::case::Outcome {
        grounds::answer(self.declared, self.contract.api, outcome)
    }

    fn against(&self, ids: &[String]) -> Vec<Shown<'a>> {
        self.evidence.contradicted(&self.whole(ids))
    }

    /// Returns permanent ids, from their parts on the page.
    fn whole(&self, ids: &[String]) -> Vec<String> {
        let function = &self.contract.function;
        ids.iter().map(|id| format!("{function}/{id}")).collect()
    }
}

/// Returns the badge for documented or undocumented, observed or unobserved behaviour.
fn known(is_documented: bool, seen: Seen<'_>) -> Badge<'_> {
    match (is_documented, seen.is_empty()) {
        (true, false) => Badge::Confirmed(seen),
        (true, true) => Badge::Documented,
        (false, false) => Badge::Observed(seen),
        (false, true) => Badge::Assumed,
    }
}

/// Returns the part of a permanent id after the function's name.
fn anchor(id: &str) -> String {
    id.split_once('/')
        .map_or(id, |(_, anchor)| anchor)
        .to_owned()
}
