//! Runs a library that misbehaves in every way we could think of, and demands that each fault is
//! charged to exactly the case that met it, and to no other.
//!
//! This executable is also the worker of its runs, which is why it has a `main` of its own.

mod ends;
mod exclusive;
mod exits;
mod memory;
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
    let mut sentences = verdicts::sentences();
    sentences.extend(ends::sentences());
    sentences.extend(exits::sentences());
    sentences.extend(memory::sentences());
    sentences.extend(traces::sentences());
    let of_workers = [
        isolated(library.clone()),
        unspoiled(library.clone()),
        prepared(library.clone()),
        unasked(library.clone()),
        exclusive::trial(library.clone()),
    ];
    let trials = sentences.into_iter().map(|sentence| {
        let library = library.clone();
        Trial::test(sentence.name, move || {
            for given in [Given::OneByOne, Given::Together] {
                let (results, _) = run(&library, &sentence.cases, given)?;
                (sentence.check)(&results)
                    .map_err(|wrong| Failed::from(format!("{given:?}: {wrong}\n{results:#?}")))?;
            }
            Ok(())
        })
    });
    libtest_mimic::run(&args, trials.chain(of_workers).collect()).exit_code()
}

/// The function succeeds in the first call that a process makes of it, and in no other.
fn isolated(library: PathBuf) -> Trial {
    Trial::test(
        "a_case_that_is_isolated_finds_a_process_that_no_other_has_used",
        move || {
            let cases = vec![suite::call("tUsed", &[0]); 3];
            let (shared, _) = run(&library, &cases, Given::Together)?;
            expect(&shared, &[Outcome::Pass, Outcome::Fail, Outcome::Fail])?;
            let (isolated, _) = run(&library, &cases, Given::Isolated)?;
            Ok(expect(&isolated, &[Outcome::Pass; 3])?)
        },
    )
}

fn unspoiled(library: PathBuf) -> Trial {
    Trial::test(
        "a_thread_that_is_left_behind_among_many_cases_costs_no_worker",
        move || {
            let mut cases = vec![plain(); 9];
            cases[4] = suite::call("tLeavesThread", &[]);
            let (results, tally) = run(&library, &cases, Given::Together)?;
            expect(&results, &[Outcome::Pass; 9])?;
            Ok(demand(tally.starts == 1, &tally.to_string())?)
        },
    )
}

/// The library takes a fifth of a second to start, and each case longer than that.
fn prepared(library: PathBuf) -> Trial {
    Trial::test(
        "a_worker_that_takes_long_to_start_is_started_before_it_is_needed",
        move || {
            let cases = [
                suite::call("tNaps", &[]),
                suite::call("tCrashes", &[1]),
                suite::call("tNaps", &[]),
                suite::call("tCrashes", &[1]),
                suite::call("tNaps", &[]),
            ];
            let (results, tally) = run(&library, &cases, Given::SlowToStart)?;
            let (pass, crash) = (Outcome::Pass, Outcome::Crash);
            expect(&results, &[pass, crash, pass, crash, pass])?;
            let is_counted = tally.starts == 3 && tally.unused == 1;
            demand(is_counted, &tally.to_string())?;
            // The first start found nothing prepared, and both others did.
            Ok(demand(tally.in_advance == 2, &tally.to_string())?)
        },
    )
}

/// The calls would crash, at exit as well as before.
fn unasked(library: PathBuf) -> Trial {
    Trial::test(
        "nobody_is_asked_what_no_contract_says_unless_wanted",
        move || {
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
            let (results, tally) = run(&library, &cases, Given::Unasked)?;
            expect(&results, &[pass, skip, pass, skip, pass])?;
            demand(
                results[1].undefined && results[3].undefined,
                "it does not say why",
            )?;
            demand(tally.starts == 2 && tally.spoiled == 0, &tally.to_string())?;
            let (results, _) = run(&library, &cases, Given::Together)?;
            let observed = Outcome::Observed;
            Ok(expect(&results, &[pass, observed, pass, observed, pass])?)
        },
    )
}

/// How cases are given to a worker. What comes of them is the same.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Given {
    OneByOne,
    /// All in one window.
    Together,
    /// Each to a worker of its own.
    Isolated,
    /// One by one, to workers that take a while to get ready.
    SlowToStart,
    /// All in one window, less those of which a contract says nothing.
    Unasked,
}

/// Functions that never come back, if nobody ends them.
const ENDLESS: [&str; 5] = [
    "tHangs",
    "tSpins",
    "tStops",
    "tIgnoresSignals",
    "tPrintsForEver",
];
/// The domain of what takes longer to make than a call may take.
const SLOWLY_MADE: &str = "\"Event\"";

/// What must come of the cases of a sentence.
type Demand = dyn Fn(&[CaseResult]) -> Result<(), String> + Send;

/// A sentence, the cases that show it, and what must come of them.
struct Sentence {
    name: &'static str,
    cases: Vec<String>,
    check: Box<Demand>,
}

impl Sentence {
    fn new(
        name: &'static str,
        cases: Vec<String>,
        check: impl Fn(&[CaseResult]) -> Result<(), String> + Send + 'static,
    ) -> Sentence {
        Sentence {
            name,
            cases,
            check: Box::new(check),
        }
    }
}

/// Two cases that pass, around the one in question.
fn between(case: String) -> Vec<String> {
    vec![plain(), case, plain()]
}

/// How long a call may take. A machine that is busy with something else must make no difference: what
/// comes back has all the time it may need, and what never does has enough for the cases around it.
fn limit_of(cases: &[String]) -> Duration {
    let calls = |names: &[&str]| {
        let named = |case: &String| names.iter().any(|name| case.contains(name));
        cases.iter().any(named)
    };
    if calls(&ENDLESS) {
        Duration::from_secs(1)
    } else if calls(&[SLOWLY_MADE]) {
        // Between a call and the two seconds that its argument takes.
        Duration::from_millis(1500)
    } else {
        Duration::from_secs(60)
    }
}

/// Every case of the plan has one outcome, whatever the subject does. What comes of them, and what
/// that took.
fn run(
    library: &Path,
    cases: &[String],
    given: Given,
) -> Result<(Vec<CaseResult>, RunStats), Failed> {
    let lines = cases.iter().map(|case| case.clone().into());
    let mut plan = Plan::parse(lines, &SUITE, None)?;
    if matches!(given, Given::Together | Given::Unasked) {
        // Cases of one function share a window. The worker reads the function from the line.
        for planned in &mut plan.cases {
            std::sync::Arc::make_mut(&mut planned.head).function = "any".to_owned();
        }
    }
    let mut machine = Machine::default();
    machine.answers.insert("machine.devices".to_owned(), 1);
    let mut run = Run::new(&SUITE, &library.into())?
        .jobs(1)
        .isolate(given == Given::Isolated)
        .memory(48)
        .undefined(given != Given::Unasked)
        .timeout(limit_of(cases));
    if given == Given::SlowToStart {
        run = run.env("T_SLOW_TO_START", "1");
    }
    let told = Mutex::new(vec![0; cases.len()]);
    let results = run.execute(&plan, &machine, &|index, _| {
        if let Ok(mut told) = told.lock() {
            told[index] += 1;
        }
    });
    let told = told.into_inner().unwrap_or_default();
    demand(results.len() == cases.len(), "cases are lost")?;
    demand(
        told.iter().all(|count| *count == 1),
        &format!("outcomes per case: {told:?}"),
    )?;
    Ok((results, run.run_stats()))
}

fn expect(results: &[CaseResult], wanted: &[Outcome]) -> Result<(), String> {
    let got: Vec<Outcome> = results.iter().map(|result| result.outcome).collect();
    demand(got == wanted, &format!("{got:?}, not {wanted:?}"))
}

fn same(got: Option<&str>, wanted: Option<&str>) -> Result<(), String> {
    demand(got == wanted, &format!("{got:?}, not {wanted:?}"))
}

fn demand(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}
