//! The suite as a test program: one test per API group, for `cargo test` and `cargo nextest`, with their
//! filters, archives and partitions.
//!
//! `CUCONFORM_DRIVER` and `CUCONFORM_RUNTIME` name the libraries; the reference libraries are the default.
//! Other variables correspond to options of `cuconform run`.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use cuspec_case::docs::Docs;
use cuspec_conformance::analysis::retry;
use cuspec_conformance::engine::subject::Subject;
use cuspec_conformance::engine::{ProbeError, Run, reference_libraries};
use cuspec_conformance::evidence::reference::Reference;
use cuspec_conformance::evidence::store::EvidenceStore;
use cuspec_conformance::expectations::{Assessment, Expectations};
use cuspec_conformance::report::Summary;
use cuspec_conformance::report::explanations::Explanations;
use cuspec_conformance::results::environment::Environment;
use cuspec_conformance::results::exit::Exit;
use cuspec_conformance::results::{CaseResult, Outcome};
use cuspec_conformance::suite::Suite;
use cuspec_conformance::suite::machine::Machine;
use cuspec_conformance::suite::plan::{self, Plan};
use cuspec_conformance::worker;
use cuspec_conformance::worker::ipc::Description;
use libtest_mimic::{Arguments, Completion, Failed, Trial};

/// Locked for reading by groups, which run in parallel, and for writing by cases that need the device for
/// themselves.
static DEVICE: RwLock<()> = RwLock::new(());

/// Variables with the libraries, like `--driver` and `--runtime`.
const LIBRARIES: [&str; 2] = ["CUCONFORM_DRIVER", "CUCONFORM_RUNTIME"];
/// The test that fails for lines without a case.
const STALE: &str = "stale-lines";

pub(crate) fn main() -> ExitCode {
    let suite = Suite::generated();
    if worker::is_worker_process() {
        worker::serve(&suite);
    }
    let args = Arguments::from_args();
    let subject = match subject() {
        Ok(subject) => subject,
        Err(error) => return stop(&error, Exit::Usage),
    };
    let suite = suite.of_apis(subject.apis());
    let known = match Known::load() {
        Ok(known) => Arc::new(known),
        Err(error) => return stop(&error, Exit::Usage),
    };
    let groups = match groups(&suite) {
        Ok(groups) => groups,
        Err(error) => return stop(&error, Exit::Infrastructure),
    };
    let mut trials = Vec::new();
    if !known.expectations.is_empty() {
        let known = Arc::clone(&known);
        trials.push(Trial::test(STALE, move || find_stale(&suite, &known)));
    }
    for (name, plan) in groups {
        let known = Arc::clone(&known);
        trials.push(Trial::ignorable_test(name, move || {
            run(&suite, &plan, &known)
        }));
    }
    libtest_mimic::run(&args, trials).exit_code()
}

fn stop(error: &str, exit: Exit) -> ExitCode {
    eprintln!("{error}");
    ExitCode::from(exit as u8)
}

/// Expectations from environment variables, since a test program has no options of its own.
struct Known {
    expectations: Expectations,
    reference: Option<Reference>,
    retries: u32,
    docs: Option<Docs>,
}

impl Known {
    fn load() -> Result<Known, String> {
        // CI systems set a variable without a value to the empty string.
        let path = |name| {
            let value = std::env::var_os(name).filter(|value| !value.is_empty());
            value.map(PathBuf::from)
        };
        let lists = ["BASELINE", "FLAKES", "SKIP"].map(|list| path(format!("CUCONFORM_{list}")));
        let [baseline, flakes, skips] = lists.each_ref().map(Option::as_deref);
        let reference = path("CUCONFORM_REFERENCE".to_owned());
        let retries = match std::env::var("CUCONFORM_RETRIES") {
            Ok(number) => number
                .parse()
                .map_err(|error| format!("CUCONFORM_RETRIES is `{number}`: {error}"))?,
            Err(_) => 0,
        };
        let docs = std::env::var("CUCONFORM_DOCS").ok();
        let docs = match docs.filter(|docs| !docs.is_empty()) {
            Some(docs) => Some(Docs::parse(&docs)?),
            None => Docs::in_reach(),
        };
        Ok(Known {
            expectations: Expectations::load(baseline, flakes, skips)?,
            reference: reference.as_deref().map(Reference::open).transpose()?,
            retries,
            docs,
        })
    }
}

/// Checks for stale lines. Lines refer to the whole suite, so a group alone cannot find them.
fn find_stale(suite: &Suite, known: &Known) -> Result<(), Failed> {
    let environment = describe(suite, known)?;
    let mut assessment = Assessment::new(&known.expectations, &environment);
    assessment.find_stale(plan::ids(suite))?;
    let stale: Vec<String> = assessment
        .stale
        .iter()
        .map(|stale| format!("{}: {}: {}", stale.place, stale.pattern, stale.reason))
        .collect();
    match stale.as_slice() {
        [] => Ok(()),
        lines => Err(lines.join("\n").into()),
    }
}

fn groups(suite: &Suite) -> Result<BTreeMap<String, Plan>, String> {
    let mut groups: BTreeMap<String, Plan> = BTreeMap::new();
    for planned in Plan::load(suite, None)?.cases {
        let plan = groups.entry(planned.head.group.clone()).or_default();
        plan.cases.push(planned);
    }
    Ok(groups)
}

fn run(suite: &Suite, plan: &Plan, known: &Known) -> Result<Completion, Failed> {
    let environment = describe(suite, known)?;
    let machine = &environment.driver.machine;
    let scratch = tempfile::tempdir()?;
    // Groups already run in parallel.
    let run = Run::new(suite, &subject()?)?
        .jobs(1)
        .folder(scratch.path())
        .reference(known.reference.as_ref())
        .skip(known.expectations.skipped(plan, &environment));
    let results = execute(&run, plan, machine);
    let mut assessment = Assessment::of(&results, &known.expectations, &environment);
    let surprises: BTreeMap<usize, CaseResult> = assessment
        .reported()
        .map(|(place, surprise)| (place, surprise.result.clone()))
        .collect();
    // Retried cases may need the device for themselves.
    let alone = (!surprises.is_empty()).then(|| DEVICE.write());
    for (place, flake) in retry::retry(&run, plan, machine, surprises, known.retries) {
        assessment.replace(place, &results[place], &flake);
    }
    drop(alone);
    match assessment.exit() {
        Exit::Expected => Ok(Completion::Completed),
        _ if results.iter().all(|result| result.outcome == Outcome::Skip) => {
            Ok(Completion::ignored_with(reason(&results)))
        }
        _ => Err(describe_failure(&environment, &assessment, known.docs.clone())?.into()),
    }
}

/// Runs the cases of a group. Cases that need the device for themselves run while no other group uses it.
/// Results are in the order of the plan.
fn execute(run: &Run<'_>, plan: &Plan, machine: &Machine) -> Vec<CaseResult> {
    let part = |alone: bool| {
        let cases = plan.cases.iter().enumerate();
        let (places, cases) = cases
            .filter(|(_, planned)| planned.pool.runs_alone() == alone)
            .map(|(place, planned)| (place, planned.clone()))
            .unzip();
        let (places, part): (Vec<usize>, Plan) = (places, Plan { cases });
        places
            .into_iter()
            .zip(run.execute(&part, machine, &|_, _| ()))
    };
    let mut results: Vec<(usize, CaseResult)> = {
        let _shared = DEVICE.read().unwrap_or_else(PoisonError::into_inner);
        part(false).collect()
    };
    if plan.cases.iter().any(|planned| planned.pool.runs_alone()) {
        let _alone = DEVICE.write().unwrap_or_else(PoisonError::into_inner);
        results.extend(part(true));
    }
    results.sort_unstable_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}

fn subject() -> Result<Subject, String> {
    let [driver, runtime] = LIBRARIES.map(|name| std::env::var_os(name).map(PathBuf::from));
    reference_libraries::resolve(driver, runtime)
}

fn describe(suite: &Suite, known: &Known) -> Result<Environment, String> {
    let subject = subject()?;
    let description = probe(suite, &subject)?;
    let reference = known.reference.as_ref();
    Ok(Environment {
        reference: reference.map(|reference| reference.mark.clone()),
        ..subject.describe(description, (suite.registry)())
    })
}

/// Describes the library, which is probed once for all groups.
fn probe(suite: &Suite, subject: &Subject) -> Result<Description, String> {
    static FOUND: OnceLock<Result<Description, String>> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        let run =
            Run::new(suite, subject).map_err(|error| format!("cannot start workers: {error}"))?;
        run.probe().map_err(|error| match error {
            ProbeError::Absent(reason) | ProbeError::Broken(reason) => reason,
        })
    });
    found.clone()
}

fn reason(results: &[CaseResult]) -> String {
    let reasons: BTreeMap<&str, ()> = results
        .iter()
        .filter_map(|result| Some((result.detail.as_deref()?, ())))
        .collect();
    let reasons: Vec<&str> = reasons.into_keys().collect();
    reasons.join("; ")
}

fn describe_failure(
    environment: &Environment,
    assessment: &Assessment<'_>,
    docs: Option<Docs>,
) -> Result<String, String> {
    let subject = subject()?;
    let mut command = "cuconform run".to_owned();
    for (option, library) in [
        ("--driver", &subject.driver),
        ("--runtime", &subject.runtime),
    ] {
        if let Some(library) = library {
            command.push_str(&format!(" {option} {}", library.display()));
        }
    }
    if let Ok(reference) = std::env::var("CUCONFORM_REFERENCE") {
        command.push_str(&format!(" --reference {reference}"));
    }
    let summary = Summary {
        environment,
        assessment,
        explanations: &Explanations::open(EvidenceStore::built_in())?.linked(docs),
        time: None,
        run_stats: None,
        command: &command,
        profile: None,
    };
    Ok(summary.full())
}
