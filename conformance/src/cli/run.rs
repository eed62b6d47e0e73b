//! `cuconform run`, and `cuconform` without a command.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use cuspec_case::sources::Sources;

use super::expect::Known;
use super::form::open_explanations;
use super::progress::Events;
use super::run_options::Options;
use super::select::{self, Chosen};
use super::session::Session;
use super::{command_line, out_folder};
use crate::engine::Run;
use crate::engine::subject::Subject;
use crate::evidence::reference::Reference;
use crate::report::Summary;
use crate::results::environment::Environment;
use crate::results::exit::{Exit, Stop};
use crate::results::sanitize::sanitized;
use crate::results::{atomic_write, store};
use crate::suite::Suite;

/// A finished run.
pub struct Finished {
    /// Folder of the results.
    pub folder: PathBuf,
    pub environment: Environment,
    pub exit: Exit,
}

/// Checks the registry if there is one, and runs all cases against the reference libraries.
pub fn all(suite: &Suite) -> Result<Exit, Stop> {
    check_registry()?;
    run(suite, &Options::default(), None)
}

pub fn run(suite: &Suite, options: &Options, reference: Option<Reference>) -> Result<Exit, Stop> {
    finish(suite, options, reference).map(|finished| finished.exit)
}

/// Runs the suite, writes the report, and prints the summary. The results are judged by `reference`, or else
/// by the reference that the options name.
pub fn finish(
    suite: &Suite,
    options: &Options,
    reference: Option<Reference>,
) -> Result<Finished, Stop> {
    select::touch_status_file()?;
    let subject = options.libraries.subject()?;
    if subject.driver.is_none() {
        eprintln!("cuconform: there is no --driver, so the cases of the driver are left out");
    }
    let suite = &suite.of_apis(subject.apis());
    let Chosen {
        mut plan,
        part,
        seed,
    } = options.select.choose(
        suite,
        options.filter.as_ref(),
        &options.hazards,
        &options.out,
    )?;
    let known = Known::load(suite, &options.lists, options.again.skip.as_deref())?;
    let evidence = options.form.evidence()?;
    let docs = options.form.docs()?;
    let folder = out_folder::prepare(&options.out)?;
    let reference = match reference {
        Some(reference) => Some(reference),
        None => options.against.open(part.is_none().then_some(&plan))?,
    };
    let is_full = AtomicBool::new(false);
    let times = options.again.stress.unwrap_or(1) as usize;
    let events = Events::new(plan.cases.len() * times, options.heartbeat);
    let run = set_up(suite, &subject, &folder, options)?
        .shuffle(seed)
        .reference(reference.as_ref())
        .observer(&events)
        .stop_when(&is_full);
    let description = run.probe()?;
    let run = run.found(&description);
    let no_device = description.no_device.clone();
    if no_device.is_some() {
        plan.run_bare_without_device();
    }
    let mut environment = subject.describe(description, (suite.registry)());
    environment.shard = part;
    environment.shuffle = seed;
    environment.reference = reference.as_ref().map(|reference| reference.mark.clone());
    let run = run.skip(known.expectations.skipped(&plan, &environment));
    let start = Instant::now();
    let opened = super::resume::open(&options.resume, &folder, &plan, environment)?;
    let (records, environment) = opened;
    let session = Session {
        run: &run,
        plan: &plan,
        environment: &environment,
        known: &known,
        again: &options.again,
        events: &events,
        is_full: &is_full,
    };
    let assessment = session.execute(records, &folder)?;
    let command = command_line::of_options(options);
    let summary = Summary {
        environment: &environment,
        assessment: &assessment,
        explanations: &open_explanations(&assessment, evidence, docs)?,
        time: Some(start.elapsed()),
        run_stats: Some(run.run_stats()),
        command: &command,
        profile: options.form.profile,
    };
    report(options, &summary, &folder)?;
    let exit = match no_device {
        Some(reason) => {
            eprintln!("cuconform: {}", no_device_message(&subject, &reason));
            Exit::Absent
        }
        None => assessment.exit(),
    };
    Ok(Finished {
        exit,
        folder,
        environment,
    })
}

fn no_device_message(subject: &Subject, reason: &str) -> String {
    let library = subject.first().unwrap_or(Path::new(""));
    format!(
        "no device behind {}: {}",
        sanitized(&library.display().to_string()),
        sanitized(reason)
    )
}

/// Writes the report of a finished run, and prints it.
fn report(options: &Options, summary: &Summary<'_>, folder: &Path) -> Result<(), Stop> {
    atomic_write::write(&folder.join("summary.txt"), &summary.full())
        .map_err(|error| Stop::cannot_write(folder, &error))?;
    let results = || store::load(folder).map_err(Stop::infrastructure);
    select::write_xml_output(summary, &results)?;
    let text = summary.short(Some(&options.out));
    options.form.print(summary, &text, &results)?;
    Ok(())
}

fn set_up<'a>(
    suite: &'a Suite,
    subject: &Subject,
    folder: &Path,
    options: &Options,
) -> Result<Run<'a>, Stop> {
    let scratch = folder.join("scratch");
    std::fs::create_dir_all(&scratch).map_err(|error| Stop::cannot_write(&scratch, &error))?;
    let directory = match &options.chdir {
        None => scratch,
        Some(named) => std::fs::read_dir(named)
            .and_then(|_| named.canonicalize())
            .map_err(|error| Stop::usage(format!("cannot enter {}: {error}", named.display())))?,
    };
    let run = Run::new(suite, subject)
        .map_err(|error| Stop::infrastructure(format!("cannot start workers: {error}")))?;
    let mut run = run
        .timeout(options.timeout)
        .start_timeout(options.start_timeout)
        .memory(options.memory)
        .isolate(options.isolate)
        .hang_limit(!options.no_hang_limit)
        .judge_exits(true)
        .undefined(options.undefined)
        .folder(&directory);
    if let Some(jobs) = options.jobs {
        run = run.jobs(jobs.into());
    }
    for hazard in &options.hazards {
        run = run.hazard(hazard);
    }
    Ok(run)
}

/// In a repository of the registry, the suite must be generated from that registry. The generated files
/// themselves need no check, since generation checks them.
fn check_registry() -> Result<(), Stop> {
    let here = std::env::current_dir().unwrap_or_default();
    let is_repository = |folder: &&Path| folder.join("spec/vocabulary").is_dir();
    let Some(root) = here.ancestors().find(is_repository) else {
        return Ok(());
    };
    let generated_from = root.join("generated/suite/sources.txt");
    let cannot_read = |error| Stop::infrastructure(format!("cannot read the registry: {error}"));
    let recorded = std::fs::read_to_string(generated_from).map_err(cannot_read)?;
    let recorded = Sources::parse(&recorded);
    let present = Sources::read(&root.join("spec")).map_err(cannot_read)?;
    let Some(file) = present.first_difference(&recorded) else {
        return Ok(());
    };
    Err(Stop {
        exit: Exit::Unexpected,
        message: format!(
            "the suite was not generated from the registry in spec/, which differs in spec/{file}; \
             run `cargo cuspec generate`"
        ),
    })
}
