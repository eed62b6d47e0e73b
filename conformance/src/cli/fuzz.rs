//! `cuconform fuzz`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use regex::Regex;

use super::subject_options::SubjectOptions;
use super::{out_folder, parse, progress};
use crate::engine::Run;
use crate::engine::reference_libraries;
use crate::fuzz::compare::{Agreement, compare};
use crate::fuzz::corpus::{self, Recorded, Writer};
use crate::fuzz::coverage::Coverage;
use crate::fuzz::generate::generate;
use crate::fuzz::material::{Material, Varying};
use crate::fuzz::render::{to_c, to_listing, to_scenario};
use crate::fuzz::session::{Answers, Library, Sequence, leave_out_undefined};
use crate::fuzz::shrink::shrink;
use crate::results::exit::{Exit, Stop};
use crate::suite::Suite;
use crate::worker::ipc::Description;

/// Sequences that are made and run at once.
const CHUNK: usize = 500;
/// Times that the judge answers a sequence before its answers count.
const MAX_PASSES: usize = 2;

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
    /// Number of parallel workers [default: one per core, at most four]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Time limit of a call, in seconds
    #[arg(long, value_name = "S", default_value = "10", value_parser = parse::seconds)]
    timeout: Duration,
    /// Shrink the first N differences, and print each as a scenario and as a C program; with `--corpus`, list the calls
    /// up to the difference
    #[arg(long, value_name = "N", default_value_t = 3)]
    shrink: usize,
    /// File to which the sequences are added, with the answers of the library; seeds that it has are not run again
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Compare the library with the answers that `--record` has written, in place of those of the reference libraries
    #[arg(long, value_name = "FILE", conflicts_with_all = ["record", "seed", "sequences", "calls", "filter"])]
    corpus: Option<PathBuf>,
    /// Folder in which the workers run
    #[arg(long, value_name = "DIR", default_value = "target/fuzz")]
    out: PathBuf,
}

pub fn fuzz(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let subject = options.libraries.subject()?;
    let judge = reference_libraries::find().map_err(Stop::absent)?;
    let suite = &suite.with_runtime(subject.runtime.is_some());
    let scratch = out_folder::prepare(&options.out)?.join("scratch");
    std::fs::create_dir_all(&scratch).map_err(|error| Stop::cannot_write(&scratch, &error))?;
    let run_of = |subject| {
        let run = Run::new(suite, subject)
            .map_err(|error| Stop::infrastructure(format!("cannot start workers: {error}")))?;
        let run = run.timeout(options.timeout).folder(&scratch);
        Ok::<_, Stop>(match options.jobs {
            Some(jobs) => run.jobs(jobs.into()),
            None => run,
        })
    };
    let (judge, subject) = (run_of(&judge)?, run_of(&subject)?);
    let (of_judge, of_subject) = (judge.probe()?, subject.probe()?);
    let (judge, subject) = (judge.found(&of_judge), subject.found(&of_subject));
    let judge = Library {
        suite,
        run: &judge,
        machine: &of_judge.machine,
    };
    let subject = Library {
        suite,
        run: &subject,
        machine: &of_subject.machine,
    };
    let fuzzer = Fuzzer {
        options,
        judge,
        subject,
        varying: Varying::of(suite),
    };
    let totals = match &options.corpus {
        Some(corpus) => fuzzer.replay(corpus)?,
        None => fuzzer.explore(suite, &of_subject)?,
    };
    super::print::text(&totals.to_text())?;
    Ok(match totals.differences.is_empty() {
        true => Exit::Expected,
        false => Exit::Unexpected,
    })
}

struct Fuzzer<'a> {
    options: &'a Options,
    judge: Library<'a>,
    subject: Library<'a>,
    varying: Varying,
}

impl Fuzzer<'_> {
    /// Compares the subject with the judge on new sequences.
    fn explore(&self, suite: &Suite, description: &Description) -> Result<Totals, Stop> {
        let options = self.options;
        let material =
            Material::of(suite, options.filter.as_ref()).map_err(Stop::infrastructure)?;
        let open = |path: &PathBuf| Writer::open(path, &subject_text(description));
        let writer = options.record.as_ref().map(open).transpose();
        let mut writer = writer.map_err(Stop::usage)?;
        let bar = progress::bar(options.sequences, "sequences");
        let mut totals = Totals::default();
        let seeds = (options.seed..).take(options.sequences);
        let is_new = |seed: &u64| writer.as_ref().is_none_or(|writer| !writer.has(*seed));
        let seeds: Vec<u64> = seeds.filter(is_new).collect();
        for chunk in seeds.chunks(CHUNK) {
            let made = chunk.iter().map(|seed| {
                let steps = generate(&material, *seed, options.calls)?;
                Ok(Sequence { seed: *seed, steps })
            });
            let made = made.collect::<Result<Vec<_>, String>>();
            let (sequences, expected) = self.defined(made.map_err(Stop::infrastructure)?)?;
            let found = self.subject.answer(&sequences, &|| bar.inc(1));
            let found = found.map_err(Stop::infrastructure)?;
            for ((sequence, expected), found) in sequences.iter().zip(&expected).zip(&found) {
                let is_new = totals.add(
                    sequence,
                    expected,
                    found,
                    self.compare(sequence, expected, found),
                );
                if is_new && totals.differences.len() <= options.shrink {
                    let step = self.compare(sequence, expected, found).difference;
                    totals
                        .shrunk
                        .extend(self.shrink(sequence, step.unwrap_or_default())?);
                }
            }
            if let (Some(writer), Some(path)) = (&mut writer, &options.record) {
                let recorded = sequences.iter().zip(&found);
                let recorded: Vec<Recorded> = recorded
                    .map(|(sequence, found)| Recorded::of(sequence, found))
                    .collect();
                let written = writer.add(&recorded);
                written.map_err(|error| Stop::cannot_write(path, &error))?;
            }
        }
        bar.finish_and_clear();
        Ok(totals)
    }

    /// Leaves out the calls that the judge finds undefined. Returns the judge's answers to the rest. A call may
    /// become undefined because an earlier one was left out, so this is repeated.
    fn defined(&self, mut sequences: Vec<Sequence>) -> Result<(Vec<Sequence>, Vec<Answers>), Stop> {
        let answer = |sequences: &[Sequence]| {
            let answers = self.judge.answer(sequences, &|| ());
            answers.map_err(Stop::infrastructure)
        };
        let mut expected = answer(&sequences)?;
        for _ in 0..MAX_PASSES {
            for (sequence, answers) in sequences.iter_mut().zip(&expected) {
                leave_out_undefined(sequence, answers);
            }
            expected = answer(&sequences)?;
        }
        Ok((sequences, expected))
    }

    fn compare(&self, sequence: &Sequence, expected: &Answers, found: &Answers) -> Agreement {
        compare(sequence, &self.varying, expected, found)
    }

    /// The shortest sequence found in which the libraries still differ as in a step of this one.
    fn shrink(&self, sequence: &Sequence, step: usize) -> Result<Option<String>, Stop> {
        let mut sequence = sequence.clone();
        sequence.steps.truncate(step + 1);
        let last = |answers: &Answers, count: usize| {
            let ended = answers.ended.clone().unwrap_or_default();
            let answer = answers.answers.get(count - 1).cloned().unwrap_or(ended);
            answer.split(' ').next().unwrap_or_default().to_owned()
        };
        let both = |tried: &[Sequence]| {
            let expected = self.judge.answer(tried, &|| ())?;
            let found = self.subject.answer(tried, &|| ())?;
            Ok::<_, String>(expected.into_iter().zip(found).collect::<Vec<_>>())
        };
        let codes = |sequence: &Sequence, (expected, found): &(Answers, Answers)| {
            let count = sequence.steps.len();
            (last(expected, count), last(found, count))
        };
        let whole = both(std::slice::from_ref(&sequence)).map_err(Stop::infrastructure)?;
        let Some(wanted) = whole.first().map(|answers| codes(&sequence, answers)) else {
            return Ok(None);
        };
        let differs = |tried: &[Sequence]| {
            let answers = both(tried)?;
            let tried = tried.iter().zip(&answers);
            Ok(tried
                .map(|(sequence, both)| {
                    let step = self.compare(sequence, &both.0, &both.1).difference;
                    step == Some(sequence.steps.len() - 1) && codes(sequence, both) == wanted
                })
                .collect())
        };
        let shrunk = shrink(sequence, &differs).map_err(Stop::infrastructure)?;
        let expected = self.judge.answer(std::slice::from_ref(&shrunk), &|| ());
        let expected = expected.map_err(Stop::infrastructure)?;
        let answers = expected
            .first()
            .map_or(&[][..], |answers| answers.answers.as_slice());
        let scenario = to_scenario(&shrunk, answers);
        Ok(Some(format!("{scenario}\n{}", to_c(&shrunk))))
    }

    /// Compares the subject with recorded answers.
    fn replay(&self, corpus: &Path) -> Result<Totals, Stop> {
        let (_, recorded) = corpus::read(corpus).map_err(Stop::usage)?;
        let (sequences, expected): (Vec<_>, Vec<_>) =
            recorded.into_iter().map(Recorded::split).unzip();
        let bar = progress::bar(sequences.len(), "sequences");
        let mut totals = Totals::default();
        for (sequences, expected) in sequences.chunks(CHUNK).zip(expected.chunks(CHUNK)) {
            let found = self.subject.answer(sequences, &|| bar.inc(1));
            let found = found.map_err(Stop::infrastructure)?;
            for ((sequence, expected), found) in sequences.iter().zip(expected).zip(&found) {
                let agreement = self.compare(sequence, expected, found);
                let step = agreement.difference.unwrap_or_default();
                let is_new = totals.add(sequence, expected, found, agreement);
                if is_new && totals.differences.len() <= self.options.shrink {
                    let listing = to_listing(sequence, &expected.answers, step);
                    totals.shrunk.push(listing);
                }
            }
        }
        bar.finish_and_clear();
        Ok(totals)
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

#[derive(Default)]
struct Totals {
    coverage: Coverage,
    sequences: usize,
    to_their_end: usize,
    agreed: usize,
    ended_judge: BTreeMap<String, Vec<u64>>,
    /// The seeds of sequences by the first difference.
    differences: BTreeMap<String, Vec<u64>>,
    /// Shrunk sequences, as scenarios and as C programs.
    shrunk: Vec<String>,
}

impl Totals {
    /// Adds the answers to a sequence. Returns whether they differ in a new way.
    fn add(
        &mut self,
        sequence: &Sequence,
        expected: &Answers,
        found: &Answers,
        agreement: Agreement,
    ) -> bool {
        self.sequences += 1;
        self.coverage.add(sequence, found);
        if let Some(ended) = &expected.ended {
            let step = sequence.steps.get(expected.answers.len());
            let name = step.map_or("?", |step| step.function.as_str());
            let how = format!("{ended} in {name}");
            self.ended_judge.entry(how).or_default().push(sequence.seed);
        }
        self.agreed += agreement.agreed;
        let Some(step) = agreement.difference else {
            self.to_their_end += 1;
            return false;
        };
        let function = sequence
            .steps
            .get(step)
            .map_or("?", |step| step.function.as_str());
        let expected = expected.answers.get(step).map_or("", String::as_str);
        let ended = found.ended.as_deref().unwrap_or_default();
        let found = found.answers.get(step).map_or(ended, String::as_str);
        let difference = format!("{function}: expected {expected}, found {found}");
        let seeds = self.differences.entry(difference).or_default();
        seeds.push(sequence.seed);
        seeds.len() == 1
    }

    fn to_text(&self) -> String {
        let calls = self.agreed + self.sequences - self.to_their_end;
        let mut text = format!(
            "{} sequences, {} to their end; {} of {} answers agree ({:.2} %)\n",
            self.sequences,
            self.to_their_end,
            self.agreed,
            calls,
            100.0 * self.agreed as f64 / calls.max(1) as f64,
        );
        text.push_str(&self.coverage.to_text());
        for (how, seeds) in &self.ended_judge {
            text.push_str(&format!(
                "the judge ended: {how}: {} times, seed {}\n",
                seeds.len(),
                seeds[0]
            ));
        }
        let mut differences: Vec<_> = self.differences.iter().collect();
        differences.sort_by_key(|(_, seeds)| std::cmp::Reverse(seeds.len()));
        for (difference, seeds) in differences {
            text.push_str(&format!(
                "{} times, seed {}: {difference}\n",
                seeds.len(),
                seeds[0]
            ));
        }
        for shrunk in &self.shrunk {
            text.push_str(&format!("\n{shrunk}"));
        }
        text
    }
}
