//! Runs a library that misbehaves in many ways, and checks that each fault is charged to exactly the case
//! that encountered it.
//!
//! This executable is also the worker of its runs, so it has its own `main`.

mod ends;
mod exclusive;
mod exits;
mod hostility;
mod memory;
mod objects;
mod sources;
#[path = "../subject/mod.rs"]
mod subject;
mod suite;
mod traces;
mod verdicts;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Duration;

use cuspec_conformance::engine::Run;
use cuspec_conformance::engine::run_stats::RunStats;
use cuspec_conformance::results::{CaseResult, Outcome};
use cuspec_conformance::suite::machine::Machine;
use cuspec_conformance::suite::plan::Plan;
use cuspec_conformance::worker;
use libtest_mimic::{Arguments, Failed, Trial};

use suite::{SUITE, plain};

fn main() -> ExitCode {
    if worker::is_worker_process() {
        worker::serve(&SUITE);
    }
    let args = Arguments::from_args();
    let folder = match tempfile::tempdir() {
        Ok(folder) => folder,
        Err(error) => {
            eprintln!("no folder for the subject: {error}");
            return ExitCode::FAILURE;
        }
    };
    let library = match subject::build(
        "misbehaviour/subject.c",
        folder.path(),
        "libmisbehaving.so",
        &[],
    ) {
        Ok(library) => library,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let mut statements = verdicts::statements();
    statements.extend(ends::statements());
    statements.extend(exits::statements());
    statements.extend(hostility::statements());
    statements.extend(memory::statements());
    statements.extend(objects::statements());
    statements.extend(sources::statements());
    statements.extend(traces::statements());
    let of_workers = [
        isolated(library.clone()),
        unspoiled(library.clone()),
        prepared(library.clone()),
        undefined_on_request(library.clone()),
        exclusive::trial(library.clone()),
    ];
    let trials = statements.into_iter().map(|statement| {
        let library = library.clone();
        Trial::test(statement.name, move || {
            for distribution in [Distribution::OneByOne, Distribution::Together] {
                let (results, _) = run(&library, &statement.cases, distribution)?;
                (statement.check)(&results).map_err(|wrong| {
                    Failed::from(format!("{distribution:?}: {wrong}\n{results:#?}"))
                })?;
            }
            Ok(())
        })
    });
    libtest_mimic::run(&args, trials.chain(of_workers).collect()).exit_code()
}

/// The function succeeds only in the first call in a process.
fn isolated(library: PathBuf) -> Trial {
    Trial::test("an_isolated_case_has_an_unused_process", move || {
        let cases = vec![suite::call("tUsed", &[0]); 3];
        let (shared, _) = run(&library, &cases, Distribution::Together)?;
        expect(&shared, &[Outcome::Pass, Outcome::Fail, Outcome::Fail])?;
        let (isolated, _) = run(&library, &cases, Distribution::Isolated)?;
        Ok(expect(&isolated, &[Outcome::Pass; 3])?)
    })
}

fn unspoiled(library: PathBuf) -> Trial {
    Trial::test(
        "a_thread_that_is_left_behind_among_many_cases_ends_no_worker",
        move || {
            let mut cases = vec![plain(); 9];
            cases[4] = suite::call("tLeavesThread", &[]);
            let (results, tally) = run(&library, &cases, Distribution::Together)?;
            expect(&results, &[Outcome::Pass; 9])?;
            Ok(require(tally.starts == 1, &tally.to_string())?)
        },
    )
}

/// The library takes a fifth of a second to start, and each case longer than that.
fn prepared(library: PathBuf) -> Trial {
    Trial::test(
        "a_worker_that_starts_slowly_is_started_in_advance",
        move || {
            let cases = [
                suite::call("tNaps", &[]),
                suite::call("tCrashes", &[1]),
                suite::call("tNaps", &[]),
                suite::call("tCrashes", &[1]),
                suite::call("tNaps", &[]),
            ];
            let (results, tally) = run(&library, &cases, Distribution::SlowToStart)?;
            let (pass, crash) = (Outcome::Pass, Outcome::Crash);
            expect(&results, &[pass, crash, pass, crash, pass])?;
            let is_counted = tally.starts == 3 && tally.unused == 1;
            require(is_counted, &tally.to_string())?;
            // No worker was prepared for the first start, and one for each of the others.
            Ok(require(tally.in_advance == 2, &tally.to_string())?)
        },
    )
}

/// These calls would crash, both before and during the exit.
fn undefined_on_request(library: PathBuf) -> Trial {
    Trial::test("undefined_cases_are_run_only_on_request", move || {
        let crashes = suite::undefined(&suite::call("tCrashes", &[1]));
        let over = suite::fails(&suite::call("tIsOver", &[]), "CUDA_ERROR_DEINITIALIZED");
        let cases = [
            plain(),
            crashes.clone(),
            suite::exiting(&over),
            suite::exiting(&crashes),
            suite::exiting(&over),
        ];
        let (pass, skip) = (Outcome::Pass, Outcome::Skip);
        let (results, tally) = run(&library, &cases, Distribution::WithoutUndefined)?;
        expect(&results, &[pass, skip, pass, skip, pass])?;
        require(
            results[1].undefined && results[3].undefined,
            "it does not say why",
        )?;
        require(tally.starts == 2 && tally.spoiled == 0, &tally.to_string())?;
        let (results, _) = run(&library, &cases, Distribution::Together)?;
        let observed = Outcome::Observed;
        Ok(expect(&results, &[pass, observed, pass, observed, pass])?)
    })
}

/// The way in which cases are distributed to workers. It must not change the results.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Distribution {
    OneByOne,
    /// All in one window.
    Together,
    /// Each to its own worker.
    Isolated,
    /// One by one, to workers that start slowly.
    SlowToStart,
    /// All in one window, without undefined cases.
    WithoutUndefined,
}

/// Functions that never return unless the runner ends them.
const ENDLESS_FUNCTIONS: [&str; 7] = [
    "tIsTraced",
    "tJumps",
    "tHangs",
    "tSpins",
    "tStops",
    "tIgnoresSignals",
    "tPrintsForEver",
];
/// The domain with arguments that take longer to make than the limit of a call.
const SLOW_DOMAIN: &str = "\"Event\"";

/// The check of the results.
type ResultCheck = dyn Fn(&[CaseResult]) -> Result<(), String> + Send;

/// A statement about the runner, with the cases that show it and the check of their results.
struct Statement {
    name: &'static str,
    cases: Vec<String>,
    check: Box<ResultCheck>,
}

impl Statement {
    fn new(
        name: &'static str,
        cases: Vec<String>,
        check: impl Fn(&[CaseResult]) -> Result<(), String> + Send + 'static,
    ) -> Statement {
        Statement {
            name,
            cases,
            check: Box::new(check),
        }
    }
}

/// Places a case between two cases that pass.
fn between(case: String) -> Vec<String> {
    vec![plain(), case, plain()]
}

/// Time limit of a call. A busy machine must not change the results: calls that return have ample time, and
/// calls that never return leave enough time for the cases around them.
fn limit_of(cases: &[String]) -> Duration {
    let calls = |names: &[&str]| {
        let named = |case: &String| names.iter().any(|name| case.contains(name));
        cases.iter().any(named)
    };
    if calls(&ENDLESS_FUNCTIONS) {
        Duration::from_secs(1)
    } else if calls(&[SLOW_DOMAIN]) {
        // Longer than a call, and shorter than the two seconds in which the argument is made.
        Duration::from_millis(1500)
    } else {
        Duration::from_secs(60)
    }
}

/// Runs the cases and checks that each has one outcome. Returns the results and the statistics.
fn run(
    library: &Path,
    cases: &[String],
    distribution: Distribution,
) -> Result<(Vec<CaseResult>, RunStats), Failed> {
    let lines = cases.iter().map(|case| case.clone().into());
    let mut plan = Plan::parse(lines, &SUITE, None)?;
    if matches!(
        distribution,
        Distribution::Together | Distribution::WithoutUndefined
    ) {
        // Cases of one function share a window. The worker takes the function from the line.
        for planned in &mut plan.cases {
            std::sync::Arc::make_mut(&mut planned.head).function = "any".to_owned();
        }
    }
    let mut machine = Machine::default();
    machine.answers.insert("machine.devices".to_owned(), 1);
    let mut run = Run::new(&SUITE, &library.into())?
        .jobs(1)
        .isolate(distribution == Distribution::Isolated)
        .memory(48)
        .undefined(distribution != Distribution::WithoutUndefined)
        .timeout(limit_of(cases));
    if distribution == Distribution::SlowToStart {
        run = run.env("T_SLOW_TO_START", "1");
    }
    let outcome_counts = Mutex::new(vec![0; cases.len()]);
    let results = run.execute(&plan, &machine, &|index, _| {
        if let Ok(mut outcome_counts) = outcome_counts.lock() {
            outcome_counts[index] += 1;
        }
    });
    let outcome_counts = outcome_counts.into_inner().unwrap_or_default();
    require(results.len() == cases.len(), "cases are lost")?;
    require(
        outcome_counts.iter().all(|count| *count == 1),
        &format!("outcomes per case: {outcome_counts:?}"),
    )?;
    Ok((results, run.run_stats()))
}

fn expect(results: &[CaseResult], wanted: &[Outcome]) -> Result<(), String> {
    let got: Vec<Outcome> = results.iter().map(|result| result.outcome).collect();
    require(got == wanted, &format!("{got:?}, not {wanted:?}"))
}

fn same(got: Option<&str>, wanted: Option<&str>) -> Result<(), String> {
    require(got == wanted, &format!("{got:?}, not {wanted:?}"))
}

fn require(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}
