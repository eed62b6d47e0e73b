//! `cuconform run`, and what `cuconform` does by itself.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::engine::memory::DEFAULT_MEGABYTES;
use crate::engine::reference_driver;
use crate::engine::{ProbeError, Run, START};
use crate::report::Summary;
use crate::results::atomic_write;
use crate::results::environment::Environment;
use crate::results::exit::{Exit, Stop};
use crate::results::store;
use crate::suite::Suite;
use clap::Args;
use cuspec_spec::Registry;
use indicatif::{ProgressBar, ProgressStyle};
use regex::Regex;

use super::events::Events;
use super::expect::{self, Known};
use super::form::{self, open_explanations};
use super::select::{self, Chosen};
use super::session::Session;

/// Where a run leaves its report if nothing else is said.
pub const OUT: &str = "target/conform";

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The library: a path, or a bare name for the system's loader to find [default: the reference
    /// driver]
    #[arg(long, value_name = "PATH")]
    pub driver: Option<PathBuf>,
    /// Run only cases whose id this regular expression finds something in
    #[arg(long, value_name = "RE", value_parser = super::parse_filter)]
    pub filter: Option<Regex>,
    /// Worker processes at a time [default: one per core, four at most]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,
    /// Gives each case a process of its own
    #[arg(long)]
    pub isolate: bool,
    /// Seconds that one case may take
    #[arg(long, value_name = "S", default_value = "10", value_parser = parse_seconds)]
    pub timeout: Duration,
    /// Seconds that a worker may take to load the library and make its context
    #[arg(long, value_name = "S", default_value = "120", value_parser = parse_seconds)]
    pub start_timeout: Duration,
    /// Megabytes that one worker may fill, with the processes it starts
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..1 << 40))]
    #[arg(default_value_t = DEFAULT_MEGABYTES)]
    pub memory: u64,
    /// How often, in seconds, it is said how far the run is, where standard error is no terminal
    #[arg(long, value_name = "S", default_value = "10", value_parser = parse_seconds)]
    pub heartbeat: Duration,
    /// Where the report goes
    #[arg(long, value_name = "DIR", default_value = OUT)]
    pub out: PathBuf,
    /// Run the cases of this hazard too; may be given several times
    #[arg(long = "hazard", value_name = "NAME")]
    pub hazards: Vec<String>,
    #[command(flatten)]
    pub select: super::select::Select,
    #[command(flatten)]
    pub resume: super::resume::Options,
    #[command(flatten)]
    pub against: expect::Against,
    #[command(flatten)]
    pub lists: expect::Lists,
    #[command(flatten)]
    pub again: expect::Again,
    #[command(flatten)]
    pub form: form::Form,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            driver: None,
            filter: None,
            jobs: None,
            isolate: false,
            timeout: Duration::from_secs(10),
            start_timeout: START,
            heartbeat: Duration::from_secs(10),
            memory: DEFAULT_MEGABYTES,
            out: PathBuf::from(OUT),
            hazards: Vec::new(),
            select: super::select::Select::default(),
            resume: super::resume::Options::default(),
            against: expect::Against::default(),
            lists: expect::Lists::default(),
            again: expect::Again::default(),
            form: form::Form::default(),
        }
    }
}

/// A run that has come to its end.
pub struct Finished {
    /// Where the results are.
    pub folder: PathBuf,
    pub environment: Environment,
    pub exit: Exit,
}

/// Checks the registry where there is one, and runs everything against the reference driver.
pub fn all(suite: &Suite) -> Result<Exit, Stop> {
    check_registry()?;
    run(suite, &Options::default())
}

pub fn run(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    finish(suite, options).map(|finished| finished.exit)
}

/// Runs the suite, writes the report, and prints the summary.
pub fn finish(suite: &Suite, options: &Options) -> Result<Finished, Stop> {
    if let Some(folder) = &options.resume.folder {
        return finish(suite, &super::resume::recall(folder)?);
    }
    select::touch_status_file()?;
    let Chosen { plan, part, seed } =
        options
            .select
            .choose(suite, options.filter.as_ref(), &options.out)?;
    let known = Known::load(suite, &options.lists, options.again.skip.as_deref())?;
    let evidence = options.form.evidence()?;
    let reference = options.against.open(part.is_none().then_some(&plan))?;
    let driver = match &options.driver {
        Some(driver) => driver.clone(),
        None => reference_driver::find().map_err(Stop::absent)?,
    };
    let folder = prepare_folder(&options.out)?;
    let full = AtomicBool::new(false);
    let times = options.again.stress.unwrap_or(1) as usize;
    let events = Events::new(plan.cases.len() * times, options.heartbeat);
    let run = set_up(suite, &driver, &folder, options)?
        .shuffle(seed)
        .reference(reference.as_ref())
        .observer(&events)
        .stop_when(&full);
    let description = run.probe().map_err(tell_absence)?;
    let mut environment = Environment::describe(&driver, description, suite.registry);
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
        full: &full,
    };
    let assessment = session.execute(records, &folder)?;
    let command = command_line(options);
    let summary = Summary {
        environment: &environment,
        assessment: &assessment,
        book: &open_explanations(&assessment, evidence),
        time: Some(start.elapsed()),
        run_stats: Some(run.run_stats()),
        command: &command,
    };
    report(options, &summary, &folder)?;
    Ok(Finished {
        exit: assessment.exit(),
        folder,
        environment,
    })
}

/// Writes what there is to say of a run that is over, and prints it.
fn report(options: &Options, summary: &Summary<'_>, folder: &Path) -> Result<(), Stop> {
    atomic_write::write(&folder.join("summary.txt"), &summary.full())
        .map_err(|error| cannot_write(folder, &error))?;
    let results = || store::load(folder).map_err(Stop::infrastructure);
    select::write_xml_output(summary, &results)?;
    let text = summary.short(Some(&options.out));
    options.form.print(summary, &text, &results)?;
    Ok(())
}

fn set_up<'a>(
    suite: &'a Suite,
    driver: &Path,
    folder: &Path,
    options: &Options,
) -> Result<Run<'a>, Stop> {
    let scratch = folder.join("scratch");
    std::fs::create_dir_all(&scratch).map_err(|error| cannot_write(&scratch, &error))?;
    let run = Run::new(suite, driver)
        .map_err(|error| Stop::infrastructure(format!("cannot start workers: {error}")))?;
    let mut run = run
        .timeout(options.timeout)
        .start_timeout(options.start_timeout)
        .memory(options.memory)
        .isolate(options.isolate)
        .folder(&scratch);
    if let Some(jobs) = options.jobs {
        run = run.jobs(jobs.into());
    }
    for hazard in &options.hazards {
        run = run.hazard(hazard);
    }
    Ok(run)
}

pub fn tell_absence(error: ProbeError) -> Stop {
    match error {
        ProbeError::Absent(reason) => Stop::absent(reason),
        ProbeError::Broken(reason) => Stop::infrastructure(reason),
    }
}

/// Drawn on a terminal alone.
pub fn progress(count: usize, things: &str) -> ProgressBar {
    let bar = ProgressBar::new(count as u64);
    let template =
        format!("{{bar:40}} {{pos}}/{{len}} {things}, {{per_sec}}, {{eta}} left  {{msg}}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

/// The registry from the current folder upwards, if there is one, has to be without mistakes.
fn check_registry() -> Result<(), Stop> {
    let here = std::env::current_dir().unwrap_or_default();
    let is_registry = |folder: &PathBuf| folder.join("vocabulary").is_dir();
    let Some(spec) = here.ancestors().map(|up| up.join("spec")).find(is_registry) else {
        return Ok(());
    };
    let Err(mistakes) = Registry::load(&spec) else {
        return Ok(());
    };
    for mistake in &mistakes {
        let source = std::fs::read_to_string(&mistake.path).unwrap_or_default();
        eprintln!("{}", mistake.render(&source));
    }
    Err(Stop {
        exit: Exit::Unexpected,
        message: format!("the registry has {} mistakes", mistakes.len()),
    })
}

/// What repeats the run, less its filter.
fn command_line(options: &Options) -> String {
    let mut words: Vec<OsString> = vec!["cuconform".into(), "run".into()];
    if let Some(driver) = &options.driver {
        words.extend(["--driver".into(), driver.clone().into()]);
    }
    if let Some(reference) = &options.against.reference {
        words.extend(["--reference".into(), reference.clone().into()]);
    }
    for hazard in &options.hazards {
        words.extend(["--hazard".into(), hazard.into()]);
    }
    // Whether a case comes to its end may depend on how much it was given.
    let usual = Options::default();
    let seconds = |time: Duration| time.as_secs_f64().to_string();
    let limits = [
        (
            "--timeout",
            seconds(options.timeout),
            seconds(usual.timeout),
        ),
        (
            "--start-timeout",
            seconds(options.start_timeout),
            seconds(usual.start_timeout),
        ),
        (
            "--memory",
            options.memory.to_string(),
            usual.memory.to_string(),
        ),
    ];
    for (name, limit, usual) in limits {
        if limit != usual {
            words.extend([name.into(), limit.into()]);
        }
    }
    join(&words)
}

/// The same for a run that was made some other day.
pub fn repeat(environment: &Environment) -> String {
    let mut words: Vec<OsString> = vec!["cuconform".into(), "run".into(), "--driver".into()];
    words.push(environment.library.asked.clone().into());
    if let Some(mark) = &environment.reference {
        words.extend(["--reference".into(), mark.asked.clone().into()]);
    }
    join(&words)
}

fn join(words: &[OsString]) -> String {
    let quoted = words.iter().map(|word| quote(&word.to_string_lossy()));
    let quoted: Vec<String> = quoted.collect();
    quoted.join(" ")
}

/// A word as a shell reads it.
fn quote(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:".contains(c);
    if word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

pub fn prepare_folder(out: &Path) -> Result<PathBuf, Stop> {
    std::fs::create_dir_all(out).map_err(|error| cannot_write(out, &error))?;
    out.canonicalize()
        .map_err(|error| cannot_write(out, &error))
}

pub fn cannot_write(folder: &Path, error: &std::io::Error) -> Stop {
    Stop::infrastructure(format!("cannot write to {}: {error}", folder.display()))
}

pub fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
    Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|time| !time.is_zero())
        .ok_or_else(|| format!("`{text}` is no time that can pass"))
}
