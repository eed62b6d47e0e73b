//! `cuconform fuzz`.

use std::path::{Path, PathBuf};

use clap::Args;
use regex::Regex;

use super::expect::beneath_id;
use super::select::touch_status_file;
use super::selection::shard_choice::ShardChoice;
use super::subject_options::SubjectOptions;
use super::worker_options::WorkerOptions;
use super::{out_folder, parse, print, progress};
use crate::engine::subject::Subject;
use crate::engine::{Run, reference_libraries};
use crate::fuzz::corpus::{self, Writer};
use crate::fuzz::fuzzer::{Fuzzer, Judges};
use crate::fuzz::masking::Masking;
use crate::fuzz::material::Material;
use crate::fuzz::session::{self, Library};
use crate::fuzz::totals::Totals;
use crate::results::exit::{Exit, Stop};
use crate::suite::Suite;
use crate::worker::ipc::Description;

#[derive(Args, Clone, Debug)]
pub struct Options {
    #[command(flatten)]
    libraries: SubjectOptions,
    #[command(flatten)]
    judge: Judge,
    /// Call only functions whose name matches this regular expression
    #[arg(long, value_name = "RE", value_parser = parse::filter)]
    filter: Option<Regex>,
    /// Seed of the first sequence; the others have the seeds that follow it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of sequences
    #[arg(long, value_name = "N", default_value_t = 200)]
    sequences: usize,
    /// Number of calls of a sequence
    #[arg(long, value_name = "N", default_value_t = 50)]
    calls: usize,
    /// Only this part of the sequences, `2/5`; `none` for all of them, regardless of the environment [default: the
    /// part that Bazel, Kubernetes or Buildkite set in the environment, else all]
    #[arg(long, value_name = "I/N|none")]
    shard: Option<ShardChoice>,
    #[command(flatten)]
    workers: WorkerOptions,
    /// Shrink the first N differences, and print each as a scenario and as a C program; with `--corpus`, list the calls
    /// up to the difference
    #[arg(long, value_name = "N", default_value_t = 3)]
    shrink: usize,
    /// File to which the sequences are added, with the answers of the library; seeds that it has are not run again. With
    /// `--corpus`, the recorded sequences are added with the answers of this library
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Compare the library with the answers that `--record` has written, in place of those of the reference
    /// libraries: a file, or the name of a built-in corpus, `h100-580.159.04` or `h200-580.159.04`
    #[arg(long, value_name = "FILE|NAME")]
    #[arg(conflicts_with_all = ["seed", "sequences", "calls", "filter"])]
    corpus: Option<PathBuf>,
    /// Exit with 0 if at least this percentage of the answers agrees [default: every difference counts]
    #[arg(long, value_name = "PERCENT", value_parser = parse::percent)]
    at_least: Option<f64>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Folder in which the workers run
    #[arg(long, value_name = "DIR", default_value = "target/fuzz")]
    out: PathBuf,
}

/// The judge of new sequences, if it is not the reference libraries.
#[derive(Args, Clone, Debug, Default)]
struct Judge {
    /// The driver that judges in place of the reference driver: the driver at PATH, or the subject's without
    /// preloaded libraries (`run --beneath` names the library under an interposer instead)
    #[arg(long, value_name = "PATH", num_args = 0..=1, conflicts_with = "corpus")]
    beneath: Option<Option<PathBuf>>,
    /// The runtime that judges in place of the reference runtime, over the driver of `--beneath` or the subject's
    #[arg(long, value_name = "PATH", conflicts_with = "corpus")]
    beneath_runtime: Option<PathBuf>,
}

impl Judge {
    fn subject(&self, libraries: &SubjectOptions) -> Result<Option<Subject>, Stop> {
        let id = beneath_id(self.beneath.as_ref(), self.beneath_runtime.as_ref());
        let beneath = id.map(|id| libraries.beneath(&id)?.subject());
        beneath.transpose()
    }
}

pub fn fuzz(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    touch_status_file()?;
    let totals = match &options.corpus {
        Some(path) => replay(suite, options, path)?,
        None => explore(suite, options)?,
    };
    let has_new = totals.is_some();
    let totals = totals.unwrap_or_default();
    print::text(&match (options.json, has_new) {
        (true, _) => totals.to_json(),
        (false, true) => totals.to_text(),
        (false, false) => "the corpus has all these sequences\n".to_owned(),
    })?;
    Ok(match (totals.has_answers(), totals.has_differences()) {
        _ if !has_new => Exit::Expected,
        // As of a run whose cases are all skipped.
        (false, _) => Exit::Infrastructure,
        (true, false) => Exit::Expected,
        (true, true) => match options.at_least {
            Some(percent) if totals.percent() >= percent => Exit::Expected,
            _ => Exit::Unexpected,
        },
    })
}

/// Compares the library with recorded answers; `None` if the corpus of `--record` has all these sequences.
fn replay(suite: &Suite, options: &Options, path: &Path) -> Result<Option<Totals>, Stop> {
    let (_, recorded) = corpus::open(path).map_err(Stop::usage)?;
    let mut recorded = in_shard(options, recorded, |recorded| recorded.seed)?;
    let subject = options.libraries.subject()?;
    let suite = &suite.of_apis(subject.apis());
    let out = out_folder::prepare(&options.out)?;
    let subject = Opened::open(options, suite, &subject, &out)?;
    let mut corpus = subject.corpus(options)?;
    recorded.retain(|recorded| is_new(corpus.as_ref(), recorded.seed));
    if recorded.is_empty() && corpus.is_some() {
        return Ok(None);
    }
    let bar = progress::bar(recorded.len(), "sequences");
    let on_result = || bar.inc(1);
    let totals = fuzzer(options, &subject, &on_result).replay(recorded, corpus.as_mut());
    bar.finish_and_clear();
    totals.map(Some).map_err(Stop::infrastructure)
}

/// Compares the library with its judge on new sequences; `None` if the corpus of `--record` has all of them.
fn explore(suite: &Suite, options: &Options) -> Result<Option<Totals>, Stop> {
    let subject = options.libraries.subject()?;
    let judge = options.judge.subject(&options.libraries)?;
    let reference = reference_libraries::find().map_err(Stop::absent)?;
    let libraries = [Some(&subject), judge.as_ref(), Some(&reference)];
    let all = libraries.into_iter().flatten().map(Subject::apis);
    // All libraries make the same calls.
    let suite = &suite.of_apis(all.min_by_key(|apis| apis.len()).unwrap_or_default());
    let out = out_folder::prepare(&options.out)?;
    let open = |library: &Subject| Opened::open(options, suite, library, &out);
    let (reference, subject) = (open(&reference)?, open(&subject)?);
    let judge = judge.as_ref().map(open).transpose()?;
    let mut corpus = subject.corpus(options)?;
    let seeds = (options.seed..).take(options.sequences).collect();
    let mut seeds = in_shard(options, seeds, |seed| *seed)?;
    seeds.retain(|seed| is_new(corpus.as_ref(), *seed));
    if seeds.is_empty() {
        return Ok(None);
    }
    let material = Material::of(suite, options.filter.as_ref()).map_err(Stop::infrastructure)?;
    let judges = Judges {
        reference: reference.library(),
        judge: judge.as_ref().map(Opened::library),
    };
    let bar = progress::bar(seeds.len(), "sequences");
    let on_result = || bar.inc(1);
    let fuzzer = fuzzer(options, &subject, &on_result);
    let totals = fuzzer.explore(&judges, &material, &seeds, options.calls, corpus.as_mut());
    bar.finish_and_clear();
    totals.map(Some).map_err(Stop::infrastructure)
}

/// Whether the corpus lacks the sequence of a seed.
fn is_new(corpus: Option<&Writer>, seed: u64) -> bool {
    corpus.is_none_or(|corpus| !corpus.has(seed))
}

/// The items whose sequences belong to the shard that the options or the environment select.
fn in_shard<T>(options: &Options, all: Vec<T>, seed: impl Fn(&T) -> u64) -> Result<Vec<T>, Stop> {
    const ITEMS: &str = "sequences";
    let Some(found) = ShardChoice::find(options.shard, ITEMS)? else {
        return Ok(all);
    };
    let count = all.len();
    let is_in = |item: &T| found.shard.has(&session::id(seed(item)));
    let part: Vec<T> = all.into_iter().filter(is_in).collect();
    found.report(part.len(), count, ITEMS)?;
    Ok(part)
}

fn fuzzer<'a>(
    options: &Options,
    subject: &'a Opened<'_>,
    on_result: &'a (dyn Fn() + Sync),
) -> Fuzzer<'a> {
    Fuzzer {
        subject: subject.library(),
        masking: Masking::of(subject.suite),
        explained: options.shrink,
        on_result,
    }
}

/// A library whose workers can start.
struct Opened<'a> {
    suite: &'a Suite,
    run: Run<'a>,
    description: Description,
}

impl<'a> Opened<'a> {
    fn open(
        options: &Options,
        suite: &'a Suite,
        subject: &Subject,
        out: &Path,
    ) -> Result<Opened<'a>, Stop> {
        let run = options.workers.run(suite, subject, out)?;
        let description = run.probe()?;
        Ok(Opened {
            suite,
            run: run.found(&description),
            description,
        })
    }

    /// The corpus of `--record`.
    fn corpus(&self, options: &Options) -> Result<Option<Writer>, Stop> {
        let open = |path: &PathBuf| Writer::open(path, &subject_text(&self.description));
        let corpus = options.record.as_ref().map(open).transpose();
        corpus.map_err(Stop::usage)
    }

    fn library(&self) -> Library<'_> {
        Library {
            suite: self.suite,
            run: &self.run,
            machine: &self.description.machine,
        }
    }
}

/// The device and the versions of a library.
fn subject_text(description: &Description) -> String {
    let driver = description.driver_version.unwrap_or_default();
    let runtime = description
        .runtime
        .as_ref()
        .and_then(|runtime| runtime.version);
    let runtime = runtime.map_or("no runtime".to_owned(), |version| {
        format!("runtime {version}")
    });
    format!(
        "{}, driver {driver}, {runtime}",
        description.device_in_words()
    )
}
