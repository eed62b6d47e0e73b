//! Return-code cells: every documented code of every contracted function, classified by recorded answers.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::Registry;
use cuspec_spec::case::{Case, Kind, Outcome};
use cuspec_spec::contract::{self, Contract, StepKind};
use cuspec_spec::declared::{Api, Toolkit};
use rayon::prelude::*;
use serde::Serialize;

use super::claims;
use crate::evidence::Evidence;

/// The class of a function and one of its documented codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Class {
    /// A case of the function got the code.
    Reproduced,
    /// The documents promise the code for a case, and the driver answered otherwise.
    Contradicted,
    /// The contract states why no case can get it.
    Unreachable,
    /// The contract states why a case would be unsafe.
    Unsafe,
    /// No case, and no reason.
    Unclassified,
}

/// One cell.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Cell {
    pub(super) function: String,
    pub(super) code: String,
    pub(super) class: Class,
    /// The case that shows it, or the reason why none does.
    pub(super) because: String,
}

/// Classifies every cell of the contracted functions of an API, in the order of the contracts. The first
/// subject decides, together with others that had the same library; functions that these lack, or were not
/// asked, are decided by the next subject. A function that no recorded library has gets no cell.
pub(super) fn cells(
    registry: &Registry,
    cases: &[Case],
    subjects: &[Evidence],
    api: Api,
) -> Vec<Cell> {
    let cases: Vec<&Case> = cases.iter().filter(|case| case.api == api).collect();
    let names = registry.names();
    let judges: Vec<Judge<'_>> = by_release(subjects, api)
        .into_par_iter()
        .map(|witnesses| Judge::new(registry, &cases, witnesses))
        .collect();
    let mut out = Vec::new();
    let of_api = |contract: &&Contract| contract.api == api;
    for contract in registry.contracts.functions.iter().filter(of_api) {
        let name = &contract.function;
        let asked: Vec<&Judge<'_>> = judges
            .iter()
            .filter(|one| one.asked.contains(name))
            .collect();
        let Some(first) = asked.first() else { continue };
        for code in documented(registry, name, first.witnesses[0].version(api)) {
            // Documents list some codes of the runtime by the names of the driver's.
            let key = (name.clone(), names.code_of(api, code));
            // Two devices may have run an earlier release.
            let judge = asked.iter().find(|judge| !judge.waits_for(&key));
            let judge = judge.unwrap_or(first);
            let known = Known {
                seen: judge.seen.get(&key),
                promised: judge.promised.get(&key),
                waiting: judge.waiting.get(&key).copied(),
            };
            let (class, because) = match names.constant(&key.1) {
                Some(_) => classify(contract, &key.1, &known),
                None => (Class::Unreachable, "no header has such a code".to_owned()),
            };
            out.push(Cell {
                function: key.0,
                code: key.1,
                class,
                because,
            });
        }
    }
    out
}

/// Subjects with a device, grouped by the release of an API's library, in the order of first
/// appearance.
fn by_release(subjects: &[Evidence], api: Api) -> Vec<Vec<&Evidence>> {
    let mut groups: Vec<Vec<&Evidence>> = Vec::new();
    for (place, subject) in subjects.iter().enumerate() {
        let release = subject.release(api);
        let known = groups
            .iter_mut()
            .find(|group| release.is_some() && group[0].release(api) == release);
        match known {
            Some(group) => group.push(subject),
            // The first is the requested one.
            None if place == 0 || subject.has_device() => groups.push(vec![subject]),
            None => {}
        }
    }
    groups
}

/// Subjects with the same library, and their answers for every cell.
struct Judge<'c> {
    witnesses: Vec<&'c Evidence>,
    /// The functions that at least one of them was asked.
    asked: BTreeSet<String>,
    seen: BTreeMap<(String, String), String>,
    promised: BTreeMap<(String, String), String>,
    waiting: BTreeMap<(String, String), &'c Case>,
}

impl<'c> Judge<'c> {
    fn new(registry: &Registry, cases: &[&'c Case], witnesses: Vec<&'c Evidence>) -> Self {
        let is_asked = |case: &&&Case| {
            let is_call = !matches!(case.kind, Kind::Export | Kind::Survey | Kind::Scenario);
            is_call && witnesses.iter().any(|one| one.of(&case.id).is_some())
        };
        let asked = cases.iter().filter(is_asked);
        let asked = asked.map(|case| case.function.clone()).collect();
        let mut seen = seen(registry, cases, &witnesses);
        last_errors(registry, cases, &witnesses, &mut seen);
        Self {
            asked,
            seen,
            promised: promised(cases, &witnesses),
            waiting: waiting(cases, &witnesses),
            witnesses,
        }
    }

    /// Whether an unrecorded case asks for the code.
    fn waits_for(&self, key: &(String, String)) -> bool {
        let is_known = self.seen.contains_key(key) || self.promised.contains_key(key);
        !is_known && self.waiting.contains_key(key)
    }
}

/// Returns the codes that the headers list for a function in any of its forms: at the last toolkit that lists any,
/// among those that the library knows, or among all if the library is unknown.
fn documented<'r>(registry: &'r Registry, name: &str, version: Option<u32>) -> &'r [String] {
    let is_known =
        |toolkit: &Toolkit| version.is_none_or(|version| toolkit.api_version() <= version);
    let returns = registry.history.documented_returns(name, is_known);
    returns.map_or(&[], |returns| returns.codes)
}

/// Cases that concern a cell.
struct Known<'c> {
    /// The case that got the code.
    seen: Option<&'c String>,
    /// The case that should have got it and got another.
    promised: Option<&'c String>,
    /// The unrecorded case that asks for it.
    waiting: Option<&'c Case>,
}

fn classify(contract: &Contract, code: &str, known: &Known<'_>) -> (Class, String) {
    let excuse = |list: &[(String, String)]| {
        list.iter()
            .find(|(known, _)| known == code)
            .map(|(_, reason)| reason.clone())
    };
    if let Some(case) = known.seen {
        return (Class::Reproduced, case.clone());
    }
    if let Some(rule) = contradiction(contract, code) {
        return (Class::Contradicted, rule);
    }
    if let Some(reason) = excuse(&contract.contradicted) {
        return (Class::Contradicted, reason);
    }
    if let Some(reason) = excuse(&contract.not_safe) {
        return (Class::Unsafe, reason);
    }
    if let Some(reason) = excuse(&contract.unreachable) {
        return (Class::Unreachable, reason);
    }
    if let Some(case) = known.promised {
        return (Class::Contradicted, case.clone());
    }
    match known.waiting.map(|case| (case, &case.hazard)) {
        Some((case, Some(hazard))) => (
            Class::Unsafe,
            format!("{} gets it, with --hazard {hazard}", case.id),
        ),
        Some((case, None)) => (
            Class::Unclassified,
            format!("{} asks for it, and is not recorded", case.id),
        ),
        None => (
            Class::Unclassified,
            "no case expects it, and no reason is given".to_owned(),
        ),
    }
}

/// A rule that records this code as documented while the driver returns another.
fn contradiction(contract: &Contract, code: &str) -> Option<String> {
    contract.steps.iter().find_map(|step| match &step.kind {
        StepKind::Rule(rule) => match &rule.documented {
            Some(contract::Outcome::Codes(codes)) if codes.iter().any(|c| c == code) => {
                Some(rule.id.clone())
            }
            _ => None,
        },
        _ => None,
    })
}

/// Returns the first case of a function in which the driver returned a code. A passed scenario counts
/// for the calls that it expects something of.
fn seen(
    registry: &Registry,
    cases: &[&Case],
    witnesses: &[&Evidence],
) -> BTreeMap<(String, String), String> {
    let mut out = BTreeMap::new();
    for case in cases.iter().filter(|case| case.kind != Kind::Export) {
        for behaviour in witnesses.iter().filter_map(|one| one.of(&case.id)) {
            let code = behaviour.split(',').next().unwrap_or(behaviour).to_owned();
            out.entry((case.function.clone(), code))
                .or_insert_with(|| case.id.clone());
        }
    }
    for scenario in &registry.contracts.scenarios {
        if witnesses
            .iter()
            .any(|one| one.of(&scenario.id) == Some("pass"))
        {
            for (function, code) in &scenario.proves {
                out.entry((function.clone(), code.clone()))
                    .or_insert_with(|| scenario.id.clone());
            }
        }
    }
    out
}

/// Functions that return the last error. Both are called after every call of the runtime, and a case passes
/// only if they return the code of the failed call.
fn last_errors(
    registry: &Registry,
    cases: &[&Case],
    witnesses: &[&Evidence],
    seen: &mut BTreeMap<(String, String), String>,
) {
    let vocabulary = &registry.contracts.vocabulary;
    let leaves_it = |case: &&&Case| {
        let contract = registry.contract(&case.function);
        !contract.is_some_and(|contract| vocabulary.changes_last_error(contract))
    };
    let calls: Vec<&&Case> = cases
        .iter()
        .filter(|case| is_judged_call(case))
        .filter(leaves_it)
        .collect();
    let contracts = registry.contracts.functions.iter();
    for contract in contracts.filter(|contract| contract.returns_last_error) {
        for case in &calls {
            for behaviour in witnesses.iter().filter_map(|one| one.of(&case.id)) {
                let code = behaviour.split(',').next().unwrap_or(behaviour);
                // "Not ready" is an answer, not an error.
                if code != "cudaErrorNotReady" {
                    seen.entry((contract.function.clone(), code.to_owned()))
                        .or_insert_with(|| case.id.clone());
                }
            }
        }
    }
}

/// Whether the answer of the call is compared with an expectation.
fn is_judged_call(case: &Case) -> bool {
    let is_call = !matches!(case.kind, Kind::Export | Kind::Survey | Kind::Scenario);
    let mut faults = case.expect.faults.iter();
    is_call && !faults.any(|fault| matches!(fault.outcome, Outcome::Undefined))
}

/// Returns the first case for which the contract promises a code and the driver answered otherwise.
fn promised(cases: &[&Case], witnesses: &[&Evidence]) -> BTreeMap<(String, String), String> {
    let mut out = BTreeMap::new();
    for case in cases {
        let [fault] = case.expect.faults.as_slice() else {
            continue;
        };
        let Outcome::Codes(codes) = &fault.outcome else {
            continue;
        };
        if witnesses.iter().all(|one| one.of(&case.id).is_none()) {
            continue;
        }
        for code in codes {
            out.entry((case.function.clone(), code.clone()))
                .or_insert_with(|| case.id.clone());
        }
    }
    out
}

/// Returns an unrecorded case that asks for a code, preferably one without a hazard.
fn waiting<'c>(
    cases: &[&'c Case],
    witnesses: &[&Evidence],
) -> BTreeMap<(String, String), &'c Case> {
    let machine = witnesses[0].machine();
    let mut out: BTreeMap<(String, String), &Case> = BTreeMap::new();
    let is_waiting = |case: &&Case| {
        case.kind != Kind::Export && witnesses.iter().all(|one| one.of(&case.id).is_none())
    };
    for case in cases.iter().copied().filter(|case| is_waiting(case)) {
        let codes = match claims::deciding(case, &machine).as_slice() {
            [] => vec![case.api.success().to_owned()],
            [fault] => match &fault.outcome {
                Outcome::Codes(codes) => codes.clone(),
                _ => continue,
            },
            _ => continue,
        };
        for code in codes {
            let known = out.entry((case.function.clone(), code)).or_insert(case);
            if known.hazard.is_some() && case.hazard.is_none() {
                *known = case;
            }
        }
    }
    out
}
