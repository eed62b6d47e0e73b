//! `cuspec coverage`: every documented code of every contracted function, classified by recorded
//! answers; every expectation, by its basis; every function, by its group; and the values of every argument that
//! cases pass.

mod arguments;
mod cells;
mod claims;
mod functions;
mod orders;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use cuspec_spec::Registry;
use cuspec_spec::case::address::split_twin;
use cuspec_spec::case::{Api, Case, Kind};
use cuspec_spec::contract;
use cuspec_spec::shorten;
use serde::Serialize;

use crate::check;
use crate::evidence::{self, Evidence};
use crate::plan;
use crate::print::say;
use cells::{Cell, Class};
use claims::{Judged, Unshown};
use functions::Group;

/// Classifies return-code cells by recorded answers, and expectations by their basis.
///
/// Exits with 1 if a function has no contract, a cell is not classified, an
/// expectation has no basis, or the evidence does not show what a contract claims
/// of that driver. With `--arguments`,
/// exits with 1 if no case passes a value that the plan has to pass.
#[derive(Parser)]
pub(crate) struct Args {
    /// The evidence to use: the folder of one subject below `conformance/evidence`.
    #[arg(long, value_name = "DIR")]
    evidence: Option<PathBuf>,
    /// List the values of each argument that no planned case passes, instead of codes.
    #[arg(long, conflicts_with = "evidence")]
    arguments: bool,
    /// Print all codes or values, classified, as JSON.
    #[arg(long)]
    json: bool,
}

/// All figures of the report.
#[derive(Serialize)]
struct Coverage {
    cells: Vec<Cell>,
    judged: Judged,
    unshown: Vec<Unshown>,
    groups: Vec<Group>,
}

impl Coverage {
    /// Whether every function has a contract, every cell is classified and every claim is shown.
    fn is_complete(&self) -> bool {
        let mut cells = self.cells.iter();
        cells.all(|cell| cell.class != Class::Unclassified)
            && self.judged.unfounded.is_empty()
            && self.unshown.is_empty()
            && self
                .groups
                .iter()
                .all(|group| group.uncontracted.is_empty())
    }
}

pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    let registry = match check::load(spec) {
        Ok(registry) => registry,
        Err(failure) => return failure,
    };
    if args.arguments {
        return of_arguments(&registry, args.json);
    }
    let subjects = match load(spec, args.evidence.as_deref()) {
        Ok(subjects) => subjects,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let (folders, evidence): (Vec<PathBuf>, Vec<Evidence>) = subjects.into_iter().unzip();
    let (folder, first) = (&folders[0], &evidence[0]);
    let cases = plan::cases(&registry);
    let coverage = Coverage {
        cells: Api::ALL
            .into_iter()
            .flat_map(|api| cells::cells(&registry, &cases, &evidence, api))
            .collect(),
        judged: claims::count(&cases, first),
        unshown: claims::unshown(&cases, &evidence),
        groups: functions::by_group(&registry, &cases, &evidence),
    };
    if args.json {
        print_json(&coverage);
    } else {
        print_totals(&registry, &cases, &orders::shown(&cases, first));
        for api in Api::ALL {
            print_cells(&registry, &coverage.cells, api, folder);
        }
        print_judged(&coverage.judged, &coverage.unshown);
        functions::print(&coverage.groups);
    }
    exit_code(coverage.is_complete())
}

fn of_arguments(registry: &Registry, is_json: bool) -> ExitCode {
    let arguments = arguments::list(registry);
    match is_json {
        true => print_json(&arguments),
        false => arguments::print(&arguments),
    }
    exit_code(arguments::are_complete(&arguments))
}

fn print_json(facts: &impl Serialize) {
    match serde_json::to_string_pretty(facts) {
        Ok(text) => say!("{text}"),
        Err(error) => eprintln!("error: {error}"),
    }
}

fn exit_code(is_complete: bool) -> ExitCode {
    match is_complete {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

/// Returns the evidence that was named, or all, starting with the newest driver with a device; among equals, the one whose
/// runtime is oldest, then the one with most cases. The list is never empty.
fn load(spec: &Path, named: Option<&Path>) -> Result<Vec<(PathBuf, Evidence)>, String> {
    let all = || {
        let subjects = evidence::folders(spec).into_iter();
        let with_releases = subjects.flat_map(|subject| {
            let releases = evidence::releases(&subject);
            std::iter::once(subject).chain(releases)
        });
        with_releases.collect()
    };
    let folders = named.map_or_else(all, |folder| vec![folder.to_owned()]);
    let subjects = folders.into_iter().map(|folder| {
        let evidence = Evidence::load(&folder)?;
        Ok((folder, evidence))
    });
    let mut subjects = subjects.collect::<Result<Vec<_>, String>>()?;
    subjects.sort_by_key(|(_, evidence)| {
        let (driver, asked) = (evidence.driver_version(), evidence.behaviours.len());
        let is_served = evidence.version(Api::Runtime) <= driver;
        std::cmp::Reverse((evidence.has_device(), driver, is_served, asked))
    });
    match subjects.is_empty() {
        true => Err("no evidence below conformance/evidence; record some with `cuconform record`, or name it with --evidence DIR".to_owned()),
        false => Ok(subjects),
    }
}

fn print_totals(registry: &Registry, cases: &[Case], orders: &BTreeMap<&str, usize>) {
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
}

fn print_cells(registry: &Registry, cells: &[Cell], api: Api, folder: &Path) {
    let of_api = |cell: &&Cell| {
        let contract = registry.contract(&cell.function);
        contract.is_some_and(|contract| contract.api == api)
    };
    let cells: Vec<&Cell> = cells.iter().filter(of_api).collect();
    say!("");
    say!(
        "return-code cells of the {}, by the evidence in {}",
        api.word(),
        folder.display()
    );
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

fn print_judged(judged: &Judged, unshown: &[Unshown]) {
    say!("");
    say!("expectations, by basis                         cases");
    let kinds = [
        ("documented and observed", "confirmed"),
        ("documented", "documented"),
        ("observed", "observed"),
        ("assumed, not judged", "assumed"),
    ];
    let line = |name: &str, count: Option<&claims::Count>| {
        let (expectations, cases) = count.map_or((0, 0), |one| (one.expectations, one.cases));
        say!("  {name:<24} {expectations:>6}   {cases:>14}");
    };
    for (name, word) in kinds {
        line(name, judged.kinds.get(word));
    }
    for (release, count) in &judged.releases {
        line(&format!("observed on {release}"), Some(count));
    }
    say!(
        "  {:<24} {:>6}   {:>14}",
        "undefined, not judged",
        "",
        judged.undefined
    );
    say!("  {:<24} {:>6}", "without a basis", judged.unfounded.len());
    say!("  {:<24} {:>6}", "not shown by evidence", unshown.len());
    for case in &judged.unfounded {
        say!("without a basis: {case}");
    }
    for Unshown {
        expectation,
        release,
        against,
    } in unshown
    {
        match against {
            Some(case) => say!("not shown on {release}: {expectation}, by {case}"),
            None => say!("not shown on {release}: {expectation}"),
        }
    }
}
