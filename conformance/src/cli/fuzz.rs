//! `cuconform fuzz`.

use std::path::PathBuf;

use clap::Args;
use indicatif::ProgressBar;
use regex::Regex;

use super::subject_options::SubjectOptions;
use super::worker_options::WorkerOptions;
use super::{out_folder, parse, progress};
use crate::engine::reference_libraries;
use crate::fuzz::corpus::{self, Writer};
use crate::fuzz::fuzzer::Fuzzer;
use crate::fuzz::masking::Masking;
use crate::fuzz::material::Material;
use crate::fuzz::session::Library;
use crate::results::exit::{Exit, Stop};
use crate::suite::Suite;
use crate::worker::ipc::Description;

#[derive(Args, Clone, Debug)]
pub struct Options {
    #[command(flatten)]
    libraries: SubjectOptions,
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
    /// Compare the library with the answers that `--record` has written, in place of those of the reference libraries
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "sequences", "calls", "filter"])]
    corpus: Option<PathBuf>,
    /// Folder in which the workers run
    #[arg(long, value_name = "DIR", default_value = "target/fuzz")]
    out: PathBuf,
}

pub fn fuzz(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let subject = options.libraries.subject()?;
    let judge = reference_libraries::find().map_err(Stop::absent)?;
    let suite = &suite.with_runtime(subject.runtime.is_some());
    let out = out_folder::prepare(&options.out)?;
    let judge = options.workers.run(suite, &judge, &out)?;
    let subject = options.workers.run(suite, &subject, &out)?;
    let (of_judge, of_subject) = (judge.probe()?, subject.probe()?);
    let (judge, subject) = (judge.found(&of_judge), subject.found(&of_subject));
    let count = match &options.corpus {
        Some(_) => 0,
        None => options.sequences,
    };
    let bar = progress::bar(count, "sequences");
    let fuzzer = Fuzzer {
        judge: Library {
            suite,
            run: &judge,
            machine: &of_judge.machine,
        },
        subject: Library {
            suite,
            run: &subject,
            machine: &of_subject.machine,
        },
        masking: Masking::of(suite),
        explained: options.shrink,
        on_result: &|| bar.inc(1),
    };
    let open = |path: &PathBuf| Writer::open(path, &subject_text(&of_subject));
    let corpus = options.record.as_ref().map(open).transpose();
    let mut corpus = corpus.map_err(Stop::usage)?;
    let is_new =
        |corpus: &Option<Writer>, seed: u64| corpus.as_ref().is_none_or(|corpus| !corpus.has(seed));
    let totals = match &options.corpus {
        Some(path) => {
            let (_, mut recorded) = corpus::read(path).map_err(Stop::usage)?;
            recorded.retain(|recorded| is_new(&corpus, recorded.seed));
            if recorded.is_empty() && corpus.is_some() {
                return report_complete(&bar);
            }
            bar.set_length(recorded.len() as u64);
            fuzzer.replay(recorded, corpus.as_mut())
        }
        None => {
            let filter = options.filter.as_ref();
            let material = Material::of(suite, filter).map_err(Stop::infrastructure)?;
            let seeds = (options.seed..).take(options.sequences);
            let seeds: Vec<u64> = seeds.filter(|seed| is_new(&corpus, *seed)).collect();
            if seeds.is_empty() {
                return report_complete(&bar);
            }
            fuzzer.explore(&material, &seeds, options.calls, corpus.as_mut())
        }
    };
    bar.finish_and_clear();
    let totals = totals.map_err(Stop::infrastructure)?;
    super::print::text(&totals.to_text())?;
    Ok(match (totals.has_answers(), totals.has_differences()) {
        // As of a run whose cases are all skipped.
        (false, _) => Exit::Infrastructure,
        (true, false) => Exit::Expected,
        (true, true) => Exit::Unexpected,
    })
}

/// Reports that there is nothing to record.
fn report_complete(bar: &ProgressBar) -> Result<Exit, Stop> {
    bar.finish_and_clear();
    super::print::text("the corpus has all these sequences\n")?;
    Ok(Exit::Expected)
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
