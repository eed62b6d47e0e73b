//! `cuconform run`, and what `cuconform` does by itself.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use cuspec_conformance::environment::Environment;
use cuspec_conformance::exit::{Exit, Stop};
use cuspec_conformance::memory::DEFAULT_MEGABYTES;
use cuspec_conformance::outcome::{CaseResult, Outcome};
use cuspec_conformance::plan::Plan;
use cuspec_conformance::protocol::Machine;
use cuspec_conformance::records::Records;
use cuspec_conformance::reference;
use cuspec_conformance::report::{Counts, Summary};
use cuspec_conformance::run::{ProbeError, Run};
use cuspec_conformance::suite::Suite;
use cuspec_spec::Registry;
use indicatif::{ProgressBar, ProgressStyle};
use regex::Regex;

use super::select::{self, Chosen};

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
    /// Worker processes at a time [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,
    /// Seconds that one case may take
    #[arg(long, value_name = "S", default_value = "10", value_parser = parse_seconds)]
    pub timeout: Duration,
    /// Megabytes that one worker may fill, with the processes it starts
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..1 << 40))]
    #[arg(default_value_t = DEFAULT_MEGABYTES)]
    pub memory: u64,
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
}

impl Default for Options {
    fn default() -> Options {
        Options {
            driver: None,
            filter: None,
            jobs: None,
            timeout: Duration::from_secs(10),
            memory: DEFAULT_MEGABYTES,
            out: PathBuf::from(OUT),
            hazards: Vec::new(),
            select: super::select::Select::default(),
            resume: super::resume::Options::default(),
        }
    }
}

/// A run that has come to its end.
pub struct Finished {
    pub results: Vec<CaseResult>,
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
    let driver = match &options.driver {
        Some(driver) => driver.clone(),
        None => reference::find().map_err(Stop::absent)?,
    };
    let folder = prepare_folder(&options.out)?;
    let full = AtomicBool::new(false);
    let run = set_up(suite, &driver, &folder, options)?
        .shuffle(seed)
        .stop_when(&full);
    let description = run.probe().map_err(tell_absence)?;
    let mut environment = Environment::describe(&driver, description, suite.registry);
    environment.shard = part;
    environment.shuffle = seed;
    let start = Instant::now();
    let opened = super::resume::open(&options.resume, &folder, &plan, environment)?;
    let (records, done, environment) = opened;
    let told = Told {
        records,
        done,
        full: &full,
    };
    let results = execute(&run, &plan, &environment.driver.machine, told, &folder)?;
    let command = command_line(options);
    let summary = Summary {
        results: &results,
        environment: &environment,
        time: Some(start.elapsed()),
        command: &command,
    };
    std::fs::write(folder.join("summary.txt"), summary.full())
        .map_err(|error| cannot_write(&folder, &error))?;
    select::write_xml_output(&results)?;
    super::print(&summary.short(&options.out))?;
    let exit = Counts::of(&results).exit();
    Ok(Finished {
        results,
        environment,
        exit,
    })
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
        .memory(options.memory)
        .folder(&scratch);
    if let Some(jobs) = options.jobs {
        run = run.jobs(jobs.into());
    }
    for hazard in &options.hazards {
        run = run.hazard(hazard);
    }
    Ok(run)
}

/// Where results go.
struct Told<'a> {
    records: Records,
    /// Those of a run that is taken up again.
    done: Vec<CaseResult>,
    /// Goes up when no more can be written.
    full: &'a AtomicBool,
}

/// Runs the plan with a progress bar, writing every result as soon as it is known. When one cannot
/// be written, the rest is not run.
fn execute(
    run: &Run<'_>,
    plan: &Plan,
    machine: &Machine,
    told: Told<'_>,
    folder: &Path,
) -> Result<Vec<CaseResult>, Stop> {
    let Told {
        records,
        done,
        full,
    } = told;
    let bar = progress(plan.cases.len(), "cases");
    let trouble = Mutex::new(None);
    let unexpected = Mutex::new(0);
    bar.inc(done.len() as u64);
    let results = run.execute_rest(plan, machine, done, &|_, result| {
        if full.load(Ordering::Relaxed) {
            return;
        }
        if let (Err(error), Ok(mut trouble)) = (records.add(result), trouble.lock()) {
            full.store(true, Ordering::Relaxed);
            trouble.get_or_insert(error);
        }
        let wrong = result.outcome.is_unexpected() || result.outcome == Outcome::Error;
        if wrong && let Ok(mut unexpected) = unexpected.lock() {
            *unexpected += 1;
            bar.set_message(format!("{unexpected} unexpected"));
        }
        bar.inc(1);
    });
    bar.finish_and_clear();
    if let Ok(Some(error)) = trouble.into_inner() {
        let Stop { exit, message } = cannot_write(folder, &error);
        let way_on = format!("cuconform run --resume {}", folder.display());
        return Err(Stop {
            exit,
            message: format!("{message}; what was written is kept, `{way_on}` finishes it"),
        });
    }
    records
        .finish(&results)
        .map_err(|error| cannot_write(folder, &error))?;
    Ok(results)
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
    for hazard in &options.hazards {
        words.extend(["--hazard".into(), hazard.into()]);
    }
    let words: Vec<String> = words
        .iter()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    words.join(" ")
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
