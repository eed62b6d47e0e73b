//! `cuconform mutate`.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::analysis::mutate::{Fate, Hunt, Index, Summary, sample, to_json};
use crate::engine::subject::Subject;
use crate::results::exit::{Exit, Stop};
use crate::suite::Suite;
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;
use clap::Args;
use regex::Regex;

use super::out_folder;
use super::parse;
use super::progress;
use super::reference::{self, Reference};

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Change only rules whose id this regular expression finds something in
    #[arg(long, value_name = "RE", value_parser = super::parse::filter)]
    filter: Option<Regex>,
    /// Mutants at a time [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Seconds that one call may take
    #[arg(long, value_name = "S", default_value = "3", value_parser = parse::seconds)]
    timeout: Duration,
    /// Where the report goes
    #[arg(long, value_name = "DIR", default_value = "target/mutate")]
    out: PathBuf,
    /// Try only so many mutants, spread evenly over all of them
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    sample: Option<u32>,
}

pub fn mutate(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let start = Instant::now();
    let plan = Plan::load(suite, None).map_err(Stop::infrastructure)?;
    let folder = out_folder::prepare(&options.out)?;
    let scratch = folder.join("scratch");
    let Reference {
        subject,
        environment,
        results: baseline,
    } = reference::run(suite, &plan, &scratch, options.timeout, options.jobs)?;
    let machine = environment.driver.machine;
    let index = Index::new(suite, &plan, &baseline, &machine).map_err(Stop::infrastructure)?;
    let mut mutants = index.mutants(suite);
    if let Some(filter) = &options.filter {
        mutants.retain(|mutant| filter.is_match(&mutant.rule));
        if mutants.is_empty() {
            return Err(Stop::usage(format!(
                "no rule that a case breaks has an id that matches `{filter}`"
            )));
        }
    }
    if let Some(count) = options.sample {
        mutants = sample(mutants, count as usize);
    }
    let hunt = hunt(suite, subject, scratch, &machine, options);
    let bar = progress::bar(mutants.len(), "mutants");
    let fates = hunt
        .run(&index, &mutants, &|_| bar.inc(1))
        .map_err(Stop::infrastructure)?;
    bar.finish_and_clear();
    let summary = Summary { fates: &fates };
    let text = summary.text();
    write(&folder, &fates, &text).map_err(|error| Stop::cannot_write(&folder, &error))?;
    let time = start.elapsed().as_secs_f64();
    super::print::text(&format!(
        "{text}{time:.1} s; report: {}\n",
        options.out.display()
    ))?;
    Ok(summary.exit())
}

fn hunt<'a>(
    suite: &'a Suite,
    subject: Subject,
    folder: PathBuf,
    machine: &'a Machine,
    options: &Options,
) -> Hunt<'a> {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    Hunt {
        suite,
        subject,
        folder,
        machine,
        timeout: options.timeout,
        jobs: options.jobs.map_or_else(cores, usize::from),
    }
}

fn write(folder: &Path, fates: &[Fate], text: &str) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(folder.join("mutants.jsonl"))?);
    for fate in fates {
        writeln!(file, "{}", to_json(fate))?;
    }
    file.flush()?;
    fs::write(folder.join("summary.txt"), text)
}
