//! The suite as a test program: one test per API group, for `cargo test` and `cargo nextest`, their
//! filters, archives and partitions.
//!
//! `CUCONFORM_DRIVER` names the library; without it, it is the reference driver. This executable is
//! also the worker of its runs, which is why it has a `main` of its own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;

use cuspec_conformance::counts::Counts;
use cuspec_conformance::environment::Environment;
use cuspec_conformance::evidence::kept::Kept;
use cuspec_conformance::exit::Exit;
use cuspec_conformance::expectations::{Expectations, Reckoning};
use cuspec_conformance::outcome::{CaseResult, Outcome};
use cuspec_conformance::plan::Plan;
use cuspec_conformance::protocol::Description;
use cuspec_conformance::report::Summary;
use cuspec_conformance::report::book::Book;
use cuspec_conformance::run::{ProbeError, Run};
use cuspec_conformance::suite::Suite;
use cuspec_conformance::{reference, worker};
use libtest_mimic::{Arguments, Completion, Failed, Trial};

/// Names the library, as `--driver` does.
const DRIVER: &str = "CUCONFORM_DRIVER";

fn main() -> ExitCode {
    let suite = Suite::generated();
    if std::env::args_os()
        .nth(1)
        .is_some_and(|word| word == "worker")
    {
        worker::serve(&suite);
    }
    let args = Arguments::from_args();
    let groups = match groups(&suite) {
        Ok(groups) => groups,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(Exit::Infrastructure as u8);
        }
    };
    let trials = groups
        .into_iter()
        .map(|(name, plan)| Trial::ignorable_test(name, move || run(&suite, &plan)));
    libtest_mimic::run(&args, trials.collect()).exit_code()
}

fn groups(suite: &Suite) -> Result<BTreeMap<String, Plan>, String> {
    let mut groups: BTreeMap<String, Plan> = BTreeMap::new();
    for planned in Plan::load(suite, None)?.cases {
        let plan = groups.entry(planned.head.group.clone()).or_default();
        plan.cases.push(planned);
    }
    Ok(groups)
}

fn run(suite: &Suite, plan: &Plan) -> Result<Completion, Failed> {
    let driver = driver()?;
    let description = probe(suite, &driver)?;
    let scratch = tempfile::tempdir()?;
    // Groups run beside each other already.
    let run = Run::new(suite, &driver)?.jobs(1).folder(scratch.path());
    let results = run.execute(plan, &description.machine, &|_, _| ());
    match Counts::of(&results).exit() {
        Exit::Expected => Ok(Completion::Completed),
        _ if results.iter().all(|result| result.outcome == Outcome::Skip) => {
            Ok(Completion::ignored_with(reason(&results)))
        }
        _ => Err(tell(suite, &driver, description, &results).into()),
    }
}

fn driver() -> Result<PathBuf, String> {
    match std::env::var_os(DRIVER) {
        Some(driver) => Ok(PathBuf::from(driver)),
        None => reference::find(),
    }
}

/// What the library is, asked once however many groups there are.
fn probe(suite: &Suite, driver: &Path) -> Result<Description, String> {
    static FOUND: OnceLock<Result<Description, String>> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        let run =
            Run::new(suite, driver).map_err(|error| format!("cannot start workers: {error}"))?;
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

fn tell(suite: &Suite, driver: &Path, description: Description, results: &[CaseResult]) -> String {
    let environment = Environment::describe(driver, description, suite.registry);
    let expectations = Expectations::default();
    let summary = Summary {
        environment: &environment,
        reckoning: &Reckoning::of(results, &expectations, &environment),
        book: &Book::open(Kept::built_in()),
        time: None,
        command: &format!("cuconform run --driver {}", driver.display()),
    };
    summary.full()
}
