//! `cuspec coverage`: every documented code of every contracted function, by what a recorded
//! driver did.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use cuspec_spec::Registry;
use cuspec_spec::case::address::split_twin;
use cuspec_spec::case::{Case, Kind, Outcome};
use cuspec_spec::contract::{self, Contract, StepKind};
use cuspec_spec::declared::Api;
use cuspec_spec::shorten;
use serde::Serialize;

use crate::check;
use crate::evidence::{self, Evidence};
use crate::plan;
use crate::print::say;

/// Sorts return-code cells by what a recorded driver did.
#[derive(Parser)]
pub(crate) struct Args {
    /// Evidence of one subject, a folder below `conformance/evidence`.
    #[arg(long, value_name = "DIR")]
    evidence: Option<PathBuf>,
    /// Print each cell as JSON.
    #[arg(long)]
    json: bool,
}

/// What is known about a function and one of its documented codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Class {
    /// A case of the function got the code.
    Reproduced,
    /// The documents promise the code for what a case does, and the driver answered otherwise.
    Contradicted,
    /// The contract says why no case can get it.
    Unreachable,
    /// The contract says why nobody should try.
    Unsafe,
    /// Nobody has looked, or nobody has said.
    Unclassified,
}

/// One cell.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Cell {
    pub function: String,
    pub code: String,
    pub class: Class,
    /// The case that shows it, or the reason why there is none.
    pub because: String,
}

pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    let registry = match Registry::load(spec) {
        Ok(registry) => registry,
        Err(mistakes) => {
            check::report(spec, &mistakes);
            return ExitCode::FAILURE;
        }
    };
    let folder = args
        .evidence
        .clone()
        .or_else(|| evidence::folders(spec).pop());
    let Some(folder) = folder else {
        eprintln!(
            "error: no evidence below conformance/evidence; record some with `cuconform record`, or name it with --evidence DIR"
        );
        return ExitCode::from(2);
    };
    let evidence = match Evidence::load(&folder) {
        Ok(evidence) => evidence,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let cases = plan::cases(&registry);
    let cells = cells(&registry, &cases, &evidence);
    if args.json {
        match serde_json::to_string_pretty(&cells) {
            Ok(text) => say!("{text}"),
            Err(error) => eprintln!("error: {error}"),
        }
    } else {
        let shown = orders_shown(&cases, &evidence);
        print(&registry, &cases, &cells, &shown, &folder);
    }
    ExitCode::SUCCESS
}

/// Every cell of the contracted functions, in the order of the contracts.
pub(crate) fn cells(registry: &Registry, cases: &[Case], evidence: &Evidence) -> Vec<Cell> {
    let seen = seen(registry, cases, evidence);
    let promised = promised(cases, evidence);
    let waiting = waiting(cases, evidence);
    let mut out = Vec::new();
    for contract in &registry.contracts.functions {
        for code in documented(registry, &contract.function, evidence.driver_version()) {
            let key = (contract.function.clone(), code.to_owned());
            let known = Known {
                seen: seen.get(&key),
                promised: promised.get(&key),
                waiting: waiting.get(&key).copied(),
            };
            let (class, because) = classify(contract, code, &known);
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

/// The codes that the documents of a driver's own toolkit list for a function: the newest toolkit
/// that the driver knows, and the newest of all where nobody tells what the driver is.
fn documented<'r>(registry: &'r Registry, name: &str, driver: Option<u32>) -> &'r [String] {
    let toolkits = registry.history.toolkits.iter();
    let toolkits = toolkits.map(|release| &release.toolkit);
    let toolkit = toolkits
        .filter(|toolkit| driver.is_none_or(|driver| toolkit.api_version() <= driver))
        .max();
    let Some(toolkit) = toolkit else {
        return &[];
    };
    let items = registry.history.functions.iter();
    let sets = items
        .filter(|item| item.api == Api::Driver && item.name == name)
        .flat_map(|item| &item.returns);
    let mut standing = sets.filter(|set| set.toolkits.contains(toolkit));
    standing.next().map_or(&[], |set| &set.codes)
}

/// What cases have to do with a cell.
struct Known<'c> {
    /// The case in which the code was seen.
    seen: Option<&'c String>,
    /// The case that was promised it and got something else.
    promised: Option<&'c String>,
    /// The case that asks for it and that nobody has recorded.
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

/// A rule that keeps this code as what the documents say while the driver does something else.
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

/// The first case of a function in which the driver returned a code; scenarios that passed count
/// for the calls they expect something of.
fn seen(
    registry: &Registry,
    cases: &[Case],
    evidence: &Evidence,
) -> BTreeMap<(String, String), String> {
    let mut out = BTreeMap::new();
    for case in cases.iter().filter(|case| case.kind != Kind::Export) {
        if let Some(behaviour) = evidence.of(&case.id) {
            let code = behaviour.split(',').next().unwrap_or(behaviour).to_owned();
            out.entry((case.function.clone(), code))
                .or_insert_with(|| case.id.clone());
        }
    }
    for scenario in &registry.contracts.scenarios {
        if evidence.of(&scenario.id) == Some("pass") {
            for (function, code) in &scenario.proves {
                out.entry((function.clone(), code.clone()))
                    .or_insert_with(|| scenario.id.clone());
            }
        }
    }
    out
}

/// The first case for which the contract promises a code and the driver answered otherwise.
fn promised(cases: &[Case], evidence: &Evidence) -> BTreeMap<(String, String), String> {
    let mut out = BTreeMap::new();
    for case in cases {
        let [fault] = case.expect.faults.as_slice() else {
            continue;
        };
        let Outcome::Codes(codes) = &fault.outcome else {
            continue;
        };
        if evidence.of(&case.id).is_none() {
            continue;
        }
        for code in codes {
            out.entry((case.function.clone(), code.clone()))
                .or_insert_with(|| case.id.clone());
        }
    }
    out
}

/// The functions whose order of checks the driver has shown, with how many of its answers: two faults
/// of such a case lead to different codes, and it gave that of the first.
fn orders_shown<'c>(cases: &'c [Case], evidence: &Evidence) -> BTreeMap<&'c str, usize> {
    let mut out = BTreeMap::new();
    let orders = cases.iter().filter(|case| case.kind == Kind::Order);
    for case in orders.filter(|case| case.expect.ordered) {
        let mut present = case.expect.faults.iter();
        let first = present.next().map(|fault| &fault.outcome);
        let (Some(Outcome::Codes(codes)), Some(answer)) = (first, evidence.of(&case.id)) else {
            continue;
        };
        let code = answer.split(',').next().unwrap_or(answer);
        if codes.iter().any(|known| known == code) {
            *out.entry(case.function.as_str()).or_default() += 1;
        }
    }
    out
}

/// The case that asks for a code and that the evidence lacks, rather one without a hazard.
fn waiting<'c>(cases: &'c [Case], evidence: &Evidence) -> BTreeMap<(String, String), &'c Case> {
    let mut out: BTreeMap<(String, String), &Case> = BTreeMap::new();
    for case in cases.iter().filter(|case| evidence.of(&case.id).is_none()) {
        let [fault] = case.expect.faults.as_slice() else {
            continue;
        };
        let Outcome::Codes(codes) = &fault.outcome else {
            continue;
        };
        for code in codes {
            let known = out
                .entry((case.function.clone(), code.clone()))
                .or_insert(case);
            if known.hazard.is_some() && case.hazard.is_none() {
                *known = case;
            }
        }
    }
    out
}

fn print(
    registry: &Registry,
    cases: &[Case],
    cells: &[Cell],
    orders: &BTreeMap<&str, usize>,
    folder: &Path,
) {
    let contracts = &registry.contracts.functions;
    let rules: Vec<_> = contracts.iter().flat_map(|c| c.rules()).collect();
    let observed = contracts
        .iter()
        .filter(|c| c.order == contract::Order::Observed)
        .count();
    say!(
        "functions under contract   {:>6}   ({observed} with an observed order of checks)",
        contracts.len()
    );
    let shown: usize = orders.values().sum();
    say!(
        "orders of checks shown     {:>6}   (by {shown} cases whose two faults have different codes)",
        orders.len()
    );
    say!("rules                      {:>6}", rules.len());
    say!(
        "scenarios                  {:>6}",
        registry.contracts.scenarios.len()
    );
    let contracted = |case: &&Case| {
        let (function, _) = split_twin(&case.function);
        registry.contract(function).is_some() || case.kind == Kind::Scenario
    };
    let called = cases
        .iter()
        .filter(contracted)
        .filter(|c| c.kind != Kind::Export)
        .count();
    say!(
        "cases                      {:>6}   ({called} of contracted functions)",
        cases.len()
    );
    say!("");
    say!("return-code cells, by the evidence in {}", folder.display());
    let count = |class: Class| cells.iter().filter(|cell| cell.class == class).count();
    let classes = [
        ("reproduced", Class::Reproduced),
        ("contradicted", Class::Contradicted),
        ("unreachable", Class::Unreachable),
        ("unsafe", Class::Unsafe),
        ("unclassified", Class::Unclassified),
    ];
    for (name, class) in classes {
        say!("  {name:<24} {:>6}", count(class));
    }
    say!("  {:<24} {:>6}", "all", cells.len());
    let reachable = cells.len() - count(Class::Unreachable) - count(Class::Unsafe);
    say!(
        "reproduced of reachable    {:>6.1} %",
        100.0 * count(Class::Reproduced) as f64 / reachable.max(1) as f64
    );
    for cell in cells
        .iter()
        .filter(|cell| cell.class == Class::Unclassified)
    {
        say!(
            "unclassified: {} {}: {}",
            cell.function,
            shorten(&cell.code),
            cell.because
        );
    }
}
