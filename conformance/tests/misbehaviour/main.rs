//! Runs a library that misbehaves in every way we could think of, and demands that each fault is
//! charged to exactly the case that met it, and to no other.
//!
//! This executable is also the worker of its runs, which is why it has a `main` of its own.

mod ends;
mod suite;
mod traces;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::time::Duration;

use cuspec_conformance::outcome::{CaseResult, Outcome};
use cuspec_conformance::plan::Plan;
use cuspec_conformance::protocol::Machine;
use cuspec_conformance::run::Run;
use cuspec_conformance::worker;
use libtest_mimic::{Arguments, Failed, Trial};

use suite::{SUITE, call, fails, place, plain};

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some("worker") {
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
    let library = match build_subject(folder.path()) {
        Ok(library) => library,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let mut sentences: Vec<Sentence> = verdicts()
        .into_iter()
        .map(|(name, cases, check)| Sentence::new(name, cases, check))
        .collect();
    sentences.extend(ends::sentences());
    sentences.extend(traces::sentences());
    let trials = sentences.into_iter().map(|sentence| {
        let library = library.clone();
        Trial::test(sentence.name, move || {
            for given in [Given::OneByOne, Given::Together] {
                let results = run(&library, &sentence.cases, given)?;
                (sentence.check)(&results)
                    .map_err(|wrong| Failed::from(format!("{given:?}: {wrong}\n{results:#?}")))?;
            }
            Ok(())
        })
    });
    libtest_mimic::run(&args, trials.collect()).exit_code()
}

/// How cases are given to a worker. What comes of them is the same.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Given {
    OneByOne,
    /// All in one window.
    Together,
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

type Check = fn(&[CaseResult]) -> Result<(), String>;

/// The same for checks that are made by a function.
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

/// What is said of a call that comes back, or is not made.
fn verdicts() -> Vec<(&'static str, Vec<String>, Check)> {
    vec![
        (
            "a_segmentation_fault_is_charged_to_its_case",
            between(call("tCrashes", &[1])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].ended.as_deref(), Some("SIGSEGV"))
            },
        ),
        (
            "a_function_that_crashes_only_sometimes_passes_otherwise",
            vec![call("tCrashes", &[1]), call("tCrashes", &[0])],
            |results| expect(results, &[Outcome::Crash, Outcome::Pass]),
        ),
        (
            "an_abort_is_a_crash",
            between(call("tAborts", &[])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].ended.as_deref(), Some("SIGABRT"))
            },
        ),
        (
            "leaving_with_success_is_a_crash",
            between(call("tLeaves", &[0])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].ended.as_deref(), Some("exit 0"))
            },
        ),
        (
            "sleeping_for_ever_is_a_timeout",
            between(call("tHangs", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Timeout, Outcome::Pass]),
        ),
        (
            "spinning_for_ever_is_a_timeout",
            between(call("tSpins", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Timeout, Outcome::Pass]),
        ),
        (
            "stopping_the_process_is_a_timeout",
            between(call("tStops", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Timeout, Outcome::Pass]),
        ),
        (
            "what_a_subject_prints_is_kept_and_forges_nothing",
            between(call("tPrints", &[100_000])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Pass, Outcome::Pass])?;
                let output = results[1].output.as_deref().unwrap_or_default();
                demand(output.contains("no answer"), "the output is not there")?;
                demand(output.len() < 10_000, "the output is not bounded")
            },
        ),
        (
            "a_write_behind_a_place_fails",
            between(place("tOverruns", &[], false)),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass])?;
                demand(results[1].canary_broken, "the canary is not reported")
            },
        ),
        (
            "a_failing_call_may_not_write_its_place",
            vec![fails(
                &place("tTouches", &[], false),
                "CUDA_ERROR_INVALID_VALUE",
            )],
            |results| {
                expect(results, &[Outcome::Fail])?;
                same(results[0].code.as_deref(), Some("CUDA_ERROR_INVALID_VALUE"))
            },
        ),
        (
            "a_place_that_is_written_on_failure_may_be_written",
            vec![fails(
                &place("tTouches", &[], true),
                "CUDA_ERROR_INVALID_VALUE",
            )],
            |results| expect(results, &[Outcome::Pass]),
        ),
        (
            "an_unknown_code_is_reported_as_a_number",
            between(call("tUnknown", &[])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass])?;
                same(results[1].code.as_deref(), Some("9999"))
            },
        ),
        (
            "a_symbol_that_is_not_there_is_missing",
            between(call("tNowhere", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Missing, Outcome::Pass]),
        ),
        (
            "a_sticky_error_is_charged_to_the_case_that_caused_it",
            between(call("tPoisons", &[])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                demand(detail.contains("poisoned"), "the poison is not named")
            },
        ),
        (
            "a_process_that_initialises_itself_is_replaced",
            vec![
                suite::uninitialized(&call("tInitializes", &[])),
                fails(
                    &suite::uninitialized(&call("tNeedsInit", &[])),
                    "CUDA_ERROR_NOT_INITIALIZED",
                ),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Pass]),
        ),
        (
            "closing_every_descriptor_is_a_crash",
            between(call("tClosesAll", &[])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].ended.as_deref(), Some("silence"))
            },
        ),
        (
            "making_an_argument_may_take_longer_than_a_call",
            vec![suite::makes("tSucceeds", "Event", "Unrecorded")],
            |results| expect(results, &[Outcome::Pass]),
        ),
        (
            "what_a_case_left_behind_is_not_charged_to_the_next",
            vec![
                call("tSpoils", &[]),
                suite::makes("tSucceeds", "Stream", "Created"),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Pass]),
        ),
        (
            "a_refusal_that_a_case_left_behind_skips_nothing",
            vec![
                call("tSpoils", &[]),
                suite::makes("tSucceeds", "Address", "Device"),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Pass]),
        ),
        (
            "a_library_that_dies_making_an_argument_has_the_case_skipped",
            between(suite::makes("tSucceeds", "Graph", "Empty")),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Skip, Outcome::Pass])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                demand(detail.contains("SIGABRT"), "the end is not named")
            },
        ),
        (
            "a_crash_while_cleaning_up_is_charged_once_it_has_come_twice",
            between(suite::makes("tSpoils", "Address", "Device")),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].code.as_deref(), Some("CUDA_SUCCESS"))
            },
        ),
        (
            "a_process_outlives_a_scenario_that_passes",
            vec![
                call("tUsed", &[0]),
                suite::play("passes", false),
                call("tUsed", &[1]),
            ],
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        (
            "a_process_ends_with_a_scenario_that_fails",
            vec![
                call("tUsed", &[0]),
                suite::play("fails", false),
                call("tUsed", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass]),
        ),
        (
            "a_process_ends_with_a_scenario_that_lasts",
            vec![
                call("tUsed", &[0]),
                suite::play("passes", true),
                call("tUsed", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        (
            "a_child_that_keeps_the_pipes_holds_nobody_up",
            between(call("tForks", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Pass, Outcome::Pass]),
        ),
        (
            "an_undefined_crash_is_observed",
            vec![suite::undefined(&call("tCrashes", &[1]))],
            |results| {
                expect(results, &[Outcome::Observed])?;
                same(Some(results[0].behaviour().as_str()), Some("crash"))
            },
        ),
        (
            "what_must_hold_after_success_is_checked",
            vec![
                suite::ensures(&place("tWrites", &[7], false), 7),
                suite::ensures(&place("tWrites", &[8], false), 7),
            ],
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail])?;
                same(results[1].rule.as_deref(), Some("tWrites/value"))
            },
        ),
        (
            "an_exemplar_nobody_can_make_is_an_error_and_no_skip",
            vec![suite::makes("tSucceeds", "Stream", "Frozen")],
            |results| {
                expect(results, &[Outcome::Error])?;
                same(
                    results[0].detail.as_deref(),
                    Some("no fixture for Stream::Frozen"),
                )
            },
        ),
        (
            "a_hazard_nobody_asked_for_is_skipped",
            vec![suite::hazard(&plain(), "multicast")],
            |results| expect(results, &[Outcome::Skip]),
        ),
        (
            "a_gate_that_is_closed_skips",
            vec![suite::gated(&plain(), 2), suite::gated(&plain(), 1)],
            |results| expect(results, &[Outcome::Skip, Outcome::Pass]),
        ),
        (
            "a_refusal_where_success_was_expected_fails",
            between(call("tRefuses", &[1])),
            |results| expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass]),
        ),
    ]
}

fn build_subject(folder: &Path) -> Result<PathBuf, String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/misbehaviour/subject.c");
    let library = folder.join("libmisbehaving.so");
    let status = Command::new("gcc")
        .args(["-shared", "-fPIC", "-O1", "-pthread", "-Wall", "-o"])
        .arg(&library)
        .arg(&source)
        .status()
        .map_err(|error| format!("gcc builds the subject, and cannot be run: {error}"))?;
    if status.success() {
        Ok(library)
    } else {
        Err(format!("gcc cannot build {}", source.display()))
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

/// Every case of the plan has one outcome, whatever the subject does.
fn run(library: &Path, cases: &[String], given: Given) -> Result<Vec<CaseResult>, Failed> {
    let lines = cases.iter().map(|case| case.clone().into());
    let mut plan = Plan::parse(lines, &SUITE, None)?;
    if given == Given::Together {
        // Cases of one function share a window. The worker reads the function from the line.
        for planned in &mut plan.cases {
            std::sync::Arc::make_mut(&mut planned.head).function = "any".to_owned();
        }
    }
    let mut machine = Machine::default();
    machine.answers.insert("machine.devices".to_owned(), 1);
    let run = Run::new(&SUITE, library)?
        .jobs(1)
        .memory(48)
        .timeout(limit_of(cases));
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
    Ok(results)
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
