//! Bisection of a library that misbehaves only after certain calls: it must find exactly these.
//!
//! This executable is also the worker of its runs, so it has its own `main`.

#[path = "../subject/mod.rs"]
mod subject;
#[path = "../misbehaviour/suite.rs"]
#[expect(dead_code, reason = "the other test uses the rest")]
mod suite;

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use cuspec_conformance::analysis::bisect::{Bisection, Finding};
use cuspec_conformance::engine::Run;
use cuspec_conformance::results::Outcome;
use cuspec_conformance::suite::machine::Machine;
use cuspec_conformance::suite::plan::{Plan, Planned};
use cuspec_conformance::worker;
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

use suite::{SUITE, call, fails, uninitialized};

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
    let library = match subject::build("bisect/subject.c", folder.path(), "libstateful.so", &[]) {
        Ok(library) => library,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let trials = trials().into_iter().map(|(name, check)| {
        let library = library.clone();
        Trial::test(name, move || check(&library))
    });
    libtest_mimic::run(&args, trials.collect()).exit_code()
}

type Check = fn(&Path) -> Result<(), Failed>;

fn trials() -> Vec<(&'static str, Check)> {
    vec![
        ("one_cause_among_many_cases_is_found", |library| {
            let mut cases = crowd(40);
            cases[11] = named("cause", &call("tArms", &[]));
            let failing = named("case", &call("tTrips", &[]));
            let finding = search(library, cases, failing)?;
            expect_after(&finding, &["cause"], Outcome::Fail)
        }),
        ("two_causes_are_found_in_their_order", |library| {
            let mut cases = crowd(40);
            cases[7] = named("first", &call("tArms", &[]));
            cases[30] = named("second", &call("tLoads", &[]));
            // Alone, this case has the expected outcome, since arming succeeds.
            let trips = fails(&call("tTrips", &[]), "CUDA_ERROR_INVALID_VALUE");
            let trips = with_success(&trips);
            let finding = search(library, cases, named("case", &trips))?;
            expect_after(&finding, &["first", "second"], Outcome::Crash)
        }),
        (
            "the_failure_after_the_shortest_sequence_is_reported",
            |library| {
                let mut cases = crowd(40);
                cases[35] = named("first", &call("tArms", &[]));
                cases[37] = named("second", &call("tLoads", &[]));
                // These require one more case, and make the case fail in another way.
                for place in [3, 9, 20] {
                    cases[place] = named(&format!("turn{place}"), &call("tTurns", &[]));
                }
                let trips = fails(&call("tTrips", &[]), "CUDA_ERROR_INVALID_VALUE");
                let finding = search(library, cases, named("case", &with_success(&trips)))?;
                expect_after(&finding, &["first", "second"], Outcome::Crash)
            },
        ),
        ("a_case_that_fails_alone_needs_no_other", |library| {
            let failing = named("case", &call("tRefuses", &[1]));
            let finding = search(library, crowd(5), failing)?;
            require(matches!(finding, Finding::Alone(_)), &finding)
        }),
        (
            "a_case_that_passes_after_all_others_is_reported_as_passing",
            |library| {
                let finding = search(library, crowd(5), named("case", &call("tTrips", &[])))?;
                let never = matches!(&finding, Finding::Never { earlier: 5, .. });
                require(never, &finding)
            },
        ),
        ("a_crash_discards_the_effects_of_earlier_cases", |library| {
            let mut cases = crowd(10);
            cases[3] = named("cause", &call("tArms", &[]));
            cases[6] = named("crash", &call("tCrashes", &[1]));
            let failing = named("case", &call("tTrips", &[]));
            let finding = search(library, cases, failing)?;
            // The whole sequence passes, and so does every suffix that contains the crash.
            require(matches!(finding, Finding::Never { .. }), &finding)
        }),
        ("cases_of_another_kind_of_process_are_ignored", |library| {
            let mut cases = crowd(10);
            cases[3] = named("other", &uninitialized(&call("tArms", &[])));
            let finding = search(library, cases, named("case", &call("tTrips", &[])))?;
            let never = matches!(&finding, Finding::Never { earlier: 9, .. });
            require(never, &finding)
        }),
    ]
}

fn expect_after(finding: &Finding, wanted: &[&str], outcome: Outcome) -> Result<(), Failed> {
    let found = match finding {
        Finding::After {
            earlier,
            is_shortest,
            result,
        } => earlier == wanted && *is_shortest && result.outcome == outcome,
        Finding::Alone(_) | Finding::Never { .. } => false,
    };
    require(found, finding)
}

fn require(holds: bool, finding: &Finding) -> Result<(), Failed> {
    if holds {
        Ok(())
    } else {
        Err(format!("{finding:#?}").into())
    }
}

/// Cases without an effect on others.
fn crowd(count: usize) -> Vec<String> {
    let harmless = |number| named(&format!("harmless{number}"), &call("tSucceeds", &[0]));
    (0..count).map(harmless).collect()
}

fn named(id: &str, case: &str) -> String {
    let mut case: Value = serde_json::from_str(case).unwrap_or_default();
    case["case"] = id.into();
    case.to_string()
}

/// The same case, which also accepts success.
fn with_success(case: &str) -> String {
    let mut case: Value = serde_json::from_str(case).unwrap_or_default();
    let codes = &mut case["expect"]["faults"][0]["outcome"]["codes"];
    if let Some(codes) = codes.as_array_mut() {
        codes.push("CUDA_SUCCESS".into());
    }
    case.to_string()
}

fn search(library: &Path, mut cases: Vec<String>, case: String) -> Result<Finding, Failed> {
    cases.push(case);
    let plan = Plan::parse(cases.into_iter().map(Into::into), &SUITE, None)?;
    let order: Vec<&Planned> = plan.cases.iter().collect();
    let case = order.last().copied().ok_or("no case")?;
    let run = Run::new(&SUITE, &library.into())?
        .jobs(1)
        .timeout(Duration::from_secs(5));
    let bisection = Bisection {
        run: &run,
        machine: &Machine::default(),
        attempts: 500,
        on_attempt: &|_, _| (),
    };
    Ok(bisection.search(&order, case))
}
