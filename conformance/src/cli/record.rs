//! `cuconform record`.

use std::path::{Path, PathBuf};

use crate::evidence::rejudge::rejudge;
use crate::evidence::set_aside::{SetAside, set_aside};
use crate::evidence::{self, NotRun, Recorded};
use crate::results::CaseResult;
use crate::results::environment::Environment;
use crate::results::exit::{Exit, Stop};
use crate::results::store;
use crate::suite::Suite;
use crate::suite::plan::Plan;
use clap::Args;

/// Help of `--evidence`, which has another meaning here than in `run`.
const EVIDENCE: &str =
    "The folder that holds one folder per subject [default: conformance/evidence]";

#[derive(Args, Clone, Debug)]
#[group(id = "recording")]
#[command(mut_arg("evidence", |arg| arg.help(EVIDENCE)))]
pub struct Options {
    /// Record the results of an earlier run, possibly of another machine, instead of running the suite
    #[arg(long, value_name = "DIR", conflicts_with_all = ["driver", "jobs", "timeout", "out", "hazards", "undefined"])]
    from: Option<PathBuf>,
    /// The subject's name [default: its device and release]
    #[arg(long, value_name = "NAME")]
    subject: Option<String>,
    /// Record only the differences from this subject, which differs in the release of the runtime
    #[arg(long, value_name = "NAME")]
    beside: Option<String>,
    /// Keep the recorded results of the same library on the same device for cases that did not run this time
    #[arg(long)]
    keep: bool,
    #[command(flatten)]
    pub run: super::run_options::Options,
}

pub fn record(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    if options.run.filter.is_some() || !options.run.select.is_everything() {
        return Err(Stop::usage(
            "evidence requires the whole suite: remove the selection",
        ));
    }
    // This folder is the output and may be empty, so no evidence is quoted from it.
    let mut run = options.run.clone();
    let evidence = run.form.evidence.take();
    // Undefined results are recorded too, although they are not judged.
    run.undefined = true;
    let evidence = evidence.unwrap_or_else(|| PathBuf::from(evidence::store::FOLDER));
    let (results, environment, exit) = match &options.from {
        Some(folder) => load_earlier_run(suite, folder, options.keep)?,
        None => {
            let finished = super::run::finish(suite, &run, None)?;
            let results = store::load(&finished.folder).map_err(Stop::infrastructure)?;
            (results, finished.environment, finished.exit)
        }
    };
    let name = options.subject.clone();
    let name = name.unwrap_or_else(|| environment.subject_name());
    let folder = evidence.join(&name);
    let cannot_write =
        |error| Stop::infrastructure(format!("cannot write to {}: {error}", folder.display()));
    if let Some(neighbour) = &options.beside
        && !evidence.join(neighbour).is_dir()
    {
        return Err(Stop::usage(format!(
            "{} has no evidence of {neighbour}",
            evidence.display()
        )));
    }
    let plan = Plan::load(suite, None).map_err(Stop::infrastructure)?;
    let mut not_run = evidence::not_run(&plan, &results);
    if options.keep {
        keep(&mut not_run, &folder, &plan, &environment)?;
    }
    let aside = set_aside(&evidence, &name, &results, &not_run).map_err(Stop::infrastructure)?;
    if let Some(neighbour) = &options.beside {
        evidence::beside::note(&evidence, &name, neighbour).map_err(cannot_write)?;
    }
    let recorded =
        evidence::record(&folder, &results, &not_run, &environment).map_err(cannot_write)?;
    super::print::text(&describe(&aside, &recorded))?;
    // Without a device few cases are recorded; the exit status reports that.
    Ok(match exit {
        Exit::Absent => Exit::Absent,
        _ if recorded.pending.is_empty() => Exit::Expected,
        _ => Exit::Unexpected,
    })
}

/// Keeps the recorded results of cases that were not run.
fn keep(
    not_run: &mut [NotRun<'_>],
    folder: &Path,
    plan: &Plan,
    environment: &Environment,
) -> Result<(), Stop> {
    let before = Environment::load(folder).map_err(Stop::infrastructure)?;
    if !environment.is_same_subject(&before) {
        return Err(Stop::usage(format!(
            "{} is evidence of another library or device; record without --keep",
            folder.display()
        )));
    }
    let mut kept = evidence::load(folder).map_err(Stop::infrastructure)?;
    evidence::apply_suite(&mut kept, plan, &environment.driver.machine)
        .map_err(Stop::infrastructure)?;
    for case in not_run {
        case.kept = kept.remove(case.case);
    }
    Ok(())
}

/// Loads an earlier run and judges it by the present suite. With `keep`, results of skipped cases are
/// dropped, since the recorded ones are kept, and so undefined cases need not have been run.
fn load_earlier_run(
    suite: &Suite,
    folder: &Path,
    keep: bool,
) -> Result<(Vec<CaseResult>, Environment, Exit), Stop> {
    let plan = Plan::load(suite, None).map_err(Stop::infrastructure)?;
    let mut recorded = store::load(folder).map_err(Stop::infrastructure)?;
    if keep {
        recorded.retain(|result| result.outcome.is_run());
    }
    let is_left_out = |result: &&CaseResult| result.undefined && !result.outcome.is_run();
    let left_out = recorded.iter().filter(is_left_out).count();
    if left_out > 0 {
        return Err(Stop::usage(format!(
            "evidence requires the whole suite, but {} skipped {left_out} undefined cases; \
             run it with --undefined, or record it with --keep",
            folder.display()
        )));
    }
    let mut environment = Environment::load(folder).map_err(Stop::infrastructure)?;
    let rejudged = rejudge(&plan, &recorded, &environment.driver.machine, None)
        .map_err(Stop::infrastructure)?;
    environment.registry = (suite.registry)().to_owned();
    environment.reference = None;
    Ok((rejudged.results, environment, Exit::Expected))
}

fn describe(aside: &SetAside, recorded: &Recorded) -> String {
    let mut text = String::new();
    for case in &aside.changed {
        text.push_str(&format!("changed  {case}\n"));
    }
    let mut list = |word: &str, paths: &[PathBuf]| {
        for path in paths {
            text.push_str(&format!("{word:8} {}\n", path.display()));
        }
    };
    list("earlier", aside.folder.as_slice());
    list("new", &recorded.new);
    list("differs", &recorded.pending);
    list("orphan", &recorded.orphaned);
    text.push_str(&format!(
        "{} new, {} the same, {} differ\n",
        recorded.new.len(),
        recorded.same,
        recorded.pending.len()
    ));
    if !recorded.pending.is_empty() {
        text.push_str("review them with `cargo insta review`\n");
    }
    text
}
